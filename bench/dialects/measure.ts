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
  /** Addresses stored as boards that are no lists of threads or boards. */
  readonly strayBoards: readonly string[];
  /** As the crawl left it. */
  readonly model: SiteModel | undefined;
}

/** The size every figure of `bench/floors.json` is measured at. */
export const floorSize: LabSize = { boards: 6, threads: 40, postsPerThread: 7, users: 30 };

export interface MeasureOptions {
  /** Default `floorSize`. */
  readonly size?: LabSize;
  /** What is said, by whom and when; default 1. */
  readonly seed?: number;
  readonly maxPages?: number;
  /** Without a browser, pages are taken as they are sent. */
  readonly hasBrowser?: boolean;
  /** Told in one line what learning thinks. */
  readonly tell?: (line: string) => void;
}

/** Crawls a dialect from its entry page with a strategy; the score comes from the server's own log. */
export async function measureDialect(
  dialect: Dialect,
  strategy: StrategyName,
  { size = floorSize, seed = 1, maxPages = 5000, hasBrowser = true, tell = () => {} }: MeasureOptions = {},
): Promise<Measurement> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-dialect-'));
  const lab = await startLab({ dialect, size, seed, retryAfterSeconds: 0 });
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
  const browser = hasBrowser ? new BrowserFetcher({ fetcher, cookies }) : undefined;
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
      { store, fetcher, requests, listener, ...(browser === undefined ? {} : { browser }) },
    );
    const posts: CrawledPost[] = [];
    for await (const post of store.rows('posts')) posts.push(post);
    const boards: string[] = [];
    for await (const board of store.rows('boards')) boards.push(board.url);
    const truth = lab.truth();
    const score = truth.score(lab.requests, posts.length > 0 ? posts : undefined);
    const asked = lab.requests.map(({ url, status }) => ({ url, status, type: truth.typeOf(url).type }));
    const seen = new Set(lab.requests.map(({ url }) => truth.typeOf(url).canonical ?? truth.typeOf(url).url));
    const missed = truth.pages().flatMap(({ url }) => (seen.has(url) ? [] : [url]));
    const strayBoards = boards.filter((url) => !['entry', 'index'].includes(truth.typeOf(url).type));
    const seconds = (Date.now() - startedAt) / 1000;
    const site = await store.openSite(lab.entryUrl, strategy);
    const model = await store.loadModel(site.id);
    return { dialect: dialect.name, strategy, score, seconds, asked, missed, strayBoards, model };
  } finally {
    await browser?.close();
    await fetcher.close();
    await store.close();
    await lab.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
