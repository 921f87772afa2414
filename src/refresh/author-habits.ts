// When an author writes next: a small regression for each author. The incremental crawler paper (url-type-recognition,
// abstract and section 4.2) predicts a user's next login from the last ones by 'regression' and gives no equation. A
// crawler sees no logins; what an author has written shows when they were there.
import { HOUR, MINUTE } from './arrival-model.ts';

/** What is predicted, as a logarithm of ms, before anybody has written twice. */
export const FIRST_GUESS = Math.log(6 * HOUR);

const MAX_AUTHORS = 100_000;
// How many gaps the guess weighs that an author is like all others of the site, and that a gap says nothing of the next.
const RIDGE = 2;
// Columns of what is kept of an author: the last time and gap, and sums over pairs of a gap and the one before it.
const [AT, GAP, PAIRS, BEFORE, AFTER, BEFORE_SQUARED, PRODUCT, WIDTH] = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * The gap until an author writes next, by ridge regression on the gap before, both as logarithms:
 * `y = m + a + b (x - m)`, with `m` the mean of all authors and `a` and `b` the author's own. Few gaps leave `a` and `b`
 * near 0, so that a newcomer is expected to be like the others.
 */
export class AuthorHabits {
  readonly #authors = new Map<string, Float64Array>();
  #mean = FIRST_GUESS;
  #gaps = RIDGE;

  /** An author wrote; posts that are told late, or twice, teach nothing. */
  wrote(author: string, at: number): void {
    const known = this.#authors.get(author);
    if (known === undefined) {
      this.#add(author, at);
      return;
    }
    if (at <= known[AT]!) return;
    const gap = Math.log(Math.max(MINUTE, at - known[AT]!));
    const before = known[GAP]!;
    if (!Number.isNaN(before)) {
      known[PAIRS]!++;
      known[BEFORE]! += before;
      known[AFTER]! += gap;
      known[BEFORE_SQUARED]! += before * before;
      known[PRODUCT]! += before * gap;
    }
    known[AT] = at;
    known[GAP] = gap;
    this.#mean += (gap - this.#mean) / ++this.#gaps;
  }

  /** When an author is likely to write next, epoch ms; undefined when nothing is known of them. */
  nextAt(author: string): number | undefined {
    const known = this.#authors.get(author);
    return known === undefined ? undefined : known[AT]! + Math.exp(this.#predict(known));
  }

  #predict(known: Float64Array): number {
    const m = this.#mean;
    const last = known[GAP]!;
    if (Number.isNaN(last)) return m;
    const n = known[PAIRS]!;
    // Sums about the mean of the site, and the normal equations of `a` and `b`.
    const x = known[BEFORE]! - n * m;
    const y = known[AFTER]! - n * m;
    const xx = known[BEFORE_SQUARED]! - 2 * m * known[BEFORE]! + n * m * m + RIDGE;
    const xy = known[PRODUCT]! - m * (known[BEFORE]! + known[AFTER]!) + n * m * m;
    const determinant = (n + RIDGE) * xx - x * x;
    const a = (y * xx - x * xy) / determinant;
    const b = ((n + RIDGE) * xy - x * y) / determinant;
    return m + a + b * (last - m);
  }

  #add(author: string, at: number): void {
    if (this.#authors.size >= MAX_AUTHORS) this.#authors.delete(this.#authors.keys().next().value as string);
    const known = new Float64Array(WIDTH);
    known[AT] = at;
    known[GAP] = Number.NaN;
    this.#authors.set(author, known);
  }
}
