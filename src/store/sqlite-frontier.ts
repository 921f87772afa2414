// The frontier in SQLite: what is to be fetched, when, in which order, by whom. Every method runs inside a transaction
// that the caller (sqlite-store.ts) opened; schema/v1.ts explains the tables.
import type { LinkType } from '../learn/index.ts';
import type { UnreadReason } from './ledger-types.ts';
import type { SiteCounters } from './site-counters.ts';
import type { SqliteDatabase, Statement } from './sqlite-database.ts';
import type { FrontierCounts, FrontierEntry, LeasedEntry, LeaseOptions, Outcome } from './types.ts';
import { UrlRegister } from './url-register.ts';
import { wholeMs } from './whole-ms.ts';

type State = Exclude<keyof FrontierCounts, 'waiting'>;

export class SqliteFrontier {
  readonly #urls: UrlRegister;
  readonly #counters: SiteCounters;
  readonly #statements: Readonly<Record<keyof typeof SQL, Statement>>;

  constructor(database: SqliteDatabase, counters: SiteCounters) {
    this.#urls = new UrlRegister(database);
    this.#counters = counters;
    this.#statements = Object.fromEntries(
      Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)]),
    ) as Record<keyof typeof SQL, Statement>;
  }

  /** Insert-or-ignore; returns how many were new. `foundOn`: an entry whose URL most of `entries` name as theirs. */
  enqueue(
    siteId: number,
    entries: readonly FrontierEntry[],
    now: number,
    foundOn?: { readonly id: number; readonly url: string },
  ): number {
    const added = this.#urls.add(siteId, entries, foundOn);
    let waiting = 0;
    for (const { id, entry } of added) {
      if (entry.dueAt > now) {
        this.#statements.wait.run(siteId, wholeMs(entry.dueAt), id, entry.priority, 0);
        waiting++;
      } else {
        this.#statements.queue.run(siteId, entry.priority, id, 0);
      }
    }
    this.#counters.add(siteId, 'queued', added.length);
    this.#counters.add(siteId, 'waiting', waiting);
    return added.length;
  }

  /** Enqueues, and queues again what was settled. Returns how many were queued. */
  askAgain(siteId: number, entries: readonly FrontierEntry[], now: number): number {
    let queued = 0;
    for (const entry of entries) {
      const id = this.#urls.idOf(siteId, entry.identity ?? entry.url);
      if (id === undefined) {
        queued += this.enqueue(siteId, [entry], now);
        continue;
      }
      const place = this.#statements.find.get(siteId, id, siteId, id, id, id)?.place ?? 'done';
      if (place === 'queue' || place === 'waiting' || place === 'leases') continue;
      if (place !== 'done') this.#statements.unsettle.run(id);
      this.#statements.queue.run(siteId, entry.priority, id, 0);
      this.#move(siteId, place as State, 'queued', 1);
      queued++;
    }
    return queued;
  }

  lease({ siteId, limit, now, leaseMs, owner }: LeaseOptions): LeasedEntry[] {
    this.#reclaimExpired(siteId, now, leaseMs);
    this.#promoteDue(siteId, now);
    const rows = this.#statements.best.all(siteId, Math.max(0, limit));
    const last = rows.at(-1);
    if (last === undefined) return [];
    // The best are a prefix of the queue: one range delete instead of one delete each.
    this.#statements.dequeueThrough.run(siteId, last.priority as number, last.id as number);
    const until = wholeMs(now + leaseMs);
    const leased = rows.map((row): LeasedEntry => {
      const id = row.id as number;
      const attempts = row.attempts as number;
      this.#statements.lease.run(id, siteId, until, owner, row.priority as number, attempts + 1);
      return {
        id,
        siteId,
        url: row.url as string,
        ...(row.identity !== null && { identity: row.identity as string }),
        type: row.type as LinkType,
        priority: row.priority as number,
        depth: row.depth as number,
        dueAt: 0,
        foundOn: row.found_on as string,
        attempts,
      };
    });
    this.#move(siteId, 'queued', 'leased', leased.length);
    return leased;
  }

  /** Back into the queue as if they had never been handed out. */
  release(siteId: number, owner: string): void {
    this.#statements.queueHeld.run(siteId, owner);
    const released = this.#statements.unleaseHeld.run(siteId, owner);
    this.#move(siteId, 'leased', 'queued', released);
  }

  /** Moves an outcome's entry to where its result puts it; found links are the caller's to enqueue. */
  settle(siteId: number, outcome: Outcome): void {
    const { entry, result } = outcome;
    const holds = this.#statements.unlease.run(entry.id, siteId, entry.attempts + 1) === 1;
    if (!holds) {
      // The lease ended and the entry went back or to someone else. Having the page settles it all the same.
      if (result === 'done') this.#finishElsewhere(siteId, entry.id);
      return;
    }
    if (result === 'retry') {
      const dueAt = wholeMs(outcome.retryAt ?? 0);
      this.#statements.wait.run(siteId, dueAt, entry.id, entry.priority, entry.attempts + 1);
      this.#counters.add(siteId, 'waiting', 1);
      this.#move(siteId, 'leased', 'queued', 1);
      return;
    }
    if (result !== 'done')
      this.#statements.settle.run(entry.id, siteId, result, entry.priority, outcome.reason ?? null);
    this.#move(siteId, 'leased', result, 1);
  }

  /** Back into the queue as if they had never been asked for; returns how many. `reason`: those that have it alone. */
  retry(siteId: number, state: 'failed' | 'skipped', reason: UnreadReason | null = null): number {
    this.#statements.queueSettled.run(siteId, state, reason, reason);
    const count = this.#statements.unsettleAll.run(siteId, state, reason, reason);
    this.#move(siteId, state, 'queued', count);
    return count;
  }

  foundOn(siteId: number, identity: string): string | undefined {
    return this.#urls.foundOn(siteId, identity);
  }

  urlOf(siteId: number, identity: string): string | undefined {
    return this.#urls.urlOf(siteId, identity);
  }

  /** The transaction was undone: what it added is not known. */
  forget(): void {
    this.#urls.forget();
  }

  owners(siteId: number): string[] {
    return this.#statements.owners.all(siteId).map((row) => row.owner as string);
  }

  nextDueAt(siteId: number): number | undefined {
    const due = this.#statements.nextDue.get(siteId, siteId)?.due;
    return typeof due === 'number' ? due : undefined;
  }

  #reclaimExpired(siteId: number, now: number, leaseMs: number): void {
    const latest = wholeMs(now + 2 * leaseMs);
    if (this.#statements.queueExpired.run(siteId, now, latest) === 0) return;
    const expired = this.#statements.unleaseExpired.run(siteId, now, latest);
    this.#move(siteId, 'leased', 'queued', expired);
  }

  #promoteDue(siteId: number, now: number): void {
    if (this.#statements.queueDue.run(siteId, now) === 0) return;
    const due = this.#statements.unwaitDue.run(siteId, now);
    this.#counters.add(siteId, 'waiting', -due);
  }

  /** Rare, so it may look everywhere. */
  #finishElsewhere(siteId: number, id: number): void {
    const place = this.#statements.find.get(siteId, id, siteId, id, id, id)?.place;
    if (place === undefined) return; // done already
    if (place === 'queue' || place === 'waiting') {
      this.#statements.dequeue.run(siteId, id);
      this.#statements.unwait.run(siteId, id);
      if (place === 'waiting') this.#counters.add(siteId, 'waiting', -1);
      this.#move(siteId, 'queued', 'done', 1);
    } else if (place === 'leases') {
      this.#statements.unleaseAny.run(id);
      this.#move(siteId, 'leased', 'done', 1);
    } else {
      this.#statements.unsettle.run(id);
      this.#move(siteId, place as 'failed' | 'skipped', 'done', 1);
    }
  }

  #move(siteId: number, from: State, to: State, count: number): void {
    this.#counters.add(siteId, from, -count);
    this.#counters.add(siteId, to, count);
  }
}

// No lease given out by now ends later than that, though others may have looked at their clocks a little after us: one that does is
// of a clock that was set back since.
const IS_HELD = '(lease_until > ? AND lease_until <= ?)';

const SQL = {
  queue: 'INSERT INTO queue (site_id, priority, url_id, attempts) VALUES (?, ?, ?, ?)',
  wait: 'INSERT INTO waiting (site_id, due_at, url_id, priority, attempts) VALUES (?, ?, ?, ?, ?)',
  best: `
    SELECT q.url_id AS id, q.priority, q.attempts, u.url, u.identity, u.type, u.depth,
      CASE typeof(u.found_on) WHEN 'text' THEN u.found_on ELSE (SELECT url FROM urls WHERE id = u.found_on) END AS found_on
    FROM (SELECT * FROM queue WHERE site_id = ? ORDER BY priority, url_id LIMIT ?) q CROSS JOIN urls u ON u.id = q.url_id
    ORDER BY q.priority, q.url_id`,
  dequeueThrough: 'DELETE FROM queue WHERE site_id = ? AND (priority, url_id) <= (?, ?)',
  lease: `INSERT INTO leases (url_id, site_id, lease_until, owner, priority, attempts) VALUES (?, ?, ?, ?, ?, ?)`,
  queueHeld: `INSERT INTO queue (site_id, priority, url_id, attempts)
    SELECT site_id, priority, url_id, attempts - 1 FROM leases WHERE site_id = ? AND owner = ?`,
  unleaseHeld: 'DELETE FROM leases WHERE site_id = ? AND owner = ?',
  queueExpired: `INSERT INTO queue (site_id, priority, url_id, attempts)
    SELECT site_id, priority, url_id, attempts FROM leases WHERE site_id = ? AND NOT ${IS_HELD}`,
  unleaseExpired: `DELETE FROM leases WHERE site_id = ? AND NOT ${IS_HELD}`,
  queueDue: `INSERT INTO queue (site_id, priority, url_id, attempts)
    SELECT site_id, priority, url_id, attempts FROM waiting WHERE site_id = ? AND due_at <= ?`,
  unwaitDue: 'DELETE FROM waiting WHERE site_id = ? AND due_at <= ?',
  unlease: 'DELETE FROM leases WHERE url_id = ? AND site_id = ? AND attempts = ?',
  unleaseAny: 'DELETE FROM leases WHERE url_id = ?',
  settle: 'INSERT INTO settled (url_id, site_id, state, priority, reason) VALUES (?, ?, ?, ?, ?)',
  queueSettled: `INSERT INTO queue (site_id, priority, url_id, attempts)
    SELECT site_id, priority, url_id, 0 FROM settled WHERE site_id = ? AND state = ? AND (? IS NULL OR reason = ?)`,
  unsettleAll: 'DELETE FROM settled WHERE site_id = ? AND state = ? AND (? IS NULL OR reason = ?)',
  unsettle: 'DELETE FROM settled WHERE url_id = ?',
  dequeue: 'DELETE FROM queue WHERE site_id = ? AND url_id = ?',
  unwait: 'DELETE FROM waiting WHERE site_id = ? AND url_id = ?',
  find: `
    SELECT 'queue' AS place FROM queue WHERE site_id = ? AND url_id = ?
    UNION ALL SELECT 'waiting' FROM waiting WHERE site_id = ? AND url_id = ?
    UNION ALL SELECT 'leases' FROM leases WHERE url_id = ?
    UNION ALL SELECT state FROM settled WHERE url_id = ?
    LIMIT 1`,
  owners: 'SELECT DISTINCT owner FROM leases WHERE site_id = ? ORDER BY owner',
  nextDue: `SELECT min(due) AS due FROM (
    SELECT min(due_at) AS due FROM waiting WHERE site_id = ?
    UNION ALL SELECT min(lease_until) FROM leases WHERE site_id = ?)`,
} as const;
