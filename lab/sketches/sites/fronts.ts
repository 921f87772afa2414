// Front pages that hardly look like lists of boards, and the way up to them.
import { page, pagesOf, range, sentence, threadPage, threadTable } from '../draw.ts';
import type { Sketch, SketchPage } from '../types.ts';
import { boardName, boardPages, memberPages, menuOf, pagerOf, pagesFor, threadsOf } from './parts.ts';

const WELCOME = `<p>${'Welcome to the club of friends of old pumps, hoses and whatever drips. '.repeat(12)}</p>`;

/** Much text, and below it the boards, one a line. */
function proseFront(boards: readonly number[], href: (n: number) => string): string {
  return `${WELCOME}<div>${boards.map((n) => `<div><b><a href="${href(n)}">${boardName(n)}</a></b></div>`).join('')}</div>`;
}

const byQuery = (n: number): string => `/board?f=${n}`;

const prose: Sketch = {
  name: 'the front page is a long text with the boards in lines below it',
  pages: pagesOf(
    { '/': page('entry', proseFront(range(1, 3), byQuery)) },
    boardPages({
      boards: range(1, 3),
      board: byQuery,
      thread: (t) => `/thread?t=${t}`,
      above: (n) => `<p><a href="/">Forum</a> &raquo; <a href="${byQuery(n)}">${boardName(n)}</a></p>`,
    }),
    memberPages('<p><a href="/">Forum</a></p>'),
  ),
  starts: ['/', '/thread?t=14'],
};

const named = (n: number): string => `/go.cgi/board/${n}/1/name${n}`;
const flatTrail = (n: number): string =>
  `<p><a href="/go.cgi/summary">Forum</a> <img src="/n.gif"> <a href="${named(n)}">${boardName(n)}</a> <img src="/n.gif"> Here</p>`;
const flatBoards = boardPages({
  boards: range(1, 4),
  board: named,
  thread: (t) => `/go.cgi/topic/${t}/name`,
  above: flatTrail,
});

const flat: Sketch = {
  name: 'the front page is a long text and its address is as deep as all others',
  pages: pagesOf(
    {
      '/go.cgi/summary': page('entry', proseFront(range(1, 4), named)),
      '/go.cgi/user/7/ann': page(
        'person',
        '<div><a href="/go.cgi/summary">Forum</a></div><h1>Ann</h1><p>Joined, and said nothing since.</p>',
      ),
    },
    flatBoards,
    // The folders of a board show it once more.
    range(1, 4).flatMap((n): [string, SketchPage][] => {
      const again = flatBoards.find(([path]) => path === named(n))![1];
      return ['', '1/'].map((end) => [`/go.cgi/board/${n}/${end}`, { ...again, type: 'alias' }]);
    }),
    memberPages(),
  ),
  starts: ['/go.cgi/summary', '/go.cgi/topic/14/name', '/go.cgi/board/2/1/name2', '/go.cgi/user/7/ann'],
};

const table = (rows: string): string => `<table><tr><td><table>${rows}</table></td></tr></table>`;
const box = (text: string): string => table(`<tr><td>${text}</td></tr>`);
const bar = table(
  '<tr><td><a href="/login?now=1">Log in</a></td><td><a href="/join?now=1">Join</a></td></tr>',
);
const tableTrail = (here: string): string => box(`<a href="/">Forum</a> &raquo; ${here}`);
const newestOf = (n: number): string => `/thread?last=${n}`;
const tableRow = (n: number): string =>
  `<tr><td><img src="/new.gif"></td><td class="name"><a href="${byQuery(n)}">${boardName(n)}</a></td><td>${n}2</td>` +
  `<td><table><tr><td><a class="last" href="${newestOf(n)}">2024-03-1${n} 10:12 by Ann</a></td><td><a href="${newestOf(n)}"><img src="/go.gif"></a></td></tr></table></td></tr>`;
const category = (name: string, boards: readonly number[]): string =>
  `<tr><td colspan="4" class="category">${name}</td></tr>${boards.map(tableRow).join('')}`;

const tables: Sketch = {
  name: 'everything stands in tables within tables, and one table holds all categories with their boards',
  pages: pagesOf(
    {
      '/': page(
        'entry',
        bar +
          tableTrail('Welcome') +
          box('Rules: be kind.') +
          table(category('Pumps', [1, 2]) + category('Hoses', [3, 4]) + category('Rest', [5, 6])) +
          box('Who is online: nobody') +
          tableTrail('Welcome') +
          box('Made with care'),
      ),
      '/login?now=1': page('other', `${bar}<form><input name="user"><input type="password"></form>`),
      '/join?now=1': page('other', `${bar}<form><input name="user"><input name="mail"></form>`),
    },
    boardPages({
      boards: range(1, 6),
      board: byQuery,
      thread: (t) => `/thread?t=${t}`,
      above: (n) => bar + tableTrail(boardName(n)),
    }),
    Object.fromEntries(range(1, 6).map((n) => [newestOf(n), `->/thread?t=${n * 10 + 1}`] as const)),
    memberPages(bar),
  ),
  starts: ['/', '/board?f=2', '/thread?t=14'],
};

const categories = { one: ['a', 'b', 'c'], two: ['d', 'e', 'f'] };
const letters = Object.values(categories).flat();
const perlTop = '<p><a href="/f.pl">Board index</a> <a href="/f.pl?action=help">Help</a></p>';
const perlBoard = (name: string, i: number): string =>
  `<tr><td><a href="/f.pl?board=${name}">Board of pump ${name}</a><div>All about pumps of kind ${name}.</div></td><td>${i + 7}</td><td>${i * 5 + 90}</td><td>2024-03-1${i} 12:00</td></tr>`;
const perlTable = ([name, boards]: readonly [string, readonly string[]]): string =>
  `<table class="boards"><tr><td colspan="4"><a href="/f.pl?cat=${name}">Category ${name}</a></td></tr>${boards.map(perlBoard).join('')}</table>`;

const categoryPages: Sketch = {
  name: 'each category has a page of its own that draws its boards as the front page does',
  pages: pagesOf(
    {
      '/f.pl': page('entry', perlTop + Object.entries(categories).map(perlTable).join('')),
      '/f.pl?action=help': page('other', `${perlTop}<h1>Help</h1><p>${sentence(4, 60)}.</p>`),
    },
    Object.entries(categories).map((one) => [
      `/f.pl?cat=${one[0]}`,
      page('other', `${perlTop}<p><a href="/f.pl">Forum</a> &raquo; Category ${one[0]}</p>${perlTable(one)}`),
    ]),
    letters.map((name, i) => [
      `/f.pl?board=${name}`,
      page('index', perlTop + threadTable(threadsOf(i + 1, 6), (t) => `/f.pl?num=${t}`)),
    ]),
    pagesFor(
      letters.flatMap((_, i) => threadsOf(i + 1, 6)),
      (t) => `/f.pl?num=${t}`,
      (t) => threadPage(t, 6, { above: perlTop }),
    ),
    memberPages(perlTop),
  ),
  starts: ['/f.pl', '/f.pl?cat=one'],
};

const allMenu = menuOf(['/all/', 'All'], ['/tags/', 'Tags'], ['/people/', 'People'], ['/badges/', 'Badges']);
const offAll = (n: number): string => (n === 1 ? '/all/' : `/all/?page=${n}`);

const noBoards: Sketch = {
  name: 'there are no boards, and the root redirects to the list of all threads',
  pages: pagesOf(
    { '/': '->/all/' },
    pagesFor(range(1, 4), offAll, (n) =>
      page(
        n === 1 ? 'entry' : 'index-flip',
        allMenu +
          threadTable(range(12 * n - 11, 12 * n), (t) => `/thread/${t}`) +
          pagerOf(range(1, 4), n, offAll),
      ),
    ),
    pagesFor(
      range(1, 48),
      (t) => `/thread/${t}`,
      (t) => threadPage(t, 5, { above: allMenu }),
    ),
    {
      '/tags/': page(
        'other',
        `${allMenu}${range(1, 20)
          .map((n) => `<a href="/tags/${n}">tag${n}</a> x ${n}`)
          .join(' ')}`,
      ),
      '/people/': page(
        'other',
        `${allMenu}${range(0, 4)
          .map((n) => `<a href="/user/${n}">member${n}</a> ${n}55`)
          .join(' ')}`,
      ),
      '/badges/': page('other', `${allMenu}<h1>Badges</h1><p>${sentence(5, 30)}.</p>`),
    },
    memberPages(allMenu),
  ),
  starts: ['/', '/all/', '/thread/4'],
};

export const fronts: readonly Sketch[] = [prose, flat, tables, categoryPages, noBoards];
