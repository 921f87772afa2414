// Rows of sites, and of what refreshing them brought; the same for both drivers.
import type { RefreshTotals } from './refresh-types.ts';
import type { Site, SiteState } from './types.ts';

type Row = Readonly<Record<string, unknown>>;

export function toSite(row: Row): Site {
  return {
    id: row.id as number,
    startUrl: row.start_url as string,
    strategy: row.strategy as string,
    state: row.state as SiteState,
    reason: row.reason as string | null,
    createdAt: row.created_at as number,
  };
}

/** Undefined when there was no pass. */
export function toRefreshTotals(row: Row | undefined): RefreshTotals | undefined {
  if (row === undefined || row.passes === 0) return undefined;
  return {
    passes: row.passes as number,
    at: row.at as number,
    requests: row.requests as number,
    newPosts: row.new_posts as number,
    newThreads: row.new_threads as number,
    delay: row.delay as number,
    timedPosts: row.timed_posts as number,
  };
}
