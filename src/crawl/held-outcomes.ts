// Outcomes of visits that may be the site's fault and not the page's: kept back until a page fits again, so that a ban or
// a move of the forum costs no URL. What is kept back is still leased; given back, it is as if it had never been asked for.
import type { LinkType } from '../learn/index.ts';
import type { Outcome } from '../store/index.ts';
import type { OutcomeBatch } from './outcome-batch.ts';
import { type Alarm, type Sign, SiteHealth } from './site-health.ts';
import { UnreadPages } from './unread-pages.ts';

/** A visit that did not fit. */
export interface Held {
  readonly outcome: Outcome;
  readonly sign: Sign;
  readonly at: number;
}

/** Stands between the visits of a crawl and the store. */
export class HeldOutcomes {
  readonly #batch: OutcomeBatch;
  readonly #health = new SiteHealth();
  readonly #unread = new UnreadPages(this.#health);
  #held: Held[] = [];
  /** The latest pages that fitted, by their types. */
  readonly #fitting = new Map<LinkType, string>();
  /** Why the crawl should pause. */
  alarm: Alarm | undefined;

  constructor(batch: OutcomeBatch) {
    this.#batch = batch;
  }

  /** Whether a page that fitted before should be asked for again now. */
  get isDoubtful(): boolean {
    return this.#health.isDoubtful;
  }

  get fitShare(): number | null {
    return this.#health.fitShare;
  }

  /** Visits that are kept back, oldest first. */
  get held(): readonly Held[] {
    return this.#held;
  }

  /** Whether a page asks for a password where fitting pages do not. */
  wantsLogin(sign: Sign): boolean {
    return this.#health.wantsLogin(sign);
  }

  /** A page that fitted when it was last asked for. */
  fittingPage(types: readonly LinkType[]): string | undefined {
    return types.map((type) => this.#fitting.get(type)).find((url) => url !== undefined);
  }

  /**
   * `since`: when the visit began, by performance.now(). `counts`: whether it tells something of the site when it does
   * not fit.
   */
  add(outcome: Outcome, sign: Sign | undefined, since: number, counts: boolean): void {
    if (sign === undefined || !this.#health.isTelling(sign)) {
      this.#batch.add(outcome);
      return;
    }
    const now = performance.now();
    if (sign.kind === 'fit') {
      this.#health.note(sign, since, now);
      this.#fitting.set(outcome.entry.type, outcome.entry.url);
      // It was on its way before the latest of them: it says nothing of those.
      this.release(since);
      this.#batch.add(outcome);
      return;
    }
    if (counts) this.#health.note(sign, since, now);
    this.#held.push({ outcome, sign, at: now });
    if (!this.#health.isInRun) this.release();
  }

  /** Takes what was kept back before `until` for what it seemed to be. */
  release(until = Number.POSITIVE_INFINITY): void {
    const released = this.#held.filter(({ at }) => at < until);
    if (released.length === 0) return;
    this.#held = this.#held.filter(({ at }) => at >= until);
    for (const { outcome, sign } of released)
      for (const settled of this.#unread.settle(outcome, sign, performance.now())) this.#batch.add(settled);
  }

  /** At the end, or before a pause of the crawl. */
  finish(): void {
    this.release();
    for (const outcome of this.#unread.finish()) this.#batch.add(outcome);
  }

  /** There is no wall: what was kept back is what it seemed to be. */
  trust(): void {
    this.#health.trust();
    this.release();
  }

  /** What was kept back is forgotten, as it will be asked for again: what was wrong has passed. */
  forget(): void {
    this.#health.trust();
    this.#held = [];
  }

  /** Goes on after the site was learned anew. What was kept back is forgotten: it will be asked for again. */
  startOver(): void {
    this.#held = [];
    this.#fitting.clear();
    this.alarm = undefined;
    this.#health.startOver();
  }
}
