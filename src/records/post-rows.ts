// Posts laid over each other: every record is a row, and every place of the template (a slot) holds the node that each
// row has there. Fields of a post are slots; what varies from row to row, what repeats and what never changes shows in
// the cells of a slot. Rows may come from many pages of one site.
import { type Page, TEXT, type Tree } from '../page/index.ts';
import type { PageFacts } from './page-facts.ts';

/** One record of one page. */
export interface PostRow {
  readonly page: Page;
  readonly facts: PageFacts;
  /** Roots of the record: one subtree, or a run of siblings. */
  readonly roots: readonly number[];
  /** First nodes of records nested in this one, with the end of each: they are rows of their own. */
  readonly inner: ReadonlyMap<number, number>;
  readonly parent: number;
  readonly depth: number;
  /** When it was first answered, epoch ms; undefined where nobody did or the row itself is an answer. */
  readonly answeredAt?: number | undefined;
}

/** One place of the template. */
export interface Slot {
  /** `tag.name[index]`; '' for the record itself. */
  readonly key: string;
  /** Keys from the record down, joined by '>'. */
  readonly path: string;
  readonly tag: string;
  readonly parent: Slot | undefined;
  readonly children: readonly Slot[];
  /** By row: the node there, or -1. */
  readonly nodes: Int32Array;
  /** How many rows have it. */
  readonly count: number;
}

// Siblings of one name beyond this are people's paragraphs, not the template's cells.
const MAX_INDEX = 6;
const MAX_DEPTH = 16;
const MAX_VARIANTS = 40;
const NO_NAMES: readonly string[] = [];
// `<p id=x>`: a shorter tag carries no name.
const MIN_NAMED_TAG = 8;
const UNREAD = new Set(['script', 'style', 'template', 'noscript', 'head', 'link', 'meta']);

/** Class names by rank: the most telling name of an element is the one most rows have and fewest elements share. */
export type NameRanks = ReadonlyMap<string, number>;

const cache = new Map<string, readonly string[]>();
const MAX_CACHED = 5000;
const MAX_CACHED_TAG = 100;

/**
 * What an element is called: class names without digits (`row1` and `row2`, `post-77` and `post-78` are one name), the
 * stem of a numbered id, and the attributes that say what an element is for.
 */
export function namesOf(tree: Tree, node: number): readonly string[] {
  const start = tree.start[node]!;
  const length = tree.stop[node]! - start;
  if (tree.tagId[node] === TEXT || length < MIN_NAMED_TAG) return NO_NAMES;
  // Tags repeat from record to record; those with addresses and texts in them do not.
  if (length > MAX_CACHED_TAG) return readNames(tree, node);
  const tag = tree.source.slice(start, start + length);
  const known = cache.get(tag);
  if (known !== undefined) return known;
  const names = readNames(tree, node);
  if (cache.size > MAX_CACHED) cache.clear();
  cache.set(tag, names);
  return names;
}

function readNames(tree: Tree, node: number): readonly string[] {
  const names: string[] = [];
  for (const name of words(tree.attribute(node, 'class') ?? '')) {
    const stem = /\d/.test(name) ? name.replace(/\d+/g, '').replace(/[-_]+$/, '') : name;
    if (stem !== '') names.push(stem);
  }
  const id = tree.attribute(node, 'id');
  if (id !== undefined && /\d/.test(id)) {
    const stem = id.replace(/[\d\s]+/g, '');
    if (stem !== '') names.push(`#${stem}`);
  }
  for (const name of words(tree.attribute(node, 'slot') ?? '')) names.push(`@${name}`);
  for (const name of words(tree.attribute(node, 'itemprop') ?? '')) names.push(`@${name}`);
  return names.length === 0 ? NO_NAMES : names;
}

function words(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}

/** Child elements of a node that are read, those of nested records left out. */
export function childElements(tree: Tree, node: number, inner: ReadonlyMap<number, number>): number[] {
  const children: number[] = [];
  const end = tree.end[node]!;
  for (let child = node + 1; child < end; ) {
    // A nested record may be a run of siblings: its end is that of the run.
    const innerUntil = inner.get(child);
    if (innerUntil === undefined && !tree.isText(child) && !UNREAD.has(tree.tag(child))) children.push(child);
    child = innerUntil ?? tree.end[child]!;
  }
  return children;
}

/** Ranks the class names found in the rows. */
export function rankNames(rows: readonly PostRow[]): Map<string, number> {
  const seen = new Map<string, { rows: number; nodes: number; last: number; in: number[] }>();
  for (const [i, row] of rows.entries()) {
    const { tree } = row.page;
    for (const root of row.roots) {
      for (let node = root; node < tree.end[root]!; node++) {
        const innerUntil = row.inner.get(node);
        if (innerUntil !== undefined) {
          node = innerUntil - 1;
          continue;
        }
        if (tree.isText(node)) continue;
        for (const name of namesOf(tree, node)) {
          const entry = seen.get(name);
          if (entry === undefined) seen.set(name, { rows: 1, nodes: 1, last: i, in: [i] });
          else {
            entry.nodes++;
            if (entry.last === i) continue;
            entry.rows++;
            entry.in.push(i);
            entry.last = i;
          }
        }
      }
    }
  }
  const needed = rows.length >= 4 ? 2 : 1;
  const share = (count: number): number => Math.round((10 * count) / rows.length);
  const variants = variantNames(
    [...seen].map(([name, entry]) => ({ name, in: entry.in })),
    rows.length,
  );
  const ranked = [...seen]
    .filter(([name, { rows: count }]) => count >= needed && !variants.has(name))
    .sort(
      ([a, x], [b, y]) =>
        share(y.rows) - share(x.rows) || x.nodes / x.rows - y.nodes / y.rows || (a < b ? -1 : 1),
    );
  return new Map(ranked.map(([name], rank) => [name, rank]));
}

/**
 * Names that take turns (`odd` and `even`, `online` and `offline`, `member` and `guest`): never two in one row, one of
 * them in nearly every row. They tell of a state; as part of a place they would split it.
 */
function variantNames(
  names: readonly { name: string; in: readonly number[] }[],
  rowCount: number,
): Set<string> {
  const variants = new Set<string>();
  if (rowCount < 4) return variants;
  const usual = names
    .filter(({ in: rows }) => rows.length >= 2 && rows.length <= 0.9 * rowCount)
    .sort((a, b) => b.in.length - a.in.length)
    .slice(0, MAX_VARIANTS);
  for (const [i, first] of usual.entries()) {
    if (first.in.length < 0.2 * rowCount || variants.has(first.name)) continue;
    const covered = new Set(first.in);
    const group = [first.name];
    for (const other of usual.slice(i + 1)) {
      if (other.in.some((row) => covered.has(row))) continue;
      for (const row of other.in) covered.add(row);
      group.push(other.name);
    }
    if (group.length > 1 && covered.size >= 0.95 * rowCount) for (const name of group) variants.add(name);
  }
  return variants;
}

/** Tag and best-ranked class name of an element. */
export function keyOf(tree: Tree, node: number, ranks: NameRanks): string {
  let best = '';
  let bestRank = Number.POSITIVE_INFINITY;
  for (const name of namesOf(tree, node)) {
    const rank = ranks.get(name);
    if (rank !== undefined && rank < bestRank) {
      best = name;
      bestRank = rank;
    }
  }
  const tag = tree.tag(node);
  return best === '' ? tag : `${tag}.${best}`;
}

/** Lays the rows over each other. */
export function layRows(rows: readonly PostRow[], ranks: NameRanks): Slot {
  const roots = new Int32Array(rows.length);
  for (const [i, row] of rows.entries()) roots[i] = row.roots[0]!;
  const top: Building = {
    key: '',
    path: '',
    tag: '',
    parent: undefined,
    children: [],
    nodes: roots,
    count: rows.length,
  };
  grow(
    top,
    rows.map((row) => row.roots),
    rows,
    ranks,
    0,
  );
  return top;
}

interface Building extends Slot {
  readonly children: Building[];
  count: number;
}

function grow(
  slot: Building,
  childrenOf: readonly (readonly number[])[],
  rows: readonly PostRow[],
  ranks: NameRanks,
  depth: number,
): void {
  const byKey = new Map<string, Building>();
  for (const [row, children] of childrenOf.entries()) {
    if (children.length === 0) continue;
    const { tree } = rows[row]!.page;
    const seen = new Map<string, number>();
    for (const child of children) {
      const base = keyOf(tree, child, ranks);
      const index = seen.get(base) ?? 0;
      seen.set(base, index + 1);
      if (index >= MAX_INDEX) continue;
      const key = index === 0 ? base : `${base}[${index}]`;
      let slotOfKey = byKey.get(key);
      if (slotOfKey === undefined) {
        slotOfKey = {
          key,
          path: slot.path === '' ? key : `${slot.path}>${key}`,
          tag: tree.tag(child),
          parent: slot,
          children: [],
          nodes: new Int32Array(rows.length).fill(-1),
          count: 0,
        };
        byKey.set(key, slotOfKey);
        slot.children.push(slotOfKey);
      }
      slotOfKey.nodes[row] = child;
      slotOfKey.count++;
    }
  }
  // A record that is one element stands in one place; the parts of a run of siblings are told apart by name.
  if (depth > 0 || childrenOf.every(({ length }) => length === 1)) mergePlain(slot);
  if (depth >= MAX_DEPTH) return;
  for (const child of slot.children) {
    const grandchildren = rows.map((row, i) => {
      const node = child.nodes[i]!;
      return node < 0 ? [] : childElements(row.page.tree, node, row.inner);
    });
    grow(child, grandchildren, rows, ranks, depth + 1);
  }
}

/**
 * One place drawn with a name in most rows and without in some (the first post lacks the `itemprop` of the others) is
 * one slot. Elements that stand side by side in any row are not.
 */
function mergePlain(parent: Building): void {
  for (const plain of parent.children.filter(({ key, tag }) => key === tag)) {
    const named = parent.children
      .filter(({ key, tag }) => tag === plain.tag && key !== tag && !key.endsWith(']'))
      .filter(({ nodes }) => nodes.every((node, row) => node < 0 || plain.nodes[row]! < 0))
      .sort((a, b) => b.count - a.count)[0];
    if (named === undefined) continue;
    const [kept, merged] = plain.count > named.count ? [plain, named] : [named, plain];
    for (const [row, node] of merged.nodes.entries()) if (node >= 0) kept.nodes[row] = node;
    kept.count += merged.count;
    parent.children.splice(parent.children.indexOf(merged), 1);
  }
}

/** All slots, parents before children, in the order they were first seen. */
export function allSlots(root: Slot): Slot[] {
  const slots: Slot[] = [];
  const visit = (slot: Slot): void => {
    slots.push(slot);
    for (const child of slot.children) visit(child);
  };
  visit(root);
  return slots;
}
