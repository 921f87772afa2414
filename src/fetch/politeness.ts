// How often each host is asked: whoever wants to ask one waits here for its turn.
import { whenAborted } from './abort.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import { HostPace } from './host-pace.ts';
import type {
  HostGate,
  HostSnapshot,
  Pace,
  PaceKeeper,
  Pacing,
  PolitenessOptions,
} from './politeness-types.ts';
import type { Slowdown } from './request-record.ts';

/** Idle hosts are forgotten beyond this many. */
const MAX_HOSTS = 2_000;

interface Waiter {
  readonly start: () => void;
  readonly reject: (reason: unknown) => void;
}

interface Host {
  readonly pace: HostPace;
  readonly waiting: Waiter[];
  timer: unknown;
  isOpening: boolean;
}

/** The turns of all hosts; `host-pace.ts` says how fast each is asked. */
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
    const { pace, waiting } = host;
    const isFree = waiting.length === 0 && pace.active < this.#concurrency && this.#isOpen(host);
    const now = this.#clock.now();
    if (isFree && pace.waitMs(now) <= 0) {
      pace.start(now);
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
      waiting.push(waiter);
      const stopListening = whenAborted(signal, (reason) => {
        waiting.splice(waiting.indexOf(waiter), 1);
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
    this.#host(name).pace.start(this.#clock.now());
  }

  /** Gives the place back and learns from the answer. `sentAt` is when the request went out, epoch ms. */
  release(name: string, sentAt: number, pacing: Pacing): void {
    const host = this.#host(name);
    const slowed = host.pace.end(sentAt, pacing, this.#clock.now());
    if (slowed !== undefined) this.#onSlowed?.({ host: name, ...slowed });
    if (host.waiting.length > 0) this.#pump(host);
  }

  /** From robots.txt. Ignored with rate 0: who asks for no limit gets none. */
  setCrawlDelay(name: string, seconds: number): void {
    const delayMs = this.#host(name).pace.setCrawlDelay(seconds);
    if (delayMs === undefined) return;
    const reason = `robots.txt asks for ${delayMs / 1000} s between requests`;
    this.#onSlowed?.({ host: name, delayMs, reason });
  }

  /** Whether a request may go beside the others at once (`join`). */
  mayJoin(name: string): boolean {
    return this.heldMs(name) === 0 && this.#isOpen(this.#host(name));
  }

  pace(name: string): Pace {
    return this.#host(name).pace.pace(this.#clock.now());
  }

  setPace(name: string, pace: Pace): void {
    this.#host(name).pace.setPace(pace, this.#clock.now());
  }

  underWay(name: string): number {
    return this.#hosts.get(name)?.pace.active ?? 0;
  }

  waiting(name: string): number {
    return this.#hosts.get(name)?.waiting.length ?? 0;
  }

  /** How long the host is held from now on; 0 when it is not. */
  heldMs(name: string): number {
    return this.#hosts.get(name)?.pace.heldMs(this.#clock.now()) ?? 0;
  }

  /** Whether the host has answered anything yet: one that did and now refuses connections may be restarting. */
  hasAnswered(name: string): boolean {
    return this.#hosts.get(name)?.pace.hasAnswered ?? false;
  }

  snapshot(name: string): HostSnapshot {
    const { pace, waiting } = this.#host(name);
    return pace.snapshot(waiting.length);
  }

  /** Rejects everyone who waits. */
  close(reason: unknown): void {
    for (const host of this.#hosts.values()) {
      if (host.timer !== undefined) this.#clock.clearTimeout(host.timer);
      host.timer = undefined;
      for (const waiter of host.waiting.splice(0)) waiter.reject(reason);
    }
  }

  #isOpen({ pace }: Host): boolean {
    return this.#gate === undefined || this.#gate.isOpen(pace.name);
  }

  /** Waits until this process may ask the host, and goes on then. */
  #openGate(host: Host): void {
    if (host.isOpening) return;
    host.isOpening = true;
    this.#gate!.open(host.pace.name, this).then(
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
    const { pace, waiting } = host;
    if (host.timer !== undefined) {
      this.#clock.clearTimeout(host.timer);
      host.timer = undefined;
    }
    while (waiting.length > 0 && pace.active < this.#concurrency) {
      if (!this.#isOpen(host)) {
        this.#openGate(host);
        return;
      }
      const now = this.#clock.now();
      const waitMs = pace.waitMs(now);
      if (waitMs > 0) {
        host.timer = this.#clock.setTimeout(() => {
          host.timer = undefined;
          this.#pump(host);
        }, Math.ceil(waitMs));
        return;
      }
      pace.start(now);
      waiting.shift()!.start();
    }
  }

  #host(name: string): Host {
    const known = this.#hosts.get(name);
    if (known !== undefined) return known;
    if (this.#hosts.size >= MAX_HOSTS) this.#forgetIdleHosts();
    const pace = new HostPace(name, { rate: this.#rate, concurrency: this.#concurrency });
    const host: Host = { pace, waiting: [], timer: undefined, isOpening: false };
    this.#hosts.set(name, host);
    return host;
  }

  #forgetIdleHosts(): void {
    const now = this.#clock.now();
    for (const [name, { pace, waiting }] of this.#hosts)
      if (pace.active === 0 && waiting.length === 0 && !pace.hasAskedForMercy(now)) this.#hosts.delete(name);
  }
}
