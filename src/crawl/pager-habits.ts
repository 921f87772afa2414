// What the pagers of a site's threads have told so far. Finding a pager takes as long as parsing its page, and most first
// pages link all others in a row: then it has nothing to add.
import type { PagerFacts } from '../learn/index.ts';

// So many pagers of first pages told nothing before others are believed to.
const ENOUGH = 20;

/** Learns from pagers that were found; then tells which need not be looked for. */
export class PagerHabits {
  #silent = 0;
  #isTelling = false;
  /** From one page's number to the next, as addresses tell it. */
  #step: number | undefined;

  /** Whether the pager of a first page that links these pages would tell no others. */
  tellNothing(pages: readonly number[]): boolean {
    return !this.#isTelling && this.#silent >= ENOUGH && this.#isRow(pages);
  }

  /** `areNamesKnown`: the model knows the addresses by which the pager calls the first page. */
  note(pages: readonly number[], { unlinked, beyond }: PagerFacts, areNamesKnown: boolean): void {
    if (beyond.length > 0 || !areNamesKnown) this.#isTelling = true;
    if (pages.length > 1 && unlinked.length === 0) this.#step ??= stepOf(pages);
    if (unlinked.length === 0 && this.#isRow(pages)) this.#silent++;
  }

  /** Whether these are all pages from the second on: 2, 3, 4 or 15, 30, 45. */
  #isRow(pages: readonly number[]): boolean {
    const step = this.#step;
    const [first] = pages;
    if (step === undefined || (first !== step && first !== step + 1)) return false;
    return pages.every((page, i) => i === 0 || page - pages[i - 1]! === step);
  }
}

function stepOf(pages: readonly number[]): number {
  return pages[1]! - pages[0]!;
}
