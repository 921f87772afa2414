// Walks template paths within one record: all paths of a template share one walk from the record down.
import type { Tree } from '../page/index.ts';
import { childElements, keyOf, type NameRanks } from './post-rows.ts';
import { type Omission, omitNothing } from './post-text.ts';

interface Step {
  readonly children: Map<string, Step>;
  /** Tags of the children: other elements need not be named. */
  readonly tags: Set<string>;
  path: string;
}

/** A record as a reader takes it. */
export interface ReadableRecord {
  readonly roots: readonly number[];
  readonly inner: ReadonlyMap<number, number>;
}

/** Leaves the posts nested in a record out. */
export function omitInner({ inner }: ReadableRecord): Omission {
  return inner.size === 0 ? omitNothing : (node) => inner.get(node) ?? -1;
}

// Further up stands everything else too.
const MAX_LEVELS_UP = 2;

/**
 * The deepest element on a path that the record has, short of the record itself. Of a record that is a run of siblings,
 * each sibling is a part.
 */
export function nearest(path: string, at: ReadonlyMap<string, number>, isRun: boolean): number | undefined {
  let end = path.lastIndexOf('>');
  for (let level = 0; level < MAX_LEVELS_UP && end > 0; level++, end = path.lastIndexOf('>', end - 1)) {
    const above = path.slice(0, end);
    const node = isRun || above.includes('>') ? at.get(above) : undefined;
    if (node !== undefined) return node;
  }
  return undefined;
}

/** The paths of a template, ready to be walked. */
export class TemplatePaths {
  readonly #root: Step = { children: new Map(), tags: new Set(), path: '' };
  readonly #ranks: NameRanks;

  constructor(paths: Iterable<string>, ranks: NameRanks) {
    this.#ranks = ranks;
    for (const path of paths) {
      if (path === '') continue;
      let step = this.#root;
      for (const key of path.split('>')) {
        let next = step.children.get(key);
        if (next === undefined) {
          next = {
            children: new Map(),
            tags: new Set(),
            path: step.path === '' ? key : `${step.path}>${key}`,
          };
          step.children.set(key, next);
          step.tags.add(tagOf(key));
        }
        step = next;
      }
    }
  }

  /** Node of each path that the record has. */
  walk(tree: Tree, roots: readonly number[], inner: ReadonlyMap<number, number>): Map<string, number> {
    const found = new Map<string, number>();
    this.#visit(tree, this.#root, roots, inner, found);
    return found;
  }

  #visit(
    tree: Tree,
    step: Step,
    children: readonly number[],
    inner: ReadonlyMap<number, number>,
    found: Map<string, number>,
  ): void {
    const seen = new Map<string, number>();
    const entered = new Set<string>();
    const unknown: number[] = [];
    const enter = (next: Step, child: number): void => {
      found.set(next.path, child);
      if (next.children.size > 0) this.#visit(tree, next, childElements(tree, child, inner), inner, found);
    };
    for (const child of children) {
      if (!step.tags.has(tree.tag(child))) continue;
      const base = keyOf(tree, child, this.#ranks);
      const index = seen.get(base) ?? 0;
      seen.set(base, index + 1);
      const key = index === 0 ? base : `${base}[${index}]`;
      const next = step.children.get(key);
      if (next === undefined) unknown.push(child);
      else {
        entered.add(key);
        enter(next, child);
      }
    }
    // Among loose siblings, what is left over may be anything.
    const isLoose = step === this.#root && children.length > 1;
    if (unknown.length === 0 || entered.size === step.children.size || isLoose) return;
    const missing = new Map([...step.children].filter(([key]) => !entered.has(key)));
    for (const [child, next] of onlyPairs(tree, unknown, missing, this.#ranks)) enter(next, child);
  }
}

/**
 * Elements that can only be what is missing: one record may be marked up more than another (the first post of a thread
 * has no `itemprop`, a moderator's a class of its own), but where one `div` is wanted and one is left, it is that.
 */
function onlyPairs(
  tree: Tree,
  unknown: readonly number[],
  missing: ReadonlyMap<string, Step>,
  ranks: NameRanks,
): [number, Step][] {
  const pairs: [number, Step][] = [];
  for (const [key, step] of missing) {
    const tag = tagOf(key);
    if (key.endsWith(']')) continue;
    const wanted = [...missing.keys()].filter((other) => tagOf(other) === tag);
    const ofTag = unknown.filter((child) => tree.tag(child) === tag);
    const fitting = ofTag.filter((child) => hasNext(tree, child, step, ranks));
    const left = fitting.length > 0 ? fitting : ofTag;
    // One that bears another name is something else as long as there is one without.
    const plain = left.filter((child) => keyOf(tree, child, ranks) === tag);
    const [only, second] = plain.length > 0 ? plain : left;
    if (only !== undefined && second === undefined && wanted.length === 1) pairs.push([only, step]);
  }
  return pairs;
}

/** Whether an element holds one that the paths lead to next. */
function hasNext(tree: Tree, node: number, step: Step, ranks: NameRanks): boolean {
  for (let child = node + 1; child < tree.end[node]!; child = tree.end[child]!)
    if (!tree.isText(child) && step.children.has(keyOf(tree, child, ranks))) return true;
  return false;
}

function tagOf(key: string): string {
  return key.replace(/[.[].*$/, '');
}
