// Sites and hosts for workers, in PostgreSQL. All times are those of the server: clocks of workers need not agree.
import { countsSql, hostOf, SITE_TABLES, toCounts, toFleetSite, toPace } from './fleet-rows.ts';
import type { FleetCounts, FleetSite, HostPace, NewSite, SiteRelease } from './fleet-types.ts';
import type { PgRow, Queries } from './postgres-database.ts';
import { columnsOf } from './postgres-tables.ts';
import { wholeMs } from './whole-ms.ts';

/** Where workers listen for hints that sites were added, paused or resumed. */
export const SITES_CHANNEL = 'skein_sites';

/** Must run inside a transaction. */
export async function addSites(queries: Queries, sites: readonly NewSite[], now: number): Promise<number> {
  const rows = sites.map(({ startUrl, strategy, limits }) => [
    startUrl,
    strategy,
    hostOf(startUrl),
    JSON.stringify(limits),
  ]);
  const added = await queries.query(ADD, [wholeMs(now), ...columnsOf(rows, 4)]);
  await queries.query(ADD_COUNTERS);
  await queries.query(
    LIMIT,
    columnsOf(rows, 4).filter((_, i) => i === 0 || i === 3),
  );
  await queries.query(HINT);
  return added.length;
}

export async function fleetSites(queries: Queries): Promise<FleetSite[]> {
  return (await queries.query(SITES)).map((row) => toFleetSite(row, row.now as number));
}

export async function fleetCounts(queries: Queries): Promise<FleetCounts> {
  return toCounts((await queries.query(COUNTS))[0] as PgRow);
}

export async function claimSite(
  queries: Queries,
  owner: string,
  leaseMs: number,
): Promise<FleetSite | undefined> {
  const [row] = await queries.query(CLAIM, [owner, leaseMs]);
  return row === undefined ? undefined : toFleetSite(row, row.now as number);
}

export async function keepClaims(queries: Queries, owner: string, leaseMs: number): Promise<number[]> {
  return (await queries.query(KEEP, [owner, leaseMs])).map((row) => row.id as number);
}

/** `now`: the worker's clock, by which it is due. */
export async function releaseSite(
  queries: Queries,
  siteId: number,
  owner: string,
  { dueAt, workedMs, failures }: SiteRelease,
  now: number,
): Promise<void> {
  const due = dueAt === null ? null : wholeMs(dueAt - now);
  await queries.query(RELEASE, [siteId, owner, due, Math.round(workedMs), failures]);
}

export async function fleetOwners(queries: Queries): Promise<string[]> {
  return (await queries.query(OWNERS)).map((row) => row.owner as string);
}

export async function releaseOwner(queries: Queries, owner: string): Promise<void> {
  await queries.query(RELEASE_OWNER, [owner]);
}

export async function setPaused(queries: Queries, siteId: number, isPaused: boolean): Promise<void> {
  await queries.query(isPaused ? PAUSE : RESUME, [siteId]);
  await queries.query(HINT);
}

/** Must run inside a transaction. */
export async function removeSite(queries: Queries, siteId: number): Promise<void> {
  await queries.query('DELETE FROM post_words WHERE site_id = $1', [siteId]);
  for (const table of SITE_TABLES) await queries.query(`DELETE FROM ${table} WHERE site_id = $1`, [siteId]);
  await queries.query('DELETE FROM sites WHERE id = $1', [siteId]);
}

export async function loadVisits(queries: Queries, siteId: number): Promise<string | undefined> {
  const [row] = await queries.query('SELECT state FROM comment_visits WHERE site_id = $1', [siteId]);
  return row?.state as string | undefined;
}

export async function keepVisits(queries: Queries, siteId: number, state: string): Promise<void> {
  await queries.query(KEEP_VISITS, [siteId, state]);
}

export async function leaseHost(
  queries: Queries,
  host: string,
  owner: string,
  leaseMs: number,
): Promise<HostPace | undefined> {
  const [row] = await queries.query(LEASE_HOST, [host, owner, leaseMs]);
  if (row !== undefined) return toPace(row, row.now as number);
  await queries.query(WANT_HOST, [host]);
  return undefined;
}

export async function keepHosts(
  queries: Queries,
  owner: string,
  leaseMs: number,
  paces: readonly HostPace[],
): Promise<{ host: string; isWanted: boolean }[]> {
  if (paces.length === 0) return [];
  const rows = paces.map(({ host, waitMs, heldMs, penalty, crawlDelayMs }) => [
    host,
    wholeMs(waitMs),
    wholeMs(heldMs),
    penalty,
    wholeMs(crawlDelayMs),
  ]);
  const kept = await queries.query(KEEP_HOSTS, [owner, leaseMs, ...columnsOf(rows, 5)]);
  return kept.map((row) => ({ host: row.host as string, isWanted: row.is_wanted === 1 }));
}

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
const ADD = `INSERT INTO sites (start_url, strategy, state, created_at, host, limits)
  SELECT url, strategy, 'new', $1, host, limits
  FROM unnest($2::text[], $3::text[], $4::text[], $5::text[]) AS g(url, strategy, host, limits)
  ON CONFLICT (start_url) DO NOTHING RETURNING id`;
const ADD_COUNTERS = `INSERT INTO site_counters (site_id)
  SELECT id FROM sites s WHERE NOT EXISTS (SELECT FROM site_counters c WHERE c.site_id = s.id) ON CONFLICT DO NOTHING`;
const LIMIT = `UPDATE sites s SET limits = g.limits FROM unnest($1::text[], $2::text[]) AS g(url, limits)
  WHERE s.start_url = g.url AND g.limits <> '{}' AND s.limits <> g.limits`;
const HINT = `SELECT pg_notify('${SITES_CHANNEL}', '')`;
const KEEP_VISITS = `INSERT INTO comment_visits (site_id, state) VALUES ($1, $2)
  ON CONFLICT (site_id) DO UPDATE SET state = excluded.state`;
const SITES = `SELECT *, ${NOW} AS now FROM sites ORDER BY id`;
const COUNTS = countsSql(NOW);
// A claim or lease that ends far later than one given now could is of a clock that was set back since.
const CLAIM = `UPDATE sites SET claimed_by = $1, claimed_until = ${NOW} + $2 WHERE id = (
    SELECT s.id FROM sites s WHERE s.is_paused = 0 AND s.due_at <= ${NOW}
      AND (s.claimed_until <= ${NOW} OR s.claimed_until > ${NOW} + 2 * $2)
      AND NOT EXISTS (SELECT FROM hosts h WHERE h.host = s.host AND h.owner <> $1
        AND h.leased_until > ${NOW} AND h.leased_until <= ${NOW} + 2 * $2)
    ORDER BY s.due_at, s.id LIMIT 1 FOR UPDATE OF s SKIP LOCKED)
  RETURNING *, ${NOW} AS now`;
const KEEP = `UPDATE sites SET claimed_until = ${NOW} + $2
  WHERE claimed_by = $1 AND claimed_until > ${NOW} AND is_paused = 0 RETURNING id`;
const RELEASE = `UPDATE sites SET claimed_by = NULL, claimed_until = 0, due_at = ${NOW} + $3, worked_ms = $4, failures = $5
  WHERE id = $1 AND claimed_by = $2`;
const OWNERS = `SELECT claimed_by AS owner FROM sites WHERE claimed_until > ${NOW}
  UNION SELECT owner FROM hosts WHERE leased_until > ${NOW}`;
const RELEASE_OWNER = `WITH claims AS (UPDATE sites SET claimed_by = NULL, claimed_until = 0 WHERE claimed_by = $1)
  UPDATE hosts SET leased_until = 0 WHERE owner = $1`;
const PAUSE = 'UPDATE sites SET is_paused = 1 WHERE id = $1';
const RESUME = `UPDATE sites SET is_paused = 0, failures = 0, due_at = ${NOW} WHERE id = $1`;
const LEASE_HOST = `INSERT INTO hosts (host, owner, leased_until) VALUES ($1, $2, ${NOW} + $3)
  ON CONFLICT (host) DO UPDATE SET owner = $2, leased_until = ${NOW} + $3, is_wanted = 0
    WHERE hosts.owner = $2 OR hosts.leased_until <= ${NOW} OR hosts.leased_until > ${NOW} + 2 * $3
  RETURNING *, ${NOW} AS now`;
const WANT_HOST = 'UPDATE hosts SET is_wanted = 1 WHERE host = $1';
const KEEP_HOSTS = `UPDATE hosts h SET leased_until = CASE WHEN $2 = 0 THEN 0 ELSE ${NOW} + $2 END,
    next_at = ${NOW} + g.wait_ms, held_until = ${NOW} + g.held_ms, penalty = g.penalty,
    crawl_delay_ms = g.crawl_delay_ms
  FROM unnest($3::text[], $4::bigint[], $5::bigint[], $6::double precision[], $7::bigint[])
    AS g(host, wait_ms, held_ms, penalty, crawl_delay_ms)
  WHERE h.host = g.host AND h.owner = $1 AND h.leased_until > ${NOW} RETURNING h.host, h.is_wanted`;
