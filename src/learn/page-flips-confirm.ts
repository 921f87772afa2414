// A flip seen from its other end: FoCUS algorithm 2 properties 2 and 3, url-type-recognition figure 5 lines 14-18.
import type { Link, Page } from '../page/index.ts';
import { pageStructure } from '../records/index.ts';
import { type FlipGroup, findFlips } from './page-flips.ts';

/** What two pages say about whether one is a flip of the other. */
export interface FlipConfirmation {
  /** The destination has a pager at the same place with the same form. */
  readonly hasSamePager: boolean;
  /** A link with the same text stands at the same place and leads elsewhere (figure 5, line 16). */
  readonly hasSameAnchor: boolean;
  /** 0 … 1: share of places of links that both pages have. */
  readonly layoutLikeness: number;
  readonly hasSameTitle: boolean;
  readonly hasOtherContent: boolean;
  readonly confidence: number;
}

/**
 * Whether `other`, the destination of one of the group's links, is another page of the same board or thread. A
 * 'next thread' link leads to a page of the same layout too, but with another title and a pager of its own.
 */
export function confirmFlip(page: Page, other: Page, group: FlipGroup): FlipConfirmation {
  const groups = findFlips(other);
  const back = groups.find(
    ({ form, locations }) => form === group.form && locations.some((one) => group.locations.includes(one)),
  );
  const hasSamePager = back !== undefined && (group.template === null || isSameTemplate(back, group));
  const hasSameAnchor = group.links.some(({ link }) => sameAnchor(other, link));
  const layoutLikeness = likeness(page, other);
  const hasSameTitle = titleOf(page) === titleOf(other) && titleOf(page) !== '';
  const hasOtherContent = page.text !== other.text;
  const leadsBack = other.links.some(({ url }) => url === page.url);
  let confidence = group.confidence;
  const weigh = (isTrue: boolean, forIt: number, against: number): void => {
    // Odds, so that evidence for and against adds up and never leaves 0 … 1.
    const odds = (confidence / (1 - Math.min(0.999, confidence))) * (isTrue ? forIt : against);
    confidence = odds / (1 + odds);
  };
  weigh(hasSamePager, 6, 0.5);
  weigh(hasSameAnchor, 1.5, 0.8);
  weigh(layoutLikeness >= 0.5, 2, 0.1);
  weigh(hasSameTitle, 4, 0.25);
  weigh(leadsBack, 1.5, 0.5);
  if (!hasOtherContent) confidence *= 0.1;
  return { hasSamePager, hasSameAnchor, layoutLikeness, hasSameTitle, hasOtherContent, confidence };
}

function isSameTemplate(a: FlipGroup, b: FlipGroup): boolean {
  return (
    a.template === b.template || a.links.some(({ link }) => b.links.some((one) => one.link.url === link.url))
  );
}

function sameAnchor(other: Page, link: Link): boolean {
  return other.links.some(
    (one) => one.location === link.location && one.text === link.text && one.url !== link.url,
  );
}

/** Share of the places of links and regions that both pages have, weighted alike: long pages are no more alike. */
function likeness(a: Page, b: Page): number {
  const places = (page: Page): Set<string> =>
    new Set([
      ...page.links.map(({ location }) => location),
      ...pageStructure(page)
        .regions.slice(0, 5)
        .map(({ location }) => `region ${location}`),
    ]);
  const ofA = places(a);
  const ofB = places(b);
  if (ofA.size === 0 || ofB.size === 0) return 0;
  const shared = [...ofA].filter((place) => ofB.has(place)).length;
  // The smaller page counts: the last page of a thread may have one post and lack what others show.
  return shared / Math.min(ofA.size, ofB.size);
}

/** Title and first heading without numbers and without what only later pages add ('… - Page 2'). */
function titleOf(page: Page): string {
  const heading = page.tree.elements('h1')[0];
  const text = `${page.title}\n${heading === undefined ? '' : page.tree.text(heading)}`;
  return text
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .replace(/\p{L}+ \p{Nd}+/gu, ' ')
    .replace(/\p{N}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
