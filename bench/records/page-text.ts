// The letters and digits of a page in document order, so that the text of any record is a few slices of one string.
import { TEXT, type Tree, tagId } from '../../src/page/index.ts';

const UNREAD = new Set(['script', 'style', 'head', 'template'].map(tagId));

/** Letters and digits only, lower case: white space, quotes and smilies are drawn in too many ways to compare. */
export function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

export interface PageText {
  /** The text of nodes `from` up to, not including, `to`. */
  between(from: number, to: number): string;
}

export function pageText(tree: Tree): PageText {
  const starts = new Int32Array(tree.size + 1);
  let text = '';
  let unreadUntil = 0;
  for (let node = 0; node < tree.size; node++) {
    starts[node] = text.length;
    if (node < unreadUntil) continue;
    if (tree.tagId[node] === TEXT) text += squeeze(tree.text(node));
    else if (UNREAD.has(tree.tagId[node]!)) unreadUntil = tree.end[node]!;
  }
  starts[tree.size] = text.length;
  return { between: (from, to) => text.slice(starts[from], starts[to]) };
}
