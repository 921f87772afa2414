import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { crawlSite, RequestLog } from '../../src/crawl/index.ts';
import { readStored } from '../../src/crawl/learning-pages.ts';
import { PAGES_TO_LEARN_FROM } from '../../src/crawl/post-extraction.ts';
import { RecordExtraction } from '../../src/crawl/record-extraction.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import { LinkMatcher, type SiteModel } from '../../src/learn/index.ts';
import type { PostTemplate } from '../../src/records/index.ts';
import { openStore, type PostRow, type Records, type Site, type Store } from '../../src/store/index.ts';

describe('RecordExtraction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-records-'));
  let lab: Lab;
  let store: Store;
  let site: Site;
  let model: SiteModel;

  beforeAll(async () => {
    lab = await startLab({
      dialect: dialectByName('plain-query'),
      size: { boards: 2, threads: 20, postsPerThread: 5, users: 10 },
      seed: 4,
    });
    store = await openStore(join(folder, 'crawl.db'));
    const requests = new RequestLog();
    const fetcher = new HttpFetcher({ startUrl: lab.entryUrl, rate: 0, onRequest: requests.observe });
    await crawlSite(
      { startUrl: lab.entryUrl, strategy: 'skein', concurrency: 4 },
      { store, fetcher, requests },
    );
    await fetcher.close();
    site = (await store.sites())[0]!;
    model = (await store.loadModel(site.id))!;
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await lab.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function posts(): Promise<string[]> {
    const rows: PostRow[] = [];
    for await (const post of store.rows('posts')) rows.push(post);
    return rows.map(({ thread, id }) => `${thread} ${id}`);
  }

  it('forgets what a visit under way stored of a page after that was read again', async () => {
    const before = await posts();
    const extraction = new RecordExtraction({
      store,
      site,
      model: {
        present: { ...model, postTemplate: null },
        matcher: new LinkMatcher(model),
        keepTemplate: async () => undefined,
      },
      commit: async () => undefined,
    });
    const early: Records[] = [];
    for await (const { url, type } of store.rows('pages', site.id)) {
      if (type !== 'thread' || early.length === PAGES_TO_LEARN_FROM) continue;
      const page = readStored((await store.page(site.id, url))!);
      early.push((await extraction.read(page, { url, type: 'thread' })).records);
    }
    const late = early[0]!.posts!.map((post) => ({ ...post, id: `early ${post.id}` }));
    await store.replacePosts(site.id, [], { posts: late });
    expect(await posts()).toHaveLength(before.length + late.length);
    await extraction.finish();
    expect(await posts()).toEqual(before);
  });

  it('learns from what others stored when it read few pages itself', async () => {
    const before = await posts();
    let kept: PostTemplate | null = null;
    const extraction = new RecordExtraction({
      store,
      site,
      model: {
        present: { ...model, postTemplate: null },
        matcher: new LinkMatcher(model),
        keepTemplate: async (template) => {
          kept = template;
        },
      },
      commit: async () => undefined,
    });
    for (const url of await store.pagesOfType(site.id, 'thread', 2)) {
      const page = readStored((await store.page(site.id, url))!);
      await extraction.read(page, { url, type: 'thread' });
    }
    await extraction.finish();
    expect(kept!.seenPages).toBeGreaterThan(PAGES_TO_LEARN_FROM);
    expect(await posts()).toEqual(before);
  });

  it('tells too little of lists for the next crawl where it saw few of them', () => {
    expect(model.lists).toBeUndefined();
    expect(model.familiar).not.toHaveLength(0);
  });
});

describe('RecordExtraction by a model of an earlier crawl', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-lists-'));
  let lab: Lab;
  let store: Store;
  let site: Site;
  let model: SiteModel;

  beforeAll(async () => {
    lab = await startLab({
      dialect: dialectByName('plain-query'),
      size: { boards: 14, threads: 30, postsPerThread: 2, users: 10 },
      seed: 4,
    });
    store = await openStore(join(folder, 'crawl.db'));
    const requests = new RequestLog();
    const fetcher = new HttpFetcher({ startUrl: lab.entryUrl, rate: 0, onRequest: requests.observe });
    await crawlSite(
      { startUrl: lab.entryUrl, strategy: 'skein', concurrency: 4 },
      { store, fetcher, requests },
    );
    await fetcher.close();
    site = (await store.sites())[0]!;
    model = (await store.loadModel(site.id))!;
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await lab.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Threads that each index page lists, read by a model. */
  async function listed(present: SiteModel): Promise<number[]> {
    const extraction = new RecordExtraction({
      store,
      site,
      model: { present, matcher: new LinkMatcher(model), keepTemplate: async () => undefined },
      commit: async () => undefined,
    });
    const counts: number[] = [];
    for (const url of (await store.pagesOfType(site.id, 'index', 100)).toSorted()) {
      const page = readStored((await store.page(site.id, url))!);
      const { records } = await extraction.read(page, { url, type: 'index' });
      counts.push(records.threads?.length ?? 0);
    }
    return counts;
  }

  it('reads lists by what the model knows of them from the first page on', async () => {
    expect(model.lists).not.toHaveLength(0);
    const counts = await listed(model);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(30);
  });

  it('learns lists anew where those of the model find nothing any more', async () => {
    const lists = model.lists!.map((list) => ({ ...list, place: { ...list.place, location: 'elsewhere' } }));
    const counts = await listed({ ...model, lists });
    expect(counts.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(counts.slice(6).filter((count) => count > 0)).not.toHaveLength(0);
  });
});
