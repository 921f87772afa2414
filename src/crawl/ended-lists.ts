// Lists that are sorted by activity need not be read to their end when only threads active since some day are wanted. That
// a list is sorted is seen on its pages; which way its pages go, by two of them.
import type { ThreadFacts } from '../store/index.ts';

/** Fewer dated rows may be sorted by chance. */
const LEAST_ROWS = 5;
/** Lists tell days in the zone of the forum, some without a time. */
export const SLACK_MS = 24 * 3_600_000;

interface ListPage {
  readonly number: number;
  /** When the last thread of the page was active. */
  readonly last: number;
}

/** What is known of the lists of one crawl. */
export class EndedLists {
  readonly #since: number;
  readonly #pages = new Map<string, ListPage[]>();
  readonly #ended = new Set<string>();

  constructor(since: number) {
    this.#since = since;
  }

  /** Takes note of the rows of a page. `page`: its number or offset as the address tells; '' for the first page. */
  note(list: string, page: string, rows: readonly ThreadFacts[]): void {
    const last = lastOfSorted(rows);
    if (last === undefined) return;
    if (page !== '')
      this.#pages.set(list, [...(this.#pages.get(list) ?? []), { number: Number(page), last }]);
    // After the first page everything is older, whichever way the others are numbered.
    else if (this.#isBefore(last)) this.#ended.add(list);
  }

  /** Whether a page has only threads that were last active before that day. */
  isEnded(list: string, page: string): boolean {
    if (this.#ended.has(list)) return page !== '';
    const known = this.#pages.get(list) ?? [];
    const number = Number(page);
    return known.some(
      (one) =>
        this.#isBefore(one.last) &&
        known.some(
          (newer) =>
            newer.last > one.last && Math.sign(one.number - newer.number) === Math.sign(number - one.number),
        ),
    );
  }

  #isBefore(time: number): boolean {
    return time + SLACK_MS < this.#since;
  }
}

/** The time of the last row where rows fall in time from the newest on: those before it are kept on top. */
function lastOfSorted(rows: readonly ThreadFacts[]): number | undefined {
  const times = rows.map(({ lastPostAt }) => (lastPostAt == null ? Number.NaN : Date.parse(lastPostAt)));
  if (times.some(Number.isNaN)) return undefined;
  const sorted = times.slice(times.indexOf(Math.max(...times)));
  const isSorted = sorted.every((time, i) => i === 0 || time <= sorted[i - 1]!);
  return isSorted && sorted.length >= LEAST_ROWS && 2 * sorted.length >= times.length
    ? sorted.at(-1)
    : undefined;
}
