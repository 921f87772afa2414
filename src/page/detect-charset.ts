// Guesses the charset of a page that declares none, or the wrong one, from the statistics of its bytes.
import { TextDecoder } from 'node:util';
import { analyse } from 'chardet';
import { RAW_TEXT, TAG_BITS } from './tags.ts';
import { parseTree } from './tokenizer.ts';

/** Bytes looked at: detection costs some 100 ns a byte. */
const MAX_BYTES = 256 * 1024;
const MAX_TEXT = 16 * 1024;
/** Long runs of ASCII: in a Russian or Chinese page they say nothing and drown what does. */
const ASCII_RUN = /[\0-\x7f]{40,}/g;

/** The most likely charset, by its WHATWG name. */
export function detectCharset(bytes: Buffer): string {
  const text = wordsOf(bytes);
  for (const { name } of analyse(text)) {
    const charset = correct(name.toLowerCase(), text);
    try {
      return new TextDecoder(charset).encoding;
    } catch {
      // UTF-32 and the like, which no browser reads: the next guess.
    }
  }
  return 'windows-1252';
}

/** Share of non-ASCII among the letters of a page's text: Western languages stay far below a half. */
export function highByteShare(bytes: Buffer): number {
  const text = textOf(bytes);
  const high = text.match(/[\x80-\xff]/g)?.length ?? 0;
  const ascii = text.match(/[A-Za-z]/g)?.length ?? 0;
  // A handful of characters prove nothing.
  return high < 20 ? 0 : high / (high + ascii);
}

/** How many of the multi-byte sequences are well-formed UTF-8, and how many are not. */
export function utf8Sequences(bytes: Buffer): { readonly valid: number; readonly broken: number } {
  let valid = 0;
  let broken = 0;
  const end = Math.min(bytes.length, MAX_BYTES);
  for (let at = 0; at < end; ) {
    const lead = bytes[at]!;
    if (lead < 0x80) {
      at++;
      continue;
    }
    const length =
      lead >= 0xc2 && lead < 0xe0 ? 2 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xf0 && lead < 0xf5 ? 4 : 0;
    let next = 1;
    while (next < length && (bytes[at + next]! & 0xc0) === 0x80) next++;
    if (length > 0 && next === length) valid++;
    else broken++;
    at += Math.max(1, length > 0 ? next : 1);
  }
  return { valid, broken };
}

/** The text without markup, where there is something other than ASCII. */
function wordsOf(bytes: Buffer): Buffer {
  const text = textOf(bytes).replace(ASCII_RUN, ' ');
  return Buffer.from(text.slice(0, MAX_TEXT), 'latin1');
}

/**
 * The page's text, one character a byte. Markup is recognised without knowing the charset: no multi-byte charset that
 * pages use has '<' or '>' inside a character.
 */
function textOf(bytes: Buffer): string {
  const tree = parseTree(bytes.toString('latin1', 0, MAX_BYTES));
  let text = '';
  for (let node = 0; node < tree.size; node++)
    if (tree.isText(node) && (TAG_BITS[tree.tagId[tree.parent[node]!]!]! & RAW_TEXT) === 0)
      text += `${tree.source.slice(tree.start[node], tree.stop[node])} `;
  return text;
}

/** Puts right what the statistics are known to confuse, and prefers the Windows supersets that pages really use. */
function correct(charset: string, text: Buffer): string {
  const count = new Uint32Array(256);
  let high = 0;
  for (const byte of text) {
    count[byte]!++;
    if (byte >= 0x80) high++;
  }
  const of = (...codes: number[]): number => codes.reduce((sum, code) => sum + count[code]!, 0);
  const inRange = (from: number, to: number): number => {
    let sum = 0;
    for (let code = from; code <= to; code++) sum += count[code]!;
    return sum;
  };
  const hasWindowsBytes = inRange(0x80, 0x9f) > 0;
  switch (charset) {
    case 'iso-8859-1':
    case 'windows-1252':
      // Turkish differs in six letters, which Icelandic has too, but next to á, í, ó, ú, æ.
      return of(0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe) > high / 4 && of(0xe1, 0xed, 0xf3, 0xfa, 0xe6) < high / 20
        ? 'windows-1254'
        : 'windows-1252';
    case 'iso-8859-8':
      // Hebrew letters stand from 0xe0 on; Arabic ones begin earlier.
      return inRange(0xc0, 0xdf) > high / 10 ? 'windows-1256' : 'windows-1255';
    case 'iso-8859-2':
      return hasWindowsBytes ? 'windows-1250' : charset;
    case 'iso-8859-5':
      return hasWindowsBytes ? 'windows-1251' : charset;
    case 'iso-8859-7':
      return hasWindowsBytes ? 'windows-1253' : charset;
    case 'iso-8859-6':
      return hasWindowsBytes ? 'windows-1256' : charset;
    default:
      return charset;
  }
}
