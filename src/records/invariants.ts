// Record invariants (ComCrawler IV, Chen et al. 2022): parts of records that are drawn alike in every one (avatar, date,
// buttons) are found as repeated sequences of structure codes; from each occurrence the way up leads, as long as it is
// the same for all, to the roots of the records. Bottom-up, it needs no two records side by side: a chain of replies, a
// lead post apart from its answers, records under wrappers of different depth come out as any other list.
import type { Tree } from '../page/index.ts';
import { structureCodes } from './invariant-codes.ts';
import { mix, type Outlines } from './outline.ts';
import type { PageFacts } from './page-facts.ts';
import { maximalRepeats } from './suffix-repeats.ts';

/** Nodes that may be the records of a region. */
export interface InvariantRecords {
  /** In document order; they may stand inside each other. */
  readonly roots: readonly number[];
  /** Repeated elements per record from which paths lead to its root; those of overlapping patterns count again. */
  readonly support: number;
}

// The papers' thresholds (10 occurrences of 10 nodes) keep junk out and short threads too. Here the floor is what can
// repeat at all, and junk is told by how much it covers (see invariant-regions.ts).
const MIN_OCCURRENCES = 2;
const MIN_LENGTH = 2;
// Pages repeat a lot; what matters is among the longest and most frequent.
const MAX_PATTERNS = 300;
// Steps up from occurrences, per element of the page: keeps pages of one endless pattern linear.
const MAX_STEPS_PER_NODE = 40;
const MAX_STEPS = 1_000_000;
// The path goes on while this share of the occurrences agrees; the others are strays (an advertisement, a sidebar).
const MIN_AGREEING = 0.5;
const MAX_CLIMB = 60;

/** Groups of nodes that invariants lead to, in no order. */
export function invariantRecords(tree: Tree, facts: PageFacts, outlines: Outlines): InvariantRecords[] {
  const { nodes, codes, alphabet, shapes } = structureCodes(tree, facts);
  const { repeats, positionsOf } = maximalRepeats(codes, alphabet, MIN_LENGTH);
  const occurrences = ({ from, to }: { from: number; to: number }): number => to - from + 1;
  const patterns = repeats
    .filter((repeat) => occurrences(repeat) >= MIN_OCCURRENCES)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, MAX_PATTERNS);
  const found = new Map<string, readonly number[]>();
  // Optional parts (a signature, a badge) lead to some of the records only: they speak for each of these.
  const supportOf = new Map<number, number>();
  const budget = { steps: Math.min(MAX_STEPS, MAX_STEPS_PER_NODE * nodes.length + 10_000) };
  for (const pattern of patterns) {
    if (budget.steps < occurrences(pattern)) continue;
    const landmarks = Array.from(positionsOf(pattern), (position) => nodes[position]!);
    for (const roots of climb(tree, outlines, shapes, landmarks, budget)) {
      for (const root of roots) supportOf.set(root, (supportOf.get(root) ?? 0) + pattern.length);
      found.set(keyOf(roots), roots);
    }
  }
  return Array.from(found.values(), (roots) => ({
    roots,
    support: roots.reduce((sum, root) => sum + supportOf.get(root)!, 0) / roots.length,
  }));

  /** Long patterns are worth more than many: thirty menu entries are not what a page is about. */
  function weight(repeat: { length: number; from: number; to: number }): number {
    return Math.min(repeat.length, 100) * Math.sqrt(Math.min(occurrences(repeat), 100));
  }
}

/** The groups of ancestors at which the way up from the landmarks ceases to be the same for all, or meets. */
function climb(
  tree: Tree,
  outlines: Outlines,
  shapes: Int32Array,
  landmarks: readonly number[],
  budget: { steps: number },
): (readonly number[])[] {
  const groups: (readonly number[])[] = [];
  let members = landmarks;
  for (let level = 0; level < MAX_CLIMB && budget.steps > 0; level++) {
    budget.steps -= members.length;
    const above = distinctParents(tree, members);
    const kept = largestGroup(above, shapes, outlines);
    // Fewer nodes above than here: some meet (the list that holds them), or the path parts.
    if (kept.length < members.length) groups.push(members);
    if (kept.length < MIN_OCCURRENCES || kept.length < MIN_AGREEING * above.length) return groups;
    members = kept;
  }
  return groups;
}

function distinctParents(tree: Tree, nodes: readonly number[]): number[] {
  const parents = new Set<number>();
  let isSorted = true;
  let last = 0;
  for (const node of nodes) {
    const parent = tree.parent[node]!;
    if (parent <= 0) continue;
    if (parent < last) isSorted = false;
    last = parent;
    parents.add(parent);
  }
  return isSorted ? [...parents] : [...parents].sort((a, b) => a - b);
}

/** The most nodes that have one shape and, when they have class names, one in common. */
function largestGroup(nodes: readonly number[], shapes: Int32Array, outlines: Outlines): readonly number[] {
  const ofShape = isUniform(nodes, shapes) ? nodes : mostOf(nodes, (node) => [shapes[node]!]);
  const unnamed = ofShape.filter((node) => outlines.classesOf(node).length === 0);
  if (unnamed.length === ofShape.length) return ofShape;
  const names = outlines.classesOf(ofShape[0]!);
  const isOneName = names.length > 0 && ofShape.every((node) => outlines.classesOf(node).includes(names[0]!));
  const ofName = isOneName ? ofShape : mostOf(ofShape, (node) => outlines.classesOf(node));
  return ofName.length >= unnamed.length ? ofName : unnamed;
}

function isUniform(nodes: readonly number[], shapes: Int32Array): boolean {
  return nodes.every((node) => shapes[node] === shapes[nodes[0]!]);
}

function mostOf(nodes: readonly number[], labelsOf: (node: number) => readonly number[]): readonly number[] {
  const byLabel = new Map<number, number[]>();
  let best: readonly number[] = [];
  for (const node of nodes) {
    for (const label of labelsOf(node)) {
      let group = byLabel.get(label);
      if (group === undefined) {
        group = [];
        byLabel.set(label, group);
      }
      // A name said twice is one.
      if (group.at(-1) === node) continue;
      group.push(node);
      if (group.length > best.length) best = group;
    }
  }
  return best;
}

function keyOf(roots: readonly number[]): string {
  let hash = 0;
  for (const root of roots) hash = mix(hash, root);
  return `${roots.length} ${roots[0]} ${hash}`;
}
