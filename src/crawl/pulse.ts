// What the engine's loop waits for: a visit that ends, a stop, or time.

/** Wakes one waiter. */
export class Pulse {
  #hasBeaten = false;
  #endWait: () => void = () => {};

  beat(): void {
    this.#hasBeaten = true;
    this.#endWait();
  }

  /** Until the next beat. One that came while nobody waited counts, or a slot would stay empty for a while. */
  async wait(atMostMs: number): Promise<void> {
    if (!this.#hasBeaten) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, atMostMs);
        this.#endWait = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#hasBeaten = false;
  }
}
