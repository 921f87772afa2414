// A pattern tree: what the records of a region have in common as a tree whose nodes say how often they occur, like the
// signs of a regular expression (iRobot 4.1, figure 3b). Plain JSON, comparable between pages.
import { TEXT, type Tree } from '../page/index.ts';

/** How often a node occurs below its parent: always once, maybe, at least once, any number of times. */
export type PatternSign = '1' | '?' | '+' | '*';

export interface PatternNode {
  readonly tag: string;
  /** First class name with digits made alike, or ''. */
  readonly name: string;
  readonly sign: PatternSign;
  /** Share of the parents that have it, 0 … 1. */
  readonly share: number;
  readonly children: readonly PatternNode[];
}

// Deeper levels are what people wrote; wider ones repeat.
const MAX_LEVELS = 5;
const MAX_INSTANCES = 40;
const MAX_CHILDREN = 24;
// A part that fewer records have is content, not template.
const MIN_SHARE = 0.1;

/** Merges subtrees into one pattern. Each instance is a record: one root, or several siblings. */
export function patternTree(tree: Tree, instances: readonly (readonly number[])[]): PatternNode {
  const few = evenly(instances, MAX_INSTANCES);
  const [sample] = few[0]!;
  const isSingle = few.every((roots) => roots.length === 1);
  return {
    tag: isSingle ? tree.tag(sample!) : '',
    name: isSingle ? nameOf(tree, sample!) : '',
    sign: '+',
    share: 1,
    children: isSingle
      ? mergedChildren(
          tree,
          few.map(([root]) => elementChildren(tree, root!)),
          1,
        )
      : mergedChildren(tree, few, 1),
  };
}

function mergedChildren(tree: Tree, lists: readonly (readonly number[])[], level: number): PatternNode[] {
  if (level > MAX_LEVELS) return [];
  const byKey = new Map<
    string,
    { nodes: number[]; owners: number; isMany: boolean; tag: string; name: string }
  >();
  for (const list of lists) {
    const met = new Set<string>();
    for (const node of list) {
      const tag = tree.tag(node);
      const name = nameOf(tree, node);
      const key = `${tag}.${name}`;
      let group = byKey.get(key);
      if (group === undefined) {
        group = { nodes: [], owners: 0, isMany: false, tag, name };
        byKey.set(key, group);
      }
      if (group.nodes.length < MAX_INSTANCES) group.nodes.push(node);
      if (met.has(key)) group.isMany = true;
      else group.owners++;
      met.add(key);
    }
  }
  return [...byKey.values()]
    .filter(({ owners }) => owners >= MIN_SHARE * lists.length)
    .sort((a, b) => b.owners - a.owners)
    .slice(0, MAX_CHILDREN)
    .map(({ nodes, owners, isMany, tag, name }) => {
      const isAlways = owners === lists.length;
      return {
        tag,
        name,
        sign: isMany ? (isAlways ? '+' : '*') : isAlways ? '1' : '?',
        share: Math.round((100 * owners) / lists.length) / 100,
        children: mergedChildren(
          tree,
          nodes.map((node) => elementChildren(tree, node)),
          level + 1,
        ),
      };
    });
}

/** Spread over all of them: the first records are not always like the others. */
function evenly<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items;
  return Array.from({ length: count }, (_, i) => items[Math.floor((i * items.length) / count)]!);
}

function elementChildren(tree: Tree, node: number): number[] {
  const children: number[] = [];
  for (let child = node + 1; child < tree.end[node]! && children.length < 200; child = tree.end[child]!)
    if (tree.tagId[child] !== TEXT) children.push(child);
  return children;
}

function nameOf(tree: Tree, node: number): string {
  return tree.classes(node)[0]?.replace(/\d+/g, '0') ?? '';
}

/**
 * How alike two patterns are, 0 … 1: the weight of the paths they share against the mean of both. A path weighs as much
 * as it is usual, so that optional parts hardly count; 1 minus this is what iRobot calls the alignment cost.
 */
export function patternLikeness(a: PatternNode, b: PatternNode): number {
  if (a.tag !== b.tag) return 0;
  const left = pathsOf(a);
  const right = pathsOf(b);
  let shared = 0;
  let sum = 0;
  for (const [path, weight] of left) {
    shared += Math.min(weight, right.get(path) ?? 0);
    sum += weight;
  }
  for (const weight of right.values()) sum += weight;
  return sum === 0 ? 1 : (2 * shared) / sum;
}

// A pattern of a site is compared with every region of every page: its paths are written down once.
const knownPaths = new WeakMap<PatternNode, ReadonlyMap<string, number>>();

function pathsOf(pattern: PatternNode): ReadonlyMap<string, number> {
  const known = knownPaths.get(pattern);
  if (known !== undefined) return known;
  // The root's own name weighs as much as a part that is always there.
  const paths = new Map<string, number>([[`${pattern.tag}.${pattern.name}`, 1]]);
  const walk = (node: PatternNode, prefix: string, weight: number): void => {
    for (const child of node.children) {
      const path = `${prefix}>${child.tag}.${child.name}`;
      const share = weight * child.share;
      paths.set(path, Math.max(paths.get(path) ?? 0, share));
      walk(child, path, share);
    }
  };
  walk(pattern, '', 1);
  knownPaths.set(pattern, paths);
  return paths;
}

/** One pattern of two, each counted with its weight: a pattern seen on ten pages is moved little by the eleventh. */
export function mergePatterns(a: PatternNode, weightA: number, b: PatternNode, weightB: number): PatternNode {
  const total = weightA + weightB;
  const others = new Map(b.children.map((child) => [`${child.tag}.${child.name}`, child]));
  const children: PatternNode[] = [];
  for (const child of a.children) {
    const key = `${child.tag}.${child.name}`;
    const other = others.get(key);
    others.delete(key);
    if (other === undefined) children.push(weakened(child, (child.share * weightA) / total));
    else {
      const merged = mergePatterns(child, weightA, other, weightB);
      const share = (child.share * weightA + other.share * weightB) / total;
      children.push({ ...merged, share, sign: joinedSign(child.sign, other.sign) });
    }
  }
  for (const child of others.values()) children.push(weakened(child, (child.share * weightB) / total));
  return {
    ...a,
    children: children.filter(({ share }) => share >= MIN_SHARE / 2).slice(0, 2 * MAX_CHILDREN),
  };
}

function weakened(node: PatternNode, share: number): PatternNode {
  return { ...node, share, sign: node.sign === '1' || node.sign === '?' ? '?' : '*' };
}

function joinedSign(a: PatternSign, b: PatternSign): PatternSign {
  const isMany = a === '+' || a === '*' || b === '+' || b === '*';
  const isAlways = (a === '1' || a === '+') && (b === '1' || b === '+');
  return isMany ? (isAlways ? '+' : '*') : isAlways ? '1' : '?';
}
