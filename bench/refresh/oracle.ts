// The bound no crawler can reach: it is told what waits where.
import { DAY, worth } from '../../src/refresh/index.ts';
import type { Policy, Wish } from './simulate.ts';

/** Knows what waits where: the thread that is worth most. */
export class Oracle implements Policy {
  readonly name = 'oracle';
  readonly #waiting = new Map<number, number>();
  readonly #rate = new Map<number, { at: number; rate: number }>();

  knew(): void {}
  told(): void {}
  begin(): void {}

  arrived(thread: number, at: number): void {
    this.#waiting.set(thread, (this.#waiting.get(thread) ?? 0) + 1);
    const known = this.#rate.get(thread) ?? { at, rate: 0 };
    const kept = Math.exp((known.at - at) / DAY);
    this.#rate.set(thread, { at, rate: known.rate * kept + 1 / DAY });
  }

  wish(now: number): Wish {
    let best: number | undefined;
    let most = 0;
    for (const [thread, count] of this.#waiting) {
      const { at, rate } = this.#rate.get(thread)!;
      const value = worth(count, rate * Math.exp((at - now) / DAY));
      if (value > most) [best, most] = [thread, value];
    }
    return best === undefined ? undefined : { thread: best };
  }

  sawBoard(): void {}
  sawFront(): void {}
  sawFeed(): void {}

  sawThread(thread: number): void {
    this.#waiting.delete(thread);
  }
}
