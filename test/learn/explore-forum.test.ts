import { describe, expect, it } from 'vitest';
import { CrawlError } from '../../src/errors.ts';
import { exploreForum, LinkMatcher, learnPatterns } from '../../src/learn/index.ts';
import { BASE, type LabForum, labForum, paperForum, posts, threadList, title } from './forums.ts';

const BUDGET = 80;

async function explored(forum: LabForum, start = forum.lab.entryUrl) {
  const evidence = await exploreForum(start, forum.fetchPage, { budget: BUDGET });
  const { ignoredParameters, links } = evidence;
  return { evidence, matcher: new LinkMatcher({ patterns: learnPatterns(links), ignoredParameters }) };
}

/** Boards with short names; beside them, who wrote last; profiles list what they wrote. */
function forumWithProfiles(): Record<string, string> {
  const pages: Record<string, string> = {};
  const row = (n: number) =>
    `<tr><td><a href="/b/${n}">Area ${n}</a></td><td>40</td><td><a href="/user/${n % 5}">member_of_long_name_${n % 5}</a></td></tr>`;
  pages['/'] = `<table>${[1, 2, 3, 4, 5].map(row).join('')}</table>`;
  for (let n = 0; n <= 5; n++) {
    const own = Array.from({ length: 9 }, (_, i) => 10 * n + i + 1);
    pages[`/b/${n}`] = `<h1>Area ${n}</h1>${threadList(own, (t) => `/t/${t}`)}`;
    pages[`/user/${n}`] = `<h1>Member ${n}</h1>${threadList(own, (t) => `/t/${t}`)}`;
    for (const t of own) pages[`/t/${t}`] = posts(t, 6);
  }
  return pages;
}

/** Boards, and pages of all that a member wrote in them, each post with the board it is in where threads have the author. */
function forumWithWritings(): Record<string, string> {
  const pages: Record<string, string> = {};
  const trail = '<p><a href="/">Index</a> » <a href="/find.php">Search</a></p>';
  const row = (n: number) =>
    `<tr><td><a href="/board.php?f=${n}">Area ${n}</a></td><td>${n}</td><td>2024-03-0${n} 12:00</td></tr>`;
  pages['/'] = `<table>${[1, 2, 3, 4, 5].map(row).join('')}</table>`;
  for (let n = 1; n <= 5; n++) {
    const own = Array.from({ length: 9 }, (_, i) => 10 * n + i + 1);
    pages[`/board.php?f=${n}`] =
      `<p><a href="/">Index</a> » <a href="/board.php?f=${n}">Area ${n}</a></p>${threadList(own, (t) => `/topic.php?t=${t}`)}`;
    for (const t of own)
      pages[`/topic.php?t=${t}`] =
        `<p><a href="/">Index</a> » <a href="/board.php?f=${n}">Area ${n}</a></p>${posts(t, 6)}`;
  }
  const pager = [0, 10, 20].map((n) => `<a href="/find.php?by=3&start=${n}">${n / 10 + 1}</a> `).join('');
  const written = posts(77, 8).replaceAll(
    /<a href="\/user\/(\d)">member\d<\/a>/g,
    (_, n: string) => `<a href="/board.php?f=${Number(n) + 1}">Area ${n}</a>`,
  );
  for (const start of [0, 10, 20])
    pages[`/find.php?by=3&start=${start}`] = `${trail}${written}<p>${pager}</p>`;
  return pages;
}

/** A front page with news, a manual, and a forum behind a link of the menu. */
function forumOfClub(): Record<string, string> {
  const menu =
    '<ul><li><a href="/">Start</a></li><li><a href="/talk">Talk</a></li><li><a href="/play">Play</a></li>' +
    `${[1, 2, 3].map((n) => `<li><a href="/manual/${n}">Manual ${n}</a></li>`).join('')}</ul>`;
  const news = (n: number) =>
    `<div class="news"><h3><a href="/news/${n}">News of ${title(n)}</a></h3><p>2024-03-1${n} by member1</p></div>`;
  const board = (n: number) =>
    `<tr><td><a href="/b/${n}">All about ${title(n)}</a></td><td>${n}</td><td>${n * 7}</td><td>2024-03-0${n} 12:00</td></tr>`;
  const text = (what: string) =>
    `${menu}<h1>${what}</h1><p>${'It is done as it always was. '.repeat(20)}</p>`;
  const pages: Record<string, string> = {
    '/': menu + [1, 2, 3, 4, 5].map(news).join(''),
    '/talk': `${menu}<table>${[1, 2, 3, 4, 5].map(board).join('')}</table>`,
    '/play': text('Play'),
  };
  for (let n = 1; n <= 5; n++) {
    pages[`/manual/${n}`] = text(`Manual ${n}`);
    pages[`/news/${n}`] = text(`News of ${title(n)}`);
    const own = Array.from({ length: 9 }, (_, i) => 10 * n + i + 1);
    pages[`/b/${n}`] = `${menu}<h1>Board ${n}</h1>${threadList(own, (t) => `/t/${t}`)}`;
    for (const t of own) pages[`/t/${t}`] = menu + posts(t, 6);
  }
  return pages;
}

/** A forum in a folder of a site whose front page looks like a thread, with numbered articles in the menu. */
function forumInFolder(): Record<string, string> {
  const article = (n: number) => `<li><a href="/page.php?id=${n}">Article ${n}</a></li>`;
  const menu = `<ul><li><a href="/">Start</a></li>${[1, 2, 3].map(article).join('')}</ul>`;
  const board = (n: number) =>
    `<tr><td><a href="/forum/b?id=${n}">All about ${title(n)}</a></td><td>${n}</td><td>2024-03-0${n} 12:00</td></tr>`;
  const pages: Record<string, string> = {
    '/': menu + posts(99, 5),
    '/forum/talk': `${menu}<table>${[1, 2, 3, 4, 5].map(board).join('')}</table>`,
  };
  for (let n = 1; n <= 5; n++) {
    const own = Array.from({ length: 9 }, (_, i) => 10 * n + i + 1);
    pages[`/forum/b?id=${n}`] = `${menu}<h1>Board ${n}</h1>${threadList(own, (t) => `/forum/t?id=${t}`)}`;
    for (const t of own) pages[`/forum/t?id=${t}`] = menu + posts(t, 6);
  }
  return pages;
}

/** A profile that leads to what its owner wrote, found by a search; threads have a trail. */
function forumFromProfile(): Record<string, string> {
  const pages: Record<string, string> = {};
  const board = (n: number) =>
    `<tr><td><a href="/b?id=${n}">All about ${title(n)}</a></td><td>${n}</td><td>${n * 7}</td><td>2024-03-0${n} 12:00</td></tr>`;
  pages['/all'] = `<h1>Harbour</h1><table>${[1, 2, 3, 4, 5].map(board).join('')}</table>`;
  for (let n = 1; n <= 5; n++) {
    const own = Array.from({ length: 9 }, (_, i) => 10 * n + i + 1);
    const trail = `<p><a href="/all">Harbour</a> » <a href="/b?id=${n}">All about ${title(n)}</a> » `;
    pages[`/b?id=${n}`] = `${trail}</p><h1>Board ${n}</h1>${threadList(own, (t) => `/t?id=${t}`)}`;
    for (const t of own) pages[`/t?id=${t}`] = `${trail}${title(t)}</p>${posts(t, 6)}`;
  }
  const search = (what: string) => `<a href="/search?show=${what}&user=15">Show all ${what}</a>`;
  pages['/profile?id=15'] =
    `<dl><dt>Name</dt><dd>hugo</dd><dt>Posts</dt><dd>32 - ${search('topics')} - ${search('posts')}</dd></dl>`;
  const row = (what: string) => `<tr><td>${search(what)}</td><td>32</td><td>2024-03-05 12:00</td></tr>`;
  const kinds = ['topics', 'posts', 'answers', 'polls'];
  pages['/user/3'] = `<h1>hugo</h1><table>${kinds.map(row).join('')}</table>`;
  for (const what of kinds)
    pages[`/search?show=${what}&user=15`] = threadList([11, 23, 34, 42, 51], (t) => `/t?id=${t}`);
  return pages;
}

/** Boards with bars of buttons; some of them have a single thread, in a row like no other. */
function forumWithLoneThread(): Record<string, string> {
  const pages: Record<string, string> = {};
  const row = (n: number) =>
    `<tr><td><a href="/b?id=${n}">Area ${title(n)}</a></td><td>40</td><td>2024-03-1${n} 10:15</td></tr>`;
  pages['/'] = `<table>${[1, 2, 3, 4].map(row).join('')}</table>`;
  const icon = '<img src="/icon.png" alt="">';
  const bar = (name: string, text: string, links: string) =>
    `<div class="bar ${name}"><div class="top"><span class="nav">${text}</span></div><div class="tools">${links}</div></div>`;
  for (let n = 1; n <= 4; n++) {
    const isLone = n === 2 || n === 3;
    const own = Array.from({ length: isLone ? 1 : 9 }, (_, i) => 10 * n + i + 1);
    const lone = `<table><tr class="head"><th>Topic</th><th>User</th><th>Posts</th><th>Last Post</th></tr><tr class="row"><td><a href="/t?id=${own[0]}">${icon} ${title(own[0]!)}</a></td><td class="s"><a href="/user?id=3">member3</a></td><td class="s">6</td><td class="s">2024-03-11 10:15</td></tr></table>`;
    const menu = ['Forum', 'Help', 'Search', 'Chat'].map(
      (name) => `<a href="/${name.toLowerCase()}">${icon} ${name}</a>`,
    );
    pages[`/b?id=${n}`] =
      bar('site', 'Club', `${menu.join(' ')} <a href="/login?from=b${n}">${icon} Login</a>`) +
      bar(
        'page',
        `<span>Board</span> <a href="/">Club</a> / Area ${title(n)}`,
        `<div><a href="/info?b=${n}">${icon} Info</a> <a href="/post/new/${n}">${icon} Post</a></div>`,
      ) +
      (isLone ? lone : threadList(own, (t) => `/t?id=${t}`));
    pages[`/info?b=${n}`] = `<h1>Area</h1><p>${'All about it. '.repeat(9)}</p>`;
    pages[`/post/new/${n}`] = '<form><textarea name="text"></textarea><button>Send</button></form>';
    pages[`/login?from=b${n}`] = '<form><input name="name"><button>Login</button></form>';
    for (const t of own) pages[`/t?id=${t}`] = posts(t, 6);
  }
  return pages;
}

/** Two boards of one thread each. */
function forumOfSingles(): Record<string, string> {
  const menu = '<p><a href="/">Start</a> <a href="/help">Help</a> <a href="/search">Search</a></p>';
  const board = (n: number) =>
    `<div class="board"><h3><a href="/b/${n}">Board about ${title(n)}</a></h3></div>`;
  const teaser = (t: number) =>
    `<div class="row"><h2><a href="/t/${t}">${title(t)}</a></h2> by <a href="/user/${t % 5}">member${t % 5}</a>, 3 replies</div>`;
  return {
    '/': `${menu}<div>${board(1)}${board(2)}</div>`,
    '/b/1': `${menu}<h1>Board 1</h1>${teaser(31)}`,
    '/b/2': `${menu}<h1>Board 2</h1>${teaser(32)}`,
    '/t/31': menu + posts(31, 4),
    '/t/32': menu + posts(32, 4),
    '/help': `${menu}<h1>Help</h1><p>${'Read the rules before you ask. '.repeat(12)}</p>`,
    '/search': `${menu}<form><input name="q"><button>Search</button></form>`,
    ...Object.fromEntries(
      [1, 2].map((n) => [`/user/${n}`, `${menu}<h1>Member ${n}</h1><p>Here since 2020.</p>`]),
    ),
  };
}

/** One board with one thread of one post; `lastPost` is what the board's row tells of it. */
function forumOfOne(lastPost: string): Record<string, string> {
  const menu = '<p><a href="/">Start</a> <a href="/help">Help</a> <a href="/search">Search</a></p>';
  const [post] = posts(31, 1).match(/member\d+/) ?? [];
  return {
    '/': `${menu}<div class="list"><div class="row"><h3><a href="/b/1">All about it</a></h3> ${lastPost.replace('NAME', post!)}</div></div>`,
    '/b/1': `${menu}<h1>All about it</h1><div class="row"><h3><a href="/t/31">${title(31)}</a></h3> by <a href="/user/1">${post}</a> 0 replies, 2024-05-02 11:20</div>`,
    '/t/31': menu + posts(31, 1),
    '/help': `${menu}<h1>Help</h1><p>${'Read the rules before you ask. '.repeat(12)}</p>`,
    '/search': `${menu}<form><input name="q"><button>Search</button></form>`,
    '/user/1': `${menu}<h1>${post}</h1><p>Here since 2020.</p>`,
  };
}

/** Messages one a page, listed by month with who wrote them; the lists look like nothing, and so does the front page. */
function mailArchive(): Record<string, string> {
  const pages: Record<string, string> = {};
  const months = ['03', '04', '05', '06'];
  const row = (month: string) =>
    `<tr><td>2024-${month}</td><td><a href="/${month}/list.html">[Thread]</a></td><td>9 messages</td></tr>`;
  pages['/'] = `<h1>Archives</h1><table>${months.map(row).join('')}</table>`;
  for (const month of months) {
    const own = Array.from({ length: 9 }, (_, i) => i);
    const subject = (i: number) =>
      i % 3 === 0 ? title(i + Number(month)) : `Re: ${title(i - (i % 3) + Number(month))}`;
    const item = (i: number) =>
      `<li><b><a href="msg${i}.html">${subject(i)}</a></b>, <i>member${i % 5}</i></li>`;
    pages[`/${month}/list.html`] =
      `<h1>2024-${month} by thread</h1><hr><ul>${own.map(item).join('')}</ul><hr>`;
    for (const i of own)
      pages[`/${month}/msg${i}.html`] =
        `<h1>${subject(i)}</h1><hr><ul><li>From: member${i % 5}</li><li>Date: 2024-${month}-1${i} 10:00</li></ul><hr>` +
        `<pre>${`${title(3 * i)} ${title(i + 7)}.\n`.repeat(4)}</pre>`;
  }
  return pages;
}

/** Questions: the front page shows the latest, all of them are behind a link of the menu. */
function questions(): Record<string, string> {
  const menu =
    '<ul><li><a href="/ask">Ask</a></li><li><a href="/all">All</a></li><li><a href="/open">Open</a></li></ul>';
  const numbers = Array.from({ length: 40 }, (_, i) => i + 1);
  const list = (from: number, to: number) => threadList(numbers.slice(from, to), (t) => `/q/${t}`);
  const pager = (now: number) =>
    `<p class="pages">${[1, 2, 3, 4].map((n) => (n === now ? `<b>${n}</b>` : `<a href="/all?start=${10 * (n - 1)}">${n}</a>`)).join(' ')}</p>`;
  return {
    '/': `${menu}<h1>Latest</h1>${list(0, 10)}`,
    '/ask': `${menu}<form><textarea></textarea><button>Ask</button></form>`,
    '/all': `${menu}<h1>All</h1>${list(0, 10)}${pager(1)}`,
    '/open': `${menu}<h1>Open</h1>${list(3, 9)}`,
    ...Object.fromEntries(numbers.map((t) => [`/q/${t}`, menu + posts(t, 4)])),
  };
}

/** A front page of latest threads; boards are linked in the menu alone, and threads are called as their board is. */
function boardsInMenu(): Record<string, string> {
  const names = ['news', 'engines', 'wood', 'music'];
  const item = (name: string) => `<li><a href="/board?name=${name}">About ${name}</a></li>`;
  const menu = `<p><a href="/join">Join</a></p><ul>${names.map(item).join('')}</ul>`;
  const href = (t: number) => `/board?name=${names[t % 4]}&id=${t}`;
  const all = Array.from({ length: 40 }, (_, i) => i + 1);
  return {
    '/': `${menu}<h1>Latest</h1>${threadList(all.slice(0, 20), href)}`,
    '/join': `${menu}<form><input name="name"><button>Join</button></form>`,
    ...Object.fromEntries(
      names.map((name, i) => [
        `/board?name=${name}`,
        `${menu}<h1>About ${name}</h1>${threadList(
          all.filter((t) => t % 4 === i),
          href,
        )}`,
      ]),
    ),
    ...Object.fromEntries(all.map((t) => [href(t), menu + posts(t, 4)])),
  };
}

/** One list of threads that goes on by an offset and a size; posts have addresses like threads. */
function forumOfCodes(): Record<string, string> {
  const code = (n: number) => ((n * 2654435761) % 4294967296).toString(16).padStart(8, '0');
  const pages: Record<string, string> = {};
  const numbers = Array.from({ length: 30 }, (_, i) => i + 1);
  for (const t of numbers) {
    const html = posts(t, 5).replace(
      /<div class="date">/g,
      (tag, at: number) => `<a class="here" href="/say/${code(1000 * t + at)}">[link]</a> ${tag}`,
    );
    pages[`/say/${code(t)}`] = html;
    for (const [, one] of html.matchAll(/href="\/say\/([^"]+)"/g)) pages[`/say/${one}`] = html;
  }
  for (const from of [0, 10, 20]) {
    const older = from === 20 ? '' : `<p><a href="/list?x=${from + 10}&n=10">↓ Older...</a></p>`;
    const rows = threadList(numbers.slice(from, from + 10), (t) => `/say/${code(t)}`);
    pages[from === 0 ? '/list' : `/list?x=${from}&n=10`] = `<h1>Threads</h1>${rows}${older}`;
  }
  return pages;
}

describe.each(['plain-query', 'slug-portal', 'german-dotted', 'spanish-nested', 'russian-native'])(
  'exploreForum on %s',
  (name) => {
    it('finds boards and threads within a few dozen pages', async () => {
      const forum = await labForum(name);
      try {
        const { evidence } = await explored(forum);
        const truth = forum.lab.truth();
        expect(truth.typeOf(evidence.entry.page.url).type).toBe('entry');
        const typesOf = (urls: readonly string[]) => new Set(urls.map((url) => truth.typeOf(url).type));
        const threads = typesOf(evidence.links.examples.thread);
        // Last-post shortcuts may lead to a later page.
        threads.delete('thread-flip');
        expect([...threads]).toEqual(['thread']);
        expect([...typesOf(evidence.links.examples.index)]).toEqual(['index']);
        expect(forum.asked.length).toBeLessThanOrEqual(40);
        expect(new Set(forum.asked).size).toBe(forum.asked.length);
      } finally {
        await forum.close();
      }
    });

    it('gives patterns that know every board and thread of the forum', async () => {
      const forum = await labForum(name);
      try {
        const { matcher } = await explored(forum);
        const pages = forum.lab.truth().pages();
        for (const type of ['index', 'thread'] as const) {
          const wrong = pages.filter((page) => page.type === type && matcher.match(page.url)?.type !== type);
          expect(wrong.map(({ url }) => url)).toEqual([]);
        }
      } finally {
        await forum.close();
      }
    });
  },
);

// What profiles and last posts do to a list depends on how much else stands there.
const young = { boards: 8, threads: 120, postsPerThread: 8, users: 30, spanDays: 12 };
const fewBoards = { boards: 2, threads: 60, postsPerThread: 5, users: 20 };
const tiny = { boards: 2, threads: 5, postsPerThread: 4, users: 8 };
const sparse = { boards: 24, threads: 40, postsPerThread: 5, users: 30 };

describe.each([
  ['chinese-dashed', 'young', young, 1],
  ['russian-suffix', 'young', young, 1],
  ['japanese-next', 'of two boards', fewBoards, 1],
  ['tree-short', 'of two boards', fewBoards, 1],
  ['noisy-start', 'tiny', tiny, 1],
  ['lofi-euc', 'tiny', tiny, 1],
  ['blog-comments', 'sparse', sparse, 1],
  // A board listed by a board, both known by their shape alone.
  ['chinese-big5', 'of two boards', { ...fewBoards, threads: 150, users: 40 }, 11],
  // A front page with so little on it that it reads as a post.
  ['opaque-load-more', 'of two boards', { ...fewBoards, threads: 150, users: 40 }, 11],
  // Guests open threads: the board above must not be taken for who wrote them, nor boards for people.
  ['blog-comments', 'sparse', sparse, 11],
  // One board below the other: one is found, the other called alike.
  ['blog-comments', 'of two boards', fewBoards, 11],
  ['blog-comments', 'tiny', tiny, 11],
] as const)('exploreForum on %s, a forum that is %s', (name, _shape, size, seed) => {
  it('knows every page of it, and takes nothing else for a board', async () => {
    const forum = await labForum(name, { size, seed });
    try {
      const { evidence, matcher } = await explored(forum);
      const truth = forum.lab.truth();
      const wrong = truth
        .pages()
        .filter(({ type, url }) => ['index', 'thread'].includes(type) && matcher.match(url)?.type !== type);
      expect(wrong.map(({ url }) => url)).toEqual([]);
      const boards = evidence.links.examples.index.map((url) => truth.typeOf(url).type);
      expect([...new Set(boards)]).toEqual(['index']);
    } finally {
      await forum.close();
    }
  });
});

/** Articles that are called by a number of the front page, with arrows from one to the next. */
function numberedArticles(): Record<string, string> {
  const numbers = Array.from({ length: 12 }, (_, i) => 30 - i);
  const near = (n: number) =>
    `<nav><a href="/">Home</a> <a rel="prev" href="/?p=${n - 1}">${title(n - 1)}</a> <a rel="next" href="/?p=${n + 1}">${title(n + 1)}</a></nav>`;
  return {
    '/': threadList(numbers, (n) => `/?p=${n}`),
    ...Object.fromEntries(numbers.map((n) => [`/?p=${n}`, posts(n, 6) + near(n)])),
  };
}

describe('exploreForum', () => {
  it('takes arrows from article to article for no pages of one', async () => {
    const { links } = await exploreForum(`${BASE}/`, paperForum(numberedArticles()).fetchPage, {
      budget: 20,
    });
    expect(links.examples.thread).toHaveLength(12);
    expect(links.flips.filter(({ of }) => of === 'thread')).toEqual([]);
  });

  it('takes profiles for profiles, though they list threads and are linked where boards are', async () => {
    const forum = paperForum(forumWithProfiles());
    const { links } = await exploreForum(`${BASE}/`, forum.fetchPage, { budget: BUDGET });
    const kinds = new Set(links.examples.index.map((url) => url.slice(BASE.length).split('/')[1]));
    expect([...kinds]).toEqual(['b']);
    expect(links.examples.thread.length).toBeGreaterThan(8);
  });

  it('finds boards from a page of all that somebody wrote in them, and takes that page for no thread', async () => {
    const forum = paperForum(forumWithWritings());
    const start = `${BASE}/find.php?by=3&start=10`;
    const { entry, links } = await exploreForum(start, forum.fetchPage, { budget: BUDGET });
    expect(entry.page.url).toBe(`${BASE}/`);
    expect(links.examples.index).toHaveLength(5);
    expect(links.flips.filter(({ flipUrl }) => flipUrl.includes('find.php'))).toEqual([]);
  });

  it('finds the forum of a site whose front page shows none of it', async () => {
    const forum = paperForum(forumOfClub());
    const { entry, links } = await exploreForum(`${BASE}/`, forum.fetchPage, { budget: BUDGET });
    expect(entry.page.url).toBe(`${BASE}/talk`);
    expect(links.examples.index.map((url) => url.slice(BASE.length)).sort()).toEqual(
      [1, 2, 3, 4, 5].map((n) => `/b/${n}`),
    );
    expect(links.examples.thread.length).toBeGreaterThan(8);
  });

  it('takes nothing for a page of a thread that the front page above the forum links', async () => {
    const { fetchPage } = paperForum(forumInFolder());
    const { entry, links } = await exploreForum(`${BASE}/forum/talk`, fetchPage, { budget: BUDGET });
    expect(entry.page.url).toBe(`${BASE}/forum/talk`);
    expect(links.flips).toEqual([]);
  });

  it.each(['/profile?id=15', '/user/3'])(
    'finds all boards above the threads that the profile %s leads to by a search',
    async (profile) => {
      const { fetchPage } = paperForum(forumFromProfile());
      const { entry, links } = await exploreForum(BASE + profile, fetchPage, { budget: BUDGET });
      expect(entry.page.url).toBe(`${BASE}/all`);
      expect(links.examples.index.length).toBeGreaterThanOrEqual(5);
    },
  );

  it('looks behind no button of a board whose only thread is known for one', async () => {
    const forum = paperForum(forumWithLoneThread());
    await exploreForum(`${BASE}/`, forum.fetchPage, { budget: BUDGET });
    expect(forum.asked.filter((url) => /info|new|login/.test(url))).toEqual([]);
  });

  it('finds boards that list a single thread each', async () => {
    const forum = paperForum(forumOfSingles());
    const { links } = await exploreForum(`${BASE}/`, forum.fetchPage, { budget: BUDGET });
    expect(links.examples.index.map((url) => url.slice(BASE.length)).sort()).toEqual(['/b/1', '/b/2']);
    expect(links.examples.thread.length).toBeGreaterThan(0);
  });

  it('finds the only thread of the only board, where the board tells who wrote last', async () => {
    const pages = forumOfOne(
      '1 threads, 1 posts, last by <a href="/user/1">NAME</a> <span>2024-05-02 11:20</span>',
    );
    const { links } = await exploreForum(`${BASE}/`, paperForum(pages).fetchPage, { budget: BUDGET });
    expect(links.examples).toEqual({ index: [`${BASE}/b/1`], thread: [`${BASE}/t/31`] });
  });

  it('takes one article of one category for no forum', async () => {
    const { fetchPage } = paperForum(forumOfOne('<span>2024-05-02</span>'));
    await expect(exploreForum(`${BASE}/`, fetchPage, { budget: BUDGET })).rejects.toThrow(/none has answers/);
  });

  it('knows threads of all boards where only one of them looks like a board', async () => {
    const forum = await labForum('tree-short', {
      seed: 1,
      size: { boards: 3, threads: 6, postsPerThread: 3, users: 12, spanDays: 10 },
    });
    try {
      const { matcher } = await explored(forum);
      const { threads } = forum.lab.world;
      for (const { id } of threads)
        expect(matcher.match(`${new URL(forum.lab.entryUrl).origin}/t/some-words/${id}`)?.type).toBe(
          'thread',
        );
    } finally {
      await forum.close();
    }
  });

  it('keeps to its budget', async () => {
    const forum = await labForum('slug-portal');
    try {
      await exploreForum(forum.lab.entryUrl, forum.fetchPage, { budget: 5 }).catch((error: unknown) => {
        if (!(error instanceof CrawlError)) throw error;
      });
      expect(forum.asked.length).toBeLessThanOrEqual(5);
    } finally {
      await forum.close();
    }
  });

  it('is deterministic', async () => {
    const forum = await labForum('plain-query');
    try {
      const first = await explored(forum);
      const firstAsked = [...forum.asked];
      const second = await explored(forum);
      expect(forum.asked.slice(firstAsked.length)).toEqual(firstAsked);
      expect(second.evidence.links).toEqual(first.evidence.links);
    } finally {
      await forum.close();
    }
  });

  it('tells in lines what it does', async () => {
    const forum = await labForum('plain-query');
    const lines: string[] = [];
    try {
      await exploreForum(forum.lab.entryUrl, forum.fetchPage, {
        budget: BUDGET,
        tell: (line) => lines.push(line),
      });
      expect(lines[0]).toBe(`entry page: ${forum.lab.entryUrl}`);
      expect(lines.some((line) => line.endsWith(': threads'))).toBe(true);
    } finally {
      await forum.close();
    }
  });

  it.each([
    [
      'an article',
      `<h1>On chains</h1>${'<p>Chains are oiled once a month, more often in winter.</p>'.repeat(20)}`,
    ],
    ['a login page', '<form><input name="user"><input type="password"><button>Log in</button></form>'],
    ['an empty page', ''],
  ])('does not believe that %s is a forum, and says what it saw', async (_what, body) => {
    const forum = paperForum({ '/page': body });
    const learning = exploreForum(`${BASE}/page`, forum.fetchPage, { budget: BUDGET });
    await expect(learning).rejects.toThrow(CrawlError);
    await expect(learning).rejects.toThrow(/does not look like part of a forum: it is "\/page"/);
    expect(forum.asked.length).toBeLessThanOrEqual(30);
  });

  it('finds the list of all threads in the menu where the front page shows the latest alone', async () => {
    const { fetchPage } = paperForum(questions());
    const { links } = await exploreForum(`${BASE}/`, fetchPage, { budget: BUDGET });
    expect(links.examples.index).toEqual([`${BASE}/all`]);
    expect(links.flips.filter(({ of }) => of === 'index').map(({ flipUrl }) => flipUrl)).toContain(
      `${BASE}/all?start=30`,
    );
  });

  it('takes links of one kind in the menu for boards where each lists threads of its own', async () => {
    const { fetchPage } = paperForum(boardsInMenu());
    const { links } = await exploreForum(`${BASE}/`, fetchPage, { budget: BUDGET });
    expect(links.examples.index.toSorted()).toEqual(
      ['engines', 'music', 'news', 'wood'].map((name) => `${BASE}/board?name=${name}`),
    );
  });

  it('follows lists by offset and size, and no addresses of posts that show the thread they are in', async () => {
    const { fetchPage } = paperForum(forumOfCodes());
    const { links } = await exploreForum(`${BASE}/list`, fetchPage, { budget: BUDGET });
    expect(links.flips.map(({ flipUrl }) => flipUrl)).toContain(`${BASE}/list?x=10&n=10`);
    const threads = learnPatterns(links).filter(({ type }) => type === 'thread');
    expect(threads.flatMap(({ notLocations }) => notLocations)).toEqual([expect.stringContaining('a.here')]);
  });

  it('does not take lists without a name or a date for threads of one post', async () => {
    const { fetchPage } = paperForum(mailArchive());
    const { links } = await exploreForum(`${BASE}/`, fetchPage, { budget: BUDGET });
    expect(links.examples.index).toContain(`${BASE}/03/list.html`);
    expect(links.examples.thread).toContain(`${BASE}/03/msg4.html`);
  });

  it('looks behind what it left alone when what seemed to be boards leads nowhere', async () => {
    const forum = await labForum('chinese-big5', {
      seed: 7,
      size: { boards: 2, threads: 60, postsPerThread: 3 },
    });
    try {
      const { evidence } = await explored(forum);
      const { index, thread } = evidence.links.examples;
      expect(index.length).toBeGreaterThan(0);
      expect(index.filter((url) => !url.includes('act=board'))).toEqual([]);
      expect(thread.filter((url) => !url.includes('act=topic'))).toEqual([]);
    } finally {
      await forum.close();
    }
  });
});

/** A site whose front page shows news as posts are drawn, with copies to print, and whose boards have names too short for titles. */
function forumOfShortNames(): Record<string, string> {
  const menu =
    '<ul><li><a href="/">Start</a></li><li><a href="/contact">Contact</a></li><li><a href="/talk">Talk</a></li></ul>';
  const said = 'It is done as it always was, and nobody knows why. '.repeat(4);
  const news = (n: number) =>
    `<div class="card"><h4><a href="/news/${n}">News item ${n}</a></h4><p>${said}</p><span>member1</span> <em>0${n} Feb 2022</em></div>`;
  const names = ['News', 'Tools', 'Seeds', 'Water', 'Roofs'];
  const board = (name: string, i: number) =>
    `<tr><td><i></i></td><td><a href="/b/${i}">${name}</a><br><small>About it</small></td><td><span>${i + 80}</span></td>` +
    `<td><span>${i + 9}</span></td><td><small><a href="/user/${i}">member${i}</a> <a href="/t/${10 * i + 1}?last=1#p9"><span>2 months ago</span></a></small></td></tr>`;
  const stats = '<p><a href="/stats">Statistics</a></p>';
  const pages: Record<string, string> = {
    '/': menu + [3, 2, 1].map(news).join(''),
    '/contact': `${menu}<h1>Contact</h1><p>${said}</p>`,
    '/talk': `${menu}${stats}<table>${names.map(board).join('')}</table>`,
    '/stats': `${menu}<h1>Longest threads</h1>${threadList([1, 11, 21, 31], (t) => `/t/${t}`)}`,
  };
  for (const [i, name] of names.entries()) {
    pages[`/news/${i}`] =
      `${menu}<h1>News item ${i}</h1><p>member1, 0${i} Feb 2022</p><p>${said}</p><a href="/print/${i}">Print this item</a>`;
    pages[`/print/${i}`] = `<h1>News item ${i}</h1><p>by member1, 0${i} Feb 2022</p><p>${said}</p>`;
    const own = Array.from({ length: 9 }, (_, at) => 10 * i + at + 1);
    pages[`/b/${i}`] = `${menu}<h1>${name}</h1>${threadList(own, (t) => `/t/${t}`)}`;
    for (const t of own) pages[`/t/${t}`] = menu + posts(t, 6);
  }
  return pages;
}

describe('a forum whose boards have short names', () => {
  it.each(['/', '/talk'])('is found from %s', async (start) => {
    const { fetchPage } = paperForum(forumOfShortNames());
    const { entry, links } = await exploreForum(BASE + start, fetchPage, { budget: BUDGET });
    expect(entry.page.url).toBe(`${BASE}/talk`);
    expect(links.examples.index).toEqual(expect.arrayContaining([`${BASE}/b/0`, `${BASE}/b/4`]));
    expect(links.examples.thread.every((url) => url.startsWith(`${BASE}/t/`))).toBe(true);
  });
});
