// Boards and threads that are named, grouped or listed unusually.
import { page, pagesOf, range } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import {
  accountMenu,
  boardOf,
  footer,
  forumPages,
  frameWith,
  links,
  plainCrumbs,
  sixThreads,
} from './forum.ts';
import { boardTable, threadTable } from './tables.ts';
import { boardName, prose, slugOf } from './words.ts';

const frame = frameWith('/');
const boardHref = (n: number): string => `/board/${n}`;
const threadHref = (n: number): string => `/topic/${n}`;

// A front page names boards 1 and 2 of six. Board 2 has boards of its own, and more of them than the front page has.
const subBoards = range(7, 10);
const boardTwo = (wrap: (body: string) => string): SketchPage =>
  page(
    'index',
    wrap(
      `${plainCrumbs([{ text: 'Forum', href: '/' }], boardName(2))}<h1>${boardName(2)}</h1>${boardTable(subBoards, boardHref)}<h2>Topics</h2>${threadTable(sixThreads(2), threadHref)}`,
    ),
    { title: boardName(2) },
  );
const subBoardPages = (wrap: (body: string) => string): Record<string, SketchPage> => {
  const drawn = forumPages({ boards: subBoards, frame: wrap });
  return Object.fromEntries(
    Object.entries(drawn).filter(([, { type }]) => type === 'index' || type === 'thread'),
  );
};
const welcome = (more: string): string =>
  `<h1>Welcome to The Workshop</h1><p>${prose(71, 60)}</p>${boardTable([1, 2], boardHref)}${more}`;

const jumpBox = `<div class="jump"><span>Jump to</span>${links(
  'dropdown',
  range(1, 6).map((n): [string, string] => [boardHref(n), boardName(n)]),
)}</div>`;
const frameWithJumpBox = (body: string): string => frame(body + jumpBox);

// Boards whose threads have numbers of their own.
const NAMES = ['bikes', 'cars', 'tools', 'market'];
const named = (n: number): string => NAMES[n - 1]!;
const ownNumber = (thread: number): number => thread % 10;

// Boards in groups; a group has no page.
const GROUPED = ['main/help', 'main/news', 'main/chat', 'market/offers', 'market/wanted'];

// Categories that are boards by their address: each lists the boards in it.
const CATEGORIES: readonly {
  readonly id: number;
  readonly name: string;
  readonly boards: readonly number[];
}[] = [
  { id: 1, name: 'Bicycles', boards: [2, 3, 4] },
  { id: 5, name: 'Everything else', boards: [6, 7] },
];
const viewBoard = (n: number): string => `/viewforum.php?f=${n}`;
const viewTopic = (n: number): string => `/viewtopic.php?t=${n}`;
const category = ({ id, name, boards }: (typeof CATEGORIES)[number]): string =>
  `<h2><a href="${viewBoard(id)}">${name}</a></h2>${boardTable(boards, viewBoard)}`;

// Boards that stand beside the site's own pages.
const siteMenu = links('site', [
  ['/about', 'About us'],
  ['/rules', 'Rules'],
  ['/help', 'Help'],
  ['/donate', 'Donate'],
]);
const siteFrame = (body: string): string =>
  `<div id="header"><a class="logo" href="/">The Workshop</a>${siteMenu}${accountMenu}</div>${body}${footer}`;

// Threads 11 … 16 and so on: the front page shows the first four of each board.
const latest = range(1, 4).flatMap((n) => sixThreads(n).slice(0, 4));
const boardMenu = links(
  'boards',
  range(1, 4).map((n): [string, string] => [boardHref(n), boardName(n)]),
);

const allBoardsUnread = 'the page of all boards is not read, so boards that only it names are missed';
const onlyFrontPage =
  'the front page is taken for the only list, so boards and their other threads are missed';
const siteAsBoards = 'pages of the site are fetched as boards';

export const boards: readonly Sketch[] = [
  {
    // Where this fails, no other sketch of whole forums tells anything.
    name: 'nothing is unusual',
    pages: forumPages(),
    starts: ['/', '/board/2', '/topic/23', '/user/2'],
  },
  {
    name: 'the front page names two of six boards, a page of all boards names the others',
    pages: pagesOf(forumPages({ boards: range(1, 6) }), subBoardPages(frame), {
      '/': page('entry', frame(welcome('<p><a href="/boards">All boards</a></p>')), {
        title: 'The Workshop',
      }),
      '/boards': page(
        'index',
        frame(
          `${plainCrumbs([{ text: 'Forum', href: '/' }], 'All boards')}<h1>All boards</h1>${boardTable(range(1, 6), boardHref)}`,
        ),
      ),
      '/board/2': boardTwo(frame),
    }),
    starts: ['/', '/boards', '/board/2', '/board/4', '/topic/23', '/topic/43'],
    knownFailures: {
      'crawl from /': allBoardsUnread,
      'crawl from /board/2': allBoardsUnread,
      'crawl from /board/4': allBoardsUnread,
      'crawl from /topic/23': allBoardsUnread,
      'crawl from /topic/43': allBoardsUnread,
    },
  },
  {
    name: 'the front page names two of six boards, a jump box names the others',
    pages: pagesOf(
      forumPages({ boards: range(1, 6), frame: frameWithJumpBox }),
      subBoardPages(frameWithJumpBox),
      {
        '/': page('entry', frame(welcome('')), { title: 'The Workshop' }),
        '/board/2': boardTwo(frameWithJumpBox),
      },
    ),
    starts: ['/', '/board/2', '/board/4', '/topic/23', '/topic/43'],
  },
  {
    name: 'threads are numbered within their board',
    pages: forumPages({
      boardHref: (n) => `/${named(n)}/`,
      threadHref: (t) => `/${named(boardOf(t))}/${ownNumber(t)}.html`,
    }),
    starts: ['/', '/cars/', '/cars/3.html', '/user/2'],
  },
  {
    name: 'addresses of boards have two levels, and threads stand below them',
    pages: forumPages({
      home: '/forum',
      boards: range(1, 5),
      boardHref: (n) => `/forum/${GROUPED[n - 1]}`,
      threadHref: (t) => `/forum/${GROUPED[boardOf(t) - 1]}/${t}-${slugOf(t)}`,
    }),
    starts: ['/forum', '/forum/main/help', '/forum/market/wanted', `/forum/main/news/23-${slugOf(23)}`],
  },
  {
    name: 'the front page lists the latest threads, and some threads are on boards only',
    pages: pagesOf(forumPages(), {
      '/': page(
        'entry',
        frame(
          `<div class="side"><h3>Boards</h3>${boardMenu}</div><h1>Latest topics</h1>${threadTable(latest, threadHref)}`,
        ),
        { title: 'The Workshop' },
      ),
    }),
    starts: ['/', '/board/2', '/topic/23', '/topic/26'],
    knownFailures: {
      'crawl from /': onlyFrontPage,
      'crawl from /board/2': onlyFrontPage,
      'crawl from /topic/23': onlyFrontPage,
      'crawl from /topic/26': onlyFrontPage,
    },
  },
  {
    name: 'categories have the addresses of boards and list boards',
    pages: pagesOf(
      forumPages({
        home: '/index.php',
        boards: CATEGORIES.flatMap(({ boards }) => boards),
        boardHref: viewBoard,
        threadHref: viewTopic,
      }),
      {
        '/index.php': page('entry', frameWith('/index.php')(CATEGORIES.map(category).join('')), {
          title: 'The Workshop',
        }),
      },
      CATEGORIES.map((one): [string, SketchPage] => [
        viewBoard(one.id),
        page(
          'index',
          frameWith('/index.php')(
            `${plainCrumbs([{ text: 'Forum', href: '/index.php' }], one.name)}<h1>${one.name}</h1>${boardTable(one.boards, viewBoard)}`,
          ),
        ),
      ]),
    ),
    starts: ['/index.php', '/viewforum.php?f=1', '/viewforum.php?f=3', '/viewtopic.php?t=33'],
  },
  {
    name: 'boards stand at the root among pages of the site',
    pages: pagesOf(
      forumPages({
        frame: siteFrame,
        boardHref: (n) => `/${named(n)}`,
        threadHref: (t) => `/${named(boardOf(t))}/${t}-${slugOf(t)}`,
      }),
      ['/about', '/rules', '/help', '/donate'].map((path, i): [string, SketchPage] => [
        path,
        page(
          'other',
          siteFrame(`<h1>${path.slice(1)}</h1><p>${prose(i + 80, 80)}</p><p>${prose(i + 90, 50)}</p>`),
        ),
      ]),
    ),
    starts: ['/', '/cars', `/cars/23-${slugOf(23)}`],
    knownFailures: {
      'crawl from /': siteAsBoards,
      'crawl from /cars': siteAsBoards,
      [`crawl from /cars/23-${slugOf(23)}`]: siteAsBoards,
    },
  },
];
