// Child lists for the pages that need them. As a rule nodes come in document order and their numbers are the tree; only
// when a node must go in front of an earlier one (text inside a table, misnested formatting) are lists kept from
// then on, and the nodes numbered anew at the end.

/** Doubly linked child lists over node numbers; -1 means none. */
export class SiblingLinks {
  #first: Int32Array;
  #last: Int32Array;
  #next: Int32Array;
  #previous: Int32Array;
  readonly #parent: () => Int32Array;

  /** Builds the lists of the first `count` nodes, which are in document order. `parent` is asked anew as it may grow. */
  constructor(parent: () => Int32Array, count: number, capacity: number) {
    this.#parent = parent;
    this.#first = new Int32Array(capacity).fill(-1);
    this.#last = new Int32Array(capacity).fill(-1);
    this.#next = new Int32Array(capacity).fill(-1);
    this.#previous = new Int32Array(capacity).fill(-1);
    const parents = parent();
    for (let node = 1; node < count; node++) this.append(parents[node]!, node);
  }

  grow(capacity: number): void {
    const grown = (old: Int32Array): Int32Array => {
      const array = new Int32Array(capacity).fill(-1, old.length);
      array.set(old);
      return array;
    };
    this.#first = grown(this.#first);
    this.#last = grown(this.#last);
    this.#next = grown(this.#next);
    this.#previous = grown(this.#previous);
  }

  append(parent: number, node: number): void {
    const last = this.#last[parent]!;
    this.#parent()[node] = parent;
    this.#previous[node] = last;
    this.#next[node] = -1;
    if (last < 0) this.#first[parent] = node;
    else this.#next[last] = node;
    this.#last[parent] = node;
  }

  insertBefore(parent: number, node: number, reference: number): void {
    const previous = this.#previous[reference]!;
    this.#parent()[node] = parent;
    this.#previous[node] = previous;
    this.#next[node] = reference;
    this.#previous[reference] = node;
    if (previous < 0) this.#first[parent] = node;
    else this.#next[previous] = node;
  }

  detach(node: number): void {
    const parent = this.#parent()[node]!;
    const previous = this.#previous[node]!;
    const next = this.#next[node]!;
    if (previous < 0) this.#first[parent] = next;
    else this.#next[previous] = next;
    if (next < 0) this.#last[parent] = previous;
    else this.#previous[next] = previous;
  }

  /** Moves all children of `from` to the end of `to`. */
  moveChildren(from: number, to: number): void {
    let child = this.#first[from]!;
    this.#first[from] = this.#last[from] = -1;
    while (child >= 0) {
      const next = this.#next[child]!;
      this.append(to, child);
      child = next;
    }
  }

  /** All nodes below and including node 0, in document order. */
  order(count: number): Int32Array {
    const order = new Int32Array(count);
    const parents = this.#parent();
    let size = 0;
    let node = 0;
    for (;;) {
      order[size++] = node;
      if (this.#first[node]! >= 0) {
        node = this.#first[node]!;
        continue;
      }
      while (node > 0 && this.#next[node]! < 0) node = parents[node]!;
      if (node <= 0) break;
      node = this.#next[node]!;
    }
    return order.subarray(0, size);
  }
}
