// Dates in text, as people write them in some fifty languages: absolute ('5. Januar 2024 um 15:15 Uhr'), relative
// ('3 hours ago', 'vor 5 Tagen', 'yesterday at 15:28'), by weekday, in any digits, and in the Persian, Buddhist and
// Japanese-era calendars too. Pure functions over strings; language tables in languages/ are data.
export { localAt, localEpoch } from './calendar.ts';
export { decideOrder, type OrderDecision } from './day-order.ts';
export { findDates, firstDate, hasDate } from './find.ts';
export { epochOf, toIso } from './iso.ts';
export type { DateKind, DateOptions, DayOrder, FoundDate, LocalTime, Precision } from './types.ts';
