// The outline of a subtree: the set of tag paths and class names in its upper levels. Two records of one template share
// most of it, however different the texts people put in; comparing sets is linear where tree matching is quadratic.
import { TEXT, type Tree } from '../page/index.ts';

// Deeper levels are what people wrote, not what the template drew.
const LEVELS = 5;
const UPPER_LEVELS = 2;
const MAX_FEATURES = 160;
// Subtrees are read only this far: a template shows itself early.
const MAX_NODES_READ = 1500;

/** What a subtree is made of, as sorted sets of hashes. */
export interface Outline {
  /** Tag paths from the root (exclusive) down. */
  readonly paths: Int32Array;
  /** The same with a class name at their end: what a template names, people's text rarely adds to. */
  readonly named: Int32Array;
  /** Paths and names of the uppermost levels only. */
  readonly upper: Int32Array;
}

const NO_NAMES: readonly number[] = [];
const NO_FEATURES = new Int32Array(0);
const EMPTY_OUTLINE: Outline = { paths: NO_FEATURES, named: NO_FEATURES, upper: NO_FEATURES };

/** A small set of integers that is filled anew for every node: open addressing, emptied by counting up a stamp. */
class FeatureSet {
  // A power of two well above MAX_FEATURES plus the names of one element.
  #slots = new Int32Array(1024);
  #stamps = new Int32Array(1024);
  #stamp = 0;
  #values = new Int32Array(512);
  size = 0;

  clear(): void {
    this.#stamp++;
    this.size = 0;
  }

  add(value: number): void {
    if (this.size === this.#values.length) return;
    const mask = this.#slots.length - 1;
    let at = value & mask;
    while (this.#stamps[at] === this.#stamp) {
      if (this.#slots[at] === value) return;
      at = (at + 1) & mask;
    }
    this.#stamps[at] = this.#stamp;
    this.#slots[at] = value;
    this.#values[this.size++] = value;
  }

  sorted(): Int32Array {
    return this.size === 0 ? NO_FEATURES : this.#values.slice(0, this.size).sort();
  }
}

const paths = new FeatureSet();
const named = new FeatureSet();
const upper = new FeatureSet();

/** Hashes for each node of the way down from its ancestors, and of the class names on it. */
export class Outlines {
  readonly #tree: Tree;
  /** `#pathFrom[d][n]`: hash of the tag path from the ancestor d+1 levels up (exclusive) down to n. */
  readonly #pathFrom: Int32Array[];
  readonly #classes: (readonly number[])[];
  readonly #cache = new Map<number, Outline>();

  constructor(tree: Tree) {
    this.#tree = tree;
    this.#pathFrom = Array.from({ length: LEVELS }, () => new Int32Array(tree.size));
    this.#classes = new Array<readonly number[]>(tree.size);
    const classHashes = new Map<string, readonly number[]>();
    for (let node = 1; node < tree.size; node++) {
      const tag = tree.tagId[node]!;
      const above = tree.parent[node]!;
      this.#pathFrom[0]![node] = mix(17, tag);
      for (let d = 1; d < LEVELS; d++) this.#pathFrom[d]![node] = mix(this.#pathFrom[d - 1]![above]!, tag);
      if (tag === TEXT) continue;
      const value = tree.attribute(node, 'class');
      if (value === undefined) continue;
      let hashes = classHashes.get(value);
      if (hashes === undefined) {
        hashes = classTokens(value).map(hashText);
        classHashes.set(value, hashes);
      }
      this.#classes[node] = hashes;
    }
  }

  /** The outline of what lies below a node. */
  of(node: number): Outline {
    const known = this.#cache.get(node);
    if (known !== undefined) return known;
    const tree = this.#tree;
    const stop = Math.min(tree.end[node]!, node + MAX_NODES_READ);
    const top = tree.depth[node]!;
    paths.clear();
    named.clear();
    upper.clear();
    for (let at = node + 1; at < stop && paths.size + named.size < MAX_FEATURES; at++) {
      const level = tree.depth[at]! - top;
      if (level > LEVELS || tree.tagId[at] === TEXT) continue;
      const path = this.#pathFrom[level - 1]![at]!;
      paths.add(path);
      if (level <= UPPER_LEVELS) upper.add(path);
      for (const name of this.#classes[at] ?? NO_NAMES) {
        named.add(mix(path, name));
        if (level <= UPPER_LEVELS) upper.add(mix(path, name));
      }
    }
    const outline =
      paths.size === 0
        ? EMPTY_OUTLINE
        : { paths: paths.sorted(), named: named.sorted(), upper: upper.sorted() };
    this.#cache.set(node, outline);
    return outline;
  }

  /** Hashes of a node's class names, digits left out. */
  classesOf(node: number): readonly number[] {
    return this.#classes[node] ?? [];
  }
}

export interface Likeness {
  /** Shared features against the mean of both sets. */
  readonly dice: number;
  /** Shared features against the smaller set. */
  readonly containment: number;
}

// With this many names on both sides the names decide: a long post and a short one differ in paragraphs, not in names.
const ENOUGH_NAMES = 4;

/** How alike two subtrees are drawn. */
export function outlineLikeness(a: Outline, b: Outline): Likeness {
  const sharedPaths = countShared(a.paths, b.paths);
  const sharedNames = countShared(a.named, b.named);
  const all = likeness(
    sharedPaths + sharedNames,
    a.paths.length + a.named.length,
    b.paths.length + b.named.length,
  );
  if (Math.min(a.named.length, b.named.length) < ENOUGH_NAMES) return all;
  const named = likeness(sharedNames, a.named.length, b.named.length);
  return named.dice > all.dice ? named : all;
}

/** How alike only the uppermost levels are. */
export function upperLikeness(a: Outline, b: Outline): Likeness {
  return likeness(countShared(a.upper, b.upper), a.upper.length, b.upper.length);
}

function likeness(shared: number, sizeA: number, sizeB: number): Likeness {
  if (sizeA === 0 && sizeB === 0) return { dice: 1, containment: 1 };
  return { dice: (2 * shared) / (sizeA + sizeB), containment: shared / Math.max(1, Math.min(sizeA, sizeB)) };
}

/** How many numbers two sorted sets have in common. */
export function countShared(a: Int32Array, b: Int32Array): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [left, right] = [a[i]!, b[j]!];
    if (left === right) shared++;
    if (left <= right) i++;
    if (left >= right) j++;
  }
  return shared;
}

/** Class names with digits made alike: `post-77` and `post-78` are one name. */
function classTokens(value: string): string[] {
  return value
    .split(/\s+/)
    .filter((name) => name !== '')
    .map((name) => name.replace(/\d+/g, '0'));
}

function hashText(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

export function mix(a: number, b: number): number {
  let hash = Math.imul(a ^ (b + 0x9e3779b9 + (a << 6) + (a >>> 2)), 0x85ebca6b);
  hash ^= hash >>> 13;
  return Math.imul(hash, 0xc2b2ae35) | 0;
}
