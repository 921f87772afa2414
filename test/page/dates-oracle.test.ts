// Dates as the platform's own Intl writes them, in every language we know, are read back to the same wall clock.
import { describe, expect, test } from 'vitest';
import { type DayOrder, epochOf, firstDate } from '../../src/page/dates/index.ts';

const LOCALES =
  'en-US en-GB en-AU en-CA en-IN de de-AT de-CH fr fr-CA fr-BE es es-MX es-AR es-CL pt-BR pt-PT it nl nl-BE sv da nb nn fi is pl cs sk hu ro hr sr sr-Latn bs sl bg ru uk be mk el tr az ar ar-EG ar-MA ar-LB ar-SA-u-ca-gregory fa fa-u-ca-gregory he hi bn th th-u-ca-gregory vi id ms fil zh-CN zh-TW zh-HK ja ko lt lv et ca gl eu eo mr ta ur sw kk uz sq ka hy'.split(
    ' ',
  );
const STYLES = ['full', 'long', 'medium', 'short'] as const;
const TIMES = ['short', 'medium', undefined] as const;
const SAMPLES = 40;
const NOW = Date.UTC(2026, 5, 15, 12);

/** A small seeded generator, so that failures repeat. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function orderOf(locale: string): DayOrder {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: 'UTC' })
    .formatToParts(Date.UTC(2024, 0, 25))
    .flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? type.charAt(0) : []))
    .join('') as DayOrder;
}

/** Parts of a wall clock down to what the format shows. */
const clockOf = (epoch: number, timeStyle: (typeof TIMES)[number]): string =>
  new Date(epoch).toISOString().slice(0, timeStyle === undefined ? 10 : timeStyle === 'short' ? 16 : 19);

describe('absolute dates as Intl writes them', () => {
  test.each(LOCALES)('in %s', (locale) => {
    const random = randomOf(7);
    const order = orderOf(locale);
    const failures: string[] = [];
    const rates: string[] = [];
    for (const dateStyle of STYLES) {
      let read = 0;
      for (const timeStyle of TIMES) {
        const format = new Intl.DateTimeFormat(locale, {
          dateStyle,
          timeZone: 'UTC',
          ...(timeStyle === undefined ? {} : { timeStyle }),
        });
        for (let i = 0; i < SAMPLES; i++) {
          const epoch = Date.UTC(
            2000 + random(26),
            random(12),
            1 + random(28),
            random(24),
            random(60),
            random(60),
          );
          const text = format.format(epoch);
          const found = firstDate(text, { now: NOW, language: locale, order });
          if (found !== undefined && clockOf(epochOf(found), timeStyle) === clockOf(epoch, timeStyle)) read++;
          else failures.push(`${text} read as ${JSON.stringify(found?.local)}`);
        }
      }
      const rate = read / (SAMPLES * TIMES.length);
      rates.push(`${dateStyle} ${(rate * 100).toFixed(1)}`);
      expect(rate, failures.slice(0, 5).join('\n')).toBeGreaterThanOrEqual(0.99);
    }
    console.info(`${locale.padEnd(20)} ${rates.join('  ')}`);
  });
});

const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
const UNIT_MS = [1000, 60_000, 3_600_000, 86_400_000, 604_800_000];

/** CLDR itself writes two Arabic forms for the past as for the future. */
const RELATIVE_FLOORS: Readonly<Record<string, number>> = { ar: 0.97 };

describe('elapsed time as Intl writes it', () => {
  const languages = [
    ...new Set(LOCALES.map((locale) => (locale.startsWith('zh') ? locale : locale.split('-')[0]))),
  ];
  test.each(languages as string[])('in %s', (locale) => {
    const failures: string[] = [];
    let total = 0;
    for (const style of ['long', 'short'] as const) {
      const format = new Intl.RelativeTimeFormat(locale, { style, numeric: 'always' });
      UNITS.forEach((unit, index) => {
        for (const count of [1, 2, 3, 5, 11, 21]) {
          total++;
          const text = format.format(-count, unit);
          const expected = new Date(NOW - count * (UNIT_MS[index] ?? 0));
          if (unit === 'month') expected.setUTCMonth(expected.getUTCMonth() - count);
          if (unit === 'year') expected.setUTCFullYear(expected.getUTCFullYear() - count);
          const found = firstDate(text, { now: NOW, language: locale });
          if (found === undefined || epochOf(found) !== expected.getTime()) failures.push(text);
        }
      });
    }
    const rate = 1 - failures.length / total;
    expect(rate, failures.join(', ')).toBeGreaterThanOrEqual(RELATIVE_FLOORS[locale] ?? 0.99);
  });

  test.each(languages as string[])('knows today and yesterday in %s', (locale) => {
    const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    for (const back of [0, 1]) {
      const text = format.format(-back, 'day');
      const found = firstDate(text, { now: NOW, language: locale });
      expect(found?.local.day, text).toBe(15 - back);
    }
  });
});
