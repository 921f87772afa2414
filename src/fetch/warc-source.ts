// The decoded bytes of a WARC file, each piece with the place it came from: plain, gzip member by member, or zstd.
import { readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { gzipMembers } from './warc-gzip.ts';
import type { WarcLocation, WarcProblem } from './warc-record.ts';
import { unzstd } from './warc-zstd.ts';

/** Bytes read from the file at a time. */
const READ_BYTES = 256 * 1024;

export type WarcCompression = 'none' | 'gzip' | 'zstd';

/** A piece of decoded bytes. `origin` is where its first byte stands. */
export interface WarcPiece {
  readonly bytes: Buffer;
  readonly origin: WarcLocation;
  /** Not compressed: every byte has an offset of its own in the file. */
  readonly isPlain?: boolean;
  /** Damage was skipped just before: what came earlier does not go on here. */
  readonly isAfterGap?: boolean;
}

/** Told by the first bytes, because names lie: `.warc` files that are gzip are common. */
export async function detectCompression(file: FileHandle): Promise<WarcCompression> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
  if (bytesRead >= 2 && buffer[0] === 0x1f && buffer[1] === 0x8b) return 'gzip';
  if (bytesRead === 4) {
    const magic = buffer.readUInt32LE(0);
    // A zstd frame, or a skippable frame, with which dictionary-compressed archives begin.
    if (magic === 0xfd2fb528 || (magic & 0xfffffff0) >>> 0 === 0x184d2a50) return 'zstd';
  }
  return 'none';
}

/** A part of a file, by offsets of the file itself. */
export interface FileRange {
  readonly start: number;
  readonly end: number;
}

const WHOLE: FileRange = { start: 0, end: Number.POSITIVE_INFINITY };

/** Streams the decoded content of an open file; a zstd file only as a whole. */
export function warcPieces(
  file: FileHandle,
  compression: WarcCompression,
  name: string,
  onProblem: (problem: WarcProblem) => void,
  range: FileRange = WHOLE,
): AsyncGenerator<WarcPiece> {
  if (compression === 'gzip') return gzipMembers(fileChunks(file, range), onProblem, range.start);
  if (compression === 'zstd') return zstdPieces(file, name);
  return plainPieces(file, range);
}

async function* plainPieces(file: FileHandle, range: FileRange): AsyncGenerator<WarcPiece> {
  let offset = range.start;
  for await (const bytes of fileChunks(file, range)) {
    yield { bytes, origin: { offset, skip: 0 }, isPlain: true };
    offset += bytes.length;
  }
}

// The whole stream counts as one member: a frame can hold any number of records, none of which can be reached alone.
async function* zstdPieces(file: FileHandle, name: string): AsyncGenerator<WarcPiece> {
  let skip = 0;
  for await (const bytes of unzstd(fileChunksSync(file.fd), name)) {
    yield { bytes, origin: { offset: 0, skip } };
    skip += bytes.length;
  }
}

async function* fileChunks(file: FileHandle, { start, end }: FileRange): AsyncGenerator<Buffer> {
  for (let position = start; position < end; ) {
    const length = Math.min(READ_BYTES, end - position);
    // A new buffer each time: pieces of it may outlive the next read.
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(length), 0, length, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

function* fileChunksSync(fd: number): Generator<Buffer> {
  for (let position = 0; ; ) {
    const buffer = Buffer.allocUnsafe(64 * 1024);
    const bytesRead = readSync(fd, buffer, 0, buffer.length, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}
