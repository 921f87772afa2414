// A forum with one board, or a board with one thread: no row repeats there, but what a row leads to stands near the date
// of its last post.
import type { Link } from '../page/index.ts';
import type { SeenPage } from './explorer.ts';
import type { LinkGroup } from './link-groups.ts';

// What holds more links than this is no row.
const MAX_LINKS_OF_ROW = 8;

/** Those of the groups that are a link alone, nearest to a date first; where the page shows none, longest text first. */
export function loneRows(seen: SeenPage, groups: readonly LinkGroup[]): LinkGroup[] {
  const lone = groups.filter(({ links }) => links.length === 1);
  const { facts, page } = seen.structure;
  if (facts.dates[page.tree.size] === 0) return lone;
  const ranked = lone.map((group) => ({ group, links: linksOfRow(seen, group.links[0]!) }));
  return ranked
    .filter(({ links }) => links <= MAX_LINKS_OF_ROW)
    .sort((a, b) => a.links - b.links || a.group.links[0]!.node - b.group.links[0]!.node)
    .map(({ group }) => group);
}

/** How many links the smallest element has that holds a link and a date: a row has a few, a page many. */
function linksOfRow({ structure: { facts, page } }: SeenPage, { node }: Link): number {
  const row = datedRow(page.tree, facts, node);
  return facts.links[page.tree.end[row]!]! - facts.links[row]!;
}

/** The smallest element around a node that shows a date; the whole page when none does. */
export function datedRow(
  { parent, end }: SeenPage['page']['tree'],
  { dates }: SeenPage['structure']['facts'],
  node: number,
): number {
  let row = node;
  while (row > 0 && dates[end[row]!]! === dates[row]!) row = parent[row]!;
  return row;
}
