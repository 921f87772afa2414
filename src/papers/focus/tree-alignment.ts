// Partial tree alignment (Zhai and Liu, which FoCUS 4.3.1.1 and figure 4 build on): the records of a table are aligned one
// by one with a seed that starts as the largest record. What has no counterpart in the seed is put into it where its
// neighbours tell the place; nodes aligned with one node of the seed stand in one column.
import type { Tree } from '../../page/index.ts';
import { stepOf } from './places.ts';

/** A node of the seed: what stands at one place in the records. */
export interface SeedNode {
  readonly tag: string;
  /** Tag and class names of the first element that stood there. */
  readonly name: string;
  children: SeedNode[];
  readonly nodes: number[];
}

// Posts of thousands of nodes are no rows: of each list of children so many are aligned.
const MAX_CHILDREN = 60;
const MAX_DEPTH = 12;

/** Aligns records, each given as the roots of its subtrees, and returns the seed. */
export function alignRecords(tree: Tree, records: readonly (readonly number[])[]): SeedNode {
  const seed: SeedNode = { tag: '', name: '', children: [], nodes: [] };
  const sizes = records.map((roots) => roots.reduce((sum, root) => sum + tree.end[root]! - root, 0));
  const largest = sizes.indexOf(Math.max(...sizes));
  const order = [largest, ...records.keys()].filter((at, i) => i === 0 || at !== largest);
  for (const at of order) alignChildren(tree, seed, records[at] ?? [], 0);
  return seed;
}

/** Aligns elements with the children of a seed node, and puts those without a counterpart between them. */
function alignChildren(tree: Tree, seed: SeedNode, elements: readonly number[], depth: number): void {
  if (depth > MAX_DEPTH) return;
  const own = elements.filter((node) => !tree.isText(node)).slice(0, MAX_CHILDREN);
  if (own.length === 0) return;
  const counterparts = bestMatching(tree, seed.children, own);
  const children = [...seed.children];
  let after = -1;
  for (const [at, node] of own.entries()) {
    let counterpart = counterparts[at];
    if (counterpart === undefined) {
      const tag = tree.tag(node);
      counterpart = { tag, name: stepOf(tree, node), children: [], nodes: [] };
      children.splice(after + 1, 0, counterpart);
      after++;
    } else after = children.indexOf(counterpart);
    counterpart.nodes.push(node);
    alignChildren(tree, counterpart, tree.children(node), depth + 1);
  }
  seed.children = children;
}

/** The matching of most nodes that keeps the order (simple tree matching), as the seed's node for each element. */
function bestMatching(
  tree: Tree,
  seeds: readonly SeedNode[],
  own: readonly number[],
): (SeedNode | undefined)[] {
  const width = own.length + 1;
  const best = new Float64Array((seeds.length + 1) * width);
  const gains = new Float64Array((seeds.length + 1) * width);
  for (let i = 1; i <= seeds.length; i++)
    for (let j = 1; j <= own.length; j++) {
      const gain = matchSize(tree, seeds[i - 1]!, own[j - 1]!, 0);
      gains[i * width + j] = gain;
      const paired = gain > 0 ? best[(i - 1) * width + j - 1]! + gain : 0;
      best[i * width + j] = Math.max(best[(i - 1) * width + j]!, best[i * width + j - 1]!, paired);
    }
  const counterparts = new Array<SeedNode | undefined>(own.length);
  for (let i = seeds.length, j = own.length; i > 0 && j > 0; ) {
    const at = i * width + j;
    const gain = gains[at]!;
    if (gain > 0 && best[at] === best[(i - 1) * width + j - 1]! + gain) {
      counterparts[j - 1] = seeds[i - 1];
      i--;
      j--;
    } else if (best[at] === best[(i - 1) * width + j]) i--;
    else j--;
  }
  return counterparts;
}

// How deep two subtrees are compared to choose between counterparts.
const LOOK_AHEAD = 2;
// Of two counterparts with the same tag, the one with the same class names is it.
const SAME_NAME = 0.5;

/** How many nodes of two subtrees match, their order kept; 0 where the roots differ. */
function matchSize(tree: Tree, seed: SeedNode, node: number, depth: number): number {
  if (seed.tag !== tree.tag(node)) return 0;
  const match = seed.name === stepOf(tree, node) ? 1 + SAME_NAME : 1;
  if (depth === LOOK_AHEAD) return match;
  const own = tree
    .children(node)
    .filter((child) => !tree.isText(child))
    .slice(0, MAX_CHILDREN);
  let above = new Float64Array(own.length + 1);
  for (const child of seed.children) {
    const row = new Float64Array(own.length + 1);
    for (let j = 1; j <= own.length; j++)
      row[j] = Math.max(
        above[j]!,
        row[j - 1]!,
        above[j - 1]! + matchSize(tree, child, own[j - 1]!, depth + 1),
      );
    above = row;
  }
  return match + above[own.length]!;
}
