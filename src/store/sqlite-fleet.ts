// Sites and hosts for workers, in SQLite: for one machine, where they matter less but are told by the same words.
import { countsSql, hostOf, SITE_TABLES, toCounts, toFleetSite, toPace } from './fleet-rows.ts';
import type { FleetCounts, FleetSite, HostPace, NewSite, SiteRelease } from './fleet-types.ts';
import type { SqliteDatabase, SqlRow, Statement } from './sqlite-database.ts';
import { wholeMs } from './whole-ms.ts';

export class SqliteFleet {
  readonly #database: SqliteDatabase;
  readonly #now: () => number;
  readonly #statements: Readonly<Record<keyof typeof SQL, Statement>>;

  constructor(database: SqliteDatabase, now: () => number) {
    this.#database = database;
    this.#now = () => wholeMs(now());
    this.#statements = Object.fromEntries(
      Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)]),
    ) as Record<keyof typeof SQL, Statement>;
  }

  /** Must run inside a write transaction, as all that changes something. */
  addSites(sites: readonly NewSite[]): number {
    let added = 0;
    for (const { startUrl, strategy, limits } of sites) {
      const told = JSON.stringify(limits);
      const isNew = this.#statements.add.run(startUrl, strategy, this.#now(), hostOf(startUrl), told) === 1;
      if (isNew) added++;
      else if (Object.keys(limits).length > 0) this.#statements.limit.run(told, startUrl);
    }
    return added;
  }

  sites(): FleetSite[] {
    const now = this.#now();
    return this.#statements.sites.all().map((row) => toFleetSite(row, now));
  }

  counts(): FleetCounts {
    const now = this.#now();
    return toCounts(this.#statements.counts.get(now) as SqlRow);
  }

  claim(owner: string, leaseMs: number): FleetSite | undefined {
    const now = this.#now();
    const row = this.#statements.claim.get(owner, now + leaseMs, now, now + 2 * leaseMs);
    return row === undefined ? undefined : toFleetSite(row, now);
  }

  keepClaims(owner: string, leaseMs: number): number[] {
    const now = this.#now();
    return this.#statements.keep.all(now + leaseMs, owner, now).map((row) => row.id as number);
  }

  release(siteId: number, owner: string, { dueAt, workedMs, failures }: SiteRelease): void {
    this.#statements.release.run(dueAt === null ? null : wholeMs(dueAt), workedMs, failures, siteId, owner);
  }

  owners(): string[] {
    return this.#statements.owners.all(this.#now()).map((row) => row.owner as string);
  }

  releaseOwner(owner: string): void {
    this.#statements.releaseClaims.run(owner);
    this.#statements.releaseHosts.run(owner);
  }

  pause(siteId: number): void {
    this.#statements.pause.run(siteId);
  }

  resume(siteId: number): void {
    this.#statements.resume.run(this.#now(), siteId);
  }

  remove(siteId: number): void {
    this.#database
      .prepare('DELETE FROM bodies WHERE page_id IN (SELECT id FROM pages WHERE site_id = ?)')
      .run(siteId);
    this.#database
      .prepare('DELETE FROM url_keys WHERE url_id IN (SELECT id FROM urls WHERE site_id = ?)')
      .run(siteId);
    for (const table of SITE_TABLES)
      this.#database.prepare(`DELETE FROM ${table} WHERE site_id = ?`).run(siteId);
    this.#database.prepare('DELETE FROM sites WHERE id = ?').run(siteId);
  }

  loadVisits(siteId: number): string | undefined {
    return this.#statements.loadVisits.get(siteId)?.state as string | undefined;
  }

  keepVisits(siteId: number, state: string): void {
    this.#statements.keepVisits.run(siteId, state);
  }

  leaseHost(host: string, owner: string, leaseMs: number): HostPace | undefined {
    const now = this.#now();
    const row = this.#statements.leaseHost.get(host, owner, now + leaseMs, now, now + 2 * leaseMs);
    if (row !== undefined) return toPace(row, now);
    this.#statements.wantHost.run(host);
    return undefined;
  }

  keepHosts(
    owner: string,
    leaseMs: number,
    paces: readonly HostPace[],
  ): { host: string; isWanted: boolean }[] {
    const now = this.#now();
    return paces.flatMap((pace) => {
      const row = this.#statements.keepHost.get(now + leaseMs, ...told(pace, now), pace.host, owner, now);
      return row === undefined ? [] : [{ host: pace.host, isWanted: row.is_wanted === 1 }];
    });
  }

  releaseHosts(owner: string, paces: readonly HostPace[]): void {
    const now = this.#now();
    for (const pace of paces) this.#statements.keepHost.get(0, ...told(pace, now), pace.host, owner, now);
  }
}

function told(
  { waitMs, heldMs, penalty, crawlDelayMs }: HostPace,
  now: number,
): [number, number, number, number] {
  return [wholeMs(now + waitMs), wholeMs(now + heldMs), penalty, wholeMs(crawlDelayMs)];
}

const SQL = {
  loadVisits: 'SELECT state FROM comment_visits WHERE site_id = ?',
  keepVisits: `INSERT INTO comment_visits (site_id, state) VALUES (?, ?)
    ON CONFLICT (site_id) DO UPDATE SET state = excluded.state`,
  add: `INSERT INTO sites (start_url, strategy, state, created_at, host, limits) VALUES (?, ?, 'new', ?, ?, ?)
    ON CONFLICT (start_url) DO NOTHING`,
  limit: 'UPDATE sites SET limits = ? WHERE start_url = ?',
  sites: 'SELECT * FROM sites ORDER BY id',
  counts: countsSql('?1'),
  claim: `UPDATE sites SET claimed_by = ?1, claimed_until = ?2 WHERE id = (
      SELECT s.id FROM sites s WHERE s.is_paused = 0 AND s.due_at <= ?3 AND (s.claimed_until <= ?3 OR s.claimed_until > ?4)
        AND NOT EXISTS (SELECT 1 FROM hosts h
          WHERE h.host = s.host AND h.leased_until > ?3 AND h.leased_until <= ?4 AND h.owner <> ?1)
      ORDER BY s.due_at, s.id LIMIT 1)
    RETURNING *`,
  keep: `UPDATE sites SET claimed_until = ? WHERE claimed_by = ? AND claimed_until > ? AND is_paused = 0 RETURNING id`,
  release: `UPDATE sites SET claimed_by = NULL, claimed_until = 0, due_at = ?, worked_ms = ?, failures = ?
    WHERE id = ? AND claimed_by = ?`,
  owners: `SELECT claimed_by AS owner FROM sites WHERE claimed_until > ?1
    UNION SELECT owner FROM hosts WHERE leased_until > ?1 ORDER BY owner`,
  releaseClaims: 'UPDATE sites SET claimed_by = NULL, claimed_until = 0 WHERE claimed_by = ?',
  releaseHosts: 'UPDATE hosts SET leased_until = 0 WHERE owner = ?',
  pause: 'UPDATE sites SET is_paused = 1 WHERE id = ?',
  resume: 'UPDATE sites SET is_paused = 0, failures = 0, due_at = ? WHERE id = ?',
  leaseHost: `INSERT INTO hosts (host, owner, leased_until) VALUES (?1, ?2, ?3)
    ON CONFLICT (host) DO UPDATE SET owner = ?2, leased_until = ?3, is_wanted = 0
      WHERE hosts.owner = ?2 OR hosts.leased_until <= ?4 OR hosts.leased_until > ?5
    RETURNING *`,
  wantHost: 'UPDATE hosts SET is_wanted = 1 WHERE host = ?',
  keepHost: `UPDATE hosts SET leased_until = ?, next_at = ?, held_until = ?, penalty = ?, crawl_delay_ms = ?
    WHERE host = ? AND owner = ? AND leased_until > ? RETURNING is_wanted`,
} as const;
