// The text of a part of a page as a reader sees it, with parts left out: nested posts, signatures, buttons.
import { BLOCK, TAG_BITS, type Tree, tagId } from '../page/index.ts';

const UNREAD = new Uint8Array(65536);
for (const name of 'head script style template title noscript iframe object audio video canvas datalist textarea select button input svg'.split(
  ' ',
))
  UNREAD[tagId(name)] = 1;
const PRE = tagId('pre');
const P = tagId('p');
const BR = tagId('br');
const TD = tagId('td');
const TH = tagId('th');

const SPACES = /[\t\n\f\r \u00a0]+/g;
const ODD_SPACE = /[^\S ]| {2}/;
const UNFOLDED = /[\t\n\f\r\u00a0]| {2}/;

/** Where to go on after a node that is left out (the first node not left out), or -1 to read it. */
export type Omission = (node: number) => number;

export const omitNothing: Omission = () => -1;

export function isUnreadTag(tree: Tree, node: number): boolean {
  return UNREAD[tree.tagId[node]!] === 1;
}

/** Text of the nodes `from` … `to`: a line a block, an empty line between paragraphs, pre as it stands. */
export function linesOf(tree: Tree, from: number, to: number, omit: Omission = omitNothing): string {
  let out = '';
  /** Newlines to write before the next word; 0 with `isSpaced` a space. */
  let breaks = 0;
  let isSpaced = false;
  const ends: number[] = [];
  let preEnd = -1;
  for (let node = from; node < to; ) {
    while (ends.length > 0 && Math.abs(ends[ends.length - 1]!) <= node) {
      const end = ends.pop()!;
      breaks = Math.max(breaks, end < 0 ? 2 : 1);
    }
    const skipTo = omit(node);
    if (skipTo > node) {
      node = skipTo;
      isSpaced = true;
      continue;
    }
    const id = tree.tagId[node]!;
    if (id === 0) {
      const text = tree.text(node);
      if (node < preEnd) {
        if (text !== '') {
          if (out !== '') out += '\n'.repeat(breaks);
          out += text;
          breaks = 0;
          isSpaced = false;
        }
      } else {
        const folded = UNFOLDED.test(text) ? text.replace(SPACES, ' ') : text;
        if (folded.charCodeAt(0) === 32) isSpaced = true;
        const trimmed = folded.trim();
        if (trimmed !== '') {
          if (out !== '') out += breaks > 0 ? '\n'.repeat(breaks) : isSpaced ? ' ' : '';
          out += trimmed;
          breaks = 0;
          isSpaced = folded.charCodeAt(folded.length - 1) === 32;
        }
      }
      node++;
    } else if (UNREAD[id] === 1) {
      node = tree.end[node]!;
    } else {
      if (id === BR) breaks = Math.min(2, breaks + 1);
      else if ((TAG_BITS[id]! & BLOCK) !== 0) {
        const end = tree.end[node]!;
        breaks = Math.max(breaks, id === P ? 2 : 1);
        ends.push(id === P ? -end : end);
        if (id === PRE) preEnd = Math.max(preEnd, end);
      } else if (id === TD || id === TH) isSpaced = true;
      node++;
    }
  }
  return out;
}

/** The same in one line. */
export function lineOf(tree: Tree, from: number, to: number, omit: Omission = omitNothing): string {
  // By far the most frequent cell: an element with one text in it, or the text itself.
  const only = to === from + 2 && tree.isText(from + 1) ? from + 1 : to === from + 1 ? from : -1;
  if (only >= 0 && tree.isText(only) && omit === omitNothing && !isUnreadTag(tree, from)) {
    const text = tree.text(only);
    return (UNFOLDED.test(text) ? text.replace(SPACES, ' ') : text).trim();
  }
  const lines = linesOf(tree, from, to, omit);
  return (ODD_SPACE.test(lines) ? lines.replace(/\s+/g, ' ') : lines).trim();
}
