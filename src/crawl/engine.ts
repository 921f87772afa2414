// The engine: frontier -> fetch -> page -> follow -> store, until nothing is due or somebody says stop.
import { CrawlError } from '../errors.ts';
import type { Fetcher } from '../fetch/index.ts';
import { LinkMatcher, type LinkType, ModelWatch, type SiteModel } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import type { FrontierCounts, LeasedEntry, Outcome, Site, Store } from '../store/index.ts';
import type { StrategyName } from '../strategies/index.ts';
import { assembleThreads } from './assemble-threads.ts';
import type { CrawlListener, Progress } from './events.ts';
import { Follower, type LeftOut } from './follow.ts';
import { isStopped, siteModel, stoppedLearning } from './learn-site.ts';
import { learnedPages, learningPages } from './learning-pages.ts';
import { giveBackDeadLeases, leaseOwner } from './lease-owner.ts';
import { PostExtraction } from './post-extraction.ts';
import { RateMeter } from './rate-meter.ts';
import { readProgress } from './read-progress.ts';
import type { RequestLog } from './request-log.ts';
import { threadPlace } from './thread-records.ts';
import { defaultTrapLimits, TrapGuard, type TrapLimits } from './traps.ts';
import { type RetryPlan, visit } from './visit.ts';

export interface CrawlOptions {
  /** Normalised. */
  readonly startUrl: string;
  /** How to learn the site, unless the store has a model of that strategy already. */
  readonly strategy: StrategyName;
  /** Use this model instead of learning one. */
  readonly model?: SiteModel;
  /** Pages that learning may ask for. */
  readonly learnBudget?: number;
  /** Visits at the same time; the fetcher's politeness may allow fewer to one host. */
  readonly concurrency: number;
  /** Pages in the store after which the crawl stops, earlier runs included. */
  readonly maxPages?: number;
  readonly maxDepth?: number;
  readonly traps?: TrapLimits;
  readonly retry?: RetryPlan;
  /** Ask again for what failed for good in earlier runs. */
  readonly retryFailed?: boolean;
}

export interface CrawlTools {
  readonly store: Store;
  readonly fetcher: Fetcher;
  /** What the fetcher reports its requests to. */
  readonly requests: RequestLog;
  readonly listener?: CrawlListener;
  /** Aborted = finish what is on the wire, store it, give the rest back. */
  readonly stop?: AbortSignal;
  readonly now?: () => number;
}

export interface CrawlSummary {
  readonly site: string;
  readonly strategy: string;
  readonly stopped: 'done' | 'interrupted' | 'limit';
  readonly progress: Progress;
  readonly frontier: FrontierCounts;
  /** Links not followed, by reason. */
  readonly leftOut: LeftOut;
  /** URL shapes that never end; no more of them were taken. */
  readonly endless: readonly string[];
}

// One transaction for this many visits: commits are what a page costs most after the network. Small enough that a
// kill loses a blink of work.
const OUTCOMES_PER_COMMIT = 48;
const COMMIT_EVERY_MS = 500;
// Big pages must not pile up between commits.
const BYTES_PER_COMMIT = 8 << 20;
const LEASE_MS = 5 * 60_000;
const PROGRESS_EVERY_MS = 1000;
// How long a clean stop waits for answers that are on their way.
const STOP_GRACE_MS = 3000;
const DEFAULT_RETRY: RetryPlan = { maxAttempts: 4, firstDelayMs: 15_000 };

/**
 * Crawls one site until it is done, stopped or at its limit: learns it first when the store has no model of it. What was
 * stored before is never fetched again.
 */
export async function crawlSite(options: CrawlOptions, tools: CrawlTools): Promise<CrawlSummary> {
  const { store, requests, listener } = tools;
  const site = await store.openSite(options.startUrl, options.strategy);
  const owner = leaseOwner();
  const startedAt = (tools.now ?? Date.now)();
  await giveBackDeadLeases(store, site.id);
  try {
    const model = await siteModel(site, options, tools);
    if (options.retryFailed === true) await store.retryFailed(site.id);
    const known = await store.frontierCounts(site.id);
    listener?.({ kind: 'started', site: site.startUrl, resumed: known.done > 0, queued: known.queued });
    await store.setSiteState(site.id, 'crawling');
    const run = new Run(options, model, tools, site, owner);
    await run.enqueueStart();
    return await run.untilStopped();
  } catch (error) {
    if (!isStopped(error, tools)) throw error;
    return await stoppedLearning(site, options, tools, startedAt);
  } finally {
    // The requests of a crawl that fails are told too.
    await store.addRequests(site.id, requests.drain());
    await store.releaseLeases(site.id, owner);
  }
}

class Run {
  readonly #options: CrawlOptions;
  readonly #tools: CrawlTools;
  readonly #site: Site;
  readonly #owner: string;
  readonly #now: () => number;
  readonly #guard: TrapGuard;
  readonly #follower: Follower;
  readonly #meter: RateMeter;
  readonly #startedAt: number;
  readonly #abort = new AbortController();
  #learned: ReadonlyMap<string, string>;
  readonly #watch: ModelWatch;
  readonly #extraction: PostExtraction;
  #matcher: LinkMatcher;
  #model: SiteModel;
  #ready: LeasedEntry[] = [];
  #inFlight = 0;
  #outcomes: Outcome[] = [];
  #outcomeBytes = 0;
  #lastCommitAt: number;
  #lastProgressAt: number;
  #pages = 0;
  #fatal: unknown;
  #isWoken = false;
  #endWait: () => void = () => {};

  constructor(options: CrawlOptions, model: SiteModel, tools: CrawlTools, site: Site, owner: string) {
    this.#options = options;
    this.#tools = tools;
    this.#model = model;
    const stop = { next: this.#abort.signal, present: this.#abort.signal };
    this.#watch = new ModelWatch(model, learningPages(tools, site, stop));
    this.#extraction = new PostExtraction(model);
    this.#matcher = new LinkMatcher(model);
    this.#learned = learnedPages(model.learnedFrom, this.#matcher);
    this.#site = site;
    this.#owner = owner;
    this.#now = tools.now ?? Date.now;
    this.#guard = new TrapGuard(options.traps ?? defaultTrapLimits);
    this.#follower = new Follower(model, this.#guard, options.maxDepth ?? Number.POSITIVE_INFINITY);
    this.#startedAt = this.#now();
    this.#lastCommitAt = this.#startedAt;
    this.#lastProgressAt = this.#startedAt;
    this.#meter = new RateMeter(this.#startedAt);
  }

  /** Puts the entry page into the frontier, and the start URL when it is a board or thread itself. */
  async enqueueStart(): Promise<void> {
    const { entry } = this.#model;
    const source = {
      type: this.#model.strategy === 'breadth-first' ? 'other' : 'index',
      priority: 0,
      depth: 0,
      url: '',
    } as const;
    const start = this.#follower.entryOf(this.#options.startUrl, { ...source, type: 'other' });
    const entries = [this.#follower.entryOf(entry, source), ...(start.type === 'other' ? [] : [start])];
    await this.#tools.store.enqueue(this.#site.id, entries);
  }

  async untilStopped(): Promise<CrawlSummary> {
    const { store, stop } = this.#tools;
    this.#pages = (await store.totals(this.#site.id)).pages;
    const onStop = () => {
      setTimeout(() => this.#abort.abort(), STOP_GRACE_MS).unref();
      this.#wake();
    };
    stop?.addEventListener('abort', onStop);
    let stopped: CrawlSummary['stopped'];
    try {
      stopped = await this.#loop();
    } finally {
      stop?.removeEventListener('abort', onStop);
      this.#abort.abort();
    }
    const late = this.#extraction.finish();
    if (late !== undefined) {
      await store.replacePosts(this.#site.id, this.#extraction.readAgain, late);
      await this.#keepTemplate();
    }
    await assembleThreads(store, this.#site.id);
    const reason = stopped === 'done' ? undefined : `stopped: ${stopped}`;
    await store.setSiteState(this.#site.id, stopped === 'done' ? 'done' : 'paused', reason);
    const progress = await this.#progress();
    this.#tools.listener?.({ kind: 'stopped', reason: stopped, progress });
    return {
      site: this.#site.startUrl,
      strategy: this.#model.strategy,
      stopped,
      progress,
      frontier: await store.frontierCounts(this.#site.id),
      leftOut: this.#follower.leftOut,
      endless: this.#guard.endless,
    };
  }

  async #loop(): Promise<CrawlSummary['stopped']> {
    for (;;) {
      if (this.#fatal !== undefined) throw this.#fatal;
      const stopping = this.#tools.stop?.aborted === true;
      if (!stopping && this.#ready.length === 0 && this.#room() > 0) await this.#refill();
      while (
        !stopping &&
        this.#ready.length > 0 &&
        this.#inFlight < this.#options.concurrency &&
        this.#room() > 0
      ) {
        this.#start(this.#ready.shift()!);
      }
      await this.#commitWhenDue();
      await this.#tellProgress();
      if (this.#inFlight > 0) {
        await this.#untilWoken(COMMIT_EVERY_MS);
        continue;
      }
      await this.#commit();
      if (stopping) return 'interrupted';
      if (this.#room() <= 0) return (await this.#isFinished()) ? 'done' : 'limit';
      await this.#refill();
      if (this.#ready.length > 0) continue;
      const dueAt = await this.#tools.store.nextDueAt(this.#site.id);
      if (dueAt === undefined) return 'done';
      await this.#untilWoken(Math.max(10, Math.min(dueAt - this.#now(), PROGRESS_EVERY_MS)));
    }
  }

  async #isFinished(): Promise<boolean> {
    const { queued, leased } = await this.#tools.store.frontierCounts(this.#site.id);
    return queued + leased === 0;
  }

  /** How many more visits the page limit allows. */
  #room(): number {
    return (this.#options.maxPages ?? Number.POSITIVE_INFINITY) - this.#pages - this.#inFlight;
  }

  async #refill(): Promise<void> {
    // What was found but not stored yet may be the next best: store first when the queue runs dry.
    if (this.#inFlight < this.#options.concurrency / 2) await this.#commit();
    const limit = Math.min(this.#options.concurrency * 2, this.#room());
    const { store } = this.#tools;
    const lease = { siteId: this.#site.id, limit, now: this.#now(), leaseMs: LEASE_MS, owner: this.#owner };
    this.#ready.push(...(await store.lease(lease)));
  }

  #start(entry: LeasedEntry): void {
    this.#inFlight++;
    this.#visit(entry)
      .catch((error: unknown) => {
        this.#fatal ??= error;
      })
      .finally(() => {
        this.#inFlight--;
        this.#wake();
      });
  }

  async #visit(entry: LeasedEntry): Promise<void> {
    const { fetcher, requests, listener } = this.#tools;
    requests.expect(entry.url, entry.type);
    const result = await visit(entry, {
      fetcher,
      follower: this.#follower,
      retry: this.#options.retry ?? DEFAULT_RETRY,
      now: this.#now,
      signal: this.#abort.signal,
      learned: async ({ url, identity }) => {
        const stored = this.#learned.get(identity ?? url);
        return stored === undefined ? undefined : this.#tools.store.page(this.#site.id, stored);
      },
      watch: (page, { url, type }) => this.#watchModel(page, url, type),
      extract: (page, { url, type }) => this.#extract(page, url, type),
    });
    requests.forget(entry.url);
    if (result === undefined) return;
    if (result.movedToHost !== undefined) await this.#adoptHost(result.movedToHost);
    const { outcome, error } = result;
    if (error !== undefined) {
      if (entry.depth === 0 && this.#pages === 0) {
        // Kept as it was, so that the same command tries again.
        throw new CrawlError(`cannot start: ${error.message}`, { cause: error });
      }
      if (outcome.result === 'failed') {
        listener?.({ kind: 'failed', url: entry.url, code: error.code, message: error.message });
      }
    }
    this.#outcomes.push(outcome);
    if (outcome.page === undefined) return;
    this.#pages++;
    this.#outcomeBytes += outcome.page.body.length;
    this.#meter.add(this.#now());
    const endless = this.#guard.learn(
      entry.url,
      outcome.found.map((found) => found.url),
    );
    if (endless !== undefined) {
      listener?.({ kind: 'notice', message: `URLs like ${endless} never end: no more of them are followed` });
    }
  }

  async #extract(
    page: Page,
    url: string,
    type: LinkType,
  ): Promise<Pick<Outcome, 'threads' | 'posts' | 'users'>> {
    if (type !== 'thread' && type !== 'thread-flip') return {};
    const place = await threadPlace(this.#tools.store, this.#site.id, this.#matcher, url);
    const records = this.#extraction.read({ page, ...place });
    const { readAgain } = this.#extraction;
    if (readAgain.length > 0) {
      // What earlier visits read must be stored before it can be replaced.
      await this.#commit();
      await this.#tools.store.replacePosts(this.#site.id, readAgain, records);
    }
    await this.#keepTemplate();
    return records;
  }

  /** The template grows better once: the model keeps it for the next run. */
  async #keepTemplate(): Promise<void> {
    const { template } = this.#extraction;
    if (template === this.#model.postTemplate) return;
    this.#model = { ...this.#model, postTemplate: template };
    await this.#tools.store.saveModel(this.#site.id, this.#model);
  }

  async #watchModel(page: Page, url: string, type: LinkType): Promise<void> {
    if (type === 'other') return;
    const better = await this.#watch.observe(
      page,
      url,
      type === 'index' || type === 'index-flip' ? 'index' : 'thread',
    );
    if (better === undefined) return;
    this.#model = { ...better, postTemplate: this.#model.postTemplate };
    this.#matcher = new LinkMatcher(better);
    this.#learned = learnedPages(better.learnedFrom, this.#matcher);
    this.#follower.useModel(better);
    await this.#tools.store.saveModel(this.#site.id, this.#model);
  }

  // The start URL led to another host (www., a new domain): that host is the site.
  async #adoptHost(host: string): Promise<void> {
    this.#model = { ...this.#model, hosts: [...this.#model.hosts, host] };
    await this.#tools.store.saveModel(this.#site.id, this.#model);
  }

  async #commitWhenDue(): Promise<void> {
    const due =
      this.#outcomes.length >= OUTCOMES_PER_COMMIT ||
      this.#outcomeBytes >= BYTES_PER_COMMIT ||
      this.#now() - this.#lastCommitAt >= COMMIT_EVERY_MS;
    if (due) await this.#commit();
  }

  async #commit(): Promise<void> {
    this.#lastCommitAt = this.#now();
    const requests = this.#tools.requests.drain();
    const [first, ...others] = this.#outcomes;
    this.#outcomes = [];
    this.#outcomeBytes = 0;
    if (first === undefined) {
      if (requests.length > 0) await this.#tools.store.addRequests(this.#site.id, requests);
      return;
    }
    await this.#tools.store.commit(this.#site.id, [{ ...first, requests }, ...others]);
  }

  async #tellProgress(): Promise<void> {
    const now = this.#now();
    if (this.#tools.listener === undefined || now - this.#lastProgressAt < PROGRESS_EVERY_MS) return;
    this.#lastProgressAt = now;
    this.#tools.listener({ kind: 'progress', progress: await this.#progress() });
  }

  #progress(): Promise<Progress> {
    const now = this.#now();
    return readProgress(this.#tools.store, this.#site, {
      phase: 'crawl',
      pagesPerSecond: this.#meter.perSecond(now),
      elapsedMs: now - this.#startedAt,
    });
  }

  #wake(): void {
    this.#isWoken = true;
    this.#endWait();
  }

  // A visit may end while the loop awaits the store: that is remembered, or its slot would stay empty for a while.
  async #untilWoken(atMostMs: number): Promise<void> {
    if (!this.#isWoken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, atMostMs);
        this.#endWait = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#isWoken = false;
  }
}
