// Outcomes of visits on their way to the store: many in one transaction, for commits are what a page costs most after the
// network; few enough that a kill loses a blink of work.
import type { Outcome, Store } from '../store/index.ts';
import type { RequestLog } from './request-log.ts';

const OUTCOMES_PER_COMMIT = 48;
export const COMMIT_EVERY_MS = 500;
// Big pages must not pile up between commits.
const BYTES_PER_COMMIT = 8 << 20;

export interface BatchTools {
  readonly store: Store;
  readonly siteId: number;
  readonly requests: RequestLog;
  readonly now: () => number;
}

/** Collects outcomes and stores them, with the requests made meanwhile. */
export class OutcomeBatch {
  readonly #tools: BatchTools;
  #outcomes: Outcome[] = [];
  #bytes = 0;
  #lastCommitAt: number;

  constructor(tools: BatchTools) {
    this.#tools = tools;
    this.#lastCommitAt = tools.now();
  }

  add(outcome: Outcome): void {
    this.#outcomes.push(outcome);
    this.#bytes += outcome.page?.body.length ?? 0;
  }

  async commitWhenDue(): Promise<void> {
    const isDue =
      this.#outcomes.length >= OUTCOMES_PER_COMMIT ||
      this.#bytes >= BYTES_PER_COMMIT ||
      this.#tools.now() - this.#lastCommitAt >= COMMIT_EVERY_MS;
    if (isDue) await this.commit();
  }

  async commit(): Promise<void> {
    const { store, siteId, requests, now } = this.#tools;
    this.#lastCommitAt = now();
    const made = requests.drain();
    const [first, ...others] = this.#outcomes;
    this.#outcomes = [];
    this.#bytes = 0;
    if (first !== undefined) await store.commit(siteId, [{ ...first, requests: made }, ...others]);
    else if (made.length > 0) await store.addRequests(siteId, made);
  }
}
