// The stack of open elements. Every question the parsing rules ask of it ("is there a p in button scope?") is answered
// in constant time, so that no nesting, however deep or broken, makes parsing slower than linear.
//
// Each level carries the level of the nearest boundary at or below it for every kind of scope, and the level below that
// has the same tag; `topOf` holds the uppermost level of every tag. An element is in scope when its level is not below
// the scope's boundary.
import { SCOPE, SPECIAL, TAG_BITS, tagId } from './tags.ts';

/** Added to the tag id of svg and math elements: `</p>` must not find a foreign p. */
export const FOREIGN = 65536;

const HTML = tagId('html');
const TABLE = tagId('table');
const TEMPLATE = tagId('template');
const BUTTON = tagId('button');
const OL = tagId('ol');
const UL = tagId('ul');
const ADDRESS = tagId('address');
const DIV = tagId('div');
const P = tagId('p');
/** svg title, desc, foreignObject and the MathML text elements are boundaries as well. */
const FOREIGN_SCOPE = new Set(
  ['foreignobject', 'desc', 'title', 'mi', 'mo', 'mn', 'ms', 'mtext', 'annotation-xml'].map(tagId),
);

// Fields of a level, which is a row of `rows`.
const ROW = 10;
const NODE = 0;
const KEY = 1;
const BELOW_SAME = 2;
/** Kinds of scope: pass one to `inScope`. */
export const ANY_SCOPE = 3;
export const LIST_SCOPE = 4;
export const BUTTON_SCOPE = 5;
export const TABLE_SCOPE = 6;
/** Nearest special element: an end tag does not look beyond it. */
export const SPECIAL_SCOPE = 7;
/** Nearest special element but address, div and p: li, dd and dt do not look beyond it. */
export const ITEM_SCOPE = 8;
/** Nearest element that is neither svg nor math. */
const HTML_LEVEL = 9;

/**
 * Uppermost level of each key, or -1. Shared by all stacks (512 KB are too much to clear for every page): parsing is
 * synchronous, and a stack leaves it as it found it by `clear`.
 */
const topOf = new Int32Array(2 * FOREIGN).fill(-1);

/** The elements that are open, from html at level 0 up to the current node. */
export class OpenElements {
  /** Level of the current node; -1 when empty. */
  top = -1;
  /** Tag id of the current node, plus FOREIGN for svg and math. */
  currentKey = -1;
  currentNode = -1;
  #rows = new Int32Array(64 * ROW);
  /** Level of each open node, -1 for others; owned by the builder, who grows it with the nodes. */
  levelOf: Int32Array;

  constructor(levelOf: Int32Array) {
    this.levelOf = levelOf;
  }

  push(node: number, key: number): void {
    const level = ++this.top;
    const row = level * ROW;
    if (row + ROW > this.#rows.length) this.#grow();
    const rows = this.#rows;
    rows[row + NODE] = node;
    rows[row + KEY] = key;
    rows[row + BELOW_SAME] = topOf[key]!;
    topOf[key] = level;
    this.levelOf[node] = level;
    this.currentKey = key;
    this.currentNode = node;
    if (level === 0) {
      rows.fill(0, ANY_SCOPE, ROW);
      return;
    }
    const foreign = key >= FOREIGN;
    const bits = foreign ? (FOREIGN_SCOPE.has(key - FOREIGN) ? SCOPE | SPECIAL : 0) : TAG_BITS[key]!;
    const below = row - ROW;
    const isScope = (bits & SCOPE) !== 0;
    const isSpecial = (bits & SPECIAL) !== 0;
    rows[row + ANY_SCOPE] = isScope ? level : rows[below + ANY_SCOPE]!;
    rows[row + LIST_SCOPE] = isScope || key === OL || key === UL ? level : rows[below + LIST_SCOPE]!;
    rows[row + BUTTON_SCOPE] = isScope || key === BUTTON ? level : rows[below + BUTTON_SCOPE]!;
    rows[row + TABLE_SCOPE] =
      isScope && (key === TABLE || key === TEMPLATE || key === HTML) ? level : rows[below + TABLE_SCOPE]!;
    rows[row + SPECIAL_SCOPE] = isSpecial ? level : rows[below + SPECIAL_SCOPE]!;
    rows[row + ITEM_SCOPE] =
      isSpecial && key !== DIV && key !== P && key !== ADDRESS ? level : rows[below + ITEM_SCOPE]!;
    rows[row + HTML_LEVEL] = foreign ? rows[below + HTML_LEVEL]! : level;
  }

  pop(): void {
    const row = this.top * ROW;
    const rows = this.#rows;
    topOf[rows[row + KEY]!] = rows[row + BELOW_SAME]!;
    this.levelOf[rows[row + NODE]!] = -1;
    this.top--;
    if (this.top >= 0) {
      this.currentKey = rows[row - ROW + KEY]!;
      this.currentNode = rows[row - ROW + NODE]!;
    } else this.currentKey = this.currentNode = -1;
  }

  /** Pops until `level` is the current node's; never the html element. */
  popTo(level: number): void {
    while (this.top > level && this.top > 0) this.pop();
  }

  /** Pops everything, html as well: must be called when parsing ends, however it ends. */
  clear(): void {
    while (this.top >= 0) this.pop();
  }

  /** Uppermost level with this tag, or -1. */
  levelOfTag(key: number): number {
    return topOf[key]!;
  }

  nodeAt(level: number): number {
    return this.#rows[level * ROW + NODE]!;
  }

  keyAt(level: number): number {
    return this.#rows[level * ROW + KEY]!;
  }

  /** Level of the nearest boundary of that kind of scope. */
  boundary(scope: number): number {
    return this.#rows[this.top * ROW + scope]!;
  }

  htmlLevel(): number {
    return this.#rows[this.top * ROW + HTML_LEVEL]!;
  }

  inScope(key: number, scope: number): boolean {
    const level = topOf[key]!;
    return level >= 0 && level >= this.#rows[this.top * ROW + scope]!;
  }

  /** Pops the uppermost element with this tag and all above it. */
  popThrough(key: number): void {
    this.popTo(topOf[key]! - 1);
  }

  /** Replaces the levels from `level` on. */
  replaceFrom(level: number, nodes: readonly number[], keys: readonly number[]): void {
    while (this.top >= level) this.pop();
    for (let i = 0; i < nodes.length; i++) this.push(nodes[i]!, keys[i]!);
  }

  /** Takes one element out of the stack, leaving those above it. */
  remove(level: number): void {
    const nodes: number[] = [];
    const keys: number[] = [];
    for (let i = level + 1; i <= this.top; i++) {
      nodes.push(this.nodeAt(i));
      keys.push(this.keyAt(i));
    }
    this.replaceFrom(level, nodes, keys);
  }

  #grow(): void {
    const rows = new Int32Array(this.#rows.length * 2);
    rows.set(this.#rows);
    this.#rows = rows;
  }
}
