// How large nodes are on the screen. The papers use rendered sizes; a page that was rendered brings real boxes, any other
// gets an estimate from its text and structure, good enough to tell a post from a menu entry:
//
// - the page is 1,000 px wide, a block as wide as what holds it; the cells of a row share its width by their text, none
//   getting less than a tenth of an even share;
// - a character is 8 px wide (16 px from CJK on), a line 20 px high; inline content fills lines of the block around it;
// - an image has the size its attributes say, else 80 x 80 px; blocks stand below each other, cells beside each other.
//
// Style sheets are not read: floats and columns made of divs are estimated as if they stood below each other.
import { BLOCK, type Page, TAG_BITS, TEXT, type Tree, tagId } from '../page/index.ts';
import type { PageFacts } from './page-facts.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface PageBoxes {
  /** Where the sizes come from. */
  readonly source: 'rendered' | 'estimated';
  of(node: number): Box;
  /** The box around siblings `first` … `last`. */
  around(first: number, last: number): Box;
}

const PAGE_WIDTH = 1000;
const CHARACTER_WIDTH = 8;
const LINE_HEIGHT = 20;
const IMAGE_SIZE = 80;
const FIELD_WIDTH = 160;
const LEAST_CELL_SHARE = 0.1;
const LARGEST_IMAGE = 4000;

const [TR, TD, TH, IMG, BR, HR, INPUT] = ['tr', 'td', 'th', 'img', 'br', 'hr', 'input'].map(tagId) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
/** Blocks to a reader that page/ does not count as such for line breaks. */
const ALSO_BLOCKS = new Set(
  ['table', 'tbody', 'thead', 'tfoot', 'td', 'th', 'tr', 'html', 'body'].map(tagId),
);

/** Sizes of a page's nodes: real ones where `rendered` has them (all or nothing), else estimated. */
export function pageBoxes(page: Page, facts: PageFacts, rendered?: ReadonlyMap<number, Box>): PageBoxes {
  const { tree } = page;
  if (rendered !== undefined && rendered.size > 0) {
    const none: Box = { width: 0, height: 0 };
    // Text nodes have no box of their own; that of the element around is the nearest truth.
    const of = (node: number): Box => rendered.get(node) ?? rendered.get(tree.parent[node]!) ?? none;
    return { source: 'rendered', of, around: (first, last) => around(tree, of, first, last) };
  }
  const { widths, heights } = estimate(tree, facts);
  const of = (node: number): Box => ({ width: widths[node]!, height: heights[node]! });
  return { source: 'estimated', of, around: (first, last) => around(tree, of, first, last) };
}

function around(tree: Tree, of: (node: number) => Box, first: number, last: number): Box {
  let width = 0;
  let height = 0;
  for (let node = first; node <= last; node = tree.end[node]!) {
    const box = of(node);
    width = Math.max(width, box.width);
    height += box.height;
  }
  return { width, height };
}

function estimate(tree: Tree, facts: PageFacts): { widths: Float32Array; heights: Float32Array } {
  const { size } = tree;
  // What stands around a node limits its width: parents come first in document order.
  const widths = new Float32Array(size);
  widths[0] = PAGE_WIDTH;
  for (let node = 0; node < size; node++) {
    if (tree.tagId[node] === TR) shareRow(tree, facts, node, widths);
    else
      for (let child = node + 1; child < tree.end[node]!; child = tree.end[child]!)
        widths[child] = widths[node]!;
  }
  const heights = new Float32Array(size);
  // Length of inline content on one endless line; blocks have used theirs up.
  const runs = new Float32Array(size);
  for (let node = size - 1; node >= 0; node--) {
    if (facts.isUnread[node] !== 0) {
      widths[node] = 0;
      continue;
    }
    const tag = tree.tagId[node]!;
    if (tag === TEXT) runs[node] = textWidth(tree, facts, node);
    else if (tag === IMG) sizeImage(tree, node, widths[node]!, runs, heights);
    else if (tag === INPUT) runs[node] = FIELD_WIDTH;
    else flow(tree, node, widths, heights, runs);
  }
  for (let node = 0; node < size; node++) {
    if (isBlock(tree.tagId[node]!) || runs[node] === 0) continue;
    widths[node] = Math.min(widths[node]!, runs[node]!);
    if (heights[node] === 0) heights[node] = LINE_HEIGHT;
  }
  return { widths, heights };
}

function isBlock(tag: number): boolean {
  return (TAG_BITS[tag]! & BLOCK) !== 0 || ALSO_BLOCKS.has(tag);
}

/** Lays out the children of a node: inline ones in lines, blocks below each other, cells beside each other. */
function flow(
  tree: Tree,
  node: number,
  widths: Float32Array,
  heights: Float32Array,
  runs: Float32Array,
): void {
  const tag = tree.tagId[node]!;
  const isInline = !isBlock(tag);
  const width = Math.max(CHARACTER_WIDTH, widths[node]!);
  let height = 0;
  let run = 0;
  let tallest = 0;
  const endLine = (): void => {
    height += Math.max(Math.ceil(run / width) * LINE_HEIGHT, tallest);
    run = 0;
    tallest = 0;
  };
  for (let child = node + 1; child < tree.end[node]!; child = tree.end[child]!) {
    const childTag = tree.tagId[child]!;
    if (childTag === TD || childTag === TH) tallest = Math.max(tallest, heights[child]!);
    else if (childTag === BR || childTag === HR) {
      endLine();
      if (childTag === HR) height += LINE_HEIGHT;
    } else if (runs[child]! > 0 && (childTag === TEXT || !isBlock(childTag))) {
      run += runs[child]!;
      if (childTag !== TEXT) tallest = Math.max(tallest, heights[child]! > LINE_HEIGHT ? heights[child]! : 0);
    } else {
      endLine();
      height += heights[child]!;
    }
  }
  if (isInline && height === 0) {
    runs[node] = run;
    heights[node] = Math.max(tallest, Math.ceil(run / width) * LINE_HEIGHT);
    return;
  }
  endLine();
  heights[node] = height;
}

function textWidth(tree: Tree, facts: PageFacts, node: number): number {
  const characters = facts.text[node + 1]! - facts.text[node]!;
  if (characters === 0) return 0;
  // Wide scripts show in the first letters; every fifth character of others is a space that the facts left out.
  const sample = tree.source.charCodeAt(Math.min(tree.stop[node]! - 1, tree.start[node]! + 2));
  return characters * CHARACTER_WIDTH * (sample >= 0x2e80 ? 2 : 1.2);
}

function sizeImage(
  tree: Tree,
  node: number,
  available: number,
  runs: Float32Array,
  heights: Float32Array,
): void {
  const width = lengthOf(tree.attribute(node, 'width')) ?? IMAGE_SIZE;
  const height = lengthOf(tree.attribute(node, 'height')) ?? IMAGE_SIZE;
  const shrunk = Math.min(1, available / Math.max(1, width));
  runs[node] = Math.max(1, width * shrunk);
  heights[node] = height * shrunk;
}

function lengthOf(value: string | undefined): number | undefined {
  const number = value === undefined ? Number.NaN : Number.parseInt(value, 10);
  return number > 0 && !value!.includes('%') ? Math.min(number, LARGEST_IMAGE) : undefined;
}

/** Gives the cells of a row their share of its width. */
function shareRow(tree: Tree, facts: PageFacts, row: number, widths: Float32Array): void {
  const cells: number[] = [];
  for (let child = row + 1; child < tree.end[row]!; child = tree.end[child]!)
    if (tree.tagId[child] !== TEXT) cells.push(child);
  if (cells.length === 0) return;
  const texts = cells.map((cell) => facts.text[tree.end[cell]!]! - facts.text[cell]!);
  const total = Math.max(
    1,
    texts.reduce((sum, text) => sum + text, 0),
  );
  const least = LEAST_CELL_SHARE / cells.length;
  for (const [i, cell] of cells.entries())
    widths[cell] = widths[row]! * (least + (1 - LEAST_CELL_SHARE) * (texts[i]! / total));
}
