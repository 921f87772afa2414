// Rows of sites and hosts as workers see them; the same for both drivers.
import type { FleetCounts, FleetSite, HostPace, SiteLimits } from './fleet-types.ts';
import { toSite } from './site-rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** `now`: the store's clock. */
export function toFleetSite(row: Row, now: number): FleetSite {
  return {
    ...toSite(row),
    limits: JSON.parse(row.limits as string) as SiteLimits,
    workedMs: row.worked_ms as number,
    failures: row.failures as number,
    dueAt: row.due_at as number | null,
    isPaused: row.is_paused === 1,
    claimedBy: (row.claimed_until as number) > now ? (row.claimed_by as string | null) : null,
  };
}

export function toPace(row: Row, now: number): HostPace {
  return {
    host: row.host as string,
    waitMs: Math.max(0, (row.next_at as number) - now),
    heldMs: Math.max(0, (row.held_until as number) - now),
    penalty: row.penalty as number,
    crawlDelayMs: row.crawl_delay_ms as number,
  };
}

export function toCounts(row: Row): FleetCounts {
  const { sites, due, claimed, paused, failed } = row as Record<keyof FleetCounts, number>;
  return { sites, due, claimed, paused, failed };
}

/** Counts of sites in SQL; `now` is how the time is written there. */
export const countsSql = (now: string) => `SELECT count(*) AS sites,
  count(*) FILTER (WHERE is_paused = 0 AND due_at <= ${now} AND claimed_until <= ${now}) AS due,
  count(*) FILTER (WHERE claimed_until > ${now}) AS claimed, count(*) FILTER (WHERE is_paused = 1) AS paused,
  count(*) FILTER (WHERE state = 'failed') AS failed FROM sites`;

/** The host of a URL, with its port: what politeness goes by. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}

/** Tables with rows of one site, by its `site_id`. */
export const SITE_TABLES = [
  'models',
  'ledgers',
  'comment_visits',
  'queue',
  'waiting',
  'leases',
  'settled',
  'requests',
  'dictionaries',
  'boards',
  'threads',
  'users',
  'post_revisions',
  'refreshes',
  'posts',
  'pages',
  'urls',
  'site_counters',
] as const;
