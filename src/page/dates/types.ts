// What date recognition takes and gives.

/** A date and time as a clock on the wall shows it: no time zone is implied. */
export interface LocalTime {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

/** Order of day, month and year in an all-numeric date. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

export type Precision = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

/**
 * `absolute` names a calendar day; `relative` counts back from now ('3 hours ago', 'yesterday at 15:28');
 * `weekday` names the latest such day of the week; `time-only` is a clock time without a day, which may as well be
 * the length of a video: `firstDate` and `hasDate` leave it out.
 */
export type DateKind = 'absolute' | 'relative' | 'weekday' | 'time-only';

export interface FoundDate {
  /** Where in the text, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  readonly kind: DateKind;
  /** The smallest part the text names. Smaller parts of `local` are 0 (or 1), or those of now for elapsed time. */
  readonly precision: Precision;
  readonly local: LocalTime;
  /** Minutes east of UTC when the text names a zone, or counts back from now; else null. */
  readonly offsetMinutes: number | null;
  /** Another order of day, month and year would be as good a reading; see `alternatives`. */
  readonly isAmbiguous: boolean;
  /** The other readings of an ambiguous date. */
  readonly alternatives: readonly LocalTime[];
  /** The text names the year; else the latest such day not after now was taken. */
  readonly hasYear: boolean;
}

export interface DateOptions {
  /** The moment the page was fetched, in ms since 1970: what 'ago', 'today' and missing years count from. */
  readonly now: number;
  /** Order of day, month and year on this site, when known: see `decideOrder`. */
  readonly order?: DayOrder | undefined;
  /** BCP 47 tag of the page. Settles words that mean different things, and the usual order of numbers. */
  readonly language?: string | undefined;
  /** The site's offset from UTC, when known: decides which day 'today' is. */
  readonly timeZoneOffsetMinutes?: number | null | undefined;
  /** Also report a bare year ('2016') when it is the whole text. */
  readonly bareYears?: boolean | undefined;
}
