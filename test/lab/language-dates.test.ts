// Dates as forums write them: each style as it should look, and as exact as it says.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATE_STYLES, type DateStyle, formatDate, LAB_LANGUAGES } from '../../lab/language/index.ts';

const DAY = 86400;
const MOMENT = Date.UTC(2024, 0, 5, 15, 15, 42) / 1000;
const MUCH_LATER = MOMENT + 400 * DAY;
const STYLES = Object.keys(DATE_STYLES) as DateStyle[];

describe('an absolute date', () => {
  it.each([
    ['en', 'iso', '2024-01-05T15:15:42Z'],
    ['en', 'iso-minutes', '2024-01-05 15:15'],
    ['zh', 'iso-unpadded', '2024-1-5 15:15'],
    ['de', 'dotted', '05.01.2024, 15:15'],
    ['en', 'slashed-us', '01/05/24 03:15 PM'],
    ['es', 'slashed-eu', '05/01/2024 15:15'],
    ['ja', 'slashed-asian', '2024/01/05 15:15'],
    ['en', 'weekday-us', 'Fri Jan 05, 2024 3:15 pm'],
    ['ru', 'weekday-us', 'Пт янв 05, 2024 3:15 pm'],
    ['en', 'day-month', '05 Jan 2024, 15:15'],
    ['pl', 'day-month', '05 sty 2024, 15:15'],
    ['en', 'month-apostrophe', "Jan 5, '24"],
    ['en', 'long', 'January 5, 2024 at 3:15 PM'],
    ['de', 'long', '5. Januar 2024 um 15:15'],
    ['es', 'long', '5 de enero de 2024, 15:15'],
    ['ru', 'long', '5 января 2024 г., 15:15'],
    ['zh', 'long', '2024年1月5日 15:15'],
    ['ja', 'long-weekday', '2024年1月5日(金) 15:15'],
    ['ar', 'long', '5 يناير 2024، 3:15 م'],
    ['ar', 'long-native-digits', '٥ يناير ٢٠٢٤، ٣:١٥ م'],
    ['pl', 'long', '5 stycznia 2024, 15:15'],
    ['zh', 'slashed-us', '01/05/24 下午03:15'],
    ['ru', 'day-only', '5 января 2024'],
    ['en', 'words', 'January 5, 2024 at 15:15'],
  ] as const)('in %s as %s is %s', (language, style, text) => {
    expect(formatDate(language, style, MOMENT, MUCH_LATER, 0)).toBe(text);
  });

  it('follows the time zone over midnight', () => {
    const late = Date.UTC(2023, 11, 31, 23, 30) / 1000;
    expect(formatDate('en', 'iso', late, MUCH_LATER, 60)).toBe('2024-01-01T00:30:00+01:00');
    expect(formatDate('en', 'iso', late, MUCH_LATER, -210)).toBe('2023-12-31T20:00:00-03:30');
    expect(formatDate('en', 'slashed-us', late, MUCH_LATER, 60)).toBe('01/01/24 12:30 AM');
  });
});

describe('a recent date', () => {
  const now = Date.UTC(2024, 0, 10, 12, 0) / 1000; // a Wednesday
  const ago = (seconds: number) => now - seconds;

  it.each([
    ['en', 'words-comma', ago(3600), 'Today, 11:00'],
    ['en', 'words', Date.UTC(2024, 0, 9, 15, 28) / 1000, 'Yesterday at 15:28'],
    ['en', 'words-12h', Date.UTC(2024, 0, 6, 15, 15) / 1000, 'Saturday at 3:15 PM'],
    ['de', 'words', Date.UTC(2024, 0, 9, 15, 28) / 1000, 'Gestern um 15:28'],
    ['ru', 'words', Date.UTC(2024, 0, 9, 15, 28) / 1000, 'Вчера в 15:28'],
    ['zh', 'words', Date.UTC(2024, 0, 9, 15, 28) / 1000, '昨天 15:28'],
    ['ja', 'words-12h', Date.UTC(2024, 0, 9, 15, 28) / 1000, '昨日 午後3:28'],
    ['ar', 'words', Date.UTC(2024, 0, 9, 15, 28) / 1000, 'أمس في 15:28'],
    ['en', 'words', Date.UTC(2024, 0, 3, 12, 0) / 1000, 'January 3, 2024 at 12:00'],
    ['en', 'relative', ago(10), 'Just now'],
    ['en', 'relative', ago(3 * 3600 + 1800), '3 hours ago'],
    ['en', 'relative-short', ago(DAY), '1d'],
    ['de', 'relative', ago(5 * DAY), 'vor 5 Tagen'],
    ['zh', 'relative', ago(3 * 3600), '3小时前'],
    ['ru', 'relative', ago(300), '5 минут назад'],
    ['pl', 'relative', ago(22 * 3600), '22 godziny temu'],
    ['es', 'relative', ago(400 * DAY), 'hace 1 año'],
    ['ja', 'relative', ago(45 * DAY), '1か月前'],
    ['ar', 'relative', ago(2 * 3600), 'قبل ساعتين'],
    ['en', 'relative-recent', ago(6 * DAY), '6 days ago'],
    ['en', 'relative-recent', ago(7 * DAY), 'January 3, 2024'],
  ] as const)('in %s as %s (%i) is %s', (language, style, moment, text) => {
    expect(formatDate(language, style, moment, now, 0)).toBe(text);
  });

  it('is called by the day of the reader, not of UTC', () => {
    const moment = Date.UTC(2024, 0, 9, 23, 30) / 1000;
    expect(formatDate('en', 'words', moment, now, 0)).toBe('Yesterday at 23:30');
    expect(formatDate('en', 'words', moment, now, 60)).toBe('Today at 00:30');
  });
});

it('has examples that its own English makes', () => {
  const now = Date.UTC(2024, 0, 10, 18, 30) / 1000;
  const candidates = [
    MOMENT,
    now - 3 * 3600 - 120, // today, 15:28
    now - 27 * 3600 - 120, // yesterday, 15:28
    Date.UTC(2024, 0, 5, 15, 15) / 1000,
    now - 5 * DAY,
    now - DAY,
  ];
  for (const style of STYLES) {
    if (style === 'words-12h') continue; // checked above: depends on the weekday
    const texts = candidates.flatMap((moment) =>
      [now, MUCH_LATER].map((present) => formatDate('en', style, moment, present, 0)),
    );
    expect(texts, style).toContain(DATE_STYLES[style].example);
  }
});

it('tells moments apart exactly as finely as it says', () => {
  const moments = fc.integer({ min: Date.UTC(2005, 0, 1) / 1000, max: Date.UTC(2024, 5, 1) / 1000 });
  const language = fc.constantFrom(...LAB_LANGUAGES);
  const now = Date.UTC(2024, 5, 1) / 1000;
  fc.assert(
    fc.property(
      language,
      fc.constantFrom(...STYLES),
      moments,
      fc.integer({ min: 1, max: 3 * DAY }),
      (lang, style, a, gap) => {
        const b = a + gap;
        if (b > now) return;
        const unit = { second: 1, minute: 60, day: DAY, relative: 0 }[DATE_STYLES[style].precision];
        if (unit === 0) return;
        const same = formatDate(lang, style, a, now, 0) === formatDate(lang, style, b, now, 0);
        expect(same).toBe(Math.floor(a / unit) === Math.floor(b / unit));
      },
    ),
    { seed: 4, numRuns: 3000 },
  );
});

it('leaves no gap in any pattern, whatever the moment', () => {
  const now = Date.UTC(2024, 5, 1) / 1000;
  for (const language of LAB_LANGUAGES) {
    for (const style of STYLES) {
      for (let age = 5; age < 2000 * DAY; age *= 1.7) {
        const text = formatDate(language, style, Math.floor(now - age), now, 120);
        expect(text, `${language} ${style}`).not.toMatch(/[{}]|undefined|NaN/);
      }
    }
  }
});
