// The pages a pager leaves out: '1 2 3 … 40' names 40 pages, and the URL of each is known.
import type { Link, Page } from '../page/index.ts';
import {
  type FlipGroup,
  findFlips,
  isCountedDown,
  isNumbered,
  LIKELY_FLIP,
  numberedName,
} from './page-flips.ts';
import { fillTemplate } from './url-difference.ts';

/** A page known by arithmetic or by a link. */
export interface FlipPage {
  readonly pageNumber: number;
  readonly url: string;
  readonly isLinked: boolean;
}

// A pager that claims more is wrong, or nobody reads to its end.
const MAX_PAGES = 100_000;

/**
 * All pages from the first to the last known one, in order; never beyond, for nobody knows whether they exist. Page 1
 * keeps the URL the pager gives it; when the pager gives none, it is left out.
 */
export function flipArithmetic(group: FlipGroup): FlipPage[] {
  const { step, firstValue, lastKnownPage, template } = group;
  const linked = new Map<number, string>();
  for (const { pageNumber, link } of group.links)
    if (pageNumber !== null && !linked.has(pageNumber)) linked.set(pageNumber, link.url);
  const pages: FlipPage[] = [];
  const last = Math.min(lastKnownPage ?? 0, MAX_PAGES);
  for (let pageNumber = 1; pageNumber <= last; pageNumber++) {
    const url = linked.get(pageNumber);
    if (url !== undefined) pages.push({ pageNumber, url, isLinked: true });
    else if (pageNumber > 1 && template !== null && step !== null && firstValue !== null)
      pages.push({
        pageNumber,
        url: fillTemplate(template, firstValue + step * (pageNumber - 1)),
        isLinked: false,
      });
  }
  return pages;
}

/** What a page's pagers tell of it and of pages they do not link. Plain data. */
export interface PagerFacts {
  /**
   * Links to the pages that pagers tell of without linking them. Found at once, they need not wait for each other, and
   * one that fails does not hide those behind it.
   */
  readonly unlinked: readonly Link[];
  /** Addresses with a number that show the page as well. */
  readonly numberedNames: readonly string[];
  /** Links to pages that do not exist, or that are known by another address. */
  readonly beyond: readonly string[];
  /** The number of this page and of the last one that pagers tell of; undefined where there is none, or no numbers. */
  readonly pages?: { readonly current: number; readonly last: number };
}

/** All that a page's pagers tell. */
export function pagerFacts(page: Page): PagerFacts {
  const pagers = likelyFlips(page);
  return {
    unlinked: unlinkedBy(pagers),
    numberedNames: pagers.flatMap((pager) => numberedName(pager, page.url) ?? []),
    beyond: pagers.flatMap((pager) => [...pager.beyond, ...firstCountedDown(pager, page.url)]),
    ...pagesOf(pagers),
  };
}

/** The surest pager that numbers its pages; two of one page, above and below, tell the same. */
function pagesOf(pagers: readonly FlipGroup[]): Pick<PagerFacts, 'pages'> {
  for (const { current, lastKnownPage, links } of pagers) {
    if (current === null) continue;
    const next = links.some(({ direction }) => direction === 'next') ? current + 1 : current;
    return { pages: { current, last: Math.max(lastKnownPage ?? 0, next) } };
  }
  return {};
}

/**
 * Links back to the first page by an offset that is counted down: lists lead to the same page by the address without a
 * number, and no two threads tell alike how the one becomes the other.
 */
function firstCountedDown(pager: FlipGroup, pageUrl: string): string[] {
  if (!isCountedDown(pager) || !isNumbered(pageUrl, pager)) return [];
  return pager.links.filter(({ pageNumber }) => pageNumber === 1).map(({ link }) => link.url);
}

function likelyFlips(page: Page): FlipGroup[] {
  return findFlips(page).filter(({ confidence }) => confidence >= LIKELY_FLIP);
}

function unlinkedBy(pagers: readonly FlipGroup[]): Link[] {
  return pagers
    .filter(({ kind }) => kind === 'numbered')
    .flatMap((group) => {
      const { link } = group.links[0]!;
      return flipArithmetic(group)
        .filter(({ isLinked, pageNumber }) => !isLinked && pageNumber !== group.current)
        .map(({ url }) => ({ ...link, url }));
    });
}
