// All regions of a page. Alignment of siblings finds most; nested records are added by what their template shares;
// regions of one layout under different parents (a table a category) become one. Invariants add records that stand in no
// list; invariant-regions.ts says when.
import { locationOf, type Page, type Tree } from '../page/index.ts';
import { withInvariantRegions } from './invariant-regions.ts';
import { commonOutline, coverage, withNestedRecords } from './nesting.ts';
import { Outlines } from './outline.ts';
import { type PageFacts, pageFacts } from './page-facts.ts';
import { type SiblingRun, siblingRuns } from './sibling-runs.ts';
import type { PageRecord, Region } from './types.ts';

/** What is known of a page's structure; computed once, used by every later step. */
export interface PageStructure {
  readonly page: Page;
  readonly facts: PageFacts;
  readonly outlines: Outlines;
  /** Largest first. */
  readonly regions: readonly Region[];
}

// Subtrees are compared along every level above them: pages nested beyond reason stop costing here.
const MAX_DEPTH = 200;
const MERGE_LIKENESS = 0.6;
// No page has so many lists; one of a hundred thousand tiny rows has, and nobody reads the smaller ones.
const MAX_REGIONS = 4000;
const SMALL = 16;

const known = new WeakMap<Page, PageStructure>();

/** Finds the repeated structures of a page, once. */
export function pageStructure(page: Page): PageStructure {
  let structure = known.get(page);
  if (structure === undefined) {
    structure = readStructure(page);
    known.set(page, structure);
  }
  return structure;
}

function readStructure(page: Page): PageStructure {
  const { tree } = page;
  const facts = pageFacts(tree);
  const outlines = new Outlines(tree);
  const runs: SiblingRun[] = [];
  for (let node = 1; node < tree.size; node++) {
    if (tree.end[node]! - node < 3 || tree.isText(node) || facts.isUnread[node] !== 0) continue;
    if (tree.depth[node]! > MAX_DEPTH) continue;
    // The cells of a row are a list too; those of ten thousand rows are only told once.
    if (runs.length >= MAX_REGIONS && tree.end[node]! - node < SMALL) continue;
    runs.push(...siblingRuns(tree, facts, outlines, node));
  }
  const aligned = dropCovered(
    largest(facts, tree, mergeCousins(page, outlines, runs)).map((run) =>
      regionOf(page, facts, outlines, run),
    ),
  );
  const regions = withInvariantRegions(page, facts, outlines, aligned, areaOf);
  return {
    page,
    facts,
    outlines,
    regions: regions.sort((a, b) => b.area - a.area || a.container - b.container),
  };
}

/** An estimate of the area a range takes: text, plus room for images and the boxes around leaves. */
export function areaOf(facts: PageFacts, first: number, end: number): number {
  const of = (sums: Int32Array) => sums[end]! - sums[first]!;
  return of(facts.text) + 60 * of(facts.images) + 4 * of(facts.leaves);
}

function regionOf(page: Page, facts: PageFacts, outlines: Outlines, run: SiblingRun): Region {
  const { tree } = page;
  const isSingle = run.records.every(({ first, last }) => first === last);
  const records = isSingle
    ? withNestedRecords(
        tree,
        outlines,
        run.records.map(({ first }) => first),
      )
    : run.records.map(
        ({ first, last }): PageRecord => ({ first, last, end: tree.end[last]!, parent: -1, depth: 0 }),
      );
  const container = commonAncestor(tree, records[0]!.first, records.at(-1)!.first);
  const total = Math.max(1, areaOf(facts, 0, tree.size));
  const area =
    records.reduce((sum, { first, end, depth }) => (depth === 0 ? sum + areaOf(facts, first, end) : sum), 0) /
    total;
  return {
    detector: 'alignment',
    container,
    location: `${locationOf(tree, container)}>${tree.tag(records[0]!.first)}`,
    records,
    similarity: run.similarity,
    area,
  };
}

/** Runs at the same place of the layout with the same template, under different parents, become one. */
function mergeCousins(page: Page, outlines: Outlines, runs: readonly SiblingRun[]): SiblingRun[] {
  const { tree } = page;
  const byPlace = new Map<string, SiblingRun[]>();
  for (const run of runs) {
    const head = run.records[0]!.first;
    const place = `${tree.depth[head]} ${locationOf(tree, run.parent)} ${tree.tagId[head]}`;
    const group = byPlace.get(place);
    if (group === undefined) byPlace.set(place, [run]);
    else group.push(run);
  }
  const merged: SiblingRun[] = [];
  for (const group of byPlace.values()) {
    const [first, ...others] = group as [SiblingRun, ...SiblingRun[]];
    const template = commonOutline(
      outlines,
      first.records.map((record) => record.first),
    );
    const alike = [first];
    const unlike: SiblingRun[] = [];
    for (const run of others) {
      const isAlike =
        hasRowsOfSeveral(run) === hasRowsOfSeveral(first) &&
        coverage(template, outlines.of(run.records[0]!.first)) >= MERGE_LIKENESS;
      (isAlike ? alike : unlike).push(run);
    }
    merged.push({
      parent: first.parent,
      records: alike.flatMap(({ records }) => records).sort((a, b) => a.first - b.first),
      similarity: alike.reduce((least, { similarity }) => Math.min(least, similarity), 1),
    });
    for (const run of unlike) merged.push(run);
  }
  return merged;
}

/** Whether records are of several siblings: such posts are no rows of the menu that happens to be a table as well. */
function hasRowsOfSeveral({ records }: SiblingRun): boolean {
  return records.filter(({ first, last }) => first !== last).length * 2 > records.length;
}

/** Those that take the most room, when there are too many. */
function largest(facts: PageFacts, tree: Tree, runs: readonly SiblingRun[]): readonly SiblingRun[] {
  if (runs.length <= MAX_REGIONS) return runs;
  const area = Float64Array.from(runs, ({ records }) =>
    records.reduce((sum, { first, last }) => sum + areaOf(facts, first, tree.end[last]!), 0),
  );
  const least = area.slice().sort()[runs.length - MAX_REGIONS]!;
  let room = MAX_REGIONS;
  return runs.filter((_, at) => area[at]! >= least && room-- > 0);
}

/** Leaves out regions all of whose records are records of another one (the inner lists of a reply tree). */
function dropCovered(regions: readonly Region[]): Region[] {
  const ownerOf = new Map<number, Region>();
  const kept: Region[] = [];
  for (const region of [...regions].sort((a, b) => b.records.length - a.records.length)) {
    if (region.records.every(({ first }) => ownerOf.has(first))) continue;
    for (const { first } of region.records) ownerOf.set(first, region);
    kept.push(region);
  }
  return kept;
}

function commonAncestor(tree: Tree, a: number, b: number): number {
  let node = tree.parent[a]!;
  while (node > 0 && b >= tree.end[node]!) node = tree.parent[node]!;
  return Math.max(0, node);
}

/** The nodes of a record that are not part of a record nested in it. */
export function ownRanges(
  region: Region,
  index: number,
): readonly { readonly from: number; readonly to: number }[] {
  const record = region.records[index]!;
  const ranges: { from: number; to: number }[] = [];
  let from = record.first;
  for (let i = index + 1; i < region.records.length; i = recordAfter(region.records, i, from)) {
    const inner = region.records[i]!;
    if (inner.first >= record.end) break;
    if (inner.first > from) ranges.push({ from, to: inner.first });
    from = inner.end;
  }
  if (from < record.end) ranges.push({ from, to: record.end });
  return ranges;
}

/** Index of the first record behind `index` that starts at `node` or later: skips what is nested deeper in one step. */
function recordAfter(records: readonly PageRecord[], index: number, node: number): number {
  let low = index + 1;
  if (low < records.length && records[low]!.first >= node) return low;
  let high = records.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (records[middle]!.first < node) low = middle + 1;
    else high = middle;
  }
  return low;
}
