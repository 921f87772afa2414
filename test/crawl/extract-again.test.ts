import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { crawlSite, extractAgain, RequestLog } from '../../src/crawl/index.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import { openStore, type PostRow, type Site, type Store } from '../../src/store/index.ts';

describe('extractAgain', () => {
  let folder: string;
  let lab: Lab;
  let store: Store;
  let site: Site;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'skein-again-'));
    lab = await startLab({
      dialect: dialectByName('plain-query'),
      size: { boards: 2, threads: 14, postsPerThread: 6, users: 10 },
      seed: 3,
    });
    store = await openStore(join(folder, 'again.db'));
    const requests = new RequestLog();
    const fetcher = new HttpFetcher({ startUrl: lab.entryUrl, rate: 0, onRequest: requests.observe });
    await crawlSite(
      { startUrl: lab.entryUrl, strategy: 'skein', concurrency: 4 },
      { store, fetcher, requests },
    );
    await fetcher.close();
    site = (await store.sites())[0]!;
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await lab.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function posts(): Promise<PostRow[]> {
    const rows: PostRow[] = [];
    for await (const post of store.rows('posts')) rows.push(post);
    return rows;
  }

  it('reads the same posts again, without a request', async () => {
    const before = await posts();
    const asked = lab.requests.length;
    const { learnedFrom } = await extractAgain(store, site);
    expect(learnedFrom).toBeGreaterThan(1);
    expect(lab.requests).toHaveLength(asked);
    expect(await posts()).toEqual(before);
    expect((await store.totals(site.id)).posts).toBe(before.length);
  });

  it('mends what a worse template had read, and forgets what were no posts', async () => {
    const good = await posts();
    const [first] = good;
    const spoilt = good.map((post) => ({
      ...post,
      position: 0,
      author: 'Quote',
      text: `Reply ${post.text}`,
    }));
    const junk = { ...first!, id: 'sidebar', position: 77, text: 'Who is online' };
    await store.replacePosts(site.id, [], { posts: [...spoilt, junk] });
    expect((await posts())[0]!.author).toBe('Quote');
    await extractAgain(store, site);
    expect(await posts()).toEqual(good);
  });
});
