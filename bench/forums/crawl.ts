// One crawl in this process, as `skein crawl` does it: how it ended, what it said of itself, and what it stored.
import { type CrawlEvent, crawlSite, RequestLog, verdictLine } from '../../src/crawl/index.ts';
import { BrowserFetcher, Cookies, HttpFetcher } from '../../src/fetch/index.ts';
import type { Scope, SiteModel } from '../../src/learn/index.ts';
import {
  type BoardRow,
  type Complete,
  type Ledger,
  openStore,
  type PageRow,
  type PostRow,
  type RequestRow,
  type ThreadRow,
} from '../../src/store/index.ts';
import type { StrategyName } from '../../src/strategies/index.ts';

export interface CrawlOrder {
  readonly startUrl: string;
  readonly strategy?: StrategyName;
  /** The proxy that serves a mirror or a sketch; without it, the forum is reached at its own address. */
  readonly proxyUrl?: string;
  readonly maxPages?: number;
  /** Without a browser, pages are taken as they are sent. Default false. */
  readonly hasBrowser?: boolean;
  readonly concurrency?: number;
  /** Pages that strategies with a site map sample. */
  readonly sample?: number;
  /** What they are after. */
  readonly scope?: Scope;
}

export interface FinishedCrawl {
  /** As the command line ends: 0 done, 1 failed, 3 stopped before the end. */
  readonly exit: 0 | 1 | 3;
  /** The crawl's own last word, in one line. */
  readonly said: string;
  /** Whether the crawl takes itself for complete, and why. */
  readonly complete: Complete;
  readonly verdict: string;
  readonly ledger: Ledger | undefined;
  readonly seconds: number;
  readonly requests: readonly RequestRow[];
  readonly posts: readonly PostRow[];
  readonly threads: readonly ThreadRow[];
  readonly boards: readonly BoardRow[];
  readonly pages: readonly { readonly url: string; readonly type: string }[];
  readonly model: SiteModel | undefined;
  /** What learning told on its way. */
  readonly notices: readonly string[];
  /** The pages learning looked at, in order. */
  readonly learnedFrom: readonly PageRow[];
}

const CONCURRENCY = 16;
const MAX_PAGES = 20_000;

export async function crawlForum(order: CrawlOrder): Promise<FinishedCrawl> {
  const { startUrl, proxyUrl, strategy = 'skein', concurrency = CONCURRENCY } = order;
  const startedAt = performance.now();
  const requests = new RequestLog();
  const cookies = new Cookies();
  const fetcher = new HttpFetcher({
    cookies,
    startUrl,
    rate: 0,
    concurrency,
    onRequest: requests.observe,
    // Servers of tests are never busy for long.
    retry: { baseMs: 5 },
    ...(proxyUrl !== undefined && { proxy: proxyUrl }),
  });
  const browser = order.hasBrowser === true ? new BrowserFetcher({ fetcher, cookies }) : undefined;
  const store = await openStore(':memory:');
  const notices: string[] = [];
  const listener = (event: CrawlEvent) => {
    if (event.kind === 'notice' || event.kind === 'alarm') notices.push(event.message);
  };
  try {
    const { exit, said, complete, verdict } = await crawlSite(
      {
        startUrl,
        strategy,
        concurrency,
        ...(order.sample !== undefined && { sample: order.sample }),
        ...(order.scope !== undefined && { scope: order.scope }),
        maxPages: order.maxPages ?? MAX_PAGES,
        retry: { maxAttempts: 4, firstDelayMs: 10 },
      },
      { store, fetcher, requests, listener, ...(browser !== undefined && { browser }) },
    ).then(
      ({ stopped, blocked, frontier, ledger }) => ({
        complete: ledger?.complete ?? ('unknown' as const),
        verdict: ledger === null ? '' : verdictLine(ledger),
        exit: stopped === 'done' ? (0 as const) : (3 as const),
        said: `${blocked === null ? stopped : `paused: ${blocked.message}`}${frontier.failed > 0 ? `, ${frontier.failed} URLs failed` : ''}`,
      }),
      (error: Error) => ({
        exit: 1 as const,
        said: `failed: ${error.message}`,
        complete: 'unknown' as const,
        verdict: '',
      }),
    );
    const site = await store.openSite(startUrl, strategy);
    const model = await store.loadModel(site.id);
    const asked = await all(store.rows('requests'));
    const learnedFrom: PageRow[] = [];
    for (const url of new Set(asked.filter(({ phase }) => phase === 'learn').map(({ url }) => url))) {
      const page = await store.page(site.id, url);
      if (page !== undefined) learnedFrom.push(page);
    }
    return {
      exit,
      said,
      complete,
      verdict,
      ledger: await store.loadLedger(site.id),
      seconds: (performance.now() - startedAt) / 1000,
      requests: asked,
      posts: await all(store.rows('posts')),
      threads: await all(store.rows('threads')),
      boards: await all(store.rows('boards')),
      pages: await all(store.rows('pages')),
      model,
      notices,
      learnedFrom,
    };
  } finally {
    await browser?.close();
    await fetcher.close();
    await store.close();
  }
}

async function all<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const row of rows) list.push(row);
  return list;
}
