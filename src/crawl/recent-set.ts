// A bounded memory of texts. The same navigation stands on every page of a site; remembering some spares nearly all
// repeated work, and forgetting one costs a look-up and nothing else.

/** What is known of texts. Two generations: cheaper than an LRU list, and what comes all the time is soon known again. */
export class RecentMap<T> {
  readonly #size: number;
  #young = new Map<string, T>();
  #old = new Map<string, T>();

  constructor(size = 100_000) {
    this.#size = size;
  }

  get(text: string): T | undefined {
    return this.#young.get(text) ?? this.#old.get(text);
  }

  set(text: string, known: T): void {
    this.#young.set(text, known);
    if (this.#young.size < this.#size / 2) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  clear(): void {
    this.#young = new Map();
    this.#old = new Map();
  }
}

/** The texts alone. */
export class RecentSet {
  readonly #texts: RecentMap<true>;

  constructor(size?: number) {
    this.#texts = new RecentMap(size);
  }

  has(text: string): boolean {
    return this.#texts.get(text) === true;
  }

  add(text: string): void {
    this.#texts.set(text, true);
  }

  clear(): void {
    this.#texts.clear();
  }
}
