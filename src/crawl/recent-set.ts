// A bounded memory of texts. The same navigation stands on every page of a site; remembering some spares nearly all
// repeated work, and forgetting one costs a look-up and nothing else.

/** Two generations: cheaper than an LRU list, and what comes all the time moves back into the young one. */
export class RecentSet {
  readonly #size: number;
  #young = new Set<string>();
  #old = new Set<string>();

  constructor(size = 100_000) {
    this.#size = size;
  }

  has(text: string): boolean {
    return this.#young.has(text) || this.#old.has(text);
  }

  add(text: string): void {
    this.#young.add(text);
    if (this.#young.size < this.#size / 2) return;
    this.#old = this.#young;
    this.#young = new Set();
  }

  clear(): void {
    this.#young = new Set();
    this.#old = new Set();
  }
}
