// Lists that stand above threads and were never opened: a crawl that began in a corner of a site, or took the wrong page for
// its entry, sees on each thread where it belongs. Told by a few stored pages alone.
import type { LinkMatcher } from '../../learn/index.ts';
import type { Link, Page } from '../../page/index.ts';
import { extractPosts, pageStructure } from '../../records/index.ts';
import type { Site, Store } from '../../store/index.ts';
import { readStored } from '../learning-pages.ts';
import { urlShape } from '../traps.ts';

const LOOKED_AT = 8;
const MIN_THREADS = 4;
/** A list holds several threads: of so many threads at most one list each. */
const LISTS_A_THREAD = 0.5;
/** What is on so large a part of all kinds of pages is a menu. */
const MENU = 0.7;

/** URLs of lists that threads name above their posts, those that most name first. */
export async function unopenedLists(
  store: Pick<Store, 'pagesOfType' | 'page'>,
  site: Pick<Site, 'id'>,
  matcher: Pick<LinkMatcher, 'match'>,
): Promise<readonly string[]> {
  const threads = await pages(store, site.id, 'thread');
  if (threads.length < MIN_THREADS) return [];
  const others = [...(await pages(store, site.id, 'entry')), ...(await pages(store, site.id, 'index'))];
  const onOthers = countPages(others, (page) => page.links.flatMap(({ url }) => [url, urlShape(url)]));
  const isMenu = (name: string): boolean =>
    (onOthers.get(name)?.size ?? 0) >= MENU * Math.max(1, others.length);
  const places = new Map<string, Map<string, Set<string>>>();
  for (const page of threads)
    for (const { url, location } of linksAbove(page)) {
      if (new URL(url).host !== new URL(page.url).host || matcher.match(url) !== undefined) continue;
      if (isMenu(url) || (/[?\d]/.test(url) && isMenu(urlShape(url)))) continue;
      const urls = places.get(location) ?? new Map<string, Set<string>>();
      places.set(location, urls);
      urls.set(url, (urls.get(url) ?? new Set()).add(page.url));
    }
  const found = new Map<string, number>();
  for (const urls of places.values()) {
    const naming = new Set([...urls.values()].flatMap((pages) => [...pages])).size;
    if (urls.size > LISTS_A_THREAD * naming) continue;
    for (const [url, { size }] of urls)
      if ((await store.page(site.id, url)) === undefined) found.set(url, Math.max(size, found.get(url) ?? 0));
  }
  return [...found].sort((a, b) => b[1] - a[1]).map(([url]) => url);
}

async function pages(
  store: Pick<Store, 'pagesOfType' | 'page'>,
  siteId: number,
  type: 'entry' | 'index' | 'thread',
): Promise<Page[]> {
  const found: Page[] = [];
  for (const url of await store.pagesOfType(siteId, type, LOOKED_AT)) {
    const row = await store.page(siteId, url);
    if (row !== undefined) found.push(readStored(row));
  }
  return found;
}

/** On which pages each name stands. */
function countPages(
  pages: readonly Page[],
  namesOn: (page: Page) => readonly string[],
): Map<string, Set<string>> {
  const counts = new Map<string, Set<string>>();
  for (const page of pages)
    for (const name of namesOn(page)) counts.set(name, (counts.get(name) ?? new Set()).add(page.url));
  return counts;
}

/** Links above the first post: what posts link may be anything. */
function linksAbove(page: Page): readonly Link[] {
  const [first] = extractPosts(pageStructure(page)).posts;
  return first === undefined ? [] : page.links.filter(({ node }) => node < first.node);
}
