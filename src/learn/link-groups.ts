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
    const name = `${place} ${shapeOf(link.url)}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [link]);
    else if (group.every(({ url }) => url !== link.url)) group.push(link);
  }
  return [...groups]
    .map(
      ([name, members]): LinkGroup => ({
        name,
        location: members[0]!.location,
        shape: shapeOf(members[0]!.url),
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

/**
 * The URL with what varies within a kind made alike: digits, values of parameters, and path words that few of the
 * given URLs share. Two threads have the same coarse shape, a thread and a profile mostly have not.
 */
export function coarseShapes(urls: readonly string[]): (url: string) => string {
  const uses = new Map<string, number>();
  const split = (url: string) => {
    const { pathname, searchParams } = new URL(url);
    return { segments: pathname.split('/').slice(1), pairs: [...searchParams] };
  };
  const count = (place: string) => uses.set(place, (uses.get(place) ?? 0) + 1);
  for (const url of new Set(urls)) {
    const { segments, pairs } = split(url);
    for (const [i, segment] of segments.entries()) count(`${i} ${segment}`);
    for (const [key, value] of pairs) count(`${key}=${value}`);
  }
  const isConstant = (place: string) =>
    (uses.get(place) ?? 0) >= CONSTANT_FROM && !/\d/.test(place.slice(place.search(/[ =]/)));
  const shapeOfSegment = (segment: string, i: number): string => {
    if (segment === '') return '';
    if (isConstant(`${i} ${segment}`)) return segment;
    if (looksLikeCode(segment)) return '*';
    const digits = segment.replace(/\d+/g, '0');
    // With a number inside, the words around it are constant or a slug; a long one is a slug.
    return /\d/.test(segment) && digits.length <= 12 ? digits : '*';
  };
  return (url) => {
    const { segments, pairs } = split(url);
    const path = segments.map(shapeOfSegment).join('/');
    // `act=topic` tells what a page is, `id=5` which one.
    const query = pairs.map(([key, value]) => (isConstant(`${key}=${value}`) ? `${key}=${value}` : key));
    return pairs.length === 0 ? `/${path}` : `/${path}?${[...new Set(query)].sort().join('&')}`;
  };
}

/** Whether a coarse shape says what kind of page it names: has a word of the software (not just .html) or a parameter. */
export function isTelling(shape: string): boolean {
  return shape.includes('?') || shape.split('/').some((part) => /\p{L}/u.test(part.replace(/\.\w+$/, '')));
}
