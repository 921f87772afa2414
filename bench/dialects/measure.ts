// Crawls one lab forum in this process and scores it against its truth.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CrawledPost, type Dialect, type LabSize, type Score, startLab } from '../../lab/index.ts';
import { type CrawlListener, crawlSite, RequestLog } from '../../src/crawl/index.ts';
import { BrowserFetcher, Cookies, HttpFetcher } from '../../src/fetch/index.ts';
import type { SiteModel } from '../../src/learn/index.ts';
import { openStore } from '../../src/store/index.ts';
import type { StrategyName } from '../../src/strategies/index.ts';

export interface Measurement {
  readonly dialect: string;
  readonly strategy: StrategyName;
  readonly score: Score;
  readonly seconds: number;
  /** Every request with what it asked for, oldest first. */
  readonly asked: readonly { readonly url: string; readonly status: number; readonly type: string }[];
  /** Useful pages nobody asked for. */
  readonly missed: readonly string[];
  /** As the crawl left it. */
  readonly model: SiteModel | undefined;
}

/** The size every figure of `bench/floors.json` is measured at. */
export const floorSize: LabSize = { boards: 6, threads: 40, postsPerThread: 7, users: 30 };

/** Crawls a dialect from its entry page with a strategy; the score comes from the server's own log. */
export async function measureDialect(
  dialect: Dialect,
  strategy: StrategyName,
  size: LabSize = floorSize,
  maxPages = 5000,
  tell: (line: string) => void = () => {},
): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-dialect-'));
  const lab = await startLab({ dialect, size, seed: 1, retryAfterSeconds: 0 });
  const requests = new RequestLog();
  const cookies = new Cookies();
  const fetcher = new HttpFetcher({
    cookies,
    startUrl: lab.entryUrl,
    rate: 0,
    concurrency: 16,
    onRequest: requests.observe,
    retry: { baseMs: 5 },
  });
  const browser = new BrowserFetcher({ fetcher, cookies });
  const store = await openStore(join(folder, 'crawl.db'));
  const startedAt = Date.now();
  const listener: CrawlListener = (event) => {
    if (event.kind === 'notice') tell(event.message);
  };
  try {
    await crawlSite(
      {
        startUrl: lab.entryUrl,
        strategy,
        concurrency: 16,
        maxPages,
        retry: { maxAttempts: 4, firstDelayMs: 10 },
      },
      { store, fetcher, browser, requests, listener },
    );
    const posts: CrawledPost[] = [];
    for await (const post of store.rows('posts')) posts.push(post);
    const truth = lab.truth();
    const score = truth.score(lab.requests, posts.length > 0 ? posts : undefined);
    const asked = lab.requests.map(({ url, status }) => ({ url, status, type: truth.typeOf(url).type }));
    const seen = new Set(lab.requests.map(({ url }) => truth.typeOf(url).canonical ?? truth.typeOf(url).url));
    const missed = truth.pages().flatMap(({ url }) => (seen.has(url) ? [] : [url]));
    const seconds = (Date.now() - startedAt) / 1000;
    const site = await store.openSite(lab.entryUrl, strategy);
    const model = await store.loadModel(site.id);
    return { dialect: dialect.name, strategy, score, seconds, asked, missed, model };
  } finally {
    await browser.close();
    await fetcher.close();
    await store.close();
    await lab.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
