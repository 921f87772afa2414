// The links of a page grouped by where they stand and what their URLs look like: what FoCUS reads off link tables, for
// pages with a single row too.
import type { Link } from '../page/index.ts';
import { linkTable, type PageStructure } from '../records/index.ts';
import { looksLikeCode } from './url-parts.ts';

/** Links of one place and one coarse URL shape. */
export interface LinkGroup {
  /** Equal for the same group on other pages of the layout. */
  readonly name: string;
  readonly location: string;
  readonly shape: string;
  /** Whether the shape tells what kind of page its URLs name. */
  readonly isTelling: boolean;
  /** One a URL, in document order. */
  readonly links: readonly Link[];
  /** Total characters of anchor text (FoCUS algorithm 1). */
  readonly anchorLength: number;
  /** Share of links that stand in records of a region. */
  readonly inRecords: number;
  /** Share of links that are the first with text in their record: where titles stand. */
  readonly leads: number;
  /** Area share of the region it stands in; 0 outside of regions. */
  readonly area: number;
}

// A word that so many links of a page have at the same place of the path is a constant of the software, not a slug.
const CONSTANT_FROM = 3;

/** Groups a page's links, most anchor text first. `links`: those that count, with cleaned URLs. */
export function linkGroups(structure: PageStructure, links: readonly Link[]): LinkGroup[] {
  const shapeOf = coarseShapes(links.map(({ url }) => url));
  const { columnOf, leaders, areaOf } = placesInRecords(structure);
  const groups = new Map<string, Link[]>();
  for (const link of links) {
    const place = columnOf.get(link.node) ?? link.location;
    const name = `${place} ${shapeOf(link.url).shape}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [link]);
    else if (group.every(({ url }) => url !== link.url)) group.push(link);
  }
  return [...groups]
    .map(
      ([name, members]): LinkGroup => ({
        name,
        location: members[0]!.location,
        ...shapeOf(members[0]!.url),
        links: members,
        anchorLength: members.reduce((sum, { text }) => sum + text.length, 0),
        inRecords: members.filter(({ node }) => columnOf.has(node)).length / members.length,
        leads: members.filter(({ node }) => leaders.has(node)).length / members.length,
        area: areaOf.get(columnOf.get(members[0]!.node) ?? '') ?? 0,
      }),
    )
    .sort((a, b) => b.anchorLength - a.anchorLength);
}

/**
 * The column of each link that stands in a region, and which links lead their record. Where regions contain each other
 * the one with the most records counts: the rows, not the three tables they stand in.
 */
function placesInRecords(structure: PageStructure): {
  columnOf: ReadonlyMap<number, string>;
  leaders: ReadonlySet<number>;
  areaOf: ReadonlyMap<string, number>;
} {
  const areaOf = new Map<string, number>();
  const columnOf = new Map<number, string>();
  const leaders = new Set<number>();
  const regions = [...structure.regions].sort((a, b) => b.records.length - a.records.length);
  for (const region of regions) {
    const firstOf = new Map<number, Link>();
    for (const { path, cells } of linkTable(structure, region).links) {
      // Links of one kind in one cell (sub-boards, page numbers) are one column.
      const column = `${region.location} ${path.replace(/ \d+$/, '')}`;
      areaOf.set(column, region.area);
      for (const [row, link] of cells.entries()) {
        if (link === undefined || columnOf.has(link.node)) continue;
        columnOf.set(link.node, column);
        const first = firstOf.get(row);
        if (link.text.length > 1 && (first === undefined || link.node < first.node)) firstOf.set(row, link);
      }
    }
    for (const { node } of firstOf.values()) leaders.add(node);
  }
  return { columnOf, leaders, areaOf };
}

/** A URL's coarse shape, and whether it tells what kind of page the URL names. */
export interface CoarseShape {
  readonly shape: string;
  /** Has a word or parameter of its own; `/community/*` has not when the whole site lies below /community/. */
  readonly isTelling: boolean;
}

// Words that so large a share of a page's links have say where the site lies, not what a page is.
const COMMON_SHARE = 0.6;
// 'the' and 'and' stand in many titles, but not in as many of the links as a word of the software.
const TITLE_WORD_SHARE = 0.25;
const TITLE_WORDS = 3;

/**
 * The URL with what varies within a kind made alike: numbers, values of parameters, and words that few of the given
 * URLs share. Two threads have the same coarse shape, a thread and a profile mostly have not.
 */
export function coarseShapes(urls: readonly string[]): (url: string) => CoarseShape {
  const distinct = new Set(urls);
  const uses = new Map<string, number>();
  for (const url of distinct)
    for (const { place } of wordsOf(url)) uses.set(place, (uses.get(place) ?? 0) + 1);
  const shapes = new Map<string, CoarseShape>();
  return (url) => {
    let known = shapes.get(url);
    if (known === undefined) {
      known = shapeOf(url, (place) => uses.get(place) ?? 0, distinct.size);
      shapes.set(url, known);
    }
    return known;
  };
}

function shapeOf(url: string, usesOf: (place: string) => number, urls: number): CoarseShape {
  const commonFrom = COMMON_SHARE * urls;
  const titleWordsFrom = TITLE_WORD_SHARE * urls;
  let shape = '';
  let isTelling = false;
  for (const { text, place, isWord, isKey, isInTitle } of wordsOf(url)) {
    if (!isWord) {
      shape += text;
      continue;
    }
    const uses = usesOf(place);
    // A parameter's name is always one of the software's words; in a title even frequent words are not.
    const needed = isInTitle && !/\d/.test(text) ? Math.max(CONSTANT_FROM, titleWordsFrom) : CONSTANT_FROM;
    if (uses < needed && !isKey) {
      shape += '*';
      continue;
    }
    shape += text;
    if (uses < commonFrom && /\p{L}/u.test(text)) isTelling = true;
  }
  // From the first to the last word of a title, numbers within it included.
  return { shape: shape.replace(/\*(?:[-_.~+](?:\*|0))*[-_.~+]\*/g, '*'), isTelling };
}

interface ShapeWord {
  readonly text: string;
  /** The word and where it stands. */
  readonly place: string;
  readonly isWord: boolean;
  readonly isKey: boolean;
  /** Part of a name of several words. */
  readonly isInTitle: boolean;
}

/** Path and query in words and what stands between them; numbers are 0 already. */
function wordsOf(url: string): ShapeWord[] {
  const { pathname, searchParams } = new URL(url);
  const words: ShapeWord[] = [];
  const between = (text: string) =>
    words.push({ text, place: '', isWord: false, isKey: false, isInTitle: false });
  for (const [i, segment] of pathname.split('/').slice(1).entries()) {
    between('/');
    // A code is one word; a file's extension is none.
    const [, stem = segment, extension = ''] = /^(.*?)(\.[a-z]{2,5})?$/.exec(segment) ?? [];
    const parts = looksLikeCode(stem) ? [stem] : stem.split(/([-_.~+])/);
    const isInTitle = parts.filter((part) => /\p{L}|%/u.test(part)).length >= TITLE_WORDS;
    for (const part of parts) {
      if (/^[-_.~+]$/.test(part)) between(part);
      else if (/^\d*$/.test(part)) between(part === '' ? '' : '0');
      else {
        const text = part.replace(/\d+/g, '0');
        words.push({ text, place: `${i} ${text}`, isWord: true, isKey: false, isInTitle });
      }
    }
    between(extension);
  }
  for (const [key, value] of [...searchParams].sort(([a], [b]) => (a < b ? -1 : 1))) {
    between('&');
    words.push({ text: key, place: `?${key}`, isWord: true, isKey: true, isInTitle: false });
    // `act=topic` tells what a page is, `id=5` which one.
    if (/^\D+$/.test(value)) {
      between('=');
      words.push({ text: value, place: `?${key}=${value}`, isWord: true, isKey: false, isInTitle: false });
    }
  }
  return words;
}
