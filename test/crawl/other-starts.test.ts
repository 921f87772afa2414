// A crawl whose model knows little of the forum learns again from what it has stored, and has all of it in the end.
import { expect, it } from 'vitest';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { type CrawlSummary, crawlSite, learnSite, RequestLog } from '../../src/crawl/index.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import type { SiteModel } from '../../src/learn/index.ts';
import { openStore, type Store } from '../../src/store/index.ts';

const settings = { strategy: 'skein', concurrency: 1, readingThreads: 0 } as const;

/** Crawls by a model that knows of one board and three threads, as if they were all there is. */
async function crawlByLittle(lab: Lab, store: Store, isGiven: boolean): Promise<CrawlSummary> {
  const startUrl = lab.entryUrl;
  const requests = new RequestLog();
  const fetcher = new HttpFetcher({ startUrl, rate: 0, concurrency: 1, onRequest: requests.observe });
  try {
    const tools = { store, fetcher, requests };
    const { model } = (await learnSite({ startUrl, strategy: 'skein' }, tools))!;
    const few = lab.truth().threads().slice(0, 3);
    const only = ({ url }: { readonly url: string }) => url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const [thread] = model.patterns.filter(({ type }) => type === 'thread');
    const little: SiteModel = {
      ...model,
      patterns: [{ ...thread!, regex: `^(?:${few.map(only).join('|')})$`, identity: [] }],
    };
    const site = await store.openSite(startUrl, 'skein');
    await store.saveModel(site.id, little);
    return await crawlSite({ startUrl, ...settings, ...(isGiven && { model: little }) }, tools);
  } finally {
    await fetcher.close();
  }
}

async function crawled(isGiven: boolean): Promise<{ summary: CrawlSummary; threads: number; asked: number }> {
  const size = { boards: 4, threads: 30, postsPerThread: 3, users: 20 };
  const lab = await startLab({ dialect: dialectByName('plain-query'), seed: 3, size });
  const store = await openStore(':memory:');
  try {
    const summary = await crawlByLittle(lab, store, isGiven);
    const asked = lab.requests.map(({ url }) => url);
    expect(new Set(asked).size).toBe(asked.length);
    let threads = 0;
    for await (const { storedPosts } of store.rows('threads')) if ((storedPosts ?? 0) > 0) threads++;
    return { summary, threads, asked: asked.length };
  } finally {
    await store.close();
    await lab.close();
  }
}

it('finds all threads by another model, and asks for nothing twice', async () => {
  const { summary, threads } = await crawled(false);
  expect(threads).toBe(30);
  expect(summary.ledger?.complete).toBe('yes');
  expect(summary.ledger?.questions.map(({ about }) => about)).toContain('learning from another page');
});

it('keeps to a model that was given', async () => {
  const { summary, threads } = await crawled(true);
  expect(threads).toBeLessThan(30);
  expect(summary.ledger?.complete).not.toBe('yes');
});
