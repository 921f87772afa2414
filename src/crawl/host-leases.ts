// Hosts of a fleet: one worker at a time asks a host, at the pace the last one had, so that all workers together never ask
// it faster than one alone would.
import type { HostGate, PaceKeeper } from '../fetch/index.ts';
import type { FleetStore } from '../store/index.ts';
import { giveBackDeadClaims } from './lease-owner.ts';

export interface HostLeaseOptions {
  /** How long a lease lasts without being kept. Default 30 s: so long a host rests when a worker has died. */
  readonly leaseMs?: number;
  /** How often leases are kept. Default 5 s. */
  readonly keepEveryMs?: number;
  /** How often to ask for a host that another worker has. Default 500 ms. */
  readonly askEveryMs?: number;
}

interface Held {
  readonly paces: PaceKeeper;
  /** By our own clock, which only runs forward; no request begins after it. */
  until: number;
  /** Another worker waits: no request begins, and it is passed on when those under way have ended. */
  isLeaving: boolean;
  usedAt: number;
}

/** A host nobody asks is passed on after this long. */
const IDLE_MS = 10_000;
/** Of the tries to get a host that another worker has, every so many look whether that one still runs. */
const LOOK_FOR_DEAD_EVERY = 10;
/** Between our clock's end of a lease and the store's: the answer of the store was on its way for a while. */
const MARGIN_MS = 1_000;

export class HostLeases implements HostGate {
  readonly #store: FleetStore;
  readonly #owner: string;
  readonly #leaseMs: number;
  readonly #askEveryMs: number;
  readonly #held = new Map<string, Held>();
  readonly #timer: NodeJS.Timeout;
  #keeping: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(store: FleetStore, owner: string, options: HostLeaseOptions = {}) {
    this.#store = store;
    this.#owner = owner;
    this.#leaseMs = options.leaseMs ?? 30_000;
    this.#askEveryMs = options.askEveryMs ?? 500;
    this.#timer = setInterval(() => this.#keepSoon(), options.keepEveryMs ?? 5_000);
    this.#timer.unref();
  }

  isOpen(host: string): boolean {
    const held = this.#held.get(host);
    if (held === undefined || held.isLeaving) return false;
    const now = performance.now();
    if (now >= held.until) return false;
    held.usedAt = now;
    return true;
  }

  async open(host: string, paces: PaceKeeper): Promise<void> {
    for (let tries = 0; !this.#isClosed; tries++) {
      const askedAt = performance.now();
      const held = this.#held.get(host);
      if (held === undefined || (askedAt >= held.until && !held.isLeaving)) {
        const pace = await this.#store.leaseHost(host, this.#owner, this.#leaseMs);
        if (pace !== undefined) {
          paces.setPace(host, pace);
          const until = askedAt + this.#leaseMs - MARGIN_MS;
          this.#held.set(host, { paces, until, isLeaving: false, usedAt: askedAt });
          return;
        }
        // Whoever has it may have been killed on this machine: then nobody need wait.
        if (tries % LOOK_FOR_DEAD_EVERY === 0) await giveBackDeadClaims(this.#store);
        if (tries === 0) continue;
      }
      await new Promise((resolve) => setTimeout(resolve, this.#askEveryMs).unref());
    }
    throw new Error('the worker stops');
  }

  /** Passes all hosts on. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#keeping.catch(() => {});
    await this.#store.releaseHosts(
      this.#owner,
      [...this.#held.keys()].map((host) => this.#paceOf(host)),
    );
    this.#held.clear();
  }

  #keepSoon(): void {
    // One at a time: a store that answers slowly must not be asked the more.
    this.#keeping = this.#keeping.then(() => this.#keep()).catch(() => {});
  }

  async #keep(): Promise<void> {
    if (this.#held.size === 0 || this.#isClosed) return;
    const askedAt = performance.now();
    const hosts = [...this.#held.keys()];
    const leaving = hosts.filter((host) => this.#isDone(host, askedAt));
    const staying = hosts.filter((host) => !leaving.includes(host));
    const paces = leaving.map((host) => this.#paceOf(host));
    // Before the store is told, so that no request begins in between.
    for (const host of leaving) this.#held.delete(host);
    if (leaving.length > 0) await this.#store.releaseHosts(this.#owner, paces);
    const kept = await this.#store.keepHosts(
      this.#owner,
      this.#leaseMs,
      staying.map((host) => this.#paceOf(host)),
    );
    const still = new Map(kept.map(({ host, isWanted }) => [host, isWanted]));
    for (const host of staying) {
      const held = this.#held.get(host)!;
      const isWanted = still.get(host);
      if (isWanted === undefined) this.#held.delete(host);
      else {
        held.until = askedAt + this.#leaseMs - MARGIN_MS;
        held.isLeaving ||= isWanted;
      }
    }
  }

  /** Nobody asks it any more, or somebody else wants it and nothing is under way. */
  #isDone(host: string, now: number): boolean {
    const { paces, isLeaving, usedAt } = this.#held.get(host)!;
    if (paces.underWay(host) > 0) return isLeaving && now - usedAt > this.#leaseMs;
    return isLeaving || (paces.waiting(host) === 0 && now - usedAt > IDLE_MS);
  }

  #paceOf(host: string) {
    return { host, ...this.#held.get(host)!.paces.pace(host) };
  }
}
