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

/**
 * What is known of texts at places. Few places hold many texts: looking up one after the other takes half as long as
 * putting both together, which has to be done for every link of every page.
 */
export class RecentPlaces<T> {
  readonly #size: number;
  #count = 0;
  #young = new Map<string, Map<string, T>>();
  #old = new Map<string, Map<string, T>>();

  constructor(size = 100_000) {
    this.#size = size;
  }

  get(place: string, text: string): T | undefined {
    return this.#young.get(place)?.get(text) ?? this.#old.get(place)?.get(text);
  }

  set(place: string, text: string, known: T): void {
    const texts = this.#young.get(place);
    if (texts === undefined) this.#young.set(place, new Map([[text, known]]));
    else texts.set(text, known);
    if (++this.#count < this.#size / 2) return;
    this.#old = this.#young;
    this.#young = new Map();
    this.#count = 0;
  }

  clear(): void {
    this.#young = new Map();
    this.#old = new Map();
    this.#count = 0;
  }
}
