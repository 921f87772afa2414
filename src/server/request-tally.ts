// Requests counted by what became of them. Counted once, in pieces, then only what is new: a million requests take a second,
// and nobody waits for it.
import type { Inspector } from '../store/index.ts';

const PIECE = 20_000;
const USEFUL = new Set(['entry', 'index', 'thread', 'index-flip', 'thread-flip']);

interface SiteTally {
  requests: number;
  useful: number;
  readonly errors: Map<string, number>;
}

export class RequestTally {
  readonly #inspector: Inspector;
  readonly #sites = new Map<number, SiteTally>();
  #last = 0;
  #isComplete = false;
  #running: Promise<void> | undefined;

  constructor(inspector: Inspector) {
    this.#inspector = inspector;
  }

  /** Counts what came since; calls while it runs wait for the same end. */
  catchUp(): Promise<void> {
    this.#running ??= this.#count().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** What is known of a site; undefined while it is counted for the first time. */
  of(siteId: number): { usefulShare: number | null; errors: Readonly<Record<string, number>> } | undefined {
    if (!this.#isComplete) return undefined;
    const tally = this.#sites.get(siteId);
    if (tally === undefined) return { usefulShare: null, errors: {} };
    return { usefulShare: tally.useful / tally.requests, errors: Object.fromEntries(tally.errors) };
  }

  async #count(): Promise<void> {
    for (;;) {
      const { counts, last, looked } = await this.#inspector.requestCounts(this.#last, PIECE);
      this.#last = last;
      for (const { siteId, type, status, error, count } of counts) {
        const tally = this.#sites.get(siteId) ?? { requests: 0, useful: 0, errors: new Map() };
        this.#sites.set(siteId, tally);
        tally.requests += count;
        const kind = kindOf(status, error);
        if (kind !== undefined) tally.errors.set(kind, (tally.errors.get(kind) ?? 0) + count);
        else if (USEFUL.has(type)) tally.useful += count;
      }
      if (looked < PIECE) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#isComplete = true;
  }
}

function kindOf(status: number, error: string): string | undefined {
  if (status >= 400) return `HTTP ${status}`;
  return error === '' ? undefined : error;
}
