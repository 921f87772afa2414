// Crawls one lab forum in this process and scores it against its truth.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CrawledPost, type Dialect, type LabSize, type Score, startLab } from '../../lab/index.ts';
import { crawlSite, RequestLog } from '../../src/crawl/index.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import { openStore } from '../../src/store/index.ts';
import type { StrategyName } from '../../src/strategies/index.ts';

export interface Measurement {
  readonly dialect: string;
  readonly strategy: StrategyName;
  readonly score: Score;
  readonly seconds: number;
}

/** The size every figure of `bench/floors.json` is measured at. */
export const floorSize: LabSize = { boards: 6, threads: 40, postsPerThread: 7, users: 30 };

/** Crawls a dialect from its entry page with a strategy; the score comes from the server's own log. */
export async function measureDialect(
  dialect: Dialect,
  strategy: StrategyName,
  size: LabSize = floorSize,
  maxPages = 5000,
): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-dialect-'));
  const lab = await startLab({ dialect, size, seed: 1, retryAfterSeconds: 0 });
  const requests = new RequestLog();
  const fetcher = new HttpFetcher({
    startUrl: lab.entryUrl,
    rate: 0,
    concurrency: 16,
    onRequest: requests.observe,
    retry: { baseMs: 5 },
  });
  const store = await openStore(join(folder, 'crawl.db'));
  const startedAt = Date.now();
  try {
    await crawlSite(
      {
        startUrl: lab.entryUrl,
        strategy,
        concurrency: 16,
        maxPages,
        retry: { maxAttempts: 4, firstDelayMs: 10 },
      },
      { store, fetcher, requests },
    );
    const posts: CrawledPost[] = [];
    for await (const post of store.rows('posts')) posts.push(post);
    const score = lab.truth().score(lab.requests, posts.length > 0 ? posts : undefined);
    return { dialect: dialect.name, strategy, score, seconds: (Date.now() - startedAt) / 1000 };
  } finally {
    await fetcher.close();
    await store.close();
    await lab.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
