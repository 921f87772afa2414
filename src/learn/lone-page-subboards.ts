// Boards that are named in the rows of other boards, in the headings above them, or in rows drawn otherwise than most:
// told by addresses like those of the boards around them, and by the places where such addresses stand.
import type { Link, Page } from '../page/index.ts';
import type { IndexRow, PageStructure } from '../records/index.ts';
import { isBesideDate } from './lone-page-kinds.ts';
import type { CoarseShape } from './url-shapes.ts';

const MIN_BOARDS = 2;
// A place where so many links have addresses of boards, and nearly all do, is one of boards: a word that is frequent on
// the site gives some addresses a shape of their own.
const MIN_AT_PLACE = 3;
const MIN_SHARE = 0.8;

/** Rows of their own for boards that stand among the boards of a page. */
export function boardsAmong(
  { page, facts }: PageStructure,
  rows: readonly IndexRow[],
  shapes: (url: string) => CoarseShape,
): IndexRow[] {
  const boards = rows.filter(({ kind }) => kind === 'board').sort((a, b) => a.node - b.node);
  const known = new Map<string, number>();
  for (const { url } of boards) {
    const { shape, isTelling } = shapes(url);
    if (isTelling) known.set(shape, (known.get(shape) ?? 0) + 1);
  }
  const isAddress = ({ url }: Link): boolean => (known.get(shapes(url).shape) ?? 0) >= MIN_BOARDS;
  if (boards.length < MIN_BOARDS || !boards.some(({ link }) => isAddress(link))) return [];
  const threads = rows.filter(({ kind }) => kind === 'thread');
  const isOfThread = ({ node }: Link): boolean => threads.some((row) => node >= row.node && node < row.end);
  const rowOf = (link: Link): IndexRow | undefined =>
    boards.findLast(({ node, end }) => link.node >= node && link.node < end);
  const isOfLastPost = (link: Link): boolean => {
    const row = rowOf(link);
    return row !== undefined && isBesideDate(page.tree, facts.dates, row, link.node);
  };
  const [from, to] = [boards[0]!.node, Math.max(...boards.map(({ end }) => end))];
  const around = forkOf(page, from, to);
  const near = page.links.filter(
    (link) =>
      link.node >= around &&
      link.node < page.tree.end[around]! &&
      link.text !== '' &&
      !isOfThread(link) &&
      !isOfLastPost(link),
  );
  const among = near.filter(({ node }) => node >= from && node < to);
  const places = new Map<string, { boards: number; links: number }>();
  for (const link of among) {
    const place = places.get(link.location) ?? { boards: 0, links: 0 };
    places.set(link.location, place);
    place.links++;
    if (isAddress(link)) place.boards++;
  }
  return near.flatMap((link) => {
    const place = places.get(link.location);
    if (place === undefined || place.boards === 0) return [];
    // Beside the rows found only what stands where boards stand among them: not the trail above a list.
    const isPlace = place.boards >= MIN_AT_PLACE && place.boards >= MIN_SHARE * place.links;
    return isAddress(link) || isPlace ? [boardOf(link, rowOf(link))] : [];
  });
}

/** The innermost element around a range. */
function forkOf({ tree }: Page, from: number, to: number): number {
  let node = from;
  while (node > 0 && tree.end[node]! < to) node = tree.parent[node]!;
  return node;
}

/** A board of which nothing is told but its name, and the board in whose row it stands. */
function boardOf(link: Link, row: IndexRow | undefined): IndexRow {
  const board = namedBoard(link, { node: link.node, end: link.node + 1 });
  return { ...board, parent: row === undefined || row.url === link.url ? null : row.url };
}

/** The row of a board by its name alone. */
export function namedBoard(link: Link, { node, end }: Pick<IndexRow, 'node' | 'end'>): IndexRow {
  return {
    kind: 'board',
    url: link.url,
    title: link.text,
    replies: null,
    views: null,
    lastPostAt: null,
    author: null,
    isSticky: false,
    description: null,
    parent: null,
    node,
    end,
    link,
  };
}
