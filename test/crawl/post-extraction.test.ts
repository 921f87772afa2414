import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { PostExtraction, type ThreadPage, type ThreadRecords } from '../../src/crawl/post-extraction.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import { type Page, parsePage } from '../../src/page/index.ts';
import type { PostRow } from '../../src/store/index.ts';

const size = { boards: 3, threads: 24, postsPerThread: 8, users: 12 };

describe('PostExtraction', () => {
  let lab: Lab;
  let pages: ThreadPage[];

  beforeAll(async () => {
    lab = await startLab({ dialect: dialectByName('plain-query'), size, seed: 5 });
    const fetcher = new HttpFetcher({ startUrl: lab.entryUrl, rate: 0, respectRobots: false });
    const truth = lab.truth();
    const firstOf = new Map(
      truth
        .pages()
        .flatMap(({ type, threadId, url }) => (type === 'thread' ? [[threadId, url] as const] : [])),
    );
    pages = [];
    for (const { url, threadId, page: number = 1 } of truth
      .pages()
      .filter((page) => page.threadId !== undefined)) {
      const page: Page = parsePage(await fetcher.fetch({ url }));
      pages.push({ page, url, thread: firstOf.get(threadId)!, order: number === 1 ? 0 : number });
    }
    await fetcher.close();
  });
  afterAll(() => lab.close());

  /** The last reading of each page. */
  function lastRead(all: readonly ThreadRecords[]): PostRow[] {
    const byPage = new Map<string, PostRow[]>();
    for (const { posts } of all) {
      for (const { page } of posts) byPage.set(page, []);
      for (const post of posts) byPage.get(post.page)!.push(post);
    }
    return [...byPage.values()].flat();
  }

  function readAll(extraction: PostExtraction, from = pages): PostRow[] {
    const read = from.map((page) => extraction.read(page));
    const late = extraction.finish();
    return lastRead(late === undefined ? read : [...read, late]);
  }

  it('reads every post of every thread once', () => {
    const posts = readAll(new PostExtraction({ postTemplate: null }));
    const truth = lab.truth().posts();
    expect(posts).toHaveLength(truth.length);
    expect(new Set(posts.map(({ author }) => author))).toEqual(new Set(truth.map(({ author }) => author)));
  });

  it('orders the posts of a thread over its pages', () => {
    const long = pages.find(({ order }) => order > 1)!;
    const own = pages.filter(({ thread }) => thread === long.thread);
    const posts = readAll(new PostExtraction({ postTemplate: null }), [...own].reverse());
    const inOrder = posts.sort((a, b) => a.position - b.position).map(({ createdAt }) => createdAt);
    expect(new Set(posts.map(({ page }) => page)).size).toBeGreaterThan(1);
    expect(inOrder).toEqual([...inOrder].sort());
  });

  it('tells each thread once, by its first page', () => {
    const extraction = new PostExtraction({ postTemplate: null });
    const long = pages.filter(({ thread }) => thread === pages.find(({ order }) => order > 1)!.thread);
    const threads = long.flatMap((page) => extraction.read(page).threads);
    expect(threads.map(({ url }) => url)).toEqual([long[0]!.thread]);
    expect(threads[0]!.title).not.toBe('');
  });

  it('learns a template during the crawl and reads the early pages again with it', () => {
    const extraction = new PostExtraction({ postTemplate: null });
    expect(extraction.template).toBeNull();
    const counts = pages.map((page) => extraction.read(page).threads.length);
    expect(extraction.template).not.toBeNull();
    expect(Math.max(...counts)).toBeGreaterThan(10);
  });

  it('learns the same of pages that were read twice', () => {
    const extraction = new PostExtraction({ postTemplate: null });
    const few = pages.slice(0, 5);
    const once = readAll(new PostExtraction({ postTemplate: null }), few);
    expect(readAll(extraction, [...few, ...few])).toEqual(once);
    expect(extraction.template!.seenPages).toBe(5);
  });

  it('learns a template at the end when there were few pages', () => {
    const extraction = new PostExtraction({ postTemplate: null });
    for (const page of pages.slice(0, 4)) extraction.read(page);
    expect(extraction.template).toBeNull();
    expect(extraction.finish()?.posts.length).toBeGreaterThan(0);
    expect(extraction.template).not.toBeNull();
  });

  it('reads with the template of an earlier run the same posts', () => {
    const first = new PostExtraction({ postTemplate: null });
    const all = readAll(first);
    const second = new PostExtraction({ postTemplate: first.template });
    const texts = (posts: readonly PostRow[]) => posts.map(({ text }) => text).sort();
    expect(texts(readAll(second))).toEqual(texts(all));
  });
});
