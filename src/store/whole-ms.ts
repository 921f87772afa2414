// Times as the database keeps them.

/** A time rounded up to whole ms (never early) and into the range of exact integers ('never' may be Infinity). */
export function wholeMs(time: number): number {
  return Math.ceil(Math.min(Math.max(time, 0), Number.MAX_SAFE_INTEGER));
}
