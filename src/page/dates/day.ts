// A calendar day as a parser reads it, and the years people write: two digits, Buddhist, Persian.
import { fromJalali, isDay, weekdayOf } from './calendar.ts';
import type { Reading } from './reading.ts';

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A day read from text. */
export interface ReadDay {
  readonly day: CalendarDay;
  readonly precision: 'day' | 'month' | 'year';
  readonly hasYear: boolean;
  readonly isAmbiguous: boolean;
  readonly alternatives: readonly CalendarDay[];
  /** Token after the last one used. */
  readonly end: number;
  /** Only a day when a time stands beside it: '05/01 15:15'. */
  readonly needsTime: boolean;
  /** For days without a year: finds the day in another year (Gregorian), when it exists. */
  readonly inYear?: ((year: number) => CalendarDay | undefined) | undefined;
}

const OLDEST_YEAR = 1900;
const NEWEST_YEAR = 2099;
const BUDDHIST_OFFSET = 543;
/** Gregorian minus Persian year, in its greater part. */
const JALALI_OFFSET = 621;

/** A year as written: which Gregorian or Persian year it means; undefined when it can be none. */
export interface WrittenYear {
  readonly year: number;
  readonly isJalali: boolean;
}

export function writtenYear(reading: Reading, value: number, size: number): WrittenYear | undefined {
  if (size === 4) {
    if (value >= OLDEST_YEAR && value <= NEWEST_YEAR) return { year: value, isJalali: false };
    const buddhist = value - BUDDHIST_OFFSET;
    if (buddhist >= OLDEST_YEAR && buddhist <= NEWEST_YEAR) return { year: buddhist, isJalali: false };
    const newestJalali = reading.nowLocal.year - JALALI_OFFSET + 1;
    return value >= 1300 && value <= newestJalali ? { year: value, isJalali: true } : undefined;
  }
  return size === 2 ? { year: shortYear(reading, value), isJalali: false } : undefined;
}

/** The century that puts a two-digit year nearest before next year; on Thai pages, of the Buddhist era where that is nearer. */
function shortYear(reading: Reading, value: number): number {
  const latest = reading.nowLocal.year + 1;
  const before = (base: number): number => {
    let year = base + value;
    while (year > latest) year -= 100;
    while (year + 100 <= latest) year += 100;
    return year;
  };
  const common = before(2000);
  return reading.code === 'th' ? Math.max(common, before(2500 - BUDDHIST_OFFSET)) : common;
}

/** The Gregorian day of a year, month and day as written; undefined when there is no such day. */
export function calendarDay(year: WrittenYear, month: number, day: number): CalendarDay | undefined {
  if (!year.isJalali) return isDay(year.year, month, day) ? { year: year.year, month, day } : undefined;
  if (month < 1 || month > 12 || day < 1 || day > (month < 7 ? 31 : 30)) return undefined;
  return fromJalali(year.year, month, day);
}

export function fitsWeekday(day: CalendarDay, weekdays: number): boolean {
  return weekdays === 0 || (weekdays & (1 << weekdayOf(day.year, day.month, day.day))) !== 0;
}

/**
 * The latest year in which a day without a year lies not after now (a day of slack, since the site's clock may be
 * ahead). A weekday beside it picks the latest year it fits.
 */
export function latestDay(
  reading: Reading,
  inYear: (year: number) => CalendarDay | undefined,
  weekdays: number,
): CalendarDay | undefined {
  const latest = reading.now + (reading.zoneMinutes ?? 0) * 60_000 + 86_400_000;
  let found: CalendarDay | undefined;
  for (let back = 0; back <= 8; back++) {
    const day = inYear(reading.nowLocal.year - back);
    if (day === undefined || Date.UTC(day.year, day.month - 1, day.day) > latest) continue;
    if (fitsWeekday(day, weekdays)) return day;
    found ??= day;
  }
  return found;
}

/** A day of a Persian month in the Persian year that begins in a Gregorian one (or the year before, for winter). */
export function jalaliInYear(month: number, day: number): (year: number) => CalendarDay | undefined {
  return (year) => {
    for (const jalali of [year - JALALI_OFFSET, year - JALALI_OFFSET - 1]) {
      const found = calendarDay({ year: jalali, isJalali: true }, month, day);
      if (found !== undefined && found.year === year) return found;
    }
    return undefined;
  };
}
