// Moments in data made for machines.
import { firstDate } from '../page/index.ts';

export interface Moment {
  /** ISO 8601, as the data has it where it has that. */
  readonly iso: string;
  readonly ms: number;
}

const DAY_MS = 86_400_000;
const FIRST_YEAR_MS = Date.UTC(1990, 0, 1);

/** A value that names a moment: ISO 8601 with a time of day, or seconds or milliseconds since 1970. */
export function momentOf(value: unknown, now: number): Moment | undefined {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)) {
    const found = firstDate(value, { now });
    if (found === undefined) return undefined;
    return { iso: value, ms: Date.parse(value) };
  }
  const number =
    typeof value === 'number' ? value : /^\d{10}(?:\d{3})?$/.test(String(value)) ? Number(value) : 0;
  const latest = (now || Date.now()) + DAY_MS;
  for (const ms of [number * 1000, number])
    if (ms >= FIRST_YEAR_MS && ms <= latest) return { iso: new Date(ms).toISOString(), ms };
  return undefined;
}
