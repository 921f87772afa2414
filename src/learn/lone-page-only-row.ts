// A forum with one board, or a board with one thread: no row repeats there. What is left of a row is a link, counts
// that stand by themselves, and the date of the last post.
import type { Link, Page } from '../page/index.ts';
import type { IndexRow, PageStructure } from '../records/index.ts';
import { threadScore } from './lone-page-kinds.ts';
import { namedBoard } from './lone-page-subboards.ts';
import type { CoarseShape } from './url-shapes.ts';

// What holds more links than this is no row.
const MAX_LINKS = 8;
const BARE_NUMBER = /^\s*\p{Nd}[\p{Nd}.,\s]*\s*$/u;

/** The only row of a page that lists nothing else, or none. */
export function onlyRow(structure: PageStructure, shapes: (url: string) => CoarseShape): IndexRow[] {
  const { page, facts } = structure;
  const { tree } = page;
  let best: { readonly row: number; readonly link: Link } | undefined;
  for (let node = 1; node < tree.size; node++) {
    if (!tree.isText(node) || !BARE_NUMBER.test(tree.text(node)) || facts.isUnread[node] !== 0) continue;
    const row = rowAround(page, facts, node);
    if (row === undefined || (best !== undefined && tree.end[row]! - row >= tree.end[best.row]! - best.row))
      continue;
    const link = page.links.find((one) => one.node > row && one.node < tree.end[row]! && one.text !== '');
    if (link !== undefined && link.node < node && link.url !== page.url) best = { row, link };
  }
  if (best === undefined) return [];
  const row = namedBoard(best.link, { node: best.row, end: tree.end[best.row]! });
  const list = { template: { kind: row.kind, description: [] }, rows: [row] };
  const score = threadScore(structure, list, shapes(row.url).shape, shapes);
  return [{ ...row, kind: score > 0 ? 'thread' : 'board' }];
}

/** The smallest element around a count that holds a date and a few links too. */
function rowAround(
  { tree }: Page,
  { dates, links }: PageStructure['facts'],
  node: number,
): number | undefined {
  let row = node;
  const inside = (counts: ArrayLike<number>): number => counts[tree.end[row]!]! - counts[row]!;
  while (row > 0 && (inside(dates) === 0 || inside(links) === 0)) row = tree.parent[row]!;
  return row > 0 && inside(links) <= MAX_LINKS ? row : undefined;
}
