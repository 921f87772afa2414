// Fetched pages and the requests that were made, in PostgreSQL.
import type { PageType } from '../learn/index.ts';
import {
  contentHash,
  type Dictionary,
  DictionaryChoice,
  isWorthPacking,
  type PackedBody,
  packed,
  stored,
  unpacked,
} from './page-codec.ts';
import type { CounterChanges } from './postgres-counters.ts';
import type { PostgresDatabase, Queries } from './postgres-database.ts';
import { indexable } from './postgres-keys.ts';
import { type Column, columnsOf, unnested } from './postgres-tables.ts';
import type { PageRow, RequestRow } from './types.ts';
import { wholeMs } from './whole-ms.ts';

/** A page made ready outside the transaction that stores it. */
export interface PreparedPage {
  readonly page: PageRow;
  readonly contentHash: string;
  readonly packed: PackedBody;
}

// Dictionaries of so many kinds of pages are kept in memory, 30 KB each.
const KINDS_KEPT = 300;

export class PostgresPages {
  readonly #database: PostgresDatabase;
  readonly #kinds = new Map<string, DictionaryChoice>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  /**
   * Hashes and packs pages; the slow part, done before the transaction. One after the other: the number of a dictionary
   * must be known before the next page can be packed with it.
   */
  prepare(siteId: number, pages: readonly PageRow[]): Promise<PreparedPage[]> {
    const prepared = this.#turn.then(() => this.#prepare(siteId, pages));
    this.#turn = prepared.catch(() => {});
    return prepared;
  }

  async #prepare(siteId: number, pages: readonly PageRow[]): Promise<PreparedPage[]> {
    const prepared: PreparedPage[] = [];
    for (const page of pages)
      prepared.push({
        page,
        contentHash: contentHash(page.body),
        packed: isWorthPacking(page.body) ? await this.#pack(siteId, page) : stored(page.body),
      });
    return prepared;
  }

  /** Stores pages of different URLs; returns those that were stored before. Must run inside a transaction. */
  async put(
    queries: Queries,
    siteId: number,
    pages: readonly PreparedPage[],
    counters: CounterChanges,
  ): Promise<ReadonlySet<string>> {
    if (pages.length === 0) return new Set();
    const values = columnsOf(pages.map(rowOf), COLUMNS.length);
    const added = await queries.query(ADD, [siteId, ...values]);
    counters.add('pages', added.length);
    if (added.length === pages.length) return new Set();
    const isNew = new Set(added.map((row) => row.url as string));
    const known = pages.filter(({ page }) => !isNew.has(indexable(page.url)));
    await queries.query(REPLACE, [siteId, ...columnsOf(known.map(rowOf), COLUMNS.length)]);
    return new Set(known.map(({ page }) => page.url));
  }

  async get(siteId: number, url: string): Promise<PageRow | undefined> {
    const [row] = await this.#database.query(GET, [siteId, indexable(url)]);
    if (row === undefined) return undefined;
    const { codec, dictionary_id: dictionaryId, body, dictionary } = row;
    return {
      url,
      status: row.status as number,
      type: row.type as PageType,
      title: row.title as string,
      contentType: row.content_type as string,
      charset: row.charset as string,
      body: unpacked(
        { codec: codec as number, dictionaryId: dictionaryId as number | null, body: body as Buffer },
        (dictionary as Buffer | null) ?? undefined,
      ),
      fetchedAt: row.fetched_at as number,
      writtenAt: row.written_at as number,
      etag: row.etag as string,
      lastModified: row.last_modified as string,
    };
  }

  /** Must run inside a transaction. */
  async addRequests(
    queries: Queries,
    siteId: number,
    requests: readonly RequestRow[],
    counters: CounterChanges,
  ): Promise<void> {
    if (requests.length === 0) return;
    const rows = requests.map(({ url, status, phase, type, bytes, ms, at, error }) => {
      counters.add('bytes', bytes);
      return [url, status, phase, type, bytes, ms, wholeMs(at), error];
    });
    await queries.query(ADD_REQUESTS, [siteId, ...columnsOf(rows, REQUEST_COLUMNS.length)]);
    counters.add('requests', requests.length);
  }

  async #pack(siteId: number, { type, body }: PageRow): Promise<PackedBody> {
    const kind = await this.#kind(siteId, type);
    let added: Buffer | undefined;
    const pending: { id: number; bytes: Buffer } = { id: 0, bytes: Buffer.alloc(0) };
    const chosen = kind.next(body, (bytes) => {
      added = bytes;
      pending.bytes = bytes;
      return pending;
    });
    if (added !== undefined) {
      const [row] = await this.#database.query(ADD_DICTIONARY, [siteId, type, added]);
      pending.id = row?.id as number;
    }
    return packed(body, chosen);
  }

  async #kind(siteId: number, type: string): Promise<DictionaryChoice> {
    const name = `${siteId} ${type}`;
    const known = this.#kinds.get(name);
    if (known !== undefined) return known;
    const [row] = await this.#database.query(LATEST_DICTIONARY, [siteId, type]);
    const dictionary: Dictionary | undefined = row && { id: row.id as number, bytes: row.body as Buffer };
    const kind = new DictionaryChoice(dictionary);
    if (this.#kinds.size >= KINDS_KEPT) this.#kinds.delete(this.#kinds.keys().next().value as string);
    this.#kinds.set(name, kind);
    return kind;
  }
}

function rowOf({ page, contentHash, packed }: PreparedPage) {
  return [
    indexable(page.url),
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
    packed.codec,
    packed.dictionaryId,
    Buffer.from(packed.body),
  ];
}

const COLUMNS: readonly Column[] = [
  ['url', 'text'],
  ['status', 'int'],
  ['type', 'text'],
  ['title', 'text'],
  ['content_type', 'text'],
  ['charset', 'text'],
  ['fetched_at', 'bigint'],
  ['written_at', 'bigint'],
  ['etag', 'text'],
  ['last_modified', 'text'],
  ['bytes', 'bigint'],
  ['content_hash', 'text'],
  ['codec', 'int'],
  ['dictionary_id', 'bigint'],
  ['body', 'bytea'],
];
const REQUEST_COLUMNS: readonly Column[] = [
  ['url', 'text'],
  ['status', 'int'],
  ['phase', 'text'],
  ['type', 'text'],
  ['bytes', 'bigint'],
  ['ms', 'double precision'],
  ['at', 'bigint'],
  ['error', 'text'],
];
const names = (columns: readonly Column[]) => columns.map(([name]) => name).join(', ');
/** A body that is the same is not written again: packed with another dictionary it would only look different. */
const PACKING = new Set(['codec', 'dictionary_id', 'body']);
const replaced = COLUMNS.filter(([name]) => name !== 'url').map(([name]) =>
  PACKING.has(name)
    ? `${name} = CASE WHEN p.content_hash = g.content_hash AND p.bytes = g.bytes THEN p.${name} ELSE g.${name} END`
    : `${name} = g.${name}`,
);

const ADD = `INSERT INTO pages (site_id, ${names(COLUMNS)})
  SELECT $1, g.* FROM ${unnested('g', COLUMNS, 2)} ON CONFLICT DO NOTHING RETURNING url`;
const REPLACE = `UPDATE pages p SET ${replaced.join(', ')} FROM ${unnested('g', COLUMNS, 2)}
  WHERE p.site_id = $1 AND p.url = g.url`;
const GET = `SELECT p.*, d.body AS dictionary FROM pages p LEFT JOIN dictionaries d ON d.id = p.dictionary_id
  WHERE p.site_id = $1 AND p.url = $2`;
const ADD_REQUESTS = `INSERT INTO requests (site_id, ${names(REQUEST_COLUMNS)})
  SELECT $1, g.* FROM ${unnested('g', REQUEST_COLUMNS, 2)}`;
const ADD_DICTIONARY = 'INSERT INTO dictionaries (site_id, page_type, body) VALUES ($1, $2, $3) RETURNING id';
const LATEST_DICTIONARY =
  'SELECT id, body FROM dictionaries WHERE site_id = $1 AND page_type = $2 ORDER BY id DESC LIMIT 1';
