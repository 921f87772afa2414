import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../../lab/index.ts';
import {
  type CrawlSummary,
  coverageOf,
  crawlSite,
  RequestLog,
  verdictLine,
} from '../../../src/crawl/index.ts';
import { HttpFetcher } from '../../../src/fetch/index.ts';
import { type CoverageRow, type Ledger, openStore, type Store } from '../../../src/store/index.ts';

describe('the reckoning of a crawl', () => {
  let lab: Lab;
  let store: Store;

  beforeAll(async () => {
    lab = await startLab({
      dialect: dialectByName('plain-query'),
      size: { boards: 3, threads: 24, postsPerThread: 5, users: 10 },
      seed: 4,
    });
    store = await openStore(':memory:');
  });
  afterAll(async () => {
    await store.close();
    await lab.close();
  });

  async function crawl(maxPages?: number): Promise<CrawlSummary> {
    const requests = new RequestLog();
    const fetcher = new HttpFetcher({ startUrl: lab.entryUrl, rate: 0, onRequest: requests.observe });
    try {
      const options = { startUrl: lab.entryUrl, strategy: 'skein', concurrency: 4 } as const;
      return await crawlSite(
        { ...options, ...(maxPages !== undefined && { maxPages }) },
        { store, fetcher, requests },
      );
    } finally {
      await fetcher.close();
    }
  }

  async function ledger(): Promise<Ledger> {
    return (await store.loadLedger((await store.sites())[0]!.id))!;
  }

  it('says that something is missing where a crawl was stopped at a limit, then that all is there', async () => {
    const stopped = await crawl(14);
    expect(stopped.stopped).toBe('limit');
    expect(stopped.ledger!.complete).toBe('no');
    expect(verdictLine(stopped.ledger!)).toMatch(/^incomplete: .* URLs are still to be fetched/);

    const done = await crawl();
    expect(done.stopped).toBe('done');
    expect(done.ledger).toMatchObject({
      complete: 'yes',
      threads: { stated: 24, stored: 24 },
      reasons: [],
    });
    const { posts, short } = coverageOf(done.ledger!);
    expect(posts.stored).toBe(lab.truth().posts().length);
    expect(short).toEqual([]);
    expect(await ledger()).toEqual(done.ledger);
  }, 120_000);

  it('is exported: the site, and each board with what it states and has', async () => {
    const rows: CoverageRow[] = [];
    for await (const row of store.rows('coverage')) rows.push(row);
    expect(rows[0]).toMatchObject({ kind: 'site', statedThreads: 24, listedThreads: 24, storedThreads: 24 });
    const boards = rows.filter(({ kind }) => kind === 'board');
    expect(boards.length).toBeGreaterThanOrEqual(3);
    for (const { statedThreads, storedThreads } of boards)
      if (statedThreads !== null) expect(storedThreads).toBe(statedThreads);
  });
});
