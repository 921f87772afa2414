// What visits brought, stored in PostgreSQL: many of them in each statement.
import type { CounterChanges } from './postgres-counters.ts';
import type { Queries } from './postgres-database.ts';
import type { PostgresFrontier } from './postgres-frontier.ts';
import type { PostgresPages, PreparedPage } from './postgres-pages.ts';
import type { PostgresRecords } from './postgres-records.ts';
import * as refresh from './postgres-refresh.ts';
import type { Candidate } from './postgres-urls.ts';
import type { Outcome, PageRow, Records } from './types.ts';
import { wholeMs } from './whole-ms.ts';

/** Where it goes. */
export interface CommitParts {
  readonly siteId: number;
  readonly frontier: PostgresFrontier;
  readonly pages: PostgresPages;
  readonly records: PostgresRecords;
  readonly counters: CounterChanges;
  readonly now: () => number;
}

/**
 * Stores outcomes of different entries, pages and posts; returns how many found URLs were new. `known` gets the URLs that
 * are in the store once the transaction is. Must run inside one.
 */
export async function storeRun(
  { siteId, frontier, pages, records, counters, now }: CommitParts,
  queries: Queries,
  run: readonly Outcome[],
  prepared: ReadonlyMap<PageRow, PreparedPage>,
  known: Candidate[],
): Promise<number> {
  await frontier.settle(queries, siteId, run, counters);
  const stored = run.flatMap(({ page }) => (page === undefined ? [] : [prepared.get(page)!]));
  const seenAgain = await pages.put(queries, siteId, stored, counters);
  const requests = run.flatMap((outcome) => outcome.requests);
  await pages.addRequests(queries, siteId, requests, counters);
  // Before the records: what they name may have just been found.
  const found = run.flatMap(({ entry: source, found }) => found.map((entry) => ({ entry, source })));
  const enqueued = await frontier.enqueue(queries, siteId, found, now(), counters);
  known.push(...enqueued.known);
  let added = enqueued.added;
  const read: Records[] = [];
  for (const outcome of run) {
    const { readAgainAt, goneAt, posts = [], entry, page } = outcome;
    if (goneAt !== undefined) await refresh.markGone(queries, siteId, entry.url, wholeMs(goneAt));
    if (readAgainAt !== undefined) await refresh.keepRevisions(queries, siteId, posts, wholeMs(readAgainAt));
    const isSeenAgain = page !== undefined && seenAgain.has(page.url);
    read.push(isSeenAgain ? await records.keepingOrder(queries, siteId, outcome) : outcome);
  }
  await records.put(queries, siteId, read, counters);
  for (const { readAgainAt, posts = [], entry, page, again = [], movedTo } of run) {
    if (readAgainAt !== undefined) {
      const at = wholeMs(readAgainAt);
      if (page === undefined) await refresh.touchPage(queries, siteId, entry.url, at);
      else await refresh.markSeen(queries, siteId, page.url, posts, at);
    }
    added += await frontier.askAgain(queries, siteId, again, now(), counters);
    if (movedTo !== undefined) await records.move(queries, siteId, entry.url, movedTo, counters);
  }
  return added;
}
