import { describe, expect, it } from 'vitest';
import { findEntry } from '../../src/learn/entry.ts';
import { Explorer } from '../../src/learn/explorer.ts';
import { startPage } from '../../src/learn/start-page.ts';
import { BASE, type LabForum, labForum, paperForum, posts, threadList } from './forums.ts';

/** The entry found from a page of the lab. */
async function entryFrom(forum: LabForum, url: string) {
  const explorer = new Explorer(forum.fetchPage, 40);
  const entry = await findEntry(explorer, (await startPage(explorer, url)).page);
  return { entry, asked: explorer.asked };
}

describe.each(['slug-portal', 'japanese-next', 'polish-mixed', 'alike'])('findEntry on %s', (name) => {
  it.each(['index', 'index-flip', 'thread'] as const)(
    'climbs to the front page from a page of type %s, in few requests',
    async (type) => {
      const forum = await labForum(name);
      try {
        const truth = forum.lab.truth();
        const starts = truth.pages().filter((page) => page.type === type);
        for (const start of new Set([starts[0], starts[starts.length >> 1]])) {
          const { entry, asked } = await entryFrom(forum, start!.url);
          expect({ start, found: truth.typeOf(entry.page.url).type }).toEqual({ start, found: 'entry' });
          expect(asked).toBeLessThanOrEqual(15);
        }
      } finally {
        await forum.close();
      }
    },
  );

  it('stays at the front page and is sure of it', async () => {
    const forum = await labForum(name);
    try {
      const { entry } = await entryFrom(forum, forum.lab.entryUrl);
      expect(entry.page.url).toBe(forum.lab.entryUrl);
      expect(entry.confidence).toBeGreaterThan(0.6);
      expect(entry.boards).toEqual([]);
    } finally {
      await forum.close();
    }
  });
});

describe('findEntry', () => {
  it('keeps the board it came by, for sampling to begin with', async () => {
    const forum = await labForum('slug-portal');
    try {
      const truth = forum.lab.truth();
      const board = truth.pages().find(({ type }) => type === 'index')!;
      const { entry } = await entryFrom(forum, board.url);
      expect(entry.boards.map(({ url }) => url)).toEqual([board.url]);
    } finally {
      await forum.close();
    }
  });
});

describe('a front page that looks like nothing', () => {
  const threads = Array.from({ length: 12 }, (_, i) => i + 1);
  const boards = ['1', '2', '3'];
  const crumbs = (board: string) =>
    `<p><a href="/">Forum</a> &raquo; <a href="/board?f=${board}">Board ${board}</a></p>`;
  const boardPage = (board: string) =>
    crumbs(board) + threadList(threads, (n) => `/thread?t=${Number(board) * 100 + n}`);
  const front = (links: readonly string[]) =>
    `<p>${'Welcome to the club of friends of old pumps, hoses and whatever drips. '.repeat(12)}</p>
<div>${links.map((link) => `<div><b>${link}</b></div>`).join('')}</div>`;
  const named = boards.map((board) => `<a href="/board?f=${board}">Board ${board}</a>`);

  it('is the entry when it lists the board one came by and others like it', async () => {
    const pages = Object.fromEntries([
      ['/', front(named)],
      ...boards.map((board) => [`/board?f=${board}`, boardPage(board)]),
      ...boards.flatMap((board) =>
        threads.map((n) => [`/thread?t=${Number(board) * 100 + n}`, crumbs(board) + posts(n, 6)]),
      ),
    ]) as Record<string, string>;
    const explorer = new Explorer(paperForum(pages).fetchPage, 40);
    const start = (await startPage(explorer, `${BASE}/thread?t=104`)).page;
    const entry = await findEntry(explorer, start);
    expect(explorer.pages.find(({ url }) => url === `${BASE}/`)?.type).toBe('other');
    expect(entry.page.url).toBe(`${BASE}/`);
    expect(entry.boards.map(({ url }) => url)).toEqual([`${BASE}/board?f=1`]);
  });
});

describe('a front page with categories, each with a page of its own that draws its boards the same way', () => {
  const categories = { one: ['a', 'b', 'c'], two: ['d', 'e', 'f'] };
  const boards = Object.values(categories).flat();
  const threads = [1, 2, 3, 4, 5, 6];
  const number = (board: string, n: number) => board.charCodeAt(0) * 100 + n;
  const top = '<p><a href="/f.pl">Board index</a> <a href="/f.pl?action=help">Help</a></p>';
  const rows = (names: readonly string[]) =>
    names
      .map(
        (name, i) =>
          `<tr><td><a href="/f.pl?board=${name}">Board of pump ${name}</a><div>All about pumps of kind ${name}.</div></td><td>${i + 7}</td><td>${i * 5 + 90}</td><td>2024-03-1${i} 12:00</td></tr>`,
      )
      .join('');
  const table = ([name, names]: [string, readonly string[]]) =>
    `<table class="boards"><tr><td colspan="4"><a href="/f.pl?cat=${name}">Category ${name}</a></td></tr>${rows(names)}</table>`;
  const board = (name: string) => threadList(threads, (n) => `/f.pl?num=${number(name, n)}`);
  const pages = Object.fromEntries([
    ['/f.pl', top + Object.entries(categories).map(table).join('')],
    ...Object.entries(categories).map((one) => [
      `/f.pl?cat=${one[0]}`,
      `${top}<p><a href="/f.pl">Forum</a> &raquo; Category ${one[0]}</p>${table(one)}`,
    ]),
    ...boards.map((name) => [`/f.pl?board=${name}`, top + board(name)]),
    ...boards.flatMap((name) => threads.map((n) => [`/f.pl?num=${number(name, n)}`, top + posts(n, 6)])),
  ]) as Record<string, string>;

  it('is the entry from a category, which lists fewer of the same boards', async () => {
    const explorer = new Explorer(paperForum(pages).fetchPage, 40);
    const entry = await findEntry(explorer, (await startPage(explorer, `${BASE}/f.pl?cat=one`)).page);
    expect(entry.page.url).toBe(`${BASE}/f.pl`);
  });
});

describe('a box of views beside every page of a site', () => {
  const boards = [1, 2, 3, 4, 5, 6];
  const threads = (board: number) => [1, 2, 3, 4, 5, 6, 7, 8].map((n) => board * 10 + n);
  const view = (name: string) => `<li><a href="/forums/view/${name}/">Topics that are ${name}</a></li>`;
  const menu = '<p><a href="/">Start</a> <a href="/forums/">Forums</a> <a href="/about/">About us</a></p>';
  const latest = (n: number) =>
    `<li><a href="/forums/users/u${n}/"><span>u${n}</span></a> on <a href="/forums/topic/${n}/">Which pump is number ${n}?</a> <time datetime="2024-03-1${n % 10} 12:00">yesterday</time></li>`;
  const widget = (name: string, rows: string) => `<section><h2>${name}</h2><ul>${rows}</ul></section>`;
  const views = ['popular', 'unanswered'].map(view).join('');
  const beside = `<aside>${widget('Latest', [11, 21, 31, 41, 51].map(latest).join(''))}${widget('Views', views)}</aside>`;
  const page = (body: string) => `${menu}<div id="main">${body}</div>${beside}`;
  const board = (n: number) =>
    `<tr><td><a href="/forums/forum/board-${n}/">Board of pump ${n}</a></td><td>${n + 7}</td><td>2024-03-1${n} 12:00</td></tr>`;
  const list = (numbers: readonly number[]) => threadList(numbers, (n) => `/forums/topic/${n}/`);
  const pages = Object.fromEntries([
    ['/', page('<h1>Pumps</h1><p>We like pumps.</p>')],
    ['/forums/', page(`<table>${boards.map(board).join('')}</table>`)],
    ['/forums/users/ann/topics/', page(list([11, 22, 33, 44, 55]))],
    ...['popular', 'unanswered', 'recent'].map((name) => [`/forums/view/${name}/`, page(list(threads(1)))]),
    ...boards.map((n) => [`/forums/forum/board-${n}/`, page(list(threads(n)))]),
    ...boards.flatMap(threads).map((n) => [`/forums/topic/${n}/`, page(posts(n, 6))]),
  ]) as Record<string, string>;

  it('is no list of boards: the way leads on up', async () => {
    const explorer = new Explorer(paperForum(pages).fetchPage, 40);
    const entry = await findEntry(
      explorer,
      (await startPage(explorer, `${BASE}/forums/users/ann/topics/`)).page,
    );
    expect(entry.page.url).toBe(`${BASE}/forums/`);
  });
});

describe('a forum whose front page looks like nothing and whose addresses are all equally deep', () => {
  const threads = Array.from({ length: 12 }, (_, i) => i + 1);
  const boards = ['1', '2', '3', '4'];
  const trail = (board: string) =>
    `<p><a href="/go.cgi/summary">Forum</a> <img src="/n.gif"> <a href="/go.cgi/board/${board}/1/name${board}">Board ${board}</a> <img src="/n.gif"> This thread</p>`;
  const boardPage = (board: string) =>
    trail(board) + threadList(threads, (n) => `/go.cgi/topic/${Number(board) * 100 + n}/name`);
  const front = `<p>${'Welcome to the club of friends of old pumps, hoses and whatever drips. '.repeat(12)}</p>
<div>${boards.map((board) => `<div><b><a href="/go.cgi/board/${board}/1/name${board}">Board ${board}</a></b></div>`).join('')}</div>`;
  const profile =
    '<div><a href="/go.cgi/summary">Forum</a></div><h1>Ann</h1><p>Joined, and said nothing since.</p>';
  const pages = Object.fromEntries([
    ['/go.cgi/summary', front],
    ['/go.cgi/user/7/ann', profile],
    ...boards.flatMap((board) => [
      [`/go.cgi/board/${board}/1/name${board}`, boardPage(board)],
      // The folder shows the same once more.
      [`/go.cgi/board/${board}/`, boardPage(board)],
      [`/go.cgi/board/${board}/1/`, boardPage(board)],
    ]),
    ...boards.flatMap((board) =>
      threads.map((n) => [`/go.cgi/topic/${Number(board) * 100 + n}/name`, trail(board) + posts(n, 6)]),
    ),
  ]) as Record<string, string>;

  it.each(['/go.cgi/topic/104/name', '/go.cgi/board/2/1/name2', '/go.cgi/user/7/ann'])(
    'is climbed by the trail, or by the page that leads to boards (from %s)',
    async (path) => {
      const explorer = new Explorer(paperForum(pages).fetchPage, 40);
      const entry = await findEntry(explorer, (await startPage(explorer, BASE + path)).page);
      expect(entry.page.type).not.toBe('index');
      expect(entry.page.url).toBe(`${BASE}/go.cgi/summary`);
    },
  );
});

describe('a front page of tables, whose categories hold all their boards', () => {
  const threads = Array.from({ length: 12 }, (_, i) => i + 1);
  const boards = ['1', '2', '3', '4', '5', '6'];
  const table = (rows: string) => `<table><tr><td><table>${rows}</table></td></tr></table>`;
  const bar = table(
    '<tr><td><a href="/login?now=1">Log in</a></td><td><a href="/join?now=1">Join</a></td></tr>',
  );
  const box = (text: string) => table(`<tr><td>${text}</td></tr>`);
  const trail = (name: string) => table(`<tr><td><a href="/">Forum</a> &raquo; ${name}</td></tr>`);
  const row = (board: string) =>
    `<tr><td><img src="/new.gif"></td><td class="name"><a href="/board?f=${board}">Board ${board}</a></td><td>${board}2</td>` +
    `<td><table><tr><td><a class="last" href="/thread?last=${board}">2024-03-1${board} 10:12 by Ann</a></td><td><a href="/thread?last=${board}"><img src="/go.gif"></a></td></tr></table></td></tr>`;
  const category = (name: string, own: readonly string[]) =>
    `<tr><td colspan="4" class="category">${name}</td></tr>${own.map(row).join('')}`;
  const front =
    bar +
    trail('Welcome') +
    box('Rules: be kind.') +
    table(
      category('Pumps', boards.slice(0, 2)) +
        category('Hoses', boards.slice(2, 4)) +
        category('Rest', boards.slice(4)),
    ) +
    box('Who is online: nobody') +
    trail('Welcome') +
    box('Made with care');
  const boardPage = (board: string) =>
    bar +
    trail(`Board ${board}`) +
    threadList(threads, (n) => `/thread?t=${Number(board) * 100 + n}`) +
    box('Made with care');
  const pages = Object.fromEntries([
    ['/', front],
    ['/login?now=1', `${bar}<form><input name="user"><input type="password"></form>`],
    ['/join?now=1', `${bar}<form><input name="user"><input name="mail"></form>`],
    ...boards.map((board) => [`/board?f=${board}`, boardPage(board)]),
    ...boards.flatMap((board) =>
      threads.map((n) => [`/thread?t=${Number(board) * 100 + n}`, bar + trail('Pumps') + posts(n, 6)]),
    ),
  ]) as Record<string, string>;

  it.each(['/board?f=2', '/thread?t=104'])(
    'is climbed to, though no title leads a record (%s)',
    async (path) => {
      const explorer = new Explorer(paperForum(pages).fetchPage, 40);
      const entry = await findEntry(explorer, (await startPage(explorer, BASE + path)).page);
      expect(entry.page.url).toBe(`${BASE}/`);
    },
  );
});

describe('findEntry without boards', () => {
  const numbers = Array.from({ length: 12 }, (_, i) => i + 1);
  const menu =
    '<p><a href="/all/">All</a> <a href="/tags/">Tags</a> <a href="/people/">People</a> <a href="/badges/">Badges</a></p>';
  const pager =
    '<p><a href="/all/?page=2">2</a> <a href="/all/?page=3">3</a> <a href="/all/?page=4">4</a></p>';
  const pages: Record<string, string> = {
    '/': '->/all/',
    '/all/': menu + threadList(numbers, (n) => `/thread/${n}`) + pager,
    ...Object.fromEntries(numbers.map((n) => [`/thread/${n}`, menu + posts(n, 5)])),
  };

  it.each(['/all/', '/thread/4'])(
    'tries no links of the menu where the root leads to the list of all threads (from %s)',
    async (path) => {
      const forum = paperForum(pages);
      // Redirects end at the address that counts.
      const fetchPage: typeof forum.fetchPage = (url) =>
        forum.fetchPage(url === `${BASE}/` ? `${BASE}/all/` : url);
      const explorer = new Explorer(fetchPage, 40);
      const entry = await findEntry(explorer, (await startPage(explorer, BASE + path)).page);
      expect(entry.page.url).toBe(`${BASE}/all/`);
      expect(forum.asked.filter((url) => /tags|people|badges/.test(url))).toEqual([]);
    },
  );
});

describe('the front page of a site that shows news and the latest threads of its forum', () => {
  const boards = [1, 2, 3, 4, 5];
  const numbers = (board: number) => [1, 2, 3, 4, 5, 6].map((n) => board * 10 + n);
  // The item of the part one is in has a class of its own, as everything it opens.
  const item = (url: string, name: string, isHere: boolean) =>
    `<li${isHere ? ' class="here"' : ''}><a href="${url}">${name}</a></li>`;
  const menu = (here: string) =>
    `<ul class="menu">${[
      ['/', 'Start'],
      ['/talk/', 'Talk about pumps'],
      ['/news/', 'News of the club'],
    ]
      .map(([url, name]) => item(url!, name!, url === here))
      .join('')}</ul>`;
  const thread = (n: number) => `<a href="/talk/thread?t=${n}">Which pump is number ${n}?</a>`;
  const rows = boards.map(
    (n) =>
      `<tr><td><a href="/talk/?part&f=${n}">Board of pump ${n}</a><div>All about pumps of kind ${n}.</div></td><td>${n + 7}</td><td>${thread(n * 10 + 1)} 2024-03-1${n} 12:00</td></tr>`,
  );
  const latest = threadList(
    boards.map((n) => n * 10 + 1),
    (n) => `/talk/thread?t=${n}`,
  );
  const news = threadList([1, 2, 3, 4, 5, 6], (n) => `/news/?read=${n}`);
  const pages = Object.fromEntries([
    ['/', `${menu('/')}<div class="news">${news}</div>${latest}`],
    ['/news/', menu('/news/') + news],
    // What is on the news page looks like a list.
    ...[1, 2, 3, 4].map((n) => [
      `/news/?read=${n}`,
      menu('/news/') + threadList([1, 2, 3, 4, 5, 6, 7, 8], (file) => `/news/?file=${n * 10 + file}`),
    ]),
    ['/talk/', `${menu('/talk/')}<p><a href="/">Start</a> &raquo; Talk</p><table>${rows.join('')}</table>`],
    ...boards.map((n) => [
      `/talk/?part&f=${n}`,
      `${menu('/talk/')}<p><a href="/">Start</a> &raquo; <a href="/talk/">Talk</a></p>${threadList(numbers(n), (t) => `/talk/thread?t=${t}`)}`,
    ]),
    ...boards.flatMap(numbers).map((n) => [`/talk/thread?t=${n}`, menu('/talk/') + posts(n, 6)]),
  ]) as Record<string, string>;

  it.each(['/talk/', '/talk/?part&f=3'])('is not above the list of boards (from %s)', async (path) => {
    const explorer = new Explorer(paperForum(pages).fetchPage, 40);
    const entry = await findEntry(explorer, (await startPage(explorer, BASE + path)).page);
    expect(entry.page.url).toBe(`${BASE}/talk/`);
  });
});
