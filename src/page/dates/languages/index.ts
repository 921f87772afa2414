// All language tables, and what no table of words can say: zones, calendars and usual orders.
import { BALTIC_URALIC } from './baltic-uralic.ts';
import { EAST_ASIAN } from './east-asian.ts';
import { GERMANIC } from './germanic.ts';
import { INDIC } from './indic.ts';
import { MEDITERRANEAN } from './mediterranean.ts';
import { ROMANCE } from './romance.ts';
import { SEMITIC_IRANIAN } from './semitic-iranian.ts';
import { CYRILLIC } from './slavic-cyrillic.ts';
import { SLAVIC_LATIN } from './slavic-latin.ts';
import { SOUTH_EAST_ASIAN } from './south-east-asian.ts';
import type { LanguageWords } from './words.ts';

/** In order of how often forums use them: the first sense of a word wins where nothing else decides. */
export const LANGUAGES: readonly LanguageWords[] = [
  ...GERMANIC,
  ...ROMANCE,
  ...CYRILLIC,
  ...SLAVIC_LATIN,
  ...EAST_ASIAN,
  ...MEDITERRANEAN,
  ...SEMITIC_IRANIAN,
  ...SOUTH_EAST_ASIAN,
  ...BALTIC_URALIC,
  ...INDIC,
];

export { ERAS } from './east-asian.ts';

/** Months of the Persian (Jalali) calendar, from Farvardin. */
export const JALALI_MONTHS = 'فروردین|اردیبهشت|خرداد|تیر|مرداد,امرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند';

/** Names of time zones in minutes east of UTC. Names shared by several zones have the one most written on the web. */
export const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  west: 60,
  bst: 60,
  cet: 60,
  mez: 60,
  cest: 120,
  mesz: 120,
  eet: 120,
  eest: 180,
  msk: 180,
  мск: 180,
  trt: 180,
  ist: 330,
  jst: 540,
  kst: 540,
  hkt: 480,
  awst: 480,
  aest: 600,
  aedt: 660,
  nzst: 720,
  nzdt: 780,
  brt: -180,
  art: -180,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
};
