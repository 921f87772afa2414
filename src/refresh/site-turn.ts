// One turn of a worker at one site: whatever the site needs now, learning, crawling or refreshing, within its limits.
import { type CrawlOptions, type CrawlSummary, type CrawlTools, crawlSite } from '../crawl/index.ts';
import { CrawlError, SkeinError, StoreError } from '../errors.ts';
import { forwardNow } from '../steady-clock.ts';
import type { FleetSite, SiteLimits, SiteRelease, Store } from '../store/index.ts';
import { DAY, HOUR, MINUTE } from './arrival-model.ts';
import { refreshSite } from './refresh-site.ts';
import { siteFreshness } from './site-freshness.ts';

export interface TurnOptions
  extends Pick<CrawlOptions, 'concurrency' | 'render' | 'readingThreads' | 'retry'> {
  /** Requests of one refresh. */
  readonly refreshBudget?: number;
  /** For sites that have none of their own. */
  readonly limits: SiteLimits;
  /** Visits the articles of a feed whose comments are due. */
  readonly visitFeed?: (site: FleetSite, tools: CrawlTools) => Promise<FeedVisited>;
}

/** What `strategy` says of a site that is a feed of articles, whose comments are wanted. */
export const COMMENTS_OF_FEED = 'comments';

/** What came of visiting a feed. */
export interface FeedVisited {
  readonly stopped: 'done' | 'interrupted';
  /** When to visit it next. */
  readonly dueAt: number;
}

/** What became of a turn. */
export interface TurnResult {
  /** 'turn': others wait; 'limit': the site is at one of its limits. */
  readonly ended: 'done' | 'turn' | 'limit' | 'blocked' | 'failed';
  /** Why, when there is something to say. */
  readonly reason: string | null;
  readonly release: SiteRelease;
  /** A bug of ours, to be looked at. */
  readonly bug?: unknown;
}

const SOONEST_REFRESH_MS = 10 * MINUTE;
const LATEST_REFRESH_MS = 7 * DAY;
const BLOCKED_FOR_MS = DAY;
const FIRST_PAUSE_MS = 10 * MINUTE;
/** After so many failures in a row a site waits for somebody to look at it. */
const MAX_FAILURES = 6;
const LOOK_EVERY_MS = 1_000;

/** Works on a site until it is done for now, at a limit, or `tools.stop` is aborted. Never throws but for the store. */
export async function takeTurn(
  site: FleetSite,
  options: TurnOptions,
  tools: CrawlTools,
): Promise<TurnResult> {
  const { store, now = forwardNow } = tools;
  const startedAt = performance.now();
  const limits = { ...options.limits, ...site.limits };
  const spent = () => Math.round(site.workedMs + performance.now() - startedAt);
  const left = (dueAt: number | null, failures = 0): SiteRelease => ({ dueAt, failures, workedMs: spent() });
  try {
    const reached = await reachedLimit(store, site, limits, spent());
    if (reached !== undefined) return await atLimit(store, site, reached, left(null));
    const watch = new LimitWatch(store, site, limits, spent, tools.stop);
    try {
      const { stopped, dueAt } = await work(site, { ...options, limits }, { ...tools, stop: watch.signal });
      const limit = watch.reached ?? (await reachedLimit(store, site, limits, spent()));
      if (limit !== undefined && stopped !== 'done') return await atLimit(store, site, limit, left(null));
      if (stopped === 'blocked')
        return {
          ended: 'blocked',
          reason: 'it keeps us out',
          release: left(now() + BLOCKED_FOR_MS, site.failures + 1),
        };
      if (stopped !== 'done') return { ended: 'turn', reason: null, release: left(now()) };
      const next = dueAt ?? (await nextRefresh(store, site, now()));
      return { ended: 'done', reason: null, release: left(next) };
    } finally {
      watch.end();
    }
  } catch (error) {
    if (error instanceof StoreError) throw error;
    return await failed(store, site, error, spent(), now());
  }
}

interface Worked {
  readonly stopped: CrawlSummary['stopped'];
  /** Where that is not for the times of posts to say. */
  readonly dueAt?: number;
}

async function work(site: FleetSite, options: TurnOptions, tools: CrawlTools): Promise<Worked> {
  if (site.strategy === COMMENTS_OF_FEED) {
    if (options.visitFeed === undefined) throw new CrawlError('this worker visits no feeds of articles');
    return options.visitFeed(site, tools);
  }
  const { concurrency, render, readingThreads, retry, refreshBudget, limits } = options;
  const shared = {
    concurrency,
    ...(render !== undefined && { render }),
    ...(retry !== undefined && { retry }),
  };
  if (site.state === 'done' && (await tools.store.loadModel(site.id)) !== undefined) {
    const budget = refreshBudget === undefined ? {} : { budget: refreshBudget };
    return refreshSite(site, { ...shared, ...budget }, tools);
  }
  const crawl: CrawlOptions = {
    ...shared,
    startUrl: site.startUrl,
    strategy: site.strategy as CrawlOptions['strategy'],
    ...(readingThreads !== undefined && { readingThreads }),
    ...(limits.maxPages !== undefined && { maxPages: limits.maxPages }),
  };
  return crawlSite(crawl, tools);
}

async function nextRefresh(store: Store, site: FleetSite, now: number): Promise<number> {
  const freshness = await siteFreshness(store, site, now);
  const dueAt = freshness?.nextDueAt ?? now + DAY;
  return Math.min(Math.max(dueAt, now + SOONEST_REFRESH_MS), now + LATEST_REFRESH_MS);
}

async function atLimit(
  store: Store,
  site: FleetSite,
  reason: string,
  release: SiteRelease,
): Promise<TurnResult> {
  await store.setSiteState(site.id, 'paused', reason);
  return { ended: 'limit', reason, release };
}

async function failed(
  store: Store,
  site: FleetSite,
  error: unknown,
  workedMs: number,
  now: number,
): Promise<TurnResult> {
  const failures = site.failures + 1;
  const isGivenUp = failures >= MAX_FAILURES;
  const reason = error instanceof Error ? (error.message.split('\n')[0] as string) : String(error);
  await store.setSiteState(site.id, 'failed', reason);
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), 6 * HOUR);
  const release = { dueAt: isGivenUp ? null : now + pauseMs, failures, workedMs };
  return { ended: 'failed', reason, release, ...(!(error instanceof SkeinError) && { bug: error }) };
}

/** Which limit a site has reached, in words. */
async function reachedLimit(
  store: Store,
  site: FleetSite,
  { maxPages, maxBytes, maxMs, maxErrors }: SiteLimits,
  workedMs: number,
): Promise<string | undefined> {
  const { pages, bytes } = await store.totals(site.id);
  const { failed } = await store.frontierCounts(site.id);
  const reached = (count: number, most: number | undefined) => most !== undefined && count >= most;
  if (site.state !== 'done' && reached(pages, maxPages)) return `at its limit of ${maxPages} pages`;
  if (reached(bytes, maxBytes)) return `at its limit of ${maxBytes} bytes`;
  if (reached(workedMs, maxMs)) return `at its limit of ${Math.round(maxMs! / 1000)} seconds of work`;
  if (reached(failed, maxErrors)) return `at its limit of ${maxErrors} failed URLs`;
  return undefined;
}

/** Ends a turn when the site reaches a limit in the middle of it. */
class LimitWatch {
  readonly #abort = new AbortController();
  readonly #timer: NodeJS.Timeout;
  readonly #stop: AbortSignal | undefined;
  readonly #onStop = () => this.#abort.abort();
  reached: string | undefined;
  #isLooking = false;

  constructor(
    store: Store,
    site: FleetSite,
    limits: SiteLimits,
    spent: () => number,
    stop: AbortSignal | undefined,
  ) {
    this.#stop = stop;
    stop?.addEventListener('abort', this.#onStop);
    if (stop?.aborted) this.#abort.abort();
    this.#timer = setInterval(async () => {
      if (this.#isLooking || this.#abort.signal.aborted) return;
      this.#isLooking = true;
      // A store in trouble is noticed by the crawl itself.
      this.reached = await reachedLimit(store, site, limits, spent()).catch(() => undefined);
      this.#isLooking = false;
      if (this.reached !== undefined) this.#abort.abort();
    }, LOOK_EVERY_MS);
    this.#timer.unref();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  end(): void {
    clearInterval(this.#timer);
    this.#stop?.removeEventListener('abort', this.#onStop);
  }
}
