// One or many WARC files, indexed by URL: any record of them can be read at once. Packed files in which a record
// cannot be reached alone (zstd, gzip with many records a member) are unpacked into a temporary file first.
import { type FileHandle, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError, StoreError } from '../errors.ts';
import { parseHttpHead } from './warc-http.ts';
import { type IndexedRecord, WarcIndex } from './warc-index.ts';
import { openWarc, parseWarc } from './warc-reader.ts';
import type { WarcProblem, WarcRecord } from './warc-record.ts';
import { detectCompression, type WarcCompression, warcPieces } from './warc-source.ts';
import { looseUrlKey, urlKey } from './warc-url-key.ts';

const WARC_NAME = /\.warc(?:\.gz|\.zst)?$/i;
/** Enough of a block to see its status. */
const PEEK_BYTES = 2048;
/** An archive can be damaged in a million places; the first tell enough. */
const MAX_PROBLEMS = 100;
const RANK = { notModified: 0, failed: 1, answered: 2 };

/** A problem and the file it is in. */
export interface ArchiveProblem extends WarcProblem {
  readonly path: string;
}

interface ArchiveFile {
  readonly path: string;
  readonly handle: FileHandle;
  readonly compression: WarcCompression;
}

/** Open WARC files with an index. */
export class WarcArchive {
  readonly #files: ArchiveFile[] = [];
  readonly #index = new WarcIndex();
  readonly #problems: ArchiveProblem[] = [];
  #answers = 0;

  private constructor() {}

  /** Opens a file, or all WARC files in a directory and below. */
  static async open(pathOrDir: string): Promise<WarcArchive> {
    const archive = new WarcArchive();
    try {
      for (const path of await warcPaths(pathOrDir)) await archive.#add(path);
    } catch (error) {
      await archive.close();
      throw error;
    }
    if (archive.#answers === 0) {
      await archive.close();
      throw new InputError(`${pathOrDir} holds no answer of a web server: no response record in it`);
    }
    return archive;
  }

  /** Answers indexed, several of the same URL counted each. */
  get answers(): number {
    return this.#answers;
  }

  /** What was wrong with the files. */
  get problems(): readonly ArchiveProblem[] {
    return this.#problems;
  }

  /** Finds the best answer for a URL: its own, or that of the same page under another session id or scheme. */
  find(url: string): IndexedRecord | undefined {
    return this.#index.get(`exact ${urlKey(url)}`) ?? this.#index.get(`loose ${looseUrlKey(url)}`);
  }

  /** Finds an answer that has the payload with that digest. */
  findPayload(digest: string): IndexedRecord | undefined {
    return this.#index.get(`payload ${digest}`);
  }

  /** Reads one record and hands it, while it can be read, to `use`. */
  async read<T>(place: IndexedRecord, use: (record: WarcRecord) => Promise<T>): Promise<T> {
    const { handle, compression, path } = this.#files[place.file]!;
    const range = { start: place.offset, end: place.offset + place.length };
    // Awaited here: leaving the loop ends the stream the record reads from.
    for await (const record of parseWarc(
      warcPieces(handle, compression, path, () => {}, range),
      () => {},
    ))
      return await use(record);
    throw new InputError(`${path} changed while it was read: no record at ${place.offset} any more`);
  }

  async close(): Promise<void> {
    await Promise.all(this.#files.splice(0).map(({ handle }) => handle.close()));
  }

  async #add(path: string): Promise<void> {
    let handle = await openWarc(path);
    let compression = await detectCompression(handle);
    if (compression === 'zstd' || (compression === 'gzip' && !(await this.#isReachable(handle, path)))) {
      const packed = handle;
      try {
        handle = await unpack(path, packed, compression, (problem) => this.#report(path, problem));
      } finally {
        await packed.close();
      }
      compression = 'none';
    }
    this.#files.push({ path, handle, compression });
    await this.#indexFile(this.#files.length - 1);
  }

  /** Whether records begin where gzip members do, told by the first few. */
  async #isReachable(handle: FileHandle, path: string): Promise<boolean> {
    let seen = 0;
    for await (const record of parseWarc(
      warcPieces(handle, 'gzip', path, () => {}),
      () => {},
    )) {
      if (record.location.skip > 0) return false;
      if (++seen === 10) break;
    }
    return true;
  }

  async #indexFile(number: number): Promise<void> {
    const { path, handle, compression } = this.#files[number]!;
    const onProblem = (problem: WarcProblem) => this.#report(path, problem);
    // A record ends where the next begins, so it is filed one step late.
    let pending: { offset: number; file: (end: number) => void } | undefined;
    let records = 0;
    for await (const record of parseWarc(warcPieces(handle, compression, path, onProblem), onProblem)) {
      const { offset, skip } = record.location;
      records++;
      pending?.file(offset);
      pending = undefined;
      if (skip > 0) {
        onProblem({
          kind: 'damaged',
          offset,
          message: 'a record shares its gzip member with others and was left out',
        });
        continue;
      }
      const keys = await this.#keysOf(record);
      if (keys === undefined || !(await record.finish())) continue;
      pending = {
        offset,
        file: (end) => this.#fileRecord(keys, { file: number, offset, length: end - offset }),
      };
    }
    const { size } = await handle.stat();
    pending?.file(size);
    if (records === 0 && size > 0)
      throw new InputError(`${path} is not a WARC file: no WARC record found in it`);
  }

  async #keysOf(record: WarcRecord): Promise<RecordKeys | undefined> {
    if (record.type !== 'response' && record.type !== 'revisit' && record.type !== 'resource')
      return undefined;
    const exact = record.url === undefined ? undefined : urlKey(record.url);
    if (exact === undefined) return undefined;
    const keys = [`exact ${exact}`, `loose ${looseUrlKey(exact)}`];
    const digest = record.fields.get('warc-payload-digest');
    if (digest && record.type === 'response' && !record.fields.get('warc-truncated'))
      keys.push(`payload ${digest}`);
    if (record.type === 'resource') return { keys, rank: RANK.answered };
    const status = parseHttpHead(await record.bytes(PEEK_BYTES))?.status;
    if (status === undefined) return record.type === 'revisit' ? { keys, rank: RANK.notModified } : undefined;
    if (status === 304) return { keys, rank: RANK.notModified };
    const isCut = status < 300 && record.fields.get('warc-truncated') !== undefined;
    return { keys, rank: isCut || status >= 500 || status === 429 ? RANK.failed : RANK.answered };
  }

  #fileRecord({ keys, rank }: RecordKeys, place: Omit<IndexedRecord, 'rank'>): void {
    this.#answers++;
    for (const key of keys) this.#index.set(key, { ...place, rank });
  }

  #report(path: string, problem: WarcProblem): void {
    const isTold =
      problem.kind === 'truncated' && this.#problems.some((p) => p.path === path && p.kind === 'truncated');
    if (!isTold && this.#problems.length < MAX_PROBLEMS) this.#problems.push({ path, ...problem });
  }
}

interface RecordKeys {
  readonly keys: readonly string[];
  readonly rank: number;
}

async function warcPaths(pathOrDir: string): Promise<string[]> {
  const info = await stat(pathOrDir).catch((cause) => {
    throw new InputError(`cannot read WARC archive ${pathOrDir}: ${cause.code}`, { cause });
  });
  if (!info.isDirectory()) return [pathOrDir];
  const names = await readdir(pathOrDir, { recursive: true });
  const paths = names.filter((name) => WARC_NAME.test(name)).sort();
  if (paths.length === 0) throw new InputError(`no .warc, .warc.gz or .warc.zst file in ${pathOrDir}`);
  return paths.map((name) => join(pathOrDir, name));
}

/** Decodes a file into a temporary one, whose name is taken away at once: it is gone when closed, even by a crash. */
async function unpack(
  path: string,
  packed: FileHandle,
  compression: WarcCompression,
  onProblem: (problem: WarcProblem) => void,
): Promise<FileHandle> {
  const dir = await mkdtemp(join(tmpdir(), 'skein-warc-'));
  const handle = await open(join(dir, 'unpacked.warc'), 'wx+');
  try {
    for await (const { bytes } of warcPieces(packed, compression, path, onProblem))
      await handle.writeFile(bytes);
  } catch (cause) {
    await handle.close();
    if ((cause as NodeJS.ErrnoException).code === 'ENOSPC')
      throw new StoreError(
        'disk-full',
        `no space left in ${tmpdir()} to unpack ${path}; set TMPDIR elsewhere`,
        { cause },
      );
    throw cause;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  return handle;
}
