// Reads WARC files as a stream of records: plain, gzip or zstd, whole or cut, tidy or not.
import { isUtf8 } from 'node:buffer';
import { type FileHandle, open } from 'node:fs/promises';
import { InputError } from '../errors.ts';
import { WarcFields, type WarcLocation, type WarcProblem, type WarcRecord } from './warc-record.ts';
import { detectCompression, type WarcPiece, warcPieces } from './warc-source.ts';

/** A line of a record's head longer than this is no head. */
const MAX_LINE = 1 << 20;
const MAX_FIELDS = 1000;
const VERSION = /^WARC\/\d+\.\d+\s*$/;

export interface WarcReadOptions {
  /** Told about cut or damaged places; without it they are passed over in silence. */
  readonly onProblem?: (problem: WarcProblem) => void;
}

/**
 * Reads the records of a file, one after the other, holding no more than a piece of one in memory.
 *
 * ```ts
 * for await (const record of readWarc('crawl.warc.gz', { onProblem: (p) => console.warn(p.message) })) {
 *   if (record.type === 'response') console.log(record.url, (await record.bytes()).length);
 * }
 * ```
 *
 * A file cut within a record (a killed writer) yields all records before the cut and the part of the last one that
 * is there, and reports a 'truncated' problem. A file that cannot be opened or holds no WARC record is an InputError.
 */
export async function* readWarc(path: string, options: WarcReadOptions = {}): AsyncGenerator<WarcRecord> {
  const file = await openWarc(path);
  try {
    // A cut is noticed by the decoder and by the record parser: it is one problem all the same.
    let isCut = false;
    const onProblem = (problem: WarcProblem) => {
      if (!isCut) options.onProblem?.(problem);
      isCut ||= problem.kind === 'truncated';
    };
    const compression = await detectCompression(file);
    let count = 0;
    for await (const record of parseWarc(warcPieces(file, compression, path, onProblem), onProblem)) {
      count++;
      yield record;
    }
    if (count === 0 && (await file.stat()).size > 0) {
      throw new InputError(`${path} is not a WARC file: no WARC record found in it`);
    }
  } finally {
    await file.close();
  }
}

/** Opens a WARC file for reading; what goes wrong is an InputError. */
export async function openWarc(path: string): Promise<FileHandle> {
  try {
    const file = await open(path, 'r');
    if ((await file.stat()).isDirectory()) {
      await file.close();
      throw new InputError(`cannot read WARC file ${path}: it is a directory`);
    }
    return file;
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`cannot read WARC file ${path}: ${(cause as NodeJS.ErrnoException).code ?? cause}`, {
      cause,
    });
  }
}

/** Parses decoded pieces into records. */
export async function* parseWarc(
  pieces: AsyncGenerator<WarcPiece>,
  onProblem: (problem: WarcProblem) => void,
): AsyncGenerator<WarcRecord> {
  const input = new PieceCursor(pieces);
  let isLost = false;
  while (await input.ready(true)) {
    const location = input.location();
    const line = await input.line();
    if (line === undefined) continue;
    if (!VERSION.test(line)) {
      // Empty lines stand between records, one or two or more; anything else is not where a record should be.
      if (line !== '' && !isLost) {
        isLost = true;
        onProblem({
          kind: 'damaged',
          offset: location.offset,
          message: 'no record begins here; looked for the next one',
        });
      }
      continue;
    }
    isLost = false;
    const fields = await readFields(input);
    const length = Number(fields?.get('content-length')?.trim() || Number.NaN);
    if (fields === undefined || !Number.isSafeInteger(length) || length < 0) {
      const isCut = !(await input.ready(true));
      onProblem({
        kind: isCut ? 'truncated' : 'damaged',
        offset: location.offset,
        message: isCut
          ? 'the file ends within the head of a record'
          : 'a record tells no usable Content-Length',
      });
      isLost = true;
      continue;
    }
    const record = new StreamedRecord(line.trim(), fields, length, location, input);
    yield record;
    // Before damage it was reported already, by who found it.
    if (!(await record.finish()) && !input.isAtGap) {
      onProblem({ kind: 'truncated', offset: location.offset, message: 'the file ends within a record' });
    }
  }
}

async function readFields(input: PieceCursor): Promise<WarcFields | undefined> {
  const entries: [string, string][] = [];
  for (;;) {
    const line = await input.line();
    if (line === undefined || entries.length > MAX_FIELDS) return undefined;
    if (line === '') return new WarcFields(entries);
    const last = entries.at(-1);
    if (/^[ \t]/.test(line) && last) {
      last[1] += ` ${line.trim()}`;
      continue;
    }
    const colon = line.indexOf(':');
    if (colon > 0) entries.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
}

class StreamedRecord implements WarcRecord {
  readonly version: string;
  readonly fields: WarcFields;
  readonly contentLength: number;
  readonly location: WarcLocation;
  readonly type: string;
  readonly id: string | undefined;
  readonly url: string | undefined;
  readonly date: number;
  readonly #input: PieceCursor;
  #left: number;

  constructor(
    version: string,
    fields: WarcFields,
    length: number,
    location: WarcLocation,
    input: PieceCursor,
  ) {
    this.version = version;
    this.fields = fields;
    this.contentLength = length;
    this.location = location;
    this.type = fields.get('warc-type')?.toLowerCase() ?? '';
    this.id = fields.get('warc-record-id');
    this.url = fields.get('warc-target-uri')?.replace(/^<(.*)>$/, '$1');
    this.date = Date.parse(fields.get('warc-date') ?? '');
    this.#input = input;
    this.#left = length;
  }

  async *chunks(): AsyncGenerator<Buffer> {
    while (this.#left > 0) {
      const bytes = await this.#input.some(this.#left);
      if (bytes === undefined) return;
      this.#left -= bytes.length;
      yield bytes;
    }
  }

  async bytes(limit = Number.POSITIVE_INFINITY): Promise<Buffer> {
    const parts: Buffer[] = [];
    let length = 0;
    while (this.#left > 0 && length < limit) {
      const bytes = await this.#input.some(Math.min(this.#left, limit - length));
      if (bytes === undefined) break;
      this.#left -= bytes.length;
      length += bytes.length;
      parts.push(bytes);
    }
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts, length);
  }

  async finish(): Promise<boolean> {
    while (this.#left > 0) {
      const bytes = await this.#input.some(this.#left);
      if (bytes === undefined) break;
      this.#left -= bytes.length;
    }
    return this.#left === 0;
  }
}

/** Lines and runs of bytes out of pieces, knowing where each stands in the file. */
class PieceCursor {
  readonly #pieces: AsyncGenerator<WarcPiece>;
  #piece: WarcPiece | undefined;
  #at = 0;
  /** Bytes are missing before the next one: no line and no block goes on across that. */
  isAtGap = false;

  constructor(pieces: AsyncGenerator<WarcPiece>) {
    this.#pieces = pieces;
  }

  /** True when at least one byte is at hand; bytes after a gap count only when asked for. */
  async ready(acrossGap = false): Promise<boolean> {
    while (this.#piece === undefined || this.#at >= this.#piece.bytes.length) {
      const { value, done } = await this.#pieces.next();
      if (done) return false;
      this.#piece = value;
      this.#at = 0;
      this.isAtGap ||= value.isAfterGap === true;
    }
    if (acrossGap) this.isAtGap = false;
    return !this.isAtGap;
  }

  /** Where the next byte stands. Ask only when ready. */
  location(): WarcLocation {
    const { offset, skip } = this.#piece!.origin;
    return this.#piece!.isPlain ? { offset: offset + this.#at, skip } : { offset, skip: skip + this.#at };
  }

  /** Up to `limit` bytes; undefined at the end. */
  async some(limit: number): Promise<Buffer | undefined> {
    if (!(await this.ready())) return undefined;
    const bytes = this.#piece!.bytes.subarray(this.#at, this.#at + limit);
    this.#at += bytes.length;
    return bytes;
  }

  /** The next line without its end (CRLF or LF); over-long lines come in parts. Undefined at the end. */
  async line(): Promise<string | undefined> {
    const parts: Buffer[] = [];
    let length = 0;
    while (await this.ready()) {
      const { bytes } = this.#piece!;
      const newline = bytes.indexOf(0x0a, this.#at);
      const end = newline < 0 ? bytes.length : newline + 1;
      parts.push(bytes.subarray(this.#at, end));
      length += end - this.#at;
      this.#at = end;
      if (newline >= 0 || length > MAX_LINE) break;
    }
    if (parts.length === 0) return undefined;
    const line = parts.length === 1 ? parts[0]! : Buffer.concat(parts, length);
    let stop = line.length;
    if (line[stop - 1] === 0x0a) stop--;
    if (line[stop - 1] === 0x0d) stop--;
    const text = line.subarray(0, stop);
    // The standard says UTF-8; old writers put the bytes of the URL as they were.
    return text.toString(isUtf8(text) ? 'utf8' : 'latin1');
  }
}
