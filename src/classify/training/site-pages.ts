// Labelled pages of a site that knows its own truth (a lab forum): its boards and threads, and what else its links reach.
import { FetchError } from '../../errors.ts';
import type { Fetcher } from '../../fetch/index.ts';
import { type Page, parsePage } from '../../page/index.ts';
import { type LabelledPage, listsThreadsToo, type SampleSize, ShapeLimit, spread } from './labelled-page.ts';

/** What must be known of the site; a lab forum's truth fits. */
export interface KnownSite {
  readonly name: string;
  readonly entryUrl: string;
  typeOf(url: string): { readonly type: string };
  /** Entry, boards, threads and their later pages. */
  pages(): readonly { readonly url: string; readonly type: string; readonly records?: number | undefined }[];
}

/** A sample of the site's pages, each fetched once. */
export async function sitePages(
  site: KnownSite,
  fetcher: Fetcher,
  size: SampleSize,
): Promise<LabelledPage[]> {
  const found: LabelledPage[] = [];
  for (const type of ['index', 'thread'] as const) {
    const start = type === 'index' ? /^(entry|index)/ : /^thread/;
    const known = site.pages().filter((page) => start.test(page.type));
    for (const { url, records } of spread(known, size[type])) {
      const page = await fetchPage(fetcher, url);
      if (page !== undefined) found.push({ source: 'lab', site: site.name, type, page, records });
    }
  }
  for (const page of await otherPages(site, fetcher, size.other, found))
    found.push({ source: 'lab', site: site.name, type: 'other', page });
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
  const shapes = new ShapeLimit();
  const queue: string[] = [];
  const enqueue = (page: Page) => {
    for (const { url } of page.links) {
      if (seen.has(url) || new URL(url).host !== new URL(site.entryUrl).host) continue;
      seen.add(url);
      if (site.typeOf(url).type !== 'other' || listsThreadsToo(url) || !shapes.takes(url)) continue;
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
