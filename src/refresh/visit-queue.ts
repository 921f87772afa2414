// When to visit articles for their comments: a page visited too early has none yet, so each waits as long as comments take
// at its site; what would wait longer than that anyway, because the queue is long, is dropped; what has no comments yet
// is visited up to three times (ComCrawler VII.B, with the waiting time of each site instead of one constant).
import { HOUR, MINUTE } from './arrival-model.ts';

/** What a visit found. */
export interface VisitResult {
  /** How long the visit took, ms. */
  readonly serviceMs: number;
  readonly comments: number;
  /** When the first and the tenth comment were written, where that is known. */
  readonly firstAt?: number;
  readonly tenthAt?: number;
}

/** All a queue knows, as plain data. */
export interface VisitQueueState {
  readonly version: 1;
  readonly waiting: readonly Readonly<Waiting>[];
  readonly done: readonly string[];
  /** By site: how many articles told how long comments take, and the sum of these times, ms. */
  readonly waits: readonly (readonly [site: string, articles: number, total: number])[];
  /** Number, sum and sum of squares of the times of visits, ms. */
  readonly services: readonly [count: number, sum: number, squares: number];
}

interface Waiting {
  readonly url: string;
  readonly site: string;
  readonly publishedAt: number;
  dueAt: number;
  visits: number;
}

// As measured over twenty news outlets in the paper: reaction of users, and until ten comments are there.
const FIRST_WAIT = 3.84 * HOUR;
// A Gamma distribution with k = 2.16 and θ = 15.91 s.
const FIRST_SERVICE = { mean: 34_370, variance: 546.75e6 };
// How many articles it takes to believe a site more than all others.
const PRIOR_ARTICLES = 3;
const MAX_VISITS = 3;
const LEAST_WAIT = 10 * MINUTE;
// Feeds show their latest articles: what was done with before these is not met again.
const DONE_KEPT = 20_000;

/** A queue of articles; it knows no network and no clock. */
export class VisitQueue {
  readonly #waiting = new Map<string, Waiting>();
  readonly #done = new Set<string>();
  readonly #waits = new Map<string, { articles: number; total: number }>();
  readonly #all = { articles: 0, total: 0 };
  #services = 0;
  #serviceSum = 0;
  #serviceSquares = 0;
  #arrivals = 0;
  #firstArrival = Number.NaN;
  #lastArrival = Number.NaN;

  /** Goes on from what `state` gave. */
  constructor(state?: VisitQueueState) {
    if (state === undefined) return;
    for (const one of state.waiting) this.#waiting.set(one.url, { ...one });
    for (const url of state.done) this.#done.add(url);
    for (const [site, articles, total] of state.waits) {
      this.#waits.set(site, { articles, total });
      this.#all.articles += articles;
      this.#all.total += total;
    }
    [this.#services, this.#serviceSum, this.#serviceSquares] = state.services;
  }

  /** All it knows, to be kept between runs. */
  get state(): VisitQueueState {
    return {
      version: 1,
      waiting: [...this.#waiting.values()].map((one) => ({ ...one })),
      done: [...this.#done].slice(-DONE_KEPT),
      waits: [...this.#waits].map(([site, { articles, total }]) => [site, articles, total]),
      services: [this.#services, this.#serviceSum, this.#serviceSquares],
    };
  }

  get length(): number {
    return this.#waiting.size;
  }

  /** Mean and variance of a visit's time, and the shape and scale of the Gamma distribution with these. */
  get service(): {
    readonly mean: number;
    readonly variance: number;
    readonly k: number;
    readonly theta: number;
  } {
    const enough = this.#services >= 5;
    const mean = enough ? this.#serviceSum / this.#services : FIRST_SERVICE.mean;
    const spread = enough ? this.#serviceSquares / this.#services - mean * mean : FIRST_SERVICE.variance;
    const variance = Math.max(1, spread);
    return { mean, variance, k: (mean * mean) / variance, theta: variance / mean };
  }

  /** Articles a ms: Poisson arrivals. */
  get arrivalRate(): number {
    const span = this.#lastArrival - this.#firstArrival;
    return this.#arrivals < 2 || !(span > 0) ? 0 : (this.#arrivals - 1) / span;
  }

  /** How long comments take at a site to gather: T_W. */
  waitOf(site: string): number {
    const own = this.#waits.get(site) ?? { articles: 0, total: 0 };
    const prior = (FIRST_WAIT * PRIOR_ARTICLES + this.#all.total) / (PRIOR_ARTICLES + this.#all.articles);
    return Math.max(LEAST_WAIT, (prior * PRIOR_ARTICLES + own.total) / (PRIOR_ARTICLES + own.articles));
  }

  /** How long a new article would have to wait for its turn: E[S] times the length of the queue. */
  get queueingTime(): number {
    return this.service.mean * this.#waiting.size;
  }

  /** Whether an article waits, was done with, or was dropped. */
  knows(url: string): boolean {
    return this.#waiting.has(url) || this.#done.has(url);
  }

  /** An article came up; false when it was dropped, or is known. */
  add(url: string, site: string, publishedAt: number, now: number): boolean {
    if (this.knows(url)) return false;
    this.#arrivals++;
    if (Number.isNaN(this.#firstArrival)) this.#firstArrival = now;
    this.#lastArrival = now;
    const wait = this.waitOf(site);
    if (this.queueingTime > wait) {
      this.#done.add(url);
      return false;
    }
    this.#waiting.set(url, { url, site, publishedAt, dueAt: publishedAt + wait, visits: 0 });
    return true;
  }

  /** The article to visit now: of those whose comments should be there, the one that waits longest. */
  next(now: number): string | undefined {
    let first: Waiting | undefined;
    for (const one of this.#waiting.values())
      if (one.dueAt <= now && (first === undefined || one.dueAt < first.dueAt)) first = one;
    return first?.url;
  }

  /** When the next article is due; Infinity when none waits. */
  nextDueAt(): number {
    let due = Number.POSITIVE_INFINITY;
    for (const one of this.#waiting.values()) due = Math.min(due, one.dueAt);
    return due;
  }

  /** What came of a visit: the article is done with, or goes to the back of the queue. Returns whether it will be visited again. */
  visited(url: string, result: VisitResult, now: number): boolean {
    this.#services++;
    this.#serviceSum += result.serviceMs;
    this.#serviceSquares += result.serviceMs * result.serviceMs;
    const one = this.#waiting.get(url);
    if (one === undefined) return false;
    one.visits++;
    this.#learn(one, result, now);
    if (result.comments > 0 || one.visits >= MAX_VISITS) {
      this.#waiting.delete(url);
      this.#done.add(url);
      return false;
    }
    // Longer each time: what has no comments by now gets them late, if at all.
    one.dueAt = now + this.waitOf(one.site) * one.visits;
    return true;
  }

  /** How long comments took, or at least took. */
  #learn({ site, publishedAt }: Waiting, { comments, firstAt, tenthAt }: VisitResult, now: number): void {
    const known =
      tenthAt ?? (comments > 0 && firstAt !== undefined ? Math.min(now, firstAt + 0.42 * HOUR) : undefined);
    if (known === undefined || known < publishedAt) return;
    const took = known - publishedAt;
    const own = this.#waits.get(site) ?? { articles: 0, total: 0 };
    this.#waits.set(site, { articles: own.articles + 1, total: own.total + took });
    this.#all.articles++;
    this.#all.total += took;
  }
}
