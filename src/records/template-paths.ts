// Walks template paths within one record: all paths of a template share one walk from the record down.
import type { Tree } from '../page/index.ts';
import { childElements, keyOf, type NameRanks } from './post-rows.ts';

interface Step {
  readonly children: Map<string, Step>;
  /** Tags of the children: other elements need not be named. */
  readonly tags: Set<string>;
  path: string;
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
          step.tags.add(key.replace(/[.[].*$/, ''));
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
    for (const child of children) {
      if (!step.tags.has(tree.tag(child))) continue;
      const base = keyOf(tree, child, this.#ranks);
      const index = seen.get(base) ?? 0;
      seen.set(base, index + 1);
      const next = step.children.get(index === 0 ? base : `${base}[${index}]`);
      if (next === undefined) continue;
      found.set(next.path, child);
      if (next.children.size > 0) this.#visit(tree, next, childElements(tree, child, inner), inner, found);
    }
  }
}
