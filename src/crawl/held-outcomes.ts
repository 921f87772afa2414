// Outcomes of visits that may be the site's fault and not the page's: kept back until a page fits again, so that a ban or
// a move of the forum costs no URL. What is kept back is still leased; given back, it is as if it had never been asked for.
import type { Outcome } from '../store/index.ts';
import type { OutcomeBatch } from './outcome-batch.ts';
import { type Alarm, type Sign, SiteHealth } from './site-health.ts';

/** Stands between the visits of a crawl and the store. */
export class HeldOutcomes {
  readonly #batch: OutcomeBatch;
  readonly #health = new SiteHealth();
  #held: { readonly outcome: Outcome; readonly at: number }[] = [];
  #alarm: Alarm | undefined;

  constructor(batch: OutcomeBatch) {
    this.#batch = batch;
  }

  /** Why the crawl should pause. */
  get alarm(): Alarm | undefined {
    return this.#alarm;
  }

  get fitShare(): number | null {
    return this.#health.fitShare;
  }

  /** URLs whose visits are kept back. */
  get heldUrls(): readonly string[] {
    return this.#held.map(({ outcome }) => outcome.entry.url);
  }

  /** `since`: when the visit began, by performance.now(). */
  add(outcome: Outcome, sign: Sign | undefined, since: number): void {
    if (sign === undefined) {
      this.#batch.add(outcome);
      return;
    }
    const now = performance.now();
    const alarm = this.#health.note(sign, since, now);
    if (sign.kind === 'fit') {
      // It was on its way before the latest of them: it says nothing of those.
      this.release(since);
      this.#batch.add(outcome);
      return;
    }
    this.#held.push({ outcome, at: now });
    this.#alarm ??= alarm;
  }

  /** Takes what was kept back before `until` for what it seemed to be. */
  release(until = Number.POSITIVE_INFINITY): void {
    for (const { outcome, at } of this.#held) if (at < until) this.#batch.add(outcome);
    this.#held = this.#held.filter(({ at }) => at >= until);
  }

  /** Goes on after an alarm. What was kept back is forgotten: it will be asked for again. */
  startOver(): void {
    this.#held = [];
    this.#alarm = undefined;
    this.#health.startOver();
  }
}
