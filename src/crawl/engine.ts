// The engine: frontier -> fetch -> page -> follow -> store, until nothing is due or somebody says stop.
import { CrawlError } from '../errors.ts';
import type { SiteModel } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import type { LeasedEntry, Outcome, Records, Site } from '../store/index.ts';
import { assembleThreads } from './assemble-threads.ts';
import { type CrawlOptions, type CrawlSummary, type CrawlTools, withRendering } from './crawl-options.ts';
import type { Progress } from './events.ts';
import { Follower } from './follow.ts';
import { type GrownPage, Growth } from './growth.ts';
import { HeldOutcomes } from './held-outcomes.ts';
import { beginAgain, learnAgain } from './learn-again.ts';
import { isStopped, siteModel, stoppedLearning } from './learn-site.ts';
import { giveBackDeadLeases, leaseOwner } from './lease-owner.ts';
import { LiveModel } from './live-model.ts';
import { COMMIT_EVERY_MS, OutcomeBatch } from './outcome-batch.ts';
import { Pulse } from './pulse.ts';
import { RateMeter } from './rate-meter.ts';
import { readProgress } from './read-progress.ts';
import { type ReadAhead, RecordExtraction } from './record-extraction.ts';
import type { Sign } from './site-health.ts';
import { defaultTrapLimits, TrapGuard } from './traps.ts';
import { type RetryPlan, visit } from './visit.ts';
import { signOfOther } from './visit-sign.ts';

const LEASE_MS = 5 * 60_000;
const PROGRESS_EVERY_MS = 1000;
// How long a clean stop waits for answers that are on their way.
const STOP_GRACE_MS = 3000;
// A site that keeps changing is not one we understand.
const MAX_RELEARNED = 2;
const DEFAULT_RETRY: RetryPlan = { maxAttempts: 4, firstDelayMs: 15_000 };

/**
 * Crawls one site until it is done, stopped or at its limit: learns it first when the store has no model of it. What was
 * stored before is never fetched again.
 */
export async function crawlSite(options: CrawlOptions, given: CrawlTools): Promise<CrawlSummary> {
  const tools = withRendering(given, options.render);
  const { store, requests, listener } = tools;
  const site = await store.openSite(options.startUrl, options.strategy);
  const owner = leaseOwner();
  const startedAt = (tools.now ?? Date.now)();
  await giveBackDeadLeases(store, site.id);
  if (options.revisits !== undefined) requests.phase = 'refresh';
  try {
    const model = await siteModel(site, options, tools);
    if (options.retryFailed === true) await store.retryFailed(site.id);
    const known = await store.frontierCounts(site.id);
    listener?.({ kind: 'started', site: site.startUrl, resumed: known.done > 0, queued: known.queued });
    await store.setSiteState(site.id, 'crawling');
    const run = new Run(options, model, tools, site, owner);
    if (options.revisits === undefined) await run.enqueueStart();
    else await run.learnLists();
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
  readonly #model: LiveModel;
  readonly #growth: Growth | undefined;
  readonly #batch: OutcomeBatch;
  readonly #held: HeldOutcomes;
  readonly #records: RecordExtraction;
  readonly #pulse = new Pulse();
  readonly #signs = new Map<number, Sign>();
  /** Pages of visits on their way, where they are looked at once more. */
  readonly #lastRead = new Map<number, Page>();
  #relearned = 0;
  #ready: LeasedEntry[] = [];
  #inFlight = 0;
  #lastProgressAt: number;
  #pages = 0;
  #visits = 0;
  #isOutOfDateTold = false;
  #fatal: unknown;

  constructor(options: CrawlOptions, model: SiteModel, tools: CrawlTools, site: Site, owner: string) {
    this.#options = options;
    this.#tools = tools;
    this.#site = site;
    this.#owner = owner;
    this.#now = tools.now ?? Date.now;
    this.#guard = new TrapGuard(options.traps ?? defaultTrapLimits);
    this.#follower = new Follower(model, this.#guard, options.maxDepth ?? Number.POSITIVE_INFINITY);
    this.#model = new LiveModel(model, site, this.#follower, tools, this.#abort.signal);
    const { store, requests, rendering } = tools;
    this.#growth = rendering && new Growth(rendering, this.#model, this.#abort.signal);
    this.#batch = new OutcomeBatch({ store, siteId: site.id, requests, now: this.#now });
    this.#held = new HeldOutcomes(this.#batch);
    const commit = () => this.#batch.commit();
    this.#records = new RecordExtraction({ store, site, model: this.#model, commit }, options.readingThreads);
    this.#startedAt = this.#now();
    this.#lastProgressAt = this.#startedAt;
    this.#meter = new RateMeter(this.#startedAt);
  }

  /** Puts the entry page into the frontier, and the start URL when it is a board or thread itself. */
  async enqueueStart(): Promise<void> {
    const { entry, strategy } = this.#model.present;
    const source = {
      type: strategy === 'breadth-first' ? 'other' : 'index',
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
      this.#pulse.beat();
    };
    stop?.addEventListener('abort', onStop);
    let stopped: CrawlSummary['stopped'];
    try {
      stopped = await this.#loop();
    } finally {
      stop?.removeEventListener('abort', onStop);
      this.#abort.abort();
      await this.#records.close();
    }
    await this.#records.finish();
    await assembleThreads(store, this.#site.id, this.#model.matcher);
    const blocked = stopped === 'blocked' ? (this.#held.alarm ?? null) : null;
    const reason = stopped === 'done' ? undefined : (blocked?.message ?? `stopped: ${stopped}`);
    await store.setSiteState(this.#site.id, stopped === 'done' ? 'done' : 'paused', reason);
    const progress = await this.#progress();
    this.#tools.listener?.({ kind: 'stopped', reason: stopped, progress });
    return {
      site: this.#site.startUrl,
      strategy: this.#model.present.strategy,
      stopped,
      blocked,
      progress,
      frontier: await store.frontierCounts(this.#site.id),
      readInThreads: this.#records.readInThreads,
      leftOut: this.#follower.leftOut,
      endless: this.#guard.endless,
    };
  }

  async #loop(): Promise<CrawlSummary['stopped']> {
    for (;;) {
      if (this.#fatal !== undefined) throw this.#fatal;
      const { alarm } = this.#held;
      const stopping = this.#tools.stop?.aborted === true || alarm !== undefined;
      if (!stopping && this.#ready.length === 0 && this.#room() > 0) await this.#refill();
      while (
        !stopping &&
        this.#ready.length > 0 &&
        this.#inFlight < this.#options.concurrency &&
        this.#room() > 0
      ) {
        this.#start(this.#ready.shift()!);
      }
      await this.#batch.commitWhenDue();
      await this.#tellProgress();
      if (this.#inFlight > 0) {
        await this.#pulse.wait(COMMIT_EVERY_MS);
        continue;
      }
      if (alarm === undefined) this.#held.release();
      await this.#batch.commit();
      if (this.#tools.stop?.aborted === true) return 'interrupted';
      if (alarm !== undefined) {
        this.#tools.listener?.({ kind: 'alarm', alarm: alarm.kind, message: alarm.message });
        if (alarm.kind !== 'drift' || !(await this.#startOver())) return 'blocked';
        continue;
      }
      if (this.#room() <= 0) return (await this.#isFinished()) ? 'done' : 'limit';
      await this.#refill();
      if (this.#ready.length > 0) continue;
      const dueAt = await this.#tools.store.nextDueAt(this.#site.id);
      if (dueAt === undefined) return 'done';
      await this.#pulse.wait(Math.max(10, Math.min(dueAt - this.#now(), PROGRESS_EVERY_MS)));
    }
  }

  async #isFinished(): Promise<boolean> {
    const { queued, leased } = await this.#tools.store.frontierCounts(this.#site.id);
    return queued + leased === 0;
  }

  /** How many more visits the page limit allows. */
  #room(): number {
    const { maxPages = Number.POSITIVE_INFINITY, revisits } = this.#options;
    const room = maxPages - this.#pages - this.#inFlight;
    return revisits === undefined ? room : Math.min(room, revisits.maxVisits - this.#visits);
  }

  async #refill(): Promise<void> {
    // What was found but not stored yet may be the next best: store first when the queue runs dry.
    if (this.#inFlight < this.#options.concurrency / 2) await this.#batch.commit();
    const limit = Math.min(this.#options.concurrency * 2, this.#room());
    const { store } = this.#tools;
    const lease = { siteId: this.#site.id, limit, now: this.#now(), leaseMs: LEASE_MS, owner: this.#owner };
    this.#ready.push(...(await store.lease(lease)));
  }

  #start(entry: LeasedEntry): void {
    this.#inFlight++;
    this.#visits++;
    this.#visit(entry)
      .catch((error: unknown) => {
        this.#fatal ??= error;
      })
      .finally(() => {
        this.#inFlight--;
        this.#pulse.beat();
      });
  }

  async #visit(entry: LeasedEntry): Promise<void> {
    const { fetcher, requests, listener, store } = this.#tools;
    const { revisits } = this.#options;
    if (this.#model.isOutdated(entry)) {
      this.#batch.add({ entry, result: 'skipped', requests: [], found: [] });
      return;
    }
    const since = performance.now();
    requests.expect(entry.url, entry.type);
    const result = await visit(entry, {
      fetcher,
      follower: this.#follower,
      retry: this.#options.retry ?? DEFAULT_RETRY,
      now: this.#now,
      signal: this.#abort.signal,
      fetched: async (one) => (revisits === undefined ? this.#model.fetchedPage(one) : undefined),
      ...(revisits !== undefined && { validators: ({ url }) => store.validators(this.#site.id, url) }),
      ...(this.#growth !== undefined && { complete: this.#complete }),
      watch: (read, one) => this.#model.observe(read, one),
      // Who asks pages again wants to see them whole.
      readAhead: async (source, one) =>
        revisits === undefined ? this.#records.readAhead(source, one) : undefined,
      extract: (page, one, ahead) => this.#read(page, one, ahead),
    });
    requests.forget(entry.url);
    if (result === undefined) return;
    if (result.movedToHost !== undefined) await this.#model.adoptHost(result.movedToHost);
    const { error } = result;
    const outcome = await this.#withRevisits(result.outcome);
    if (error !== undefined) {
      if (entry.depth === 0 && this.#pages === 0) {
        // Kept as it was, so that the same command tries again.
        throw new CrawlError(`cannot start: ${error.message}`, { cause: error });
      }
      if (outcome.result === 'failed') {
        listener?.({ kind: 'failed', url: entry.url, code: error.code, message: error.message });
      }
    }
    const sign = this.#signs.get(entry.id) ?? signOfOther(result, this.#model.matcher);
    this.#signs.delete(entry.id);
    this.#held.add(outcome, entry.type === 'other' ? undefined : sign, since);
    if (outcome.page === undefined) return;
    this.#pages++;
    this.#meter.add(this.#now());
    const endless = this.#guard.learn(
      entry.url,
      outcome.found.map((found) => found.url),
    );
    if (endless !== undefined) {
      listener?.({ kind: 'notice', message: `URLs like ${endless} never end: no more of them are followed` });
    }
    if (this.#follower.isOutOfDate && !this.#isOutOfDateTold) {
      this.#isOutOfDateTold = true;
      const message = 'most pages of late look like none the site map was made from: learn the site again';
      listener?.({ kind: 'notice', message });
    }
  }

  /** With what is to be asked again because of it. */
  async #withRevisits(outcome: Outcome): Promise<Outcome> {
    const { revisits } = this.#options;
    const page = this.#lastRead.get(outcome.entry.id);
    this.#lastRead.delete(outcome.entry.id);
    if (revisits === undefined || outcome.result !== 'done') return outcome;
    const at = outcome.readAgainAt ?? this.#now();
    const again = await revisits.saw({ entry: outcome.entry, page, records: outcome, at });
    return { ...outcome, again };
  }

  /** How lists are drawn, from stored ones: too few are asked for again to learn it from those. */
  async learnLists(): Promise<void> {
    await this.#records.settle();
  }

  async #read(page: Page, entry: LeasedEntry, ahead: ReadAhead | undefined): Promise<Records> {
    const { records, sign } = await this.#records.read(page, entry, ahead);
    if (this.#options.revisits !== undefined) this.#lastRead.set(entry.id, page);
    this.#signs.set(entry.id, sign);
    return records;
  }

  /** The site has changed. Returns whether it could be learned again. */
  async #startOver(): Promise<boolean> {
    if (++this.#relearned > MAX_RELEARNED) return false;
    await this.#records.finish();
    const held = this.#held.heldUrls;
    const model = await learnAgain(this.#model.present, held, this.#site, this.#options, this.#tools);
    if (model === undefined) return false;
    await this.#model.replace(model);
    this.#records.startOver();
    this.#held.startOver();
    this.#ready = [];
    const entry = this.#follower.entryOf(model.entry, { type: 'index', priority: 0, depth: 0, url: '' });
    await beginAgain(this.#tools.store, this.#site, this.#owner, entry);
    return true;
  }

  readonly #complete = async (sent: GrownPage, { type }: LeasedEntry): Promise<GrownPage> => {
    if (this.#growth === undefined || type === 'other') return sent;
    const kind = type === 'index' || type === 'index-flip' ? 'index' : 'thread';
    return this.#growth.complete(sent, kind);
  };

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
      fitShare: this.#held.fitShare,
    });
  }
}
