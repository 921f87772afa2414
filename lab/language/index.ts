// The lab's languages: what posts, titles and names are made of, the words of a forum's interface, and dates the
// way forums write them. All word lists are our own; text is drawn from a `Random`, so that equal seeds give equal
// text.
export {
  arabicIndicDigits,
  DATE_STYLES,
  type DatePrecision,
  type DateStyle,
  type DateStyleFacts,
  formatDate,
} from './dates.ts';
export { directionOf, interfaceStrings, LAB_LANGUAGES, languagePack, vocabularyOf } from './packs.ts';
export { counted, type PluralCategory, pluralCategory } from './plurals.ts';
export * from './text.ts';
export type {
  CountedForms,
  DateWords,
  InterfaceStrings,
  LanguagePack,
  TimeUnit,
  Vocabulary,
} from './types.ts';
