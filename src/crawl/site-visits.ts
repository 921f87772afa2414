// The visits of one crawl: each entry fetched, completed, followed and read by the model of the site, and handed on to be
// stored.
import { CrawlError, WallError } from '../errors.ts';
import type { SiteModel } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import type { LeasedEntry, Outcome, PageRow, Records, Site } from '../store/index.ts';
import { BoardTraps } from './board-traps.ts';
import type { CrawlOptions, CrawlTools } from './crawl-options.ts';
import { Follower } from './follow.ts';
import { type GrownPage, Growth } from './growth.ts';
import type { HeldOutcomes } from './held-outcomes.ts';
import { statedByPager } from './ledger/index.ts';
import { LiveModel } from './live-model.ts';
import type { OutcomeBatch } from './outcome-batch.ts';
import { PartOfSite } from './part-of-site.ts';
import { type ReadAhead, RecordExtraction } from './record-extraction.ts';
import type { PageKind } from './rendering-fetcher.ts';
import type { Sign } from './site-health.ts';
import { defaultTrapLimits, TrapGuard } from './traps.ts';
import { type RedirectCircles, type RetryPlan, visit } from './visit.ts';
import { isCitedOnly, signOfOther } from './visit-sign.ts';
import { VisitsUnderWay } from './visits-under-way.ts';
import { WallProof } from './wall-proof.ts';
import { refusalOf } from './walls.ts';

const DEFAULT_RETRY: RetryPlan = { maxAttempts: 4, firstDelayMs: 15_000 };

export interface VisitsGiven {
  readonly options: CrawlOptions;
  readonly tools: CrawlTools;
  readonly site: Site;
  readonly now: () => number;
  /** Gives up what is on its way. */
  readonly signal: AbortSignal;
  readonly batch: OutcomeBatch;
  readonly held: HeldOutcomes;
}

/** Visits the pages of one site. */
export class SiteVisits {
  readonly guard: TrapGuard;
  readonly follower: Follower;
  readonly model: LiveModel;
  readonly records: RecordExtraction;
  readonly proof: WallProof;
  /** Undefined: the whole site is wanted. */
  readonly part: PartOfSite | undefined;
  readonly #given: VisitsGiven;
  readonly #growth: Growth | undefined;
  readonly #circles: RedirectCircles = { havePassed: false };
  readonly #boardTraps = new BoardTraps();
  readonly #signs = new Map<number, Sign>();
  /** Pages of visits on their way, where they are looked at once more. */
  readonly #lastRead = new Map<number, Page>();
  readonly #underWay = new VisitsUnderWay();

  constructor(model: SiteModel, given: VisitsGiven) {
    const { options, tools, site, signal, batch } = given;
    const { store, rendering } = tools;
    this.#given = given;
    this.guard = new TrapGuard(options.traps ?? defaultTrapLimits);
    this.follower = new Follower(model, this.guard, options.maxDepth ?? Number.POSITIVE_INFINITY);
    this.model = new LiveModel(model, site, this.follower, tools, signal);
    const again = (urls: readonly string[], kind: PageKind) => this.#visitAgain(urls, kind);
    this.#growth = rendering && new Growth(rendering, this.model, signal, again);
    const commit = () => batch.commit();
    this.records = new RecordExtraction({ store, site, model: this.model, commit }, options);
    this.proof = new WallProof({ ...given, model: this.model });
    const part = options.revisits === undefined ? options.part : model.part;
    this.part = part && new PartOfSite(part, { store, site, model: this.model });
  }

  /** Visits one entry and hands on what came of it. `isFirst`: nothing is stored yet. Resolves to whether a page came. */
  visit(entry: LeasedEntry, isFirst: boolean): Promise<boolean> {
    return this.#underWay.add(entry, this.#visit(entry, isFirst));
  }

  async #visit(entry: LeasedEntry, isFirst: boolean): Promise<boolean> {
    const { options, tools, site, now, signal, batch, held } = this.#given;
    const { fetcher, requests, listener, store } = tools;
    const { revisits } = options;
    const isThread = entry.type === 'thread' || entry.type === 'thread-flip';
    if (
      this.model.isOutdated(entry) ||
      this.#boardTraps.hold(entry) ||
      (isThread && revisits === undefined && this.follower.isAlias(entry))
    ) {
      batch.add({ entry, result: 'skipped', requests: [], found: [] });
      return false;
    }
    if (isThread && this.part?.asksLists === true) this.part.sawRows(await this.records.finishLists());
    if ((await this.part?.leavesOut(entry)) === true) {
      batch.add({ entry, result: 'skipped', reason: 'choice', requests: [], found: [] });
      this.follower.leftOut.choice++;
      return false;
    }
    const since = performance.now();
    const asked = new Set<string>();
    const asks = (url: string): void => {
      asked.add(url);
      requests.expect(url, entry.type);
    };
    const result = await visit(entry, {
      fetcher,
      follower: this.follower,
      retry: options.retry ?? DEFAULT_RETRY,
      circles: this.#circles,
      now,
      signal,
      asks,
      listsUnderWay: () => this.#underWay.lists(),
      fetched: async (one) => (revisits === undefined ? this.#fetchedPage(one) : undefined),
      ...(revisits !== undefined && { validators: ({ url }) => store.validators(site.id, url) }),
      ...(this.#growth !== undefined && { complete: this.#complete }),
      watch: (read, one) => this.model.observe(read, one),
      // Who asks pages again wants to see them whole.
      readAhead: async (page, one) =>
        revisits === undefined ? this.records.readAhead(page, one) : undefined,
      extract: async (page, one, ahead, pager) => {
        const records = await this.#read(page, one, ahead);
        return statedByPager(records, pager, one, this.model.matcher, this.model.present.entry);
      },
    });
    for (const url of asked) requests.forget(url);
    if (result === undefined) return false;
    if (result.movedToHost !== undefined) await this.model.adoptHost(result.movedToHost);
    const { error } = result;
    const outcome = await this.#withRevisits(result.outcome);
    if (error !== undefined) {
      if (entry.depth === 0 && isFirst) {
        // Kept as it was, so that the same command tries again.
        const refusal = refusalOf(error, now());
        const Failure = refusal === undefined ? CrawlError : WallError;
        throw new Failure(`cannot start: ${(refusal ?? error).message}`, { cause: error });
      }
      if (outcome.result === 'failed') {
        listener?.({ kind: 'failed', url: entry.url, code: error.code, message: error.message });
      }
    }
    const sign = this.#signs.get(entry.id) ?? signOfOther(result, this.model.matcher);
    this.#signs.delete(entry.id);
    const counts = !isCitedOnly(entry, this.model.matcher);
    held.add(outcome, entry.type === 'other' ? undefined : sign, since, counts);
    this.part?.saw(entry, outcome);
    if (outcome.page === undefined) return false;
    if (this.#boardTraps.saw(entry, outcome))
      listener?.({
        kind: 'notice',
        message: 'boards within boards never end: no more of them are asked for',
      });
    const endless = this.guard.learn(
      entry.url,
      outcome.found.map((found) => found.url),
    );
    if (endless !== undefined) {
      listener?.({ kind: 'notice', message: `URLs like ${endless} never end: no more of them are followed` });
    }
    return true;
  }

  /** The page of an entry, if it was fetched already, or is just being asked for under another name. */
  async #fetchedPage(entry: LeasedEntry): Promise<PageRow | undefined> {
    const { model } = this;
    const commit = () => this.#given.batch.commit();
    if (model.hasBetteredNames && (await this.#underWay.earlierOf(entry, model.matcher))) await commit();
    return model.fetchedPage(entry, commit);
  }

  /** With what is to be asked again because of it. */
  async #withRevisits(outcome: Outcome): Promise<Outcome> {
    const { options, now } = this.#given;
    const { revisits } = options;
    const page = this.#lastRead.get(outcome.entry.id);
    this.#lastRead.delete(outcome.entry.id);
    if (revisits === undefined || outcome.result !== 'done') return outcome;
    const at = outcome.readAgainAt ?? now();
    const again = await revisits.saw({ entry: outcome.entry, page, records: outcome, at });
    return { ...outcome, again };
  }

  async #read(page: Page, entry: LeasedEntry, ahead: ReadAhead | undefined): Promise<Records> {
    const { records, sign } = await this.records.read(page, entry, ahead);
    this.#growth?.note(records);
    if (records.posts !== undefined && records.posts.length > 0)
      await this.model.sawPosts(entry, records.posts);
    if (this.#given.options.revisits !== undefined) this.#lastRead.set(entry.id, page);
    this.#signs.set(entry.id, sign);
    return records;
  }

  /** Pages that have more to show than was known when they were visited. */
  async #visitAgain(urls: readonly string[], kind: PageKind): Promise<void> {
    const entries = urls.map((url) => {
      const entry = this.follower.entryOf(url, { type: kind, priority: 0, depth: 1, url });
      return { ...entry, identity: `${entry.identity ?? url} grown` };
    });
    const { tools, site } = this.#given;
    await tools.store.enqueue(site.id, entries);
  }

  readonly #complete = async (sent: GrownPage, { type }: LeasedEntry): Promise<GrownPage> => {
    if (this.#growth === undefined || type === 'other') return sent;
    const kind = type === 'index' || type === 'index-flip' ? 'index' : 'thread';
    return this.#growth.complete(sent, kind);
  };
}
