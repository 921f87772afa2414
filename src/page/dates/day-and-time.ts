// A day and the time beside it, in either order, joined into one match.
import { type AnyDay, anyDayAt, MAX_JOINT, MIDNIGHT } from './any-day.ts';
import { daysBefore, localEpoch } from './calendar.ts';
import { type CalendarDay, latestDay } from './day.ts';
import { AT, MONTH, OF, WEEKDAY } from './lexicon.ts';
import { flagsOf, isGlued, isNumber, isSign, LABEL_LENGTH, type Reading } from './reading.ts';
import { type ClockTime, type TimePlace, timeAt } from './time.ts';
import type { Token } from './tokens.ts';
import type { DateKind, FoundDate, LocalTime } from './types.ts';

/** A date as found at some token. */
export interface Match {
  readonly kind: DateKind;
  readonly local: LocalTime;
  readonly precision: FoundDate['precision'];
  readonly offsetMinutes: number | null;
  readonly isAmbiguous: boolean;
  readonly alternatives: readonly LocalTime[];
  readonly hasYear: boolean;
  /** Token after the last one used. */
  readonly end: number;
}

const JOINT_SIGNS = ".,-/|·•@:;~'»>";

/** The time after a day, over 'at', commas, dashes and weekdays. */
function timeAfter(reading: Reading, end: number): ClockTime | undefined {
  const { tokens } = reading;
  const joint = tokens[end];
  if (joint?.form === 't' && isGlued(joint)) return timeAt(reading, end + 1, 'after-T');
  // A word for a part of the day may look like a joint ('de', 'saat'): try at every step.
  for (let i = end; i <= end + MAX_JOINT; i++) {
    const token = tokens[i];
    if (token === undefined) return undefined;
    const hasWord = i > end && (flagsOf(tokens[i - 1]) & AT) !== 0;
    const afterDotted = isSign(tokens[i - 1], '.') && hasWordBefore(tokens, i - 2, end);
    const place: TimePlace = hasWord || afterDotted ? 'after-word' : 'after-day';
    const time = timeAt(reading, i, place);
    if (time !== undefined) return time;
    if (isSign(token, '(')) {
      const bracketed = timeAt(reading, i + 1, 'alone');
      if (bracketed?.isClear === true && isSign(tokens[bracketed.end], ')')) {
        return { ...bracketed, end: bracketed.end + 1 };
      }
    }
    const isJoint =
      token.kind === 'sign'
        ? JOINT_SIGNS.includes(token.form) || (isWeekdayBracket(tokens, i) && '()'.includes(token.form))
        : token.kind === 'word' &&
          ((flagsOf(token) & (AT | OF | WEEKDAY)) !== 0 || isSign(tokens[i - 1], '('));
    if (!isJoint) return undefined;
  }
  return undefined;
}

const hasWordBefore = (tokens: readonly Token[], at: number, from: number): boolean =>
  at >= from && (flagsOf(tokens[at]) & AT) !== 0;

/** '(金)' or '(Fri)' around the token. */
function isWeekdayBracket(tokens: readonly Token[], at: number): boolean {
  return (
    (isSign(tokens[at], '(') && tokens[at + 1]?.kind === 'word' && isSign(tokens[at + 2], ')')) ||
    (isSign(tokens[at], ')') && tokens[at - 1]?.kind === 'word' && isSign(tokens[at - 2], '('))
  );
}

function join(reading: Reading, day: AnyDay, time: ClockTime | undefined, end: number): Match | undefined {
  if (day.read.needsTime && time === undefined) return undefined;
  const clock = time ?? MIDNIGHT;
  const at = (calendar: CalendarDay): LocalTime => ({
    year: calendar.year,
    month: calendar.month,
    day: calendar.day,
    hour: clock.hour,
    minute: clock.minute,
    second: clock.second,
  });
  let calendar = day.read.day;
  let alternatives = day.read.alternatives;
  if (!day.read.hasYear && day.read.inYear !== undefined) {
    calendar = latestDay(reading, day.read.inYear, day.weekdays) ?? calendar;
    alternatives = alternatives.map((other) => ({ ...other, year: calendar.year }));
  }
  let local = at(calendar);
  // 'Wednesday at 3:15 PM' on a Wednesday morning was a week ago.
  if (day.kind === 'weekday' && localEpoch(local) > localEpoch(reading.nowLocal))
    local = daysBefore(local, 7);
  return {
    kind: day.kind,
    local,
    precision: time?.precision ?? day.read.precision,
    offsetMinutes: time?.zone ?? null,
    isAmbiguous: day.read.isAmbiguous,
    alternatives: alternatives.map(at),
    hasYear: day.read.hasYear,
    end,
  };
}

/** A day, with the time after it if there is one, and the year after that ('Wed Jan 27 09:48:05 2016'). */
export function dayMatch(reading: Reading, at: number): Match | undefined {
  const { tokens, text } = reading;
  const day = anyDayAt(reading, at);
  if (day === undefined) return undefined;
  const time = day.read.precision === 'day' ? timeAfter(reading, day.read.end) : undefined;
  if (time === undefined) {
    if (day.isWeak && !isLabel(reading, at, day)) return undefined;
    return join(reading, day, undefined, day.read.end);
  }
  if (!day.read.hasYear && day.read.inYear !== undefined) {
    const from = isSign(tokens[time.end], ',') ? time.end + 1 : time.end;
    const year = tokens[from];
    if (isNumber(year, 4) && year.size === 4 && year.value >= 1900 && year.value <= 2099) {
      const calendar = day.read.inYear(year.value);
      const after = text.charCodeAt(year.end);
      if (calendar !== undefined && after !== 58) {
        return join(reading, { ...day, read: { ...day.read, day: calendar, hasYear: true } }, time, from + 1);
      }
    }
  }
  return join(reading, day, time, time.end);
}

/** Whether only a few signs are left. */
export function isEnd(tokens: readonly Token[], at: number): boolean {
  if (tokens.length - at > 3) return false;
  for (let i = at; i < tokens.length; i++) if (tokens[i]?.kind !== 'sign') return false;
  return true;
}

/** 'Posted yesterday by Bob': most tokens of a label around a word like 'yesterday'. */
const LABEL_TOKENS = 6;

/** Whether a weak day ('Jan 5', 'yesterday', 'Sunday') stands as a label rather than in a sentence. */
function isLabel(reading: Reading, at: number, day: AnyDay): boolean {
  const { tokens, text, code } = reading;
  const isFirst = at === 0;
  const isLast = isEnd(tokens, day.read.end);
  const isWhole = isFirst && isLast;
  if (isWhole) return day.kind !== 'weekday' || (tokens[at]?.size ?? 0) > 3;
  if (day.kind === 'weekday' || text.length > LABEL_LENGTH) return false;
  if (day.kind === 'relative') {
    const word = tokens[at] as Token;
    // 'hier', 'ma' are everyday words elsewhere.
    const isOwn = (word.meaning?.days ?? []).some((sense) => sense.code === code);
    const isAtEdge = isFirst || isLast || isSign(tokens[at - 1], ',|·•-([');
    return isAtEdge && tokens.length <= LABEL_TOKENS && (word.size > 4 || isOwn);
  }
  const next = tokens[day.read.end];
  const month = tokens.slice(at, day.read.end).find((token) => (flagsOf(token) & MONTH) !== 0);
  if (month === undefined) return true;
  // 'des 1.' is no December on a German page.
  const isForeign =
    code !== '' && !month.meaning?.months.some((sense) => sense.code === code || sense.code === 'en');
  if (isForeign) return false;
  // A verb, 'set 12' and 'may 5' aside: abbreviations in a sentence are capitalised and end what they belong to.
  const raw = text.charAt(month.start);
  const isCapital = raw !== raw.toLowerCase();
  return month.size > 3 || isCapital || next === undefined || next.kind === 'sign';
}

/** A time, with the day after it if there is one ('15:15, 5 January 2024'). */
export function timeMatch(reading: Reading, at: number): Match | undefined {
  const { tokens } = reading;
  const before = tokens[at - 1];
  const first = tokens[at] as Token;
  if (first.kind === 'number' && isGlued(first) && before !== undefined) {
    // The end of a ratio, an address or a longer time.
    if (before.kind === 'word' && before.meaning === undefined) return undefined;
    if (isSign(before, ':.-/$€#')) return undefined;
  }
  const place: TimePlace = (flagsOf(before) & AT) !== 0 ? 'after-word' : 'alone';
  const time = timeAt(reading, at, place);
  if (time === undefined) return undefined;
  for (let i = time.end; i <= time.end + MAX_JOINT; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const day = anyDayAt(reading, i);
    if (day !== undefined && (day.kind !== 'weekday' || time.isClear))
      return join(reading, day, time, day.read.end);
    const isJoint =
      token.kind === 'sign'
        ? JOINT_SIGNS.includes(token.form)
        : token.kind === 'word' && (flagsOf(token) & (AT | OF)) !== 0;
    if (!isJoint) break;
  }
  if (!time.isClear) return undefined;
  const today: LocalTime = { ...reading.nowLocal, hour: time.hour, minute: time.minute, second: time.second };
  const isFuture = localEpoch(today) > localEpoch(reading.nowLocal);
  return {
    kind: 'time-only',
    local: isFuture ? daysBefore(today, 1) : today,
    precision: time.precision,
    offsetMinutes: time.zone,
    isAmbiguous: false,
    alternatives: [],
    hasYear: false,
    end: time.end,
  };
}
