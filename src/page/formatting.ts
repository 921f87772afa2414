// The list of active formatting elements (b, i, font, a …): what is opened again in the next block when it was left open,
// and how misnested formatting is untangled. The rules are the HTML standard's ("reconstruct the active formatting
// elements", "adoption agency algorithm"), with limits where the standard allows a page to grow without bound.
import { endOfTagName } from './attributes.ts';
import { ANY_SCOPE, SPECIAL_SCOPE } from './open-elements.ts';
import { SPECIAL, TAG_BITS } from './tags.ts';
import type { TreeBuilder } from './tree-builder.ts';

const MARKER = -1;
/** Entries kept since the last marker. Real pages stay below ten; hostile ones open a new font for every byte. */
const MAX_ENTRIES = 64;
/** Identical elements kept since the last marker (the standard's "Noah's Ark clause"). */
const MAX_IDENTICAL = 3;
/** How far below the current node an end tag untangles; beyond it, the end tag is ignored. */
const MAX_ADOPTION_DEPTH = 1024;
/** Elements opened again: at most this many more than start tags seen. */
const SPARE_CLONES = 1000;

export class ActiveFormatting {
  readonly #entries: number[] = [];
  #clones = 0;
  readonly #builder: TreeBuilder;

  constructor(builder: TreeBuilder) {
    this.#builder = builder;
  }

  addMarker(): void {
    this.#entries.push(MARKER);
  }

  clearToMarker(): void {
    const entries = this.#entries;
    while (entries.length > 0 && entries.pop() !== MARKER);
  }

  add(node: number): void {
    const entries = this.#entries;
    const { tagId } = this.#builder.nodes;
    let identical = 0;
    let earliest = -1;
    let at = entries.length - 1;
    for (; at >= 0 && entries[at] !== MARKER; at--) {
      const other = entries[at]!;
      if (tagId[other] === tagId[node] && this.#sameAttributes(other, node)) {
        identical++;
        earliest = at;
      }
    }
    if (identical >= MAX_IDENTICAL) entries.splice(earliest, 1);
    else if (entries.length - 1 - at >= MAX_ENTRIES) entries.splice(at + 1, 1);
    entries.push(node);
  }

  remove(node: number): void {
    const at = this.#entries.lastIndexOf(node);
    if (at >= 0) this.#entries.splice(at, 1);
  }

  /** The last entry with that tag since the last marker, or -1. */
  last(tag: number): number {
    const entries = this.#entries;
    const { tagId } = this.#builder.nodes;
    for (let at = entries.length - 1; at >= 0 && entries[at] !== MARKER; at--)
      if (tagId[entries[at]!] === tag) return entries[at]!;
    return -1;
  }

  /** Opens again, in the current node, what was left open in an earlier block. */
  reconstruct(): void {
    const entries = this.#entries;
    let at = entries.length - 1;
    if (at < 0) return;
    const builder = this.#builder;
    const { levelOf } = builder.open;
    if (entries[at] === MARKER || levelOf[entries[at]!]! >= 0) return;
    while (at > 0 && entries[at - 1] !== MARKER && levelOf[entries[at - 1]!]! < 0) at--;
    for (; at < entries.length; at++) {
      if (++this.#clones > builder.startTags + SPARE_CLONES) {
        entries.length = at;
        return;
      }
      const clone = builder.cloneNode(entries[at]!);
      builder.place(clone);
      builder.open.push(clone, builder.nodes.tagId[clone]!);
      entries[at] = clone;
    }
  }

  /** The adoption agency algorithm for an end tag (or a second `<a>`); false when it is an ordinary end tag after all. */
  close(tag: number): boolean {
    const builder = this.#builder;
    const { open } = builder;
    if (open.currentKey === tag && !this.#entries.includes(open.currentNode)) {
      open.pop();
      return true;
    }
    for (let round = 0; round < 8; round++) {
      const element = this.last(tag);
      if (element < 0) return false;
      const level = open.levelOf[element]!;
      if (level < 0) {
        this.remove(element);
        return true;
      }
      if (level < open.boundary(ANY_SCOPE)) return true;
      if (open.boundary(SPECIAL_SCOPE) <= level) {
        open.popTo(level - 1);
        this.remove(element);
        return true;
      }
      if (open.top - level > MAX_ADOPTION_DEPTH) {
        this.remove(element);
        return true;
      }
      this.#adopt(element, level);
    }
    return true;
  }

  /** One round of the algorithm: `element` is split around the first special element above it. */
  #adopt(element: number, level: number): void {
    const builder = this.#builder;
    const { open } = builder;
    const entries = this.#entries;
    const links = builder.keepLinks();
    const nodes: number[] = [];
    const keys: number[] = [];
    for (let i = level; i <= open.top; i++) {
      nodes.push(open.nodeAt(i));
      keys.push(open.keyAt(i));
    }
    let blockAt = 1;
    while ((TAG_BITS[keys[blockAt]!]! & SPECIAL) === 0 && keys[blockAt]! < 65536) blockAt++;
    const block = nodes[blockAt]!;
    const commonAncestorLevel = level - 1;
    let bookmark = entries.indexOf(element);
    let lastNode = block;
    let inner = 0;
    for (let at = blockAt - 1; at > 0; at--) {
      inner++;
      const node = nodes[at]!;
      let entryAt = entries.indexOf(node);
      if (inner > 3 && entryAt >= 0) {
        entries.splice(entryAt, 1);
        if (entryAt < bookmark) bookmark--;
        entryAt = -1;
      }
      if (entryAt < 0) {
        nodes.splice(at, 1);
        keys.splice(at, 1);
        blockAt--;
        continue;
      }
      const clone = builder.cloneNode(node);
      entries[entryAt] = clone;
      nodes[at] = clone;
      if (lastNode === block) bookmark = entryAt + 1;
      // Only the block has a place in the tree so far; clones are new.
      if (lastNode === block) links.detach(block);
      links.append(clone, lastNode);
      lastNode = clone;
    }
    if (lastNode === block) links.detach(block);
    builder.placeUnder(lastNode, open.nodeAt(commonAncestorLevel), open.keyAt(commonAncestorLevel));
    const clone = builder.cloneNode(element);
    links.moveChildren(block, clone);
    links.append(block, clone);
    const elementAt = entries.indexOf(element);
    entries.splice(bookmark, 0, clone);
    entries.splice(elementAt < bookmark ? elementAt : elementAt + 1, 1);
    nodes.splice(blockAt + 1, 0, clone);
    keys.splice(blockAt + 1, 0, keys[0]!);
    open.replaceFrom(level, nodes.slice(1), keys.slice(1));
  }

  /** Whether two tags read the same behind the name. The standard ignores order and spacing; pages never need that. */
  #sameAttributes(a: number, b: number): boolean {
    const { nodes, source } = this.#builder;
    const { start, stop } = nodes;
    const length = stop[a]! - start[a]!;
    if (length !== stop[b]! - start[b]!) return false;
    if (length === 0) return true;
    const name = endOfTagName(source, start[a]!) - start[a]!;
    return source.slice(start[a]! + name, stop[a]) === source.slice(start[b]! + name, stop[b]);
  }
}
