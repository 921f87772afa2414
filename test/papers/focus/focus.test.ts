import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../../lab/index.ts';
import { CrawlError, FetchError } from '../../../src/errors.ts';
import { HttpFetcher } from '../../../src/fetch/index.ts';
import type { FetchPage } from '../../../src/learn/explorer.ts';
import { LinkMatcher } from '../../../src/learn/link-matcher.ts';
import { parsePage } from '../../../src/page/index.ts';
import { discoverEntry } from '../../../src/papers/focus/entry-discovery.ts';
import { FocusPages } from '../../../src/papers/focus/focus-pages.ts';
import { detectIndexThread } from '../../../src/papers/focus/index-thread.ts';
import { itfRegexes } from '../../../src/papers/focus/itf-regexes.ts';
import { groupedFlips } from '../../../src/papers/focus/page-flips.ts';
import { layoutSimilarity, SIMILAR_LAYOUT } from '../../../src/papers/focus/tree-similarity.ts';
import { typedPages } from './typed-pages.ts';

let lab: Lab;
let fetcher: HttpFetcher;
let asked: string[] = [];
const fetchPage: FetchPage = async (url) => {
  asked.push(url);
  try {
    return parsePage(await fetcher.fetch({ url }));
  } catch (error) {
    if (error instanceof FetchError) return error;
    throw error;
  }
};
const firstOf = (type: string) =>
  lab
    .truth()
    .pages()
    .find((page) => page.type === type)!.url;

beforeAll(async () => {
  lab = await startLab({
    dialect: dialectByName('plain-query'),
    size: { boards: 6, threads: 60, postsPerThread: 12, users: 20 },
    seed: 3,
    retryAfterSeconds: 0,
  });
  fetcher = new HttpFetcher({ startUrl: lab.entryUrl, rate: 0, retry: { baseMs: 5 } });
});
afterAll(async () => {
  await fetcher.close();
  await lab.close();
});

describe('entry discovery by FoCUS', () => {
  it('finds the front page from a thread', async () => {
    const pages = new FocusPages(fetchPage, 180);
    const entry = await discoverEntry(pages, await pages.start(firstOf('thread')));
    expect(lab.truth().typeOf(entry!.url).type).toBe('entry');
  });
  it('has no answer where no page lists boards', async () => {
    const page = parsePage({ url: 'http://a.test/', body: Buffer.from('<a href="/">home</a><p>text') });
    const pages = new FocusPages(async () => page, 20);
    expect(await discoverEntry(pages, await pages.start('http://a.test/'))).toBeUndefined();
  });
});

describe('index and thread URLs by FoCUS', () => {
  it('are both found on a front page that names the latest threads', async () => {
    const pages = new FocusPages(fetchPage, 100);
    const groups = await detectIndexThread(pages, await pages.start(lab.entryUrl));
    const index = groups.find(({ type }) => type === 'index')!;
    expect(groups.map(({ type }) => type).sort()).toEqual(['index', 'thread']);
    expect(index.urls.map((url) => lab.truth().typeOf(url).type)).toEqual(index.urls.map(() => 'index'));
  });
  it('are not taken from menus and sort bars, which are bare links', async () => {
    const menu = ['active', 'unanswered', 'newest', 'popular']
      .map((name) => `<li><a href="/list/${name}">All ${name} discussions of this community</a></li>`)
      .join('');
    const head = ['title', 'replies']
      .map((by) => `<th><a href="/?by=${by}">Order by ${by}</a></th>`)
      .join('');
    const rows = Array.from(
      { length: 9 },
      (_, n) => `<tr><td><a href="/b/${n}">Board ${n}</a></td><td>${n} posts</td></tr>`,
    ).join('');
    const front = `<ul>${menu}</ul><table><tr>${head}</tr>${rows}</table>`;
    const pages = typedPages({ '/': front }, () => 'index');
    const groups = await detectIndexThread(pages, await pages.start('http://a.test/'));
    expect(groups.map(({ type }) => type)).toEqual(['index']);
    expect(groups[0]!.urls.every((url) => url.startsWith('http://a.test/b/'))).toBe(true);
  });
  it('come from every column that leads to lists, however many columns have more text', async () => {
    const cells = (n: number) =>
      ['u', 'v', 'w', 'x'].map(
        (kind) => `<td><a href="/${kind}/${n}">Something longer than a board ${n}</a></td>`,
      );
    const rows = Array.from(
      { length: 5 },
      (_, n) =>
        `<tr>${cells(n).join('')}<td><a href="/b/${n}">Board ${n}</a></td><td><i><a href="/sub/${n}">Sub ${n}</a></i></td></tr>`,
    ).join('');
    const pages = typedPages({ '/': `<table>${rows}</table>` }, (path) =>
      /^\/(b|sub)\//.test(path) ? 'index' : 'other',
    );
    const groups = await detectIndexThread(pages, await pages.start('http://a.test/'));
    expect(groups.map(({ type, urls }) => [type, urls.length])).toEqual([
      ['index', 5],
      ['index', 5],
    ]);
  });
});

describe('votes of FoCUS', () => {
  const posts = Array.from(
    { length: 6 },
    (_, n) =>
      `<div class="post"><p><a href="/p/${n}">Re: what do you think of it, ${n}</a> <a href="/u/${n}">ann${n}</a> 2024-03-0${n + 1} 12:00</p><p>${'Nobody has said so before, and it was time. '.repeat(6)}</p></div>`,
  ).join('');
  const pageOf = (url: string) => parsePage({ url, body: Buffer.from(`<h1>Talk</h1>${posts}`) });

  it('are not cast by links that show the page itself again', async () => {
    const pages = new FocusPages(async (url) => pageOf(url), 40);
    const source = await pages.start('http://a.test/t/1');
    expect(source.type).toBe('thread');
    expect(await detectIndexThread(pages, source)).toEqual([]);
  });
  it('are cast by what is behind links, as soon as it differs', async () => {
    const pages = new FocusPages(async (url) => {
      const body = `<h1>Talk</h1>${posts.replaceAll('Nobody', `${url} Nobody`)}`;
      return parsePage({ url, body: Buffer.from(body) });
    }, 40);
    const groups = await detectIndexThread(pages, await pages.start('http://a.test/t/1'));
    expect(groups.map(({ type }) => type)).toContain('thread');
  });
});

describe('page flips by FoCUS', () => {
  it('are the numbers whose pages have numbers at the same place', async () => {
    const pages = new FocusPages(fetchPage, 100);
    const truth = lab.truth();
    const long = truth.threads().find((thread) => thread.pages > 2)!;
    const flips = (await groupedFlips(pages, await pages.start(long.url)))!.urls;
    expect(flips.length).toBeGreaterThan(0);
    for (const url of flips)
      expect(truth.typeOf(url)).toMatchObject({ type: 'thread-flip', threadId: Number(long.id) });
  });
  it('are none on a thread of one page', async () => {
    const pages = new FocusPages(fetchPage, 100);
    const short = lab
      .truth()
      .threads()
      .find((thread) => thread.pages === 1)!;
    expect(await groupedFlips(pages, await pages.start(short.url))).toBeUndefined();
  });
  it('need layouts alike: pages of one thread are, a board and a thread are not', async () => {
    const pages = new FocusPages(fetchPage, 100);
    await pages.start(lab.entryUrl);
    const long = lab
      .truth()
      .threads()
      .find((thread) => thread.pages > 2)!;
    const later = lab
      .truth()
      .pages()
      .find(({ type, threadId }) => type === 'thread-flip' && threadId === Number(long.id))!;
    const [a, b] = [await pages.look(long.url), await pages.look(later.url)];
    const board = await pages.look(firstOf('index'));
    expect(layoutSimilarity(a!.page, b!.page)).toBeGreaterThan(SIMILAR_LAYOUT);
    expect(layoutSimilarity(a!.page, board!.page)).toBeLessThan(SIMILAR_LAYOUT);
    expect(layoutSimilarity(a!.page, a!.page)).toBe(1);
  });
});

describe('the pages of FoCUS', () => {
  it('are asked for once, but the first one twice', async () => {
    asked = [];
    const pages = new FocusPages(fetchPage, 100);
    await pages.start(lab.entryUrl);
    await pages.look(firstOf('thread'));
    await pages.look(firstOf('thread'));
    expect(asked).toEqual([lab.entryUrl, `${lab.entryUrl}#again1`, firstOf('thread')]);
  });
  it('lose a session id that changes between the two requests', async () => {
    let requests = 0;
    const pages = new FocusPages(async () => {
      const id = `${(++requests * 0x1234567).toString(16).padStart(8, '0')}9abcdef012345678`;
      const links = [1, 2, 3, 4].map((n) => `<a href="/t.php?t=${n}&sid=${id}">thread</a>`).join('');
      return parsePage({ url: 'http://a.test/', body: Buffer.from(links) });
    }, 10);
    const start = await pages.start('http://a.test/');
    expect(pages.ignoredParameters).toEqual(['sid']);
    expect(pages.outgoing(start)).toContain('http://a.test/t.php?t=3');
  });
  it('are no more than the budget', async () => {
    const pages = new FocusPages(fetchPage, 2);
    await pages.start(lab.entryUrl);
    expect(await pages.look(firstOf('thread'))).toBeDefined();
    expect(pages.isSpent).toBe(true);
    expect(await pages.look(firstOf('index'))).toBeUndefined();
  });
  it('cannot start without a page', async () => {
    const pages = new FocusPages(fetchPage, 2);
    await expect(pages.start(`${lab.url}/no-such-page-here`)).rejects.toThrow(CrawlError);
  });
});

describe('ITF regexes', () => {
  const none = { index: [], thread: [], indexFlips: [], threadFlips: [], threadPages: [] };
  const thread = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `http://a.test/t.php?t=${n}`);
  const board = ['http://a.test/f.php?f=1', 'http://a.test/f.php?f=2'];
  const flipsOf = (pageUrl: string) => [2, 3].map((n) => ({ pageUrl, flipUrl: `${pageUrl}&page=${n}` }));

  it('are four, and drop permalinks that few examples have', () => {
    const patterns = itfRegexes({
      ...none,
      index: board,
      thread: [...thread, 'http://a.test/p.php?p=9'],
      indexFlips: flipsOf(board[0]!),
      threadFlips: flipsOf(thread[0]!),
    });
    expect(patterns.map(({ type }) => type)).toEqual(['thread-flip', 'index-flip', 'thread', 'index']);
    expect(patterns.some(({ regex }) => new RegExp(regex).test('http://a.test/p.php?p=9'))).toBe(false);
  });

  it('join the pages of a thread, the first one by its number too', () => {
    const threadFlips = flipsOf(thread[0]!).map((flip) => ({ ...flip, firstUrl: `${thread[0]}&page=1` }));
    const patterns = itfRegexes({ ...none, thread, threadFlips });
    const matcher = new LinkMatcher({ patterns, ignoredParameters: [] });
    const first = matcher.match(thread[4]!)!;
    expect(matcher.match(`${thread[4]}&page=7`)).toMatchObject({
      type: 'thread-flip',
      whole: first.whole,
      page: '7',
    });
    expect(matcher.match(`${thread[4]}&page=1`)).toMatchObject({ type: 'thread', identity: first.identity });
    expect(matcher.match(thread[5]!)!.whole).not.toBe(first.whole);
  });

  it('join pages whose number stands in the address of the first one too', () => {
    const url = (n: number, page: number) => `http://a.test/thread-${n}-${page}-1.html`;
    const patterns = itfRegexes({
      ...none,
      thread: [1, 2, 3, 4, 5, 6].map((n) => url(n, 1)),
      threadFlips: [2, 3].map((page) => ({ pageUrl: url(4, 1), flipUrl: url(4, page) })),
    });
    const matcher = new LinkMatcher({ patterns, ignoredParameters: [] });
    expect(matcher.match(url(5, 1))).toMatchObject({ type: 'thread', page: '' });
    expect(matcher.match(url(5, 4))).toMatchObject({
      type: 'thread-flip',
      whole: matcher.match(url(5, 1))!.whole,
    });
  });

  it('join pages whose pager puts in more than their number', () => {
    const url = (n: number, start: number) => `http://a.test/t.php?t=${n}&postdays=0&start=${start}`;
    const threadFlips = [15, 30].map((start) => ({ pageUrl: thread[3]!, flipUrl: url(4, start) }));
    const patterns = itfRegexes({ ...none, thread, threadFlips });
    const matcher = new LinkMatcher({ patterns, ignoredParameters: [] });
    expect(matcher.match(url(7, 45))).toMatchObject({ whole: matcher.match(thread[6]!)!.whole, page: '45' });
  });

  it('leave open what names a board though a single one has several pages', () => {
    const index = ['wood', 'garden', 'water', 'roof', 'floor', 'paint'].map(
      (name) => `http://a.test/board/${name}/`,
    );
    const indexFlips = [2, 3, 4, 5].map((n) => ({ pageUrl: index[0]!, flipUrl: `${index[0]}page/${n}` }));
    const [flips] = itfRegexes({ ...none, index, indexFlips });
    expect(new RegExp(flips!.regex).test('http://a.test/board/paint/page/2')).toBe(true);
    expect(new RegExp(flips!.regex).test('http://a.test/user/paint/page/2')).toBe(false);
  });

  it('have examples with parameters in the order of the site, which is the order it is asked in', () => {
    const flipUrl = (n: number) => `http://a.test/t.php?t=${n}&start=10`;
    const threadFlips = [1, 2, 3].map((n) => ({ pageUrl: thread[n]!, flipUrl: flipUrl(n) }));
    const [flips] = itfRegexes({ ...none, threadFlips });
    expect(flips!.examples).toEqual([1, 2, 3].map(flipUrl));
    const model = { patterns: [flips!], ignoredParameters: [] };
    expect(new LinkMatcher(model).match(flipUrl(4))!.url).toBe(flipUrl(4));
  });
});

describe('entry discovery', () => {
  it('counts all index groups of a page: the front page lists boards, and the boards below them at another place', async () => {
    const row = (n: number) =>
      `<tr><td><a href="/b/${n}">Board number ${n}</a> <i><a href="/s/${n}">Below ${n}</a></i></td><td>${n} posts</td></tr>`;
    const active = (n: number) =>
      `<tr><td><a href="/b/${n}">Board number ${n}</a></td><td>${n} today</td></tr>`;
    const table = (rows: string[]) => `<table>${rows.join('')}</table>`;
    const menu = '<p><a href="/active">Active</a> <a href="/">Start</a></p>';
    const pages = typedPages(
      {
        '/': menu + table([1, 2, 3, 4].map(row)),
        '/active': menu + table([1, 2, 3, 4, 5, 6].map(active)),
      },
      () => 'index',
      (path) => `${menu}<p>${path}</p>`,
    );
    const entry = await discoverEntry(pages, await pages.start('http://a.test/b/1'));
    expect(entry?.url).toBe('http://a.test/');
  });
});
