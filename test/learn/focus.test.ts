import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { CrawlError, FetchError } from '../../src/errors.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import type { FetchPage } from '../../src/learn/explorer.ts';
import { discoverEntry } from '../../src/learn/focus-entry.ts';
import { detectFlips, layoutLikeness } from '../../src/learn/focus-flips.ts';
import { detectIndexThread } from '../../src/learn/focus-index-thread.ts';
import { FocusPages } from '../../src/learn/focus-pages.ts';
import { itfPatterns } from '../../src/learn/focus-patterns.ts';
import { LinkMatcher } from '../../src/learn/link-matcher.ts';
import { parsePage } from '../../src/page/index.ts';

const options = { votes: 5, candidates: 3 };
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
    const entry = await discoverEntry(pages, await pages.start(firstOf('thread')), options);
    expect(lab.truth().typeOf(entry!.url).type).toBe('entry');
  });
  it('has no answer where no page lists boards', async () => {
    const page = parsePage({ url: 'http://a.test/', body: Buffer.from('<a href="/">home</a><p>text') });
    const pages = new FocusPages(async () => page, 20);
    expect(await discoverEntry(pages, await pages.start('http://a.test/'), options)).toBeUndefined();
  });
});

describe('index and thread URLs by FoCUS', () => {
  it('are both found on a front page that names the latest threads', async () => {
    const pages = new FocusPages(fetchPage, 100);
    const groups = await detectIndexThread(pages, await pages.start(lab.entryUrl), options);
    const index = groups.find(({ type }) => type === 'index')!;
    expect(groups.map(({ type }) => type).sort()).toEqual(['index', 'thread']);
    expect(index.urls.map((url) => lab.truth().typeOf(url).type)).toEqual(index.urls.map(() => 'index'));
  });
  it('are of the one group with the most anchor text when the algorithm is taken as printed', async () => {
    const pages = new FocusPages(fetchPage, 100);
    const start = await pages.start(lab.entryUrl);
    const groups = await detectIndexThread(pages, start, { ...options, candidates: 1 });
    expect(groups.map(({ type }) => type)).toEqual(['thread']);
  });
});

describe('page flips by FoCUS', () => {
  it('are the numbers whose pages have numbers at the same place', async () => {
    const pages = new FocusPages(fetchPage, 100);
    const truth = lab.truth();
    const long = truth.threads().find((thread) => thread.pages > 2)!;
    const flips = await detectFlips(pages, await pages.start(long.url), 'thread');
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
    expect(await detectFlips(pages, await pages.start(short.url), 'thread')).toEqual([]);
  });
  it('need layouts alike: a thread is more like another thread than like the front page', async () => {
    const pages = new FocusPages(fetchPage, 100);
    const entry = await pages.start(lab.entryUrl);
    const [one, other] = lab.truth().threads();
    const [a, b] = [await pages.look(one!.url), await pages.look(other!.url)];
    expect(layoutLikeness(a!.page, b!.page)).toBeGreaterThan(layoutLikeness(a!.page, entry.page));
    expect(layoutLikeness(a!.page, a!.page)).toBe(1);
  });
});

describe('the pages of FoCUS', () => {
  it('are asked for once, but the first one twice', async () => {
    asked = [];
    const pages = new FocusPages(fetchPage, 100);
    await pages.start(lab.entryUrl);
    await pages.look(firstOf('thread'));
    await pages.look(firstOf('thread'));
    expect(asked).toEqual([lab.entryUrl, `${lab.entryUrl}#again`, firstOf('thread')]);
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
  it('drop permalinks that few examples have, and put flips first', () => {
    const thread = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `http://a.test/t.php?t=${n}`);
    const patterns = itfPatterns({
      index: ['http://a.test/f.php?f=1', 'http://a.test/f.php?f=2'],
      thread: [...thread, 'http://a.test/p.php?p=9'],
      flips: [2, 3].map((n) => ({
        pageUrl: thread[0]!,
        flipUrl: `${thread[0]}&page=${n}`,
        of: 'thread' as const,
      })),
      threadPages: [],
    });
    expect(patterns.map(({ type }) => type)).toEqual(['thread-flip', 'index', 'thread']);
    expect(patterns.some(({ regex }) => new RegExp(regex).test('http://a.test/p.php?p=9'))).toBe(false);
  });

  it('have examples with parameters in the order of the site, which is the order it is asked in', () => {
    const flipUrl = (n: number) => `http://a.test/t.php?t=${n}&start=10`;
    const [flips] = itfPatterns({
      index: [],
      thread: [],
      flips: [1, 2, 3].map((n) => ({ pageUrl: '', flipUrl: flipUrl(n), of: 'thread' as const })),
      threadPages: [],
    });
    expect(flips!.examples).toEqual([1, 2, 3].map(flipUrl));
    const model = { patterns: [flips!], ignoredParameters: [] };
    expect(new LinkMatcher(model).match(flipUrl(4))!.url).toBe(flipUrl(4));
  });
});

describe('entry discovery', () => {
  it('asks pages that list something for their boards, not a list of members whose profiles look like boards', async () => {
    const list = (kind: string, count: number) =>
      `<ul>${Array.from({ length: count }, (_, i) => `<li class=row><a href=/${kind}/${i}>All about ${kind} number ${i}</a> <i>${i} of them</i></li>`).join('')}</ul>`;
    const menu = '<p><a href=/>Start</a> <a href=/members>Members</a></p>';
    const site = (path: string) =>
      menu + (path === '/' ? list('board', 4) : path === '/members' ? list('member', 9) : `<p>${path}</p>`);
    const pages = new (class extends FocusPages {
      override async look(url: string) {
        const seen = await super.look(url);
        const { pathname } = new URL(url);
        return seen && { ...seen, type: pathname === '/members' ? ('other' as const) : ('index' as const) };
      }
    })(async (url) => parsePage({ url, body: Buffer.from(site(new URL(url).pathname)) }), 60);
    const start = await pages.start('http://a.test/board/1');
    const entry = await discoverEntry(pages, start, { votes: 5, candidates: 3 });
    expect(entry?.url).toBe('http://a.test/');
  });
});
