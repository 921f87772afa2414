// How page bodies are packed: raw deflate with a preset dictionary, an earlier page of the same site and type.
//
// Pages of a site share most of their markup, so the dictionary saves size and time. Measured on Node 20 with 300 pages
// each of three forums (15, 29 and 51 KB a page on average), ratio and ms of CPU a page:
//
//   deflate level 1, no dictionary   3.5  0.14 |  5.0  0.22 |  4.6  0.33
//   deflate level 1                 10.5  0.08 |  7.2  0.16 |  8.7  0.33
//   deflate level 3                 12.2  0.08 |  7.8  0.17 |  9.9  0.24   <- chosen
//   deflate level 6                 13.5  0.15 |  8.5  0.31 | 11.5  0.65
//   brotli quality 1                 3.4  0.10 |  5.0  0.13 |  4.5  0.23
//
// In the thread pool level 3 takes 0.10–0.19 ms of the main thread all the same (a zlib stream and a promise each) and
// 0.4–0.7 ms of CPU in all, so that only large bodies go there. Parts of several pages in one dictionary pack worse than
// one page whole.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, deflateRawSync, inflateRawSync, type ZlibOptions } from 'node:zlib';
import type { SqliteDatabase, Statement } from './sqlite-database.ts';

const deflateInThreadPool = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw);

const STORED = 0;
const DEFLATED = 1;
const LEVEL = 3;
/**
 * The start of a page, a little less than deflate's window of 32 KiB: with a longer one, equal places of dictionary and
 * page would lie further apart than the window reaches, and the ratio drops.
 */
const DICTIONARY_BYTES = 30 * 1024;
/** Below this, packing costs more than it saves. */
const MIN_PACKED_BYTES = 256;
/** From here on, packing would hold up the event loop for longer than a hand-over to the thread pool costs. */
const THREAD_POOL_BYTES = 256 * 1024;
/** After this many pages of a kind the page before is tried as the dictionary; the first was maybe not typical. */
const RECONSIDER_AFTER = new Set([2, 8, 32, 128, 512]);
/** A new dictionary must pack into this part of the old one's size to replace it. */
const WORTH_REPLACING = 0.8;

export interface PackedBody {
  readonly codec: number;
  readonly dictionaryId: number | null;
  readonly body: Uint8Array;
}

export interface Dictionary {
  readonly id: number;
  readonly bytes: Buffer;
}

/** 64 bits of the body's hash, in hex. SHA-256 because Node's is the fastest of its hashes where the CPU helps. */
export function contentHash(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 16);
}

/** Which earlier page serves as the dictionary for pages of one type of one site. */
export class DictionaryChoice {
  #dictionary: Dictionary | undefined;
  #packed = 0;
  #previous: Buffer | undefined;

  constructor(dictionary: Dictionary | undefined) {
    this.#dictionary = dictionary;
  }

  /**
   * The dictionary for a body about to be packed. `store` is called with the bytes of a new one; what it returns serves
   * from then on. The first page of its kind becomes the dictionary and is packed without.
   */
  next(body: Buffer, store: (bytes: Buffer) => Dictionary): Dictionary | undefined {
    const present = this.#dictionary;
    const previous = this.#previous;
    this.#packed++;
    if (present === undefined) {
      this.#dictionary = store(dictionaryFrom(body));
    } else if (previous !== undefined && RECONSIDER_AFTER.has(this.#packed - 1)) {
      const candidate = dictionaryFrom(previous);
      const size = (bytes: Buffer) => deflateRawSync(body, { level: LEVEL, dictionary: bytes }).length;
      if (size(candidate) < size(present.bytes) * WORTH_REPLACING) this.#dictionary = store(candidate);
    }
    this.#previous = RECONSIDER_AFTER.has(this.#packed) ? body : undefined;
    return present === undefined ? undefined : this.#dictionary;
  }
}

/** Whether a body is large enough to be worth packing. */
export function isWorthPacking(body: Buffer): boolean {
  return body.length >= MIN_PACKED_BYTES;
}

export function stored(body: Buffer): PackedBody {
  return { codec: STORED, dictionaryId: null, body };
}

export async function packed(body: Buffer, dictionary: Dictionary | undefined): Promise<PackedBody> {
  const options = { level: LEVEL, ...(dictionary && { dictionary: dictionary.bytes }) };
  const bytes =
    body.length < THREAD_POOL_BYTES
      ? deflateRawSync(body, options)
      : await deflateInThreadPool(body, options);
  return bytes.length < body.length
    ? { codec: DEFLATED, dictionaryId: dictionary?.id ?? null, body: bytes }
    : stored(body);
}

/** The body as it was; `dictionary` is the one that `dictionaryId` names. */
export function unpacked(body: PackedBody, dictionary: Uint8Array | undefined): Buffer {
  const bytes = Buffer.from(body.body.buffer, body.body.byteOffset, body.body.byteLength);
  if (body.codec === STORED) return bytes;
  return inflateRawSync(bytes, dictionary === undefined ? {} : { dictionary });
}

/** Packs bodies with dictionaries kept in SQLite. */
export class PageCodec {
  readonly #kinds = new Map<string, DictionaryChoice>();
  readonly #latest: Statement;
  readonly #get: Statement;
  readonly #add: Statement;

  constructor(database: SqliteDatabase) {
    this.#latest = database.prepare(
      'SELECT id, body FROM dictionaries WHERE site_id = ? AND page_type = ? ORDER BY id DESC LIMIT 1',
    );
    this.#get = database.prepare('SELECT body FROM dictionaries WHERE id = ?');
    this.#add = database.prepare(
      'INSERT INTO dictionaries (site_id, page_type, body) VALUES (?, ?, ?) RETURNING id',
    );
  }

  /** Packs a body, before the transaction that stores the result. */
  async pack(siteId: number, pageType: string, body: Buffer): Promise<PackedBody> {
    if (!isWorthPacking(body)) return stored(body);
    // Stored at once, on its own: a crash before a page that uses it is stored leaves a dictionary that nobody uses, which
    // does no harm, while the other way round a page would be lost.
    const store = (bytes: Buffer): Dictionary => ({
      id: this.#add.get(siteId, pageType, bytes)?.id as number,
      bytes,
    });
    return packed(body, this.#kind(siteId, pageType).next(body, store));
  }

  unpack(body: PackedBody): Buffer {
    const dictionary = body.dictionaryId === null ? undefined : this.#get.get(body.dictionaryId)?.body;
    return unpacked(body, dictionary instanceof Uint8Array ? dictionary : undefined);
  }

  #kind(siteId: number, pageType: string): DictionaryChoice {
    const name = `${siteId} ${pageType}`;
    let kind = this.#kinds.get(name);
    if (kind === undefined) {
      const row = this.#latest.get(siteId, pageType);
      kind = new DictionaryChoice(
        row && { id: row.id as number, bytes: Buffer.from(row.body as Uint8Array) },
      );
      this.#kinds.set(name, kind);
    }
    return kind;
  }
}

/** A copy, since `body` may be a slice of something larger that this would keep in memory. */
function dictionaryFrom(body: Buffer): Buffer {
  return Buffer.from(body.subarray(0, DICTIONARY_BYTES));
}
