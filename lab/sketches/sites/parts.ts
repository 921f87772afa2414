// Parts that these sites share: menus, boards with their threads, members, pagers.
import { page, range, threadPage, threadTable } from '../draw.ts';
import type { SketchPage } from '../types.ts';

export type Pages = readonly [string, SketchPage][];

/** A menu of links by path and name. */
export function menuOf(...links: readonly (readonly [path: string, name: string])[]): string {
  const item = ([path, name]: readonly [string, string]) => `<li><a href="${path}">${name}</a></li>`;
  return `<ul class="menu">${links.map(item).join('')}</ul>`;
}

const BOARD_NAMES = [
  'Copper pumps',
  'Garden hoses',
  'Old lamps',
  'Stone walls',
  'Tin roofs',
  'Swap and sell',
];

/** The name of board 1 … 6, as clubs name theirs. */
export function boardName(n: number): string {
  return BOARD_NAMES[n - 1]!;
}

/** Threads of a board: its number, then one digit. */
export function threadsOf(board: number, size = 8): number[] {
  return range(board * 10 + 1, board * 10 + size);
}

/** What stands above pages of a board. */
type Above = string | ((board: number) => string);
const aboveOf = (above: Above, board: number): string => (typeof above === 'string' ? above : above(board));

export interface BoardsDrawn {
  readonly boards: readonly number[];
  board(n: number): string;
  thread(t: number): string;
  readonly above?: Above;
  /** Threads a board. */
  readonly size?: number;
}

/** Boards that list their threads in a table, and threads of six posts. */
export function boardPages({ boards, board, thread, above = '', size = 8 }: BoardsDrawn): Pages {
  return boards.flatMap((n): Pages => {
    const top = aboveOf(above, n);
    const own = threadsOf(n, size);
    return [
      [board(n), page('index', `${top}<h1>${boardName(n)}</h1>${threadTable(own, thread)}`)],
      ...own.map((t): [string, SketchPage] => [thread(t), threadPage(t, 6, { above: top })]),
    ];
  });
}

/** A page for each number. */
export function pagesFor(
  numbers: readonly number[],
  path: (n: number) => string,
  draw: (n: number) => SketchPage,
): Pages {
  return numbers.map((n) => [path(n), draw(n)]);
}

/** The profiles of members 0 … 4. */
export function memberPages(above = ''): Pages {
  return pagesFor(
    range(0, 4),
    (n) => `/user/${n}`,
    (n) =>
      page(
        'person',
        `${above}<h1>member${n}</h1><dl><dt>Joined</dt><dd>2020-05-0${n + 1}</dd><dt>Posts</dt><dd>${40 + n}</dd></dl>`,
      ),
  );
}

/** Pages of a pager, this one in bold. */
export function pagerOf(numbers: readonly number[], now: number, href: (n: number) => string): string {
  const one = (n: number) => (n === now ? `<b>${n}</b>` : `<a href="${href(n)}">${n}</a>`);
  return `<p class="pages">Pages: ${numbers.map(one).join(' ')}</p>`;
}
