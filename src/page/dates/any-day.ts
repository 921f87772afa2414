// The day a text names at some place, whatever way it is named: numbers, month names, 'yesterday', a weekday.
import { daysBefore, weekdayOf } from './calendar.ts';
import type { CalendarDay, ReadDay } from './day.ts';
import { AT, DAY_WORD, LAST, OF, senseIn, WEEKDAY } from './lexicon.ts';
import { namedDayAt } from './named-day.ts';
import { numericDayAt, shortNumericDayAt, weekdayBits } from './numeric-day.ts';
import { flagsOf, type Reading } from './reading.ts';
import type { Token } from './tokens.ts';

/** A day with what kind of day it is. */
export interface AnyDay {
  readonly read: ReadDay;
  readonly kind: 'absolute' | 'relative' | 'weekday';
  /** Weekdays that stand beside it, as bits. */
  readonly weekdays: number;
  /** Good evidence only when the whole text, or near it, is this day. */
  readonly isWeak: boolean;
}

export const MIDNIGHT = { hour: 0, minute: 0, second: 0 };
/** Most tokens between a weekday and its day, or a day and its time. */
export const MAX_JOINT = 5;

function countedDay(day: CalendarDay, end: number): ReadDay {
  return {
    day,
    precision: 'day',
    hasYear: true,
    isAmbiguous: false,
    alternatives: [],
    end,
    needsTime: false,
  };
}

/** The longer of two readings of the same place; the first one when they are as long. */
function longer(a: ReadDay | undefined, b: ReadDay | undefined): ReadDay | undefined {
  return a === undefined || (b !== undefined && b.end > a.end) ? b : a;
}

function calendarDayAt(reading: Reading, at: number, weekdays: number): ReadDay | undefined {
  const numeric = numericDayAt(reading, at, weekdays) ?? shortNumericDayAt(reading, at);
  return longer(numeric, namedDayAt(reading, at));
}

/** The day at a token: with a weekday before it, a word like 'yesterday', or a weekday alone. */
export function anyDayAt(reading: Reading, at: number): AnyDay | undefined {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined || token.kind === 'sign') return undefined;
  const flags = flagsOf(token);
  let weekdays = 0;
  let read = calendarDayAt(reading, at, 0);
  if ((flags & WEEKDAY) !== 0 && !isInitial(token, reading.code)) {
    const bits = weekdayBits(token);
    // 'Mar 23 Août 2022' begins with a Tuesday, though 'Mar 23' is a day.
    const after = calendarDayAt(reading, skipJoint(tokens, at + 1), bits);
    if (after !== undefined && longer(read, after) === after) {
      read = after;
      weekdays = bits;
    }
  }
  if (read !== undefined) {
    const isWeak = !read.hasYear && !read.needsTime && weekdays === 0;
    return { read, kind: 'absolute', weekdays, isWeak };
  }
  if ((flags & DAY_WORD) !== 0) {
    const sense = senseIn(token.meaning?.days ?? [], reading.code);
    const day = daysBefore({ ...reading.nowLocal, ...MIDNIGHT }, sense?.value ?? 0);
    return { read: countedDay(day, at + 1), kind: 'relative', weekdays: 0, isWeak: true };
  }
  if ((flags & WEEKDAY) !== 0) return weekdayDay(reading, at, at + 1, false);
  if ((flags & LAST) !== 0 && (flagsOf(tokens[at + 1]) & WEEKDAY) !== 0) {
    return weekdayDay(reading, at + 1, at + 2, true);
  }
  return undefined;
}

/** A single letter is a weekday only in its own language: 'Carl P. on May 6'. '日' is one beside any day. */
function isInitial(token: Token, code: string): boolean {
  if (token.size !== 1 || token.form >= '\u2e80') return false;
  return token.meaning?.weekdays.every((sense) => sense.code !== code) ?? true;
}

/** The latest such day of the week; 'last' leaves today out. */
function weekdayDay(reading: Reading, at: number, end: number, isLast: boolean): AnyDay | undefined {
  const { nowLocal, tokens } = reading;
  const token = tokens[at] as Token;
  const sense = senseIn(token.meaning?.weekdays ?? [], reading.code);
  if (sense === undefined) return undefined;
  // '日' is a weekday beside a day, and a day or the sun alone.
  if (token.size === 1 && token.form >= '\u2e80') return undefined;
  // Two letters are a weekday only in their own language: 'so', 'do', 'la'.
  const isForeign = sense.code !== reading.code;
  if (token.size < 3 && isForeign) return undefined;
  // So are three on a page of another language, but for English: 'die', 'sal', 'per'.
  if (token.size === 3 && isForeign && reading.code !== '' && sense.code !== 'en') return undefined;
  const back = (weekdayOf(nowLocal.year, nowLocal.month, nowLocal.day) - sense.value + 7) % 7;
  const day = daysBefore({ ...nowLocal, ...MIDNIGHT }, back === 0 && isLast ? 7 : back);
  const afterLast = !isLast && (flagsOf(tokens[end]) & LAST) !== 0;
  return {
    read: countedDay(day, afterLast ? end + 1 : end),
    kind: 'weekday',
    weekdays: 0,
    isWeak: !isLast && !afterLast,
  };
}

/** The token after the words and signs that may stand between a weekday and its day. */
function skipJoint(tokens: readonly Token[], at: number): number {
  let i = at;
  for (; i < at + MAX_JOINT; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (token.kind === 'sign' && ".,-/'|".includes(token.form)) continue;
    if (token.kind !== 'word' || (flagsOf(token) & (OF | AT)) === 0) break;
  }
  return i;
}
