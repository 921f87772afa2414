import { describe, expect, it } from 'vitest';
import { BELIEVED, type CountPair, trustOf } from '../../../src/crawl/ledger/trust.ts';

const pairs = (...list: readonly (readonly [stated: number, counted: number])[]): CountPair[] =>
  list.map(([stated, counted]) => ({ stated, counted, times: 1 }));
const trust = (...list: readonly (readonly [stated: number, counted: number])[]) =>
  trustOf([{ name: 'posts', pairs: pairs(...list) }]).trust;

describe('the trust in a kind of counts', () => {
  it('is high where most numbers are what was counted', () => {
    expect(trust([3, 3], [7, 7], [12, 12], [1, 1], [40, 38])).toBeGreaterThan(0.7);
  });

  it('stays where half of a forum was not fetched, for what was read whole still agrees', () => {
    expect(trust([10, 10], [17, 17], [30, 12], [209, 40])).toBeGreaterThan(BELIEVED);
  });

  it('is low for views, which are always more than was counted', () => {
    const views = Array.from({ length: 30 }, (_, i) => [100 + 37 * i, 1 + (i % 5)] as const);
    expect(trust(...views)).toBeLessThan(0.3);
  });

  it('is low where more was counted than is stated', () => {
    expect(trust([2, 9], [4, 15], [1, 8], [3, 3])).toBeLessThan(BELIEVED);
  });

  it('takes no agreement by chance for one', () => {
    // Ids from 1 to 4 beside threads of 1 to 4 posts, in any order.
    const ids = Array.from({ length: 64 }, (_, i) => [1 + (i % 4), 1 + (Math.floor(i / 4) % 4)] as const);
    expect(trust(...ids)).toBeLessThan(BELIEVED);
  });

  it('believes rounded thousands', () => {
    expect(trust([1200, 1234], [3, 3], [15, 15], [2100, 2072])).toBeGreaterThan(0.7);
  });

  it('finds out whether answers or posts are counted', () => {
    const threads = [1, 2, 5, 9, 12, 20];
    const of = (besides: number) => pairs(...threads.map((n) => [n - 1 + besides, n] as const));
    const meanings = [
      { name: 'posts', pairs: of(0) },
      { name: 'replies', pairs: of(1) },
    ];
    expect(trustOf(meanings)).toMatchObject({ meaning: 'replies', pairs: 6, fitting: 6 });
  });

  it('is nothing where nothing is stated', () => {
    expect(trust()).toBe(0);
  });
});
