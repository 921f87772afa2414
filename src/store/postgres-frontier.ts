// The frontier in PostgreSQL: what is to be fetched, when, in which order, by whom. Leases are taken with SKIP LOCKED, so
// that workers never wait for each other; statements that hand out work are each a transaction of their own.
import type { LinkType } from '../learn/index.ts';
import type { UnreadReason } from './ledger-types.ts';
import type { CounterChanges } from './postgres-counters.ts';
import type { PostgresDatabase, Queries } from './postgres-database.ts';
import { type Column, columnsOf, unnested } from './postgres-tables.ts';
import { type Candidate, FOUND_ON_SQL, PostgresUrls } from './postgres-urls.ts';
import type { FrontierCounts, FrontierEntry, LeasedEntry, LeaseOptions, Outcome } from './types.ts';
import { wholeMs } from './whole-ms.ts';

type State = Exclude<keyof FrontierCounts, 'waiting'>;
/** An entry and the page it was found on, when that page is of the frontier too. */
interface FoundEntry {
  readonly entry: FrontierEntry;
  readonly source?: { readonly id: number; readonly url: string };
}

export class PostgresFrontier {
  readonly urls = new PostgresUrls();
  readonly #database: PostgresDatabase;

  constructor(database: PostgresDatabase) {
    this.#database = database;
  }

  /** Insert-or-ignore; returns what is known now. Must run inside a transaction. */
  async enqueue(
    queries: Queries,
    siteId: number,
    found: readonly FoundEntry[],
    now: number,
    counters: CounterChanges,
  ): Promise<{ readonly added: number; readonly known: readonly Candidate[] }> {
    const sources = new Map(found.map(({ entry, source }) => [entry, source]));
    const known = this.urls.candidates(
      siteId,
      found.map(({ entry }) => entry),
    );
    if (known.length === 0) return { added: 0, known };
    const rows = known.map(({ entry, key }) => {
      const source = sources.get(entry);
      const isOfSource = source !== undefined && source.url === entry.foundOn;
      const { url, identity, type, depth, priority, dueAt } = entry;
      const due = dueAt > now ? wholeMs(dueAt) : 0;
      return [
        key,
        url,
        identity,
        type,
        depth,
        isOfSource ? source.id : null,
        isOfSource ? null : entry.foundOn,
        priority,
        due,
      ];
    });
    const [row] = await queries.query(ENQUEUE, [siteId, ...columnsOf(rows, ENTRY_COLUMNS.length)]);
    const added = row?.added as number;
    counters.add('queued', added);
    counters.add('waiting', row?.waiting as number);
    return { added, known };
  }

  /** Enqueues, and queues again what was settled. Returns how many were queued. Must run inside a transaction. */
  async askAgain(
    queries: Queries,
    siteId: number,
    entries: readonly FrontierEntry[],
    now: number,
    counters: CounterChanges,
  ): Promise<number> {
    let queued = 0;
    for (const entry of entries) {
      const id = await this.urls.idOf(queries, siteId, entry.identity ?? entry.url);
      if (id === undefined) {
        queued += (await this.enqueue(queries, siteId, [{ entry }], now, counters)).added;
        continue;
      }
      const place = await this.#place(queries, siteId, id);
      if (place === 'queue' || place === 'waiting' || place === 'leases') continue;
      if (place !== 'done') await queries.query(UNSETTLE, [siteId, id]);
      await queries.query(QUEUE, [siteId, entry.priority, id]);
      counters.move(place as State, 'queued', 1);
      queued++;
    }
    return queued;
  }

  async lease({ siteId, limit, now, leaseMs, owner }: LeaseOptions): Promise<LeasedEntry[]> {
    await this.#database.query(BRING_BACK, [siteId, wholeMs(now), wholeMs(now + 2 * leaseMs)]);
    const until = wholeMs(now + leaseMs);
    // In a transaction, although it is one statement: when the connection is lost before the answer, nothing is leased to
    // somebody who does not know of it.
    const rows = await this.#database.transaction((queries) =>
      queries.query(LEASE, [siteId, Math.max(0, limit), until, owner]),
    );
    return rows.map((row) => ({
      id: row.id as number,
      siteId,
      url: row.url as string,
      ...(row.identity !== null && { identity: row.identity as string }),
      type: row.type as LinkType,
      priority: row.priority as number,
      depth: row.depth as number,
      dueAt: 0,
      foundOn: (row.found_on as string | null) ?? '',
      attempts: row.attempts as number,
    }));
  }

  async release(siteId: number, owner: string): Promise<void> {
    await this.#database.query(RELEASE, [siteId, owner]);
  }

  async retry(
    siteId: number,
    state: 'failed' | 'skipped',
    reason: UnreadReason | null = null,
  ): Promise<number> {
    const [row] = await this.#database.query(retrySql(state), [siteId, reason]);
    return row?.count as number;
  }

  async owners(siteId: number): Promise<string[]> {
    const rows = await this.#database.query(OWNERS, [siteId]);
    return rows.map((row) => row.owner as string);
  }

  async nextDueAt(siteId: number): Promise<number | undefined> {
    const [row] = await this.#database.query(NEXT_DUE, [siteId]);
    return (row?.due ?? undefined) as number | undefined;
  }

  /** Moves the entries of outcomes, each of another entry, to where their results put them. Inside a transaction. */
  async settle(
    queries: Queries,
    siteId: number,
    outcomes: readonly Outcome[],
    counters: CounterChanges,
  ): Promise<void> {
    const ids = outcomes.map(({ entry }) => entry.id);
    const attempts = outcomes.map(({ entry }) => entry.attempts + 1);
    const rows = await queries.query(UNLEASE, [siteId, ids, attempts]);
    const held = new Set(rows.map((row) => row.url_id as number));
    const waiting: Outcome[] = [];
    const settled: Outcome[] = [];
    for (const outcome of outcomes) {
      const { entry, result } = outcome;
      if (!held.has(entry.id)) {
        // The lease ended and the entry went back or to someone else. Having the page settles it all the same.
        if (result === 'done') await this.#finishElsewhere(queries, siteId, entry.id, counters);
        continue;
      }
      if (result === 'retry') waiting.push(outcome);
      else if (result !== 'done') settled.push(outcome);
      counters.move('leased', result === 'retry' ? 'queued' : result, 1);
    }
    if (waiting.length > 0) {
      const rows = waiting.map(({ entry, retryAt = 0 }) => [
        wholeMs(retryAt),
        entry.id,
        entry.priority,
        entry.attempts + 1,
      ]);
      await queries.query(WAIT, [siteId, ...columnsOf(rows, 4)]);
      counters.add('waiting', waiting.length);
    }
    if (settled.length > 0) {
      const rows = settled.map(({ entry, result, reason }) => [entry.id, result, entry.priority, reason]);
      await queries.query(SETTLE, [siteId, ...columnsOf(rows, 4)]);
    }
  }

  /** Rare, so it may look everywhere. */
  async #finishElsewhere(
    queries: Queries,
    siteId: number,
    id: number,
    counters: CounterChanges,
  ): Promise<void> {
    const place = await this.#place(queries, siteId, id);
    if (place === 'done') return;
    const table = place === 'failed' || place === 'skipped' ? 'settled' : place;
    const rows = await queries.query(
      `DELETE FROM ${table} WHERE site_id = $1 AND url_id = $2 RETURNING 1 AS one`,
      [siteId, id],
    );
    // Handed out by another worker between the two statements: that one will settle it.
    if (rows.length === 0) return;
    if (place === 'waiting') counters.add('waiting', -1);
    const from = place === 'queue' || place === 'waiting' ? 'queued' : place === 'leases' ? 'leased' : place;
    counters.move(from, 'done', 1);
  }

  async #place(
    queries: Queries,
    siteId: number,
    id: number,
  ): Promise<'queue' | 'waiting' | 'leases' | 'failed' | 'skipped' | 'done'> {
    const [row] = await queries.query(FIND, [siteId, id]);
    return (row?.place ?? 'done') as 'done';
  }
}

const ENTRY_COLUMNS: readonly Column[] = [
  ['key', 'bigint'],
  ['url', 'text'],
  ['identity', 'text'],
  ['type', 'text'],
  ['depth', 'int'],
  ['found_on_id', 'bigint'],
  ['found_on', 'text'],
  ['priority', 'double precision'],
  ['due_at', 'bigint'],
];
const given = unnested('g', ENTRY_COLUMNS, 2)
  .replace(') AS g(', ') WITH ORDINALITY AS g(')
  .replace(/\)$/, ', nth)');

// Numbers are given in the order of the entries, since among equal priorities the lowest number comes first.
const ENQUEUE = `
  WITH given AS MATERIALIZED (SELECT g.* FROM ${given}),
  fresh AS MATERIALIZED (
    SELECT nextval('url_ids') AS id, n.* FROM (
      SELECT given.* FROM given WHERE NOT EXISTS (
        SELECT FROM urls u WHERE u.site_id = $1 AND u.key = given.key) ORDER BY nth) n),
  added AS (
    INSERT INTO urls (site_id, id, key, url, identity, type, depth, found_on_id, found_on)
    SELECT $1, id, key, url, identity, type, depth, found_on_id, found_on FROM fresh
    ON CONFLICT DO NOTHING RETURNING id),
  queued AS (
    INSERT INTO queue (site_id, priority, url_id, attempts)
    SELECT $1, priority, id, 0 FROM fresh JOIN added USING (id) WHERE due_at = 0),
  waits AS (
    INSERT INTO waiting (site_id, due_at, url_id, priority, attempts)
    SELECT $1, due_at, id, priority, 0 FROM fresh JOIN added USING (id) WHERE due_at > 0)
  SELECT count(*) AS added, count(*) FILTER (WHERE due_at > 0) AS waiting FROM fresh JOIN added USING (id)`;

// Leases that ended, or that end far later than any given out now (a clock was set back), and what has fallen due go back into the queue.
const BRING_BACK = `
  WITH expired AS (
    DELETE FROM leases WHERE site_id = $1 AND url_id IN (
      SELECT url_id FROM leases
      WHERE site_id = $1 AND (lease_until <= $2 OR lease_until > $3) FOR UPDATE SKIP LOCKED)
    RETURNING priority, url_id, attempts),
  due AS (
    DELETE FROM waiting WHERE site_id = $1 AND (due_at, url_id) IN (
      SELECT due_at, url_id FROM waiting WHERE site_id = $1 AND due_at <= $2 FOR UPDATE SKIP LOCKED)
    RETURNING priority, url_id, attempts),
  back AS (
    INSERT INTO queue (site_id, priority, url_id, attempts)
    SELECT $1, * FROM expired UNION ALL SELECT $1, * FROM due)
  UPDATE site_counters SET
    leased = leased - (SELECT count(*) FROM expired), queued = queued + (SELECT count(*) FROM expired),
    waiting = waiting - (SELECT count(*) FROM due)
  WHERE site_id = $1 AND (EXISTS (SELECT FROM expired) OR EXISTS (SELECT FROM due))`;

const LEASE = `
  WITH best AS MATERIALIZED (
    SELECT priority, url_id, attempts FROM queue WHERE site_id = $1
    ORDER BY priority, url_id LIMIT $2 FOR UPDATE SKIP LOCKED),
  taken AS (
    DELETE FROM queue q USING best b WHERE q.site_id = $1 AND q.priority = b.priority AND q.url_id = b.url_id),
  held AS (
    INSERT INTO leases (site_id, url_id, lease_until, owner, priority, attempts)
    SELECT $1, url_id, $3, $4, priority, attempts + 1 FROM best),
  counted AS (
    UPDATE site_counters SET queued = queued - n, leased = leased + n FROM (SELECT count(*) AS n FROM best) c
    WHERE site_id = $1 AND n > 0)
  SELECT b.url_id AS id, b.priority, b.attempts, u.url, u.identity, u.type, u.depth, ${FOUND_ON_SQL} AS found_on
  FROM best b JOIN urls u ON u.site_id = $1 AND u.id = b.url_id ORDER BY b.priority, b.url_id`;

const RELEASE = `
  WITH given AS (DELETE FROM leases WHERE site_id = $1 AND owner = $2 RETURNING priority, url_id, attempts),
  back AS (INSERT INTO queue (site_id, priority, url_id, attempts) SELECT $1, priority, url_id, attempts - 1 FROM given)
  UPDATE site_counters SET queued = queued + n, leased = leased - n FROM (SELECT count(*) AS n FROM given) c
  WHERE site_id = $1 AND n > 0`;

const retrySql = (state: 'failed' | 'skipped'): string => `
  WITH given AS (DELETE FROM settled
    WHERE site_id = $1 AND state = '${state}' AND ($2::text IS NULL OR reason = $2) RETURNING priority, url_id),
  back AS (INSERT INTO queue (site_id, priority, url_id, attempts) SELECT $1, priority, url_id, 0 FROM given),
  counted AS (
    UPDATE site_counters SET queued = queued + n, ${state} = ${state} - n FROM (SELECT count(*) AS n FROM given) c
    WHERE site_id = $1 AND n > 0)
  SELECT count(*) AS count FROM given`;

const UNLEASE = `DELETE FROM leases l USING unnest($2::bigint[], $3::int[]) AS g(id, attempts)
  WHERE l.site_id = $1 AND l.url_id = g.id AND l.attempts = g.attempts RETURNING l.url_id`;
const WAIT = `INSERT INTO waiting (site_id, due_at, url_id, priority, attempts)
  SELECT $1, g.* FROM unnest($2::bigint[], $3::bigint[], $4::double precision[], $5::int[]) AS g`;
const SETTLE = `INSERT INTO settled (site_id, url_id, state, priority, reason)
  SELECT $1, g.* FROM unnest($2::bigint[], $3::text[], $4::double precision[], $5::text[]) AS g`;
const UNSETTLE = 'DELETE FROM settled WHERE site_id = $1 AND url_id = $2';
const QUEUE = 'INSERT INTO queue (site_id, priority, url_id, attempts) VALUES ($1, $2, $3, 0)';
const FIND = `
  SELECT 'queue' AS place FROM queue WHERE site_id = $1 AND url_id = $2
  UNION ALL SELECT 'waiting' FROM waiting WHERE site_id = $1 AND url_id = $2
  UNION ALL SELECT 'leases' FROM leases WHERE site_id = $1 AND url_id = $2
  UNION ALL SELECT state FROM settled WHERE site_id = $1 AND url_id = $2
  LIMIT 1`;
const OWNERS = 'SELECT DISTINCT owner FROM leases WHERE site_id = $1 ORDER BY owner';
const NEXT_DUE = `SELECT least(
  (SELECT min(due_at) FROM waiting WHERE site_id = $1), (SELECT min(lease_until) FROM leases WHERE site_id = $1)) AS due`;
