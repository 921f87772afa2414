import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { type CrawlSummary, crawlSite, RequestLog } from '../../src/crawl/index.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import type { SitePart } from '../../src/learn/index.ts';
import { openStore, type Store } from '../../src/store/index.ts';

const size = { boards: 3, threads: 60, postsPerThread: 4, users: 20, spanDays: 300 };
let lab: Lab;
/** Its lists state when threads were last active. */
let dated: Lab;

beforeAll(async () => {
  lab = await startLab({ dialect: dialectByName('plain-query'), size, seed: 5 });
  dated = await startLab({ dialect: dialectByName('german-dotted'), size, seed: 5, retryAfterSeconds: 0 });
});
afterAll(() => Promise.all([lab.close(), dated.close()]));

async function crawl(store: Store, part?: SitePart, maxPages?: number, of = lab): Promise<CrawlSummary> {
  const requests = new RequestLog();
  const fetcher = new HttpFetcher({
    startUrl: of.entryUrl,
    rate: 0,
    retry: { baseMs: 5 },
    onRequest: requests.observe,
  });
  try {
    return await crawlSite(
      {
        startUrl: of.entryUrl,
        strategy: 'skein',
        concurrency: 4,
        ...(part !== undefined && { part }),
        ...(maxPages !== undefined && { maxPages }),
      },
      { store, fetcher, requests },
    );
  } finally {
    await fetcher.close();
  }
}

/** Threads of which posts are stored. */
async function threadsIn(store: Store): Promise<string[]> {
  const threads = new Set<string>();
  for await (const { thread } of store.rows('posts')) threads.add(thread);
  return [...threads].sort();
}

/** The forum's threads, with when they were last active (epoch ms). */
function threadsOf(lab: Lab) {
  return lab
    .truth()
    .threads()
    .map((thread) => {
      const times = lab.world.postsOf(Number(thread.id)).map(({ createdAt }) => createdAt * 1000);
      return { ...thread, lastAt: Math.max(...times) };
    });
}

const largestBoard = () =>
  lab
    .truth()
    .boards()
    .filter(({ isCategory, url }) => !isCategory && url !== null)
    .reduce((most, board) => (board.threads > most.threads ? board : most));

describe('a crawl of a part of a forum', { timeout: 120_000 }, () => {
  it('reads the threads of the boards that are named', async () => {
    const store = await openStore(':memory:');
    const board = largestBoard();
    const before = lab.requests.length;
    const { stopped } = await crawl(store, { boards: [board.url!] });
    expect(stopped).toBe('done');
    const wanted = threadsOf(lab).filter((thread) => thread.board === board.id);
    expect(await threadsIn(store)).toEqual(wanted.map(({ url }) => url).sort());
    // The other boards cost what learning looked at.
    expect(lab.requests.length - before).toBeLessThan(threadsOf(lab).length);
    await store.close();
  });

  it('goes on with the rest when the next crawl wants all of it, and asks for nothing twice', async () => {
    const store = await openStore(':memory:');
    const board = largestBoard();
    const before = lab.requests.length;
    expect((await crawl(store, { boards: [board.url!] }, 30)).stopped).toBe('limit');
    expect((await crawl(store, { boards: [board.url!] })).stopped).toBe('done');
    const partly = (await threadsIn(store)).length;
    expect((await crawl(store)).stopped).toBe('done');
    expect(partly).toBeLessThan(threadsOf(lab).length);
    expect(await threadsIn(store)).toEqual(
      threadsOf(lab)
        .map(({ url }) => url)
        .sort(),
    );
    const asked = lab.requests.slice(before).flatMap(({ url }) => (url.includes('robots.txt') ? [] : [url]));
    expect(asked.length).toBe(new Set(asked).size);
    await store.close();
  });

  it('leaves out what patterns exclude and takes of threads what they include', async () => {
    const store = await openStore(':memory:');
    const all = threadsOf(lab).map(({ url }) => url);
    const include = ['re:^http://[^/]+/showthread\\.php\\?t=\\d?[02468]$'];
    const exclude = ['*=8', '*=18', '*=28'];
    const { leftOut } = await crawl(store, { include, exclude });
    expect(leftOut.choice).toBeGreaterThan(0);
    const wanted = all.filter((url) => /[02468]$/.test(url) && !/=[12]?8$/.test(url));
    expect(wanted.length).toBeGreaterThan(10);
    expect(await threadsIn(store)).toEqual(wanted.sort());
    await store.close();
  });

  it('reads threads with posts since a day, whole, and lists as far as that needs', async () => {
    const store = await openStore(':memory:');
    const inOrder = threadsOf(dated).sort((a, b) => b.lastAt - a.lastAt);
    const since = new Date(inOrder[9]!.lastAt).toISOString();
    const dayMs = 24 * 3_600_000;
    const before = dated.requests.length;
    await crawl(store, { since }, undefined, dated);
    const read = new Set(await threadsIn(store));
    expect(inOrder.slice(0, 10).filter(({ url }) => !read.has(url))).toEqual([]);
    const tooOld = inOrder.filter(
      ({ url, lastAt }) => read.has(url) && lastAt < Date.parse(since) - 2 * dayMs,
    );
    expect(tooOld.map(({ url }) => url)).toEqual([]);
    const posts: string[] = [];
    for await (const { createdAt } of store.rows('posts')) posts.push(createdAt ?? '');
    expect(posts.some((at) => at < since)).toBe(true);
    const cheap = dated.requests.length - before;
    const whole = await openStore(':memory:');
    const start = dated.requests.length;
    await crawl(whole, undefined, undefined, dated);
    expect(cheap).toBeLessThan(dated.requests.length - start);
    await store.close();
    await whole.close();
  });
});
