// Days written in numbers: '05/01/2014', '27.07.2011', '2024-1-5', '1/5/24', '20240105', '05/01' beside a time.
import { type CalendarDay, calendarDay, fitsWeekday, type ReadDay, writtenYear } from './day.ts';
import { ORDINAL, UNIT, YEAR_MARK } from './lexicon.ts';
import { flagsOf, isGlued, isNumber, isSign, type Reading } from './reading.ts';
import type { Token } from './tokens.ts';
import type { DayOrder } from './types.ts';

const SEPARATORS = './-';

/** Signs that make the number after them something else: prices, phone numbers, anchors, variables. */
const FOREIGN_BEFORE = '$€£¥₽#+@=_%&\\';
const FOREIGN_AFTER = '%€$£¥₽°=_';

/** 'v', 'H' and 'R' before a number make it a name; in unspaced scripts, Hebrew and Arabic a preposition may stick to it. */
const mayStick = (token: Token): boolean => token.form.charCodeAt(0) >= 0x590;

/** Whether the numbers between two tokens are cut out of something longer: an IP address, a version, a price. */
function isTornOut(tokens: readonly Token[], first: number, end: number): boolean {
  const start = tokens[first] as Token;
  const before = tokens[first - 1];
  if (before !== undefined && isGlued(start)) {
    if (before.kind === 'word' && !mayStick(before)) return true;
    if (isSign(before, FOREIGN_BEFORE)) return true;
    if (isSign(before, './-:,') && tokens[first - 2]?.kind === 'number' && isGlued(before)) return true;
  }
  const after = tokens[end];
  if (after === undefined || !isGlued(after)) return false;
  if (after.kind === 'word') return after.meaning === undefined && after.form !== 't';
  if (isSign(after, FOREIGN_AFTER)) return true;
  const next = tokens[end + 1];
  // '2024-01-05-15:15' and '05/Jan/2024:15:15' go on with a time.
  return (
    isSign(after, './-:,') &&
    next?.kind === 'number' &&
    isGlued(next) &&
    !isSign(tokens[end + 2], ':') &&
    !(after.form === ',' && next.size === 2)
  );
}

/** One reading of a numeric day. */
export interface Candidate {
  readonly order: DayOrder;
  readonly day: CalendarDay;
}

function candidatesOf(reading: Reading, a: Token, b: Token, c: Token): Candidate[] {
  const found: Candidate[] = [];
  const consider = (order: DayOrder, y: Token, m: Token, d: Token): void => {
    if (m.size > 2 || d.size > 2) return;
    const year = writtenYear(reading, y.value, y.size);
    const day = year === undefined ? undefined : calendarDay(year, m.value, d.value);
    if (day !== undefined) found.push({ order, day });
  };
  if (a.size === 4) consider('ymd', a, b, c);
  else {
    consider('dmy', c, b, a);
    consider('mdy', c, a, b);
    if (c.size <= 2) consider('ymd', a, b, c);
  }
  return found;
}

const isSameDay = (a: CalendarDay, b: CalendarDay): boolean =>
  a.year === b.year && a.month === b.month && a.day === b.day;

interface Choice {
  readonly day: CalendarDay;
  readonly isAmbiguous: boolean;
  readonly alternatives: readonly CalendarDay[];
}

/** Picks a reading: a weekday beside it knows best, then the site's order, then what the language is used to. */
function choose(
  reading: Reading,
  candidates: readonly Candidate[],
  weekdays: number,
  separator: string,
): Choice | undefined {
  const fitting = weekdays === 0 ? [] : candidates.filter(({ day }) => fitsWeekday(day, weekdays));
  const left = fitting.length > 0 ? fitting : candidates;
  const bySite = left.find(({ order }) => order === reading.order);
  const usual =
    separator === '/' || separator === '-' ? reading.usualOrder : usualWithDots(reading.usualOrder);
  const chosen =
    bySite ??
    left.find(({ order }) => order === usual) ??
    // A year that is not two digits cannot come first: then the day does, or the month where slashes are American.
    left.find(
      ({ order }) => order === (separator === '/' && reading.usualOrder === undefined ? 'mdy' : 'dmy'),
    ) ??
    left[0];
  if (chosen === undefined) return undefined;
  const alternatives: CalendarDay[] = [];
  for (const { day } of left) {
    if (!isSameDay(day, chosen.day) && !alternatives.some((other) => isSameDay(other, day)))
      alternatives.push(day);
  }
  return { day: chosen.day, isAmbiguous: alternatives.length > 0 && bySite === undefined, alternatives };
}

/** Nobody writes the month first with dots. */
const usualWithDots = (order: DayOrder | undefined): DayOrder | undefined =>
  order === 'mdy' ? 'dmy' : order;

/** Reads three numbers with equal separators as a day. */
export function numericDayAt(reading: Reading, at: number, weekdays: number): ReadDay | undefined {
  const { tokens } = reading;
  const a = tokens[at];
  if (a === undefined || a.kind !== 'number') return undefined;
  if (a.size === 8 || a.size === 14) return compactDay(reading, at);
  const b = tokens[at + 2];
  const c = tokens[at + 4];
  const separator = tokens[at + 1];
  if (!isNumber(a, 4) || !isNumber(b) || !isNumber(c, 4)) return undefined;
  if (!isSign(separator, SEPARATORS) || tokens[at + 3]?.form !== separator?.form) return undefined;
  if (a.size === 3 || c.size === 3 || (a.size === 4 && c.size === 4)) return undefined;
  const isSpaced = b.spaceBefore || c.spaceBefore;
  const sign = separator?.form ?? '';
  let end = at + 5;
  // The dot that closes '5. 1. 2024.' in Croatian and '2024. 1. 5.' in Korean.
  const isClosed =
    sign === '.' && isSign(tokens[end], '.') && isGlued(tokens[end]) && !isGlued(tokens[end + 1]);
  if (isTornOut(tokens, at, isClosed ? end + 1 : end)) return undefined;
  if (isClosed) end++;
  if ((flagsOf(tokens[end]) & YEAR_MARK) !== 0 && (a.size < 4 || isGlued(tokens[end]))) {
    end++;
    if (isSign(tokens[end], '.') && isGlued(tokens[end])) end++;
  }
  if ((flagsOf(tokens[end]) & ORDINAL) !== 0 && isGlued(tokens[end])) return undefined;
  const hasFullYear = a.size === 4 || c.size === 4;
  const isPadded = a.size === 2 && b.size === 2 && c.size === 2;
  // '1 - 2 - 24' and '12/31/99 items' aside, two-digit years need their usual dress.
  if (!hasFullYear && isSpaced && sign === '-') return undefined;
  const next = weekdayAfter(tokens, end);
  const choice = choose(reading, candidatesOf(reading, a, b, c), weekdays | next, sign);
  if (choice === undefined) return undefined;
  // Versions look like '3.5.12': then only a time beside it makes it a day.
  const looksLikeVersion = !hasFullYear && !isPadded && sign !== '/' && !isClosed && weekdays === 0;
  const isMarked = end > at + 5;
  return {
    day: choice.day,
    precision: 'day',
    hasYear: true,
    isAmbiguous: choice.isAmbiguous,
    alternatives: choice.alternatives,
    end,
    needsTime: looksLikeVersion && !isMarked && !(reading.order !== undefined && tokens.length === 5),
  };
}

/** All readings of the first numeric day of a text, and the weekdays that stand in the text, as bits. */
export function readingsOfNumericDay(
  reading: Reading,
): { candidates: Candidate[]; weekdays: number } | undefined {
  const { tokens } = reading;
  for (let at = 0; at + 4 < tokens.length; at++) {
    if (numericDayAt(reading, at, 0) === undefined) continue;
    const [a, b, c] = [tokens[at], tokens[at + 2], tokens[at + 4]];
    if (!isNumber(a, 4) || !isNumber(b) || !isNumber(c, 4)) continue;
    let weekdays = 0;
    for (const token of tokens) weekdays |= weekdayBits(token);
    return { candidates: candidatesOf(reading, a, b, c), weekdays };
  }
  return undefined;
}

/** A weekday right after a day, as bits. */
function weekdayAfter(tokens: readonly Token[], at: number): number {
  const token = isSign(tokens[at], ',(') ? tokens[at + 1] : tokens[at];
  return weekdayBits(token);
}

export function weekdayBits(token: Token | undefined): number {
  let bits = 0;
  for (const sense of token?.meaning?.weekdays ?? []) bits |= 1 << sense.value;
  return bits;
}

/** '20240105T151500': only beside its time, since eight digits alone are mostly a number. */
function compactDay(reading: Reading, at: number): ReadDay | undefined {
  const { tokens } = reading;
  const token = tokens[at] as Token;
  if (token.size !== 8 || tokens[at + 1]?.form !== 't' || !isGlued(tokens[at + 1])) return undefined;
  const day = calendarDay(
    { year: Math.floor(token.value / 10_000), isJalali: false },
    Math.floor(token.value / 100) % 100,
    token.value % 100,
  );
  if (day === undefined) return undefined;
  return {
    day,
    precision: 'day',
    hasYear: true,
    isAmbiguous: false,
    alternatives: [],
    end: at + 1,
    needsTime: true,
  };
}

/** Reads '05/01', '01-05' or '5.1.' as a day without a year, which needs a time beside it. */
export function shortNumericDayAt(reading: Reading, at: number): ReadDay | undefined {
  const { tokens } = reading;
  const a = tokens[at];
  const b = tokens[at + 2];
  const separator = tokens[at + 1];
  if (!isNumber(a) || !isNumber(b) || !isSign(separator, SEPARATORS)) return undefined;
  const sign = separator?.form ?? '';
  let end = at + 3;
  const isClosed = sign === '.' && isSign(tokens[end], '.') && isGlued(tokens[end]);
  if (isClosed) end++;
  if (sign !== '/' && !isClosed && (a.size !== 2 || b.size !== 2)) return undefined;
  if (b.spaceBefore && !isClosed) return undefined;
  if (isTornOut(tokens, at, end) || (flagsOf(tokens[end]) & UNIT) !== 0) return undefined;
  const { year } = reading.nowLocal;
  // A leap year, so that 29 February is a day.
  const any = { year: 2024, isJalali: false };
  const candidates: Candidate[] = [];
  const dayFirst = calendarDay(any, b.value, a.value);
  const monthFirst = calendarDay(any, a.value, b.value);
  if (dayFirst !== undefined) candidates.push({ order: 'dmy', day: dayFirst });
  if (monthFirst !== undefined) {
    candidates.push({ order: 'mdy', day: monthFirst }, { order: 'ymd', day: monthFirst });
  }
  const choice = choose(reading, candidates, 0, sign);
  if (choice === undefined) return undefined;
  const { month, day } = choice.day;
  return {
    day: { year, month, day },
    precision: 'day',
    hasYear: false,
    isAmbiguous: choice.isAmbiguous,
    alternatives: choice.alternatives.map((other) => ({ ...other, year })),
    end,
    needsTime: true,
    inYear: (wanted) => calendarDay({ year: wanted, isJalali: false }, month, day),
  };
}
