// Forums whose members have pages that look like boards or threads, and crawls that begin at such a page.
import {
  boardTable,
  drawPost,
  page,
  pagesOf,
  postsOf,
  range,
  sentence,
  threadTable,
  title,
} from '../draw.ts';
import type { Sketch } from '../types.ts';
import { boardName, boardPages, memberPages, menuOf, pagerOf, pagesFor, threadsOf } from './parts.ts';

const boards = range(1, 5);

const listedThreads: Sketch = {
  name: 'profiles list threads as boards do and are linked beside the boards',
  pages: pagesOf(
    {
      '/': page(
        'entry',
        `<table>${boards
          .map(
            (n) =>
              `<tr><td><a href="/b/${n}">Area ${n}</a></td><td>40</td><td><a href="/user/${n % 5}">member_of_long_name_${n % 5}</a></td></tr>`,
          )
          .join('')}</table>`,
      ),
    },
    boardPages({ boards, board: (n) => `/b/${n}`, thread: (t) => `/t/${t}`, size: 9 }),
    pagesFor(
      range(0, 4),
      (n) => `/user/${n}`,
      (n) => page('person', `<h1>member${n}</h1>${threadTable(threadsOf(n + 1), (t) => `/t/${t}`)}`),
    ),
  ),
  starts: ['/'],
};

const trailTo = (links: string): string => `<p><a href="/">Index</a> » ${links}</p>`;
const written = postsOf(77, 8)
  .map((post) =>
    drawPost(77, post).replace(
      /<a href="\/user\/\d">member(\d)<\/a>/,
      (_, n: string) => `<a href="/board.php?f=${Number(n) + 1}">Area ${Number(n) + 1}</a>`,
    ),
  )
  .join('');

const writings: Sketch = {
  name: 'a search shows all that one member wrote, each post with its board where threads name the author',
  pages: pagesOf(
    { '/': page('entry', `<h1>Index</h1>${boardTable(boards, (n) => `/board.php?f=${n}`)}`) },
    boardPages({
      boards,
      board: (n) => `/board.php?f=${n}`,
      thread: (t) => `/topic.php?t=${t}`,
      above: (n) => trailTo(`<a href="/board.php?f=${n}">Area ${n}</a>`),
    }),
    pagesFor(
      range(1, 3),
      (n) => `/find.php?by=3&start=${10 * (n - 1)}`,
      (n) =>
        page(
          'other',
          `${trailTo('<a href="/find.php">Search</a>')}${written}${pagerOf(range(1, 3), n, (p) => `/find.php?by=3&start=${10 * (p - 1)}`)}`,
        ),
    ),
    memberPages(),
  ),
  starts: ['/', '/find.php?by=3&start=10'],
};

const kinds = ['topics', 'posts', 'answers', 'polls'];
const found = (what: string): string => `<a href="/search?show=${what}&user=15">Show all ${what}</a>`;

const searches: Sketch = {
  name: 'a profile leads to the forum by a search for what its owner wrote alone',
  pages: pagesOf(
    { '/all': page('entry', `<h1>Harbour</h1>${boardTable(boards, (n) => `/b?id=${n}`)}`) },
    boardPages({
      boards,
      board: (n) => `/b?id=${n}`,
      thread: (t) => `/t?id=${t}`,
      above: (n) => `<p><a href="/all">Harbour</a> » <a href="/b?id=${n}">All about ${title(n)}</a></p>`,
    }),
    {
      '/profile?id=15': page(
        'person',
        `<dl><dt>Name</dt><dd>hugo</dd><dt>Posts</dt><dd>32 - ${found('topics')} - ${found('posts')}</dd></dl>`,
      ),
      '/user/3': page(
        'person',
        `<h1>hugo</h1><table>${kinds.map((what) => `<tr><td>${found(what)}</td><td>32</td><td>2024-03-05 12:00</td></tr>`).join('')}</table>`,
      ),
    },
    kinds.map((what) => [
      `/search?show=${what}&user=15`,
      page(
        'other',
        threadTable([11, 23, 34, 42, 51], (t) => `/t?id=${t}`),
      ),
    ]),
  ),
  starts: ['/all', '/profile?id=15', '/user/3'],
};

const menu = menuOf(['/forum', 'Forum'], ['/rules', 'Rules'], ['/login', 'Log in']);

const emptyProfile: Sketch = {
  name: 'a profile says nothing, and the menu leads to a list of boards without counts or dates',
  pages: pagesOf(
    {
      '/forum': page(
        'entry',
        `${menu}<h1>Forum</h1>${boards.map((n) => `<p><a href="/forum/${n}">${boardName(n)}</a></p>`).join('')}`,
      ),
      '/rules': page('other', `${menu}<h1>Rules</h1><p>${sentence(3, 60)}.</p>`),
      '/login': page('other', `${menu}<form><input name="user"><input type="password"></form>`),
      '/people/1': page('person', `${menu}<h1>member1</h1><p>Joined: 1 May 2020</p>`),
    },
    boardPages({ boards, board: (n) => `/forum/${n}`, thread: (t) => `/topic/${t}`, above: menu }),
    memberPages(menu),
  ),
  starts: ['/forum', '/forum/1', '/people/1'],
};

export const people: readonly Sketch[] = [listedThreads, writings, searches, emptyProfile];
