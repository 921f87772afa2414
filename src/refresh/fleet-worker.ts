// A worker of a fleet: claims sites that are due, works on several at a time, a turn each, and gives them back.
import { type CrawlTools, giveBackDeadClaims } from '../crawl/index.ts';
import { StoreError } from '../errors.ts';
import { forwardNow } from '../steady-clock.ts';
import type { FleetSite, Store } from '../store/index.ts';
import { pause } from './pause.ts';
import { type TurnOptions, type TurnResult, takeTurn } from './site-turn.ts';

export interface WorkerOptions extends TurnOptions {
  /** The name of this worker among all of a store. */
  readonly owner: string;
  /** Sites at the same time. */
  readonly sites: number;
  /** How long a site is worked on while others wait. Default 60 s. */
  readonly turnMs?: number;
  /** How long a site stays claimed by a worker that says nothing. Default 60 s. */
  readonly claimMs?: number;
  /** How often to look for sites that have fallen due when there was none. Default 2 s. */
  readonly lookEveryMs?: number;
  /** End when nothing is due and nobody works on anything. Default: go on until stopped. */
  readonly untilIdle?: boolean;
}

export type WorkerEvent =
  | { readonly kind: 'claimed'; readonly site: string }
  | { readonly kind: 'released'; readonly site: string; readonly result: TurnResult }
  | { readonly kind: 'lost'; readonly site: string }
  | { readonly kind: 'trouble'; readonly message: string };

/** What a site is fetched with, opened for a turn. */
export interface SiteTools {
  readonly tools: CrawlTools;
  close(): Promise<void>;
}

interface Running {
  readonly site: FleetSite;
  readonly abort: AbortController;
  readonly startedAt: number;
  /** Its claim went to another worker, or it was paused: nothing of it is ours to give back. */
  isLost: boolean;
}

/** Works for a fleet. `run` ends when it is stopped, with everything given back. */
export class FleetWorker {
  readonly #store: Store;
  readonly #options: Required<Pick<WorkerOptions, 'turnMs' | 'claimMs' | 'lookEveryMs'>> & WorkerOptions;
  readonly #openTools: (site: FleetSite, stop: AbortSignal) => Promise<SiteTools>;
  readonly #tell: (event: WorkerEvent) => void;
  readonly #running = new Map<number, Running>();
  #fatal: unknown;
  #wake = new AbortController();
  /** When the store last answered, by our own clock. */
  #lastKeptAt = performance.now();

  constructor(
    store: Store,
    options: WorkerOptions,
    openTools: (site: FleetSite, stop: AbortSignal) => Promise<SiteTools>,
    tell: (event: WorkerEvent) => void,
  ) {
    this.#store = store;
    this.#options = { turnMs: 60_000, claimMs: 60_000, lookEveryMs: 2_000, ...options };
    this.#openTools = openTools;
    this.#tell = tell;
  }

  /** How many sites it works on now, and how long ago the store confirmed its claims, ms. */
  get health(): { readonly running: number; readonly silentMs: number } {
    return { running: this.#running.size, silentMs: performance.now() - this.#lastKeptAt };
  }

  async run(stop: AbortSignal): Promise<void> {
    const onStop = () => {
      for (const { abort } of this.#running.values()) abort.abort();
      this.#wake.abort();
    };
    stop.addEventListener('abort', onStop);
    const timer = setInterval(() => void this.#keep(), this.#options.claimMs / 4);
    // A site may be there to claim, or ours to leave.
    const endHints = this.#store.onSitesChanged(() => {
      this.#wake.abort();
      if (this.#running.size > 0) void this.#keep();
    });
    try {
      await giveBackDeadClaims(this.#store);
      while (!stop.aborted && this.#fatal === undefined) {
        const hasClaimed = this.#running.size < this.#options.sites && (await this.#claim(stop));
        if (hasClaimed) continue;
        if (this.#options.untilIdle === true && this.#running.size === 0 && (await this.#isIdle())) break;
        await this.#endTurns();
        await this.#rest(stop);
      }
      while (this.#running.size > 0) await this.#rest(undefined);
      if (this.#fatal !== undefined) throw this.#fatal;
    } finally {
      clearInterval(timer);
      await endHints();
      stop.removeEventListener('abort', onStop);
    }
  }

  async #claim(stop: AbortSignal): Promise<boolean> {
    const site = await this.#store.claimSite(this.#options.owner, this.#options.claimMs);
    if (site === undefined) return false;
    const running = { site, abort: new AbortController(), startedAt: performance.now(), isLost: false };
    if (stop.aborted) running.abort.abort();
    this.#running.set(site.id, running);
    this.#tell({ kind: 'claimed', site: site.startUrl });
    this.#work(running).finally(() => {
      this.#running.delete(site.id);
      this.#wake.abort();
    });
    return true;
  }

  async #work(running: Running): Promise<void> {
    const { site, abort } = running;
    try {
      const { tools, close } = await this.#openTools(site, abort.signal);
      let result: TurnResult;
      try {
        result = await takeTurn(site, this.#options, tools);
      } finally {
        await close();
      }
      if (running.isLost) return;
      await this.#store.releaseSite(site.id, this.#options.owner, result.release);
      this.#tell({ kind: 'released', site: site.startUrl, result });
    } catch (error) {
      // Only the store's troubles come through, and bugs around the turn; its claim ends by itself.
      this.#tell({ kind: 'trouble', message: `${site.startUrl}: ${messageOf(error)}` });
      if (!(error instanceof StoreError) || error.code !== 'unreachable') this.#fatal ??= error;
    }
  }

  /** Ends turns that have lasted long enough, when others wait. */
  async #endTurns(): Promise<void> {
    const now = performance.now();
    const over = [...this.#running.values()].filter(
      ({ startedAt, abort }) => !abort.signal.aborted && now - startedAt > this.#options.turnMs,
    );
    if (over.length === 0) return;
    const { due } = await this.#store.fleetCounts();
    for (const { abort } of over.slice(0, due)) abort.abort();
  }

  async #isIdle(): Promise<boolean> {
    const { due, claimed } = await this.#store.fleetCounts();
    return due + claimed === 0;
  }

  #isKeeping = false;

  async #keep(): Promise<void> {
    if (this.#isKeeping) return;
    this.#isKeeping = true;
    try {
      const { owner, claimMs } = this.#options;
      const before = [...this.#running.values()];
      const kept = new Set(await this.#store.keepClaims(owner, claimMs));
      this.#lastKeptAt = performance.now();
      await giveBackDeadClaims(this.#store);
      for (const running of before) {
        if (kept.has(running.site.id) || running.isLost || !this.#running.has(running.site.id)) continue;
        running.isLost = true;
        running.abort.abort();
        this.#tell({ kind: 'lost', site: running.site.startUrl });
        // A paused site is given back; one that another worker has now is not changed by this.
        const release = {
          dueAt: forwardNow(),
          workedMs: running.site.workedMs,
          failures: running.site.failures,
        };
        await this.#store.releaseSite(running.site.id, owner, release);
      }
    } catch (error) {
      this.#tell({ kind: 'trouble', message: messageOf(error) });
    } finally {
      this.#isKeeping = false;
    }
  }

  /** Until something has ended, or it is time to look again. */
  async #rest(stop: AbortSignal | undefined): Promise<void> {
    if (stop?.aborted !== true && !this.#wake.signal.aborted)
      await pause(this.#options.lookEveryMs, this.#wake.signal);
    this.#wake = new AbortController();
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] as string) : String(error);
}
