// When invariants are used: alignment (sibling-runs.ts) sees records side by side, exactly and first. Invariants add what
// alignment cannot see: records of which no two are siblings (a chain of replies, each under its own wrapper), and
// records that belong to a list but stand elsewhere (a lead post above the list of answers). A group of invariant
// records becomes a region only when it explains more of the page than every aligned region at its place, or holds all
// records of one and more.
import { locationOf, type Page, type Tree } from '../page/index.ts';
import { raisedRoots } from './invariant-raise.ts';
import { compare, compareIndented, worth } from './invariant-verdict.ts';
import { type InvariantRecords, invariantRecords } from './invariants.ts';
import { type Outlines, outlineLikeness } from './outline.ts';
import type { PageFacts } from './page-facts.ts';
import { indentedParents, indentsOf, movedElements } from './record-indents.ts';
import type { PageRecord, Region } from './types.ts';

// Records hold text; one in five may be a picture or a deleted post.
const MIN_TEXT_SHARE = 0.8;
// Of what a record draws itself, this much must be invariant: two boxes that share a button are not alike.
const MIN_INVARIANT_SHARE = 0.15;
// A record has parts: what is but a line of text is told by alignment or not at all.
const MIN_ELEMENTS = 3;
const MIN_CONTAINMENT = 0.5;
const MIN_AREA = 0.02;
// Pages repeat in hundreds of ways; the records of the page are among the first.
const MAX_CANDIDATES = 40;
const MAX_CANDIDATE_RECORDS = 200_000;
// A thread page of 5 MB has 110,000 nodes; beyond this alignment has to do.
const MAX_NODES = 120_000;
// Aligned regions below this share of the page neither hold a candidate nor outdo it.
const MIN_RIVAL_AREA = 0.01;
const MAX_RIVALS = 30;
// Neighbours compared to tell how alike the records are.
const MAX_PAIRS = 60;

/** How the caller measures what a range of nodes takes on the page. */
export type AreaOf = (facts: PageFacts, first: number, end: number) => number;

/** The aligned regions with those that only invariants show. */
export function withInvariantRegions(
  page: Page,
  facts: PageFacts,
  outlines: Outlines,
  aligned: readonly Region[],
  areaOf: AreaOf,
): Region[] {
  const { tree } = page;
  if (tree.size > MAX_NODES) return [...aligned];
  const total = Math.max(1, areaOf(facts, 0, tree.size));
  const owners = new Map<number, Region>();
  for (const region of aligned) for (const { first } of region.records) owners.set(first, region);
  let budget = MAX_CANDIDATE_RECORDS;
  const candidates = invariantRecords(tree, facts, outlines)
    // Most groups are what alignment has found, or some of it.
    .filter(({ roots }) => (owners.get(roots[0]!)?.records.length ?? 0) < roots.length)
    .map((group) => ({ ...group, area: areaOfRoots(tree, facts, group.roots, areaOf) / total }))
    .filter(({ area }) => area >= MIN_AREA)
    .sort((a, b) => worth(b.area, b.roots.length) - worth(a.area, a.roots.length))
    .slice(0, MAX_CANDIDATES)
    .filter(({ roots }) => {
      budget -= roots.length;
      return budget > 0;
    })
    .map((group) => regionOf(page, facts, outlines, group))
    .filter((region) => region !== undefined);
  const moved = movedRegion(page, facts, outlines, areaOf);
  if (moved !== undefined) candidates.unshift(moved);
  if (candidates.length === 0) return [...aligned];
  const kept = new Set(aligned);
  const settled = new Set<Region>();
  // A second round: the replies first grow together, then the lead post joins them.
  for (let round = 0; round < 2; round++) {
    for (const candidate of candidates) {
      if (settled.has(candidate)) continue;
      const near = new Set(largest(kept));
      for (const { first } of candidate.records) {
        const owner = owners.get(first);
        if (owner !== undefined && kept.has(owner)) near.add(owner);
      }
      const levels = indentsOf(tree, candidate.records);
      const verdict =
        levels === undefined
          ? compare(tree, candidate, near, outlines)
          : compareIndented(candidate, near, [...levels.keys()]);
      if (!verdict.isNew) continue;
      for (const region of verdict.replaced) kept.delete(region);
      settled.add(candidate);
      const roots = levels === undefined ? raisedRoots(tree, candidate, verdict.replaced) : undefined;
      const added =
        levels !== undefined
          ? withLevels(tree, candidate, levels)
          : roots === undefined
            ? candidate
            : withRoots(page, facts, candidate, roots, areaOf);
      kept.add(added);
      for (const { first } of added.records) owners.set(first, added);
    }
  }
  return [...kept];
}

/** The records that wrappers move in below one another, whatever else repeats. */
function movedRegion(page: Page, facts: PageFacts, outlines: Outlines, areaOf: AreaOf): Region | undefined {
  const { tree } = page;
  const roots = movedElements(tree, (node) => outlines.classesOf(node));
  if (roots.length === 0) return undefined;
  const area = areaOfRoots(tree, facts, roots, areaOf) / Math.max(1, areaOf(facts, 0, tree.size));
  // What one set of elements shares needs no proof of how much of each is invariant.
  return regionOf(page, facts, outlines, { roots, support: Number.POSITIVE_INFINITY, area });
}

/** A region whose records answer what stands before the wrappers they are in. */
function withLevels(tree: Tree, region: Region, levels: ReadonlyMap<number, number>): Region {
  const placed = indentedParents(tree, region.records, levels);
  return { ...region, records: region.records.map((record, i) => ({ ...record, ...placed[i]! })) };
}

/** A region of other elements: those around its records. */
function withRoots(
  { tree }: Page,
  facts: PageFacts,
  region: Region,
  roots: readonly number[],
  areaOf: AreaOf,
): Region {
  const container = commonAncestor(tree, roots[0]!, roots.at(-1)!);
  const area = areaOfRoots(tree, facts, roots, areaOf) / Math.max(1, areaOf(facts, 0, tree.size));
  const location = `${locationOf(tree, container)}>${tree.tag(roots[0]!)}`;
  return { ...region, records: nestedRecords(tree, roots), container, location, area: Math.min(1, area) };
}

/** The regions that could hold or outdo a candidate. */
function largest(regions: ReadonlySet<Region>): Region[] {
  return [...regions]
    .filter(({ area }) => area >= MIN_RIVAL_AREA)
    .sort((a, b) => b.area - a.area)
    .slice(0, MAX_RIVALS);
}

function areaOfRoots(tree: Tree, facts: PageFacts, roots: readonly number[], areaOf: AreaOf): number {
  let area = 0;
  let coveredUntil = 0;
  for (const root of roots) {
    if (root < coveredUntil) continue;
    coveredUntil = tree.end[root]!;
    area += areaOf(facts, root, coveredUntil);
  }
  return area;
}

function regionOf(
  page: Page,
  facts: PageFacts,
  outlines: Outlines,
  { roots, support, area }: InvariantRecords & { readonly area: number },
): Region | undefined {
  const { tree } = page;
  const records = nestedRecords(tree, roots);
  const textOf = (from: number, to: number): number => facts.text[to]! - facts.text[from]!;
  // What nested records hold is theirs.
  const innerText = new Int32Array(records.length);
  const innerElements = new Int32Array(records.length);
  for (const { first, end, parent } of records) {
    if (parent < 0 || records[parent]!.end < end) continue;
    innerText[parent]! += textOf(first, end);
    innerElements[parent]! += facts.elements[end]! - facts.elements[first]!;
  }
  let withText = 0;
  let elements = 0;
  for (const [i, { first, end }] of records.entries()) {
    if (textOf(first, end) > innerText[i]!) withText++;
    elements += facts.elements[end]! - facts.elements[first]! - innerElements[i]!;
  }
  if (withText < MIN_TEXT_SHARE * records.length) return undefined;
  if (elements < MIN_ELEMENTS * records.length) return undefined;
  if (support < (MIN_INVARIANT_SHARE * elements) / records.length) return undefined;
  const similarity = likenessOf(outlines, roots);
  if (similarity < MIN_CONTAINMENT) return undefined;
  const container = commonAncestor(tree, records[0]!.first, records.at(-1)!.first);
  return {
    detector: 'invariants',
    container,
    location: `${locationOf(tree, container)}>${tree.tag(records[0]!.first)}`,
    records,
    similarity,
    area: Math.min(1, area),
  };
}

/** Mean share of the smaller one's outline that neighbours have in common: nesting only ever adds. */
function likenessOf(outlines: Outlines, roots: readonly number[]): number {
  const step = Math.max(1, Math.floor(roots.length / MAX_PAIRS));
  let sum = 0;
  let pairs = 0;
  for (let i = 1; i < roots.length; i += step) {
    sum += outlineLikeness(outlines.of(roots[i - 1]!), outlines.of(roots[i]!)).containment;
    pairs++;
  }
  return sum / pairs;
}

/**
 * Records with their parents: the record around, or, where a reply and the replies to it share a wrapper, the record
 * that stands alone in the wrapper around.
 */
function nestedRecords(tree: Tree, roots: readonly number[]): PageRecord[] {
  const indexOf = new Map(roots.map((root, i) => [root, i]));
  const recordsIn = new Map<number, number[]>();
  for (const root of roots) {
    const siblings = recordsIn.get(tree.parent[root]!);
    if (siblings === undefined) recordsIn.set(tree.parent[root]!, [root]);
    else siblings.push(root);
  }
  const records: PageRecord[] = [];
  const open: number[] = [];
  for (const root of roots) {
    while (open.length > 0 && records[open.at(-1)!]!.end <= root) open.pop();
    let parent = open.at(-1) ?? -1;
    const wrapper = tree.parent[root]!;
    const beside = recordsIn.get(tree.parent[wrapper]!);
    const isAlone = recordsIn.get(wrapper)!.length === 1 && beside?.length === 1 && beside[0]! < root;
    if (isAlone && indexOf.get(wrapper) === undefined) parent = indexOf.get(beside![0]!)!;
    open.push(records.length);
    const depth = parent < 0 ? 0 : records[parent]!.depth + 1;
    records.push({ first: root, last: root, end: tree.end[root]!, parent, depth });
  }
  return records;
}

function commonAncestor(tree: Tree, a: number, b: number): number {
  let node = tree.parent[a]!;
  while (node > 0 && b >= tree.end[node]!) node = tree.parent[node]!;
  return Math.max(0, node);
}
