// Which URLs the frontier knows: insert-or-ignore by a 64-bit key, with the text compared when keys are equal.
import { KnownUrls } from './known-urls.ts';
import type { SqliteDatabase, Statement } from './sqlite-database.ts';
import type { FrontierEntry } from './types.ts';
import { hashUrl, keyOf, urlHash } from './url-key.ts';

/** An entry that was new, with the id it got. Ids grow in order of insertion. */
export interface AddedEntry {
  readonly id: number;
  readonly entry: FrontierEntry;
}

/** Where a link was found, and how the database names it: by its id in `urls`, or by the URL itself. */
interface Source {
  readonly id: number | string;
  readonly url: string;
}

interface Candidate extends AddedEntry {
  readonly key: number;
  readonly high: number;
  readonly low: number;
}

export class UrlRegister {
  readonly #known = new KnownUrls();
  readonly #lastId: Statement;
  readonly #sameKey: Statement;
  readonly #foundOn: Statement;
  readonly #addKey: Statement;
  readonly #addUrl: Statement;
  readonly #idOf: Statement;

  constructor(database: SqliteDatabase) {
    this.#lastId = database.prepare('SELECT max(id) AS id FROM urls');
    this.#sameKey = database.prepare(
      'SELECT u.id, u.site_id, u.url, coalesce(u.identity, u.url) AS identity FROM url_keys k CROSS JOIN urls u ON u.id = k.url_id WHERE k.key = ?',
    );
    this.#foundOn = database.prepare(
      `SELECT u.site_id, coalesce(u.identity, u.url) AS identity,
         CASE typeof(u.found_on) WHEN 'text' THEN u.found_on ELSE (SELECT url FROM urls WHERE id = u.found_on) END AS found_on
       FROM url_keys k CROSS JOIN urls u ON u.id = k.url_id WHERE k.key = ?`,
    );
    this.#addKey = database.prepare('INSERT INTO url_keys (key, url_id) VALUES (?, ?)');
    this.#addUrl = database.prepare(
      'INSERT INTO urls (id, site_id, url, identity, type, depth, found_on) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.#idOf = database.prepare(
      'SELECT u.id FROM url_keys k CROSS JOIN urls u ON u.id = k.url_id WHERE k.key = ? AND u.site_id = ? AND u.url = ?',
    );
  }

  /** Adds what is not known yet and returns it in the order given. Must run inside a write transaction. */
  add(
    siteId: number,
    entries: readonly FrontierEntry[],
    foundOn?: { readonly id: number; readonly url: string },
  ): AddedEntry[] {
    const candidates = this.#candidates(siteId, entries);
    if (candidates.length === 0) return [];
    // In key order neighbours share b-tree pages, and equal URLs within the batch stand side by side.
    candidates.sort((a, b) => a.key - b.key || a.id - b.id);
    const added: Candidate[] = [];
    for (const candidate of candidates) {
      if (this.#isNew(siteId, candidate, added)) {
        this.#addKey.run(candidate.key, candidate.id);
        added.push(candidate);
      }
      this.#known.add(candidate.high, candidate.low);
    }
    added.sort((a, b) => a.id - b.id);
    let source: Source = foundOn ?? { id: '', url: '' };
    for (const { id, entry } of added) {
      if (entry.foundOn !== source.url) source = this.#source(siteId, entry.foundOn);
      this.#addUrl.run(id, siteId, entry.url, entry.identity ?? null, entry.type, entry.depth, source.id);
    }
    return added;
  }

  /** The URL an identity was enqueued under. */
  urlOf(siteId: number, identity: string): string | undefined {
    hashUrl(siteId, identity);
    const rows = this.#sameKey.all(keyOf(urlHash.high, urlHash.low));
    return rows.find((row) => row.identity === identity && row.site_id === siteId)?.url as string | undefined;
  }

  /** The number of an identity's entry; undefined when it was never enqueued. */
  idOf(siteId: number, identity: string): number | undefined {
    hashUrl(siteId, identity);
    const rows = this.#sameKey.all(keyOf(urlHash.high, urlHash.low));
    return rows.find((row) => row.identity === identity && row.site_id === siteId)?.id as number | undefined;
  }

  /** The page whose link an identity was enqueued by. */
  foundOn(siteId: number, identity: string): string | undefined {
    hashUrl(siteId, identity);
    const rows = this.#foundOn.all(keyOf(urlHash.high, urlHash.low));
    return rows.find((row) => row.identity === identity && row.site_id === siteId)?.found_on as
      | string
      | undefined;
  }

  forget(): void {
    this.#known.clear();
  }

  /** The entries not remembered as known, with provisional ids (gaps are harmless). */
  #candidates(siteId: number, entries: readonly FrontierEntry[]): Candidate[] {
    const candidates: Candidate[] = [];
    let id = 0;
    for (const entry of entries) {
      hashUrl(siteId, identityOf(entry));
      const { high, low } = urlHash;
      if (this.#known.has(high, low)) continue;
      if (id === 0) id = ((this.#lastId.get()?.id as number | null) ?? 0) + 1;
      candidates.push({ id: id++, entry, key: keyOf(high, low), high, low });
    }
    return candidates;
  }

  #isNew(siteId: number, candidate: Candidate, added: readonly Candidate[]): boolean {
    for (let i = added.length - 1; i >= 0 && added[i]?.key === candidate.key; i--)
      if (identityOf(added[i]!.entry) === identityOf(candidate.entry)) return false;
    const identity = identityOf(candidate.entry);
    return !this.#sameKey
      .all(candidate.key)
      .some((row) => row.identity === identity && row.site_id === siteId);
  }

  #source(siteId: number, url: string): Source {
    hashUrl(siteId, url);
    const row = this.#idOf.get(keyOf(urlHash.high, urlHash.low), siteId, url);
    return { id: row === undefined ? url : (row.id as number), url };
  }
}

function identityOf(entry: FrontierEntry): string {
  return entry.identity ?? entry.url;
}
