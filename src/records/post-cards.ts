// Cards: rows of a list that show the latest answer, or the beginning, of what they lead to. Such a row has an author, a
// time and prose like a post, but a title above it that leads elsewhere, each row's its own.
import type { Link } from '../page/index.ts';
import { isTitleOfOther, likelyRegions, linksFrom } from './post-region.ts';
import { ownRanges, type PageStructure } from './regions.ts';
import type { Region } from './types.ts';

// Who wrote it, when, and a few labels may stand before a title; whatever follows more than this is part of a text.
const MAX_BEFORE = 60;
const MOSTLY = 0.7;
const MIN_CARDS = 3;

/** Whether the records most like posts are cards: each under a title of its own that leads to another page. */
export function listsCards(structure: PageStructure): boolean {
  const [region] = likelyRegions(structure, 1);
  if (region === undefined || region.records.length < MIN_CARDS) return false;
  const titles = new Set<string>();
  const targets = new Set<string>();
  for (let i = 0; i < region.records.length; i++) {
    const title = leadingTitle(structure, region, i);
    if (title === undefined) continue;
    titles.add(title.text);
    targets.add(title.url);
  }
  return Math.min(titles.size, targets.size) >= MOSTLY * region.records.length;
}

/**
 * Whether a date or a count in the record leads where a link does, to another page ('5 comments'): so do short titles.
 * Names of people lead to profiles, and dates of posts to the post.
 */
function isDatedAgain(
  { page }: PageStructure,
  region: Region,
  record: number,
  { node, text, url }: Link,
): boolean {
  if (url === page.url || text === '') return false;
  for (const { from, to } of ownRanges(region, record))
    for (const other of linksFrom(page.links, from, to))
      if (other.node !== node && other.url === url && other.text !== text && /\p{N}/u.test(other.text))
        return true;
  return false;
}

/** The first title of a record, when hardly anything stands before it. */
function leadingTitle(
  structure: PageStructure,
  region: Region,
  record: number,
): { readonly text: string; readonly url: string } | undefined {
  const { page, facts } = structure;
  let before = 0;
  for (const { from, to } of ownRanges(region, record)) {
    for (const link of linksFrom(page.links, from, to)) {
      const plain =
        facts.text[link.node]! - facts.text[from]! - (facts.anchorText[link.node]! - facts.anchorText[from]!);
      if (before + plain > MAX_BEFORE) return undefined;
      if (isTitleOfOther(page, link) || isDatedAgain(structure, region, record, link)) return link;
    }
    before += facts.text[to]! - facts.text[from]! - (facts.anchorText[to]! - facts.anchorText[from]!);
  }
  return undefined;
}
