// What every model of arrivals can tell: how many posts a source (a thread, a board) is likely to get in a span of time.

/** Sources are numbered from 0; times are epoch ms and never go back within one source. */
export interface ArrivalModel {
  /** A source came into being, with its first post. `author` names who wrote it, where that is known. */
  began(source: number, at: number, author?: string): void;
  /** One more post. */
  saw(source: number, at: number, author?: string): void;
  /** Nothing more came up to then. */
  quiet(source: number, until: number): void;
  /** How many posts to expect after `from`, up to `to`, given all that was seen. */
  expected(source: number, from: number, to: number): number;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A column of numbers that grows with the sources. */
export class NumberColumn {
  #cells: Float64Array;
  readonly #width: number;
  readonly #empty: number;

  /** `width` numbers a source, each `empty` at first. */
  constructor(width = 1, empty = 0, capacity = 1024) {
    this.#width = width;
    this.#empty = empty;
    this.#cells = new Float64Array(capacity * width).fill(empty);
  }

  /** The cells themselves, with room for `source`; valid until the next call. */
  with(source: number): Float64Array {
    const needed = (source + 1) * this.#width;
    if (needed > this.#cells.length) {
      const grown = new Float64Array(Math.max(needed, 2 * this.#cells.length)).fill(this.#empty);
      grown.set(this.#cells);
      this.#cells = grown;
    }
    return this.#cells;
  }
}
