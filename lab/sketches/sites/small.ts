// Forums with hardly anything in them, where no list repeats enough to be told by its rows.
import { page, pagesOf, range, sentence, threadPage, threadTable, title } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { boardName, memberPages, pagesFor, threadsOf } from './parts.ts';

const icon = '<img src="/icon.png" alt="">';
const bar = (name: string, text: string, links: string): string =>
  `<div class="bar ${name}"><div class="top"><span class="nav">${text}</span></div><div class="tools">${links}</div></div>`;

/** The bars above a page of a board: one of the site, one of the board. */
function bars(board: number): string {
  const site = ['Forum', 'Help', 'Search', 'Chat'].map(
    (name) => `<a href="/${name.toLowerCase()}">${icon} ${name}</a>`,
  );
  return (
    bar('site', 'Club', `${site.join(' ')} <a href="/login?from=b${board}">${icon} Login</a>`) +
    bar(
      'page',
      `<span>Board</span> <a href="/">Club</a> / <a href="/b?id=${board}">${boardName(board)}</a>`,
      `<div><a href="/info?b=${board}">${icon} Info</a> <a href="/post/new/${board}">${icon} Post</a></div>`,
    )
  );
}

const loneRow = (t: number): string =>
  `<table><tr class="head"><th>Topic</th><th>User</th><th>Posts</th><th>Last Post</th></tr>` +
  `<tr class="row"><td><a href="/t?id=${t}">${icon} ${title(t)}</a></td><td class="s"><a href="/user/3">member3</a></td><td class="s">6</td><td class="s">2024-03-11 10:15</td></tr></table>`;

const sizes = { 1: 9, 2: 1, 3: 1, 4: 9 } as const;

const loneThreads: Sketch = {
  name: 'some boards have a single thread and more buttons than threads',
  pages: pagesOf(
    {
      '/': page(
        'entry',
        `<table>${range(1, 4)
          .map(
            (n) =>
              `<tr><td><a href="/b?id=${n}">${boardName(n)}</a></td><td>40</td><td>2024-03-1${n} 10:15</td></tr>`,
          )
          .join('')}</table>`,
      ),
    },
    Object.entries(sizes).flatMap(([name, size]): [string, SketchPage][] => {
      const n = Number(name);
      const own = threadsOf(n, size);
      const list = size === 1 ? loneRow(own[0]!) : threadTable(own, (t) => `/t?id=${t}`);
      return [
        [`/b?id=${n}`, page('index', bars(n) + list)],
        [`/info?b=${n}`, page('other', `${bars(n)}<h1>${boardName(n)}</h1><p>${sentence(n, 40)}.</p>`)],
        [
          `/post/new/${n}`,
          page('other', '<form><textarea name="text"></textarea><button>Send</button></form>'),
        ],
        [`/login?from=b${n}`, page('other', '<form><input name="name"><button>Login</button></form>')],
        ...own.map((t): [string, SketchPage] => [`/t?id=${t}`, threadPage(t, 6, { above: bars(n) })]),
      ];
    }),
    memberPages(),
  ),
  starts: ['/'],
};

const menu = '<p><a href="/">Start</a> <a href="/help">Help</a> <a href="/search">Search</a></p>';
const around = pagesOf(
  {
    '/help': page('other', `${menu}<h1>Help</h1><p>${'Read the rules before you ask. '.repeat(12)}</p>`),
    '/search': page('other', `${menu}<form><input name="q"><button>Search</button></form>`),
  },
  memberPages(menu),
);

const singles: Sketch = {
  name: 'there are two boards with one thread each',
  pages: pagesOf(
    {
      '/': page(
        'entry',
        `${menu}<div>${range(1, 2)
          .map((n) => `<div class="board"><h3><a href="/b/${n}">Board about ${title(n)}</a></h3></div>`)
          .join('')}</div>`,
      ),
    },
    pagesFor(
      range(1, 2),
      (n) => `/b/${n}`,
      (n) =>
        page(
          'index',
          `${menu}<h1>Board about ${title(n)}</h1><div class="row"><h2><a href="/t/${n + 30}">${title(n + 30)}</a></h2> by <a href="/user/0">member0</a>, 3 replies</div>`,
        ),
    ),
    pagesFor(
      range(31, 32),
      (t) => `/t/${t}`,
      (t) => threadPage(t, 4, { above: menu }),
    ),
    around,
  ),
  starts: ['/', '/t/32'],
  knownFailures: { 'crawl from /t/32': 'from a thread, the same forum does not look like one' },
};

const oneThread: Sketch = {
  name: 'there is one board with one thread of one post, and the board tells who wrote last',
  pages: pagesOf(
    {
      '/': page(
        'entry',
        `${menu}<div class="list"><div class="row"><h3><a href="/b/1">All about it</a></h3> 1 threads, 1 posts, last by <a href="/user/0">member0</a> <span>2024-03-10 09:10</span></div></div>`,
      ),
      '/b/1': page(
        'index',
        `${menu}<h1>All about it</h1><div class="row"><h3><a href="/t/31">${title(31)}</a></h3> by <a href="/user/0">member0</a> 0 replies, 2024-03-10 09:10</div>`,
      ),
      '/t/31': threadPage(31, 1, { above: menu }),
    },
    around,
  ),
  starts: ['/'],
};

const articles = range(19, 30);
/** The articles before and after one. */
function arrows(n: number): string {
  const arrow = (rel: string, to: number) =>
    articles.includes(to) ? `<a rel="${rel}" href="/?p=${to}">${title(to)}</a>` : '';
  return `<nav><a href="/">Home</a> ${arrow('prev', n - 1)} ${arrow('next', n + 1)}</nav>`;
}

const numbered: Sketch = {
  name: 'threads are called by a number of the front page, with arrows from one to the next',
  pages: pagesOf(
    {
      '/': page(
        'entry',
        threadTable(articles.toReversed(), (n) => `/?p=${n}`),
      ),
    },
    pagesFor(
      articles,
      (n) => `/?p=${n}`,
      (n) => threadPage(n, 6, { below: arrows(n) }),
    ),
    memberPages(),
  ),
  starts: ['/'],
};

export const small: readonly Sketch[] = [loneThreads, singles, oneThread, numbered];
