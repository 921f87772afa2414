// Clocks that never go back. The machine's own clock does, when it is set right: then whatever waits for a time would wait longer by
// as much.

/** Epoch ms when this process began, and from then on what has really passed: for paces and waits within the process. */
export function elapsingNow(): number {
  return performance.timeOrigin + performance.now();
}

/** A clock in whole epoch ms that follows the machine's forward, after a sleep for instance, and never back. */
export function forwardClock(): () => number {
  let ahead = 0;
  return () => {
    ahead = Math.max(ahead, Date.now() - elapsingNow());
    return Math.floor(elapsingNow() + ahead);
  };
}

/** The one of this process: for times that are stored, such as when something is due. */
export const forwardNow = forwardClock();
