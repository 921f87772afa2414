import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { crawlSite, RequestLog } from '../../src/crawl/index.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import { HOUR, type RefreshModel, refreshSite } from '../../src/refresh/index.ts';
import { openStore, type Site, type Store } from '../../src/store/index.ts';

describe('a pass with the regression', () => {
  let folder: string;
  let lab: Lab;
  let store: Store;
  let site: Site;
  let later = 0;
  const now = () => Date.now() + later;

  /** Does something with a fetcher, and tells for what it asked the forum. */
  async function asked(
    work: (tools: {
      fetcher: HttpFetcher;
      requests: RequestLog;
      store: Store;
      now: () => number;
    }) => Promise<unknown>,
  ): Promise<string[]> {
    const requests = new RequestLog();
    const fetcher = new HttpFetcher({ startUrl: lab.entryUrl, rate: 0, onRequest: requests.observe });
    const before = lab.requests.length;
    await work({ store, fetcher, requests, now });
    await fetcher.close();
    return lab.requests
      .slice(before)
      .map(({ url }) => url)
      .filter((url) => !url.endsWith('/robots.txt'));
  }
  const refresh = (model?: RefreshModel) =>
    asked((tools) => refreshSite(site, { concurrency: 1, ...(model !== undefined && { model }) }, tools));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'skein-regression-'));
    lab = await startLab({
      dialect: dialectByName('plain-query'),
      size: { boards: 3, threads: 30, postsPerThread: 6, users: 10, spanDays: 10 },
      now: Math.floor(Date.now() / 1000),
    });
    store = await openStore(join(folder, 'f.db'));
    await asked((tools) => crawlSite({ startUrl: lab.entryUrl, strategy: 'skein', concurrency: 4 }, tools));
    site = (await store.sites())[0]!;
  }, 60_000);
  afterAll(async () => {
    await store.close();
    await lab.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('asks nothing right after the crawl, where the default asks the boards', async () => {
    expect(await refresh('regression')).toEqual([]);
    expect((await refresh()).length).toBeGreaterThan(0);
  });

  it('asks threads whose next post is due, though no list was seen to tell of them', async () => {
    later = 30 * HOUR;
    lab.advance(30 * 3600);
    const threads = (await refresh('regression')).filter((url) => url.includes('showthread'));
    expect(threads.length).toBeGreaterThan(0);
    // Not all: most threads have been silent for days and are not due yet.
    expect(new Set(threads).size).toBeLessThan(lab.truth().threads().length);
  });

  it('finds every post in the end', async () => {
    for (const hours of [10, 40, 160, 640]) {
      later += hours * HOUR;
      await refresh('regression');
    }
    expect((await store.totals(site.id)).posts).toBe(lab.truth().posts().length);
  });
});
