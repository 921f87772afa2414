// The lab's languages: complete, in their own script, grammatical in numbers.
import { describe, expect, it } from 'vitest';
import {
  counted,
  directionOf,
  interfaceStrings,
  LAB_LANGUAGES,
  languagePack,
  makeBoardTitle,
  makeCategoryTitle,
  makeParagraph,
  makeSentence,
  makeThreadTitle,
  makeUserName,
  pluralCategory,
  vocabularyOf,
} from '../../lab/language/index.ts';
import { createRandom } from '../../lab/random.ts';
import type { LabLanguage } from '../../lab/types.ts';

const SCRIPTS: Record<LabLanguage, RegExp> = {
  en: /\p{Script=Latin}/gu,
  de: /\p{Script=Latin}/gu,
  es: /\p{Script=Latin}/gu,
  pl: /\p{Script=Latin}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/gu,
  ar: /\p{Script=Arabic}/gu,
};

/** Letters only one of the Latin-script languages has: a pack copied from another would lack them. */
const OWN_LETTERS: Partial<Record<LabLanguage, RegExp>> = {
  de: /[äöüß]/,
  es: /[ñ¿áéíóú]/,
  pl: /[łąęśżźćń]/,
  ja: /\p{Script=Hiragana}/u,
};

it('knows the eight languages, Arabic alone from right to left', () => {
  expect([...LAB_LANGUAGES].sort()).toEqual(['ar', 'de', 'en', 'es', 'ja', 'pl', 'ru', 'zh']);
  expect(LAB_LANGUAGES.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
});

describe.each(LAB_LANGUAGES)('%s', (language) => {
  const vocabulary = vocabularyOf(language);

  it('has every interface word, none blank', () => {
    const strings = interfaceStrings(language);
    expect(Object.keys(strings).sort()).toEqual(Object.keys(interfaceStrings('en')).sort());
    for (const [key, value] of Object.entries(strings)) expect(value.trim(), key).not.toBe('');
    // Words a reader must tell apart.
    const pager = [strings.next, strings.previous, strings.last, strings.first];
    expect(new Set(pager).size).toBe(4);
    expect(strings.nextThread).not.toBe(strings.next);
  });

  it('has word lists without blanks or doubles', () => {
    for (const [key, value] of Object.entries(vocabulary)) {
      if (typeof value === 'string') continue;
      expect(value.length, key).toBeGreaterThanOrEqual(3);
      expect(new Set(value).size, key).toBe(value.length);
      for (const phrase of value) expect(phrase, key).not.toBe('');
    }
  });

  it('writes sentences in its script, of natural length, ending in punctuation', () => {
    const random = createRandom(3);
    let script = 0;
    let letters = 0;
    const lengths: number[] = [];
    for (let i = 0; i < 300; i++) {
      const sentence = makeSentence(vocabulary, random);
      expect(sentence).toMatch(/[.!?。！？؟]$/);
      expect(sentence).not.toMatch(/[{}]|undefined| {2}/);
      script += sentence.match(SCRIPTS[language])?.length ?? 0;
      letters += sentence.match(/\p{L}/gu)?.length ?? 0;
      lengths.push(sentence.length);
    }
    expect(script / letters).toBeGreaterThan(0.95);
    const mean = lengths.reduce((sum, n) => sum + n, 0) / lengths.length;
    const isDense = language === 'zh' || language === 'ja';
    expect(mean).toBeGreaterThan(isDense ? 12 : 40);
    expect(mean).toBeLessThan(isDense ? 60 : 120);
    const own = OWN_LETTERS[language];
    if (own !== undefined) expect(makeParagraph(vocabulary, createRandom(4), 60)).toMatch(own);
  });

  it('says the same for the same seed and hardly ever repeats itself', () => {
    const text = (seed: number) => makeParagraph(vocabulary, createRandom(seed), 4);
    expect(text(5)).toBe(text(5));
    const texts = new Set(Array.from({ length: 2000 }, (_, i) => text(i)));
    expect(texts.size).toBeGreaterThan(1990);
    const titles = new Set(
      Array.from({ length: 500 }, (_, i) => makeThreadTitle(vocabulary, createRandom(i))),
    );
    expect(titles.size).toBeGreaterThan(250);
    const names = new Set(Array.from({ length: 500 }, (_, i) => makeUserName(vocabulary, createRandom(i))));
    expect(names.size).toBeGreaterThan(150);
  });

  it('never gives two boards or headings one title', () => {
    const boards = Array.from({ length: 300 }, (_, i) => makeBoardTitle(vocabulary, i));
    const headings = Array.from({ length: 30 }, (_, i) => makeCategoryTitle(vocabulary, i));
    expect(new Set([...boards, ...headings]).size).toBe(330);
  });

  it('counts as CLDR says', () => {
    const rules = new Intl.PluralRules(language);
    for (let n = 0; n <= 250; n++) expect(pluralCategory(language, n), String(n)).toBe(rules.select(n));
  });

  it('has names of months and days, twelve and seven', () => {
    const { dates } = languagePack(language);
    expect([dates.months.length, dates.monthsShort.length]).toEqual([12, 12]);
    expect([dates.weekdays.length, dates.weekdaysShort.length]).toEqual([7, 7]);
    const tag = language === 'ar' ? 'ar-EG' : language;
    for (let month = 0; month < 12; month++) {
      const parts = new Intl.DateTimeFormat(tag, { month: 'long', day: 'numeric', timeZone: 'UTC' });
      const text = parts.format(Date.UTC(2024, month, 5));
      expect(text.toLowerCase()).toContain(dates.months[month]!.toLowerCase());
    }
    for (let day = 0; day < 7; day++) {
      const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
      expect(format.format(Date.UTC(2024, 0, 7 + day)).toLowerCase()).toBe(
        dates.weekdays[day]!.toLowerCase(),
      );
    }
  });
});

it('uses the right Slavic and Arabic forms', () => {
  const minutes = (language: LabLanguage, n: number) =>
    counted(language, languagePack(language).dates.ago.minute, n);
  expect([1, 2, 5, 11, 21, 22, 112].map((n) => minutes('ru', n))).toEqual([
    '1 минуту назад',
    '2 минуты назад',
    '5 минут назад',
    '11 минут назад',
    '21 минуту назад',
    '22 минуты назад',
    '112 минут назад',
  ]);
  expect([1, 2, 5, 12, 21, 22].map((n) => minutes('pl', n))).toEqual([
    '1 minutę temu',
    '2 minuty temu',
    '5 minut temu',
    '12 minut temu',
    '21 minut temu',
    '22 minuty temu',
  ]);
  expect([1, 2, 3, 11].map((n) => minutes('ar', n))).toEqual([
    'قبل دقيقة',
    'قبل دقيقتين',
    'قبل 3 دقائق',
    'قبل 11 دقيقة',
  ]);
});
