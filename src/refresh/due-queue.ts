// Numbers in the order of their due times: a binary heap that finds any of its members, so that a due time can change.

/** A priority queue of small whole numbers, the earliest due first. */
export class DueQueue {
  #heap = new Int32Array(1024);
  #dues = new Float64Array(1024);
  /** Where each member is in the heap; -1 for those that are not in it. */
  #places = new Int32Array(1024).fill(-1);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Puts a member in, or moves it. */
  put(member: number, due: number): void {
    let place = this.#placeOf(member);
    if (place < 0) {
      this.#makeRoom(member);
      place = this.#size++;
      this.#set(place, member, due);
      this.#up(place);
      return;
    }
    const before = this.#dues[place]!;
    this.#dues[place] = due;
    if (due < before) this.#up(place);
    else this.#down(place);
  }

  /** All members, in no order. */
  members(): Int32Array {
    return this.#heap.slice(0, this.#size);
  }

  /** The member due first, and when; undefined when there is none. */
  peek(): { readonly member: number; readonly due: number } | undefined {
    return this.#size === 0 ? undefined : { member: this.#heap[0]!, due: this.#dues[0]! };
  }

  remove(member: number): void {
    const place = this.#placeOf(member);
    if (place < 0) return;
    this.#places[member] = -1;
    const last = --this.#size;
    if (place === last) return;
    this.#set(place, this.#heap[last]!, this.#dues[last]!);
    this.#up(place);
    this.#down(place);
  }

  #placeOf(member: number): number {
    return member < this.#places.length ? this.#places[member]! : -1;
  }

  #set(place: number, member: number, due: number): void {
    this.#heap[place] = member;
    this.#dues[place] = due;
    this.#places[member] = place;
  }

  #swap(a: number, b: number): void {
    const member = this.#heap[a]!;
    const due = this.#dues[a]!;
    this.#set(a, this.#heap[b]!, this.#dues[b]!);
    this.#set(b, member, due);
  }

  #up(from: number): void {
    for (let place = from; place > 0; ) {
      const parent = (place - 1) >> 1;
      if (this.#dues[parent]! <= this.#dues[place]!) return;
      this.#swap(place, parent);
      place = parent;
    }
  }

  #down(from: number): void {
    for (let place = from; ; ) {
      const left = 2 * place + 1;
      if (left >= this.#size) return;
      const right = left + 1;
      const child = right < this.#size && this.#dues[right]! < this.#dues[left]! ? right : left;
      if (this.#dues[place]! <= this.#dues[child]!) return;
      this.#swap(place, child);
      place = child;
    }
  }

  #makeRoom(member: number): void {
    if (this.#size === this.#heap.length) {
      const heap = new Int32Array(2 * this.#size);
      heap.set(this.#heap);
      this.#heap = heap;
      const dues = new Float64Array(2 * this.#size);
      dues.set(this.#dues);
      this.#dues = dues;
    }
    if (member >= this.#places.length) {
      const places = new Int32Array(Math.max(member + 1, 2 * this.#places.length)).fill(-1);
      places.set(this.#places);
      this.#places = places;
    }
  }
}
