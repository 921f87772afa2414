// What is going to happen, earliest first: a binary heap with a total order, so that runs are the same whatever
// the steps in which time advances.

/** A post to come; `position` 0 starts a thread. */
export interface Arrival {
  readonly time: number;
  readonly threadId: number;
  readonly position: number;
  /** Position of the post it answers, or -1. */
  readonly parent: number;
}

function comesBefore(a: Arrival, b: Arrival): boolean {
  if (a.time !== b.time) return a.time < b.time;
  if (a.threadId !== b.threadId) return a.threadId < b.threadId;
  return a.position < b.position;
}

export class EventQueue {
  readonly #heap: Arrival[] = [];

  get size(): number {
    return this.#heap.length;
  }

  peek(): Arrival | undefined {
    return this.#heap[0];
  }

  push(arrival: Arrival): void {
    const heap = this.#heap;
    let i = heap.length;
    heap.push(arrival);
    while (i > 0) {
      const up = (i - 1) >> 1;
      const above = heap[up] as Arrival;
      if (!comesBefore(arrival, above)) break;
      heap[i] = above;
      i = up;
    }
    heap[i] = arrival;
  }

  pop(): Arrival | undefined {
    const heap = this.#heap;
    const top = heap[0];
    const last = heap.pop();
    if (top === undefined || last === undefined || heap.length === 0) return top;
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && comesBefore(heap[child + 1] as Arrival, heap[child] as Arrival)) child++;
      if (!comesBefore(heap[child] as Arrival, last)) break;
      heap[i] = heap[child] as Arrival;
      i = child;
    }
    heap[i] = last;
    return top;
  }
}
