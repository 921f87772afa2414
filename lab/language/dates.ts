// Dates as forums write them: absolute, by word ('Yesterday at 15:28') and relative ('3 hours ago').
import type { LabLanguage } from '../types.ts';
import { languagePack } from './packs.ts';
import { counted } from './plurals.ts';
import type { DateWords, TimeUnit } from './types.ts';

/** How exactly a text names a moment, for a reader who knows the page's time and time zone. */
export type DatePrecision = 'second' | 'minute' | 'day' | 'relative';

export interface DateStyleFacts {
  readonly precision: DatePrecision;
  /** The page carries the exact moment in an attribute (title, datetime, data-time) beside the text. */
  readonly hasExactAttribute: boolean;
  /** An example in English. */
  readonly example: string;
}

/** Every way of writing a date that the lab knows. */
export const DATE_STYLES = {
  iso: { precision: 'second', hasExactAttribute: false, example: '2024-01-05T15:15:42Z' },
  'iso-minutes': { precision: 'minute', hasExactAttribute: false, example: '2024-01-05 15:15' },
  'iso-unpadded': { precision: 'minute', hasExactAttribute: false, example: '2024-1-5 15:15' },
  dotted: { precision: 'minute', hasExactAttribute: false, example: '05.01.2024, 15:15' },
  'slashed-us': { precision: 'minute', hasExactAttribute: false, example: '01/05/24 03:15 PM' },
  'slashed-eu': { precision: 'minute', hasExactAttribute: false, example: '05/01/2024 15:15' },
  'slashed-asian': { precision: 'minute', hasExactAttribute: false, example: '2024/01/05 15:15' },
  'weekday-us': { precision: 'minute', hasExactAttribute: false, example: 'Fri Jan 05, 2024 3:15 pm' },
  'day-month': { precision: 'minute', hasExactAttribute: false, example: '05 Jan 2024, 15:15' },
  'month-apostrophe': { precision: 'day', hasExactAttribute: false, example: "Jan 5, '24" },
  long: { precision: 'minute', hasExactAttribute: false, example: 'January 5, 2024 at 3:15 PM' },
  'long-weekday': {
    precision: 'minute',
    hasExactAttribute: false,
    example: 'Friday, January 5, 2024 3:15 PM',
  },
  /** Like `long` with the digits of the script (Arabic-Indic); elsewhere the same as `long`. */
  'long-native-digits': {
    precision: 'minute',
    hasExactAttribute: false,
    example: 'January 5, 2024 at 3:15 PM',
  },
  'day-only': { precision: 'day', hasExactAttribute: false, example: 'January 5, 2024' },
  /** Today, yesterday and the weekdays before by name, older dates in full. */
  words: { precision: 'minute', hasExactAttribute: false, example: 'Yesterday at 15:28' },
  'words-comma': { precision: 'minute', hasExactAttribute: false, example: 'Today, 15:28' },
  'words-12h': { precision: 'minute', hasExactAttribute: false, example: 'Wednesday at 3:15 PM' },
  relative: { precision: 'relative', hasExactAttribute: false, example: '3 hours ago' },
  'relative-short': { precision: 'relative', hasExactAttribute: false, example: '1d' },
  /** Relative for a week, then the day. */
  'relative-recent': { precision: 'relative', hasExactAttribute: false, example: '5 days ago' },
  'relative-with-title': { precision: 'relative', hasExactAttribute: true, example: '3 hours ago' },
  'short-with-datetime': { precision: 'relative', hasExactAttribute: true, example: '3h' },
  'day-with-epoch': { precision: 'day', hasExactAttribute: true, example: 'January 5, 2024' },
} as const satisfies Record<string, DateStyleFacts>;

export type DateStyle = keyof typeof DATE_STYLES;

/** The calendar fields of a moment at a fixed offset from UTC. */
interface Moment {
  readonly year: number;
  /** From 0. */
  readonly month: number;
  readonly day: number;
  /** From 0, Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Days since 1970-01-01 at that offset. */
  readonly dayNumber: number;
}

function momentAt(epochSeconds: number, offsetMinutes: number): Moment {
  const local = epochSeconds + offsetMinutes * 60;
  const date = new Date(local * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    dayNumber: Math.floor(local / 86400),
  };
}

const two = (n: number): string => String(n).padStart(2, '0');
const time24 = (m: Moment): string => `${two(m.hour)}:${two(m.minute)}`;

function time12(m: Moment, words: DateWords, pad = false): string {
  const hour = m.hour % 12 === 0 ? 12 : m.hour % 12;
  const clock = `${pad ? two(hour) : hour}:${two(m.minute)}`;
  return words.clock12.replace('{clock}', clock).replace('{half}', m.hour < 12 ? words.am : words.pm);
}

function fill(pattern: string, m: Moment, words: DateWords): string {
  return pattern.replace(/\{(\w+)\}/g, (whole, key: string) => {
    switch (key) {
      case 'd':
        return String(m.day);
      case 'dd':
        return two(m.day);
      case 'm':
        return String(m.month + 1);
      case 'mm':
        return two(m.month + 1);
      case 'month':
        return words.months[m.month] as string;
      case 'mon':
        return words.monthsShort[m.month] as string;
      case 'yyyy':
        return String(m.year);
      case 'yy':
        return two(m.year % 100);
      case 'weekday':
        return words.weekdays[m.weekday] as string;
      case 'wd':
        return words.weekdaysShort[m.weekday] as string;
      case 'time':
        return time24(m);
      case 'time12':
        return time12(m, words);
      default:
        return whole;
    }
  });
}

/** Replaces Latin digits by Arabic-Indic ones. */
export function arabicIndicDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
}

/** The unit a relative date is told in, and how many of it have passed (rounded down, as forums do). */
function elapsed(seconds: number): { unit: TimeUnit; n: number } | null {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 1) return null;
  if (minutes < 60) return { unit: 'minute', n: minutes };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { unit: 'hour', n: hours };
  const days = Math.floor(hours / 24);
  if (days < 7) return { unit: 'day', n: days };
  if (days < 30) return { unit: 'week', n: Math.floor(days / 7) };
  if (days < 365) return { unit: 'month', n: Math.floor(days / 30) };
  return { unit: 'year', n: Math.floor(days / 365) };
}

function relative(language: LabLanguage, words: DateWords, seconds: number): string {
  const passed = elapsed(seconds);
  return passed === null ? words.justNow : counted(language, words.ago[passed.unit], passed.n);
}

function relativeShort(words: DateWords, seconds: number): string {
  const passed = elapsed(seconds) ?? { unit: 'minute', n: 1 };
  return words.agoShort[passed.unit].replace('{n}', String(passed.n));
}

/** The name of a recent day, or null when the day has to be written out. */
function dayName(words: DateWords, m: Moment, now: Moment): string | null {
  const age = now.dayNumber - m.dayNumber;
  if (age === 0) return words.today;
  if (age === 1) return words.yesterday;
  return age > 1 && age < 7 ? (words.weekdays[m.weekday] as string) : null;
}

function offsetText(offsetMinutes: number): string {
  if (offsetMinutes === 0) return 'Z';
  const size = Math.abs(offsetMinutes);
  return `${offsetMinutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/**
 * Writes a moment in a style. `nowSeconds` is the page's present; `timeZoneOffsetMinutes` is east of UTC.
 *
 * @example formatDate('ru', 'relative', now - 300, now, 180) // '5 минут назад'
 */
export function formatDate(
  language: LabLanguage,
  style: DateStyle,
  epochSeconds: number,
  nowSeconds: number,
  timeZoneOffsetMinutes: number,
): string {
  const words = languagePack(language).dates;
  const m = momentAt(epochSeconds, timeZoneOffsetMinutes);
  const age = nowSeconds - epochSeconds;
  switch (style) {
    case 'iso':
      return `${fill('{yyyy}-{mm}-{dd}T{time}', m, words)}:${two(m.second)}${offsetText(timeZoneOffsetMinutes)}`;
    case 'iso-minutes':
      return fill('{yyyy}-{mm}-{dd} {time}', m, words);
    case 'iso-unpadded':
      return fill('{yyyy}-{m}-{d} {time}', m, words);
    case 'dotted':
      return fill('{dd}.{mm}.{yyyy}, {time}', m, words);
    case 'slashed-us':
      return `${fill('{mm}/{dd}/{yy}', m, words)} ${time12(m, words, true)}`;
    case 'slashed-eu':
      return fill('{dd}/{mm}/{yyyy} {time}', m, words);
    case 'slashed-asian':
      return fill('{yyyy}/{mm}/{dd} {time}', m, words);
    case 'weekday-us':
      return fill(`{wd} {mon} {dd}, {yyyy} ${time12(m, words).toLowerCase()}`, m, words);
    case 'day-month':
      return fill('{dd} {mon} {yyyy}, {time}', m, words);
    case 'month-apostrophe':
      return fill("{mon} {d}, '{yy}", m, words);
    case 'long':
      return fill(words.long, m, words);
    case 'long-weekday':
      return fill(words.longWithWeekday, m, words);
    case 'long-native-digits': {
      const text = fill(words.long, m, words);
      return language === 'ar' ? arabicIndicDigits(text) : text;
    }
    case 'day-only':
    case 'day-with-epoch':
      return fill(words.dayOnly, m, words);
    case 'words':
    case 'words-comma':
    case 'words-12h': {
      const name = dayName(words, m, momentAt(nowSeconds, timeZoneOffsetMinutes));
      const pattern = style === 'words-comma' ? ', {time}' : words.dayTime;
      const time = style === 'words-12h' ? pattern.replace('{time}', '{time12}') : pattern;
      return fill(`${name ?? words.dayOnly}${time}`, m, words);
    }
    case 'relative':
    case 'relative-with-title':
      return relative(language, words, age);
    case 'relative-short':
    case 'short-with-datetime':
      return relativeShort(words, age);
    case 'relative-recent':
      return age < 7 * 86400 ? relative(language, words, age) : fill(words.dayOnly, m, words);
  }
}
