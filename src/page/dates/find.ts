// Finds the dates of a text: days and times, weekdays and counts of time.

import { remembered } from '../remember.ts';
import { MIDNIGHT } from './any-day.ts';
import { dayMatch, isEnd, type Match, timeMatch } from './day-and-time.ts';
import { type Elapsed, elapsedAt, shortElapsed } from './elapsed.ts';
import {
  ABOUT,
  AGO_BEFORE,
  BEFORE_DAY,
  BEFORE_MONTH,
  DAY_WORD,
  ERA,
  FEW,
  LAST,
  MONTH,
  MONTH_MARK,
  NOW,
  ONE,
  PERIOD,
  UNIT,
  WEEKDAY,
} from './lexicon.ts';
import { mayHaveDate } from './quick-check.ts';
import { flagsOf, LABEL_LENGTH, type Reading, readingOf } from './reading.ts';
import type { Token } from './tokens.ts';
import type { DateOptions, FoundDate } from './types.ts';

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
      // '19 6月 2024'
      (next.kind === 'number' && (flagsOf(reading.tokens[at + 2]) & MONTH_MARK) === 0) ||
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
  return datesIn(text, options, false);
}

/** `onlyFirst`: up to the first that names or implies a day. */
function datesIn(text: string, options: DateOptions, onlyFirst: boolean): FoundDate[] {
  if (!mayHaveDate(text)) return options.bareYears === true ? bareYear(text) : [];
  const reading = readingOf(text, options);
  const { tokens } = reading;
  const found: FoundDate[] = [];
  const push = (match: Match, first: number): void => {
    const start = (tokens[first] as Token).start;
    const end = (tokens[match.end - 1] as Token).end;
    found.push({
      start,
      end,
      raw: text.slice(start, end),
      kind: match.kind,
      precision: match.precision,
      local: match.local,
      offsetMinutes: match.offsetMinutes,
      isAmbiguous: match.isAmbiguous,
      alternatives: match.alternatives,
      hasYear: match.hasYear,
    });
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
      if (onlyFirst && match.kind !== 'time-only') break;
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
  if (!mayHaveDate(text)) return options.bareYears === true ? bareYear(text)[0] : undefined;
  return readerBy(options)(text);
}

type DateReader = (text: string) => FoundDate | undefined;

const readers = new WeakMap<DateOptions, DateReader>();
/** Pages that come within a second, and all that is asked of one page, are read by equal options. */
const readersByName = new Map<string, DateReader>();
const MAX_READERS = 8;

/** Reads the first dates of texts by some options, each text once. */
function readerBy(options: DateOptions): DateReader {
  const known = readers.get(options);
  if (known !== undefined) return known;
  const { now, order, language, timeZoneOffsetMinutes, bareYears } = options;
  const name = JSON.stringify([now, order, language, timeZoneOffsetMinutes, bareYears]);
  let reader = readersByName.get(name);
  if (reader === undefined) {
    const plain = { now, order, language, timeZoneOffsetMinutes, bareYears };
    reader = remembered((text) => datesIn(text, plain, true).find(({ kind }) => kind !== 'time-only'));
    const [oldest] = readersByName.keys();
    if (readersByName.size >= MAX_READERS) readersByName.delete(oldest!);
    readersByName.set(name, reader);
  }
  readers.set(options, reader);
  return reader;
}

/** Any moment: whether a text holds a date does not depend on now. */
const SOME_MOMENT: DateOptions = { now: Date.UTC(2024, 0, 1) };

/** Whether a text holds a date. Texts without one take a fraction of a microsecond as a rule. */
export function hasDate(text: string): boolean {
  return firstDate(text, SOME_MOMENT) !== undefined;
}
