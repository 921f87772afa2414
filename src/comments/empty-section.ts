// A comment section that is open and holds nothing yet: a place to write, and nobody has.
import { saysComment } from '../classify/index.ts';
import type { Page } from '../page/index.ts';

const LEVELS = 6;

/** Whether the page shows where to write a comment. */
export function isOpenButEmpty({ tree }: Page): boolean {
  for (let node = 1; node < tree.size; node++) {
    if (tree.isText(node)) continue;
    const tag = tree.tag(node);
    const isEditor = tag === 'textarea' || (tree.attribute(node, 'contenteditable') ?? 'false') !== 'false';
    if (!isEditor) continue;
    for (let at = node, level = 0; at > 0 && level < LEVELS; at = tree.parent[at]!, level++) {
      const said = ['class', 'id', 'name', 'placeholder', 'aria-label'].some((name) =>
        saysComment((tree.attribute(at, name) ?? '').toLowerCase()),
      );
      if (said) return true;
    }
  }
  return false;
}
