// When is a source worth a request? Posts that wait unseen cost their number times the time they wait. Asked every T, a
// source of rate r costs r·T/2 a unit of time, and 1/T requests; the best T for a price p of a request has r·T²/2 = p.
// In terms of what waits, n = r·T posts: n²/2r = p. So that is what a request is worth, for a thread of which n posts
// are known to wait as for a board where n are only expected.
import { type ArrivalModel, DAY, HOUR, MINUTE } from './arrival-model.ts';

// A thread may be asleep for ever: what one request is good for ends with the time we care about.
const HORIZON = 60 * DAY;
const FURTHEST = 365 * DAY;

/** What a request is worth, in posts times ms, when `waiting` posts wait and `rate` more come in a ms. */
export function worth(waiting: number, rate: number): number {
  return (waiting * waiting) / (2 * (rate + 1 / HORIZON));
}

/** Posts a ms around a time. */
export function rateAt(model: ArrivalModel, source: number, at: number): number {
  return model.expected(source, at, at + HOUR) / HOUR;
}

/** What is known of a source: so many posts wait since `since`; more may have come after. */
export interface Unseen {
  readonly known: number;
  readonly since: number;
}

/** What a request for a source is worth at a time. */
export function worthAt(
  model: ArrivalModel,
  source: number,
  { known, since, at }: Unseen & { readonly at: number },
): number {
  const coming = at > since ? model.expected(source, since, at) : 0;
  // The mean rate since then, not the present one: a thread that falls asleep is not worth more by that.
  const rate = at - since > MINUTE ? coming / (at - since) : rateAt(model, source, since);
  return worth(known + coming, rate);
}

/** When a source will be worth `price`; at the earliest `from`. */
export function dueAt(
  model: ArrivalModel,
  source: number,
  { from, price, ...unseen }: Unseen & { readonly from: number; readonly price: number },
): number {
  const { since } = unseen;
  const isWorth = (at: number) => worthAt(model, source, { ...unseen, at }) >= price;
  if (isWorth(from)) return from;
  let step = Math.max(MINUTE, (from - since) / 4);
  let early = from;
  while (!isWorth(early + step)) {
    early += step;
    step *= 2;
    if (early - from > FURTHEST) return early;
  }
  let late = early + step;
  while (late - early > MINUTE && late - early > 0.02 * (late - since)) {
    const middle = (early + late) / 2;
    if (isWorth(middle)) late = middle;
    else early = middle;
  }
  return late;
}
