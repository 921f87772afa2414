// FoCUS algorithm 2 and url-type-recognition figure 5: page-flipping URLs. Grouped ones are links with digits for text whose
// destinations have such links at the same location and are laid out alike. Where a kind of page has none, single ones are
// sought: a link whose destination has the same words at the same location with another URL.
import { arrowOf } from '../../learn/index.ts';
import type { Link, Page } from '../../page/index.ts';
import type { FocusPage, FocusPages } from './focus-pages.ts';
import { linkPlaces } from './places.ts';
import { areLaidOutAlike } from './tree-similarity.ts';

/** The page flips of a page. */
export interface DetectedFlips {
  readonly urls: readonly string[];
  /** What later pages call the first one, where they do: the link with '1' for text. */
  readonly firstUrl?: string;
}

// The paper downloads every URL of a group; the verdict of a few is the same.
const DOWNLOADS = 3;

/**
 * Grouped page flips of an index or thread page (algorithm 2); undefined when it has none. `otherKind`: thread pages where
 * the page is of the index, index pages where it is of a thread.
 */
export async function groupedFlips(
  pages: FocusPages,
  source: FocusPage,
  otherKind: readonly Page[] = [],
): Promise<DetectedFlips | undefined> {
  for (const [place, links] of digitGroups(source.page)) {
    if (!isSequence(links)) continue;
    // The first page is no later one, and is known by the address that lists call it by.
    const isFirst = ({ text }: Link) => Number(text) === 1;
    const later = links.filter((link) => !isFirst(link)).map(({ url }) => pages.clean(url));
    const urls = [...new Set(later)].filter((url) => url !== source.url);
    let [asked, alike] = [0, 0];
    let firstUrl: string | undefined;
    let isNumbered = false;
    for (const url of pages.sample(urls, DOWNLOADS)) {
      const seen = await pages.look(url);
      if (seen === undefined || seen === source) continue;
      asked++;
      const there = digitGroups(seen.page).get(place);
      if (there === undefined || !showsOthers(source.page, seen.page)) continue;
      if (!areLaidOutAlike(source.page, seen.page, otherKind)) continue;
      alike++;
      const first = there.find(isFirst);
      if (first !== undefined) firstUrl = pages.clean(first.url);
      isNumbered ||= there.some((link) => pages.clean(link.url) === source.url);
    }
    if (alike * 2 <= asked) continue;
    // Blogs show the newest comments beneath an article: there '1' leads to other comments, from the article too.
    const own = isNumbered ? undefined : links.find(isFirst);
    const oldest = own && own.url !== source.url ? await pages.look(own.url) : undefined;
    if (oldest !== undefined && oldest !== source && showsOthers(source.page, oldest.page))
      return { urls: [...urls, oldest.url] };
    return { urls, ...(firstUrl !== undefined && { firstUrl }) };
  }
  return undefined;
}

/** 'A sequence of digits such as 1, 2, 3': not the numbers of rows a page may show. The page itself need not be linked. */
function isSequence(links: readonly Link[]): boolean {
  const numbers = new Set([1, ...links.map(({ text }) => Number(text))]);
  return [...numbers].some((number) => numbers.has(number + 1));
}

/** Links with digits for text (property 1), by location (property 2). */
function digitGroups(page: Page): Map<string, Link[]> {
  const { host } = new URL(page.url);
  const places = linkPlaces(page);
  const groups = new Map<string, Link[]>();
  for (const link of page.links) {
    if (!/^\d+$/.test(link.text.trim()) || new URL(link.url).host !== host) continue;
    const place = places.get(link.node)!;
    groups.set(place, [...(groups.get(place) ?? []), link]);
  }
  return groups;
}

// 'In a single page, a single page-flipping URL has only one page-flipping link': beside it stand the way back and a few
// others, not a column of a list.
const ALONE = 6;
// What was no page flip so many times, by its words or by its location, is none on the next page.
const REFUSED_WORDS = 2;
const REFUSED_PLACE = 16;
// A line as long as this says something; pages of one list or thread share fewer of them than this.
const TELLING_LINE = 10;
const NEW_LINES = 0.1;

/** Seeks single page flips (figure 5, lines 12 to 21) on the pages of one kind. */
export class SingleFlips {
  readonly #pages: FocusPages;
  /** Index and thread URLs: what names a board or thread is no page of another. */
  readonly #known: ReadonlySet<string>;
  readonly #otherKind: readonly Page[];
  readonly #refused = new Map<string, number>();

  constructor(pages: FocusPages, known: ReadonlySet<string>, otherKind: readonly Page[] = []) {
    this.#pages = pages;
    this.#known = known;
    this.#otherKind = otherKind;
  }

  async of(source: FocusPage): Promise<DetectedFlips | undefined> {
    for (const link of this.#candidates(source)) {
      const { place } = link;
      const url = this.#pages.clean(link.url);
      if (this.#isRefused(place, link.text) || url === source.url || this.#known.has(url)) continue;
      const seen = await this.#pages.look(url);
      if (seen === undefined) continue;
      const next = seen === source ? undefined : this.#sameLink(seen, place, link.text, source.url);
      const isFlip =
        next !== undefined &&
        next !== url &&
        !this.#known.has(seen.url) &&
        areLaidOutAlike(source.page, seen.page, this.#otherKind) &&
        showsOthers(source.page, seen.page);
      // The last page may lead on to the first.
      if (isFlip) return { urls: next === source.url ? [url] : [url, next] };
      for (const key of [place, `${place} ${link.text}`])
        this.#refused.set(key, (this.#refused.get(key) ?? 0) + 1);
    }
    return undefined;
  }

  /** Links that say 'next' (property 1), then those that stand alone at their location, with words to know them by. */
  #candidates({ page }: FocusPage): (Link & { readonly place: string })[] {
    const { host } = new URL(page.url);
    const places = linkPlaces(page);
    const own = page.links
      .filter(({ url, text }) => /[^\s\d]/.test(text) && new URL(url).host === host)
      .map((link) => ({ ...link, place: places.get(link.node)! }));
    const urlsAt = new Map<string, Set<string>>();
    for (const { place, url } of own) urlsAt.set(place, (urlsAt.get(place) ?? new Set()).add(url));
    const leadsOn = own.filter((link) => arrowOf(page, link) === 'next');
    return [...leadsOn, ...own.filter(({ place }) => urlsAt.get(place)!.size <= ALONE)];
  }

  #isRefused(place: string, text: string): boolean {
    const words = this.#refused.get(`${place} ${text}`) ?? 0;
    return words >= REFUSED_WORDS || (this.#refused.get(place) ?? 0) >= REFUSED_PLACE;
  }

  /**
   * Where the link with these words at this location leads (property 4). Of two pages, the second has none; there the way
   * back stands at this location.
   */
  #sameLink({ page }: FocusPage, place: string, text: string, back: string): string | undefined {
    const places = linkPlaces(page);
    const there = page.links.filter((link) => places.get(link.node) === place);
    const same = there.find((link) => link.text === text);
    if (same !== undefined) return this.#pages.clean(same.url);
    const isBack = (link: Link) => this.#pages.clean(link.url) === back || arrowOf(page, link) === 'previous';
    return there.some(isBack) ? back : undefined;
  }
}

/**
 * Whether a page shows other records than the first. The same list in another order is no other page of it, nor is the
 * thread that the number of a post leads to.
 */
function showsOthers(first: Page, page: Page): boolean {
  const known = new Set(linesOf(first));
  const lines = linesOf(page);
  return lines.filter((line) => !known.has(line)).length > NEW_LINES * lines.length;
}

function linesOf({ text }: Page): string[] {
  return text.split('\n').filter((line) => line.trim().length >= TELLING_LINE);
}
