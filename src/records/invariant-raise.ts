// Invariants may find but a part of each record (its text, which an opening post above the list has as well). The part is
// raised to the elements around it as long as these are alike in kind and none leaves a record that was aligned.
import type { Tree } from '../page/index.ts';
import type { Region } from './types.ts';

/** The elements a candidate's records are part of, or undefined when it cannot be raised. */
export function raisedRoots(
  tree: Tree,
  candidate: Region,
  replaced: readonly Region[],
): readonly number[] | undefined {
  if (replaced.length === 0 || candidate.records.some(({ parent }) => parent >= 0)) return undefined;
  const limits = replaced.flatMap(({ records }) => records.map(({ first }) => first)).sort((a, b) => a - b);
  let roots = candidate.records.map(({ first }) => first);
  for (;;) {
    const above = roots.map((root) => tree.parent[root]!);
    const isOpen =
      new Set(above.map((node) => tree.tagId[node])).size === 1 &&
      above.every((node, i) => node > 0 && tree.end[node]! <= (above[i + 1] ?? tree.size)) &&
      above.every((node) => firstAfter(limits, node) >= tree.end[node]!);
    if (!isOpen) break;
    roots = above;
  }
  return roots[0] === candidate.records[0]!.first ? undefined : roots;
}

/** The first of some sorted numbers that is greater than `node`. */
function firstAfter(sorted: readonly number[], node: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! <= node) low = middle + 1;
    else high = middle;
  }
  return sorted[low] ?? Number.POSITIVE_INFINITY;
}
