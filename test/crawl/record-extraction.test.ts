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
});
