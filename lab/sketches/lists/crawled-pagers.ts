// Small forums whose pagers call the page they stand on by another address: a crawl must not fetch it twice.
import { boardTable, drawPost, page, pagesOf, postsOf, range, threadTable, title } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { footer, menu, pager } from './drawn-lists.ts';

const POSTS_A_PAGE = 5;
const boards = range(1, 4);
const sixThreads = (board: number): number[] => range(board * 10 + 1, board * 10 + 6);
const allThreads = boards.flatMap(sixThreads);

interface PagedThread {
  readonly thread: number;
  /** Paths by page, from 1; the first of them names the thread. */
  readonly paths: readonly string[];
  readonly pager: (current: number) => string;
  readonly head?: (current: number) => string;
  /** The path by which lists call the thread. Default: that of its first page. */
  readonly named?: string;
}

/** The pages of a thread, oldest posts first. */
function pagedThread({ thread, paths, pager, head, named = paths[0]! }: PagedThread): [string, SketchPage][] {
  return paths.map((path, i) => {
    const posts = postsOf(thread, POSTS_A_PAGE, i * POSTS_A_PAGE + 1);
    const turn = paths.length > 1 ? pager(i + 1) : '';
    return [
      path,
      page(
        path === named ? 'thread' : 'thread-flip',
        `${menu}<h1>${title(thread)}</h1>${turn}${posts.map((post) => drawPost(thread, post)).join('')}${turn}${footer}`,
        {
          title: title(thread),
          thread: named,
          posts: posts.map(({ author, text, time }) => ({ author, text, time })),
          ...(head !== undefined && { head: head(i + 1) }),
        },
      ),
    ];
  });
}

const lists = (
  boardHref: (n: number) => string,
  threadHref: (t: number) => string,
): [string, SketchPage][] => [
  ['/', page('entry', `${menu}<h1>Forum</h1>${boardTable(boards, boardHref)}${footer}`, { title: 'Forum' })],
  ...boards.map((n): [string, SketchPage] => [
    boardHref(n),
    page('index', `${menu}<h1>Board ${n}</h1>${threadTable(sixThreads(n), threadHref)}${footer}`, {
      title: `Board ${n}`,
    }),
  ]),
];

const pageCount = (t: number): number => (t % 3) + 1;
const numbersOf = (t: number): number[] => range(1, pageCount(t));
const aliasOf = ([, shown]: readonly [string, SketchPage], path: string): [string, SketchPage] => [
  path,
  { ...shown, type: 'alias' },
];

const inLanguage = (t: number) => {
  const own = `/boards/${Math.floor(t / 10)}/topics/${t}`;
  const href = (n: number): string => `${own}?lang=en&page=${n}`;
  const pages = pagedThread({
    thread: t,
    paths: numbersOf(t).map((n) => (n === 1 ? own : href(n))),
    pager: (current) => pager(numbersOf(t), current === 1 ? 0 : current, href),
    head: (current) => (current < pageCount(t) ? `<link rel="next" href="${href(current + 1)}">` : ''),
  });
  return [...pages, aliasOf(pages[0]!, href(1))];
};

/** The bare address shows the newest comments, which are the last of the numbered pages. */
const newestBare = (t: number) => {
  const own = `/2024/thread-${t}/`;
  const href = (n: number): string => `${own}comment-page-${n}/`;
  const last = pageCount(t);
  const pages = pagedThread({
    thread: t,
    paths: numbersOf(t).map((n) => (n === last ? own : href(n))),
    pager: (current) => pager(numbersOf(t), current, href),
    named: own,
  });
  return [...pages, aliasOf(pages.at(-1)!, href(last))];
};

/** Newest posts first: the first page has the highest offset, the last one the lowest. */
const countedDown = (t: number) => {
  const own = `/yabb?num=${1600 + t}`;
  // The last page of some threads is 0, which is the first page of others elsewhere.
  const href = (n: number): string => `${own}/${(pageCount(t) - n) * POSTS_A_PAGE + (t % POSTS_A_PAGE)}`;
  const pages = numbersOf(t).map((n): [string, SketchPage] => {
    const posts = postsOf(t, POSTS_A_PAGE, (pageCount(t) - n) * POSTS_A_PAGE + 1);
    const drawn = posts.map((post) => drawPost(t, post)).reverse();
    const turn = pageCount(t) > 1 ? pager(numbersOf(t), n, href) : '';
    return [
      n === 1 ? own : href(n),
      page(
        n === 1 ? 'thread' : 'thread-flip',
        `${menu}<h1>${title(t)}</h1>${turn}${drawn.join('')}${turn}${footer}`,
        {
          title: title(t),
          thread: own,
          posts: posts.map(({ author, text, time }) => ({ author, text, time })),
        },
      ),
    ];
  });
  // Posts are told oldest first, however a thread shows them.
  return [...pages.toReversed(), aliasOf(pages[0]!, href(1))];
};

const listHref = (n: number): string => `/index.php?mode=list&page=${n}`;

export const crawledPagers: readonly Sketch[] = [
  {
    name: 'pagers link the first page by number and language, which its own address lacks',
    pages: pagesOf(
      lists(
        (n) => `/boards/${n}`,
        (t) => `/boards/${Math.floor(t / 10)}/topics/${t}`,
      ),
      allThreads.flatMap(inLanguage),
    ),
    starts: ['/', '/boards/2', '/boards/2/topics/23'],
  },
  {
    name: 'the bare address of a thread shows its last page',
    pages: pagesOf(
      lists(
        (n) => `/category/${n}`,
        (t) => `/2024/thread-${t}/`,
      ),
      allThreads.flatMap(newestBare),
    ),
    starts: ['/', '/category/2'],
  },
  {
    name: 'pagers count offsets down from the newest post',
    pages: pagesOf(
      lists(
        (n) => `/yabb?board=${n}`,
        (t) => `/yabb?num=${1600 + t}`,
      ),
      allThreads.flatMap(countedDown),
    ),
    starts: ['/', '/yabb?board=2'],
  },
  {
    name: 'the front page is the first page of a list that is called otherwise',
    pages: pagesOf(
      boards.map((n): [string, SketchPage] => [
        n === 1 ? '/' : listHref(n),
        page(
          n === 1 ? 'entry' : 'index-flip',
          `${menu}<h1>Discussions</h1>${threadTable(sixThreads(n), (t) => `/thread/${t}`)}${pager(boards, n, listHref)}${footer}`,
          { title: 'Discussions' },
        ),
      ]),
      [
        [
          listHref(1),
          page(
            'alias',
            `${menu}<h1>Discussions</h1>${threadTable(sixThreads(1), (t) => `/thread/${t}`)}${pager(boards, 1, listHref)}${footer}`,
            { title: 'Discussions' },
          ),
        ],
      ],
      allThreads.flatMap((t) => pagedThread({ thread: t, paths: [`/thread/${t}`], pager: () => '' })),
    ),
    starts: ['/', listHref(3), '/thread/23'],
  },
];
