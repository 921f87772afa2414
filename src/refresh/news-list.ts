// Whether a feed or sitemap tells all that is new, and what. Many list new threads but not replies, one board of many, or days
// without an hour; so what a list says of posts that are stored already has to be right before it is believed in others.
import { DAY, MINUTE } from './arrival-model.ts';

/** What a list says of a thread: when its last post came. */
export interface ToldThread {
  readonly url: string;
  readonly isStored: boolean;
  readonly at: number;
}

/** A stored post. */
export interface KnownPost {
  readonly thread: string;
  readonly at: number;
}

export type News =
  /** Threads with posts that are not stored, those that are not stored at all among them. */
  | { readonly verdict: 'complete'; readonly threads: readonly ToldThread[] }
  /** It does not reach back to what is known: posts between may be missing. */
  | { readonly verdict: 'too short' }
  | { readonly verdict: 'not to be trusted' };

// Pages often tell minutes, feeds seconds.
const SAME_MS = 90_000;
// Clocks of pages without a zone are off by whole quarters of an hour.
const ZONE_STEP = 15 * MINUTE;
// Threads that have to be told of rightly before the others are believed.
const ENOUGH = 3;
// A post that was deleted since is still the last one for some lists.
const MOST_MISSED = 0.05;

/** Judges a list by the last posts stored, oldest first. */
export function newsOf(told: readonly ToldThread[], known: readonly KnownPost[]): News {
  const latest = latestOf(told);
  const offset = zoneOf(latest, known);
  const toldAt = (thread: string) => (latest.get(thread)?.at ?? Number.NEGATIVE_INFINITY) - offset;
  const newest = new Map(known.map(({ thread, at }) => [thread, at]));
  const knownFrom = known[0]?.at ?? Number.POSITIVE_INFINITY;
  const toldFrom = Math.min(...[...latest.keys()].map(toldAt));
  let right = 0;
  let missed = 0;
  for (const [thread, at] of newest) {
    if (at <= Math.max(toldFrom, knownFrom) + SAME_MS) continue;
    if (toldAt(thread) >= at - SAME_MS) right++;
    else missed++;
  }
  if (missed > MOST_MISSED * right)
    return { verdict: right + missed < ENOUGH ? 'too short' : 'not to be trusted' };
  if (right < ENOUGH) return { verdict: 'too short' };
  const lastKnown = known.at(-1)!.at;
  const threads = [...latest.values()].filter(({ url, isStored }) => {
    // A thread that is old and yet not stored was left out on purpose, or could not be read.
    if (!isStored) return toldAt(url) > lastKnown - DAY;
    return toldAt(url) > (newest.get(url) ?? knownFrom) + SAME_MS;
  });
  return { verdict: 'complete', threads };
}

/** Feeds of posts name a thread many times. */
function latestOf(told: readonly ToldThread[]): ReadonlyMap<string, ToldThread> {
  const latest = new Map<string, ToldThread>();
  for (const one of told)
    if (one.at > (latest.get(one.url)?.at ?? Number.NEGATIVE_INFINITY)) latest.set(one.url, one);
  return latest;
}

/** How far the list's clock is ahead of the pages': what most threads agree on. */
function zoneOf(latest: ReadonlyMap<string, ToldThread>, known: readonly KnownPost[]): number {
  const agreeing = new Map<number, number>([[0, 0]]);
  for (const { thread, at } of known) {
    const told = latest.get(thread);
    if (told === undefined) continue;
    const zone = Math.round((told.at - at) / ZONE_STEP) * ZONE_STEP;
    if (Math.abs(zone) > 0.6 * DAY || Math.abs(told.at - at - zone) > SAME_MS) continue;
    agreeing.set(zone, (agreeing.get(zone) ?? 0) + 1);
  }
  return [...agreeing].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
