// Which groups of links on a list may be the titles of boards or threads, told from the page alone.
import type { Link } from '../page/index.ts';
import { linkTable } from '../records/index.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import { type LinkGroup, linkGroups, placeOf } from './link-groups.ts';
import { loneRows } from './lone-rows.ts';
import { findFlips, findRowFlips, LIKELY_FLIP } from './page-flips.ts';
import { type QueryPair, queryPairs, splitUrl } from './url-parts.ts';

// Groups with less anchor text than this share of the longest are buttons and names, not titles.
const MIN_ANCHOR_SHARE = 0.25;
// Menus, lists of who is online and headings to sort by take little room beside the list itself.
const MIN_AREA_SHARE = 0.25;
// What leads the records of a region counts, when the region is more than a menu.
const MIN_LEAD_AREA = 0.08;
const MOSTLY = 0.6;
const MAX_GROUPS = 6;
const PAGES_WITH_MENU = 6;
// Two pages that share this many of their links are one.
const SAME_PAGE_SHARE = 0.9;
// Rows that no region holds must be this many.
const MIN_LOOSE_ROWS = 2;
// Below the folder that a site lies in are nearly all of its links.
const SITE_SHARE = 0.9;
// A parameter with so many different numbers names what the links lead to.
const NAMING_NUMBERS = 4;
// A program's file; pages under it are told apart by parameters.
const SCRIPT = /\.(?!html?$)[a-z]{2,5}\d?$/i;

/** Candidate groups of a page. */
export interface TitleGroups {
  /** Within records, most anchor text first. */
  readonly inRecords: readonly LinkGroup[];
  /** Of links that stand alike but in no record anybody saw: worth a look when the others are no titles. */
  readonly loose: readonly LinkGroup[];
  /** With too little text or room beside the others: worth a look when nothing else leads to boards. */
  readonly small: readonly LinkGroup[];
  /** Of a link alone, as the only row of a list has it: worth a look when nothing else leads anywhere. */
  readonly lone: readonly LinkGroup[];
}

/** Candidate groups of a page within its records, most anchor text first. */
export function titleGroups(explorer: Explorer, seen: SeenPage): readonly LinkGroup[] {
  return allTitleGroups(explorer, seen).inRecords;
}

/** All candidate groups of a page. */
export function allTitleGroups(explorer: Explorer, seen: SeenPage): TitleGroups {
  const menu = menuOf(explorer, seen);
  const flips = new Set(
    findFlips(seen.page)
      .filter(({ confidence }) => confidence >= LIKELY_FLIP)
      .flatMap(({ links }) => links.map(({ link }) => link.url)),
  );
  const all = explorer.linksOf(seen);
  const isVariant = variantTest(explorer, seen);
  const links = all
    .filter((link) => link.fragment === '' && link.text.length > 1 && link.url !== seen.url)
    .filter((link) => !flips.has(link.url) && !menu.has(placed(link)) && !isVariant(link.url));
  const groups = linkGroups(seen.structure, links, (url) => explorer.shapes.of(url));
  const inRegions = groups.filter(({ inRecords }) => inRecords >= 0.5);
  const loose = groups.filter((group) => group.inRecords < 0.5 && group.links.length >= MIN_LOOSE_ROWS);
  const chosen = { inRecords: large(inRegions), loose: large(loose) };
  const taken = new Set([...chosen.inRecords, ...chosen.loose]);
  const small = groups.filter(
    (group) => !taken.has(group) && group.area >= MIN_LEAD_AREA && group.links.length > 1,
  );
  const lone = loneRows(
    seen,
    groups.filter((group) => !taken.has(group)),
  );
  return { ...chosen, small, lone };
}

/** Groups of the links that no other page seen so far has at the same place: what a board lists, when it lists next to nothing. */
export function ownGroups(explorer: Explorer, seen: SeenPage): readonly LinkGroup[] {
  const others = explorer.pages.filter((other) => other !== seen).flatMap((other) => explorer.linksOf(other));
  const elsewhere = new Set(others.map(placeOf));
  const flips = new Set(findFlips(seen.page).flatMap(({ links }) => links.map(({ link }) => link.url)));
  const all = explorer.linksOf(seen);
  const isVariant = variantTest(explorer, seen);
  const own = all.filter(
    (link) =>
      link.text.length > 1 &&
      link.fragment === '' &&
      !elsewhere.has(placeOf(link)) &&
      !flips.has(link.url) &&
      !isVariant(link.url),
  );
  return linkGroups(seen.structure, own, (url) => explorer.shapes.of(url));
}

function large(groups: readonly LinkGroup[]): LinkGroup[] {
  const largest = Math.max(0, ...groups.map(({ area }) => area));
  const roomy = groups.filter(({ area }) => area >= MIN_AREA_SHARE * largest);
  const longest = roomy[0]?.anchorLength ?? 0;
  return roomy
    .filter(
      ({ anchorLength, leads, area }) =>
        anchorLength >= MIN_ANCHOR_SHARE * longest || (leads >= MOSTLY && area >= MIN_LEAD_AREA),
    )
    .slice(0, MAX_GROUPS);
}

/** Links that stand at the same place on pages of another type too: navigation. */
export function menuOf(explorer: Explorer, seen: SeenPage): ReadonlySet<string> {
  const own = new Set(explorer.linksOf(seen).map(placed));
  const others = explorer.pages
    .filter(({ type }) => type !== seen.type)
    .map((other) => explorer.linksOf(other).map(placed))
    // The same page under another name shows nothing, whatever it was taken for.
    .filter((links) => links.filter((link) => own.has(link)).length < SAME_PAGE_SHARE * links.length);
  return new Set(others.slice(0, PAGES_WITH_MENU).flat());
}

/**
 * A link with the end of the path to where it stands: the beginning often says what kind of page it is on
 * (`<body class="thread-page">`).
 */
export function placed({ url, location }: Link): string {
  return `${url} ${location.slice(location.indexOf(':') + 1)}`;
}

/**
 * Tells URLs that are those of the page with more parameters: sorted, printed, by so many a page. Where a script or the
 * folder of the whole site serves everything (`index.php?board=2`, `/?p=5`), a bare page says nothing; nor where threads are
 * called as their board is with a number of their own.
 */
function variantTest(explorer: Explorer, seen: SeenPage): (url: string) => boolean {
  const links = explorer.linksOf(seen);
  const { path, query } = splitUrl(seen.url);
  const below = links.filter((link) => splitUrl(link.url).path.startsWith(path)).length;
  const isSite = path.endsWith('/') && below >= SITE_SHARE * links.length;
  if (query === '' && (isSite || SCRIPT.test(path))) return () => false;
  const headings = sortHeadings(explorer, seen);
  // `?board=a&id=5` below `?board=a`: what has another number in each of many rows names something.
  const numbers = new Map<string, Map<string, number>>();
  for (const link of links)
    for (const { name, value } of addedTo(seen.url, link.url) ?? []) {
      if (value === null || !/^\d+$/.test(value) || headings.has(headingOf({ name, value }, link))) continue;
      const rows = numbers.get(name) ?? new Map<string, number>();
      numbers.set(name, rows.set(value, rowOf(seen, link.node)));
    }
  const names = [...numbers].filter(([, rows]) => new Set(rows.values()).size >= NAMING_NUMBERS);
  const naming = new Set(names.map(([name]) => name));
  return (one) => {
    const added = addedTo(seen.url, one);
    return added !== undefined && !added.some(({ name }) => naming.has(name));
  };
}

/** The row of a table or list that a node stands in, or the node: headings to sort by stand in one row. */
function rowOf({ page: { tree } }: SeenPage, node: number): number {
  for (let above = node; above > 0; above = tree.parent[above]!)
    if (tree.tag(above) === 'tr' || tree.tag(above) === 'li') return above;
  return node;
}

/**
 * What other pages with the same parameters add to their own addresses, under which words. Columns to sort by have the same
 * numbers and words on every board (`;sort=3`, 'Subject'); titles have not, even where each board counts its threads from 1.
 */
function sortHeadings(explorer: Explorer, seen: SeenPage): ReadonlySet<string> {
  const names = namesOf(seen.url);
  const headings = new Set<string>();
  for (const other of explorer.pages) {
    if (other === seen || namesOf(other.url) !== names) continue;
    for (const link of explorer.linksOf(other))
      for (const pair of addedTo(other.url, link.url) ?? []) headings.add(headingOf(pair, link));
  }
  return headings;
}

/** A page's path with the names of its parameters. */
function namesOf(url: string): string {
  const { path, query } = splitUrl(url);
  return [path, ...queryPairs(query).map(({ name }) => name)].join(' ');
}

function headingOf({ name, value }: QueryPair, { text }: Link): string {
  return `${name}=${value} ${text}`;
}

/** The parameters a URL has beside those of a page; undefined when it is not the page's. */
function addedTo(page: string, url: string): QueryPair[] | undefined {
  const [{ path, query }, other] = [splitUrl(page), splitUrl(url)];
  if (other.path !== path) return undefined;
  const own = queryPairs(query);
  const pairs = queryPairs(other.query);
  const isOwn = (pair: QueryPair) =>
    own.some(({ name, value }) => pair.name === name && pair.value === value);
  return pairs.filter(isOwn).length < own.length ? undefined : pairs.filter((pair) => !isOwn(pair));
}

/** URLs of a board's threads that probably have more than one page, longest first. */
export function longThreads({ page, structure }: SeenPage): string[] {
  const withPager = findRowFlips(page).flatMap(({ base, lastKnownPage }) =>
    base === null ? [] : [{ url: base.url, size: lastKnownPage ?? 2 }],
  );
  if (withPager.length > 0) return withPager.sort((a, b) => b.size - a.size).map(({ url }) => url);
  // No small pagers in the rows: the largest counts of replies or views will do.
  const region = structure.regions[0];
  if (region === undefined) return [];
  const { links, texts } = linkTable(structure, region);
  const sizes = region.records.map((_, row) =>
    Math.max(
      0,
      ...texts.map(({ cells }) =>
        /^\d{1,3}(?:[.,\s]?\d{3})*$/.test(cells[row]!) ? Number(cells[row]!.replace(/\D/g, '')) : 0,
      ),
    ),
  );
  const rows = [...sizes.keys()].sort((a, b) => sizes[b]! - sizes[a]!);
  return rows.flatMap((row) => links[0]?.cells[row]?.url ?? []);
}
