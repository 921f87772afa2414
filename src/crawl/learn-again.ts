// A forum that changed under the crawl (other software, other addresses, another skin) is learned again from its front page.
import { CrawlError } from '../errors.ts';
import { LinkMatcher, type SiteModel } from '../learn/index.ts';
import type { FrontierEntry, Site, Store } from '../store/index.ts';
import type { CrawlOptions, CrawlTools } from './crawl-options.ts';
import { learnModel } from './learn-site.ts';

const MOSTLY = 0.5;

/**
 * The model of the site as it is now, or undefined when there is nothing to learn any more. `held` are the addresses that
 * no longer fitted: when the new model does not take them either, the addresses have changed, and what was known by the
 * old ones is another page now.
 */
export async function learnAgain(
  old: SiteModel,
  held: readonly string[],
  site: Site,
  options: CrawlOptions,
  tools: CrawlTools,
): Promise<SiteModel | undefined> {
  const since = Date.now();
  const starts = new Set([old.entry, options.startUrl, new URL('/', old.entry).href]);
  for (const startUrl of starts) {
    try {
      const model = await learnModel(site, { ...options, startUrl }, tools, since);
      const matcher = new LinkMatcher(model);
      const known = held.filter((url) => matcher.match(url) !== undefined).length;
      const generation = (old.generation ?? 0) + (known < MOSTLY * held.length ? 1 : 0);
      return { ...model, ...(generation > 0 && { generation }) };
    } catch (error) {
      if (!(error instanceof CrawlError)) throw error;
    }
  }
  return undefined;
}

/**
 * Begins again at the front page. What did not fit is given back and asked for again; what was found under addresses that
 * are no more is passed over when its turn comes.
 */
export async function beginAgain(
  store: Store,
  site: Site,
  owner: string,
  entry: FrontierEntry,
): Promise<void> {
  await store.setSiteState(site.id, 'crawling');
  await store.releaseLeases(site.id, owner);
  // Under an identity of its own: the page was visited before, as it was then.
  await store.enqueue(site.id, [{ ...entry, identity: `${entry.url} again ${Date.now()}` }]);
}
