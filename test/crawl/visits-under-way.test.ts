import { describe, expect, it } from 'vitest';
import { VisitsUnderWay } from '../../src/crawl/visits-under-way.ts';
import { LinkMatcher } from '../../src/learn/index.ts';
import type { LeasedEntry } from '../../src/store/index.ts';

const BASE = 'http://forum.test';
const matcher = new LinkMatcher({
  ignoredParameters: [],
  patterns: [
    {
      type: 'thread',
      regex: '^http://forum\\.test/thread-(?<thread>\\d+)-\\d+$',
      identity: [1],
      page: 0,
      firstPage: null,
      locations: [],
      notLocations: [],
      support: 9,
      examples: [],
    },
  ],
});
const entry = (id: number, path: string): LeasedEntry => ({
  id,
  siteId: 1,
  attempts: 0,
  url: BASE + path,
  type: 'thread',
  priority: 3,
  depth: 1,
  dueAt: 0,
  foundOn: BASE,
});

describe('VisitsUnderWay', () => {
  it('waits for an earlier visit of the same thread, whatever its address', async () => {
    const underWay = new VisitsUnderWay();
    const told: string[] = [];
    let end = () => {};
    const first = new Promise<void>((resolve) => {
      end = resolve;
    });
    const [one, again, other] = [
      entry(1, '/thread-5-1'),
      entry(2, '/thread-5-2'),
      entry(3, '/thread-6-1'),
    ] as const;
    underWay.add(one, first);
    const waiting = underWay.add(
      again,
      underWay.earlierOf(again, matcher).then((was) => told.push(`again ${was}`)),
    );
    expect(await underWay.earlierOf(other, matcher)).toBe(false);
    expect(await underWay.earlierOf(one, matcher)).toBe(false);
    expect(told).toEqual([]);
    end();
    await waiting;
    expect(told).toEqual(['again true']);
  });

  it('waits for one that fails as well, and for none that has ended', async () => {
    const underWay = new VisitsUnderWay();
    const [one, again] = [entry(1, '/thread-5-1'), entry(2, '/thread-5-1')] as const;
    const failing = underWay.add(one, Promise.reject(new Error('lost')));
    void underWay.add(again, Promise.resolve());
    expect(await underWay.earlierOf(again, matcher)).toBe(true);
    await expect(failing).rejects.toThrow('lost');
    const later = entry(3, '/thread-5-3');
    expect(await underWay.earlierOf(later, matcher)).toBe(false);
  });
});
