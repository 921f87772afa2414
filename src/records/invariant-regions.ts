// When invariants are used: alignment (sibling-runs.ts) sees records side by side, exactly and first. Invariants add what
// alignment cannot see: records of which no two are siblings (a chain of replies, each under its own wrapper), and
// records that belong to a list but stand elsewhere (a lead post above the list of answers). A group of invariant
// records becomes a region only when it explains more of the page than every aligned region at its place, or holds all
// records of one and more.
import { locationOf, type Page, type Tree } from '../page/index.ts';
import { type InvariantRecords, invariantRecords } from './invariants.ts';
import { type Outlines, outlineLikeness } from './outline.ts';
import type { PageFacts } from './page-facts.ts';
import { isSameKind } from './sibling-runs.ts';
import type { PageRecord, Region } from './types.ts';

// Records hold text; one in five may be a picture or a deleted post.
const MIN_TEXT_SHARE = 0.8;
// Of what a record draws itself, this much must be invariant: two boxes that share a button are not alike.
const MIN_INVARIANT_SHARE = 0.15;
// A record has parts: what is but a line of text is told by alignment or not at all.
const MIN_ELEMENTS = 3;
const MIN_CONTAINMENT = 0.5;
const MIN_AREA = 0.02;
// How much more an invariant region must explain to stand beside aligned ones.
const CLEARLY_MORE = 1.1;

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
  const total = Math.max(1, areaOf(facts, 0, tree.size));
  const candidates = invariantRecords(tree, facts, outlines)
    .map((candidate) => regionOf(page, facts, outlines, candidate, total, areaOf))
    .filter((region) => region !== undefined)
    .sort((a, b) => worth(b) - worth(a) || b.records.length - a.records.length);
  let regions = [...aligned];
  // A second round: the replies first grow together, then the lead post joins them.
  for (let round = 0; round < 2; round++) {
    for (const candidate of candidates) {
      if (regions.includes(candidate)) continue;
      const verdict = compare(tree, candidate, regions, outlines);
      if (!verdict.isNew) continue;
      regions = regions.filter((region) => !verdict.replaced.includes(region));
      regions.push(candidate);
    }
  }
  return regions;
}

/** Two records of half a page say less than ten of the same half. */
function worth({ area, records }: Region): number {
  return area * (1 - 1 / records.length);
}

function compare(
  tree: Tree,
  candidate: Region,
  regions: readonly Region[],
  outlines: Outlines,
): { readonly isNew: boolean; readonly replaced: readonly Region[] } {
  const no = { isNew: false, replaced: [] };
  const roots = new Set(candidate.records.map(({ first }) => first));
  const replaced: Region[] = [];
  for (const region of regions) {
    if (!overlaps(region, candidate)) continue;
    const shared = region.records.filter(({ first }) => roots.has(first));
    if (shared.length === region.records.length) {
      // The same and more: replies that stand in no list, the lead post; but they must be drawn like the others.
      const known = new Set(shared.map(({ first }) => first));
      const others = candidate.records.filter(({ first }) => !known.has(first));
      if (others.length === 0) return no;
      if (!others.every((one) => shared.some(({ first }) => isSameKind(tree, outlines, first, one.first))))
        return no;
      replaced.push(region);
    } else if (shared.length > 0) {
      return no;
    } else if (candidate.area >= region.area && isOneInEach(candidate, region)) {
      // The same records without their wrappers, and others that have none.
      if (hasRefused(tree, region, candidate)) return no;
      replaced.push(region);
    } else if (holders(candidate, region) >= Math.max(2, region.records.length / 2)) {
      // Parts of what alignment sees whole.
      return no;
    } else if (
      region.detector === 'invariants' ||
      (holders(region, candidate) > 1 && worth(candidate) < CLEARLY_MORE * worth(region))
    ) {
      return no;
    }
  }
  return { isNew: true, replaced };
}

/** Whether a record of the candidate stands in a sibling that alignment saw and found unlike the region's records. */
function hasRefused(tree: Tree, region: Region, candidate: Region): boolean {
  const parents = new Set(region.records.map(({ first }) => tree.parent[first]!));
  const own = new Set(region.records.map(({ first }) => first));
  const tag = tree.tagId[region.records[0]!.first];
  return candidate.records.some(({ first }) => {
    for (let at = first; at > 0; at = tree.parent[at]!) {
      if (own.has(at)) return false;
      if (parents.has(tree.parent[at]!) && tree.tagId[at] === tag) return true;
    }
    return false;
  });
}

/** How many records of `outer` hold records of `inner`. */
function holders(inner: Region, outer: Region): number {
  return innermost(inner, outer).filter((count) => count > 0).length;
}

/** Whether each record of `outer` holds one of `inner` for itself, and `inner` has more. */
function isOneInEach(inner: Region, outer: Region): boolean {
  return inner.records.length > outer.records.length && innermost(inner, outer).every((count) => count === 1);
}

/** For each record of `outer`, how many of `inner` it is the nearest one around. */
function innermost(inner: Region, outer: Region): Int32Array {
  const held = new Int32Array(outer.records.length);
  const open: number[] = [];
  let next = 0;
  for (const { first } of inner.records) {
    for (; next < outer.records.length && outer.records[next]!.first <= first; next++) {
      while (open.length > 0 && outer.records[open.at(-1)!]!.end <= outer.records[next]!.first) open.pop();
      open.push(next);
    }
    while (open.length > 0 && outer.records[open.at(-1)!]!.end <= first) open.pop();
    if (open.length > 0) held[open.at(-1)!]!++;
  }
  return held;
}

function overlaps(a: Region, b: Region): boolean {
  const endOf = ({ records }: Region): number => Math.max(...records.map(({ end }) => end));
  return a.records[0]!.first < endOf(b) && b.records[0]!.first < endOf(a);
}

function regionOf(
  page: Page,
  facts: PageFacts,
  outlines: Outlines,
  { roots, support }: InvariantRecords,
  total: number,
  areaOf: AreaOf,
): Region | undefined {
  const { tree } = page;
  const records = nestedRecords(tree, roots);
  const textOf = (from: number, to: number): number => facts.text[to]! - facts.text[from]!;
  // What nested records hold is theirs.
  const innerText = new Int32Array(records.length);
  const innerElements = new Int32Array(records.length);
  let area = 0;
  let coveredUntil = 0;
  for (const { first, end, parent } of records) {
    if (first >= coveredUntil) {
      area += areaOf(facts, first, end);
      coveredUntil = end;
    }
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
  area /= total;
  if (area < MIN_AREA) return undefined;
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
  let sum = 0;
  for (let i = 1; i < roots.length; i++)
    sum += outlineLikeness(outlines.of(roots[i - 1]!), outlines.of(roots[i]!)).containment;
  return sum / (roots.length - 1);
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
  for (const root of roots) {
    let parent = -1;
    const wrapper = tree.parent[root]!;
    const isAlone = recordsIn.get(wrapper)!.length === 1;
    for (let at = wrapper; at > 0 && parent < 0; at = tree.parent[at]!) {
      parent = indexOf.get(at) ?? -1;
      if (parent >= 0 || !isAlone || at !== wrapper) continue;
      const beside = recordsIn.get(tree.parent[wrapper]!);
      if (beside?.length === 1 && beside[0]! < root) parent = indexOf.get(beside[0]!)!;
    }
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
