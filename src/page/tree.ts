// The tree of a page: nodes are numbers in document order, their properties typed arrays. A subtree is a range of
// numbers, and mining repeated structure is arithmetic on integer arrays instead of walking objects.
import { ATTRIBUTE, AttributeCursor, endOfTagName, findAttribute } from './attributes.ts';
import { decodeRawText, decodeText } from './entities.ts';
import { KNOWN_TAGS_END, RAW_TEXT, RC_DATA, TAG_BITS, TAG_NAMES, TEXT, tagId } from './tags.ts';

const cursor = new AttributeCursor();
const NO_CLASSES: readonly string[] = [];
/** Marks a node whose attributes are known. */
const KNOWN = 1 << 30;

/** One of thirty bits for names of that length and first character, upper or lower case. */
function nameBit(length: number, first: number): number {
  return 1 << ((length * 7 + (first | 32)) % 30);
}

/**
 * An HTML document. Node 0 is html; its children are head and body, always present. There are elements and text nodes;
 * comments and the doctype leave no trace. Two text nodes may follow each other.
 *
 * The descendants of `node` are `node + 1` up to, not including, `end[node]`:
 *
 * ```ts
 * for (let n = node + 1; n < tree.end[node]!; n++) if (tree.tagId[n] === A) …
 * ```
 *
 * and its children start at `node + 1` and follow each other at `end`:
 *
 * ```ts
 * for (let n = node + 1; n < tree.end[node]!; n = tree.end[n]!) …
 * ```
 */
export class Tree {
  /** The HTML that was parsed; spans point into it. */
  readonly source: string;
  /** TEXT (0) or the id of the tag name; see tags.ts. Equal between pages. */
  readonly tagId: Uint16Array;
  /** -1 for node 0. */
  readonly parent: Int32Array;
  /** One more than the last descendant. */
  readonly end: Int32Array;
  /** Where the text, or the start tag's '<', stands in the source. */
  readonly start: Int32Array;
  /** Where the text or start tag ends. Equals `start` for elements that no tag stands for (an implied tbody). */
  readonly stop: Int32Array;
  /** The source goes on after the last node: it has more than one page is given time and memory for. */
  readonly isTruncated: boolean;
  #depth: Int32Array | undefined;
  /** By node: which attributes its tag may have. Most questions are for one that is not there. */
  #attributeBits: Int32Array | undefined;
  readonly #hasOddCharacters: boolean;

  constructor(
    source: string,
    tags: Uint16Array,
    parent: Int32Array,
    start: Int32Array,
    stop: Int32Array,
    isTruncated = false,
  ) {
    this.isTruncated = isTruncated;
    this.source = source;
    this.tagId = tags;
    this.parent = parent;
    this.start = start;
    this.stop = stop;
    this.#hasOddCharacters = source.includes('\r') || source.includes('\0');
    const size = tags.length;
    const end = new Int32Array(size);
    // Backwards every node is complete before its parent is reached.
    for (let node = size - 1; node > 0; node--) {
      if (end[node] === 0) end[node] = node + 1;
      const above = parent[node]!;
      if (end[above]! < end[node]!) end[above] = end[node]!;
    }
    if (end[0] === 0) end[0] = 1;
    this.end = end;
  }

  /** Number of nodes. */
  get size(): number {
    return this.tagId.length;
  }

  /** Distance to node 0, by node. */
  get depth(): Int32Array {
    if (this.#depth === undefined) {
      const depth = new Int32Array(this.size);
      for (let node = 1; node < depth.length; node++) depth[node] = depth[this.parent[node]!]! + 1;
      this.#depth = depth;
    }
    return this.#depth;
  }

  isText(node: number): boolean {
    return this.tagId[node] === TEXT;
  }

  /** Lower-case tag name, or '#text'. */
  tag(node: number): string {
    const id = this.tagId[node]!;
    if (id < KNOWN_TAGS_END) return TAG_NAMES[id]!;
    const start = this.start[node]!;
    return this.source.slice(start + 1, endOfTagName(this.source, start)).toLowerCase();
  }

  /** First child, or -1. */
  firstChild(node: number): number {
    return this.end[node]! > node + 1 ? node + 1 : -1;
  }

  /** Next sibling, or -1. */
  nextSibling(node: number): number {
    const above = this.parent[node]!;
    const next = this.end[node]!;
    return above >= 0 && next < this.end[above]! ? next : -1;
  }

  children(node: number): number[] {
    const children: number[] = [];
    const end = this.end[node]!;
    for (let child = node + 1; child < end; child = this.end[child]!) children.push(child);
    return children;
  }

  /** Whether `node` is `ancestor` or below it. */
  contains(ancestor: number, node: number): boolean {
    return node >= ancestor && node < this.end[ancestor]!;
  }

  /** Elements of that tag below `within`, in document order. */
  elements(name: string, within = 0): number[] {
    const id = tagId(name);
    const found: number[] = [];
    const end = this.end[within]!;
    for (let node = within + 1; node < end; node++) if (this.tagId[node] === id) found.push(node);
    return found;
  }

  /** Nearest ancestor with that tag (or `node` itself), or -1. */
  closest(node: number, name: string): number {
    const id = tagId(name);
    let at = node;
    while (at >= 0 && this.tagId[at] !== id) at = this.parent[at]!;
    return at;
  }

  /** Value of an attribute ('' when it has none), or undefined. Of duplicates the first counts. `name` in lower case. */
  attribute(node: number, name: string): string | undefined {
    const start = this.start[node]!;
    if (this.tagId[node] === TEXT || this.stop[node] === start) return undefined;
    this.#attributeBits ??= new Int32Array(this.size);
    let bits = this.#attributeBits[node]!;
    if (bits === 0) {
      bits = this.#readAttributeBits(start);
      this.#attributeBits[node] = bits;
    }
    if ((bits & nameBit(name.length, name.charCodeAt(0))) === 0) return undefined;
    if (!findAttribute(cursor, this.source, start, name)) return undefined;
    return cursor.value();
  }

  #readAttributeBits(start: number): number {
    let bits = KNOWN;
    cursor.begin(this.source, endOfTagName(this.source, start));
    while (cursor.next() === ATTRIBUTE)
      bits |= nameBit(cursor.nameEnd - cursor.nameStart, this.source.charCodeAt(cursor.nameStart));
    return bits;
  }

  /** All attributes in order; names in lower case. */
  attributes(node: number): Map<string, string> {
    const found = new Map<string, string>();
    const start = this.start[node]!;
    if (this.tagId[node] === TEXT || this.stop[node] === start) return found;
    cursor.begin(this.source, endOfTagName(this.source, start));
    while (cursor.next() === ATTRIBUTE) {
      const name = this.source.slice(cursor.nameStart, cursor.nameEnd).toLowerCase();
      if (!found.has(name)) found.set(name, cursor.value());
    }
    return found;
  }

  classes(node: number): readonly string[] {
    const value = this.attribute(node, 'class');
    return value === undefined ? NO_CLASSES : (value.match(/[^\s]+/g) ?? NO_CLASSES);
  }

  /** Text of a text node, or all text below an element as it stands, scripts included. For what a reader sees, see text.ts. */
  text(node: number): string {
    if (this.tagId[node] === TEXT) return this.#ownText(node);
    let text = '';
    const end = this.end[node]!;
    for (let at = node + 1; at < end; at++) if (this.tagId[at] === TEXT) text += this.#ownText(at);
    return text;
  }

  #ownText(node: number): string {
    const start = this.start[node]!;
    const raw = this.source.slice(start, this.stop[node]!);
    if (!this.#hasOddCharacters && !raw.includes('&')) return raw;
    const holder = TAG_BITS[this.tagId[this.parent[node]!]!]!;
    if ((holder & RC_DATA) !== 0) return decodeText(raw, '\ufffd');
    return (holder & RAW_TEXT) !== 0 || isCharacterData(this.source, start)
      ? decodeRawText(raw)
      : decodeText(raw);
  }
}

/** Whether a text node is the content of `<![CDATA[`. */
function isCharacterData(source: string, start: number): boolean {
  return source.charCodeAt(start - 1) === 91 && source.startsWith('<![CDATA[', start - 9);
}
