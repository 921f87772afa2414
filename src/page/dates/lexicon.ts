// The date words of all languages in one map: what a word or phrase can mean, in which languages.
import { characterTables, foldWord, LETTER, UNSPACED } from './characters.ts';
import { ERAS, JALALI_MONTHS, LANGUAGES, ZONES } from './languages/index.ts';
import type { LanguageWords } from './languages/words.ts';

export const MONTH = 1;
export const WEEKDAY = 1 << 1;
export const UNIT = 1 << 2;
export const AGO_BEFORE = 1 << 3;
export const AGO_AFTER = 1 << 4;
/** 'today', 'yesterday'. */
export const DAY_WORD = 1 << 5;
export const NOW = 1 << 6;
export const LAST = 1 << 7;
/** 'am', 'pm'. */
export const PERIOD = 1 << 8;
/** Between the parts of a day. */
export const OF = 1 << 9;
/** Between day and time. */
export const AT = 1 << 10;
export const ONE = 1 << 11;
export const FEW = 1 << 12;
export const ABOUT = 1 << 13;
export const ZONE = 1 << 14;
/** After a number: 年. */
export const YEAR_MARK = 1 << 15;
export const MONTH_MARK = 1 << 16;
export const DAY_MARK = 1 << 17;
export const HOUR_MARK = 1 << 18;
export const MINUTE_MARK = 1 << 19;
export const SECOND_MARK = 1 << 20;
/** Before a number: 'năm'. */
export const BEFORE_YEAR = 1 << 21;
export const BEFORE_MONTH = 1 << 22;
export const BEFORE_DAY = 1 << 23;
export const ORDINAL = 1 << 24;
export const ERA = 1 << 25;
/** A unit that may stand with a number as a whole text. */
export const SHORT_UNIT = 1 << 26;
/** A unit that already says 'ago'. */
export const UNIT_AGO = 1 << 27;
/** 'and' between two counts. */
export const AND = 1 << 28;
/** 'half past', after an hour. */
export const HALF = 1 << 29;

/** A value a word has in some language. */
export interface Sense {
  readonly code: string;
  readonly value: number;
  /** How many units a form itself counts: 2 for a dual, else 1. */
  readonly count: number;
}

/** All a word or phrase can mean. */
export interface Meaning {
  flags: number;
  /** 1–12; 101–112 for months of the Persian calendar. */
  readonly months: Sense[];
  /** 0–6 from Sunday. */
  readonly weekdays: Sense[];
  /** Index into UNITS. */
  readonly units: Sense[];
  /** Days back: 0 today, 1 yesterday. */
  readonly days: Sense[];
  /** 0 before noon, 1 after noon, 2 about noon, 3 night. */
  period: number;
  zoneMinutes: number;
  eraBase: number;
}

interface Phrase {
  /** Folded words and signs after the first. */
  readonly rest: readonly string[];
  readonly meaning: Meaning;
}

export interface Lexicon {
  readonly words: ReadonlyMap<string, Meaning>;
  /** Phrases by their first word, longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Words of unspaced scripts by first character: their lengths, longest first. */
  readonly unspacedLengths: ReadonlyMap<number, readonly number[]>;
  /** Every key with the flags it stands for, for the quick check. */
  readonly keys: ReadonlyMap<string, number>;
}

const MARKS = [YEAR_MARK, MONTH_MARK, DAY_MARK, HOUR_MARK, MINUTE_MARK, SECOND_MARK];
const MARKS_BEFORE = [BEFORE_YEAR, BEFORE_MONTH, BEFORE_DAY];

/** Whether a folded form is more than one run of letters. */
function hasBreak(folded: string): boolean {
  const { classOf } = characterTables();
  for (let i = 0; i < folded.length; i++) if (classOf[folded.charCodeAt(i)] !== LETTER) return true;
  return false;
}

/** Splits folded text into words and single signs, as the tokens of a text are. */
function splitPhrase(phrase: string): string[] {
  return phrase.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];
}

const forms = (group: string | undefined): string[] =>
  (group ?? '')
    .split(',')
    .map((form) => form.trim())
    .filter((form) => form !== '');
const groups = (text: string | undefined): string[][] => (text ?? '').split('|').map(forms);

function newMeaning(): Meaning {
  return {
    flags: 0,
    months: [],
    weekdays: [],
    units: [],
    days: [],
    period: -1,
    zoneMinutes: 0,
    eraBase: 0,
  };
}

class LexiconBuilder {
  readonly words = new Map<string, Meaning>();
  readonly phrases = new Map<string, { rest: string[]; meaning: Meaning }[]>();
  readonly unspaced = new Map<number, Set<number>>();

  private readonly known = new Map<string, Meaning>();
  private readonly byPhrase = new Map<string, Meaning>();

  /** The meaning of a form, made when new. */
  meaningOf(form: string): Meaning {
    let meaning = this.known.get(form);
    if (meaning === undefined) {
      meaning = this.enter(form);
      this.known.set(form, meaning);
    }
    return meaning;
  }

  private enter(form: string): Meaning {
    const folded = foldWord(form);
    const first = folded.charCodeAt(0);
    const isUnspaced = characterTables().classOf[first] === UNSPACED;
    const parts = isUnspaced || !hasBreak(folded) ? [folded] : splitPhrase(folded);
    const head = parts[0] ?? folded;
    if (isUnspaced) {
      const lengths = this.unspaced.get(first) ?? new Set();
      this.unspaced.set(first, lengths.add(folded.length));
    }
    if (parts.length < 2) {
      const known = this.words.get(head) ?? newMeaning();
      this.words.set(head, known);
      return known;
    }
    const key = parts.join(' ');
    const meaning = this.byPhrase.get(key) ?? newMeaning();
    if (this.byPhrase.has(key)) return meaning;
    this.byPhrase.set(key, meaning);
    const list = this.phrases.get(head) ?? [];
    this.phrases.set(head, list);
    list.push({ rest: parts.slice(1), meaning });
    return meaning;
  }

  flag(text: string | undefined, flag: number): void {
    for (const form of forms(text)) this.meaningOf(form).flags |= flag;
  }

  senses(
    text: string | undefined,
    flag: number,
    field: 'months' | 'weekdays' | 'units' | 'days',
    code: string,
    valueAt: (index: number) => number,
    count = 1,
  ): void {
    groups(text).forEach((group, index) => {
      for (const form of group) {
        const meaning = this.meaningOf(form);
        meaning.flags |= flag;
        const value = valueAt(index);
        if (!meaning[field].some((sense) => sense.code === code && sense.value === value)) {
          meaning[field].push({ code, value, count });
        }
      }
    });
  }

  add(language: LanguageWords): void {
    const codes = language.code.split(',');
    const same = (index: number): number => index;
    for (const code of codes) {
      this.senses(language.months, MONTH, 'months', code, (index) => index + 1);
      this.senses(language.weekdays, WEEKDAY, 'weekdays', code, same);
      this.senses(language.duals, UNIT, 'units', code, same, 2);
      this.senses(language.units, UNIT, 'units', code, same);
      this.senses(language.unitsAgo, UNIT | UNIT_AGO, 'units', code, same);
      this.senses(language.short, SHORT_UNIT, 'units', code, same);
      this.senses(language.days, DAY_WORD, 'days', code, same);
    }
    const [before, after] = (language.ago ?? '').split('|');
    this.flag(before, AGO_BEFORE);
    this.flag(after, AGO_AFTER);
    this.flag(language.now, NOW);
    groups(language.period).forEach((group, index) => {
      for (const form of group) {
        const meaning = this.meaningOf(form);
        meaning.flags |= PERIOD;
        if (meaning.period < 0) meaning.period = index;
      }
    });
    this.flag(language.one, ONE);
    this.flag(language.few, FEW);
    this.flag(language.about, ABOUT);
    this.flag(language.last, LAST);
    this.flag(language.of, OF);
    this.flag(language.at, AT);
    this.flag(language.ordinals, ORDINAL);
    (language.marks ?? '').split('|').forEach((group, index) => {
      this.flag(group, MARKS[index] ?? 0);
    });
    (language.marksBefore ?? '').split('|').forEach((group, index) => {
      this.flag(group, MARKS_BEFORE[index] ?? 0);
    });
  }

  build(): Lexicon {
    const keys = new Map<string, number>();
    const addKey = (key: string, flags: number): void => {
      keys.set(key, (keys.get(key) ?? 0) | flags);
    };
    for (const [word, meaning] of this.words) addKey(word, meaning.flags);
    for (const [head, list] of this.phrases) {
      list.sort((a, b) => b.rest.length - a.rest.length);
      // The longest word of a phrase is the rarest: 'now' rather than 'just'.
      for (const phrase of list) {
        const rarest = [head, ...phrase.rest].reduce((a, b) => (b.length > a.length ? b : a));
        addKey(rarest, phrase.meaning.flags);
      }
    }
    const unspacedLengths = new Map<number, readonly number[]>();
    for (const [first, lengths] of this.unspaced) {
      unspacedLengths.set(
        first,
        [...lengths].sort((a, b) => b - a),
      );
    }
    return { words: this.words, phrases: this.phrases, unspacedLengths, keys };
  }
}

function buildLexicon(): Lexicon {
  const builder = new LexiconBuilder();
  for (const language of LANGUAGES) builder.add(language);
  builder.senses(JALALI_MONTHS, MONTH, 'months', 'fa', (index) => index + 101);
  for (const [name, minutes] of Object.entries(ZONES)) {
    const meaning = builder.meaningOf(name);
    meaning.flags |= ZONE;
    meaning.zoneMinutes = minutes;
  }
  for (const [name, base] of Object.entries(ERAS)) {
    const meaning = builder.meaningOf(name);
    meaning.flags |= ERA;
    meaning.eraBase = base;
  }
  builder.flag('and,und,et,y,e,i,и,та,і,og,och,en,ja,ve,و,a,&', AND);
  builder.flag('반,半', HALF);
  builder.flag('h', HOUR_MARK);
  return builder.build();
}

let lexicon: Lexicon | undefined;

/** All date words, put together on first use (some milliseconds). */
export function dateLexicon(): Lexicon {
  lexicon ??= buildLexicon();
  return lexicon;
}

/** The sense of a word in a language, else the first one; undefined when the word has no such sense. */
export function senseIn(senses: readonly Sense[], code: string): Sense | undefined {
  return senses.find((sense) => sense.code === code) ?? senses[0];
}
