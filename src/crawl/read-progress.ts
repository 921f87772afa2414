// The state of a crawl as the store tells it.
import type { Site, Store } from '../store/index.ts';
import type { Progress } from './events.ts';

/** Progress of a site; what the store cannot know is given. */
export async function readProgress(
  store: Store,
  site: Site,
  told: Pick<Progress, 'phase' | 'pagesPerSecond' | 'elapsedMs'> & Partial<Pick<Progress, 'fitShare'>>,
): Promise<Progress> {
  const { phase, pagesPerSecond, elapsedMs, fitShare = null } = told;
  const { pages, threads, posts, requests, bytes } = await store.totals(site.id);
  const counts = await store.frontierCounts(site.id);
  const queued = counts.queued + counts.leased;
  return {
    phase,
    pages,
    threads,
    posts,
    queued,
    failed: counts.failed,
    requests,
    bytes,
    pagesPerSecond,
    secondsLeft: pagesPerSecond > 0 ? Math.round(queued / pagesPerSecond) : null,
    elapsedMs,
    fitShare,
  };
}
