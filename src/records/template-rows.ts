// Finds the records of a page by a template's head: also where there is only one, or where they nest.
import { locationOf, type Page } from '../page/index.ts';
import { keyOf, type NameRanks, namesOf } from './post-rows.ts';
import type { RecordHead } from './template.ts';

/** A record found by its head. */
export interface FoundRecord {
  readonly roots: readonly number[];
  /** Nested records: first node → end. */
  readonly inner: ReadonlyMap<number, number>;
  readonly end: number;
  /** Index of the record it stands in, or -1. */
  readonly parent: number;
  readonly depth: number;
}

// A record of more siblings than this is no record.
const MAX_RUN = 60;
const MIN_NAMES = 0.5;

/** Elements a record may start at. */
export function headsOf(page: Page, head: RecordHead, ranks: NameRanks): number[] {
  const { tree } = page;
  const heads: number[] = [];
  const inside = new Set(head.inside);
  for (const node of tree.elements(head.tag)) {
    // The row of the text has a name, the row of the date above it none: the record begins with the latter.
    if (inside.size > 0 && inside.has(keyOf(tree, node, ranks))) continue;
    if (head.names.length > 0) {
      // A record seen later may lack a name that all records seen while learning happened to have.
      const names = namesOf(tree, node);
      const shared = head.names.filter((name) => names.includes(name)).length;
      if (shared < Math.ceil(head.names.length * MIN_NAMES)) continue;
    }
    // Where names do not tell, the place must; an element of the site's own making is named by its tag.
    if (head.names.length === 0 && head.location !== '' && !head.tag.includes('-')) {
      const parent = tree.parent[node]!;
      // Locations leave out inline elements: a link in a record's own bold name is no head.
      const tag = /(?:^|[:>])([^:>.#]+)[^>]*$/.exec(head.location)?.[1];
      if (tree.tag(parent) !== tag || locationOf(tree, parent) !== head.location) continue;
    }
    heads.push(node);
  }
  return heads;
}

const WRITING = new Set('p pre ul ol dl table blockquote details center code img'.split(' '));

/** Whether a sibling that was never seen in a record is a part of what somebody wrote: the record goes on after it. */
function isWriting(
  { tree }: Page,
  node: number,
  head: RecordHead,
  isHead: ReadonlySet<number>,
  ranks: NameRanks,
): boolean {
  if (!WRITING.has(tree.tag(node)) || namesOf(tree, node).length > 0) return false;
  for (let next = tree.nextSibling(node); next >= 0; next = tree.nextSibling(next)) {
    if (tree.isText(next)) continue;
    if (isHead.has(next)) return false;
    if (head.followers.includes(keyOf(tree, next, ranks))) return true;
    if (!WRITING.has(tree.tag(next))) return false;
  }
  return false;
}

/** Records from their heads, in document order. */
export function recordsFrom(
  page: Page,
  heads: readonly number[],
  head: RecordHead,
  ranks: NameRanks,
): FoundRecord[] {
  const { tree } = page;
  const isHead = new Set(heads);
  const records: {
    roots: number[];
    inner: Map<number, number>;
    end: number;
    parent: number;
    depth: number;
  }[] = [];
  const open: number[] = [];
  for (const first of heads) {
    const roots = [first];
    if (head.followers.length > 0) {
      for (
        let next = tree.nextSibling(first);
        next >= 0 && roots.length < MAX_RUN;
        next = tree.nextSibling(next)
      ) {
        if (tree.isText(next)) continue;
        if (isHead.has(next)) break;
        if (!head.followers.includes(keyOf(tree, next, ranks)) && !isWriting(page, next, head, isHead, ranks))
          break;
        roots.push(next);
      }
    }
    const end = tree.end[roots.at(-1)!]!;
    while (open.length > 0 && records[open.at(-1)!]!.end <= first) open.pop();
    const parent = open.at(-1) ?? -1;
    if (parent >= 0) records[parent]!.inner.set(first, end);
    open.push(records.length);
    records.push({
      roots,
      inner: new Map(),
      end,
      parent,
      depth: parent < 0 ? 0 : records[parent]!.depth + 1,
    });
  }
  return records;
}
