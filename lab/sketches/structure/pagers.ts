// Lists and threads of several pages whose pagers are easily missed.
import { page, pagesOf, range } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { type Crumb, frameWith, plainCrumbs, sidePages, threadBody } from './forum.ts';
import { boardTable, latestFirst, threadTable } from './tables.ts';
import { postsIn } from './threads.ts';
import { boardName, slugOf, titleOf } from './words.ts';

const frame = frameWith('/');
const BOARDS = range(1, 3);
const LIST_PAGES = 3;
/** Fifteen threads a board: five on each of its pages. */
const threadsOf = (board: number): number[] => range(board * 100 + 1, board * 100 + 15);
/** How a forum names the pages of its lists and threads, and how it draws the way from one to the next. */
interface Paging {
  readonly boardHref: (board: number, number: number) => string;
  readonly threadHref: (thread: number, number: number) => string;
  /** `href`: the address of a page of the same list or thread. */
  readonly pager?: (number: number, last: number, href: (number: number) => string) => string;
  readonly head?: (number: number, last: number, href: (number: number) => string) => string;
  readonly pagesOfThread: (thread: number) => number;
  readonly postsOnPage: number;
  /** How many words the shortest post has. */
  readonly words?: number;
}

function pagedForum(paging: Paging): Record<string, SketchPage> {
  const {
    boardHref,
    threadHref,
    pager = () => '',
    head = () => '',
    pagesOfThread,
    postsOnPage,
    words,
  } = paging;
  const top: Crumb = { text: 'Forum', href: '/' };
  const draw = (
    { first, later }: { readonly first: SketchPage['type']; readonly later: SketchPage['type'] },
    last: number,
    href: (number: number) => string,
    body: (number: number) => Omit<SketchPage, 'type'>,
  ): [string, SketchPage][] =>
    range(1, last).map((number) => {
      const { html, ...drawn } = body(number);
      const type = number === 1 ? first : later;
      return [
        href(number),
        page(type, frame(html + pager(number, last, href)), { ...drawn, head: head(number, last, href) }),
      ];
    });
  const postCount = (thread: number): number => pagesOfThread(thread) * postsOnPage;
  const boardPages = BOARDS.flatMap((board) =>
    draw(
      { first: 'index', later: 'index-flip' },
      LIST_PAGES,
      (number) => boardHref(board, number),
      (number) => {
        const onPage = latestFirst(threadsOf(board), postCount).slice(number * 5 - 5, number * 5);
        return {
          title: boardName(board),
          html: `${plainCrumbs([top], boardName(board))}<h1>${boardName(board)}</h1>${threadTable(onPage, (t) => threadHref(t, 1), postCount)}`,
        };
      },
    ),
  );
  const threadPages = BOARDS.flatMap((board) =>
    threadsOf(board).flatMap((thread) => {
      const above = plainCrumbs(
        [top, { text: boardName(board), href: boardHref(board, 1) }],
        titleOf(thread),
      );
      return draw(
        { first: 'thread', later: 'thread-flip' },
        pagesOfThread(thread),
        (number) => threadHref(thread, number),
        (number) => {
          const from = (number - 1) * postsOnPage + 1;
          const posts = postsIn(thread, postsOnPage, { from, ...(words !== undefined && { words }) });
          return { ...threadBody(thread, posts, { above }), thread: threadHref(thread, 1) };
        },
      );
    }),
  );
  const posted = BOARDS.flatMap(threadsOf).map((t) => ({ href: threadHref(t, 1), text: titleOf(t) }));
  return pagesOf(
    {
      '/': page('entry', frame(`<h1>The Workshop</h1>${boardTable(BOARDS, (n) => boardHref(n, 1))}`), {
        title: 'The Workshop',
      }),
    },
    boardPages,
    threadPages,
    sidePages(frame, posted),
  ) as Record<string, SketchPage>;
}

const SLUGS = ['news', 'help', 'chat'];
const boardSlug = (board: number): string => SLUGS[board - 1]!;

function headLinks(number: number, last: number, href: (number: number) => string): string {
  const previous = number > 1 ? `<link rel="prev" href="${href(number - 1)}">` : '';
  return previous + (number < last ? `<link rel="next" href="${href(number + 1)}">` : '');
}

type Pager = NonNullable<Paging['pager']>;

const wordLinks =
  (previous: string, next: string): Pager =>
  (number, last, href) => {
    const back = number > 1 ? `<a href="${href(number - 1)}">${previous}</a>` : '';
    const on = number < last ? `<a href="${href(number + 1)}">${next}</a>` : '';
    return last === 1 ? '' : `<div class="pager">${back} ${on}</div>`;
  };

/** Back to the first page, and on to the next; no way to the page before. */
function cursorLinks(number: number, last: number, href: (number: number) => string): string {
  const first = number > 1 ? `<a href="${href(1)}">Newest topics</a>` : '';
  const next = number < last ? `<a href="${href(number + 1)}">Older topics &rarr;</a>` : '';
  return last === 1 ? '' : `<div class="more">${first} ${next}</div>`;
}

const paged = (path: string, number: number): string => (number === 1 ? path : `${path}?page=${number}`);
const byPage = {
  boardHref: (board: number, number: number): string => paged(`/board/${board}`, number),
  threadHref: (thread: number, number: number): string => paged(`/topic/${thread}`, number),
};
const threePagesOfSome = (thread: number): number => (thread % 5 === 4 ? 3 : 1);

/** The moment of the last thread of the page before, as an opaque mark. */
const before = (board: number, number: number): string =>
  (1710061800 - board * 86_413 - number * 7_919).toString(36);

/** Real threads of this kind have up to 800 pages. */
const LONG_THREAD = 104;
const LONG_THREAD_PAGES = 60;

const headIgnored =
  'pagers in the head are not followed, and a visible one that leads a folder deeper would not be either';
const wordsIgnored =
  'words without arrows, numbers or rel are not taken for pagers, so all later pages are missed';

export const pagers: readonly Sketch[] = [
  {
    name: 'a link in the head is the only pager, and it leads one folder deeper',
    pages: pagedForum({
      boardHref: (board, number) =>
        number === 1 ? `/c/${boardSlug(board)}` : `/c/${boardSlug(board)}/${board + 4}?page=${number - 1}`,
      threadHref: (thread, number) => paged(`/t/${slugOf(thread)}/${thread}`, number),
      head: headLinks,
      pagesOfThread: threePagesOfSome,
      postsOnPage: 4,
    }),
    starts: ['/', '/c/news', '/c/help/6?page=1', `/t/${slugOf(104)}/104`],
    knownFailures: {
      'crawl from /': headIgnored,
      'crawl from /c/news': headIgnored,
      'crawl from /c/help/6?page=1': headIgnored,
      [`crawl from /t/${slugOf(104)}/104`]: headIgnored,
    },
  },
  {
    name: 'pagers lead to the previous and the next page only, and a thread has very many pages',
    pages: pagedForum({
      ...byPage,
      pager: wordLinks('&laquo; Previous', 'Next &raquo;'),
      pagesOfThread: (thread) => (thread === LONG_THREAD ? LONG_THREAD_PAGES : threePagesOfSome(thread)),
      postsOnPage: 2,
      words: 8,
    }),
    starts: ['/', '/board/2', '/topic/104', '/topic/104?page=30'],
  },
  {
    name: 'pagers are the bare words previous and next',
    pages: pagedForum({
      ...byPage,
      pager: wordLinks('Previous', 'Next'),
      pagesOfThread: threePagesOfSome,
      postsOnPage: 4,
    }),
    starts: ['/', '/board/2', '/board/2?page=2', '/topic/104'],
    knownFailures: {
      'crawl from /': wordsIgnored,
      'crawl from /board/2': wordsIgnored,
      'crawl from /board/2?page=2': wordsIgnored,
      'crawl from /topic/104': wordsIgnored,
    },
  },
  {
    name: 'lists go on to older threads by an opaque mark',
    pages: pagedForum({
      boardHref: (board, number) =>
        number === 1 ? `/board/${board}` : `/board/${board}?before=${before(board, number)}`,
      threadHref: (thread) => `/topic/${thread}`,
      pager: cursorLinks,
      pagesOfThread: () => 1,
      postsOnPage: 4,
    }),
    starts: ['/', '/board/2', `/board/2?before=${before(2, 2)}`, '/topic/204'],
  },
];
