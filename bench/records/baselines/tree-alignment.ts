// Plain tree alignment in the manner of DEPTA (Zhai & Liu, WWW 2005): adjacent generalised nodes, i.e. runs of 1 … K
// siblings, are compared by simple tree matching on tags; regions are runs of adjacent alike ones.
import type { Page, Tree } from '../../../src/page/index.ts';
import type { Detection, FoundRecord } from '../score.ts';

/** Siblings in one generalised node at most, as in the paper. */
const MAX_RUN = 10;
/** Two generalised nodes are alike from here on. */
const ALIKE = 0.7;
/** Subtrees are compared only this far: simple tree matching is quadratic. */
const MAX_NODES = 400;

export function treeAlignmentSections(page: Page): Detection {
  const { tree } = page;
  const sections: FoundRecord[][] = [];
  const stack = [0];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const children = elementChildren(tree, node);
    const covered = new Set<number>();
    for (const { from, run, count } of regionsAmong(tree, children)) {
      const section: FoundRecord[] = [];
      for (let i = 0; i < count; i++) {
        const first = from + i * run;
        section.push([{ from: children[first]!, to: tree.end[children[first + run - 1]!]! }]);
      }
      sections.push(section);
      for (let i = from; i < from + run * count; i++) covered.add(children[i]!);
    }
    // Records are not searched for records: the paper knows no nesting.
    for (const child of children) if (!covered.has(child)) stack.push(child);
  }
  return sections;
}

interface Found {
  readonly from: number;
  readonly run: number;
  readonly count: number;
}

function regionsAmong(tree: Tree, children: readonly number[]): Found[] {
  const memo = new Map<string, number>();
  const likeness = (a: number, b: number): number => {
    const key = `${a} ${b}`;
    let value = memo.get(key);
    if (value === undefined) {
      value = normalisedMatch(tree, children[a]!, children[b]!);
      memo.set(key, value);
    }
    return value;
  };
  const isAlike = (a: number, b: number, run: number): boolean => {
    let sum = 0;
    for (let i = 0; i < run; i++) sum += likeness(a + i, b + i);
    return sum / run >= ALIKE;
  };
  const found: Found[] = [];
  for (let start = 0; start < children.length; ) {
    let best: Found | undefined;
    for (let run = 1; run <= MAX_RUN && start + 2 * run <= children.length; run++) {
      let count = 1;
      while (
        start + (count + 1) * run <= children.length &&
        isAlike(start + (count - 1) * run, start + count * run, run)
      )
        count++;
      if (count >= 2 && (best === undefined || count * run > best.count * best.run))
        best = { from: start, run, count };
    }
    if (best === undefined) start++;
    else {
      found.push(best);
      start += best.run * best.count;
    }
  }
  return found;
}

/** Simple tree matching (Yang 1991), against the mean size. */
function normalisedMatch(tree: Tree, a: number, b: number): number {
  if (tree.tagId[a] !== tree.tagId[b]) return 0;
  const budget = { left: MAX_NODES * MAX_NODES };
  const sizes = elementsIn(tree, a) + elementsIn(tree, b);
  return (2 * match(tree, a, b, budget)) / sizes;
}

function match(tree: Tree, a: number, b: number, budget: { left: number }): number {
  if (tree.tagId[a] !== tree.tagId[b] || budget.left <= 0) return 0;
  const left = elementChildren(tree, a);
  const right = elementChildren(tree, b);
  budget.left -= 1 + left.length * right.length;
  let above = new Float64Array(right.length + 1);
  for (const child of left) {
    const row = new Float64Array(right.length + 1);
    for (let j = 1; j <= right.length; j++)
      row[j] = Math.max(row[j - 1]!, above[j]!, above[j - 1]! + match(tree, child, right[j - 1]!, budget));
    above = row;
  }
  return above[right.length]! + 1;
}

function elementsIn(tree: Tree, node: number): number {
  let count = 0;
  for (let at = node; at < tree.end[node]!; at++) if (!tree.isText(at)) count++;
  return count;
}

function elementChildren(tree: Tree, node: number): number[] {
  return tree.children(node).filter((child) => !tree.isText(child) && tree.tag(child) !== 'script');
}
