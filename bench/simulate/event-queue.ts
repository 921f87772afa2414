// Events by time: a binary heap in typed arrays, since a simulated minute of a fleet has millions of them.

export class EventQueue {
  readonly #times: Float64Array;
  readonly #slots: Int32Array;
  #size = 0;

  /** At most one event a slot. */
  constructor(slots: number) {
    this.#times = new Float64Array(slots + 1);
    this.#slots = new Int32Array(slots + 1);
  }

  add(at: number, slot: number): void {
    const [times, slots] = [this.#times, this.#slots];
    let i = this.#size++;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (times[parent]! <= at) break;
      times[i] = times[parent]!;
      slots[i] = slots[parent]!;
      i = parent;
    }
    times[i] = at;
    slots[i] = slot;
  }

  /** The earliest event, which is removed. */
  take(): { readonly at: number; readonly slot: number } {
    const [times, slots] = [this.#times, this.#slots];
    const first = { at: times[0]!, slot: slots[0]! };
    const [at, slot] = [times[--this.#size]!, slots[this.#size]!];
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= this.#size) break;
      if (child + 1 < this.#size && times[child + 1]! < times[child]!) child++;
      if (times[child]! >= at) break;
      times[i] = times[child]!;
      slots[i] = slots[child]!;
      i = child;
    }
    times[i] = at;
    slots[i] = slot;
    return first;
  }
}
