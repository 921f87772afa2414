// A turn of a worker at a feed of articles: reads it, visits those whose comments are due, and stores them.
import type { CrawlTools } from '../crawl/index.ts';
import { BrowserError, FetchError } from '../errors.ts';
import { feedEntries } from '../page/index.ts';
import { type FeedVisited, VisitQueue, type VisitQueueState } from '../refresh/index.ts';
import type { FleetSite } from '../store/index.ts';
import { articleComments } from './article.ts';
import type { SiteMemories } from './site-memory.ts';
import type { ArticleComments } from './types.ts';
import { addArticles, READ_EVERY, visitResult } from './watch-feed.ts';

/** Visits what is due of a feed. Throws FetchError when the feed cannot be read. */
export async function visitFeed(
  site: FleetSite,
  tools: CrawlTools,
  memories: SiteMemories,
): Promise<FeedVisited> {
  const { store, fetcher, requests, stop, now = Date.now } = tools;
  const kept = await store.loadVisits(site.id);
  const queue = new VisitQueue(kept === undefined ? undefined : (JSON.parse(kept) as VisitQueueState));
  const keep = async () => {
    await store.keepVisits(site.id, JSON.stringify(queue.state));
    await store.addRequests(site.id, requests.drain());
  };
  await store.setSiteState(site.id, 'crawling');
  const { body, finalUrl } = await fetcher.fetch({ url: site.startUrl, accept: 'any' });
  const readAt = now();
  addArticles(queue, feedEntries(body, finalUrl), readAt);
  await keep();
  for (;;) {
    const url = stop?.aborted === true ? undefined : queue.next(now());
    if (url === undefined) break;
    const began = now();
    const found = await visit(url, tools, memories);
    // A visit that was cut short says nothing of the article.
    if (found === undefined && stop?.aborted === true) break;
    if (found !== undefined) await storeComments(site.id, found, tools);
    const result = found === undefined ? { serviceMs: now() - began, comments: 0 } : visitResult(found);
    queue.visited(url, result, now());
    await keep();
  }
  memories.save();
  if (stop?.aborted === true) return { stopped: 'interrupted', dueAt: now() };
  await store.setSiteState(site.id, 'done');
  return { stopped: 'done', dueAt: Math.min(queue.nextDueAt(), readAt + READ_EVERY) };
}

/** Undefined when the article cannot be had now. */
async function visit(
  url: string,
  { fetcher, browser, stop, listener }: CrawlTools,
  memories: SiteMemories,
): Promise<ArticleComments | undefined> {
  const signal = stop === undefined ? {} : { signal: stop };
  try {
    return await articleComments(url, { fetcher, browser, memories, ...signal }).catch((error: unknown) => {
      if (!(error instanceof BrowserError)) throw error;
      // Without a browser, what stands in the answer is still found.
      listener?.({ kind: 'notice', message: error.message });
      return articleComments(url, { fetcher, browser: undefined, memories, ...signal });
    });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    if (error.code !== 'aborted')
      listener?.({ kind: 'failed', url, code: error.code, message: error.message });
    return undefined;
  }
}

/** An article is a thread, its comments are posts. */
async function storeComments(
  siteId: number,
  { page, title, comments }: ArticleComments,
  { store }: CrawlTools,
): Promise<void> {
  if (comments.length === 0) return;
  await store.replacePosts(siteId, [{ url: page, thread: page }], {
    threads: [{ url: page, title }],
    posts: comments,
  });
}
