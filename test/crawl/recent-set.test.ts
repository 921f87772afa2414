import { describe, expect, it } from 'vitest';
import { RecentPlaces } from '../../src/crawl/recent-set.ts';

describe('what is known of texts at places', () => {
  it('keeps places apart, and forgets all when told to', () => {
    const known = new RecentPlaces<number>();
    known.set('menu', '/a', 1);
    known.set('list', '/a', 2);
    expect([known.get('menu', '/a'), known.get('list', '/a')]).toEqual([1, 2]);
    expect([known.get('list', '/b'), known.get('foot', '/a')]).toEqual([undefined, undefined]);
    known.clear();
    expect(known.get('menu', '/a')).toBeUndefined();
  });

  it('is bounded: what did not come again for long is forgotten', () => {
    const known = new RecentPlaces<true>(4);
    for (const text of ['a', 'b', 'c']) known.set('list', text, true);
    expect(known.get('list', 'a')).toBe(true);
    known.set('list', 'd', true);
    expect([known.get('list', 'a'), known.get('list', 'd')]).toEqual([undefined, true]);
  });
});
