// Visits on their way. A better model may show that a page that waits is the one just being asked for under another name.
import type { LinkMatcher } from '../learn/index.ts';
import type { LeasedEntry } from '../store/index.ts';

/** The visits of one crawl that have not ended, in the order they began. */
export class VisitsUnderWay {
  readonly #visits = new Map<LeasedEntry, Promise<unknown>>();

  /** Takes note of a visit until it ends. */
  add<T>(entry: LeasedEntry, visit: Promise<T>): Promise<T> {
    const ended = visit.finally(() => this.#visits.delete(entry));
    this.#visits.set(entry, ended);
    return ended;
  }

  /**
   * Waits for visits begun earlier of what an entry names by the present model. Only earlier ones are waited for, so no
   * two wait for each other. Resolves to whether there were any.
   */
  async earlierOf(entry: LeasedEntry, matcher: LinkMatcher): Promise<boolean> {
    const nameOf = ({ url }: LeasedEntry) => matcher.match(url)?.identity ?? url;
    const name = nameOf(entry);
    const earlier: Promise<unknown>[] = [];
    for (const [other, visit] of this.#visits) {
      if (other === entry) break;
      if (nameOf(other) === name) earlier.push(visit);
    }
    await Promise.allSettled(earlier);
    return earlier.length > 0;
  }

  /** Waits for the lists being visited now. Resolves to whether there are any. */
  async lists(): Promise<boolean> {
    const isList = ({ type }: LeasedEntry) => type === 'index' || type === 'index-flip';
    const lists = [...this.#visits].flatMap(([entry, visit]) => (isList(entry) ? [visit] : []));
    await Promise.allSettled(lists);
    return lists.length > 0;
  }
}
