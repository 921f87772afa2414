// Links to places: a post is a place that links of its own page name (`#p77`), while rows of a board lead to places on
// other pages. Forums in every language do so.
import type { Page } from '../page/index.ts';
import type { Region } from '../records/index.ts';

/** Which nodes of a page are places with a name, and which links lead to places. */
export interface Places {
  /** Nodes with a numbered id (or name) that a link of this page leads to, and permalinks (the page's own address and a
   * number), in document order. */
  readonly named: readonly number[];
  /** Links with a fragment that is no place of this page. */
  readonly elsewhere: readonly number[];
}

/** Looks up all fragments of the page's links. */
export function placesOf(page: Page): Places {
  const { tree } = page;
  const wanted = new Set<string>();
  for (const { fragment } of page.links) if (fragment.length > 1) wanted.add(fragment.slice(1));
  const named: number[] = [];
  const here = new Set<string>();
  for (let node = 1; node < tree.size; node++) {
    if (tree.isText(node)) continue;
    const id =
      tree.attribute(node, 'id') ?? (tree.tag(node) === 'a' ? tree.attribute(node, 'name') : undefined);
    if (id === undefined || id === '') continue;
    if (!wanted.has(id)) continue;
    here.add(id);
    if (/\d/.test(id)) named.push(node);
  }
  // `/t/title/22/3` on the page `/t/title/22`.
  const base = page.url.replace(/[?#].*$/, '').replace(/\/$/, '');
  for (const { url, node } of page.links) {
    if (url.startsWith(base) && /^\/\d+$/.test(url.slice(base.length))) named.push(node);
  }
  named.sort((a, b) => a - b);
  const elsewhere = page.links
    .filter(({ fragment }) => fragment.length > 1 && /\d/.test(fragment) && !here.has(fragment.slice(1)))
    .map(({ node }) => node);
  return { named, elsewhere };
}

/** Share of the records that hold at least one of these nodes (ascending). */
export function shareHolding(region: Region, nodes: readonly number[]): number {
  let holding = 0;
  for (const { first, end } of region.records) {
    const at = firstAtLeast(nodes, first);
    if (at < nodes.length && nodes[at]! < end) holding++;
  }
  return holding / region.records.length;
}

function firstAtLeast(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
