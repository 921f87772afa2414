// FoCUS 4.3.1.2, property 3: 'we use tree similarity to determine whether the layouts of two pages are similar'. The paper
// names no measure. Here it is the mean of two shares (Dice): of the paths of tags from the root down, and of the pairs of
// element and parent with their class names. Paths alone take a board for a thread where both are tables or both are
// lists; class names alone fall apart where rows carry names of their own. Sets, so that the number of rows is nothing.
import type { Page, Tree } from '../../page/index.ts';
import { stepOf } from './places.ts';

/**
 * Pages at least this much alike have one layout. Measured on mirrors: pages of one board or thread 0.90 … 1.00, few
 * below; boards against threads 0.55 … 0.80.
 */
export const SIMILAR_LAYOUT = 0.84;

// Below this, pages are not alike whatever the others are like; and so much more alike than to others they must be.
const PERHAPS_SIMILAR = 0.65;
const CLEARLY_MORE = 0.1;

/**
 * Whether two pages have one layout: by the measure alone, or where rows and posts carry much markup of their own, because
 * the second is clearly more like the first than like pages of the other kind.
 */
export function areLaidOutAlike(a: Page, b: Page, otherKind: readonly Page[] = []): boolean {
  const similarity = layoutSimilarity(a, b);
  if (similarity >= SIMILAR_LAYOUT) return true;
  if (similarity < PERHAPS_SIMILAR || otherKind.length === 0) return false;
  return otherKind.every((other) => layoutSimilarity(b, other) <= similarity - CLEARLY_MORE);
}

/** How alike the layouts of two pages are, 0 … 1. */
export function layoutSimilarity(a: Page, b: Page): number {
  const [ofA, ofB] = [outlineOf(a), outlineOf(b)];
  return (dice(ofA.paths, ofB.paths) + dice(ofA.pairs, ofB.pairs)) / 2;
}

interface PageOutline {
  readonly paths: ReadonlySet<number | string>;
  readonly pairs: ReadonlySet<number | string>;
}

const outlines = new WeakMap<Page, PageOutline>();

function outlineOf(page: Page): PageOutline {
  const known = outlines.get(page);
  if (known !== undefined) return known;
  const { tree } = page;
  const hashes = new Int32Array(tree.size);
  const steps = new Array<string>(tree.size);
  const paths = new Set<number>();
  const pairs = new Set<string>();
  for (let node = 0; node < tree.size; node++) {
    if (tree.isText(node)) continue;
    const parent = tree.parent[node]!;
    hashes[node] = Math.imul((node === 0 ? 0 : hashes[parent]!) ^ tree.tagId[node]!, 0x01000193) + 0x9e3779b9;
    steps[node] = nameOf(tree, node);
    paths.add(hashes[node]!);
    if (node > 0) pairs.add(`${steps[parent]}>${steps[node]}`);
  }
  const outline = { paths, pairs };
  outlines.set(page, outline);
  return outline;
}

/** The body's class names may tell each page from all others: they are left out. */
function nameOf(tree: Tree, node: number): string {
  const tag = tree.tag(node);
  return node === 0 || tag === 'body' ? tag : stepOf(tree, node);
}

function dice(a: ReadonlySet<number | string>, b: ReadonlySet<number | string>): number {
  let shared = 0;
  for (const one of a) if (b.has(one)) shared++;
  return a.size + b.size === 0 ? 1 : (2 * shared) / (a.size + b.size);
}
