// Whether a group of invariant records says more than the aligned regions at its place, and which of them it replaces.
import type { Tree } from '../page/index.ts';
import type { Outlines } from './outline.ts';
import { isSameKind } from './sibling-runs.ts';
import type { Region } from './types.ts';

// Records a further one is compared with.
const MAX_SAMPLES = 5;
// How much more an invariant region must explain to stand beside aligned ones.
const CLEARLY_MORE = 1.1;

/** Two records of half a page say less than ten of the same half. */
export function worth(area: number, records: number): number {
  return area * (1 - 1 / records);
}

/** Compares a candidate with the regions around it. */
export function compare(
  tree: Tree,
  candidate: Region,
  regions: Iterable<Region>,
  outlines: Outlines,
): { readonly isNew: boolean; readonly replaced: readonly Region[] } {
  const no = { isNew: false, replaced: [] };
  const roots = new Set(candidate.records.map(({ first }) => first));
  const own = worth(candidate.area, candidate.records.length);
  const replaced: Region[] = [];
  for (const region of regions) {
    if (!overlaps(region, candidate)) continue;
    const shared = region.records.filter(({ first }) => roots.has(first));
    if (shared.length === region.records.length) {
      // The same and more: replies that stand in no list, the lead post; but they must be drawn like the others.
      const known = new Set(shared.map(({ first }) => first));
      const others = candidate.records.filter(({ first }) => !known.has(first));
      if (others.length === 0) return no;
      const samples = shared.slice(0, MAX_SAMPLES);
      if (!others.every((one) => samples.some(({ first }) => isSameKind(tree, outlines, first, one.first))))
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
    } else if (region.detector === 'invariants' && holders(candidate, region) > 0) {
      return no;
    } else if (
      holders(region, candidate) > 1 &&
      (region.detector === 'invariants' || own < CLEARLY_MORE * worth(region.area, region.records.length))
    ) {
      return no;
    }
  }
  return { isNew: true, replaced };
}

/** The same for records moved in by wrappers: what took the wrappers for records, or for parts of them, is replaced. */
export function compareIndented(
  candidate: Region,
  regions: Iterable<Region>,
  levels: readonly number[],
): { readonly isNew: boolean; readonly replaced: readonly Region[] } {
  const roots = new Set(candidate.records.map(({ first }) => first));
  const replaced: Region[] = [];
  for (const region of regions) {
    const shared = region.records.filter(({ first }) => roots.has(first)).length;
    if (shared > 0 && shared < region.records.length) return { isNew: false, replaced: [] };
    if (shared === candidate.records.length) return { isNew: false, replaced: [] };
    const holdsLevels = region.records.some(({ first, end }) =>
      levels.some((level) => level >= first && level < end),
    );
    if (shared > 0 || (holdsLevels && isWithin(region, candidate))) replaced.push(region);
  }
  return { isNew: true, replaced };
}

function isWithin(region: Region, { container }: Region): boolean {
  return region.records[0]!.first > container;
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
  return a.records[0]!.first < endOf(b) && b.records[0]!.first < endOf(a);
}

function endOf({ records }: Region): number {
  let end = 0;
  for (const record of records) if (record.end > end) end = record.end;
  return end;
}
