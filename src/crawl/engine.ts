import { isDeepStrictEqual } from 'node:util';
import type { SiteModel } from '../learn/index.ts';
import { forwardNow } from '../steady-clock.ts';
import type { LeasedEntry, Site } from '../store/index.ts';
import { assembleThreads } from './assemble-threads.ts';
import { type CrawlOptions, type CrawlSummary, type CrawlTools, withRendering } from './crawl-options.ts';
import type { Progress } from './events.ts';
import { HeldOutcomes } from './held-outcomes.ts';
import { LastDoubts } from './last-doubts.ts';
import { beginAgain, learnAgain } from './learn-again.ts';
import { isStopped, siteModel, stoppedLearning } from './learn-site.ts';
import { giveBackDeadLeases, leaseOwner } from './lease-owner.ts';
import { reckon } from './ledger/index.ts';
import { COMMIT_EVERY_MS, OutcomeBatch } from './outcome-batch.ts';
import { Pulse } from './pulse.ts';
import { RateMeter } from './rate-meter.ts';
import { readProgress } from './read-progress.ts';
import type { Alarm } from './site-health.ts';
import { SiteVisits } from './site-visits.ts';

const LEASE_MS = 5 * 60_000;
const PROGRESS_EVERY_MS = 1000;
// How long a clean stop waits for answers that are on their way.
const STOP_GRACE_MS = 3000;
// A site that keeps changing is not one we understand.
const MAX_RELEARNED = 2;

/**
 * Crawls one site until it is done, stopped or at its limit: learns it first when the store has no model of it. What was
 * stored before is never fetched again.
 */
export async function crawlSite(options: CrawlOptions, given: CrawlTools): Promise<CrawlSummary> {
  const tools = withRendering(given, options.render);
  const { store, requests, listener } = tools;
  const site = await store.openSite(options.startUrl, options.strategy);
  const owner = leaseOwner();
  const startedAt = (tools.now ?? forwardNow)();
  await giveBackDeadLeases(store, site.id);
  if (options.revisits !== undefined) requests.phase = 'refresh';
  try {
    const model = await siteModel(site, options, tools);
    if (options.retryFailed === true) await store.retryFailed(site.id);
    const known = await store.frontierCounts(site.id);
    listener?.({ kind: 'started', site: site.startUrl, resumed: known.done > 0, queued: known.queued });
    await store.setSiteState(site.id, 'crawling');
    const run = new Run(options, model, tools, site, owner);
    if (options.revisits === undefined) await run.begin(known.done > 0);
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
  readonly #meter: RateMeter;
  readonly #startedAt: number;
  readonly #abort = new AbortController();
  readonly #batch: OutcomeBatch;
  readonly #held: HeldOutcomes;
  readonly #visits: SiteVisits;
  readonly #doubts: LastDoubts;
  readonly #pulse = new Pulse();
  #relearned = 0;
  #ready: LeasedEntry[] = [];
  #inFlight = 0;
  #lastProgressAt: number;
  #pages = 0;
  #started = 0;
  #fatal: unknown;

  constructor(options: CrawlOptions, model: SiteModel, tools: CrawlTools, site: Site, owner: string) {
    this.#options = options;
    this.#tools = tools;
    this.#site = site;
    this.#owner = owner;
    this.#now = tools.now ?? forwardNow;
    const { store, requests } = tools;
    this.#batch = new OutcomeBatch({ store, siteId: site.id, requests, now: this.#now });
    this.#held = new HeldOutcomes(this.#batch);
    const [now, signal] = [this.#now, this.#abort.signal];
    const given = { options, tools, site, now, signal, batch: this.#batch, held: this.#held };
    this.#visits = new SiteVisits(model, given);
    const beginAgain = () => {
      // Every page is visited once more: those that are stored count when their turn comes.
      this.#pages = Math.min(this.#pages, 1);
      return this.#beginAgain(this.#visits.model.present);
    };
    this.#doubts = new LastDoubts({ options, tools, site, visits: this.#visits, beginAgain });
    this.#startedAt = this.#now();
    this.#lastProgressAt = this.#startedAt;
    this.#meter = new RateMeter(this.#startedAt);
  }

  /** Puts what is wanted into the frontier; where the last crawl wanted something else, what that one left out too. */
  async begin(isResumed: boolean): Promise<void> {
    if (isResumed) await this.#visits.records.resume();
    const { part } = this.#options;
    const { store } = this.#tools;
    const { model, follower, part: wanted } = this.#visits;
    wanted?.checkBoards();
    if (!isDeepStrictEqual(part, model.part)) {
      await store.retryLeftOut(this.#site.id);
      await model.keepPart(part);
    }
    if (part?.boards === undefined) return this.#enqueueStart();
    const source = { type: 'index', priority: 0, depth: 0, url: model.present.entry } as const;
    const boards = part.boards.map((url) => follower.entryOf(url, source));
    await store.enqueue(this.#site.id, boards);
  }

  /** The entry page, and the start URL when it is a board or thread itself. */
  async #enqueueStart(): Promise<void> {
    const { entry, strategy } = this.#visits.model.present;
    const source = {
      type: strategy === 'breadth-first' ? 'other' : 'index',
      priority: 0,
      depth: 0,
      url: '',
    } as const;
    const start = this.#visits.follower.entryOf(this.#options.startUrl, { ...source, type: 'other' });
    const entries = [
      this.#visits.follower.entryOf(entry, source),
      ...(start.type === 'other' ? [] : [start]),
    ];
    await this.#tools.store.enqueue(this.#site.id, entries);
  }

  /** How lists are drawn, from stored ones: too few are asked for again to learn it from those. */
  async learnLists(): Promise<void> {
    await this.#visits.records.settle();
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
      while (stopped === 'done' && (await this.#doubts.follow())) stopped = await this.#loop();
    } finally {
      stop?.removeEventListener('abort', onStop);
      this.#abort.abort();
      await this.#visits.records.close();
    }
    await this.#visits.records.finish();
    if (stopped === 'done' && this.#options.revisits === undefined) await this.#visits.model.keepFamiliar();
    const { matcher, present, part } = this.#visits.model;
    await assembleThreads(store, this.#site.id, matcher, present);
    const isPart = part !== undefined;
    const ledger = await reckon(store, this.#site, matcher, this.#now(), this.#doubts.asked, isPart);
    const blocked = stopped === 'blocked' ? (this.#held.alarm ?? null) : null;
    const reason = stopped === 'done' ? undefined : (blocked?.message ?? `stopped: ${stopped}`);
    await store.setSiteState(this.#site.id, stopped === 'done' ? 'done' : 'paused', reason);
    const progress = await this.#progress();
    this.#tools.listener?.({ kind: 'stopped', reason: stopped, progress });
    return {
      site: this.#site.startUrl,
      strategy: this.#visits.model.present.strategy,
      stopped,
      blocked,
      progress,
      ledger,
      frontier: await store.frontierCounts(this.#site.id),
      readInThreads: this.#visits.records.readInThreads,
      leftOut: this.#visits.follower.leftOut,
      endless: this.#visits.guard.endless,
    };
  }

  async #loop(): Promise<CrawlSummary['stopped']> {
    for (;;) {
      if (this.#fatal !== undefined) throw this.#fatal;
      const isDoubtful = this.#held.isDoubtful;
      const outOfDate = this.#mapAlarm();
      const stopping = this.#tools.stop?.aborted === true || isDoubtful || outOfDate !== undefined;
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
      // What is kept back when somebody stops the crawl is given back.
      if (!stopping) this.#held.finish();
      await this.#batch.commit();
      if (this.#tools.stop?.aborted === true) return 'interrupted';
      const alarm = isDoubtful ? await this.#provenAlarm() : outOfDate;
      if (isDoubtful && alarm === undefined) continue;
      if (alarm !== undefined) {
        this.#tools.listener?.({ kind: 'alarm', alarm: alarm.kind, message: alarm.message });
        const isLearned = alarm.kind === 'drift' && (await this.#startOver());
        if (isLearned) continue;
        if (this.#held.alarm !== undefined) return 'blocked';
        // The map stays as it is: no page is lost by it.
        this.#relearned = MAX_RELEARNED;
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
    return revisits === undefined ? room : Math.min(room, revisits.maxVisits - this.#started);
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
    this.#started++;
    this.#visits
      .visit(entry, this.#pages === 0)
      .then((isPage) => {
        if (!isPage) return;
        this.#pages++;
        this.#meter.add(this.#now());
      })
      .catch((error: unknown) => {
        this.#fatal ??= error;
      })
      .finally(() => {
        this.#inFlight--;
        this.#pulse.beat();
      });
  }

  /** Whether there is a wall, or only looks like one: then the crawl goes on. */
  async #provenAlarm(): Promise<Alarm | undefined> {
    const verdict = await this.#visits.proof.verdict();
    if (verdict === 'no wall') this.#held.trust();
    else if (verdict === 'passed') {
      this.#held.forget();
      this.#ready = [];
      await this.#tools.store.releaseLeases(this.#site.id, this.#owner);
    } else this.#held.alarm = verdict;
    return this.#held.alarm;
  }

  /** Most pages of late are of no kind that the site map knows: iRobot (section 4) then makes a new map. */
  #mapAlarm(): Alarm | undefined {
    if (this.#relearned >= MAX_RELEARNED || !this.#visits.follower.isOutOfDate) return undefined;
    return { kind: 'drift', message: 'most pages of late look like none the site map was made from' };
  }

  /** The site has changed. Returns whether it could be learned again. */
  async #startOver(): Promise<boolean> {
    if (++this.#relearned > MAX_RELEARNED) return false;
    await this.#visits.records.finish();
    const held = this.#held.held.map(({ outcome }) => outcome.entry.url);
    const model = await learnAgain(this.#visits.model.present, held, this.#site, this.#options, this.#tools);
    if (model === undefined) return false;
    await this.#visits.model.replace(model);
    await this.#beginAgain(model);
    return true;
  }

  async #beginAgain(model: SiteModel): Promise<void> {
    this.#visits.records.startOver();
    this.#held.startOver();
    this.#ready = [];
    const source = { type: 'index', priority: 0, depth: 0, url: '' } as const;
    const entry = this.#visits.follower.entryOf(model.entry, source);
    await beginAgain(this.#tools.store, this.#site, this.#owner, entry);
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
      fitShare: this.#held.fitShare,
    });
  }
}
