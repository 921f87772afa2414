// The layout of a page as the set of places its elements stand at: pages that one template drew share most of it,
// however many records they show.
import type { PageStructure } from '../records/index.ts';
import type { PagePlaces } from './page-places.ts';

// A template shows itself early; what a page of 5 MB adds beyond is what people wrote.
const MAX_PATHS = 2000;
const MAX_NODES = 50_000;

/** Places of the page's elements, without repetition. */
export function layoutPaths(
  { page: { tree }, facts }: PageStructure,
  places: PagePlaces,
): ReadonlySet<string> {
  const paths = new Set<string>();
  const size = Math.min(tree.size, MAX_NODES);
  for (let node = 1; node < size && paths.size < MAX_PATHS; node++) {
    if (tree.isText(node) || facts.isUnread[node] !== 0) continue;
    paths.add(places.of(node));
  }
  return paths;
}

/**
 * How alike two layouts are, 0 … 1, weighed by what a place tells: one that half of the site's pages have tells two
 * layouts apart, one that all have (the frame) or that a single page has (what somebody wrote) tells little.
 */
export class LayoutKinship {
  readonly #ids = new Map<string, number>();
  readonly #counts: number[] = [];
  /** The places of each page, by id, in ascending order. */
  readonly #layouts: Int32Array[] = [];
  #weights = new Float64Array(0);
  #sums: number[] = [];

  constructor(layouts: readonly ReadonlySet<string>[] = []) {
    for (const layout of layouts) this.add(layout);
    this.weigh();
  }

  add(layout: ReadonlySet<string>): void {
    const ids = Int32Array.from(layout, (path) => {
      const known = this.#ids.get(path);
      if (known !== undefined) return known;
      this.#ids.set(path, this.#ids.size);
      return this.#ids.size - 1;
    });
    for (const id of ids) this.#counts[id] = (this.#counts[id] ?? 0) + 1;
    this.#layouts.push(ids.sort());
  }

  /** Weighs the places by the pages at hand; places that no page had then weigh nothing until the next time. */
  weigh(): void {
    // As if one page more had the place and one more had not: with two pages at hand the frame still says something.
    this.#weights = Float64Array.from(this.#counts, (count) => {
      const share = count / (this.#layouts.length + 2);
      return share * (1 - share);
    });
    this.#sums = [];
  }

  /** How many pages have this place. */
  pagesWith(path: string): number {
    const id = this.#ids.get(path);
    return id === undefined ? 0 : this.#counts[id]!;
  }

  /** Of the layouts added as `a`-th and `b`-th. */
  between(a: number, b: number): number {
    const [some, others] = [this.#layouts[a]!, this.#layouts[b]!];
    let [shared, i, j] = [0, 0, 0];
    while (i < some.length && j < others.length) {
      const [one, other] = [some[i]!, others[j]!];
      if (one === other) shared += this.#weights[one] ?? 0;
      if (one <= other) i++;
      if (other <= one) j++;
    }
    const all = this.#sumOf(a) + this.#sumOf(b) - shared;
    return all === 0 ? 0 : shared / all;
  }

  #sumOf(at: number): number {
    let sum = this.#sums[at];
    if (sum === undefined) {
      sum = 0;
      for (const id of this.#layouts[at]!) sum += this.#weights[id] ?? 0;
      this.#sums[at] = sum;
    }
    return sum;
  }
}
