import { describe, expect, it } from 'vitest';
import { EndedLists } from '../../src/crawl/ended-lists.ts';
import type { ThreadFacts } from '../../src/store/index.ts';

const DAY_MS = 24 * 3_600_000;
const since = Date.parse('2026-03-01T00:00Z');
/** Rows last active so many days after the date that is asked for. */
const rows = (...days: readonly (number | null)[]): ThreadFacts[] =>
  days.map((day, i) => ({
    url: `/t${i}`,
    lastPostAt: day === null ? null : new Date(since + day * DAY_MS).toISOString(),
  }));

describe('a list of threads', () => {
  it('ends after the first page when that is sorted and its last threads are too old', () => {
    const lists = new EndedLists(since);
    lists.note('board', '', rows(9, 5, 1, -2, -7));
    expect(lists.isEnded('board', '2')).toBe(true);
    expect(lists.isEnded('board', '')).toBe(false);
    expect(lists.isEnded('other board', '2')).toBe(false);
  });

  it('does not end where rows are not sorted, few or without a date, or the last is young enough', () => {
    for (const page of [
      rows(9, -5, 1, -2, 3, -7),
      rows(2, -7),
      rows(9, 5, null, -2, -7),
      rows(9, 5, 3, 2, 1),
    ]) {
      const lists = new EndedLists(since);
      lists.note('board', '', page);
      expect(lists.isEnded('board', '2')).toBe(false);
    }
  });

  it('may keep some threads on top', () => {
    const lists = new EndedLists(since);
    lists.note('board', '', rows(-90, -30, 9, 5, 1, -2, -7));
    expect(lists.isEnded('board', '2')).toBe(true);
  });

  it('does not end because its last day is that day somewhere on earth', () => {
    const lists = new EndedLists(since);
    lists.note('board', '', rows(9, 5, 1, 0.5, -0.5));
    expect(lists.isEnded('board', '2')).toBe(false);
  });

  it('ends beyond the page that is too old, whichever way pages are numbered', () => {
    const up = new EndedLists(since);
    up.note('board', '2', rows(9, 8, 7, 6, 5));
    up.note('board', '4', rows(2, 1, -1, -5, -9));
    expect(['3', '5', '40'].map((page) => up.isEnded('board', page))).toEqual([false, true, true]);
    const down = new EndedLists(since);
    down.note('board', '39', rows(9, 8, 7, 6, 5));
    down.note('board', '37', rows(2, 1, -1, -5, -9));
    expect(['40', '38', '36', '1'].map((page) => down.isEnded('board', page))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
