// Time as the fetcher sees it, in one place so that tests can turn it by hand.
import { elapsingNow } from '../steady-clock.ts';
import { whenAborted } from './abort.ts';

/** What waits and measures. */
export interface Clock {
  /** Epoch ms that never go back: paces and holds must not last longer because a clock is set right. */
  now(): number;
  /** Epoch ms as others count them, for the dates that servers state. Default: `now`. */
  today?(): number;
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export const systemClock: Clock = {
  now: elapsingNow,
  today: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

/** Resolves after `ms`, or rejects with the signal's reason as soon as it aborts. */
export function sleep(clock: Clock, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = clock.setTimeout(() => {
      stop();
      resolve();
    }, ms);
    const stop = whenAborted(signal, (reason) => {
      clock.clearTimeout(timer);
      reject(reason);
    });
  });
}
