// FoCUS 4.3.1.1 and figure 4: the URLs of a page by the columns of its tables. The records of each repeated structure are
// aligned; links in one column are one group, and the same column of several tables (one a category) is one place.
import type { Link } from '../../page/index.ts';
import type { PageStructure, Region } from '../../records/index.ts';
import type { FocusPage, FocusPages } from './focus-pages.ts';
import { alignRecords, type SeedNode } from './tree-alignment.ts';

/** Links in one column of a page's tables. */
export interface UrlGroup {
  /** Which column of which table, equal on the pages of one layout. */
  readonly place: string;
  readonly urls: readonly string[];
  /** Total characters of anchor text. */
  readonly anchorLength: number;
  /** false: its records are bare links, as in menus, trails and the heads of sortable columns. */
  readonly isOfTable: boolean;
}

// So many links of one kind within a cell are a list (boards below a board); fewer are icon and title.
const LIST_IN_CELL = 3;
// The parts of a page stand side by side too, but are fewer.
const MIN_TABLE = 3;
// Cells of a row are alike too, and are no rows.
const CELLS = new Set(['td', 'th']);
// Aligning more rows tells no other columns.
const MAX_ROWS = 400;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/** The groups whose links have titles for text, those with the most text first (algorithm 1, lines 2 to 5). */
export function urlGroups(pages: FocusPages, { page, structure }: FocusPage): UrlGroup[] {
  const { host } = new URL(page.url);
  const linkAt = new Map(page.links.map((link) => [link.node, link]));
  const taken = new Set<number>();
  const groups = new Map<string, { links: Link[]; isOfTable: boolean }>();
  // Regions contain each other; a link counts once, in the one with the most records: the rows, not the tables around.
  const regions = structure.regions
    .filter(({ records }) => !CELLS.has(page.tree.tag(records[0]!.first)))
    .map((region) => ({ region, isTable: isTable(structure, region) }))
    .map(({ region, isTable }, _, all) => ({
      region,
      // A list of bare links within a row is a cell of it: the boards below a board. What holds longer tables is no row.
      isOfTable:
        isTable ||
        all.some(
          (other) =>
            other.isTable &&
            isWithinRow(region, other.region) &&
            !all.some(
              (inner) =>
                inner.isTable &&
                inner.region.records.length > other.region.records.length &&
                isWithinRow(inner.region, other.region),
            ),
        ),
    }))
    .sort(
      (a, b) =>
        Number(b.isOfTable) - Number(a.isOfTable) || b.region.records.length - a.region.records.length,
    );
  for (const { region, isOfTable } of regions) {
    for (const { place, nodes } of columnsOf(structure, region)) {
      const links = nodes
        .filter((node) => !taken.has(node) && structure.facts.isUnread[node] === 0)
        .flatMap((node) => linkAt.get(node) ?? [])
        .filter(({ url }) => new URL(url).host === host);
      if (links.length === 0) continue;
      for (const { node } of links) taken.add(node);
      const group = groups.get(place) ?? { links: [], isOfTable: false };
      groups.set(place, group);
      group.links.push(...links);
      group.isOfTable ||= isOfTable;
    }
  }
  return [...groups]
    .filter(([, { links }]) => areTitles(links))
    .map(([place, { links, isOfTable }]) => ({
      place,
      urls: [...new Set(links.map(({ url }) => pages.clean(url)))],
      anchorLength: links.reduce((sum, { text }) => sum + text.length, 0),
      isOfTable,
    }))
    .sort((a, b) => b.anchorLength - a.anchorLength);
}

/** 'Its anchor text shows the title of its destination': words, and not the same ones in each row. */
function areTitles(links: readonly Link[]): boolean {
  const texts = new Set(links.map(({ text }) => text.trim()));
  const urls = new Set(links.map(({ url }) => url));
  const hasWords = [...texts].filter((text) => /\p{L}/u.test(text)).length * 2 > texts.size;
  return hasWords && texts.size > 1 && urls.size > 1;
}

interface Column {
  readonly place: string;
  readonly nodes: readonly number[];
}

function columnsOf({ page }: PageStructure, { records, location }: Region): Column[] {
  const { tree } = page;
  const rows = records.slice(0, MAX_ROWS).map(({ first, end }) => {
    const roots: number[] = [];
    for (let root = first; root < end; root = tree.end[root]!) roots.push(root);
    return roots;
  });
  const columns: Column[] = [];
  const walk = (seed: SeedNode, path: string): void => {
    const seen = new Map<string, number>();
    const alike = (name: string) => seed.children.filter((child) => child.name === name);
    for (const child of seed.children) {
      // The record's own class names say 'odd' and 'unread'.
      const name = path === '' ? child.tag : child.name;
      const number = (seen.get(name) ?? 0) + 1;
      seen.set(name, number);
      const step = `${path}>${number === 1 ? name : `${name} ${number}`}`;
      if (child.tag !== 'a') walk(child, step);
      else if (alike(child.name).length < LIST_IN_CELL) columns.push({ place: step, nodes: child.nodes });
      else if (number === 1)
        columns.push({ place: step, nodes: alike(child.name).flatMap(({ nodes }) => nodes) });
    }
  };
  walk(alignRecords(tree, rows), '');
  return columns
    .filter(({ nodes }) => isInSeveral(nodes, rows))
    .map(({ place, nodes }) => ({ place: `${location} ${place}`, nodes }));
}

/** Whether more than one row has something in a column: what one has is its head. */
function isInSeveral(nodes: readonly number[], rows: readonly (readonly number[])[]): boolean {
  const starts = rows.map(([first]) => first!);
  return new Set(nodes.map((node) => starts.findLastIndex((first) => first <= node))).size > 1;
}

function isWithinRow({ container }: Region, { records }: Region): boolean {
  return (
    records.length >= MIN_TABLE && records.some(({ first, end }) => container >= first && container < end)
  );
}

/** 'A table-like structure': most rows say something beside one link, in words or by another link. */
function isTable({ page, facts }: PageStructure, { records }: Region): boolean {
  const { tree } = page;
  const telling = records.filter(({ first, end }) => {
    if (facts.links[end]! - facts.links[first]! > 1) return true;
    for (let node = first; node < end; node++) {
      const isOutside = facts.anchorText[node + 1] === facts.anchorText[node];
      if (
        tree.isText(node) &&
        isOutside &&
        facts.isUnread[node] === 0 &&
        SAYS_SOMETHING.test(tree.text(node))
      )
        return true;
    }
    return false;
  });
  return records.length > 1 && telling.length * 2 > records.length;
}
