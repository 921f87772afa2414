// Labelled pages of a site that knows its own truth (a lab forum): its boards and threads, and what else its links reach.
import { FetchError } from '../../errors.ts';
import type { Fetcher } from '../../fetch/index.ts';
import { type Page, parsePage } from '../../page/index.ts';
import type { PageType } from '../page-type.ts';
import { type LabelledPage, type SampleSize, spread } from './labelled-page.ts';

/** What must be known of the site; a lab forum's truth fits. */
export interface KnownSite {
  readonly name: string;
  readonly entryUrl: string;
  typeOf(url: string): { readonly type: string };
  /** Entry, boards, threads and their later pages. */
  pages(): readonly { readonly url: string; readonly type: string }[];
}

// Pages of type 'other' by the shape of their URL: a calendar has more of them than everything else together.
const MAX_PER_SHAPE = 3;

/** A sample of the site's pages, each fetched once. */
export async function sitePages(
  site: KnownSite,
  fetcher: Fetcher,
  size: SampleSize,
): Promise<LabelledPage[]> {
  const found: LabelledPage[] = [];
  const take = (type: PageType, page: Page | undefined) => {
    if (page !== undefined) found.push({ source: 'lab', site: site.name, type, page });
  };
  const known = site.pages();
  const urlsOf = (start: RegExp) => known.filter(({ type }) => start.test(type)).map(({ url }) => url);
  for (const url of spread(urlsOf(/^(entry|index)/), size.index))
    take('index', await fetchPage(fetcher, url));
  for (const url of spread(urlsOf(/^thread/), size.thread)) take('thread', await fetchPage(fetcher, url));
  for (const page of await otherPages(site, fetcher, size.other, found)) take('other', page);
  return found;
}

/** Follows links of the pages at hand to pages of no use, and theirs in turn. */
async function otherPages(
  site: KnownSite,
  fetcher: Fetcher,
  count: number,
  start: readonly LabelledPage[],
): Promise<Page[]> {
  const seen = new Set<string>();
  const shapes = new Map<string, number>();
  const queue: string[] = [];
  const enqueue = (page: Page) => {
    for (const { url } of page.links) {
      if (seen.has(url) || new URL(url).host !== new URL(site.entryUrl).host) continue;
      seen.add(url);
      const shape = url.replace(/\d+/g, '0').replace(/=[^&]*/g, '=');
      const sofar = shapes.get(shape) ?? 0;
      if (sofar >= MAX_PER_SHAPE || site.typeOf(url).type !== 'other') continue;
      shapes.set(shape, sofar + 1);
      queue.push(url);
    }
  };
  for (const { page } of start) enqueue(page);
  const pages: Page[] = [];
  while (pages.length < count && queue.length > 0) {
    const page = await fetchPage(fetcher, queue.shift()!);
    // A redirect may have led to a page that counts.
    if (page === undefined || site.typeOf(page.url).type !== 'other') continue;
    pages.push(page);
    enqueue(page);
  }
  return pages;
}

/** The page, or undefined for what is gone, forbidden or no HTML. */
async function fetchPage(fetcher: Fetcher, url: string): Promise<Page | undefined> {
  try {
    return parsePage(await fetcher.fetch({ url }));
  } catch (error) {
    if (error instanceof FetchError) return undefined;
    throw error;
  }
}
