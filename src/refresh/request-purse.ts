// How many requests may be made: as the budget says, and no more than are paid for by the posts they find.
import { DAY, HOUR } from './arrival-model.ts';

export interface PurseOptions {
  /** Requests a ms. Default: as many as the posts found pay for. */
  readonly budget?: number;
  /** Requests that each post found pays for; default 1.2. */
  readonly thrift?: number;
  readonly now: number;
}

// Requests that may be saved up for a busy hour, and those kept back from mere looking: what is found must be fetched.
const MOST_SAVED = 10;
const RESERVE = 1;
// What was saved or lost long ago says nothing of today.
const MOST_PAID = 30;
const MOST_OWED = 20;

/** Holds what may be spent: a budget that comes with time, and what the posts found have paid for. */
export class RequestPurse {
  readonly #budget: number;
  readonly #thrift: number;
  #saved = 3;
  #at: number;
  #paid = 3;
  #lookedAt: number;

  constructor({ budget = Number.POSITIVE_INFINITY, thrift = 1.2, now }: PurseOptions) {
    this.#budget = budget;
    this.#thrift = thrift;
    this.#at = now;
    this.#lookedAt = now;
  }

  /** Whether posts that are known to wait may be fetched: they pay for that themselves. */
  mayFetch(now: number): boolean {
    this.#earn(now);
    return this.#saved >= 1;
  }

  /** Whether to look where so many posts are likely to wait. Where nothing is expected, once a day. */
  mayLook(now: number, likely: number): boolean {
    this.#earn(now);
    if (this.#saved < 1 + RESERVE) return false;
    return this.#paid + this.#thrift * likely >= 1 || now - this.#lookedAt >= DAY;
  }

  spend(now: number, isLook: boolean): void {
    this.#saved--;
    this.#pay(-1);
    if (isLook) this.#lookedAt = now;
  }

  /** Posts were found. */
  found(posts: number): void {
    this.#pay(this.#thrift * posts);
  }

  #pay(requests: number): void {
    this.#paid = Math.max(-MOST_OWED, Math.min(MOST_PAID, this.#paid + requests));
  }

  #earn(now: number): void {
    const passed = now - this.#at;
    if (passed <= 0) return;
    const most = Math.max(MOST_SAVED, Math.min(this.#budget * HOUR, 1000));
    this.#saved = Math.min(most, this.#saved + this.#budget * passed);
    this.#at = now;
  }
}
