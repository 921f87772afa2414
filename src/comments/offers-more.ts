// Whether a section that stands in the answer of a server says that a script would bring more.
import { saysComment, saysMore } from '../classify/index.ts';
import { foldedText } from '../page/index.ts';
import { saysLess, saysReplies } from './action-words.ts';
import type { FoundSection } from './find-section.ts';

const LEVELS = 2;
const MAX_TEXT = 60;

/** Whether there is something to press that brings more comments, and leads to no page of its own. */
export function offersMore({ page, container }: FoundSection): boolean {
  const { tree } = page;
  let scope = container;
  for (let level = 0; level < LEVELS && tree.parent[scope]! > 0; level++) {
    const above = tree.parent[scope]!;
    if (tree.tag(above) === 'body') break;
    scope = above;
  }
  for (let node = scope; node < tree.end[scope]!; node++) {
    if (
      tree.isText(node) ||
      !isPressed(tree.tag(node), tree.attribute(node, 'href'), tree.attribute(node, 'role'))
    )
      continue;
    const text = foldedText(tree, node);
    if (text === '' || text.length > MAX_TEXT || saysLess(text)) continue;
    if (saysReplies(text) || (saysMore(text) && saysComment(text.toLowerCase()))) return true;
  }
  return false;
}

function isPressed(tag: string, href: string | undefined, role: string | undefined): boolean {
  if (tag === 'button' || role === 'button') return true;
  return tag === 'a' && (href === undefined || href.startsWith('#') || /^javascript:/i.test(href));
}
