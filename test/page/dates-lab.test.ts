// Every style in which the lab writes dates, in all its languages, is read back.
import { describe, expect, test } from 'vitest';
import { DATE_STYLES, type DateStyle, formatDate, LAB_LANGUAGES } from '../../lab/language/index.ts';
import { epochOf, firstDate } from '../../src/page/dates/index.ts';

/** 2024-06-19 18:42:10 at the site, a Wednesday. */
const NOW_SECONDS = Date.UTC(2024, 5, 19, 17, 42, 10) / 1000;
const OFFSET_MINUTES = 60;

/** Ages in seconds: from seconds to years, away from the edges of units. */
const AGES = [
  130, 1500, 4000, 11_000, 50_000, 90_000, 130_000, 200_000, 300_000, 420_000, 500_000, 700_000, 1_500_000,
  4_000_000, 12_345_678, 23_456_789, 40_000_000, 98_765_432, 150_000_000,
];

const DAY = 86_400;
/** How far a reading of elapsed time may be off: forums round down to whole units. */
function slackOf(age: number): number {
  if (age < 3600) return 60;
  if (age < DAY) return 3600;
  if (age < 7 * DAY) return DAY;
  if (age < 30 * DAY) return 7 * DAY;
  return age < 365 * DAY ? 32 * DAY : 367 * DAY;
}

const ORDERS: Partial<Record<DateStyle, 'dmy' | 'mdy'>> = { 'slashed-us': 'mdy', 'slashed-eu': 'dmy' };

describe.each(LAB_LANGUAGES)('the lab in %s', (language) => {
  test.each(Object.keys(DATE_STYLES) as DateStyle[])('is read in style %s', (style) => {
    for (const age of AGES) {
      const at = NOW_SECONDS - age;
      const text = formatDate(language, style, at, NOW_SECONDS, OFFSET_MINUTES);
      // '1月' names January before it counts a month.
      if (/^\d+月$/.test(text)) continue;
      const found = firstDate(text, {
        now: NOW_SECONDS * 1000,
        language,
        order: ORDERS[style],
        timeZoneOffsetMinutes: OFFSET_MINUTES,
      });
      expect(found, `${text} (${age} s ago)`).toBeDefined();
      if (found === undefined) continue;
      expect(found.raw, text).toBe(text.trim());
      const zone = found.offsetMinutes === null ? OFFSET_MINUTES * 60 : 0;
      const read = epochOf(found) / 1000 - zone;
      const isElapsed = found.kind === 'relative' && found.offsetMinutes !== null;
      const slack = isElapsed
        ? slackOf(age)
        : { second: 0.5, minute: 60, hour: 3600, day: DAY, month: 31 * DAY, year: 366 * DAY }[
            found.precision
          ];
      expect(
        Math.abs(read - at),
        `${text} (${age} s ago) read as ${JSON.stringify(found.local)}`,
      ).toBeLessThan(slack);
    }
  });
});
