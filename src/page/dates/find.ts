// Finds the dates of a text: days, times, weekdays and counts of time, joined where they stand together.
import { daysBefore, localEpoch, weekdayOf } from './calendar.ts';
import { type CalendarDay, latestDay, type ReadDay } from './day.ts';
import { type Elapsed, elapsedAt, shortElapsed } from './elapsed.ts';
import {
  ABOUT,
  AGO_BEFORE,
  AT,
  BEFORE_DAY,
  BEFORE_MONTH,
  DAY_WORD,
  ERA,
  FEW,
  LAST,
  MONTH,
  NOW,
  OF,
  ONE,
  PERIOD,
  senseIn,
  UNIT,
  WEEKDAY,
} from './lexicon.ts';
import { namedDayAt } from './named-day.ts';
import { numericDayAt, shortNumericDayAt, weekdayBits } from './numeric-day.ts';
import { mayHaveDate } from './quick-check.ts';
import { flagsOf, isGlued, isNumber, isSign, type Reading, readingOf } from './reading.ts';
import { type ClockTime, type TimePlace, timeAt } from './time.ts';
import type { Token } from './tokens.ts';
import type { DateKind, DateOptions, FoundDate, LocalTime } from './types.ts';

/** Any of these may begin a date; so may numbers. */
const STARTERS =
  MONTH |
  WEEKDAY |
  UNIT |
  AGO_BEFORE |
  DAY_WORD |
  NOW |
  LAST |
  PERIOD |
  ONE |
  FEW |
  ABOUT |
  BEFORE_DAY |
  BEFORE_MONTH |
  ERA;

/** A text up to this long is a label rather than prose, and a bare word in it a date. */
const LABEL_LENGTH = 40;
const MAX_JOINT = 5;

/** A day with what kind of day it is. */
interface Day extends ReadDay {
  readonly kind: 'absolute' | 'relative' | 'weekday';
  readonly weekdays: number;
  /** Good evidence only when the whole text, or near it, is this day. */
  readonly isWeak: boolean;
}

interface Match {
  readonly kind: DateKind;
  readonly local: LocalTime;
  readonly precision: FoundDate['precision'];
  readonly offsetMinutes: number | null;
  readonly isAmbiguous: boolean;
  readonly alternatives: readonly LocalTime[];
  readonly hasYear: boolean;
  readonly end: number;
}

const MIDNIGHT = { hour: 0, minute: 0, second: 0 };

/** The day a text names at a token: with a weekday before it, a word like 'yesterday', or a weekday alone. */
function dayAt(reading: Reading, at: number): Day | undefined {
  const { tokens } = reading;
  const token = tokens[at];
  const flags = flagsOf(token);
  let best: Day | undefined;
  const consider = (day: ReadDay | undefined, weekdays: number): void => {
    if (day === undefined || (best !== undefined && best.end >= day.end)) return;
    const isWeak = !day.hasYear && !day.needsTime && weekdays === 0;
    best = { ...day, kind: 'absolute', weekdays, isWeak };
  };
  const plain = (from: number, weekdays: number): void => {
    consider(numericDayAt(reading, from, weekdays), weekdays);
    consider(namedDayAt(reading, from), weekdays);
    consider(shortNumericDayAt(reading, from), weekdays);
  };
  plain(at, 0);
  if ((flags & WEEKDAY) !== 0) {
    const from = skipJoint(tokens, at + 1, OF | AT, ".,-/'|").at;
    if (from > at) plain(from, weekdayBits(token));
    best ??= weekdayDay(reading, at, at + 1, false);
  }
  if (best === undefined && (flags & LAST) !== 0 && (flagsOf(tokens[at + 1]) & WEEKDAY) !== 0) {
    best = weekdayDay(reading, at + 1, at + 2, true);
  }
  if ((flags & DAY_WORD) !== 0 && best?.kind !== 'absolute') {
    const sense = senseIn(token?.meaning?.days ?? [], reading.code);
    const day = daysBefore({ ...reading.nowLocal, ...MIDNIGHT }, sense?.value ?? 0);
    best = {
      day,
      precision: 'day',
      hasYear: true,
      isAmbiguous: false,
      alternatives: [],
      end: at + 1,
      needsTime: false,
      kind: 'relative',
      weekdays: 0,
      isWeak: true,
    };
  }
  return best;
}

/** The latest such day of the week; 'last' leaves today out. */
function weekdayDay(reading: Reading, at: number, end: number, isLast: boolean): Day | undefined {
  const { nowLocal, tokens } = reading;
  const token = tokens[at] as Token;
  const sense = senseIn(token.meaning?.weekdays ?? [], reading.code);
  if (sense === undefined) return undefined;
  // Two letters are a weekday only in their own language: 'so', 'do', 'la'.
  if (token.size < 3 && sense.code !== reading.code) return undefined;
  const back = (weekdayOf(nowLocal.year, nowLocal.month, nowLocal.day) - sense.value + 7) % 7;
  const day = daysBefore({ ...nowLocal, ...MIDNIGHT }, back === 0 && isLast ? 7 : back);
  const afterLast = !isLast && (flagsOf(tokens[end]) & LAST) !== 0;
  return {
    day,
    precision: 'day',
    hasYear: true,
    isAmbiguous: false,
    alternatives: [],
    end: afterLast ? end + 1 : end,
    needsTime: false,
    kind: 'weekday',
    weekdays: 0,
    isWeak: !isLast && !afterLast,
  };
}

/** Skips words and signs that may join two parts. */
function skipJoint(
  tokens: readonly Token[],
  at: number,
  words: number,
  signs: string,
): { at: number; hasWord: boolean } {
  let hasWord = false;
  let i = at;
  for (; i < at + MAX_JOINT; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (token.kind === 'sign' && signs.includes(token.form)) continue;
    if (token.kind !== 'word' || (flagsOf(token) & words) === 0) break;
    hasWord ||= (flagsOf(token) & AT) !== 0;
  }
  return { at: i, hasWord };
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

function join(reading: Reading, day: Day, time: ClockTime | undefined, end: number): Match | undefined {
  if (day.needsTime && time === undefined) return undefined;
  const clock = time ?? MIDNIGHT;
  const at = (calendar: CalendarDay): LocalTime => ({
    year: calendar.year,
    month: calendar.month,
    day: calendar.day,
    hour: clock.hour,
    minute: clock.minute,
    second: clock.second,
  });
  let calendar = day.day;
  let alternatives = day.alternatives;
  if (!day.hasYear && day.inYear !== undefined) {
    calendar = latestDay(reading, day.inYear, day.weekdays) ?? calendar;
    alternatives = alternatives.map((other) => ({ ...other, year: calendar.year }));
  }
  let local = at(calendar);
  // 'Wednesday at 3:15 PM' on a Wednesday morning was a week ago.
  if (day.kind === 'weekday' && localEpoch(local) > localEpoch(reading.nowLocal))
    local = daysBefore(local, 7);
  return {
    kind: day.kind,
    local,
    precision: time?.precision ?? day.precision,
    offsetMinutes: time?.zone ?? null,
    isAmbiguous: day.isAmbiguous,
    alternatives: alternatives.map(at),
    hasYear: day.hasYear,
    end,
  };
}

/** A day, with the time after it if there is one, and the year after that ('Wed Jan 27 09:48:05 2016'). */
function dayMatch(reading: Reading, at: number): Match | undefined {
  const { tokens, text } = reading;
  const day = dayAt(reading, at);
  if (day === undefined) return undefined;
  const time = day.precision === 'day' ? timeAfter(reading, day.end) : undefined;
  if (time === undefined) {
    if (day.isWeak && !isLabel(reading, at, day)) return undefined;
    return join(reading, day, undefined, day.end);
  }
  if (!day.hasYear && day.inYear !== undefined) {
    const from = isSign(tokens[time.end], ',') ? time.end + 1 : time.end;
    const year = tokens[from];
    if (isNumber(year, 4) && year.size === 4 && year.value >= 1900 && year.value <= 2099) {
      const calendar = day.inYear(year.value);
      const after = text.charCodeAt(year.end);
      if (calendar !== undefined && after !== 58) {
        return join(reading, { ...day, day: calendar, hasYear: true, inYear: undefined }, time, from + 1);
      }
    }
  }
  return join(reading, day, time, time.end);
}

/** Whether only a few signs are left. */
function isEnd(tokens: readonly Token[], at: number): boolean {
  if (tokens.length - at > 3) return false;
  for (let i = at; i < tokens.length; i++) if (tokens[i]?.kind !== 'sign') return false;
  return true;
}

/** Whether a weak day ('Jan 5', 'yesterday', 'Sunday') stands as a label rather than in a sentence. */
function isLabel(reading: Reading, at: number, day: Day): boolean {
  const { tokens, text, code } = reading;
  const isFirst = at === 0;
  const isLast = isEnd(tokens, day.end);
  const isWhole = isFirst && isLast;
  if (isWhole) return day.kind !== 'weekday' || (tokens[at]?.size ?? 0) > 3;
  if (day.kind === 'weekday' || text.length > LABEL_LENGTH) return false;
  if (day.kind === 'relative') {
    const word = tokens[at] as Token;
    // 'hier', 'ma' are everyday words elsewhere.
    const isOwn = (word.meaning?.days ?? []).some((sense) => sense.code === code);
    return (isFirst || isLast || isSign(tokens[at - 1], ',|·•-([')) && (word.size > 4 || isOwn);
  }
  const next = tokens[day.end];
  const month = tokens.slice(at, day.end).find((token) => (flagsOf(token) & MONTH) !== 0);
  if (month === undefined) return true;
  // A verb, 'set 12' and 'may 5' aside: abbreviations in a sentence are capitalised and end what they belong to.
  const raw = text.charAt(month.start);
  const isCapital = raw !== raw.toLowerCase();
  return month.size > 3 || isCapital || next === undefined || next.kind === 'sign';
}

/** A time, with the day after it if there is one ('15:15, 5 January 2024'). */
function timeMatch(reading: Reading, at: number): Match | undefined {
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
    const day = dayAt(reading, i);
    if (day !== undefined && (day.kind !== 'weekday' || time.isClear))
      return join(reading, day, time, day.end);
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

function elapsedMatch(reading: Reading, elapsed: Elapsed): Match {
  return {
    kind: 'relative',
    local: elapsed.local,
    precision: elapsed.precision,
    offsetMinutes: reading.zoneMinutes ?? 0,
    isAmbiguous: false,
    alternatives: [],
    hasYear: true,
    end: elapsed.end,
  };
}

/** 'just now' in a label; 'now' only as the whole text. */
function nowMatch(reading: Reading, at: number): Match | undefined {
  const { tokens, text } = reading;
  const isWhole = at === 0 && isEnd(tokens, 1);
  const token = tokens[at] as Token;
  const isPhrase =
    token.end - token.start > token.form.length || /[\u3040-\ud7a3\u0e00-\u0e7f]/.test(token.form);
  if (!isWhole && !(isPhrase && text.length <= LABEL_LENGTH)) return undefined;
  return elapsedMatch(reading, { local: reading.nowLocal, precision: 'minute', end: at + 1 });
}

function matchAt(reading: Reading, at: number): Match | undefined {
  const token = reading.tokens[at] as Token;
  const flags = flagsOf(token);
  if (token.kind === 'sign' || (token.kind === 'word' && (flags & STARTERS) === 0)) return undefined;
  if (token.kind === 'number') {
    // Numbers of dates have a sign or a known word after them.
    const next = reading.tokens[at + 1];
    if (
      next === undefined ||
      next.kind === 'number' ||
      (next.kind === 'word' && flagsOf(next) === 0 && next.form !== 't')
    ) {
      return undefined;
    }
  }
  let best: Match | undefined;
  const consider = (match: Match | undefined): void => {
    if (match !== undefined && (best === undefined || match.end > best.end)) best = match;
  };
  // 'Ago' is the surer reading of words that some other language uses for months and weekdays.
  const elapsed = elapsedAt(reading, at);
  if (elapsed !== undefined) consider(elapsedMatch(reading, elapsed));
  consider(dayMatch(reading, at));
  if (token.kind === 'number' || (flags & PERIOD) !== 0) consider(timeMatch(reading, at));
  if ((flags & NOW) !== 0) consider(nowMatch(reading, at));
  return best;
}

/**
 * All dates of a text, in order. Linear in its length.
 *
 * @example findDates('Posted 5 Jan 2024 15:15, edited yesterday at 09:10', { now: Date.now() })
 */
export function findDates(text: string, options: DateOptions): FoundDate[] {
  if (!mayHaveDate(text)) return options.bareYears === true ? bareYear(text) : [];
  const reading = readingOf(text, options);
  const { tokens } = reading;
  const found: FoundDate[] = [];
  const push = (match: Match, first: number): void => {
    const { end: endToken, ...rest } = match;
    const start = (tokens[first] as Token).start;
    const end = (tokens[endToken - 1] as Token).end;
    found.push({ start, end, raw: text.slice(start, end), ...rest });
  };
  const short = shortElapsed(reading);
  if (short !== undefined) {
    push(elapsedMatch(reading, short), 0);
    return found;
  }
  for (let at = 0; at < tokens.length; ) {
    const match = matchAt(reading, at);
    if (match === undefined) at++;
    else {
      push(match, at);
      at = match.end;
    }
  }
  return found;
}

function bareYear(text: string): FoundDate[] {
  const raw = text.trim();
  if (!/^(?:19|20)\d\d$/.test(raw)) return [];
  const start = text.indexOf(raw);
  return [
    {
      start,
      end: start + raw.length,
      raw,
      kind: 'absolute',
      precision: 'year',
      local: { year: Number(raw), month: 1, day: 1, ...MIDNIGHT },
      offsetMinutes: null,
      isAmbiguous: false,
      alternatives: [],
      hasYear: true,
    },
  ];
}

/** The first date of a text that names or implies a day. */
export function firstDate(text: string, options: DateOptions): FoundDate | undefined {
  return findDates(text, options).find(({ kind }) => kind !== 'time-only');
}

/** Any moment: whether a text holds a date does not depend on now. */
const SOME_MOMENT = Date.UTC(2024, 0, 1);

/** Whether a text holds a date. Texts without one take a fraction of a microsecond as a rule. */
export function hasDate(text: string): boolean {
  return mayHaveDate(text) && firstDate(text, { now: SOME_MOMENT }) !== undefined;
}
