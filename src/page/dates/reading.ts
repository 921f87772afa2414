// What a parser of date parts reads from: the tokens of a text and what is known beside it.
import { localAt } from './calendar.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { DateOptions, DayOrder, LocalTime } from './types.ts';

export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** Primary subtag of the page's language, or ''. */
  readonly code: string;
  /** The order that numbers have on this site, if known. */
  readonly order: DayOrder | undefined;
  /** The usual order of the page's language and country, if known. */
  readonly usualOrder: DayOrder | undefined;
  readonly now: number;
  /** The wall clock of the site now (of UTC when its zone is unknown). */
  readonly nowLocal: LocalTime;
  readonly zoneMinutes: number | null;
}

const YEAR_FIRST = new Set(['zh', 'yue', 'ja', 'ko', 'hu', 'lt', 'fa', 'eu', 'mn', 'sv']);
const MONTH_FIRST = new Set(['en', 'tl', 'fil']);
/** English with the day first: everywhere but the US, the Philippines and a few islands. */
const MONTH_FIRST_REGIONS = new Set(['us', 'ph', 'pr', 'gu', 'as', 'vi', 'mp']);

function usualOrderOf(language: string): DayOrder | undefined {
  const [code = '', ...rest] = language.toLowerCase().split(/[-_]/);
  if (code === '') return undefined;
  if (YEAR_FIRST.has(code)) return 'ymd';
  if (!MONTH_FIRST.has(code)) return 'dmy';
  const region = rest.find((part) => /^[a-z]{2}$/.test(part));
  return region === undefined || MONTH_FIRST_REGIONS.has(region) ? 'mdy' : 'dmy';
}

export function readingOf(text: string, options: DateOptions): Reading {
  const language = options.language ?? '';
  const zoneMinutes = options.timeZoneOffsetMinutes ?? null;
  return {
    text,
    tokens: tokensOf(text),
    code: language.toLowerCase().split(/[-_]/)[0] ?? '',
    order: options.order,
    usualOrder: usualOrderOf(language),
    now: options.now,
    nowLocal: localAt(options.now, zoneMinutes ?? 0),
    zoneMinutes,
  };
}

/** A text up to this long is a label rather than prose, and a bare word in it a date. */
export const LABEL_LENGTH = 40;

/** What a token may mean, as flags of the lexicon; 0 for numbers, signs and unknown words. */
export function flagsOf(token: Token | undefined): number {
  return token?.meaning?.flags ?? 0;
}

export function isSign(token: Token | undefined, signs: string): boolean {
  return token !== undefined && token.kind === 'sign' && signs.includes(token.form);
}

export function isNumber(token: Token | undefined, maxSize = 2): token is Token {
  return token !== undefined && token.kind === 'number' && token.size <= maxSize;
}

/** Nothing but this token stands between its neighbours. */
export function isGlued(token: Token | undefined): boolean {
  return token !== undefined && !token.spaceBefore;
}
