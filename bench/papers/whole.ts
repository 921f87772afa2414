// A whole crawl, as `skein crawl` does it: by the engine with its store, over HTTP.
import { crawlForum } from '../forums/crawl.ts';
import type { Crawler } from './crawlers.ts';
import type { Forum } from './forums.ts';
import { type ReachFigures, reachFigures } from './measure.ts';

export async function wholeCrawl(
  forum: Forum,
  { name, strategy, scope }: Crawler,
  { start = forum.entry, maxPages }: { readonly start?: string; readonly maxPages: number },
): Promise<ReachFigures> {
  const { requests, exit, said, seconds } = await crawlForum({
    startUrl: start,
    strategy,
    maxPages,
    ...(scope !== undefined && { scope }),
    ...(forum.proxyUrl !== undefined && { proxyUrl: forum.proxyUrl }),
  });
  const learned = new Set<string>();
  const visits = requests.flatMap(({ url, status, phase }) => {
    if (url.endsWith('/robots.txt')) return [];
    if (phase === 'learn') {
      learned.add(url);
      // What learning saw of boards and threads the crawl takes from the store; the rest it did not need.
      if (!/^(entry|index|thread)/.test(forum.truthOf(url).type)) return [];
    }
    const answer = status === 0 || status >= 400 ? 'error' : status >= 300 ? 'redirect' : 'page';
    return [{ url, answer } as const];
  });
  return {
    ...reachFigures(forum, name, visits, learned),
    seconds: Math.round(seconds * 10) / 10,
    ...(exit === 1 && { error: said }),
  };
}
