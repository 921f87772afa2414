// Forums that call their threads by several names: last-post links, addresses of posts, redirects, canonical names.
import { boardTable, drawPost, page, pagesOf, postsOf, range, sentence, threadPage, title } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { boardName, memberPages, menuOf, pagerOf, pagesFor, threadsOf } from './parts.ts';

const boards = range(1, 4);
const numbers = boards.flatMap((n) => threadsOf(n));
const menu = menuOf(['/', 'Forum'], ['/search', 'Search'], ['/login', 'Log in']);
const plain = (t: number): string => `/thread/${t}`;
const canonical = (path: string): Partial<SketchPage> => ({ head: `<link rel="canonical" href="${path}">` });

interface Named {
  readonly name: string;
  /** Where titles of rows lead. */
  readonly titled?: (t: number) => string;
  /** Where the dates of rows lead. */
  readonly last?: (t: number) => string;
  /** Threads and other names of theirs. */
  readonly threads: Sketch['pages'];
  readonly front?: string;
  /** What stands at the foot of the front page and of boards. */
  readonly below?: string;
  readonly knownFailures?: Record<string, string>;
}

/** Four boards of eight threads. */
function forumOf({ name, titled = plain, last, threads, front = '/', below = '', ...rest }: Named): Sketch {
  const date = (t: number): string => `2024-03-${10 + (t % 18)} 12:0${t % 10}`;
  const row = (t: number): string =>
    `<tr><td><a href="${titled(t)}">${title(t)}</a></td><td><a href="/user/${t % 5}">member${t % 5}</a></td><td>${t % 9}</td>` +
    `<td>${last === undefined ? date(t) : `<a href="${last(t)}">${date(t)}</a>`}</td></tr>`;
  return {
    ...rest,
    name,
    pages: pagesOf(
      {
        [front]: page('entry', menu + boardTable(boards, (n) => `/board/${n}`) + below),
      },
      pagesFor(
        boards,
        (n) => `/board/${n}`,
        (n) =>
          page(
            'index',
            `${menu}<h1>${boardName(n)}</h1><table><tr><th>Topic</th><th>Author</th><th>Replies</th><th>Last post</th></tr>${threadsOf(n).map(row).join('')}</table>${below}`,
          ),
      ),
      threads,
      memberPages(menu),
    ),
    starts: [front],
  };
}

const thread = (t: number, more: Partial<SketchPage> = {}): SketchPage => ({
  ...threadPage(t, 6, { above: menu }),
  ...more,
});
/** Names of threads that redirect to others. */
const redirects = (from: (t: number) => string, to: (t: number) => string): Sketch['pages'] =>
  Object.fromEntries(numbers.map((t) => [from(t), `->${to(t)}`] as const));
const lastOf = (t: number): string => `/last/${t}`;

/** Threads of two pages, six posts and four. */
function twoPages(second: (t: number) => string): [string, SketchPage][] {
  return numbers.flatMap((t): [string, SketchPage][] => {
    const pageOf = (n: number): string => (n === 1 ? plain(t) : second(t));
    const pager = (now: number): string => pagerOf([1, 2], now, pageOf);
    const later = postsOf(t, 4, 7);
    return [
      [plain(t), threadPage(t, 6, { above: menu, below: pager(1) })],
      [
        second(t),
        page(
          'thread-flip',
          `${menu}<h1>${title(t)}</h1>${later.map((post) => drawPost(t, post)).join('')}${pager(2)}`,
          {
            thread: plain(t),
            title: title(t),
            posts: later.map(({ author, text, time }) => ({ author, text, time })),
          },
        ),
      ],
    ];
  });
}

const pageTwo = (t: number): string => `${plain(t)}/page-2`;
const queryTwo = (t: number): string => `${plain(t)}?page=2`;
const postOf = (t: number): string => `${plain(t)}/post/${t}7`;
const fromList = (t: number): string => `${plain(t)}?from=page1`;
/** A thread whose heading links the thread. */
function selfLinked(t: number): SketchPage {
  const { html, ...more } = thread(t, canonical(plain(t)));
  const linked = `<h1><a href="${plain(t)}">${title(t)}</a></h1>`;
  return { ...more, html: html.replace(/<h1>.*?<\/h1>/, linked) };
}
const inBox = (n: number): string => `/album/${n}`;
const loginForm = (n: number): string =>
  `${menu}<p>It is now 2024-03-1${n % 3} 7:0${n % 10} pm</p><ul>${range(1, 6)
    .map((i) => `<li><a href="/find?by=${i}">Find by ${sentence(i, 1)}</a> 2024-03-0${i}</li>`)
    .join('')}</ul><form><input name="user"><input type="password"></form><p>Made in 0.0${n} s</p>`;
const albums = `<h2>Albums of members</h2><ul>${range(1, 8)
  .map((n) => `<li><a href="${inBox(n)}">Pictures of ${title(n)}</a> 2024-03-1${n}</li>`)
  .join('')}</ul>`;
const byAct = (t: number): string => `/t?act=topic&id=${t}`;
const byId = (t: number): string => `/t?id=${t}&act=topic`;
const similar = (t: number): string =>
  `<h3>Similar threads</h3><ul class="similar">${[3, 7, 11]
    .map((step) => numbers[(numbers.indexOf(t) + step) % numbers.length]!)
    .map((other) => `<li><a href="${byId(other)}">${title(other)}</a></li>`)
    .join('')}</ul>`;
const withSimilar = (t: number): SketchPage => threadPage(t, 6, { above: menu, below: similar(t) });

export const aliases: readonly Sketch[] = [
  forumOf({
    name: 'dates of rows lead by a redirect to the thread that the title leads to',
    last: lastOf,
    threads: pagesOf(
      pagesFor(numbers, plain, (t) => thread(t)),
      redirects(lastOf, plain),
    ),
  }),
  forumOf({
    name: 'dates of rows lead by a redirect to the last page of the thread',
    last: (t) => `${plain(t)}/latest`,
    threads: pagesOf(
      twoPages(pageTwo),
      redirects((t) => `${plain(t)}/latest`, pageTwo),
    ),
  }),
  forumOf({
    name: 'dates of rows lead by a redirect to a post, whose page names the thread as its canonical address',
    last: lastOf,
    threads: pagesOf(
      pagesFor(numbers, plain, (t) => thread(t)),
      redirects(lastOf, postOf),
      pagesFor(numbers, postOf, (t) => thread(t, { type: 'alias', ...canonical(plain(t)) })),
    ),
  }),
  forumOf({
    name: 'dates of rows lead to posts, whose pages name a later page of the thread as their canonical address',
    last: (t) => `${plain(t)}/16`,
    threads: pagesOf(
      twoPages(queryTwo),
      twoPages(queryTwo)
        .filter(([, { type }]) => type === 'thread-flip')
        .map(([, { posts: _, ...shown }], i) => [
          `${plain(numbers[i]!)}/16`,
          { ...shown, type: 'alias', ...canonical(queryTwo(numbers[i]!)) },
        ]),
    ),
  }),
  forumOf({
    name: 'dates of rows lead to single messages that name their thread as the canonical address',
    last: (t) => `/message/${t}`,
    threads: pagesOf(
      pagesFor(numbers, plain, (t) => thread(t)),
      pagesFor(
        numbers,
        (t) => `/message/${t}`,
        (t) =>
          page('alias', `${menu}<h1>${title(t)}</h1>${drawPost(t, postsOf(t, 6)[5]!)}`, canonical(plain(t))),
      ),
    ),
  }),
  forumOf({
    name: 'titles lead by a redirect to the address of a post, and threads have no other',
    titled: lastOf,
    knownFailures: {
      'crawl from /': 'patterns tell what is behind the redirects alone; the titles are not followed',
    },
    threads: pagesOf(
      redirects(lastOf, postOf),
      pagesFor(numbers, postOf, (t) =>
        threadPage(t, 6, {
          above: menu,
          draw: (own, post) =>
            drawPost(own, post).replace(
              '<div class="date">',
              (date) => `<a href="${postOf(t)}#p${own}-${post.position}">#${post.position}</a>${date}`,
            ),
        }),
      ),
    ),
  }),
  forumOf({
    name: 'titles lead to threads by a redirect, and no page links threads directly',
    titled: lastOf,
    threads: pagesOf(
      pagesFor(numbers, plain, (t) => thread(t)),
      redirects(lastOf, plain),
    ),
  }),
  forumOf({
    name: 'titles lead to threads by a redirect, and the address of the front page begins those of threads',
    front: '/thread/',
    titled: lastOf,
    threads: pagesOf(
      { '/': '->/thread/' },
      pagesFor(numbers, plain, (t) => thread(t)),
      redirects(lastOf, plain),
    ),
  }),
  forumOf({
    name: 'titles say which page of the list they are on, and threads link themselves without it',
    titled: fromList,
    threads: pagesOf(
      pagesFor(numbers, fromList, selfLinked),
      pagesFor(numbers, plain, (t) => ({ ...selfLinked(t), type: 'alias' })),
    ),
  }),
  forumOf({
    name: 'every thread names the front page as its canonical address',
    threads: pagesOf(pagesFor(numbers, plain, (t) => thread(t, canonical('/')))),
  }),
  forumOf({
    name: 'the first thread of every board is gone',
    threads: pagesOf(
      pagesFor(numbers, plain, (t) =>
        t % 10 === 1 ? page('thread', 'This thread is gone.', { status: 404 }) : thread(t),
      ),
    ),
  }),
  forumOf({
    name: 'links of one box all show the same form to log in, with the time of day',
    below: albums,
    threads: pagesOf(
      pagesFor(numbers, plain, (t) => threadPage(t, 6, { above: menu, below: albums })),
      pagesFor(range(1, 8), inBox, (n) => page('other', loginForm(n))),
    ),
  }),
  forumOf({
    name: 'threads link similar threads with parameters in another order than boards do',
    titled: byAct,
    threads: pagesOf(
      pagesFor(numbers, byAct, withSimilar),
      pagesFor(numbers, byId, (t) => ({ ...withSimilar(t), type: 'alias' })),
    ),
  }),
];
