// Answers in wrappers that move them in: after a post stands an element with the posts that answer it, and so on. Such
// wrappers repeat and nest as records do, and hold nearly all of the page; but they are levels, no records.
import type { Tree } from '../page/index.ts';

/** The first and last root of a record. */
interface Span {
  readonly first: number;
  readonly last: number;
}

// One wrapper may be the list of answers below the opening post.
const MIN_LEVELS = 2;

// So many posts show that answers are moved in, each of so many nodes.
const MIN_MOVED = 4;
const MIN_NODES = 5;

/**
 * The wrappers that move records in, each with the index of the record before it; undefined when records stand otherwise.
 * All of them are drawn alike and stand right after a record, in the list of all or in another such wrapper.
 */
export function indentsOf(tree: Tree, records: readonly Span[]): ReadonlyMap<number, number> | undefined {
  const indexOf = new Map(records.map(({ last }, i) => [last, i]));
  const levels = new Map<number, number>();
  const [top] = records;
  if (top === undefined) return undefined;
  const list = tree.parent[top.first]!;
  let until = 0;
  for (const { first, last } of records) {
    if (first < until) return undefined;
    until = tree.end[last]!;
    const wrapper = tree.parent[first]!;
    if (wrapper === list || levels.has(wrapper)) continue;
    const before = indexOf.get(elementBefore(tree, wrapper));
    if (before === undefined) return undefined;
    levels.set(wrapper, before);
  }
  const [sample, ...others] = levels.keys();
  if (sample === undefined || levels.size < MIN_LEVELS) return undefined;
  const names = tree.attribute(sample, 'class');
  const areAlike = others.every(
    (level) => tree.tagId[level] === tree.tagId[sample] && tree.attribute(level, 'class') === names,
  );
  return areAlike ? levels : undefined;
}

/** For each record the index of the one it answers, or -1, and how deep it stands. */
export function indentedParents(
  tree: Tree,
  records: readonly Span[],
  levels: ReadonlyMap<number, number>,
): { readonly parent: number; readonly depth: number }[] {
  const placed: { parent: number; depth: number }[] = [];
  for (const { first } of records) {
    const parent = levels.get(tree.parent[first]!) ?? -1;
    placed.push({ parent, depth: parent < 0 ? 0 : placed[parent]!.depth + 1 });
  }
  return placed;
}

/**
 * The elements of a page that wrappers move in below one another: all of a tag and a class name, at least `MIN_MOVED` of
 * them. Of several such sets (the posts, parts of them) the one whose elements hold most; [] when there is none.
 */
export function movedElements(tree: Tree, classesOf: (node: number) => readonly number[]): readonly number[] {
  const groups = new Map<number, number[]>();
  for (let node = 1; node < tree.size; node++) {
    if (tree.isText(node) || tree.end[node]! - node < MIN_NODES) continue;
    for (const name of classesOf(node)) {
      const key = tree.tagId[node]! * 2 ** 32 + (name >>> 0);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [node]);
      else group.push(node);
    }
  }
  let best: readonly number[] = [];
  let most = 0;
  for (const group of groups.values()) {
    if (group.length < MIN_MOVED || group.every((node) => tree.parent[node] === tree.parent[group[0]!]))
      continue;
    const size = group.reduce((sum, node) => sum + tree.end[node]! - node, 0);
    if (
      size <= most ||
      indentsOf(
        tree,
        group.map((node) => ({ first: node, last: node })),
      ) === undefined
    )
      continue;
    best = group;
    most = size;
  }
  return best;
}

function elementBefore(tree: Tree, node: number): number {
  let before = -1;
  for (let at = tree.parent[node]! + 1; at < node; at = tree.end[at]!) if (!tree.isText(at)) before = at;
  return before;
}
