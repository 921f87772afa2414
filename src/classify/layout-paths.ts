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
  readonly #weights = new Map<string, number>();
  readonly #sums = new Map<ReadonlySet<string>, number>();

  constructor(layouts: readonly ReadonlySet<string>[]) {
    const counts = this.#weights;
    for (const layout of layouts) for (const path of layout) counts.set(path, (counts.get(path) ?? 0) + 1);
    // As if one page more had the place and one more had not: with two pages at hand the frame still says something.
    for (const [path, count] of counts) {
      const share = count / (layouts.length + 2);
      counts.set(path, share * (1 - share));
    }
    for (const layout of layouts) {
      let sum = 0;
      for (const path of layout) sum += counts.get(path)!;
      this.#sums.set(layout, sum);
    }
  }

  between(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
    const [small, large] = a.size <= b.size ? [a, b] : [b, a];
    let shared = 0;
    for (const path of small) if (large.has(path)) shared += this.#weights.get(path)!;
    const all = this.#sums.get(a)! + this.#sums.get(b)! - shared;
    return all === 0 ? 0 : shared / all;
  }
}
