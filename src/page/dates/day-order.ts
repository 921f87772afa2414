// Decides from all dates of a site whether its numbers go day, month, year or otherwise.
import { fitsWeekday } from './day.ts';
import { findDates } from './find.ts';
import { readingsOfNumericDay } from './numeric-day.ts';
import { readingOf } from './reading.ts';
import type { DayOrder } from './types.ts';

export interface OrderDecision {
  /** Undefined when the samples hold no all-numeric dates. */
  readonly order: DayOrder | undefined;
  /** 0–1: near 1 when the samples leave no doubt, 0.5 when two orders are as good. */
  readonly confidence: number;
  /** How many samples hold an all-numeric date. */
  readonly support: number;
}

const ORDERS: readonly DayOrder[] = ['dmy', 'mdy', 'ymd'];

/** Log-odds against an order for one date it cannot read: typing errors are rare. */
const IMPOSSIBLE = 6;
/** Log-odds against an order for one date whose weekday it misses: weekday words may belong to the text around. */
const WRONG_WEEKDAY = 3;
/** Log-odds against an order for one date after `now`. */
const IN_FUTURE = 3;
/** Weight of the mean log step between dates, and the most steps that count: threads are sorted in many ways. */
const STEP_WEIGHT = 0.3;
const MAX_STEPS = 12;
/** Extra cost of a step back of more than a day, for the same reason small. */
const STEP_BACK = 0.3;
const DAY_MS = 86_400_000;

/** A sample's reading in each order, in ms since 1970; undefined where the order cannot read it. */
interface Sample {
  readonly epochs: Readonly<Partial<Record<DayOrder, number>>>;
  readonly misfits: ReadonlySet<DayOrder>;
}

function sampleOf(text: string, now: number): Sample | undefined {
  const read = readingsOfNumericDay(readingOf(text, { now }));
  if (read === undefined) return undefined;
  const time = findDates(text, { now }).find(({ kind }) => kind === 'absolute')?.local;
  const timeMs = time === undefined ? 0 : ((time.hour * 60 + time.minute) * 60 + time.second) * 1000;
  const epochs: Partial<Record<DayOrder, number>> = {};
  const misfits = new Set<DayOrder>();
  for (const { order, day } of read.candidates) {
    epochs[order] = Date.UTC(day.year, day.month - 1, day.day) + timeMs;
    if (!fitsWeekday(day, read.weekdays)) misfits.add(order);
  }
  return { epochs, misfits };
}

/**
 * What speaks against an order, in log-odds. Dates that stand together on a site are near each other and mostly
 * ascend, so the wrong order shows in long steps even where every date can be read both ways.
 */
function costOf(order: DayOrder, samples: readonly Sample[], now: number | undefined): number {
  let cost = 0;
  let steps = 0;
  let stepCost = 0;
  let previous: number | undefined;
  for (const { epochs, misfits } of samples) {
    const epoch = epochs[order];
    if (epoch === undefined) {
      cost += IMPOSSIBLE;
      continue;
    }
    if (misfits.has(order)) cost += WRONG_WEEKDAY;
    if (now !== undefined && epoch > now + 2 * DAY_MS) cost += IN_FUTURE;
    if (previous !== undefined) {
      const days = (epoch - previous) / DAY_MS;
      steps++;
      stepCost += Math.log1p(Math.abs(days)) + (days < -1 ? STEP_BACK : 0);
    }
    previous = epoch;
  }
  return steps === 0 ? cost : cost + STEP_WEIGHT * (stepCost / steps) * Math.min(steps, MAX_STEPS);
}

/**
 * The order of day, month and year on a site, from the raw texts of its dates in the order they stand on the pages.
 * Evidence: parts above 12, weekdays beside the dates, dates after `now`, and long or backward steps.
 *
 * @example decideOrder(['05/01/2014', '14/01/2014']) // { order: 'dmy', confidence: 0.99…, support: 2 }
 */
export function decideOrder(samples: readonly string[], now?: number): OrderDecision {
  const moment = now ?? Date.UTC(2035, 0, 1);
  const read = samples.flatMap((text) => sampleOf(text, moment) ?? []);
  if (read.length === 0) return { order: undefined, confidence: 0, support: 0 };
  // An order that reads none of the dates is out, however few they are.
  const possible = ORDERS.filter((order) => read.some(({ epochs }) => epochs[order] !== undefined));
  const costs = possible.map((order) => costOf(order, read, now));
  const least = Math.min(...costs);
  const total = costs.reduce((sum, cost) => sum + Math.exp(least - cost), 0);
  return { order: possible[costs.indexOf(least)], confidence: 1 / total, support: read.length };
}
