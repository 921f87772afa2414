// The links of a page grouped by where they stand and what their URLs look like: what FoCUS reads off link tables, for
// pages with a single row too.
import type { Link } from '../page/index.ts';
import { type LinkColumn, linkTable, type PageStructure, type Region } from '../records/index.ts';
import { type CoarseShape, coarseShapes } from './url-shapes.ts';

// A column of rows has a link in so many of them; of the links of a table of rows so many stand in such columns.
const FILLED_SHARE = 0.5;
const TIDY_SHARE = 0.6;

/** Links of one place and one coarse URL shape. */
export interface LinkGroup {
  /** Equal for the same group on other pages of the layout. */
  readonly name: string;
  readonly location: string;
  /** The column of a region, or the location: where the group stands, whatever its URLs look like. */
  readonly place: string;
  readonly shape: string;
  /** Whether the shape tells what kind of page its URLs name. */
  readonly isTelling: boolean;
  /** One a URL, in document order. */
  readonly links: readonly Link[];
  /** Total characters of anchor text (FoCUS algorithm 1). */
  readonly anchorLength: number;
  /** Share of links that stand in records of a region. */
  readonly inRecords: number;
  /** Share of links that are the first with text in their record, where titles stand; 0 of what says the same in each. */
  readonly leads: number;
  /** Area share of the region it stands in; outside of regions, the share of the page's text from first to last link. */
  readonly area: number;
  /** Where the region it stands in stands; '' outside of regions. */
  readonly region: string;
}

/**
 * Groups a page's links, most anchor text first.
 * @param links those that count, with cleaned URLs
 * @param shapeOf shapes by more links than these, when more are known
 */
export function linkGroups(
  structure: PageStructure,
  links: readonly Link[],
  shapeOf: (url: string) => CoarseShape = coarseShapes(links.map(({ url }) => url)),
): LinkGroup[] {
  const { columnOf, leaders, regionOf } = placesInRecords(structure, shapeOf);
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
        place: columnOf.get(members[0]!.node) ?? members[0]!.location,
        ...shapeOf(members[0]!.url),
        links: members,
        anchorLength: members.reduce((sum, { text }) => sum + text.length, 0),
        inRecords: members.filter(({ node }) => columnOf.has(node)).length / members.length,
        leads: areButtons(structure, members)
          ? 0
          : members.filter(({ node }) => leaders.has(node)).length / members.length,
        area: regionOf.get(columnOf.get(members[0]!.node) ?? '')?.area ?? spanOf(structure, members),
        region: regionOf.get(columnOf.get(members[0]!.node) ?? '')?.location ?? '',
      }),
    )
    .sort((a, b) => b.anchorLength - a.anchorLength);
}

/**
 * Pictures that are said to show the same in every row are buttons: they lead none, though they may have a box of their own
 * to lead. Words that are the same in every row ('Thread') may be all that months of an archive are called by.
 */
function areButtons(structure: PageStructure, links: readonly Link[]): boolean {
  if (links.length <= 2 || links.some((link) => isRead(structure, link))) return false;
  return links.every(({ text }) => text === links[0]!.text);
}

/** Whether a link has a text of its own, and not that of a picture. */
function isRead({ page: { tree }, facts }: PageStructure, { node }: Link): boolean {
  return facts.anchorText[tree.end[node]!]! > facts.anchorText[node]!;
}

/** A link with the steps next to it: far above, class names may tell kinds of pages apart that have the same boxes. */
export function placeOf({ url, location }: Link): string {
  return `${url} ${location.slice(location.indexOf(':') + 1)}`;
}

/** The same for a link of a menu on every page: the item of the part one is in has another class, and so has what it opens. */
export function menuItem({ url, location }: Link): string {
  const [box = '', ...within] = location.slice(location.indexOf(':') + 1).split('>');
  return [url, box, ...within.map((step) => step.replace(/[.#].*/, ''))].join(' ');
}

/**
 * The column of each link that stands in a region, and which links lead their record. Where regions contain each other
 * the one with the most records counts: the rows, not the three tables they stand in; but not the cells of a row, of
 * which there are more than rows when a board has few threads.
 */
function placesInRecords(
  structure: PageStructure,
  shapeOf: (url: string) => CoarseShape,
): {
  columnOf: ReadonlyMap<number, string>;
  leaders: ReadonlySet<number>;
  regionOf: ReadonlyMap<string, Region>;
} {
  const regionOf = new Map<string, Region>();
  const columnOf = new Map<number, string>();
  const leaders = new Set<number>();
  const { tree } = structure.page;
  const tables = structure.regions.map((region) => {
    const columns = linkTable(structure, region).links;
    const areCells = tree.tag(region.container) === 'tr' && !isTidy(region, columns, shapeOf);
    return { region, columns, areCells };
  });
  tables.sort(
    (a, b) => Number(a.areCells) - Number(b.areCells) || b.region.records.length - a.region.records.length,
  );
  for (const { region, columns } of tables) {
    const firstOf = new Map<number, Link>();
    for (const { path, cells } of columns) {
      // Links of one kind in one cell (sub-boards, page numbers) are one column.
      const column = `${region.location} ${path.replace(/ \d+$/, '')}`;
      regionOf.set(column, region);
      for (const [row, link] of cells.entries()) {
        if (link === undefined || columnOf.has(link.node)) continue;
        columnOf.set(link.node, column);
        const first = firstOf.get(row);
        if (link.text.length <= 1) continue;
        if (first === undefined || leadsBefore(structure, link, first)) firstOf.set(row, link);
      }
    }
    for (const { node } of firstOf.values()) leaders.add(node);
    for (const links of linesOf(
      columns,
      firstOf,
      (link) => `${columnOf.get(link.node)} ${shapeOf(link.url).shape}`,
    ))
      for (const link of links) if (leadsItsLine(structure, link, links)) leaders.add(link.node);
  }
  return { columnOf, leaders, regionOf };
}

/** Whether of two links of a record one is rather its title. */
function leadsBefore(structure: PageStructure, link: Link, other: Link): boolean {
  // A picture before the title ('go to the first unread post') leads nothing, whatever it is said to show.
  const isText = isRead(structure, link);
  if (isText !== isRead(structure, other)) return isText;
  // Who asked may stand before what was asked, but not as a heading.
  const isHeading = isInHeading(structure, link);
  if (isHeading !== isInHeading(structure, other)) return isHeading;
  return link.node < other.node;
}

function isInHeading({ page: { tree } }: PageStructure, { node }: Link): boolean {
  const above = tree.parent[node]!;
  return [above, tree.parent[above] ?? 0].some((one) => one > 0 && /^h[1-6]$/.test(tree.tag(one)));
}

/**
 * Of each record that holds several links of the kind that leads it, these links: a category with its boards repeats as
 * a record does, and each of its lines has a title.
 */
function linesOf(
  columns: readonly LinkColumn[],
  firstOf: ReadonlyMap<number, Link>,
  kindOf: (link: Link) => string,
): readonly Link[][] {
  return [...firstOf].flatMap(([row, first]) => {
    const alike = columns
      .flatMap(({ cells }) => cells[row] ?? [])
      .filter((link) => kindOf(link) === kindOf(first));
    return alike.length > 1 ? [alike] : [];
  });
}

/** Whether a link is the first to be read where the ways to it and to others part; side by side they are one line. */
function leadsItsLine({ page }: PageStructure, link: Link, others: readonly Link[]): boolean {
  const { tree } = page;
  let line = link.node;
  const isApart = (above: number): boolean =>
    others.every(({ node }) => node === link.node || !tree.contains(above, node));
  while (tree.parent[line]! > 0 && isApart(tree.parent[line]!)) line = tree.parent[line]!;
  const isBefore = ({ node, text }: Link) => node >= line && node < link.node && text.length > 1;
  return line !== link.node && !page.links.some(isBefore);
}

/** Whether links stand in columns as those of rows do: one in most of the records, all of one shape. */
function isTidy(
  { records }: Region,
  columns: readonly LinkColumn[],
  shapeOf: (url: string) => CoarseShape,
): boolean {
  let tidy = 0;
  let all = 0;
  for (const { cells } of columns) {
    const links = cells.filter((link) => link !== undefined);
    const shapes = new Map<string, number>();
    for (const { url } of links) shapes.set(shapeOf(url).shape, (shapes.get(shapeOf(url).shape) ?? 0) + 1);
    all += links.length;
    if (links.length >= FILLED_SHARE * records.length) tidy += Math.max(0, ...shapes.values());
  }
  return tidy >= TIDY_SHARE * all;
}

/** What part of a page the rows would take that each begin with one of the links. */
function spanOf({ facts, page }: PageStructure, links: readonly Link[]): number {
  if (links.length < 2) return 0;
  const total = facts.text[page.tree.size - 1]!;
  const between = facts.text[links.at(-1)!.node]! - facts.text[links[0]!.node]!;
  return total === 0 ? 0 : Math.min(1, ((between / total) * links.length) / (links.length - 1));
}
