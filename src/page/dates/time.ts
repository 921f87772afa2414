// Clock times and zones: '15:28', '3:15 pm', '오후 1시 반', '14 h 23 min', '+02:00'.
import { AT, HALF, HOUR_MARK, MINUTE_MARK, OF, PERIOD, SECOND_MARK, ZONE } from './lexicon.ts';
import { flagsOf, isGlued, isNumber, isSign, type Reading } from './reading.ts';
import type { Token } from './tokens.ts';
import type { Precision } from './types.ts';

export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly precision: Precision;
  /** Token after the last one used. */
  readonly end: number;
  /** Minutes east of UTC when the text says so. */
  readonly zone: number | null;
  /** Good evidence even without a day beside it: a colon, or am/pm. */
  readonly isClear: boolean;
}

interface Core {
  hour: number;
  minute: number;
  second: number;
  precision: Precision;
  end: number;
  isClear: boolean;
}

/** 'de' and 'am' are also 'of' and 'on': such words count as am/pm only after a time, or in Hungarian. */
function periodAt(reading: Reading, at: number, isAfter: boolean): number {
  const token = reading.tokens[at];
  const flags = flagsOf(token);
  if ((flags & PERIOD) === 0) return -1;
  if ((flags & (OF | AT)) !== 0 && reading.code !== 'hu' && (!isAfter || token?.form === 'de')) {
    const raw = reading.text.slice(token?.start, token?.end);
    if (raw !== raw.toUpperCase()) return -1;
  }
  return token?.meaning?.period ?? -1;
}

/** The hour of the day from an hour beside a word for a part of the day, or -1 when they do not fit. */
function hourInPeriod(hour: number, period: number): number {
  if (period < 0 || hour > 12) return hour;
  if (period === 0) return hour === 12 ? 0 : hour;
  if (period === 1) return hour === 12 ? 12 : hour + 12;
  if (period === 2) return hour < 6 ? hour + 12 : hour;
  return hour === 12 ? 0 : hour >= 5 ? hour + 12 : hour;
}

function colonTime(tokens: readonly Token[], at: number): Core | undefined {
  const hour = tokens[at] as Token;
  const minute = tokens[at + 2];
  if (!isSign(tokens[at + 1], ':') || !isNumber(minute) || minute.size !== 2) return undefined;
  if ((tokens[at + 1] as Token).spaceBefore !== minute.spaceBefore) return undefined;
  const core: Core = {
    hour: hour.value,
    minute: minute.value,
    second: 0,
    precision: 'minute',
    end: at + 3,
    isClear: true,
  };
  const second = tokens[at + 4];
  if (isSign(tokens[at + 3], ':') && isNumber(second) && second.size === 2 && isGlued(second)) {
    core.second = second.value;
    core.precision = 'second';
    core.end = at + 5;
    const fraction = tokens[at + 6];
    if (
      isSign(tokens[at + 5], '.,') &&
      isNumber(fraction, 9) &&
      isGlued(fraction) &&
      isGlued(tokens[at + 5])
    ) {
      core.end = at + 7;
    }
  }
  return core;
}

/** '14 h 23 min', '11h44', '3時15分', '1시 반', '15 Uhr'. */
function markedTime(tokens: readonly Token[], at: number, isPart: boolean): Core | undefined {
  if ((flagsOf(tokens[at + 1]) & HOUR_MARK) === 0) return undefined;
  const core: Core = {
    hour: (tokens[at] as Token).value,
    minute: 0,
    second: 0,
    precision: 'hour',
    end: at + 2,
    isClear: false,
  };
  if (isSign(tokens[core.end], '.') && isNumber(tokens[core.end + 1])) core.end++;
  if ((flagsOf(tokens[core.end]) & HALF) !== 0) {
    return { ...core, minute: 30, precision: 'minute', end: core.end + 1, isClear: true };
  }
  const minute = tokens[core.end];
  if (!isNumber(minute)) return core;
  const isMarked = (flagsOf(tokens[core.end + 1]) & MINUTE_MARK) !== 0;
  // '14 h 35' after a day; elsewhere the second number of '14 h 35' may count something else.
  if (!isMarked && (minute.size !== 2 || (minute.spaceBefore && !isPart))) return core;
  core.minute = minute.value;
  core.precision = 'minute';
  core.isClear = true;
  core.end += isMarked ? 2 : 1;
  if (isMarked && isSign(tokens[core.end], '.') && isGlued(tokens[core.end])) core.end++;
  const second = tokens[core.end];
  if (isNumber(second) && (flagsOf(tokens[core.end + 1]) & SECOND_MARK) !== 0) {
    core.second = second.value;
    core.precision = 'second';
    core.end += 2;
  }
  return core;
}

/** '15.15' beside a day or a word for 'at'; '9.05' only after such a word, since prices look alike. */
function dottedTime(tokens: readonly Token[], at: number, hasWord: boolean): Core | undefined {
  const hour = tokens[at] as Token;
  const minute = tokens[at + 2];
  if (!isSign(tokens[at + 1], '.') || !isGlued(tokens[at + 1])) return undefined;
  if (!isNumber(minute) || minute.size !== 2 || !isGlued(minute)) return undefined;
  if (!hasWord && hour.size !== 2) return undefined;
  const core: Core = {
    hour: hour.value,
    minute: minute.value,
    second: 0,
    precision: 'minute',
    end: at + 3,
    isClear: false,
  };
  const second = tokens[at + 4];
  if (isSign(tokens[at + 3], '.') && isNumber(second) && isGlued(second) && isGlued(tokens[at + 3])) {
    if (second.size !== 2) return undefined;
    core.second = second.value;
    core.precision = 'second';
    core.end = at + 5;
  }
  return core;
}

/** '151500' or '1515' right after the T of a compact ISO date. */
function compactTime(token: Token, at: number): Core | undefined {
  if (token.kind !== 'number' || (token.size !== 4 && token.size !== 6)) return undefined;
  const padded = token.size === 6 ? token.value : token.value * 100;
  return {
    hour: Math.floor(padded / 10_000),
    minute: Math.floor(padded / 100) % 100,
    second: padded % 100,
    precision: token.size === 6 ? 'second' : 'minute',
    end: at + 1,
    isClear: false,
  };
}

/** How a time may be written where it stands. */
export type TimePlace = 'alone' | 'after-day' | 'after-word' | 'after-T';

/** Reads a time that begins at a token. */
export function timeAt(reading: Reading, at: number, place: TimePlace): ClockTime | undefined {
  const { tokens } = reading;
  let period = periodAt(reading, at, false);
  let from = at;
  if (period >= 0) {
    from++;
    if (isSign(tokens[from], '.')) from++;
  }
  const first = tokens[from];
  if (first === undefined || first.kind !== 'number') return undefined;
  const isPart = place !== 'alone';
  const core =
    place === 'after-T' && first.size > 2
      ? compactTime(first, from)
      : first.size > 2
        ? undefined
        : (colonTime(tokens, from) ??
          markedTime(tokens, from, isPart) ??
          (isPart ? dottedTime(tokens, from, place === 'after-word') : undefined) ?? {
            hour: first.value,
            minute: 0,
            second: 0,
            precision: 'hour' as const,
            end: from + 1,
            isClear: false,
          });
  if (core === undefined) return undefined;
  const isBareHour = core.precision === 'hour' && core.end === from + 1;
  // 'Uhr', 'ч.', 'น.' after the numbers.
  if (!isBareHour && (flagsOf(tokens[core.end]) & HOUR_MARK) !== 0 && !isNumber(tokens[core.end + 1])) {
    core.end++;
    if (isSign(tokens[core.end], '.') && isGlued(tokens[core.end])) core.end++;
  }
  if (period < 0 && core.hour <= 12) {
    period = periodAt(reading, core.end, true);
    if (period >= 0) {
      core.end++;
      if (isSign(tokens[core.end], '.') && isGlued(tokens[core.end])) core.end++;
    }
  }
  if (period >= 0) core.isClear = true;
  else if (isBareHour) return undefined;
  const hour = hourInPeriod(core.hour, period);
  if (hour > 24 || core.minute > 59 || core.second > 60) return undefined;
  if (hour === 24 && core.minute + core.second > 0) return undefined;
  const zone = zoneAt(reading, core.end, core.precision === 'second' || place === 'after-T');
  return {
    hour: hour % 24,
    minute: core.minute,
    second: Math.min(core.second, 59),
    precision: core.precision,
    end: zone?.end ?? core.end,
    zone: zone?.minutes ?? null,
    isClear: core.isClear,
  };
}

/**
 * Reads a zone after a time. A bare '-10:00' counts only where a time range cannot stand: after seconds or in ISO.
 */
function zoneAt(
  reading: Reading,
  at: number,
  isExact: boolean,
): { minutes: number; end: number } | undefined {
  const { tokens, text } = reading;
  const isBracketed = isSign(tokens[at], '([');
  let next = isBracketed ? at + 1 : at;
  const name = tokens[next];
  let minutes: number | undefined;
  if ((flagsOf(name) & ZONE) !== 0 && name?.meaning !== undefined) {
    const raw = text.slice(name.start, name.end);
    // 'est', 'art' and 'ist' are everyday words in lower case.
    if (raw !== raw.toUpperCase()) return undefined;
    minutes = name.meaning.zoneMinutes;
    next++;
    if (minutes !== 0) return close(tokens, next, minutes, isBracketed);
  }
  const offset = offsetAt(tokens, next, isExact || minutes !== undefined);
  if (offset !== undefined) return close(tokens, offset.end, offset.minutes, isBracketed);
  return minutes === undefined ? undefined : close(tokens, next, minutes, isBracketed);
}

function close(
  tokens: readonly Token[],
  at: number,
  minutes: number,
  isBracketed: boolean,
): { minutes: number; end: number } {
  return { minutes, end: isBracketed && isSign(tokens[at], ')]') ? at + 1 : at };
}

function offsetAt(
  tokens: readonly Token[],
  at: number,
  isExact: boolean,
): { minutes: number; end: number } | undefined {
  const hours = tokens[at + 1];
  if (!isSign(tokens[at], '+-') || !isNumber(hours, 4) || !isGlued(hours)) return undefined;
  const sign = isSign(tokens[at], '-') ? -1 : 1;
  const isSafe = isExact || sign > 0;
  if (hours.size === 4) return valid(sign, Math.floor(hours.value / 100), hours.value % 100, at + 2);
  if (hours.size > 2 || !isSafe) return undefined;
  const minutes = tokens[at + 3];
  if (isSign(tokens[at + 2], ':') && isNumber(minutes) && minutes.size === 2) {
    return valid(sign, hours.value, minutes.value, at + 4);
  }
  return isExact ? valid(sign, hours.value, 0, at + 2) : undefined;
}

function valid(
  sign: number,
  hours: number,
  minutes: number,
  end: number,
): { minutes: number; end: number } | undefined {
  return hours <= 14 && minutes < 60 ? { minutes: sign * (hours * 60 + minutes), end } : undefined;
}
