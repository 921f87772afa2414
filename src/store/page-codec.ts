// How page bodies are packed: raw deflate with a preset dictionary taken from an earlier page of the same site.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRawSync } from 'node:zlib';
import type { SqliteDatabase, Statement } from './sqlite-database.ts';

const deflate = promisify<Buffer, { level: number; dictionary?: Buffer }, Buffer>(deflateRaw);

const CODEC_STORED = 0;
const CODEC_DEFLATE = 1;
const LEVEL = 1;
/** The window of deflate: what lies further back cannot be referred to. */
const DICTIONARY_BYTES = 32_768;
/** Below this, packing costs more than it saves. */
const MIN_PACKED_BYTES = 256;

export interface PackedBody {
  readonly codec: number;
  readonly dictionaryId: number | null;
  readonly body: Uint8Array;
}

interface Dictionary {
  readonly id: number;
  readonly bytes: Buffer;
}

/** 64 bits of the body's hash, in hex. */
export function contentHash(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 16);
}

export class PageCodec {
  readonly #latest = new Map<string, Dictionary | undefined>();
  readonly #find: Statement;
  readonly #get: Statement;
  readonly #add: Statement;

  constructor(database: SqliteDatabase) {
    this.#find = database.prepare(
      'SELECT id, body FROM dictionaries WHERE site_id = ? AND page_type = ? ORDER BY id DESC LIMIT 1',
    );
    this.#get = database.prepare('SELECT id, body FROM dictionaries WHERE id = ?');
    this.#add = database.prepare(
      'INSERT INTO dictionaries (site_id, page_type, body) VALUES (?, ?, ?) RETURNING id',
    );
  }

  /** Packs in the thread pool, before the transaction that stores the result. */
  async pack(siteId: number, pageType: string, body: Buffer): Promise<PackedBody> {
    if (body.length < MIN_PACKED_BYTES) return { codec: CODEC_STORED, dictionaryId: null, body };
    const dictionary = this.#dictionary(siteId, pageType, body);
    const packed = await deflate(body, { level: LEVEL, dictionary: dictionary.bytes });
    return packed.length < body.length
      ? { codec: CODEC_DEFLATE, dictionaryId: dictionary.id, body: packed }
      : { codec: CODEC_STORED, dictionaryId: null, body };
  }

  unpack(packed: PackedBody): Buffer {
    const bytes = Buffer.from(packed.body.buffer, packed.body.byteOffset, packed.body.byteLength);
    if (packed.codec === CODEC_STORED) return bytes;
    const dictionary = packed.dictionaryId === null ? undefined : this.#get.get(packed.dictionaryId)?.body;
    return inflateRawSync(bytes, dictionary instanceof Uint8Array ? { dictionary } : {});
  }

  /**
   * The dictionary for pages of that type, made from `body` when there is none yet. It is stored at once, on its own: a
   * crash before the page itself is stored leaves a dictionary nobody uses, which does no harm.
   */
  #dictionary(siteId: number, pageType: string, body: Buffer): Dictionary {
    const name = `${siteId} ${pageType}`;
    const known = this.#latest.get(name);
    if (known !== undefined) return known;
    const row = this.#find.get(siteId, pageType);
    const bytes =
      row === undefined ? body.subarray(0, DICTIONARY_BYTES) : Buffer.from(row.body as Uint8Array);
    const id = (row ?? this.#add.get(siteId, pageType, bytes))?.id as number;
    const dictionary = { id, bytes: Buffer.from(bytes) };
    this.#latest.set(name, dictionary);
    return dictionary;
  }
}
