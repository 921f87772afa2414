// A crawl that is ended again and again stores what one that runs through does: what lists tell, not the posts alone.
import { expect, it } from 'vitest';
import { dialectByName, startLab } from '../../lab/index.ts';
import { crawlSite, RequestLog } from '../../src/crawl/index.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import { type ExportKind, openStore, type Store } from '../../src/store/index.ts';

const PAGES_A_RUN = 9;
const compared: readonly ExportKind[] = ['pages', 'threads', 'boards', 'coverage'];

async function crawl(store: Store, startUrl: string, maxPages?: number): Promise<string> {
  const requests = new RequestLog();
  const fetcher = new HttpFetcher({ startUrl, rate: 0, concurrency: 1, onRequest: requests.observe });
  try {
    const { stopped } = await crawlSite(
      {
        startUrl,
        strategy: 'skein',
        concurrency: 1,
        readingThreads: 0,
        ...(maxPages !== undefined && { maxPages }),
      },
      { store, fetcher, requests },
    );
    return stopped;
  } finally {
    await fetcher.close();
  }
}

/** What lists tell, without the times of this machine. */
async function contents(store: Store): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const kind of compared) {
    all[kind] = [];
    for await (const row of store.rows(kind)) {
      const { fetchedAt: _, ...rest } = row as unknown as Record<string, unknown>;
      all[kind].push(rest);
    }
  }
  return all;
}

it('tells the same of threads and boards, whether the crawl ran through or was resumed many times', async () => {
  const size = { boards: 8, threads: 30, postsPerThread: 3, users: 20 };
  const lab = await startLab({ dialect: dialectByName('plain-query'), seed: 3, size });
  const [whole, resumed] = [await openStore(':memory:'), await openStore(':memory:')];
  try {
    expect(await crawl(whole, lab.entryUrl)).toBe('done');
    let runs = 1;
    while ((await crawl(resumed, lab.entryUrl, runs * PAGES_A_RUN)) !== 'done') runs++;
    expect(runs).toBeGreaterThan(3);
    expect(await contents(resumed)).toEqual(await contents(whole));
  } finally {
    await whole.close();
    await resumed.close();
    await lab.close();
  }
});
