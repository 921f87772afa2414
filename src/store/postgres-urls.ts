// Which URLs the frontier in PostgreSQL knows, and under which URL an identity is known.
import { KnownUrls } from './known-urls.ts';
import type { Queries } from './postgres-database.ts';
import { keyOf64 } from './postgres-keys.ts';
import type { FrontierEntry } from './types.ts';
import { urlHash } from './url-key.ts';

/** An entry that may be new, with the key it is known by. */
export interface Candidate {
  readonly entry: FrontierEntry;
  readonly key: string;
  readonly high: number;
  readonly low: number;
}

// Names of boards and threads that pages repeat.
const NAMES_KEPT = 50_000;

export class PostgresUrls {
  readonly #known = new KnownUrls();
  /** Once an identity has a URL it keeps it. */
  readonly #urls = new Map<string, string>();

  /** The entries not remembered as known, each identity once. */
  candidates(siteId: number, entries: readonly FrontierEntry[]): Candidate[] {
    const candidates = new Map<string, Candidate>();
    for (const entry of entries) {
      const key = keyOf64(siteId, entry.identity ?? entry.url);
      const { high, low } = urlHash;
      if (!candidates.has(key) && !this.#known.has(high, low)) candidates.set(key, { entry, key, high, low });
    }
    return [...candidates.values()];
  }

  /** After the transaction that enqueued them. */
  remember(candidates: readonly Candidate[]): void {
    for (const { high, low } of candidates) this.#known.add(high, low);
  }

  /** The URLs that identities were enqueued under; those never enqueued are not in it. */
  async urlsOf(queries: Queries, siteId: number, identities: Iterable<string>): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    const asked = new Map<string, string>();
    for (const identity of identities) {
      const url = this.#urls.get(`${siteId} ${identity}`);
      if (url === undefined) asked.set(keyOf64(siteId, identity), identity);
      else found.set(identity, url);
    }
    if (asked.size === 0) return found;
    const rows = await queries.query(URLS, [siteId, [...asked.keys()]]);
    if (this.#urls.size + rows.length > NAMES_KEPT) this.#urls.clear();
    for (const row of rows) {
      const identity = row.identity as string;
      found.set(identity, row.url as string);
      this.#urls.set(`${siteId} ${identity}`, row.url as string);
    }
    return found;
  }

  async idOf(queries: Queries, siteId: number, identity: string): Promise<number | undefined> {
    const [row] = await queries.query(ID, [siteId, keyOf64(siteId, identity)]);
    return row?.id as number | undefined;
  }

  async foundOn(queries: Queries, siteId: number, identity: string): Promise<string | undefined> {
    const [row] = await queries.query(FOUND_ON, [siteId, keyOf64(siteId, identity)]);
    return row?.found_on as string | undefined;
  }

  /** A transaction was undone: what it added is not known. */
  forget(): void {
    this.#known.clear();
    this.#urls.clear();
  }
}

/** The page a URL was found on, in SQL; `u` is the row of `urls`. */
export const FOUND_ON_SQL =
  'coalesce(u.found_on, (SELECT f.url FROM urls f WHERE f.site_id = u.site_id AND f.id = u.found_on_id))';

const URLS = `SELECT coalesce(identity, url) AS identity, url FROM urls
  WHERE site_id = $1 AND key = ANY ($2::bigint[])`;
const ID = 'SELECT id FROM urls WHERE site_id = $1 AND key = $2';
const FOUND_ON = `SELECT ${FOUND_ON_SQL} AS found_on FROM urls u WHERE site_id = $1 AND key = $2`;
