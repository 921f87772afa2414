// How fresh a stored forum is, from the store alone.
import type { Site, Store } from '../store/index.ts';
import { DAY } from './arrival-model.ts';
import { ForumMemory } from './forum-memory.ts';

/** What is known, and what is likely, of a site's new posts. */
export interface Freshness {
  /** Posts likely to be there that are not stored. */
  readonly unseen: number;
  /** Posts likely to come in a day. */
  readonly postsADay: number;
  /** When a request is worth what it costs next; epoch ms. */
  readonly nextDueAt: number;
  /** Of the last 30 days, where there was any refreshing. */
  readonly passes: number;
  readonly requests: number;
  readonly newPosts: number;
  /** From the writing of a post to its finding, ms; null where no time is known. */
  readonly meanDelay: number | null;
}

/** Reads a site's posts and passes; undefined when it has no model yet. */
export async function siteFreshness(store: Store, site: Site, now: number): Promise<Freshness | undefined> {
  const model = await store.loadModel(site.id);
  if (model === undefined) return undefined;
  const { schedule } = await ForumMemory.load(store, site, model, { now });
  const totals = await store.refreshTotals(site.id, now - 30 * DAY);
  return {
    unseen: schedule.unseen(now),
    postsADay: schedule.expectedPosts(now, now + DAY),
    nextDueAt: schedule.nextDueAt(now),
    passes: totals?.passes ?? 0,
    requests: totals?.requests ?? 0,
    newPosts: totals?.newPosts ?? 0,
    meanDelay: totals === undefined || totals.timedPosts === 0 ? null : totals.delay / totals.timedPosts,
  };
}
