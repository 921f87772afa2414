// Guards against sites that never end: growing paths, repeating segments, calendars, endless variants of one URL shape.

/** Limits of the guards; each can be raised by hand for a site that really is like that. */
export interface TrapLimits {
  /** Longer URLs are almost always loops that append to themselves. */
  readonly maxUrlLength: number;
  readonly maxPathSegments: number;
  /** How often one path segment may occur: `/a/b/a/b/a/b/` is a relative link that feeds itself. */
  readonly maxSegmentRepeats: number;
  /** How many URLs of one shape are taken at all. */
  readonly maxPerShape: number;
  /** How many pages of a shape are looked at before it can be called endless. */
  readonly endlessAfter: number;
}

export const defaultTrapLimits: TrapLimits = {
  maxUrlLength: 2000,
  maxPathSegments: 16,
  maxSegmentRepeats: 3,
  maxPerShape: 1_000_000,
  endlessAfter: 150,
};

/** Why a link is not followed. */
export type TrapReason = 'long-url' | 'deep-path' | 'repeating-segments' | 'too-many-alike' | 'endless';

// A page of an endless series (next month, next month, …) leads on nearly every time and to nothing else.
const ENDLESS_SHARE = 0.97;

// Shapes remembered; a site with more distinct shapes than this is not trapping us by one of them.
const MAX_SHAPES = 20_000;

interface ShapeCount {
  taken: number;
  fetched: number;
  /** Pages of this shape whose only new links had the same shape. */
  ledOnlyOn: number;
}

/**
 * The URL with everything that usually varies within one kind of page made alike: digits, and the values of query
 * parameters. `/cal.php?y=2024&m=5` and `/cal.php?y=2031&m=12` have the same shape.
 */
export function urlShape(url: string): string {
  const queryAt = url.indexOf('?');
  const path = (queryAt < 0 ? url : url.slice(0, queryAt)).replace(/\d+/g, '0');
  if (queryAt < 0) return path;
  const keys = url
    .slice(queryAt + 1)
    .split('&')
    .map((pair) => pair.replace(/=.*$/, '').replace(/\d+/g, '0'));
  return `${path}?${keys.join('&')}`;
}

/** Watches one crawl. Counts live in memory and start again with a resumed run: they only ever stop a runaway. */
export class TrapGuard {
  readonly #limits: TrapLimits;
  readonly #shapes = new Map<string, ShapeCount>();
  /** Shapes found to be endless, in the order of detection. */
  readonly endless: string[] = [];

  constructor(limits: TrapLimits = defaultTrapLimits) {
    this.#limits = limits;
  }

  /** The reason not to follow a URL, or undefined when it may be followed (which is then counted). */
  refuse(url: string): TrapReason | undefined {
    const reason = staticReason(url, this.#limits);
    if (reason !== undefined) return reason;
    const shape = urlShape(url);
    if (this.endless.includes(shape)) return 'endless';
    const count = this.#countOf(shape);
    if (count === undefined) return undefined;
    if (count.taken >= this.#limits.maxPerShape) return 'too-many-alike';
    count.taken++;
    return undefined;
  }

  /** Tells the guard which new URLs a fetched page led to. Returns its shape when that has just proved endless. */
  learn(pageUrl: string, newUrls: readonly string[]): string | undefined {
    const shape = urlShape(pageUrl);
    const count = this.#countOf(shape);
    if (count === undefined) return undefined;
    count.fetched++;
    if (newUrls.length > 0 && newUrls.every((url) => urlShape(url) === shape)) count.ledOnlyOn++;
    const isEndless =
      count.fetched >= this.#limits.endlessAfter && count.ledOnlyOn >= ENDLESS_SHARE * count.fetched;
    if (!isEndless || this.endless.includes(shape)) return undefined;
    this.endless.push(shape);
    return shape;
  }

  #countOf(shape: string): ShapeCount | undefined {
    let count = this.#shapes.get(shape);
    if (count === undefined && this.#shapes.size < MAX_SHAPES) {
      count = { taken: 0, fetched: 0, ledOnlyOn: 0 };
      this.#shapes.set(shape, count);
    }
    return count;
  }
}

function staticReason(url: string, limits: TrapLimits): TrapReason | undefined {
  if (url.length > limits.maxUrlLength) return 'long-url';
  const path = new URL(url).pathname;
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length > limits.maxPathSegments) return 'deep-path';
  if (segments.length <= limits.maxSegmentRepeats) return undefined;
  const repeats = new Map<string, number>();
  for (const segment of segments) {
    const n = (repeats.get(segment) ?? 0) + 1;
    if (n > limits.maxSegmentRepeats) return 'repeating-segments';
    repeats.set(segment, n);
  }
  return undefined;
}
