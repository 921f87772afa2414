// Who wrote a post, read by a template.
import type { Link, Page } from '../page/index.ts';
import { isNameLike } from './post-author.ts';
import { namesOf } from './post-rows.ts';
import { lineOf } from './post-text.ts';
import { nearest, omitInner, type ReadableRecord } from './template-paths.ts';

// A name stands at the beginning of its element.
const MAX_NAME_NODES = 12;
const MAX_LABELLED_NODES = 40;

/** The element with the author's name, at one of the places where such elements stand. */
export function authorNode(
  page: Page,
  record: ReadableRecord,
  paths: readonly string[],
  at: ReadonlyMap<string, number>,
): number | undefined {
  for (const path of paths) {
    const node = at.get(path);
    if (node !== undefined && isNameLike(nameAt(page, record, node))) return node;
  }
  return undefined;
}

/**
 * Guests and deleted users may be drawn in an element never seen while learning: then the name is what stands around where
 * it usually is, but for `labels`, which stand beside nearly all names.
 */
export function nearbyAuthorNode(
  page: Page,
  record: ReadableRecord,
  paths: readonly string[],
  at: ReadonlyMap<string, number>,
  labels: readonly string[],
): number | undefined {
  for (const path of paths) {
    const node = nearest(path, at, record.roots.length > 1);
    if (node === undefined) continue;
    const named = sameName(page, record, node, path) ?? firstText(page, record, node, labels);
    if (named !== undefined) return named;
  }
  return undefined;
}

export function nameAt({ tree }: Page, record: ReadableRecord, node: number): string {
  return lineOf(tree, node, tree.end[node]!, omitInner(record));
}

/** The first text in an element that is no label, when it may be a name. */
function firstText(
  { tree }: Page,
  record: ReadableRecord,
  around: number,
  labels: readonly string[],
): number | undefined {
  const begin = labels.length > 0 ? MAX_LABELLED_NODES : MAX_NAME_NODES;
  const end = Math.min(tree.end[around]!, around + begin);
  for (let node = around + 1; node < end; node++) {
    if (record.inner.has(node)) return undefined;
    if (!tree.isText(node)) continue;
    const text = tree.text(node).trim();
    if (text !== '' && !labels.includes(text)) return isNameLike(text) ? node : undefined;
  }
  return undefined;
}

/** An element with the class name that a path ends in, whatever its tag. */
function sameName(page: Page, record: ReadableRecord, around: number, path: string): number | undefined {
  const { tree } = page;
  const wanted = /\.([^.>[]+)(?:\[\d+\])?$/.exec(path)?.[1];
  if (wanted === undefined) return undefined;
  for (let node = around + 1; node < tree.end[around]!; node++) {
    if (record.inner.has(node)) return undefined;
    if (namesOf(tree, node).includes(wanted) && isNameLike(nameAt(page, record, node))) return node;
  }
  return undefined;
}

/** Address of the link around or inside the name. */
export function profileAt(
  { tree }: Page,
  node: number,
  linkAt: (node: number) => Link | undefined,
): string | null {
  for (let at = node, up = 0; at > 0 && up < 3; at = tree.parent[at]!, up++) {
    const link = linkAt(at);
    if (link !== undefined) return link.url;
  }
  for (let at = node + 1; at < tree.end[node]!; at++) {
    const link = linkAt(at);
    if (link !== undefined) return link.url;
  }
  return null;
}
