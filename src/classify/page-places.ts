// Where a node stands, told so that pages of one layout agree even when the page's own name is among the class names of
// what is around everything (`body.category-history`): the end of its location, and its depth.
import { FORMATTING, locationOf, TAG_BITS, type Tree } from '../page/index.ts';

/** Places of a page's elements. */
export class PagePlaces {
  readonly #tree: Tree;
  readonly #depths: Uint16Array;

  constructor(tree: Tree) {
    this.#tree = tree;
    this.#depths = new Uint16Array(tree.size);
    // Formatting elements are no steps of a location either.
    for (let node = 1; node < tree.size; node++) {
      const isStep = ((TAG_BITS[tree.tagId[node]!] ?? 0) & FORMATTING) === 0;
      this.#depths[node] = this.#depths[tree.parent[node]!]! + (isStep ? 1 : 0);
    }
  }

  of(node: number): string {
    const location = locationOf(this.#tree, node);
    return `${this.#depths[node]}${location.slice(location.indexOf(':'))}`;
  }
}
