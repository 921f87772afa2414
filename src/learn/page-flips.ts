// Page flips of one page, without fetching another: FoCUS algorithm 2 and url-type-recognition figure 5 as far as one
// page can tell.
//
// Both papers start from digit anchors and download every candidate to look at it. Most of that can be read off the page:
// in a pager the number in the text and the number in the URL are in a linear relation (page 3 is `page=3` or
// `start=40`), the numbers follow each other around one that is no link, and the URL is the page's own but for one number.
import type { Link, Page } from '../page/index.ts';
import { type FlipEvidence, flipEvidence } from './page-flips-candidates.ts';
import { cursorFlips } from './page-flips-cursor.ts';
import { numberedFlips } from './page-flips-numbered.ts';
import { opaqueFlips } from './page-flips-opaque.ts';
import { singleFlips } from './page-flips-single.ts';
import { HOLE } from './url-difference.ts';
import { orderParameters, parametersIn } from './url-parts.ts';

/** A link of a pager. */
export interface Flip {
  readonly link: Link;
  /** From 1; null when neither text nor URL tells. */
  readonly pageNumber: number | null;
  /** The number in the URL; for a first page whose URL has none, the value it would have. null: the URL tells none. */
  readonly value: number | null;
  readonly direction: 'next' | 'previous' | 'other';
}

/** The links that lead to the other pages of one board, thread or list. */
export interface FlipGroup {
  /** Numbers to choose from; only next, previous, first, last; or only told by `<link rel=next>`. */
  readonly kind: 'numbered' | 'single' | 'declared';
  /** In document order, one a URL; the current page is among them only when the pager links to it. */
  readonly links: readonly Flip[];
  /** Number of the page the group was found on. */
  readonly current: number | null;
  /** value = firstValue + step * (pageNumber - 1) */
  readonly step: number | null;
  readonly firstValue: number | null;
  /** The highest page number seen, linked or current. */
  readonly lastKnownPage: number | null;
  /** 0 … 1; from 0.5 on it is more likely a pager than not. */
  readonly confidence: number;
  /** Of its first link. */
  readonly location: string;
  /** All places its links stand. */
  readonly locations: readonly string[];
  /** The component of the URL that holds the number (`start={}`), equal on all boards or threads of a site. */
  readonly form: string | null;
  /** URL with the number as `{}`. */
  readonly template: string | null;
  /** The first page's URL when it lacks the component: `?f=3` beside `?f=3&start=25`. */
  readonly firstUrl: string | null;
  /** Arrows that lead beyond the last page there is, or before the first. */
  readonly beyond: readonly string[];
}

/** From here on a group is taken for the page's own pager. */
export const LIKELY_FLIP = 0.5;

// How sure it is that a page which only its head declares is a later one of the same board or thread.
const DECLARED = 0.4;
const DECLARED_BELOW = 0.6;

const found = new WeakMap<Page, readonly FlipGroup[]>();

/** The page's own pagers, most certain first; those under 0.5 are guesses. Found once a page. */
export function findFlips(page: Page): readonly FlipGroup[] {
  let groups = found.get(page);
  if (groups === undefined) {
    groups = flipsOf(page);
    found.set(page, groups);
  }
  return groups;
}

function flipsOf(page: Page): FlipGroup[] {
  const evidence = flipEvidence(page);
  const numbered = numberedFlips(evidence).own;
  const certain = numbered.filter(({ confidence }) => confidence >= LIKELY_FLIP);
  // A numbered pager shows what a flip of this page looks like: other arrows are links to other threads.
  const single = certain.length > 0 ? [] : singleFlips(evidence);
  const isFound = [...certain, ...single].some(({ confidence }) => confidence >= LIKELY_FLIP);
  const opaque = isFound ? [] : opaqueFlips(evidence);
  const cursor = isFound || opaque.length > 0 ? [] : cursorFlips(evidence);
  const groups = [...numbered, ...single, ...opaque, ...cursor];
  return withDeclared(evidence, groups).sort((a, b) => b.confidence - a.confidence);
}

/**
 * A pager's links without the one to the first page whose address has no number: that is what the board or thread itself
 * is called, or another name for it.
 */
export function laterPages({ links, firstUrl }: FlipGroup): readonly Flip[] {
  return links.filter(({ link }) => link.url !== firstUrl);
}

/**
 * The number a pager's first page would have: told by the numbers in its texts, or by a 'next' that leads to 1. null: no
 * number stands for the address without one, as that shows a later page (paged comments, the newest first), or as each
 * thread's first page has another (offsets counted down from its last post).
 */
export function firstValueOf(group: FlipGroup, pageUrl: string): number | null | undefined {
  const { firstValue, links, current, template } = group;
  if (isCountedDown(group)) return null;
  if (current !== null && current > 1 && template !== null && !isNumbered(pageUrl, group)) return null;
  if (firstValue !== null) return firstValue;
  return links.some(({ direction, value }) => direction === 'next' && value === 1) ? 0 : undefined;
}

/** Whether a pager's offsets fall from page to page: 56, 41, 26, 11. */
export function isCountedDown({ step }: FlipGroup): boolean {
  return step !== null && step < 0;
}

/**
 * The numbered address of a page whose own has no number: page 1 of a list is its front page, and an article whose bare
 * address shows the newest comments is the last of its numbered pages. undefined when its pager does not say so.
 */
export function numberedName(group: FlipGroup, pageUrl: string): string | undefined {
  const { current, step, firstValue, template } = group;
  if (current === null || step === null || firstValue === null || template === null) return undefined;
  if (isNumbered(pageUrl, group)) return undefined;
  return template.replace(HOLE, String(firstValue + step * (current - 1)));
}

/** Whether an address has a pager's number itself. */
export function isNumbered(url: string, { template, form }: FlipGroup): boolean {
  const bare = orderParameters(url);
  // The pager may put more into its addresses than the number.
  const parameter = form?.endsWith(`=${HOLE}`) === true ? form.slice(0, -HOLE.length) : undefined;
  if (parameter !== undefined && !/[#{]/.test(parameter)) {
    return parametersIn(bare.split('?')[1] ?? '').some(
      (one) => one.startsWith(parameter) && /^\d+$/.test(one.slice(parameter.length)),
    );
  }
  const [head = '', tail = ''] = orderParameters(template ?? '').split(HOLE);
  return (
    bare.startsWith(head) &&
    bare.endsWith(tail) &&
    /^\d+$/.test(bare.slice(head.length, bare.length - tail.length))
  );
}

/** A small pager in a row: pages of the thread the row is about. */
export interface RowFlipGroup extends FlipGroup {
  /** The row's link to the thread itself, when there is one. */
  readonly base: Link | null;
}

/** Pagers that belong to other pages than this one: those in the rows of a list of threads. */
export function findRowFlips(page: Page): RowFlipGroup[] {
  return numberedFlips(flipEvidence(page)).rows;
}

/** The last number of what an address adds to a page's own: 1 of `/c/news/7?page=1` on `/c/news`. */
function addedNumber(pageUrl: string, flipUrl: string): number | undefined {
  const own = pageUrl.replace(/[/]$/, '');
  const added = flipUrl.startsWith(own) ? /^[/?&].*?(\d+)\D*$/.exec(flipUrl.slice(own.length)) : null;
  return added === null ? undefined : Number(added[1]);
}

/** `<link rel=next|prev>` agree with a group or make one of their own. */
function withDeclared({ page }: FlipEvidence, groups: readonly FlipGroup[]): FlipGroup[] {
  const declared = [
    { url: page.next, direction: 'next' as const },
    { url: page.prev, direction: 'previous' as const },
  ].filter((one): one is { url: string; direction: 'next' | 'previous' } => one.url !== undefined);
  if (declared.length === 0) return [...groups];
  let isKnown = false;
  const boosted = groups.map((group) => {
    const agreeing = declared.filter(({ url }) => group.links.some(({ link }) => link.url === url));
    if (agreeing.length === 0) return group;
    isKnown = true;
    return { ...group, confidence: Math.min(0.99, group.confidence + 0.2) };
  });
  if (isKnown) return boosted;
  const links = declared
    .filter(({ url }) => url !== page.url)
    .map(({ url, direction }): Flip => {
      const link: Link = {
        url,
        fragment: '',
        text: '',
        rel: [direction === 'next' ? 'next' : 'prev'],
        location: 'head',
        node: 0,
      };
      return { link, pageNumber: null, value: addedNumber(page.url, url) ?? null, direction };
    });
  if (links.length === 0) return boosted;
  return [
    ...boosted,
    {
      kind: 'declared',
      links,
      current: null,
      step: null,
      firstValue: null,
      lastKnownPage: null,
      // Blogs declare the neighbouring articles the same way; those are not called as this page with a number added.
      confidence: links.some(({ value }) => value !== null) ? DECLARED_BELOW : DECLARED,
      location: 'head',
      locations: ['head'],
      form: null,
      template: null,
      firstUrl: null,
      beyond: [],
    },
  ];
}
