// Lists of boards and threads on index pages, when the links that name them are known by the site's patterns. A row is
// what stands around such a link: the same steps up from it in every row, and the same number of siblings after that.
import type { Link, Page, Tree } from '../page/index.ts';
import type { PageFacts } from './page-facts.ts';
import type { PostRow } from './post-rows.ts';

/** A link of an index page and what it leads to. */
export interface KnownLink {
  readonly link: Link;
  readonly kind: 'board' | 'thread' | 'flip';
  /** Equal for all links to the same board or thread. */
  readonly identity: string;
}

/** An index page with the links that are known. */
export interface IndexPage {
  readonly page: Page;
  readonly facts: PageFacts;
  readonly links: readonly KnownLink[];
}

/** Where the rows of one kind of list stand. */
export interface ListPlace {
  readonly kind: 'board' | 'thread';
  /** Of the links that name the rows. */
  readonly location: string;
  /** Steps from the link up to the row. */
  readonly climb: number;
  /** Siblings after the first that belong to the row: how many at most, and of which kinds. */
  readonly followers: number;
  readonly followerTags: readonly string[];
  /** Tags from the link up to where boards are told apart from what else is named at the same place. */
  readonly steps: string;
}

/** One row of a list. */
export interface ListRow {
  readonly known: KnownLink;
  readonly row: PostRow;
}

const NO_INNER: ReadonlyMap<number, number> = new Map();
const MAX_FOLLOWERS = 8;
const MIN_PAGES_OF_A_BOX = 3;
const BOX_SHARE = 0.5;

/** Where lists stand on these pages; boxes that every page shows alike are left out, unless there is nothing else. */
export function findLists(pages: readonly IndexPage[]): ListPlace[] {
  const groups = new Map<string, KnownLink[][]>();
  for (const { page, links } of pages) {
    const here = new Map<string, KnownLink[]>();
    for (const known of links) {
      if (known.kind === 'flip' || known.link.text === '') continue;
      const place = `${known.kind} ${known.link.location} ${stepsOf(page.tree, known)}`;
      const group = here.get(place);
      if (group === undefined) here.set(place, [known]);
      else if (!group.some(({ identity }) => identity === known.identity)) group.push(known);
    }
    for (const [place, group] of here) {
      const all = groups.get(place);
      if (all === undefined) groups.set(place, [group]);
      else all.push(group);
    }
  }
  const trees = new Map(pages.flatMap(({ page, links }) => links.map((known) => [known, page.tree])));
  const lists = [...groups.values()].map((perPage) => ({ perPage, isBox: isBox(perPage) }));
  const chosen = (kind: KnownLink['kind']) => {
    const ofKind = lists.filter(({ perPage }) => perPage[0]![0]!.kind === kind);
    const own = ofKind.filter((list) => !list.isBox);
    return own.length > 0 ? own : ofKind;
  };
  return [...chosen('thread'), ...chosen('board')]
    .sort((a, b) => sizeOf(b.perPage) - sizeOf(a.perPage))
    .map(({ perPage }) => placeOf(perPage, trees));
}

function sizeOf(perPage: readonly (readonly KnownLink[])[]): number {
  return perPage.reduce((sum, group) => sum + group.length, 0);
}

const BOARD_STEPS = 3;

/**
 * Locations leave formatting out, so that a thread in bold is at the same place as others. Headings and boards, and boards
 * within the rows of others, often differ in nothing else.
 */
function stepsOf(tree: Tree, { kind, link }: KnownLink): string {
  if (kind !== 'board') return '';
  let steps = '';
  for (let node = tree.parent[link.node]!, i = 0; node > 0 && i < BOARD_STEPS; node = tree.parent[node]!, i++)
    steps += `${tree.tag(node)} `;
  return steps;
}

/** Whether the same few are named on page after page. */
function isBox(perPage: readonly (readonly KnownLink[])[]): boolean {
  if (perPage.length < MIN_PAGES_OF_A_BOX) return false;
  const distinct = new Set(perPage.flatMap((group) => group.map(({ identity }) => identity))).size;
  const shown = perPage.reduce((sum, group) => sum + group.length, 0);
  return shown / distinct >= Math.max(2, BOX_SHARE * perPage.length);
}

function placeOf(perPage: readonly (readonly KnownLink[])[], trees: ReadonlyMap<KnownLink, Tree>): ListPlace {
  const climbs: number[] = [];
  const pairs: { readonly tree: Tree; readonly a: number; readonly b: number }[] = [];
  for (const group of perPage) {
    const tree = trees.get(group[0]!)!;
    for (let i = 1; i < group.length; i++) {
      const [a, b] = [group[i - 1]!.link.node, group[i]!.link.node];
      climbs.push(stepsToFork(tree, a, b));
      pairs.push({ tree, a, b });
    }
  }
  const { kind, link } = perPage[0]![0]! as KnownLink & { readonly kind: ListPlace['kind'] };
  const climb = usual(climbs) ?? stepsToBox(trees.get(perPage[0]![0]!)!, link.node);
  const gaps = pairs.flatMap(
    ({ tree, a, b }) => gapBetween(tree, up(tree, a, climb), up(tree, b, climb)) ?? [],
  );
  const followers = Math.min(MAX_FOLLOWERS, usual(gaps) ?? 0);
  const tags = new Set<string>();
  for (const { tree, a, b } of pairs) {
    const [first, next] = [up(tree, a, climb), up(tree, b, climb)];
    if (gapBetween(tree, first, next) !== followers) continue;
    for (let node = tree.end[first]!; node < next; node = tree.end[node]!)
      if (!tree.isText(node)) tags.add(tree.tag(node));
  }
  const steps = stepsOf(trees.get(perPage[0]![0]!)!, perPage[0]![0]!);
  return { kind, location: link.location, climb, followers, followerTags: [...tags], steps };
}

/** Steps from `a` up to below the node that holds `b` too. */
function stepsToFork(tree: Tree, a: number, b: number): number {
  let steps = 0;
  for (let node = a; tree.parent[node]! >= 0 && b >= tree.end[tree.parent[node]!]!; node = tree.parent[node]!)
    steps++;
  return steps;
}

const ROWS = new Set(['tr', 'li', 'article', 'section', 'dl']);

/** A link that stands alone: up to what HTML calls a row or an item. */
function stepsToBox(tree: Tree, node: number): number {
  let steps = 0;
  for (let at = node; at > 0; at = tree.parent[at]!, steps++) if (ROWS.has(tree.tag(at))) return steps;
  return 1;
}

function up(tree: Tree, node: number, steps: number): number {
  let at = node;
  for (let i = 0; i < steps && tree.parent[at]! > 0; i++) at = tree.parent[at]!;
  return at;
}

/** Elements between two siblings; undefined when they are none. */
function gapBetween(tree: Tree, a: number, b: number): number | undefined {
  if (tree.parent[a] !== tree.parent[b] || a === b) return undefined;
  let count = 0;
  for (let node = tree.end[a]!; node < b; node = tree.end[node]!) if (!tree.isText(node)) count++;
  return count;
}

/** The most frequent value; of equals the smallest. */
function usual(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || a - b)[0]?.[0];
}

/** The rows of a list on a page, in document order. */
export function rowsOfList({ page, facts, links }: IndexPage, place: ListPlace): ListRow[] {
  const { tree } = page;
  const rows: ListRow[] = [];
  const taken = new Set<string>();
  const starts = new Set<number>();
  for (const known of links) {
    const { link, kind, identity } = known;
    if (
      kind !== place.kind ||
      link.location !== place.location ||
      stepsOf(tree, known) !== place.steps ||
      link.text === '' ||
      taken.has(identity)
    )
      continue;
    const first = up(tree, link.node, place.climb);
    // A second one in the same row is named there, and has a row elsewhere.
    if (starts.has(first)) continue;
    taken.add(identity);
    starts.add(first);
    rows.push({ known, row: { page, facts, roots: [first], inner: NO_INNER, parent: -1, depth: 0 } });
  }
  if (place.followers === 0) return rows;
  return rows.map(({ known, row }) => ({
    known,
    row: { ...row, roots: runFrom(tree, row.roots[0]!, place, starts) },
  }));
}

function runFrom(
  tree: Tree,
  first: number,
  { followers, followerTags }: ListPlace,
  starts: ReadonlySet<number>,
): number[] {
  const roots = [first];
  for (
    let next = tree.nextSibling(first);
    next >= 0 && roots.length <= followers;
    next = tree.nextSibling(next)
  ) {
    if (tree.isText(next)) continue;
    if (starts.has(next) || !followerTags.includes(tree.tag(next))) break;
    roots.push(next);
  }
  return roots;
}
