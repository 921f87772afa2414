// The title of each record: the link one would click to read on. Rows of boards and threads have one, each its own, of
// several words; posts have none, or all the same ('Re: …'), or the name of whoever wrote them.
import type { Link } from '../page/index.ts';
import { ownRanges, type PageStructure, type Region } from '../records/index.ts';

export interface RowTitle {
  readonly url: string;
  /** Characters, weighed by script. */
  readonly length: number;
  /** More than one word: names of people and days of a calendar have one. */
  readonly hasWords: boolean;
  /** No other record leads to the same target or says the same, it is not this page and not another site. */
  readonly isUnique: boolean;
}

// Shorter than this are numbers and arrows.
const MIN_LENGTH = 4;
const DENSE_WORDS = 4;
// When something was last said is longer than many a title, and leads to the last post; a title may name a date.
const LONG_TITLE = 40;
// Months of a calendar and pages of a list have none.
const LETTERS = /\p{L}\P{L}*\p{L}/u;

/** The longest link of each of these records, or undefined for one without. */
export function rowTitles(
  structure: PageStructure,
  region: Region,
  rows: readonly number[],
  weight: number,
): (RowTitle | undefined)[] {
  const host = hostOf(structure.page.url);
  const links = rows.map((row) => longestLink(structure, region, row, LONG_TITLE / weight));
  const targets = new Map<string, number>();
  const texts = new Map<string, number>();
  for (const link of links) {
    if (link === undefined) continue;
    targets.set(link.url, (targets.get(link.url) ?? 0) + 1);
    texts.set(link.text, (texts.get(link.text) ?? 0) + 1);
  }
  // Two threads of one name happen; a name on every tenth row is a label.
  const maxSame = 1 + rows.length / 10;
  return links.map((link) => {
    if (link === undefined || link.text.length * weight < MIN_LENGTH) return undefined;
    return {
      url: link.url,
      length: link.text.length * weight,
      hasWords: /\S\s+\S/.test(link.text) || (weight > 1.5 && link.text.length >= DENSE_WORDS),
      isUnique:
        targets.get(link.url)! <= maxSame &&
        texts.get(link.text)! <= maxSame &&
        link.url !== structure.page.url &&
        LETTERS.test(link.text) &&
        hostOf(link.url) === host,
    };
  });
}

/** By the text one sees: pictures of people have long descriptions. */
function longestLink(
  { page, facts }: PageStructure,
  region: Region,
  row: number,
  longTitle: number,
): Link | undefined {
  const { links, tree } = page;
  let longest: Link | undefined;
  let length = 0;
  for (const link of linksWithin(links, ownRanges(region, row))) {
    const end = tree.end[link.node]!;
    const visible = facts.anchorText[end]! - facts.anchorText[link.node]!;
    if (visible <= length) continue;
    if (visible < longTitle && facts.dates[end] !== facts.dates[link.node]) continue;
    longest = link;
    length = visible;
  }
  return longest;
}

/** Of an absolute http URL; parsing it would cost more than all the rest here. */
function hostOf(url: string): string {
  const from = url.indexOf('//') + 2;
  const to = url.indexOf('/', from);
  return url.slice(from, to < 0 ? undefined : to).replace(/^www\./, '');
}

/** The links within these ranges of nodes; links stand in document order. */
export function* linksWithin(
  links: readonly Link[],
  ranges: Iterable<{ readonly from: number; readonly to: number }>,
): Generator<Link> {
  for (const { from, to } of ranges)
    for (let at = firstFrom(links, from); at < links.length && links[at]!.node < to; at++) yield links[at]!;
}

/** Index of the first link at or after a node. */
function firstFrom(links: readonly Link[], node: number): number {
  let [low, high] = [0, links.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (links[middle]!.node < node) low = middle + 1;
    else high = middle;
  }
  return low;
}
