// How often each host is asked: a token bucket a host that follows the host's own pace and obeys its Retry-After.
import { whenAborted } from './abort.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Slowdown } from './request-record.ts';

export interface PolitenessOptions {
  /** Requests per second and host; 0 = no limit. */
  readonly rate: number;
  /** Requests under way at once per host. */
  readonly concurrency: number;
  readonly clock?: Clock;
  readonly onSlowed?: ((slowdown: Slowdown) => void) | undefined;
  /** Whom to ask before a host is asked, where other processes may ask it too. Default: nobody. */
  readonly gate?: HostGate | undefined;
}

/** Lets one of many processes at a time ask a host. */
export interface HostGate {
  /** Whether this process may ask the host now. */
  isOpen(host: string): boolean;
  /** Resolves when it may. `pace` and `setPace` tell how the host is treated, for the process that comes after. */
  open(host: string, paces: PaceKeeper): Promise<void>;
}

/** The pace of a host as one process hands it to the next. */
export interface Pace {
  /** Not before so many ms from now, by its rate; and because it asked for it. */
  readonly waitMs: number;
  readonly heldMs: number;
  readonly penalty: number;
  readonly crawlDelayMs: number;
}

export interface PaceKeeper {
  pace(host: string): Pace;
  setPace(host: string, pace: Pace): void;
  /** Requests to it that are under way, and that wait for their turn. */
  underWay(host: string): number;
  waiting(host: string): number;
}

/** How a request ended, as far as pace is concerned. */
export interface Pacing {
  /** Answer time; undefined when there was no answer. */
  readonly ms: number | undefined;
  /** 0 without an answer. */
  readonly status: number;
  readonly retryAfterMs: number | undefined;
}

/** The state of one host, for status displays. */
export interface HostSnapshot {
  readonly host: string;
  readonly active: number;
  readonly waiting: number;
  /** Pause between two requests at present; 0 = none. */
  readonly intervalMs: number;
  /** Moving average of answer times; 0 before the first. */
  readonly meanAnswerMs: number;
  /** 1 = normal; doubled by each 429 or 503, decaying with each good answer. */
  readonly penalty: number;
  /** No request before this time, epoch ms. */
  readonly heldUntil: number;
}

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
/** Idle hosts are forgotten beyond this many. */
const MAX_HOSTS = 2_000;

interface Waiter {
  readonly start: () => void;
  readonly reject: (reason: unknown) => void;
}

interface Host {
  readonly name: string;
  active: number;
  readonly waiting: Waiter[];
  /** Theoretical time of the next request (GCRA form of the token bucket). */
  nextAt: number;
  heldUntil: number;
  meanMs: number;
  penalty: number;
  penalisedAt: number;
  /** 429s in a row. */
  refusals: number;
  crawlDelayMs: number;
  hasAnswered: boolean;
  timer: unknown;
  isOpening: boolean;
}

/**
 * The pace of every host. The interval between two requests to one host is
 *
 *     max(1 / rate, mean answer time / (concurrency / 2)) · penalty, at least crawl-delay
 *
 * The second term is AutoThrottle's idea: on average only half of the allowed connections are busy, so a server that
 * answers more slowly is asked more slowly. `penalty` doubles on 429 and 503 (once for those sent before we knew) and
 * decays with good answers. Retry-After, and a 429 without it, hold the whole host. With rate 0 only holds remain.
 */
export class Politeness implements PaceKeeper {
  readonly #hosts = new Map<string, Host>();
  readonly #rate: number;
  readonly #concurrency: number;
  readonly #clock: Clock;
  readonly #onSlowed: ((slowdown: Slowdown) => void) | undefined;
  readonly #gate: HostGate | undefined;

  constructor(options: PolitenessOptions) {
    this.#rate = options.rate;
    this.#concurrency = Math.max(1, options.concurrency);
    this.#clock = options.clock ?? systemClock;
    this.#onSlowed = options.onSlowed;
    this.#gate = options.gate;
  }

  /** Waits for the host's turn; undefined when it may go at once. Every acquire is followed by one release. */
  acquire(name: string, signal?: AbortSignal): Promise<void> | undefined {
    const host = this.#host(name);
    const isFree = host.waiting.length === 0 && host.active < this.#concurrency && this.#isOpen(host);
    if (isFree && this.#waitMs(host) <= 0) {
      this.#start(host);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        start: () => {
          stopListening();
          resolve();
        },
        reject,
      };
      host.waiting.push(waiter);
      const stopListening = whenAborted(signal, (reason) => {
        host.waiting.splice(host.waiting.indexOf(waiter), 1);
        reject(reason);
      });
      this.#pump(host);
    });
  }

  /**
   * Starts at once, whatever the pace: a page that is being rendered cannot wait for each of its scripts. The request is
   * charged all the same, so that the next page waits the longer. Followed by one release, too.
   */
  join(name: string): undefined {
    this.#start(this.#host(name));
  }

  /** Gives the place back and learns from the answer. `sentAt` is when the request went out, epoch ms. */
  release(name: string, sentAt: number, pacing: Pacing): void {
    const host = this.#host(name);
    host.active--;
    if (pacing.status !== 0) host.hasAnswered = true;
    if (pacing.ms !== undefined)
      host.meanMs = host.meanMs === 0 ? pacing.ms : host.meanMs + MEAN_WEIGHT * (pacing.ms - host.meanMs);
    if (pacing.status === 429 || pacing.status === 503) this.#slowDown(host, sentAt, pacing);
    else if (pacing.status !== 0 && pacing.status < 500) {
      host.refusals = 0;
      if (host.penalty > 1) host.penalty = Math.max(1, host.penalty * RECOVERY);
    }
    if (host.waiting.length > 0) this.#pump(host);
  }

  /** From robots.txt. Ignored with rate 0: who asks for no limit gets none. */
  setCrawlDelay(name: string, seconds: number): void {
    const host = this.#host(name);
    const delayMs = Math.min(Math.max(0, seconds * 1000), MAX_CRAWL_DELAY_MS);
    if (delayMs === host.crawlDelayMs) return;
    host.crawlDelayMs = delayMs;
    if (this.#rate > 0 && host.crawlDelayMs > 1000 / this.#rate)
      this.#onSlowed?.({
        host: name,
        delayMs: host.crawlDelayMs,
        reason: `robots.txt asks for ${host.crawlDelayMs / 1000} s between requests`,
      });
  }

  /** Whether a request may go beside the others at once (`join`). */
  mayJoin(name: string): boolean {
    return this.heldMs(name) === 0 && this.#isOpen(this.#host(name));
  }

  pace(name: string): Pace {
    const { nextAt, heldUntil, penalty, crawlDelayMs } = this.#host(name);
    const now = this.#clock.now();
    return {
      waitMs: Math.max(0, nextAt - now),
      heldMs: Math.max(0, heldUntil - now),
      penalty,
      crawlDelayMs,
    };
  }

  setPace(name: string, { waitMs, heldMs, penalty, crawlDelayMs }: Pace): void {
    const host = this.#host(name);
    const now = this.#clock.now();
    host.nextAt = Math.max(host.nextAt, now + waitMs);
    host.heldUntil = Math.max(host.heldUntil, now + heldMs);
    host.penalty = Math.max(1, penalty);
    host.crawlDelayMs = crawlDelayMs;
  }

  underWay(name: string): number {
    return this.#hosts.get(name)?.active ?? 0;
  }

  waiting(name: string): number {
    return this.#hosts.get(name)?.waiting.length ?? 0;
  }

  /** How long the host is held from now on; 0 when it is not. */
  heldMs(name: string): number {
    const host = this.#hosts.get(name);
    return host === undefined ? 0 : Math.max(0, host.heldUntil - this.#clock.now());
  }

  /** Whether the host has answered anything yet: one that did and now refuses connections may be restarting. */
  hasAnswered(name: string): boolean {
    return this.#hosts.get(name)?.hasAnswered ?? false;
  }

  snapshot(name: string): HostSnapshot {
    const host = this.#host(name);
    return {
      host: name,
      active: host.active,
      waiting: host.waiting.length,
      intervalMs: this.#intervalMs(host),
      meanAnswerMs: host.meanMs,
      penalty: host.penalty,
      heldUntil: host.heldUntil,
    };
  }

  /** Rejects everyone who waits. */
  close(reason: unknown): void {
    for (const host of this.#hosts.values()) {
      if (host.timer !== undefined) this.#clock.clearTimeout(host.timer);
      host.timer = undefined;
      for (const waiter of host.waiting.splice(0)) waiter.reject(reason);
    }
  }

  #slowDown(host: Host, sentAt: number, pacing: Pacing): void {
    // Several requests were under way when the first refusal came; they tell nothing new.
    const isNews = sentAt >= host.penalisedAt;
    const now = this.#clock.now();
    if (isNews) {
      host.penalisedAt = now;
      if (this.#rate > 0) host.penalty = Math.min(host.penalty * 2, MAX_INTERVAL_MS);
      if (pacing.status === 429) host.refusals++;
    }
    let holdMs = pacing.retryAfterMs ?? 0;
    if (pacing.status === 429 && pacing.retryAfterMs === undefined)
      holdMs = isNews ? Math.min(HOLD_MS * 2 ** (host.refusals - 1), MAX_INTERVAL_MS) : 0;
    host.heldUntil = Math.max(host.heldUntil, now + holdMs);
    if (isNews)
      this.#onSlowed?.({
        host: host.name,
        delayMs: Math.max(holdMs, this.#intervalMs(host)),
        reason: pacing.status === 429 ? 'it answers "too many requests"' : 'it answers "service unavailable"',
      });
  }

  #intervalMs(host: Host): number {
    if (this.#rate === 0) return 0;
    const own = Math.max(1000 / this.#rate, host.meanMs / Math.max(1, this.#concurrency / 2));
    return Math.max(Math.min(own * host.penalty, MAX_INTERVAL_MS), host.crawlDelayMs);
  }

  #waitMs(host: Host): number {
    const now = this.#clock.now();
    const burst =
      this.#rate > 1000 / BURST_MS && host.crawlDelayMs === 0 && host.penalty === 1 ? BURST_MS : 0;
    return Math.max(host.heldUntil - now, host.nextAt - burst - now);
  }

  #start(host: Host): void {
    host.active++;
    const intervalMs = this.#intervalMs(host);
    if (intervalMs > 0) host.nextAt = Math.max(host.nextAt, this.#clock.now()) + intervalMs;
  }

  #isOpen(host: Host): boolean {
    return this.#gate === undefined || this.#gate.isOpen(host.name);
  }

  /** Waits until this process may ask the host, and goes on then. */
  #openGate(host: Host): void {
    if (host.isOpening) return;
    host.isOpening = true;
    this.#gate!.open(host.name, this).then(
      () => {
        host.isOpening = false;
        this.#pump(host);
      },
      (error: unknown) => {
        host.isOpening = false;
        for (const waiter of host.waiting.splice(0)) waiter.reject(error);
      },
    );
  }

  /** Starts whoever may start now, and sets the clock for the next. */
  #pump(host: Host): void {
    if (host.timer !== undefined) {
      this.#clock.clearTimeout(host.timer);
      host.timer = undefined;
    }
    while (host.waiting.length > 0 && host.active < this.#concurrency) {
      if (!this.#isOpen(host)) {
        this.#openGate(host);
        return;
      }
      const waitMs = this.#waitMs(host);
      if (waitMs > 0) {
        host.timer = this.#clock.setTimeout(() => {
          host.timer = undefined;
          this.#pump(host);
        }, Math.ceil(waitMs));
        return;
      }
      this.#start(host);
      host.waiting.shift()!.start();
    }
  }

  #host(name: string): Host {
    const known = this.#hosts.get(name);
    if (known !== undefined) return known;
    if (this.#hosts.size >= MAX_HOSTS) this.#forgetIdleHosts();
    const host: Host = {
      name,
      active: 0,
      waiting: [],
      nextAt: 0,
      heldUntil: 0,
      meanMs: 0,
      penalty: 1,
      penalisedAt: 0,
      refusals: 0,
      crawlDelayMs: 0,
      hasAnswered: false,
      timer: undefined,
      isOpening: false,
    };
    this.#hosts.set(name, host);
    return host;
  }

  #forgetIdleHosts(): void {
    const now = this.#clock.now();
    for (const [name, host] of this.#hosts)
      if (host.active === 0 && host.waiting.length === 0 && !hasAskedForMercy(host, now))
        this.#hosts.delete(name);
  }
}

/** What must not be forgotten of a host: that it asked us to go slowly. */
function hasAskedForMercy(host: Host, now: number): boolean {
  return host.crawlDelayMs > 0 || host.penalty > 1 || Math.max(host.heldUntil, host.nextAt) > now;
}
