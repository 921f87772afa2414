// Which of a page's regions holds its posts, and the records of a region as rows.
import type { Link, Page } from '../page/index.ts';
import type { PostRow } from './post-rows.ts';
import { ownRanges, type PageStructure } from './regions.ts';
import type { Region } from './types.ts';

/** A guess before any field is known: much text that is no link, in records that carry dates. */
export function quickScore({ facts }: PageStructure, region: Region): number {
  let text = 0;
  let dated = 0;
  let linked = 0;
  for (let i = 0; i < region.records.length; i++) {
    let dates = 0;
    let links = 0;
    for (const { from, to } of ownRanges(region, i)) {
      const anchors = facts.anchorText[to]! - facts.anchorText[from]!;
      text += facts.text[to]! - facts.text[from]! - anchors;
      dates += facts.dates[to]! - facts.dates[from]!;
      links += facts.links[to]! - facts.links[from]!;
    }
    if (dates > 0) dated++;
    if (links > 0) linked++;
  }
  const count = region.records.length;
  return text * (0.15 + dated / count) * (0.5 + (0.5 * linked) / count);
}

/** Regions that may hold posts, likeliest first. */
export function likelyRegions(structure: PageStructure, limit: number): Region[] {
  return structure.regions
    .filter(({ records }) => records.length >= 2)
    .map((region) => ({ region, score: quickScore(structure, region) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ region }) => region);
}

// Titles are this long and have several words; names of people are shorter.
const MIN_TITLE = 15;
const WORDS = /\S\s+\S/;
// Scripts without spaces say as much in fewer characters.
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const MIN_DENSE_TITLE = 6;
// A row with a date, 'latest:' and a name says no more than this beside its title.
const MAX_BESIDE = 40;
const MOSTLY = 0.7;
// As many tell what all are.
const ROWS_READ = 20;

/** Whether its records are titles of other pages with hardly a word beside: a box of latest posts, no posts. */
export function listsOtherPages({ page, facts }: PageStructure, region: Region): boolean {
  const { tree, links } = page;
  const count = Math.min(region.records.length, ROWS_READ);
  let listed = 0;
  for (let i = 0; i < count; i++) {
    let [plain, titles, length] = [0, 0, 0];
    for (const { from, to } of ownRanges(region, i)) {
      plain += facts.text[to]! - facts.text[from]! - (facts.anchorText[to]! - facts.anchorText[from]!);
      for (const link of linksFrom(links, from, to)) {
        if (!isTitleOfOther(page, link)) continue;
        titles++;
        length += facts.anchorText[tree.end[link.node]!]! - facts.anchorText[link.node]!;
      }
    }
    if (titles > 0 && plain <= length + titles * MAX_BESIDE) listed++;
  }
  return listed >= MOSTLY * count;
}

/** Whether a link is the title of another page of the site. */
export function isTitleOfOther(page: Page, { text, url }: Link): boolean {
  const host = URL.canParse(page.url) ? new URL(page.url).host : '';
  if (url === page.url || !url.includes(host)) return false;
  if (DENSE.test(text) ? text.length < MIN_DENSE_TITLE : text.length < MIN_TITLE || !WORDS.test(text))
    return false;
  // 'Re: …' names this page.
  return !page.title.includes(text.slice(-MIN_TITLE));
}

/** The links from one node up to another; links stand in document order. */
export function* linksFrom(links: readonly Link[], from: number, to: number): Generator<Link> {
  let [low, high] = [0, links.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (links[middle]!.node < from) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < links.length && links[at]!.node < to; at++) yield links[at]!;
}

/** The records of a region as rows. */
export function rowsOfRegion({ page, facts }: PageStructure, region: Region): PostRow[] {
  const { tree } = page;
  return region.records.map((record, i) => {
    const roots: number[] = [];
    for (let root = record.first; root >= 0 && root < record.end; root = tree.nextSibling(root)) {
      if (!tree.isText(root)) roots.push(root);
    }
    const inner = new Map<number, number>();
    for (let j = i + 1; j < region.records.length; j++) {
      const other = region.records[j]!;
      if (other.first >= record.end) break;
      inner.set(other.first, other.end);
    }
    return { page, facts, roots, inner, parent: record.parent, depth: record.depth };
  });
}
