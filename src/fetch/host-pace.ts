// One host's pace: what is known of it, how long it rests between two requests, and what an answer teaches.
import type { HostSnapshot, Pace, Pacing } from './politeness-types.ts';

/** Weight of a new answer time in the moving average: some ten answers are remembered. */
const MEAN_WEIGHT = 0.2;
/** A good answer takes 5 % off the penalty: about 14 of them undo one doubling. */
const RECOVERY = 0.95;
/** However slow the host, ask once a minute: slower is not politeness, it is a stopped crawl. */
const MAX_INTERVAL_MS = 60_000;
/** First pause after a 429 without Retry-After; doubles while they go on. */
const HOLD_MS = 1_000;
/** Burst of a fast bucket: this much time's worth of tokens, as timers are no finer than a few ms. */
const BURST_MS = 100;
/** A crawl-delay above this is taken for a mistake of units. */
const MAX_CRAWL_DELAY_MS = 600_000;

/** What holds for all hosts. */
export interface HostLimits {
  readonly rate: number;
  readonly concurrency: number;
}

/**
 * The pace of one host. The interval between two requests is
 *
 *     max(1 / rate, mean answer time / (concurrency / 2)) · penalty, at least crawl-delay
 *
 * The second term is AutoThrottle's idea: on average only half of the allowed connections are busy, so a server that
 * answers more slowly is asked more slowly. `penalty` doubles on 429 and 503 (once for those sent before we knew) and
 * decays with good answers. Retry-After, and a 429 without it, hold the whole host. With rate 0 only holds remain.
 */
export class HostPace {
  readonly name: string;
  readonly #limits: HostLimits;
  active = 0;
  /** Whether it has answered anything yet. */
  hasAnswered = false;
  crawlDelayMs = 0;
  #heldUntil = 0;
  /** Theoretical time of the next request (GCRA form of the token bucket). */
  #nextAt = 0;
  #meanMs = 0;
  #penalty = 1;
  #penalisedAt = 0;
  /** 429s in a row. */
  #refusals = 0;

  constructor(name: string, limits: HostLimits) {
    this.name = name;
    this.#limits = limits;
  }

  /** Pause between two requests at present; 0 = none. */
  get intervalMs(): number {
    const { rate, concurrency } = this.#limits;
    if (rate === 0) return 0;
    const own = Math.max(1000 / rate, this.#meanMs / Math.max(1, concurrency / 2));
    return Math.max(Math.min(own * this.#penalty, MAX_INTERVAL_MS), this.crawlDelayMs);
  }

  /** How long until the next request may start; 0 or less: now. */
  waitMs(now: number): number {
    const isFast = this.#limits.rate > 1000 / BURST_MS && this.crawlDelayMs === 0 && this.#penalty === 1;
    return Math.max(this.#heldUntil - now, this.#nextAt - (isFast ? BURST_MS : 0) - now);
  }

  /** How long it is held because it asked for it; 0 when it is not. */
  heldMs(now: number): number {
    return Math.max(0, this.#heldUntil - now);
  }

  /** A request starts. */
  start(now: number): void {
    this.active++;
    const { intervalMs } = this;
    if (intervalMs > 0) this.#nextAt = Math.max(this.#nextAt, now) + intervalMs;
  }

  /** A request that went out at `sentAt` has ended. Returns how it slowed the host down, where that is news. */
  end(sentAt: number, pacing: Pacing, now: number): { delayMs: number; reason: string } | undefined {
    this.active--;
    const { status, ms } = pacing;
    if (status !== 0) this.hasAnswered = true;
    if (ms !== undefined)
      this.#meanMs = this.#meanMs === 0 ? ms : this.#meanMs + MEAN_WEIGHT * (ms - this.#meanMs);
    if (status === 429 || status === 503) return this.#slowDown(sentAt, pacing, now);
    if (status !== 0 && status < 500) {
      this.#refusals = 0;
      if (this.#penalty > 1) this.#penalty = Math.max(1, this.#penalty * RECOVERY);
    }
    return undefined;
  }

  /** From robots.txt. Returns how long it rests between two requests because of it, where that is news and matters. */
  setCrawlDelay(seconds: number): number | undefined {
    const delayMs = Math.min(Math.max(0, seconds * 1000), MAX_CRAWL_DELAY_MS);
    if (delayMs === this.crawlDelayMs) return undefined;
    this.crawlDelayMs = delayMs;
    const { rate } = this.#limits;
    return rate > 0 && delayMs > 1000 / rate ? delayMs : undefined;
  }

  pace(now: number): Pace {
    return {
      waitMs: Math.max(0, this.#nextAt - now),
      heldMs: this.heldMs(now),
      penalty: this.#penalty,
      crawlDelayMs: this.crawlDelayMs,
    };
  }

  setPace({ waitMs, heldMs, penalty, crawlDelayMs }: Pace, now: number): void {
    // Whoever had it before may have gone by another clock.
    const longest = Math.max(MAX_INTERVAL_MS, crawlDelayMs);
    this.#nextAt = Math.max(this.#nextAt, now + Math.min(waitMs, longest));
    this.#heldUntil = Math.max(this.#heldUntil, now + heldMs);
    this.#penalty = Math.max(1, penalty);
    this.crawlDelayMs = crawlDelayMs;
  }

  snapshot(waiting: number): HostSnapshot {
    return {
      host: this.name,
      active: this.active,
      waiting,
      intervalMs: this.intervalMs,
      meanAnswerMs: this.#meanMs,
      penalty: this.#penalty,
      heldUntil: this.#heldUntil,
    };
  }

  /** Whether it asked us to go slowly, which must not be forgotten. */
  hasAskedForMercy(now: number): boolean {
    return this.crawlDelayMs > 0 || this.#penalty > 1 || Math.max(this.#heldUntil, this.#nextAt) > now;
  }

  #slowDown(
    sentAt: number,
    { status, retryAfterMs }: Pacing,
    now: number,
  ): { delayMs: number; reason: string } | undefined {
    // Several requests were under way when the first refusal came; they tell nothing new.
    const isNews = sentAt >= this.#penalisedAt;
    if (isNews) {
      this.#penalisedAt = now;
      if (this.#limits.rate > 0) this.#penalty = Math.min(this.#penalty * 2, MAX_INTERVAL_MS);
      if (status === 429) this.#refusals++;
    }
    let holdMs = retryAfterMs ?? 0;
    if (status === 429 && retryAfterMs === undefined)
      holdMs = isNews ? Math.min(HOLD_MS * 2 ** (this.#refusals - 1), MAX_INTERVAL_MS) : 0;
    this.#heldUntil = Math.max(this.#heldUntil, now + holdMs);
    if (!isNews) return undefined;
    return {
      delayMs: Math.max(holdMs, this.intervalMs),
      reason: status === 429 ? 'it answers "too many requests"' : 'it answers "service unavailable"',
    };
  }
}
