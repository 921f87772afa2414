// The arrays a tree is built in. They are kept between parses and only the used part is copied into the tree: allocating
// and clearing them anew would cost a small page more than parsing it.
import type { SiblingLinks } from './sibling-links.ts';
import { Tree } from './tree.ts';

/** Larger arrays are not kept: one huge page must not hold memory for ever. */
const MAX_KEPT = 1 << 17;

let kept: NodeArrays | undefined;

/** Nodes under construction; see Tree for the meaning of the arrays. */
export class NodeArrays {
  count = 0;
  capacity: number;
  tagId: Uint16Array;
  parent: Int32Array;
  start: Int32Array;
  stop: Int32Array;
  /** Level of a node on the stack of open elements, or -1. */
  levelOf: Int32Array;

  private constructor(capacity: number) {
    this.capacity = capacity;
    this.tagId = new Uint16Array(capacity);
    this.parent = new Int32Array(capacity);
    this.start = new Int32Array(capacity);
    this.stop = new Int32Array(capacity);
    this.levelOf = new Int32Array(capacity);
  }

  /** Empty arrays for a source of that length. */
  static take(sourceLength: number): NodeArrays {
    const arrays = kept;
    kept = undefined;
    if (arrays === undefined) return new NodeArrays(Math.max(4096, sourceLength >> 5));
    arrays.count = 0;
    return arrays;
  }

  release(): void {
    if (this.capacity <= MAX_KEPT) kept = this;
  }

  add(tagId: number, parent: number, start: number, stop: number): number {
    const node = this.count++;
    if (node === this.capacity) this.#grow();
    this.tagId[node] = tagId;
    this.parent[node] = parent;
    this.start[node] = start;
    this.stop[node] = stop;
    this.levelOf[node] = -1;
    return node;
  }

  #grow(): void {
    const old = { ...this };
    this.capacity *= 2;
    this.tagId = new Uint16Array(this.capacity);
    this.tagId.set(old.tagId);
    for (const name of ['parent', 'start', 'stop', 'levelOf'] as const) {
      this[name] = new Int32Array(this.capacity);
      this[name].set(old[name]);
    }
  }

  /** The finished tree. With `links` the nodes are put into document order first. */
  finish(source: string, links: SiblingLinks | undefined, isTruncated: boolean): Tree {
    const { count } = this;
    if (links === undefined)
      return new Tree(
        source,
        this.tagId.slice(0, count),
        this.parent.slice(0, count),
        this.start.slice(0, count),
        this.stop.slice(0, count),
        isTruncated,
      );
    const order = links.order(count);
    const size = order.length;
    const numberOf = new Int32Array(count);
    for (let i = 0; i < size; i++) numberOf[order[i]!] = i;
    const tagId = new Uint16Array(size);
    const parent = new Int32Array(size);
    const start = new Int32Array(size);
    const stop = new Int32Array(size);
    for (let i = 0; i < size; i++) {
      const node = order[i]!;
      tagId[i] = this.tagId[node]!;
      parent[i] = i === 0 ? -1 : numberOf[this.parent[node]!]!;
      start[i] = this.start[node]!;
      stop[i] = this.stop[node]!;
    }
    return new Tree(source, tagId, parent, start, stop, isTruncated);
  }
}
