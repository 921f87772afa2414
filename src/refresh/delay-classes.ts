// How late posts were found, by classes: a pass counts its posts in them, so that the distribution over all posts is known
// without looking at a post again.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Upper ends of the classes, ms; one more class has what took longer. Never change: counts are stored by them. */
export const DELAY_CLASSES_MS: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  12 * HOUR,
  DAY,
  3 * DAY,
  7 * DAY,
];

/** Nothing counted yet. */
export function noDelays(): number[] {
  return new Array<number>(DELAY_CLASSES_MS.length + 1).fill(0);
}

/** The class of a delay. */
export function delayClass(delayMs: number): number {
  const found = DELAY_CLASSES_MS.findIndex((end) => delayMs <= end);
  return found < 0 ? DELAY_CLASSES_MS.length : found;
}
