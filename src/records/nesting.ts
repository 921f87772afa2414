// Replies within replies: records of a template that stand inside records of the same template. The template's own part
// is what all records share (ComCrawler's invariants); whatever inside a record shows it again is a record too.
import type { Tree } from '../page/index.ts';
import { countShared, type Outline, type Outlines } from './outline.ts';
import type { PageRecord } from './types.ts';

// A feature belongs to the template when this share of the records has it.
const COMMON_SHARE = 0.8;
// A nested node shows the template when it has this share of it; less, and any wrapper would do.
const NEEDED_SHARE = 0.8;
// Templates that say less than this (names count double) cannot be told from any table in a table.
const MIN_TEMPLATE_WEIGHT = 10;
// What hundreds of records share, thousands share.
const MAX_COMPARED = 500;

/** The part of their outlines that (nearly) all of these subtrees share. */
export function commonOutline(outlines: Outlines, roots: readonly number[]): Outline {
  const step = Math.max(1, Math.floor(roots.length / MAX_COMPARED));
  const compared = step === 1 ? roots : roots.filter((_, i) => i % step === 0);
  const all = compared.map((root) => outlines.of(root));
  return {
    paths: inMost(all.map(({ paths }) => paths)),
    named: inMost(all.map(({ named }) => named)),
    upper: inMost(all.map(({ upper }) => upper)),
  };
}

function inMost(sets: readonly Int32Array[]): Int32Array {
  const counts = new Map<number, number>();
  for (const set of sets) for (const feature of set) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const needed = COMMON_SHARE * sets.length;
  return Int32Array.from(
    [...counts].filter(([, count]) => count >= needed).map(([feature]) => feature),
  ).sort();
}

/** Share of a template that a subtree's outline shows; names count double. */
export function coverage(template: Outline, outline: Outline): number {
  const shown = countShared(template.paths, outline.paths) + 2 * countShared(template.named, outline.named);
  return shown / Math.max(1, templateWeight(template));
}

function templateWeight({ paths, named }: Outline): number {
  return paths.length + 2 * named.length;
}

/** Record roots of a region with those inside and around them, in document order, each with its parent. */
export function withNestedRecords(tree: Tree, outlines: Outlines, roots: readonly number[]): PageRecord[] {
  const template = commonOutline(outlines, roots);
  if (templateWeight(template) < MIN_TEMPLATE_WEIGHT || template.named.length === 0)
    return linkParents(tree, roots);
  const [sample] = roots;
  const names = outlines.classesOf(sample!);
  const isRecord = (node: number): boolean => {
    if (tree.tagId[node] !== tree.tagId[sample!]) return false;
    const ownNames = outlines.classesOf(node);
    const isNamedAlike =
      names.length === 0 ? ownNames.length === 0 : names.some((name) => ownNames.includes(name));
    return isNamedAlike && coverage(template, outlines.of(node)) >= NEEDED_SHARE;
  };
  const found = new Set(roots);
  // The whole region may be the replies to one record: climb.
  let top = tree.parent[sample!]!;
  for (let above = top; above > 0; above = tree.parent[above]!) {
    if (!isRecord(above)) continue;
    found.add(above);
    top = above;
  }
  const searchIn = found.size > roots.length ? [top] : roots;
  for (const root of searchIn) {
    for (let node = root + 1; node < tree.end[root]!; node++) if (isRecord(node)) found.add(node);
  }
  return linkParents(
    tree,
    [...found].sort((a, b) => a - b),
  );
}

/** Single-subtree records with the nearest enclosing record as parent. `roots` in document order. */
export function linkParents(tree: Tree, roots: readonly number[]): PageRecord[] {
  const records: PageRecord[] = [];
  const open: number[] = [];
  for (const root of roots) {
    while (open.length > 0 && records[open.at(-1)!]!.end <= root) open.pop();
    const parent = open.at(-1) ?? -1;
    const depth = parent < 0 ? 0 : records[parent]!.depth + 1;
    open.push(records.length);
    records.push({ first: root, last: root, end: tree.end[root]!, parent, depth });
  }
  return records;
}
