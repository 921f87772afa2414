// Guesses the charset of a page that declares none, or the wrong one.
import { TextDecoder } from 'node:util';
import { analyse } from 'chardet';

/** A guess and how sure it is, 0 to 1. */
export interface DetectedCharset {
  readonly charset: string;
  readonly confidence: number;
}

export function detectCharset(bytes: Buffer): DetectedCharset {
  for (const { name, confidence } of analyse(bytes.subarray(0, 65536))) {
    try {
      return { charset: new TextDecoder(name).encoding, confidence: confidence / 100 };
    } catch {}
  }
  return { charset: 'windows-1252', confidence: 0 };
}
