// What markup says of an element: that it names who wrote. For machines (itemprop, rel), or for programmers (classes).
import type { Cells } from './post-cells.ts';
import type { Slot } from './post-rows.ts';

/** Share of rows where markup made for machines calls the element the author. */
export function markedShare(cells: Cells, slot: Slot): number {
  let marked = 0;
  for (const [i, { page }] of cells.rows.entries()) {
    const node = slot.nodes[i]!;
    if (node < 0) continue;
    const { tree } = page;
    for (let at = node, up = 0; at > 0 && up < 3; at = tree.parent[at]!, up++) {
      const itemprop = tree.attribute(at, 'itemprop');
      const rel = tree.attribute(at, 'rel');
      if (
        (itemprop !== undefined && /\b(?:author|creator)\b/.test(itemprop)) ||
        (up === 0 && rel !== undefined && /\bauthor\b/.test(rel))
      ) {
        marked++;
        break;
      }
      if (itemprop !== undefined && !/\b(?:name|url)\b/.test(itemprop)) break;
    }
  }
  return marked / cells.rows.length;
}

const AUTHOR_NAME =
  /author|commenter|nick|poster|(?:user|display|member|screen|person|full)[-_]?name|(?:^|[\s_-])(?:fn|user|by)(?:$|\s)/i;
const BESIDE_NAME = /rank|title|role|status|badge|level|group|avatar|info|meta|label|link|action|reply/i;

/** Whether the element's own class says that it is who wrote: asked only where one person wrote everything. */
export function isNamedAuthor(cells: Cells, slot: Slot): boolean {
  const row = slot.nodes.findIndex((node) => node >= 0);
  if (row < 0) return false;
  const { tree } = cells.rows[row]!.page;
  const node = slot.nodes[row]!;
  const names = ['class', 'itemprop', 'data-testid']
    .map((name) => tree.attribute(node, name) ?? '')
    .join(' ');
  return AUTHOR_NAME.test(names) && !BESIDE_NAME.test(names);
}
