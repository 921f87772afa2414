// Pages per second over the last few seconds: what a person means by 'how fast is it now'.

const WINDOW_SECONDS = 10;

/** Counts events in one-second slots of a ring. */
export class RateMeter {
  readonly #slots = new Array<number>(WINDOW_SECONDS).fill(0);
  readonly #startedAt: number;
  #second: number;

  constructor(now: number) {
    this.#startedAt = now;
    this.#second = Math.floor(now / 1000);
  }

  add(now: number): void {
    this.#advance(now);
    const slot = this.#second % WINDOW_SECONDS;
    this.#slots[slot] = this.#slots[slot]! + 1;
  }

  /** Events a second over the window, or over the meter's life while that is shorter. */
  perSecond(now: number): number {
    this.#advance(now);
    const total = this.#slots.reduce((sum, count) => sum + count, 0);
    const age = Math.max(0.5, Math.min(WINDOW_SECONDS - 0.5, (now - this.#startedAt) / 1000));
    return total / age;
  }

  #advance(now: number): void {
    const second = Math.floor(now / 1000);
    const steps = Math.min(WINDOW_SECONDS, second - this.#second);
    for (let i = 1; i <= steps; i++) this.#slots[(this.#second + i) % WINDOW_SECONDS] = 0;
    if (second > this.#second) this.#second = second;
  }
}
