// How many requests may be made: as the budget says, and no more than there are posts to be found by them.
import { DAY, HOUR } from './arrival-model.ts';

export interface PurseOptions {
  /** Requests a ms. Default: as many as there are posts to find. */
  readonly budget?: number;
  /** Requests for each post that is likely to be found; default 1.25. */
  readonly thrift?: number;
  readonly now: number;
  /** Posts likely to come in a span. */
  readonly expected: (from: number, to: number) => number;
}

// Requests that may be saved up for a busy hour, and those kept back from mere looking: what is found must be fetched.
const MOST_SAVED = 10;
const RESERVE = 1;
// How many posts it takes to see that the expectation is off.
const INERTIA = 20;

/** Earns requests as time passes. */
export class RequestPurse {
  readonly #budget: number;
  readonly #thrift: number;
  readonly #expected: PurseOptions['expected'];
  #saved = 3;
  #at: number;
  /** Posts found and posts expected, of late. */
  #found = INERTIA;
  #hoped = INERTIA;

  constructor({ budget = Number.POSITIVE_INFINITY, thrift = 1.25, now, expected }: PurseOptions) {
    this.#budget = budget;
    this.#thrift = thrift;
    this.#expected = expected;
    this.#at = now;
  }

  /** Whether there is a request to spend: on what is known to wait, or on a look whether something does. */
  mayAsk(now: number, isLook: boolean): boolean {
    this.#earn(now);
    return this.#saved >= (isLook ? 1 + RESERVE : 1);
  }

  spend(): void {
    this.#saved--;
  }

  /** Posts were found. */
  found(posts: number): void {
    this.#found += posts;
    const kept = this.#hoped > 10 * INERTIA ? 0.99 : 1;
    this.#found *= kept;
    this.#hoped *= kept;
  }

  #earn(now: number): void {
    const passed = now - this.#at;
    if (passed <= 0) return;
    // By the mean of a day: at night there is time for what was found by day.
    const expected = (this.#expected(this.#at, this.#at + DAY) * passed) / DAY;
    this.#hoped += expected;
    // Where nothing is expected, a look a day.
    const worthwhile = this.#thrift * expected * (this.#found / this.#hoped) + passed / DAY;
    const most = Math.max(MOST_SAVED, Math.min(this.#budget * HOUR, 1000));
    this.#saved = Math.min(most, this.#saved + Math.min(this.#budget * passed, worthwhile));
    this.#at = now;
  }
}
