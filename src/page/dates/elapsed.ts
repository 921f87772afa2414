// Time counted back from now: '3 hours ago', 'vor 5 Tagen', 'il y a une heure', 'قبل ساعتين', '1d'.
import { localAt, monthsBefore } from './calendar.ts';
import {
  ABOUT,
  AGO_AFTER,
  AGO_BEFORE,
  AND,
  FEW,
  LAST,
  ONE,
  SHORT_UNIT,
  senseIn,
  UNIT,
  UNIT_AGO,
  WEEKDAY,
} from './lexicon.ts';
import { flagsOf, isGlued, isNumber, isSign, LABEL_LENGTH, type Reading } from './reading.ts';
import type { Token } from './tokens.ts';
import type { LocalTime, Precision } from './types.ts';

export interface Elapsed {
  readonly local: LocalTime;
  readonly precision: Precision;
  readonly end: number;
}

/** Seconds of each unit; months and years are counted on the calendar. */
const UNIT_SECONDS = [1, 60, 3600, 86_400, 604_800, 0, 0];
const UNIT_PRECISION: readonly Precision[] = ['second', 'minute', 'hour', 'day', 'day', 'month', 'year'];
/** 'A few' of something, for want of more. */
const FEW_COUNT = 3;

interface Count {
  /** Index of the unit. */
  readonly unit: number;
  readonly count: number;
  /** No number and no word for one: 'minute ago', 'last week'. In prose that is mostly something else. */
  readonly isBare: boolean;
  readonly end: number;
}

/** '3 hours', 'an hour', 'a few hours', 'hour', 'ساعتين'. */
function countAt(reading: Reading, at: number, isFirst: boolean): Count | undefined {
  const { tokens } = reading;
  let next = at;
  let count: number | undefined;
  const first = tokens[next];
  if (first?.kind === 'number') {
    if (first.size > 4) return undefined;
    count = first.value;
    next++;
    const fraction = tokens[next + 1];
    if (isSign(tokens[next], '.,') && isGlued(tokens[next]) && isNumber(fraction) && isGlued(fraction)) {
      count += fraction.value / 10 ** fraction.size;
      next += 2;
    }
  } else if ((flagsOf(first) & FEW) !== 0) {
    count = FEW_COUNT;
    next++;
  } else if ((flagsOf(first) & ONE) !== 0) {
    count = 1;
    next++;
    if ((flagsOf(tokens[next]) & FEW) !== 0) {
      count = FEW_COUNT;
      next++;
    }
  } else if (!isFirst) return undefined;
  // Romanian counts '21 de minute'.
  if (first?.kind === 'number' && tokens[next]?.form === 'de') next++;
  // A sign between the number and its unit ('5-minute') is no count.
  const word = tokens[next];
  if ((flagsOf(word) & (UNIT | SHORT_UNIT)) === 0 || word?.meaning === undefined) return undefined;
  const sense = senseIn(word.meaning.units, reading.code);
  if (sense === undefined) return undefined;
  next++;
  // The dot (or geresh) of an abbreviation.
  if (isSign(tokens[next], ".'") && isGlued(tokens[next])) next++;
  // Hebrew and Arabic say 'one' after the unit.
  if (count === undefined && (flagsOf(tokens[next]) & ONE) !== 0 && (flagsOf(tokens[next]) & UNIT) === 0)
    next++;
  const isBare = count === undefined && sense.count === 1;
  // Words this short mean something else in most languages.
  if (isBare && word.size < 3 && sense.code !== reading.code && word.form < '\u2e80') return undefined;
  return { unit: sense.value, count: count ?? sense.count, isBare, end: next };
}

function before(reading: Reading, counts: readonly Count[], end: number): Elapsed {
  let seconds = 0;
  let months = 0;
  let finest = 6;
  for (const { unit, count } of counts) {
    if (unit === 5) months += count;
    else if (unit === 6) months += count * 12;
    else seconds += count * (UNIT_SECONDS[unit] as number);
    finest = Math.min(finest, unit);
  }
  const moment = localAt(reading.now - seconds * 1000, reading.zoneMinutes ?? 0);
  const whole = Math.floor(months);
  const local = whole > 0 ? monthsBefore(moment, whole) : moment;
  return { local, precision: UNIT_PRECISION[finest] as Precision, end };
}

/** Reads a count of time that a word for 'ago' frames. */
export function elapsedAt(reading: Reading, at: number): Elapsed | undefined {
  const { tokens } = reading;
  let next = at;
  let isFramed = false;
  if ((flagsOf(tokens[next]) & LAST) !== 0 && reading.text.length <= LABEL_LENGTH) {
    // 'last week'; 'last Sunday' where one word means both is left to weekdays.
    const unit = tokens[next + 1];
    if ((flagsOf(unit) & UNIT) !== 0 && (flagsOf(unit) & WEEKDAY) === 0 && (unit?.size ?? 0) > 1) {
      const sense = senseIn(unit?.meaning?.units ?? [], reading.code);
      if (sense !== undefined && sense.value > 2) {
        return before(reading, [{ unit: sense.value, count: 1, isBare: true, end: next + 2 }], next + 2);
      }
    }
  }
  if ((flagsOf(tokens[next]) & AGO_BEFORE) !== 0) {
    isFramed = true;
    next++;
    // 'prieš', 'za' may be followed by a preposition: 'πριν από', 'acum cu'.
    if ((flagsOf(tokens[next]) & AGO_BEFORE) !== 0) next++;
  }
  while ((flagsOf(tokens[next]) & ABOUT) !== 0 && next < at + 4) {
    next++;
    if (isSign(tokens[next], '.')) next++;
  }
  const number = tokens[next + 1];
  if (!isFramed && isNumber(number) && (flagsOf(tokens[next + 2]) & AGO_AFTER) !== 0) {
    // Swahili puts the unit first: 'dakika 3 zilizopita'.
    const sense = senseIn(tokens[next]?.meaning?.units ?? [], reading.code);
    if (sense?.code === 'sw') {
      return before(
        reading,
        [{ unit: sense.value, count: number.value, isBare: false, end: next + 3 }],
        next + 3,
      );
    }
  }
  const counts: Count[] = [];
  while (counts.length < 4) {
    let from = next;
    if (counts.length > 0) {
      if (isSign(tokens[from], ',')) from++;
      if ((flagsOf(tokens[from]) & AND) !== 0) from++;
    }
    const count = countAt(reading, from, counts.length === 0);
    if (count === undefined) break;
    counts.push(count);
    next = count.end;
  }
  const last = counts.at(-1);
  if (last === undefined) return undefined;
  if (last.isBare && reading.text.length > LABEL_LENGTH) return undefined;
  const closing = flagsOf(tokens[next]);
  if ((closing & AGO_AFTER) !== 0) return before(reading, counts, next + 1);
  // 'la semaine dernière', 'semana pasada'
  if ((closing & LAST) !== 0 && counts.length === 1 && last.unit > 2 && last.isBare) {
    return before(reading, counts, next + 1);
  }
  const unitWord = tokens[last.end - 1];
  if ((flagsOf(unitWord) & UNIT_AGO) !== 0 && tokens[at]?.kind === 'number')
    return before(reading, counts, next);
  return isFramed ? before(reading, counts, next) : undefined;
}

/**
 * Whether one Latin letter after a number is a unit of time: '5M' is a size or a price, '3D' a film, '5 m' a length. A
 * space or a capital is fine where the page's language writes its units so: '1 T.', '1 h'.
 */
function isLetterUnit(reading: Reading, at: number): boolean {
  const { tokens, text, code } = reading;
  const unit = tokens[at] as Token;
  const raw = text.slice(unit.start, unit.end);
  const isOwn = (unit.meaning?.units ?? []).some((sense) => sense.code === code);
  if (raw !== raw.toLowerCase()) return isOwn && isSign(tokens[at + 1], '.');
  return !unit.spaceBefore || (isOwn && unit.form !== 'm');
}

/** Reads a whole text of short counts: '1d', '5m', '2 mo', '3 Std.', '1h 5m'. */
export function shortElapsed(reading: Reading): Elapsed | undefined {
  const { tokens } = reading;
  if (tokens.length < 2 || tokens.length > 6) return undefined;
  const counts: Count[] = [];
  let at = 0;
  while (at < tokens.length) {
    const number = tokens[at];
    const unit = tokens[at + 1];
    if (!isNumber(number, 3) || unit?.meaning === undefined || (flagsOf(unit) & SHORT_UNIT) === 0)
      return undefined;
    if (/^[a-z]$/.test(unit.form) && !isLetterUnit(reading, at + 1)) return undefined;
    const sense = senseIn(unit.meaning.units, reading.code);
    if (sense === undefined) return undefined;
    at += 2;
    if (isSign(tokens[at], '.') && isGlued(tokens[at])) at++;
    counts.push({ unit: sense.value, count: number.value, isBare: false, end: at });
  }
  return before(reading, counts, at);
}
