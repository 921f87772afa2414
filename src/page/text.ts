// What a reader sees: visible text with a newline between blocks, and the folded text of small pieces such as anchors.
import { AttributeCursor, findAttribute } from './attributes.ts';
import { BLOCK, TAG_BITS, TEXT, tagId } from './tags.ts';
import type { Tree } from './tree.ts';

const INVISIBLE = new Uint8Array(65536);
for (const name of 'head script style template title iframe noembed noframes object audio video canvas datalist'.split(
  ' ',
))
  INVISIBLE[tagId(name)] = 1;
const PRE = tagId('pre');
const TEXTAREA = tagId('textarea');
const LISTING = tagId('listing');
const TD = tagId('td');
const TH = tagId('th');
const SCRIPT = tagId('script');
const STYLE = tagId('style');

const MAY_HIDE = /hidden|display\s*:\s*none/gi;
const DISPLAY_NONE = /(?:^|;)\s*display\s*:\s*none/i;
const SPACES = /[\t\n\f\r ]+/g;
const NEEDS_FOLDING = /[\t\n\f\r]| {2}|^ | $/;
/** Links in svg nest: without a limit each would read all those inside it. */
const MAX_FOLDED_NODES = 2000;
const cursor = new AttributeCursor();

/** White space folded to single spaces, none at the ends. */
export function fold(text: string): string {
  return NEEDS_FOLDING.test(text) ? text.replace(SPACES, ' ').trim() : text;
}

/** Whether decoding and folding would leave the span as it is. */
function isPlain(source: string, start: number, stop: number): boolean {
  let wasSpace = true;
  for (let at = start; at < stop; at++) {
    const code = source.charCodeAt(at);
    if (code < 32 || code === 38 || (code === 32 && wasSpace)) return false;
    wasSpace = code === 32;
  }
  return !wasSpace;
}

/** The text below a node in one line, scripts and styles left out. */
export function foldedText(tree: Tree, node: number): string {
  const end = tree.end[node]!;
  // By far the most frequent anchor: nothing but one text node.
  if (end === node + 2 && tree.tagId[node + 1] === TEXT) {
    const start = tree.start[node + 1]!;
    const stop = tree.stop[node + 1]!;
    return isPlain(tree.source, start, stop) ? tree.source.slice(start, stop) : fold(tree.text(node + 1));
  }
  let text = '';
  const last = Math.min(end, node + MAX_FOLDED_NODES);
  for (let at = node + 1; at < last; at++) {
    const id = tree.tagId[at]!;
    if (id === TEXT) text += tree.text(at);
    else if (id === SCRIPT || id === STYLE) at = tree.end[at]! - 1;
    else if ((TAG_BITS[id]! & BLOCK) !== 0) text += ' ';
  }
  return fold(text);
}

/**
 * The text of `node` as a reader sees it: one line a block, cells of a row divided by a tab, pre as it stands; without
 * scripts, styles, the head, templates and what is hidden by attribute or inline style. `withFields: false` leaves out what
 * stands in fields to write into: it is offered for sending, not told.
 */
export function visibleText(tree: Tree, node = 0, { withFields = true } = {}): string {
  const hiding = hidingPositions(tree, node);
  const end = tree.end[node]!;
  const out = new TextWriter();
  // Ends of the open blocks; a block's end breaks the line as its start does.
  const blockEnds: number[] = [];
  let preEnd = -1;
  for (let at = tree.tagId[node] === TEXT ? node : node + 1; at < end; at++) {
    while (blockEnds.length > 0 && blockEnds[blockEnds.length - 1]! <= at) {
      blockEnds.pop();
      out.breakLine();
    }
    const id = tree.tagId[at]!;
    if (id === TEXT) {
      out.add(tree.text(at), at < preEnd);
      continue;
    }
    const isLeftOut = INVISIBLE[id] === 1 || (id === TEXTAREA && !withFields);
    if (isLeftOut || (hiding.length > 0 && isHidden(tree, at, hiding))) {
      at = tree.end[at]! - 1;
      continue;
    }
    if ((TAG_BITS[id]! & BLOCK) !== 0) {
      out.breakLine();
      blockEnds.push(tree.end[at]!);
      if ((id === PRE || id === LISTING) && preEnd < at) preEnd = tree.end[at]!;
    } else if (id === TD || id === TH) out.breakCell();
    else if (id === TEXTAREA && preEnd < at) preEnd = tree.end[at]!;
  }
  return out.finish();
}

/** Joins pieces of text, folding white space across them. */
class TextWriter {
  #out = '';
  /** What separates the next word: '' | ' ' | '\t' | '\n'. */
  #gap = '';

  breakLine(): void {
    this.#gap = '\n';
  }

  breakCell(): void {
    if (this.#gap !== '\n') this.#gap = '\t';
  }

  add(text: string, asItStands: boolean): void {
    if (asItStands) {
      if (text === '') return;
      if (this.#out !== '' && this.#gap !== '') this.#out += this.#gap;
      this.#out += text;
      this.#gap = '';
      return;
    }
    const folded = NEEDS_FOLDING.test(text) ? text.replace(SPACES, ' ') : text;
    if (folded === '') return;
    const startsSpaced = folded.charCodeAt(0) === 32;
    if (startsSpaced && this.#gap === '') this.#gap = ' ';
    if (folded === ' ') return;
    const endsSpaced = folded.charCodeAt(folded.length - 1) === 32;
    if (this.#out !== '') this.#out += this.#gap;
    this.#out += startsSpaced || endsSpaced ? folded.trim() : folded;
    this.#gap = endsSpaced ? ' ' : '';
  }

  finish(): string {
    return this.#out;
  }
}

/** Where the source mentions hiding at all: only tags around these positions need their attributes read. */
function hidingPositions(tree: Tree, node: number): number[] {
  const positions: number[] = [];
  // Within an element everything stands behind its start, but for content moved out of tables.
  MAY_HIDE.lastIndex = node === 0 ? 0 : Math.max(0, tree.start[node]!);
  for (let match = MAY_HIDE.exec(tree.source); match !== null; match = MAY_HIDE.exec(tree.source))
    positions.push(match.index);
  return positions;
}

function isHidden(tree: Tree, node: number, positions: readonly number[]): boolean {
  const start = tree.start[node]!;
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! < start) low = middle + 1;
    else high = middle;
  }
  if (low === positions.length || positions[low]! >= tree.stop[node]!) return false;
  const { source } = tree;
  if (findAttribute(cursor, source, start, 'hidden')) return true;
  return findAttribute(cursor, source, start, 'style') && DISPLAY_NONE.test(cursor.value());
}
