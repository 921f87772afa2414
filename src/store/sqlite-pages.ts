// Fetched pages and the requests that were made, in SQLite.
import type { PageType } from '../learn/index.ts';
import { contentHash, type PackedBody, PageCodec } from './page-codec.ts';
import type { SiteCounters } from './site-counters.ts';
import type { SqliteDatabase, Statement } from './sqlite-database.ts';
import type { PageRow, RequestRow } from './types.ts';
import { wholeMs } from './whole-ms.ts';

/** A page made ready outside the transaction that stores it. */
export interface PreparedPage {
  readonly page: PageRow;
  readonly contentHash: string;
  /** Undefined when the stored body was the same. */
  readonly packed: PackedBody | undefined;
}

export class SqlitePages {
  readonly #codec: PageCodec;
  readonly #counters: SiteCounters;
  readonly #hashOf: Statement;
  readonly #add: Statement;
  readonly #replace: Statement;
  readonly #putBody: Statement;
  readonly #get: Statement;
  readonly #addRequest: Statement;

  constructor(database: SqliteDatabase, counters: SiteCounters) {
    this.#counters = counters;
    this.#codec = new PageCodec(database);
    this.#hashOf = database.prepare('SELECT content_hash, bytes FROM pages WHERE site_id = ? AND url = ?');
    const columns =
      'status, type, title, content_type, charset, fetched_at, written_at, etag, last_modified, bytes, content_hash';
    const values = columns.replaceAll(/\w+/g, '?');
    this.#add = database.prepare(`
      INSERT INTO pages (${columns}, site_id, url) VALUES (${values}, ?, ?) ON CONFLICT DO NOTHING RETURNING id`);
    this.#replace = database.prepare(
      `UPDATE pages SET (${columns}) = (${values}) WHERE site_id = ? AND url = ? RETURNING id`,
    );
    this.#putBody = database.prepare(`
      INSERT INTO bodies (page_id, codec, dictionary_id, body) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET codec = excluded.codec, dictionary_id = excluded.dictionary_id, body = excluded.body`);
    this.#get = database.prepare(`
      SELECT p.*, b.codec, b.dictionary_id, b.body FROM pages p JOIN bodies b ON b.page_id = p.id
      WHERE p.site_id = ? AND p.url = ?`);
    this.#addRequest = database.prepare(
      'INSERT INTO requests (site_id, url, status, phase, type, bytes, ms, at, error) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
  }

  /** Hashes and packs a page; the slow part, done before the transaction. */
  async prepare(siteId: number, page: PageRow): Promise<PreparedPage> {
    const hash = contentHash(page.body);
    const stored = this.#hashOf.get(siteId, page.url);
    const isSame = stored?.content_hash === hash && stored.bytes === page.body.length;
    const packed = isSame ? undefined : await this.#codec.pack(siteId, page.type, page.body);
    return { page, contentHash: hash, packed };
  }

  /** True when the page is new. Must run inside a write transaction. */
  put(siteId: number, { page, contentHash, packed }: PreparedPage): boolean {
    const values = [
      page.status,
      page.type,
      page.title,
      page.contentType,
      page.charset,
      wholeMs(page.fetchedAt),
      wholeMs(page.writtenAt),
      page.etag,
      page.lastModified,
      page.body.length,
      contentHash,
      siteId,
      page.url,
    ];
    const added = this.#add.get(...values);
    if (added !== undefined) this.#counters.add(siteId, 'pages', 1);
    const row = added ?? this.#replace.get(...values);
    if (packed !== undefined)
      this.#putBody.run(row?.id as number, packed.codec, packed.dictionaryId, packed.body);
    return added !== undefined;
  }

  get(siteId: number, url: string): PageRow | undefined {
    const row = this.#get.get(siteId, url);
    if (row === undefined) return undefined;
    return {
      url,
      status: row.status as number,
      type: row.type as PageType,
      title: row.title as string,
      contentType: row.content_type as string,
      charset: row.charset as string,
      body: this.#codec.unpack({
        codec: row.codec as number,
        dictionaryId: row.dictionary_id as number | null,
        body: row.body as Uint8Array,
      }),
      fetchedAt: row.fetched_at as number,
      writtenAt: (row.written_at ?? row.fetched_at) as number,
      etag: row.etag as string,
      lastModified: row.last_modified as string,
    };
  }

  /** Must run inside a write transaction. */
  addRequests(siteId: number, requests: readonly RequestRow[]): void {
    for (const request of requests) {
      const { url, status, phase, type, bytes, ms, at, error } = request;
      this.#addRequest.run(siteId, url, status, phase, type, bytes, ms, wholeMs(at), error);
      this.#counters.add(siteId, 'bytes', bytes);
    }
    this.#counters.add(siteId, 'requests', requests.length);
  }
}
