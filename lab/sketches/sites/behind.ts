// Forums that are one part of a site: behind a front page of something else, in a folder, beside news and manuals.
import { boardTable, page, pagesOf, range, sentence, threadPage, threadTable, title } from '../draw.ts';
import type { Sketch } from '../types.ts';
import { boardName, boardPages, memberPages, menuOf, pagesFor, threadsOf } from './parts.ts';

const boards = range(1, 5);
const SAID = 'It is done as it always was, and nobody knows why. ';

const clubMenu = menuOf(
  ['/', 'Start'],
  ['/talk', 'Talk'],
  ['/play', 'Play'],
  ...range(1, 3).map((n) => [`/manual/${n}`, `Manual ${n}`] as const),
);
const clubText = (heading: string): string => `${clubMenu}<h1>${heading}</h1><p>${SAID.repeat(12)}</p>`;

const club: Sketch = {
  name: 'the front page shows news, and the forum is one link of a menu that leads to manuals too',
  pages: pagesOf(
    {
      '/': page(
        'other',
        `${clubMenu}${range(1, 5)
          .map(
            (n) =>
              `<div class="news"><h3><a href="/news/${n}">News of ${title(n)}</a></h3><p>2024-03-1${n} by member1</p></div>`,
          )
          .join('')}`,
      ),
      '/talk': page('entry', clubMenu + boardTable(boards, (n) => `/b/${n}`)),
      '/play': page('other', clubText('Play')),
    },
    pagesFor(
      range(1, 3),
      (n) => `/manual/${n}`,
      (n) => page('other', clubText(`Manual ${n}`)),
    ),
    pagesFor(
      range(1, 5),
      (n) => `/news/${n}`,
      (n) => page('other', clubText(`News of ${title(n)}`)),
    ),
    boardPages({ boards, board: (n) => `/b/${n}`, thread: (t) => `/t/${t}`, above: clubMenu }),
    memberPages(clubMenu),
  ),
  starts: ['/', '/talk', '/t/35'],
};

const articleMenu = menuOf(
  ['/', 'Start'],
  ...range(1, 3).map((n) => [`/page.php?id=${n}`, `Article ${n}`] as const),
);

const folder: Sketch = {
  name: 'the forum is in a folder of a site whose front page looks like a thread',
  pages: pagesOf(
    {
      '/': { ...threadPage(99, 5, { above: articleMenu }), type: 'other', posts: [] },
      '/forum/talk': page('entry', articleMenu + boardTable(boards, (n) => `/forum/b?id=${n}`)),
    },
    pagesFor(
      range(1, 3),
      (n) => `/page.php?id=${n}`,
      (n) => page('other', `${articleMenu}<h1>Article ${n}</h1><p>${SAID.repeat(12)}</p>`),
    ),
    boardPages({
      boards,
      board: (n) => `/forum/b?id=${n}`,
      thread: (t) => `/forum/t?id=${t}`,
      above: `${articleMenu}<p><a href="/forum/talk">Talk</a></p>`,
    }),
    memberPages(articleMenu),
  ),
  starts: ['/forum/talk', '/forum/t?id=35'],
};

// The item of the part one is in has a class of its own, as everything it opens.
function partMenu(here: string): string {
  const item = ([path, name]: readonly [string, string]) =>
    `<li${path === here ? ' class="here"' : ''}><a href="${path}">${name}</a></li>`;
  const items = [
    ['/', 'Start'],
    ['/talk/', 'Talk about pumps'],
    ['/news/', 'News of the club'],
  ] as const;
  return `<ul class="menu">${items.map(item).join('')}</ul>`;
}
const talkTrail = '<p><a href="/">Start</a> &raquo; <a href="/talk/">Talk</a></p>';
const newsList = threadTable(range(1, 6), (n) => `/news/?read=${n}`);

const latest: Sketch = {
  name: 'the front page above the forum shows news and the latest threads of all boards',
  pages: pagesOf(
    {
      '/': page(
        'other',
        `${partMenu('/')}<div class="news">${newsList}</div>${threadTable(
          boards.map((n) => n * 10 + 1),
          (t) => `/talk/thread?t=${t}`,
        )}`,
      ),
      '/news/': page('other', partMenu('/news/') + newsList),
      '/talk/': page(
        'entry',
        `${partMenu('/talk/')}<p><a href="/">Start</a> &raquo; Talk</p><table>${boards
          .map(
            (n) =>
              `<tr><td><a href="/talk/?part&f=${n}">${boardName(n)}</a><div>Questions on ${sentence(n, 6)}.</div></td><td>${n + 7}</td><td><a href="/talk/thread?t=${n * 10 + 1}">${title(n * 10 + 1)}</a> 2024-03-1${n} 12:00</td></tr>`,
          )
          .join('')}</table>`,
      ),
    },
    // What is on a page of news looks like a list of threads.
    pagesFor(
      range(1, 6),
      (n) => `/news/?read=${n}`,
      (n) =>
        page(
          'other',
          partMenu('/news/') + threadTable(range(n * 10 + 1, n * 10 + 8), (file) => `/news/?file=${file}`),
        ),
    ),
    boardPages({
      boards,
      board: (n) => `/talk/?part&f=${n}`,
      thread: (t) => `/talk/thread?t=${t}`,
      above: partMenu('/talk/') + talkTrail,
    }),
    memberPages(partMenu('')),
  ),
  starts: ['/talk/', '/talk/?part&f=3', '/talk/thread?t=35'],
  knownFailures: {
    'crawl from /talk/thread?t=35': "the site's front page is taken for the entry, and its news for boards",
  },
};

const shortMenu = menuOf(['/', 'Start'], ['/contact', 'Contact'], ['/talk', 'Talk']);
const shortNames = ['News', 'Tools', 'Seeds', 'Water', 'Roofs'];

const shortBoards: Sketch = {
  name: 'boards have names of one short word, and the front page shows news drawn like posts',
  pages: pagesOf(
    {
      '/': page(
        'other',
        `${shortMenu}${[3, 2, 1]
          .map(
            (n) =>
              `<div class="card"><h4><a href="/news/${n}">News item ${n}</a></h4><p>${SAID.repeat(4)}</p><span>member1</span> <em>0${n} Feb 2022</em></div>`,
          )
          .join('')}`,
      ),
      '/contact': page('other', `${shortMenu}<h1>Contact</h1><p>${SAID.repeat(4)}</p>`),
      '/talk': page(
        'entry',
        `${shortMenu}<p><a href="/stats">Statistics</a></p><table>${boards
          .map(
            (n) =>
              `<tr><td><i></i></td><td><a href="/b/${n}">${shortNames[n - 1]}</a><br><small>About it</small></td><td><span>${n + 80}</span></td>` +
              `<td><span>${n + 9}</span></td><td><small><a href="/user/${n % 5}">member${n % 5}</a> <a href="/t/${10 * n + 1}?last=1#p9"><span>2 months ago</span></a></small></td></tr>`,
          )
          .join('')}</table>`,
      ),
      '/stats': page(
        'other',
        `${shortMenu}<h1>Longest threads</h1>${threadTable([11, 21, 31, 41], (t) => `/t/${t}`)}`,
      ),
    },
    pagesFor(
      range(1, 3),
      (n) => `/news/${n}`,
      (n) =>
        page(
          'other',
          `${shortMenu}<h1>News item ${n}</h1><p>member1, 0${n} Feb 2022</p><p>${SAID.repeat(4)}</p><a href="/print/${n}">Print this item</a>`,
        ),
    ),
    pagesFor(
      range(1, 3),
      (n) => `/print/${n}`,
      (n) =>
        page('alias', `<h1>News item ${n}</h1><p>by member1, 0${n} Feb 2022</p><p>${SAID.repeat(4)}</p>`),
    ),
    boardPages({ boards, board: (n) => `/b/${n}`, thread: (t) => `/t/${t}`, above: shortMenu }),
    memberPages(shortMenu),
  ),
  starts: ['/', '/talk'],
};

const siteMenu = '<p><a href="/">Start</a> <a href="/forums/">Forums</a> <a href="/about/">About us</a></p>';
const latestLine = (t: number): string =>
  `<li><a href="/forums/users/u${t}/"><span>u${t}</span></a> on <a href="/forums/topic/${t}/">${title(t)}</a> <time datetime="2024-03-1${t % 10} 12:00">yesterday</time></li>`;
const viewLine = (name: string): string =>
  `<li><a href="/forums/view/${name}/">Topics that are ${name}</a></li>`;
const widget = (name: string, lines: readonly string[]): string =>
  `<section><h2>${name}</h2><ul>${lines.join('')}</ul></section>`;
const beside = `<aside>${widget('Latest', [11, 21, 31, 41, 51].map(latestLine))}${widget('Views', ['popular', 'unanswered'].map(viewLine))}</aside>`;
const framed = (body: string): string => `${siteMenu}<div id="main">${body}</div>${beside}`;
const topics = (numbers: readonly number[]): string => threadTable(numbers, (t) => `/forums/topic/${t}/`);

const views: Sketch = {
  name: 'a box beside every page of the site links views of the forum and its latest threads',
  pages: pagesOf(
    {
      '/': page('other', framed('<h1>Pumps</h1><p>We like pumps.</p>')),
      '/about/': page('other', framed(`<h1>About us</h1><p>${sentence(2, 50)}.</p>`)),
      '/forums/': page('entry', framed(boardTable(range(1, 6), (n) => `/forums/forum/board-${n}/`))),
      '/forums/users/ann/topics/': page('person', framed(topics([11, 22, 33, 44, 55]))),
    },
    ['popular', 'unanswered', 'recent'].map((name) => [
      `/forums/view/${name}/`,
      page('alias', framed(topics(threadsOf(1)))),
    ]),
    pagesFor(
      range(1, 6),
      (n) => `/forums/forum/board-${n}/`,
      (n) => page('index', framed(`<h1>${boardName(n)}</h1>${topics(threadsOf(n))}`)),
    ),
    pagesFor(
      range(1, 6).flatMap((n) => threadsOf(n)),
      (t) => `/forums/topic/${t}/`,
      (t) => threadPage(t, 6, { above: `${siteMenu}<div id="main">`, below: `</div>${beside}` }),
    ),
  ),
  starts: ['/forums/', '/forums/users/ann/topics/'],
};

const feed: Sketch = {
  name: 'the start is the address of a feed that is gone, and the site has no front page',
  pages: pagesOf(
    {
      '/talk/': page(
        'entry',
        boardTable(range(1, 4), (n) => `/talk/b/${n}`),
      ),
      '/talk/feed': page('other', 'Gone', { status: 410 }),
    },
    boardPages({ boards: range(1, 4), board: (n) => `/talk/b/${n}`, thread: (t) => `/talk/t/${t}`, size: 9 }),
  ),
  starts: ['/talk/', '/talk/feed'],
};

export const behind: readonly Sketch[] = [club, folder, latest, shortBoards, views, feed];
