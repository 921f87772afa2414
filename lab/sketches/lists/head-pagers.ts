// Forums whose later pages only the head of a page declares.
import { boardTable, page, pagesOf, range, threadPage, threadTable } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { footer, menu } from './drawn-lists.ts';

const NAMES = ['news', 'support', 'ideas', 'events'];
const boards = range(1, NAMES.length);
const PAGES = 3;
const THREADS_A_PAGE = 5;

const boardHref = (board: number): string => `/c/${NAMES[board - 1]}`;
const threadHref = (thread: number): string => `/t/a-title-${thread}/${thread}`;
const threadsOf = (board: number, turned: number): number[] =>
  range(1, THREADS_A_PAGE).map((i) => board * 100 + turned * THREADS_A_PAGE + i);

/** `/c/news` goes on at `/c/news/17?page=1`: the number of the board is in the addresses of its later pages alone. */
function listPages(board: number): [string, SketchPage][] {
  const later = (turned: number): string => `${boardHref(board)}/${board * 3 + 5}?page=${turned}`;
  return range(0, PAGES - 1).map((turned) => [
    turned === 0 ? boardHref(board) : later(turned),
    page(
      turned === 0 ? 'index' : 'index-flip',
      `${menu}<h1>${NAMES[board - 1]}</h1>${threadTable(threadsOf(board, turned), threadHref)}${footer}`,
      {
        title: `Latest of ${NAMES[board - 1]}`,
        head: turned + 1 < PAGES ? `<link rel="next" href="${later(turned + 1)}">` : '',
      },
    ),
  ]);
}

export const headPagers: readonly Sketch[] = [
  {
    name: 'only the head declares the next page of a board, by an address with the number of the board',
    pages: pagesOf(
      {
        '/': page('entry', `${menu}<h1>Forum</h1>${boardTable(boards, boardHref)}${footer}`, {
          title: 'Forum',
        }),
      },
      boards.flatMap(listPages),
      boards.flatMap((board) =>
        range(0, PAGES - 1).flatMap((turned) =>
          threadsOf(board, turned).map((thread): [string, SketchPage] => [
            threadHref(thread),
            threadPage(thread, 2 + (thread % 3), { above: menu, below: footer }),
          ]),
        ),
      ),
    ),
    starts: ['/', boardHref(2), threadHref(101)],
  },
];
