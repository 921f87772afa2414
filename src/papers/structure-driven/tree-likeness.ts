// How alike two pages are as trees: the restricted top-down edit distance of Vidal et al. (RTDM). Nodes are mapped only
// when their parents are, in order; what is left over on either side was deleted or inserted.
import { TEXT, type Tree } from '../../page/index.ts';

// Long lists are compared by their first items: the tenth row says nothing the fifth did not.
const MAX_CHILDREN = 40;
const MAX_DEPTH = 40;

/** 1 for equal trees, 0 for trees with nothing in common: 1 - distance / nodes of both. */
export function treeLikeness(a: Tree, b: Tree): number {
  const [left, right] = [new Shape(a), new Shape(b)];
  const mapped = mappedNodes(left, 0, right, 0, 0, new Map());
  return (2 * mapped) / (left.size(0) + right.size(0));
}

/** A tree's elements, with what is compared at most. */
class Shape {
  readonly tree: Tree;
  readonly #children = new Map<number, number[]>();
  readonly #sizes = new Map<number, number>();

  constructor(tree: Tree) {
    this.tree = tree;
  }

  children(node: number): readonly number[] {
    let children = this.#children.get(node);
    if (children === undefined) {
      children = [];
      for (
        let at = node + 1;
        at < this.tree.end[node]! && children.length < MAX_CHILDREN;
        at = this.tree.end[at]!
      )
        if (this.tree.tagId[at] !== TEXT) children.push(at);
      this.#children.set(node, children);
    }
    return children;
  }

  size(node: number, depth = 0): number {
    let size = this.#sizes.get(node);
    if (size === undefined) {
      size = 1;
      if (depth < MAX_DEPTH) for (const child of this.children(node)) size += this.size(child, depth + 1);
      this.#sizes.set(node, size);
    }
    return size;
  }
}

/** The most nodes that can be mapped when both nodes are: their children aligned in order. */
function mappedNodes(
  a: Shape,
  x: number,
  b: Shape,
  y: number,
  depth: number,
  known: Map<number, number>,
): number {
  if (depth >= MAX_DEPTH) return 1;
  const key = x * b.tree.size + y;
  const done = known.get(key);
  if (done !== undefined) return done;
  const [left, right] = [a.children(x), b.children(y)];
  let above = new Array<number>(right.length + 1).fill(0);
  for (const i of left) {
    const row = [0];
    for (const [at, j] of right.entries()) {
      const isSame = a.tree.tag(i) === b.tree.tag(j);
      const together = isSame ? above[at]! + mappedNodes(a, i, b, j, depth + 1, known) : 0;
      row.push(Math.max(together, above[at + 1]!, row[at]!));
    }
    above = row;
  }
  const mapped = 1 + above.at(-1)!;
  known.set(key, mapped);
  return mapped;
}
