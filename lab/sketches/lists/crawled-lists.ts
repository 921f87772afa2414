// Small forums whose lists only a crawl can tell: which links are threads, and which only look like them.
import { boardTable, page, pagesOf, range, sentence, threadPage, threadTable, title } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { footer, menu } from './drawn-lists.ts';

const boards = range(1, 4);
const sixThreads = (board: number): number[] => range(board * 10 + 1, board * 10 + 6);
const allThreads = boards.flatMap(sixThreads);

interface Plan {
  readonly boardHref: (board: number) => string;
  readonly threadHref: (thread: number) => string;
  /** What stands above the list of a board. */
  readonly aboveList?: (board: number) => string;
  readonly threadList?: (board: number) => string;
  readonly boardList?: string;
  /** What stands at the top of each page. */
  readonly top?: string;
}

function boardPage({ aboveList, threadList, threadHref, top = menu }: Plan, board: number): SketchPage {
  const list = threadList?.(board) ?? threadTable(sixThreads(board), threadHref);
  return page('index', `${top}<h1>Board ${board}</h1>${aboveList?.(board) ?? ''}${list}${footer}`, {
    title: `Board ${board}`,
  });
}

/** Four boards of six threads. */
function forum(plan: Plan): [string, SketchPage][] {
  const { boardHref, threadHref, top = menu, boardList = boardTable(boards, boardHref) } = plan;
  return [
    ['/', page('entry', `${top}<h1>Forum</h1>${boardList}${footer}`, { title: 'Forum' })],
    ...boards.map((n): [string, SketchPage] => [boardHref(n), boardPage(plan, n)]),
    ...allThreads.map((t): [string, SketchPage] => {
      const crumbs = `<p><a href="/">Forum</a> » <a href="${boardHref(Math.floor(t / 10))}">Board ${Math.floor(t / 10)}</a></p>`;
      return [threadHref(t), threadPage(t, 4, { above: top + crumbs, below: footer })];
    }),
  ];
}

const plain = { boardHref: (n: number) => `/board/${n}`, threadHref: (t: number) => `/thread/${t}` };

const help = (n: number): string => `How to ${title(n)} in this forum`;
const helpMenu = `<ul>${range(1, 12)
  .map((n) => `<li><a href="/help/${n}">${help(n)}</a></li>`)
  .join('')}</ul>`;

const wordOf = (board: number): string => ['general', 'repair', 'trade', 'travel'][board - 1]!;
const COLUMNS = ['Subject of the topic', 'Started by whom', 'How many replies', 'Date of the last post'];
/** Boards whose columns sort them, by numbers. */
function sortable(draw: (links: readonly string[]) => string): Pick<Sketch, 'pages' | 'starts'> {
  const plan: Plan = {
    boardHref: (n) => `/f.pl?board=${wordOf(n)}`,
    threadHref: (t) => `/f.pl?num=${9700 + t}`,
    aboveList: (board) =>
      draw(COLUMNS.map((text, i) => `<a href="/f.pl?board=${wordOf(board)};sort=${i}">${text}</a>`)),
  };
  const sorted = boards.flatMap((n) =>
    COLUMNS.map((_, i): [string, SketchPage] => [
      `/f.pl?board=${wordOf(n)};sort=${i}`,
      { ...boardPage(plan, n), type: 'alias' },
    ]),
  );
  return { pages: pagesOf(forum(plan), sorted), starts: ['/', plan.boardHref(2)] };
}

const numberedFromOne = (t: number): string => `/f.php?board=${wordOf(Math.floor(t / 10))}&id=${t % 10}`;

const latest = (t: number): number => t * 9 + 90;
const latestHref = (t: number): string => `/thread.php?t=${t}&pid=${latest(t)}`;
const toLatest: Plan = {
  boardHref: (n) => `/list.php?board=${n}`,
  threadHref: (t) => `/thread.php?t=${t}`,
  threadList: (board) =>
    sixThreads(board)
      .map(
        (t) =>
          `<div class="row"><div><a href="${latestHref(t)}#post_${latest(t)}">${title(t)}</a></div><div>by <a href="/user.php?id=${t % 5}">member${t % 5}</a></div>` +
          `<div>4 posts</div><div>2024-03-${10 + (t % 18)} 12:0${t % 10}</div></div>`,
      )
      .join(''),
};
const boardRow = (n: number): string =>
  `<tr class="row"><td><img src="/old.png"></td><td><a href="/board/${n}">All about ${title(n)}</a><div>Questions on ${sentence(n, 6)}.</div></td>` +
  `<td>6</td><td>24</td><td>2024-03-1${n} 12:00</td></tr>`;
const categoryRows = (name: string, numbers: readonly number[]): string =>
  `<tr class="head"><th></th><th>${name}</th><th>Topics</th><th>Posts</th><th>Last post</th></tr>${numbers.map(boardRow).join('')}`;

const person = (t: number): string => `<a href="/user/${t % 5}">member${t % 5}</a>`;
const date = (t: number): string => `2024-03-${10 + (t % 18)} 12:0${t % 10}`;
const unreadTable = (board: number): string =>
  `<table>${sixThreads(board)
    .map(
      (t) =>
        `<tr><td><a href="/unread/${t}"><img src="/jump.png" alt="Go to the first unread post"></a> <a href="/thread/${t}">${title(t)}</a></td>` +
        `<td>${person(t)}</td><td>${t % 9}</td><td>${date(t)}</td></tr>`,
    )
    .join('')}</table>`;
const questions = (board: number): string =>
  sixThreads(board)
    .map(
      (t) =>
        `<div class="q"><p>${date(t)} ${person(t)}</p><h2><a href="/thread/${t}">${title(t)}</a></h2></div>`,
    )
    .join('');
const BUTTONS = [
  ['subscribe', 'Tell me of whatever is new'],
  ['latest', 'What was last said on this board'],
] as const;
const boardsWithButtons = `<table>${boards
  .map((n) => {
    const buttons = BUTTONS.map(
      ([path, text]) =>
        `<div class="icon"><a href="/${path}/${n}"><img src="/${path}.png" alt="${text}"></a></div>`,
    );
    return `<tr><td><a href="/board/${n}">Board ${n}</a><p>Questions on ${sentence(n, 6)}.</p>${buttons.join('')}</td><td>6</td><td>24</td><td>${date(n * 7)}</td></tr>`;
  })
  .join('')}</table>`;

export const crawledLists: readonly Sketch[] = [
  {
    name: 'a list of help stands above every page, as long as the lists of threads',
    pages: pagesOf(
      forum({ ...plain, top: menu + helpMenu }),
      range(1, 12).map((n): [string, SketchPage] => [
        `/help/${n}`,
        page('other', `${menu}${helpMenu}<h1>${help(n)}</h1><p>${sentence(n, 60)}.</p>${footer}`),
      ]),
    ),
    starts: ['/', '/board/2', '/thread/23'],
  },
  {
    name: 'boards are sorted by numbers, in a row like those of threads',
    ...sortable((links) => `<table><tr><td>${links.join('</td><td>')}</td></tr></table>`),
  },
  {
    name: 'boards are sorted by numbers, in boxes that look like rows',
    ...sortable(
      (links) =>
        `<div>${links.map((link) => `<div class="column"><p>${link}</p><p>${title(3)}</p></div>`).join('')}</div>`,
    ),
  },
  {
    name: 'each board counts its threads from 1',
    pages: pagesOf(forum({ boardHref: (n) => `/f.php?board=${wordOf(n)}`, threadHref: numberedFromOne })),
    starts: ['/', '/f.php?board=repair', numberedFromOne(23)],
    knownFailures: {
      'crawl from /':
        'threads of a board that was not read while learning get a pattern too late and are not fetched',
      'crawl from /f.php?board=repair&id=3': 'as from /, and the start itself is stored as no thread',
    },
  },
  {
    name: 'titles lead to the latest post, by a number toLatest that of the thread',
    pages: pagesOf(
      forum(toLatest),
      allThreads.map((t): [string, SketchPage] => [
        latestHref(t),
        { ...threadPage(t, 4, { above: menu, below: footer }), type: 'alias' },
      ]),
    ),
    starts: ['/', toLatest.boardHref(2)],
  },
  {
    name: 'a picture that leads to the first unread post stands before each title',
    pages: pagesOf(
      forum({ ...plain, threadList: unreadTable }),
      Object.fromEntries(allThreads.map((t) => [`/unread/${t}`, `->/thread/${t}`] as const)),
    ),
    starts: ['/', '/board/2'],
  },
  {
    name: 'who asked, and when, stands above the heading of each question',
    pages: pagesOf(forum({ ...plain, threadList: questions })),
    starts: ['/', '/board/2'],
  },
  {
    name: 'boards have buttons with longer words than their names',
    pages: pagesOf(
      forum({ ...plain, boardList: boardsWithButtons }),
      boards.flatMap((n) =>
        BUTTONS.map(([path]): [string, SketchPage] => [
          `/${path}/${n}`,
          page('other', `${menu}<h1>Log in</h1><p>Only members can do this.</p>${footer}`),
        ]),
      ),
    ),
    starts: ['/'],
  },
  {
    name: 'categories and their boards are rows of one table, on the way to all boards',
    pages: pagesOf(
      forum({
        ...plain,
        boardList: `<table>${categoryRows('Club', [1, 2])}${categoryRows('Boats', [3])}${categoryRows('Trade', [4])}</table>`,
      }),
    ),
    starts: ['/'],
  },
];
