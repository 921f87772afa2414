// Calendar arithmetic: days of months, days of weeks, the Persian calendar, wall clocks and epochs.
import type { LocalTime } from './types.ts';

const MINUTE_MS = 60_000;

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

export function isDay(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** From 0, Sunday. */
export function weekdayOf(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** A wall clock as if it stood at UTC, in ms since 1970. */
export function localEpoch(local: LocalTime): number {
  return Date.UTC(local.year, local.month - 1, local.day, local.hour, local.minute, local.second);
}

/** What a wall clock at an offset from UTC shows. */
export function localAt(epochMs: number, offsetMinutes: number): LocalTime {
  const date = new Date(epochMs + offsetMinutes * MINUTE_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

/** The day some whole days before (or after, when negative) at the same clock time. */
export function daysBefore(local: LocalTime, days: number): LocalTime {
  return localAt(localEpoch(local) - days * 86_400_000, 0);
}

/** The same day of the month some months before; the last day of shorter months. */
export function monthsBefore(local: LocalTime, months: number): LocalTime {
  const index = local.year * 12 + local.month - 1 - months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return { ...local, year, month, day: Math.min(local.day, daysInMonth(year, month)) };
}

/**
 * The Gregorian day of a day in the Persian (Jalali) calendar, by the 33-year cycle, which agrees with the observed
 * calendar for 1244–1502.
 */
export function fromJalali(
  year: number,
  month: number,
  day: number,
): { year: number; month: number; day: number } {
  const y = year + 1595;
  const days =
    -355_668 +
    365 * y +
    Math.floor(y / 33) * 8 +
    Math.floor(((y % 33) + 3) / 4) +
    day +
    (month < 7 ? (month - 1) * 31 : (month - 7) * 30 + 186);
  // `days` counts from 1 January of year 0; day 719_528 is 1970-01-01.
  const date = new Date((days - 719_528) * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
