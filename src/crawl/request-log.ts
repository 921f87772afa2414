// Collects every request a fetcher puts on the wire until the engine stores them with the next commit.
import type { RequestRecord } from '../fetch/index.ts';
import type { Phase, RequestRow } from '../store/index.ts';

/** Give `observe` to the fetcher and the log to the engine. */
export class RequestLog {
  #pending: RequestRow[] = [];
  readonly #types = new Map<string, RequestRow['type']>();
  phase: Phase = 'crawl';

  readonly observe = (request: RequestRecord): void => {
    const { url, status, bytes, ms, at, error } = request;
    const type =
      request.kind !== 'page' ? request.kind : status === 0 || status >= 400 ? 'error' : this.#types.get(url);
    this.#pending.push({ url, status, phase: this.phase, type: type ?? 'other', bytes, ms, at, error });
  };

  /** Says what a URL is believed to be while it is being fetched. */
  expect(url: string, type: RequestRow['type']): void {
    this.#types.set(url, type);
  }

  forget(url: string): void {
    this.#types.delete(url);
  }

  /** Hands over what was observed since the last call. */
  drain(): RequestRow[] {
    const drained = this.#pending;
    this.#pending = [];
    return drained;
  }
}
