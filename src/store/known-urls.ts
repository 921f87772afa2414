// A bounded memory of URLs known to be in the frontier. The pages of a site repeat the same links (menu, boards, pager),
// so most found links can be told known without asking the database, in memory that does not grow with the frontier.

/**
 * A table of 64-bit hashes in sets of four: a new hash pushes out the oldest of its set. It forgets, which costs a
 * lookup in the database; it never invents, since all 64 bits are compared.
 */
export class KnownUrls {
  readonly #halves: Int32Array;
  readonly #setMask: number;

  /** `slots` must be a power of two; 2^18 take 2 MiB. */
  constructor(slots = 1 << 18) {
    this.#halves = new Int32Array(slots * 2);
    this.#setMask = slots / WAYS - 1;
  }

  has(high: number, low: number): boolean {
    const halves = this.#halves;
    const start = this.#start(low);
    for (let i = start; i < start + WAYS * 2; i += 2) {
      if (halves[i] === high && halves[i + 1] === low) {
        // A link seen again moves one place away from being pushed out.
        if (i > start) this.#swap(i, i - 2);
        return high !== 0 || low !== 0;
      }
    }
    return false;
  }

  add(high: number, low: number): void {
    const halves = this.#halves;
    const start = this.#start(low);
    halves.copyWithin(start + 2, start, start + (WAYS - 1) * 2);
    halves[start] = high;
    halves[start + 1] = low;
  }

  /** Forgets everything: what a rolled-back transaction added must not count as known. */
  clear(): void {
    this.#halves.fill(0);
  }

  #start(low: number): number {
    return (low & this.#setMask) * WAYS * 2;
  }

  #swap(i: number, j: number): void {
    const halves = this.#halves;
    const high = halves[i] as number;
    const low = halves[i + 1] as number;
    halves[i] = halves[j] as number;
    halves[i + 1] = halves[j + 1] as number;
    halves[j] = high;
    halves[j + 1] = low;
  }
}

const WAYS = 4;
