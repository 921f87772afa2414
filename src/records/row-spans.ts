// Table rows that a cell reaching over them holds together: name and avatar left of the date, the text and the buttons.
import type { Tree } from '../page/index.ts';
import type { Outlines } from './outline.ts';

const MAX_SPAN = 20;

/**
 * For each of some siblings how many of those after it belong to it, and -1 for those that do. A cell that reaches over
 * rows of one template (the name of a category beside its boards) holds nothing together.
 */
export function rowSpans(
  tree: Tree,
  outlines: Outlines,
  children: readonly number[],
  isAlike: (tree: Tree, outlines: Outlines, a: number, b: number) => boolean,
): Int32Array | undefined {
  let spans: Int32Array | undefined;
  for (let at = 0; at < children.length; at++) {
    if (tree.tag(children[at]!) !== 'tr') continue;
    const cells = cellsOf(tree, children[at]!);
    const reach = Math.max(1, ...cells.map((cell) => spanOf(tree, cell)));
    if (reach < 2) continue;
    const held = children.slice(at + 1, at + reach);
    if (held.length === 0 || held.some((row) => tree.tag(row) !== 'tr')) continue;
    const beside = cells.filter((cell) => spanOf(tree, cell) === 1);
    const isList = held.every((row) => {
      const own = cellsOf(tree, row);
      return (
        own.length === beside.length && own.every((cell, i) => isAlike(tree, outlines, beside[i]!, cell))
      );
    });
    if (isList) continue;
    spans ??= new Int32Array(children.length);
    spans[at] = held.length;
    spans.fill(-1, at + 1, at + 1 + held.length);
    at += held.length;
  }
  return spans;
}

function cellsOf(tree: Tree, row: number): number[] {
  const cells: number[] = [];
  for (let child = row + 1; child < tree.end[row]!; child = tree.end[child]!)
    if (!tree.isText(child) && /^t[dh]$/.test(tree.tag(child))) cells.push(child);
  return cells;
}

function spanOf(tree: Tree, cell: number): number {
  const span = Number(tree.attribute(cell, 'rowspan') ?? '1');
  return Number.isInteger(span) && span > 0 && span <= MAX_SPAN ? span : 1;
}
