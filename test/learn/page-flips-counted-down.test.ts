// Pagers of threads that show the newest post first and count offsets down from it.
import { describe, expect, it } from 'vitest';
import { findFlips, firstValueOf, LIKELY_FLIP } from '../../src/learn/page-flips.ts';
import { flipArithmetic, pagerFacts } from '../../src/learn/page-flips-arithmetic.ts';
import { type Page, parsePage } from '../../src/page/index.ts';

const THREAD = 'http://a.test/board?num=1674';
const post = '<p>Some words that people wrote about engines, oil, filters and other matters of interest.</p>';

/** A page of the thread whose pager links these pages: their numbers and offsets. */
function pageOf(address: string, current: number, links: readonly (readonly [number, number])[]): Page {
  const numbers = [...links, [current, -1] as const]
    .sort(([a], [b]) => a - b)
    .map(([n, offset]) => (n === current ? `<b>${n}</b>` : `<a href="${THREAD}/${offset}">${n}</a>`));
  const html = `<html><head><title>Oil</title></head><body>${post}<div>Pages: ${numbers.join(' ')}</div>${post}</body></html>`;
  return parsePage({
    url: address,
    body: new TextEncoder().encode(html),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

const pagersOf = (page: Page) => findFlips(page).filter(({ confidence }) => confidence >= LIKELY_FLIP);

describe('a pager that counts down', () => {
  it('has its first page at the highest offset, which names the bare address as well', () => {
    const page = pageOf(THREAD, 1, [
      [2, 41],
      [3, 26],
      [4, 11],
    ]);
    expect(pagersOf(page)).toMatchObject([{ step: -15, firstValue: 56, current: 1, lastKnownPage: 4 }]);
    expect(pagerFacts(page)).toEqual({ unlinked: [], numberedNames: [`${THREAD}/56`], beyond: [] });
  });

  it('tells no number of first pages for all threads: 0 is the last page of some', () => {
    const page = pageOf(THREAD, 1, [
      [2, 15],
      [3, 0],
    ]);
    expect(pagersOf(page).map((group) => firstValueOf(group, page.url))).toEqual([null]);
  });

  it('fills its gaps downwards', () => {
    const page = pageOf(THREAD, 1, [
      [2, 105],
      [3, 90],
      [8, 15],
    ]);
    const [group] = pagersOf(page);
    expect(flipArithmetic(group!).map(({ url }) => url.slice(THREAD.length))).toEqual(
      [105, 90, 75, 60, 45, 30, 15].map((offset) => `/${offset}`),
    );
  });

  it('leaves the first page to the bare address, also on page 2 of 2', () => {
    expect(pagerFacts(pageOf(`${THREAD}/1`, 2, [[1, 16]])).beyond).toEqual([`${THREAD}/16`]);
  });

  it('is none where numbers fall without a step in common', () => {
    const page = pageOf(THREAD, 1, [
      [2, 41],
      [3, 26],
      [4, 13],
    ]);
    expect(pagersOf(page).filter(({ step }) => step !== null && step < 0)).toEqual([]);
  });
});
