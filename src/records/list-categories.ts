// Headings above groups of boards: what stands between the rows of one group and those of the next, and is not the same
// in all gaps (column titles are).
import type { KnownLink, ListRow } from './index-lists.ts';
import { isUnreadTag, lineOf } from './post-text.ts';

const MAX_HEADING = 80;
const LOOK_BACK = 160;
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'caption', 'legend', 'summary', 'th']);
const BOXES = new Set('div tr td th table tbody thead li ul ol dl dt dd section article header p'.split(' '));

/** A heading, and the board it leads to, if it is one itself. */
export interface Category {
  readonly title: string;
  readonly board: KnownLink | null;
}

/** The heading of each row, undefined where there is none. `links`: of the page. */
export function categoriesOf(
  rows: readonly ListRow[],
  links: readonly KnownLink[],
): (Category | undefined)[] {
  const boards = links.filter(({ kind }) => kind === 'board');
  const groups: { readonly from: number; readonly rows: number[]; readonly pieces: readonly Piece[] }[] = [];
  let end = -1;
  for (const [i, { row }] of rows.entries()) {
    const { tree } = row.page;
    const first = row.roots[0]!;
    const from = end < 0 ? Math.max(1, first - LOOK_BACK) : end;
    const pieces = first < end ? [] : piecesBetween(rows[i]!, from, first);
    if (groups.length === 0 || pieces.length > 0) groups.push({ from, rows: [i], pieces });
    else groups.at(-1)!.rows.push(i);
    end = Math.max(end, tree.end[row.roots.at(-1)!]!);
  }
  const seen = new Map<string, number>();
  for (const { pieces } of groups)
    for (const text of new Set(pieces.map((piece) => piece.text))) seen.set(text, (seen.get(text) ?? 0) + 1);
  const categories = new Array<Category | undefined>(rows.length).fill(undefined);
  for (const { rows: members, pieces } of groups) {
    const own = pieces.filter(({ text }) => groups.length === 1 || seen.get(text) === 1);
    // With one group only a heading can be told from whatever else stands above a list.
    const heading =
      own.findLast(({ isHeading }) => isHeading) ?? (groups.length > 1 ? own.at(-1) : undefined);
    if (heading === undefined) continue;
    const board = boards.find(({ link }) => link.node >= heading.first && link.node < heading.end) ?? null;
    for (const i of members) categories[i] = { title: heading.text, board };
  }
  return categories;
}

interface Piece {
  readonly text: string;
  readonly isHeading: boolean;
  readonly first: number;
  readonly end: number;
}

/** Short texts that each fill a box or line. */
function piecesBetween({ row }: ListRow, from: number, to: number): Piece[] {
  const { page, facts } = row;
  const { tree } = page;
  const pieces: Piece[] = [];
  for (let node = from; node < to; node++) {
    if (!tree.isText(node) || tree.text(node).trim() === '' || facts.isUnread[node] !== 0) continue;
    let box = node;
    let isHeading = false;
    while (box > 0 && !BOXES.has(tree.tag(box)) && !HEADINGS.has(tree.tag(box)) && !isUnreadTag(tree, box)) {
      if (tree.tag(box) === 'b' || tree.tag(box) === 'strong') isHeading = true;
      box = tree.parent[box]!;
    }
    if (tree.end[box]! > to || isUnreadTag(tree, box)) continue;
    const text = lineOf(tree, box, tree.end[box]!);
    const isColumnTitle = tree.tag(box) === 'th' && hasTitlesBeside(tree, box);
    isHeading ||= HEADINGS.has(tree.tag(box)) || HEADINGS.has(tree.tag(tree.parent[box]!));
    // Counts and last posts are of a board that the rows found do not reach around.
    const isOfRow = facts.dates[tree.end[box]!]! > facts.dates[box]! || !/\p{L}/u.test(text);
    if (text.length > 1 && text.length <= MAX_HEADING && !isOfRow)
      pieces.push({ text, isHeading: isHeading && !isColumnTitle, first: box, end: tree.end[box]! });
    node = Math.max(node, tree.end[box]! - 1);
  }
  return pieces;
}

/** One of several cells of a heading row that say something. */
function hasTitlesBeside(tree: ListRow['row']['page']['tree'], cell: number): boolean {
  const parent = tree.parent[cell]!;
  let before = 0;
  for (let node = parent + 1; node < cell; node = tree.end[node]!)
    if (!tree.isText(node) && lineOf(tree, node, tree.end[node]!) !== '') before++;
  return before > 0;
}
