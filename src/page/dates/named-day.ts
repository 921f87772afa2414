// Days with a month by name or with marks: '5 January 2024', 'Jan 5, ’24', '2024年1月5日', 'ngày 5 tháng 1'.
import { calendarDay, jalaliInYear, type ReadDay, type WrittenYear, writtenYear } from './day.ts';
import {
  BEFORE_DAY,
  BEFORE_MONTH,
  BEFORE_YEAR,
  DAY_MARK,
  ERA,
  HOUR_MARK,
  MONTH,
  MONTH_MARK,
  OF,
  ORDINAL,
  type Sense,
  senseIn,
  UNIT,
  WEEKDAY,
  YEAR_MARK,
} from './lexicon.ts';
import { flagsOf, isGlued, isNumber, isSign, type Reading } from './reading.ts';
import type { Token } from './tokens.ts';

/** A number or month name of a day, with the part it plays when a mark says so. */
interface Part {
  readonly role: 'year' | 'month' | 'day' | undefined;
  readonly value: number;
  readonly size: number;
  /** Of a month by name: what it may mean. */
  readonly senses: readonly Sense[] | undefined;
  /** "'24" */
  readonly hasApostrophe: boolean;
  /** Signs between the part before and this one. */
  readonly glue: string;
  /** Token after it, with its mark. */
  readonly end: number;
}

const GLUE_SIGNS = ".,-/'()ºª°’";
const MAX_GLUE = 5;

/** One shape for all parts: this runs for every number of every text. */
function newPart(
  role: Part['role'],
  value: number,
  size: number,
  glue: string,
  end: number,
  senses?: readonly Sense[],
  hasApostrophe = false,
): Part {
  return { role, value, size, senses, hasApostrophe, glue, end };
}

const isUnspaced = (token: Token | undefined): boolean => (token?.form.charCodeAt(0) ?? 0) >= 0x2e80;

/** A month by name, or a number with its mark before it, that begins at a word. */
function wordPartAt(reading: Reading, at: number, glue: string, hasMonth: boolean): Part | undefined {
  const { tokens } = reading;
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  const flags = flagsOf(token);
  if ((flags & ERA) !== 0 && (flagsOf(tokens[at + 2]) & YEAR_MARK) !== 0) {
    // 元 is the first year of an era.
    const year = next?.form === '元' ? 1 : isNumber(next, 3) ? next.value : undefined;
    if (year !== undefined) {
      return newPart('year', (token.meaning?.eraBase ?? 0) + year, 4, glue, at + 3);
    }
  }
  if ((flags & (BEFORE_MONTH | BEFORE_YEAR | BEFORE_DAY)) !== 0 && isNumber(next, 4)) {
    const role =
      (flags & BEFORE_MONTH) !== 0 && !hasMonth ? 'month' : (flags & BEFORE_YEAR) !== 0 ? 'year' : 'day';
    if (role === 'year' || next.size <= 2) return newPart(role, next.value, next.size, glue, at + 2);
  }
  if ((flags & MONTH) === 0 || hasMonth) return undefined;
  return newPart('month', 0, token.size, glue, at + 1, token.meaning?.months);
}

/** The part that begins at a token, if one does. */
function partAt(reading: Reading, at: number, glue: string, hasMonth: boolean): Part | undefined {
  const { tokens } = reading;
  const token = tokens[at];
  if (token === undefined) return undefined;
  if (token.kind === 'word') return wordPartAt(reading, at, glue, hasMonth);
  if (!isNumber(token, 4) || token.size === 3) return undefined;
  const next = tokens[at + 1];
  const { value, size } = token;
  // A time begins here, unless this is the year of '05/Jan/2024:15:15'.
  if (isSign(next, ':') && size < 4) return undefined;
  const mark = flagsOf(next);
  if ((mark & YEAR_MARK) !== 0 && (size === 4 || hasMonth || isUnspaced(next))) {
    return newPart('year', value, size, glue, at + 2);
  }
  if ((mark & MONTH_MARK) !== 0 && size <= 2 && !hasMonth) return newPart('month', value, size, glue, at + 2);
  if ((mark & DAY_MARK) !== 0 && size <= 2) return newPart('day', value, size, glue, at + 2);
  if ((mark & HOUR_MARK) !== 0 && size <= 2 && (mark & (ORDINAL | MONTH)) === 0) return undefined;
  const hasApostrophe = size === 2 && isGlued(token) && glue.endsWith("'");
  return newPart(undefined, value, size, glue, at + 1, undefined, hasApostrophe);
}

/** Skips what may stand between the parts of a day. */
function skipGlue(tokens: readonly Token[], at: number): { at: number; glue: string } {
  let glue = '';
  let i = at;
  for (; i < at + MAX_GLUE; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    if (token.kind === 'sign') {
      if (!GLUE_SIGNS.includes(token.form)) break;
      glue += token.form;
      continue;
    }
    if (token.kind !== 'word') break;
    const flags = flagsOf(token);
    const previous = tokens[i - 1];
    // 'jan' is a month before it is the ending of a Hungarian ordinal.
    const isEnding = (flags & ORDINAL) !== 0 && (flags & MONTH) === 0 && !token.spaceBefore;
    const isBracketed = isSign(previous, '(') && isSign(tokens[i + 1], ')');
    if (isEnding || isBracketed || (flags & (OF | YEAR_MARK)) !== 0) glue += ' ';
    else if ((flags & WEEKDAY) !== 0 && (flags & MONTH) === 0 && token.size > 2) glue += ' ';
    else break;
  }
  return { at: i, glue };
}

function partsAt(reading: Reading, at: number): Part[] {
  const parts: Part[] = [];
  let next = at;
  let glue = '';
  let hasMonth = false;
  while (parts.length < 3) {
    const part = partAt(reading, next, glue, hasMonth);
    if (part === undefined) break;
    parts.push(part);
    if (part.role === 'month') hasMonth = true;
    // Only a year may stand before a day and its month ('2024. gada 5. janvāris').
    else if (parts.length === 2 && !hasMonth && !isYear(parts[0] as Part)) break;
    const skipped = skipGlue(reading.tokens, part.end);
    next = skipped.at;
    glue = skipped.glue;
    // 'jan1980' is a person.
    const token = reading.tokens[part.end - 1];
    if (parts.length === 1 && part.senses !== undefined && next === part.end && !isUnspaced(token)) {
      if (isGlued(reading.tokens[next])) break;
    }
  }
  return parts;
}

/** The parts with their roles settled, or undefined when they make no day. */
interface Roles {
  readonly year: Part | undefined;
  readonly month: Part;
  readonly day: Part | undefined;
  readonly end: number;
}

const isYear = (part: Part): boolean => part.size === 4 || part.hasApostrophe || part.role === 'year';
const isDayNumber = (part: Part): boolean =>
  part.size <= 2 && part.value >= 1 && part.value <= 31 && (part.role === undefined || part.role === 'day');
/** A bare two-digit year: '05-Jan-24', '5 Jan 24', but not the count in '5 Jan, 24 replies'. */
const isShortYear = (part: Part, glue: RegExp): boolean =>
  part.size === 2 && part.role === undefined && glue.test(part.glue);

function rolesOf(reading: Reading, parts: readonly Part[]): Roles | undefined {
  const [a, b, c] = parts;
  if (a === undefined || b === undefined) return undefined;
  if (c !== undefined) {
    const end = c.end;
    if (b.role === 'month') {
      if (isYear(a) && isDayNumber(c)) return { year: a, month: b, day: c, end };
      if (reading.order === 'ymd' && isShortYear(a, /^$/) && isDayNumber(c) && c.size === 2) {
        return { year: a, month: b, day: c, end };
      }
      if (isDayNumber(a) && (isYear(c) || isShortYear(c, /^[-./ ]?$/))) {
        return { year: c, month: b, day: a, end };
      }
    } else if (a.role === 'month') {
      if (isDayNumber(b) && (isYear(c) || isShortYear(c, /^[-/.]$/))) {
        return { year: c, month: a, day: b, end };
      }
    } else if (c.role === 'month' && isYear(a) && isDayNumber(b)) return { year: a, month: c, day: b, end };
  }
  const end = b.end;
  if (b.role === 'month') {
    if (isYear(a)) return { year: a, month: b, day: undefined, end };
    if (isDayNumber(a)) return { year: undefined, month: b, day: a, end };
  } else if (a.role === 'month') {
    if (isYear(b)) return { year: b, month: a, day: undefined, end };
    if (isDayNumber(b)) return { year: undefined, month: a, day: b, end };
  }
  return undefined;
}

/** The numbers a month may stand for: by mark, in the page's language, in the others. */
function monthsOf(reading: Reading, part: Part): number[] {
  if (part.senses === undefined) return [part.value];
  const own = senseIn(part.senses, reading.code);
  const months = own === undefined ? [] : [own.value];
  if (own?.code !== reading.code) {
    for (const { value } of part.senses) if (!months.includes(value)) months.push(value);
  }
  return months;
}

/** Reads a day with a month by name or mark. */
export function namedDayAt(reading: Reading, at: number): ReadDay | undefined {
  const parts = partsAt(reading, at);
  const roles = rolesOf(reading, parts);
  if (roles === undefined) return undefined;
  const { tokens } = reading;
  const dayNumber = roles.day?.value ?? 1;
  const precision = roles.day === undefined ? ('month' as const) : ('day' as const);
  let end = roles.end;
  // 'г.', 'р.', '(a)', '-én' and the like after the last part; a dot after an abbreviation or ordinal.
  end = skipEnding(tokens, end);
  const year = roles.year;
  const months = monthsOf(reading, roles.month);
  if (year === undefined) {
    for (const month of months) {
      const inYear =
        month > 100
          ? jalaliInYear(month - 100, dayNumber)
          : (wanted: number) => calendarDay({ year: wanted, isJalali: false }, month, dayNumber);
      if (month < 100 && calendarDay({ year: 2024, isJalali: false }, month, dayNumber) === undefined)
        continue;
      const day = inYear(reading.nowLocal.year) ?? { year: reading.nowLocal.year, month, day: dayNumber };
      return {
        day,
        precision,
        hasYear: false,
        isAmbiguous: false,
        alternatives: [],
        end,
        needsTime: false,
        inYear,
      };
    }
    return undefined;
  }
  const size = year.size === 4 ? 4 : 2;
  const written =
    year.size === 4 && year.role === 'year' && year.value < 2100
      ? { year: year.value, isJalali: year.value < 1450 }
      : writtenYear(reading, year.value, size);
  if (written === undefined) return undefined;
  const days = months.flatMap((month) => {
    if (month > 100 !== written.isJalali) return [];
    const asWritten: WrittenYear = written;
    return calendarDay(asWritten, month > 100 ? month - 100 : month, dayNumber) ?? [];
  });
  const [day, ...alternatives] = days;
  if (day === undefined) return undefined;
  const isAmbiguous = alternatives.length > 0;
  return { day, precision, hasYear: true, isAmbiguous, alternatives, end, needsTime: false };
}

function skipEnding(tokens: readonly Token[], at: number): number {
  let end = at;
  for (let i = at; i < at + 4; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const flags = flagsOf(token);
    if ((flags & YEAR_MARK) !== 0 && (flags & UNIT) === 0) end = i + 1;
    else if ((flags & (YEAR_MARK | DAY_MARK)) !== 0 && i === at) end = i + 1;
    else if ((flags & ORDINAL) !== 0 && isGlued(token)) end = i + 1;
    else if (isSign(token, '(-') && isGlued(token) && (flagsOf(tokens[i + 1]) & ORDINAL) !== 0) continue;
    else if (isSign(token, ').') && isGlued(token) && end === i) end = i + 1;
    else break;
  }
  return end;
}
