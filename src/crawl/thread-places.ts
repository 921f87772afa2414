// Where links stand on thread pages and on no list: what tells at a glance that a page shows posts. Crawls that leave the
// reading for later know by it whether a site still shows them what it should.
import type { Page } from '../page/index.ts';

// Fewer pages say little of what all threads have in common.
const PAGES_BEFORE = 20;
// What hangs on what people write (pictures, quotes) is not on every page; what is on fewer may be on a login page, too.
const COMMON_SHARE = 0.3;
// More pages of either kind show nothing new.
const ENOUGH = 60;

/** Learns from pages that are known; then tells pages that look like threads. */
export class ThreadPlaces {
  readonly #onThreads = new Map<string, number>();
  readonly #elsewhere = new Set<string>();
  #pages = 0;
  #others = 0;

  /** A page of which it is known whether it shows posts. */
  note(page: Page, showsPosts: boolean): void {
    if ((showsPosts ? this.#pages++ : this.#others++) >= ENOUGH) return;
    const places = new Set(page.links.map(({ location }) => location));
    for (const place of places) {
      if (showsPosts) this.#onThreads.set(place, (this.#onThreads.get(place) ?? 0) + 1);
      else this.#elsewhere.add(place);
    }
  }

  /** Whether a page has something that thread pages have and others do not. False while too little is known. */
  areOn(page: Page): boolean {
    if (this.#pages < PAGES_BEFORE) return false;
    return page.links.some(
      ({ location }) =>
        (this.#onThreads.get(location) ?? 0) >= COMMON_SHARE * Math.min(this.#pages, ENOUGH) &&
        !this.#elsewhere.has(location),
    );
  }
}
