// Records among the children of one node: siblings of one template, or runs of several siblings that repeat
// (heading, body, footer; heading, body, footer). Alignment in the sense of DEPTA and partial tree alignment, on outlines.
import type { Tree } from '../page/index.ts';
import { type Outlines, outlineLikeness, upperLikeness } from './outline.ts';
import type { PageFacts } from './page-facts.ts';
import { rowSpans } from './row-spans.ts';
import { closedEnd, labelOverlap, longestRun, openEnd, usualLabels } from './run-ends.ts';

/** Siblings that form records: each starts at a head and ends before the next one. */
export interface SiblingRun {
  readonly parent: number;
  readonly records: readonly { readonly first: number; readonly last: number }[];
  /** How alike the records are, 0 … 1. */
  readonly similarity: number;
}

// A row may lack half of what the fullest one has, but must not be a mere subset like a spacer.
const MIN_CONTAINMENT = 0.6;
const MIN_DICE = 0.34;
// Without a class name in common, structure alone must speak louder.
const MIN_CONTAINMENT_UNNAMED = 0.75;
const MIN_DICE_UNNAMED = 0.5;
const MIN_DICE_UPPER = 0.6;
// A parent with more kinds of children than this is running text, not a list.
const MAX_KINDS = 24;
// A kind is known by its first and some later members: the first may be the odd one (a question above its answers).
const MAX_SAMPLES = 3;
// Neighbours compared to tell how alike the records are.
const MAX_PAIRS = 500;
// Of one class, this much in common above is enough to be of one kind.
const MIN_DICE_SAME_CLASS = 0.4;

/** All runs among a node's children, best first; they never overlap. */
export function siblingRuns(tree: Tree, facts: PageFacts, outlines: Outlines, parent: number): SiblingRun[] {
  const children: number[] = [];
  for (let child = parent + 1; child < tree.end[parent]!; child = tree.end[child]!) {
    if (!tree.isText(child) && facts.isUnread[child] === 0) children.push(child);
  }
  if (children.length < 2) return [];
  const kinds = kindsOf(tree, outlines, children);
  const labels = labelsOf(tree, outlines, children, kinds);
  const spans = rowSpans(tree, outlines, children, isSameKind);
  const candidates = [...positionsByKind(kinds)]
    .map(([, positions]) => positions.filter((position) => spans === undefined || spans[position]! >= 0))
    .filter((positions) => positions.length >= 2)
    .map((positions) => segment(children, labels, positions, facts, tree, spans))
    .filter((candidate) => candidate.content > 0)
    .sort((a, b) => b.regularity * b.content - a.regularity * a.content || a.from - b.from);
  const taken: typeof candidates = [];
  for (const candidate of candidates) {
    if (taken.every((other) => candidate.to <= other.from || candidate.from >= other.to))
      taken.push(candidate);
  }
  return taken.map(({ records, regularity }) => ({
    parent,
    records,
    similarity:
      regularity *
      headSimilarity(
        outlines,
        records.map(({ first }) => first),
      ),
  }));
}

/** A number for each child, equal for children of one template (greedy: compared with a few of each kind). */
function kindsOf(tree: Tree, outlines: Outlines, children: readonly number[]): Int32Array {
  const kinds = new Int32Array(children.length);
  const samples: number[][] = [];
  for (const [i, child] of children.entries()) {
    let kind = samples.findIndex((members) =>
      members.some((member) => isSameKind(tree, outlines, member, child)),
    );
    if (kind < 0) {
      kind = samples.length;
      if (samples.length < MAX_KINDS) samples.push([child]);
      // Without a name, likeness handed on from one to the next leads from posts to the row of buttons below them.
    } else if (samples[kind]!.length < MAX_SAMPLES && outlines.classesOf(child).length > 0)
      samples[kind]!.push(child);
    kinds[i] = kind;
  }
  return kinds;
}

/**
 * What each child is as a part of a record. Kinds that have members of one tag and class are the same part, whatever
 * people put in (a body that begins with a quote); a head that is another kind is no part of it. Kinds that take turns
 * are two parts, though rows of a table may all be called by their colour.
 */
function labelsOf(
  tree: Tree,
  outlines: Outlines,
  children: readonly number[],
  kinds: Int32Array,
): Int32Array {
  const labelOfKind = new Map<number, number>();
  const kindsOfClass = new Map<string, number[]>();
  const turns = new Turns(kinds);
  for (const [i, child] of children.entries()) {
    const names = outlines.classesOf(child);
    const kind = kinds[i]!;
    const key = names.length === 0 ? undefined : `${tree.tagId[child]} ${names.join()}`;
    const named = key === undefined ? [] : (kindsOfClass.get(key) ?? []);
    const same = named.find((other) => other === kind || !turns.areTaken(other, kind));
    const label = labelOfKind.get(kind) ?? (same === undefined ? kind : labelOfKind.get(same)!);
    labelOfKind.set(kind, label);
    if (key !== undefined && !named.includes(kind)) kindsOfClass.set(key, [...named, kind]);
  }
  return kinds.map((kind) => labelOfKind.get(kind)!);
}

// By chance, two kinds of bodies take turns as often as this in few threads only.
const MIN_TURNS = 5;

/** Which kinds of siblings follow each other, and never themselves. */
class Turns {
  readonly #follows = new Map<string, number>();

  constructor(kinds: Int32Array) {
    for (let i = 1; i < kinds.length; i++) {
      const pair = `${kinds[i - 1]} ${kinds[i]}`;
      this.#follows.set(pair, (this.#follows.get(pair) ?? 0) + 1);
    }
  }

  areTaken(a: number, b: number): boolean {
    const count = (before: number, after: number) => this.#follows.get(`${before} ${after}`) ?? 0;
    return count(a, a) + count(b, b) === 0 && count(a, b) + count(b, a) >= MIN_TURNS;
  }
}

/** Whether two siblings look like instances of one template. */
export function isSameKind(tree: Tree, outlines: Outlines, a: number, b: number): boolean {
  if (tree.tagId[a] !== tree.tagId[b]) return false;
  // An anchor that names a place is no link.
  if (
    tree.tag(a) === 'a' &&
    (tree.attribute(a, 'href') === undefined) !== (tree.attribute(b, 'href') === undefined)
  )
    return false;
  const namesA = outlines.classesOf(a);
  const namesB = outlines.classesOf(b);
  const isNamed = namesA.length > 0 || namesB.length > 0;
  const shareName = namesA.some((name) => namesB.includes(name));
  if (isNamed && !shareName) return isAlike(outlines, a, b, 0.9, 0.8);
  // Headings, rules, single cells: too small to compare, the tag (and its class) must do.
  if (outlines.of(a).paths.length <= 2 && outlines.of(b).paths.length <= 2) return true;
  // One class name and one upper structure: what differs below is what people put in.
  if (shareName) {
    const isSameClass = namesA.length === namesB.length && namesA.every((name) => namesB.includes(name));
    const { dice } = upperLikeness(outlines.of(a), outlines.of(b));
    if (dice >= (isSameClass ? MIN_DICE_SAME_CLASS : MIN_DICE_UPPER)) return true;
  }
  return shareName
    ? isAlike(outlines, a, b, MIN_CONTAINMENT, MIN_DICE)
    : isAlike(outlines, a, b, MIN_CONTAINMENT_UNNAMED, MIN_DICE_UNNAMED);
}

function isAlike(outlines: Outlines, a: number, b: number, minContainment: number, minDice: number): boolean {
  const { dice, containment } = outlineLikeness(outlines.of(a), outlines.of(b));
  return containment >= minContainment && dice >= minDice;
}

function positionsByKind(kinds: Int32Array): Map<number, number[]> {
  const positions = new Map<number, number[]>();
  for (const [i, kind] of kinds.entries()) {
    if (kind >= MAX_KINDS) continue;
    const list = positions.get(kind);
    if (list === undefined) positions.set(kind, [i]);
    else list.push(i);
  }
  return positions;
}

/** Cuts the children at each position of the head kind and measures how regular that is. */
function segment(
  children: readonly number[],
  labels: Int32Array,
  heads: readonly number[],
  facts: PageFacts,
  tree: Tree,
  spans: Int32Array | undefined,
) {
  const longest = longestRun(heads);
  const isSeparator = (position: number): boolean => {
    const node = children[position]!;
    return facts.text[tree.end[node]!] === facts.text[node];
  };
  const usual = usualLabels(labels, heads, longest, isSeparator);
  const ends = heads.map((head, i) => {
    const next = heads[i + 1];
    const limit = Math.min(next ?? children.length, head + longest);
    const end = next === limit ? closedEnd(labels, head, limit, usual) : openEnd(labels, head, limit, usual);
    return Math.max(end, head + 1 + (spans?.[head] ?? 0));
  });
  let regularity = 0;
  for (let i = 1; i < heads.length; i++) {
    regularity += labelOverlap(labels, heads[i - 1]!, ends[i - 1]!, heads[i]!, ends[i]!);
  }
  const from = heads[0]!;
  const to = ends.at(-1)!;
  let content = 0;
  const records = heads.map((head, i) => {
    const first = children[head]!;
    const last = children[ends[i]! - 1]!;
    const end = tree.end[last]!;
    content += facts.text[end]! - facts.text[first]! + 10 * (facts.images[end]! - facts.images[first]!);
    return { first, last };
  });
  return { records, content, regularity: regularity / (heads.length - 1), from, to };
}

/** Mean likeness of consecutive heads. */
function headSimilarity(outlines: Outlines, heads: readonly number[]): number {
  const step = Math.max(1, Math.floor(heads.length / MAX_PAIRS));
  let sum = 0;
  let pairs = 0;
  for (let i = 1; i < heads.length; i += step, pairs++) {
    const { dice, containment } = outlineLikeness(outlines.of(heads[i - 1]!), outlines.of(heads[i]!));
    sum += (dice + containment) / 2;
  }
  return pairs === 0 ? 1 : sum / pairs;
}
