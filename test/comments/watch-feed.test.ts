import { expect, it } from 'vitest';
import { watchFeed } from '../../src/comments/index.ts';
import type { FeedEntry } from '../../src/page/index.ts';
import { HOUR, MINUTE, VisitQueue, type VisitResult } from '../../src/refresh/index.ts';

const NOW = Date.UTC(2026, 2, 2, 12);

/** Runs a watch on a clock turned by its own pauses and visits, for so many hours; returns what was visited when. */
async function watch(
  hours: number,
  feedAt: (now: number) => readonly FeedEntry[],
  visit: (url: string, now: number) => VisitResult | undefined,
): Promise<{ visits: [url: string, hour: number][]; reads: number }> {
  const stop = new AbortController();
  const visits: [string, number][] = [];
  let now = NOW;
  let reads = 0;
  const pass = (ms: number) => {
    now += ms;
    if (now >= NOW + hours * HOUR) stop.abort();
  };
  await watchFeed({
    queue: new VisitQueue(),
    now: () => now,
    pause: async (ms) => pass(ms),
    stop: stop.signal,
    read: async () => {
      reads++;
      return feedAt(now);
    },
    visit: async (url) => {
      visits.push([url, (now - NOW) / HOUR]);
      const result = visit(url, now);
      pass(MINUTE);
      return result;
    },
    changed: () => {},
  });
  return { visits, reads };
}

const article = (name: string, publishedAt: number | null): FeedEntry => ({
  url: `https://paper.example/${name}`,
  publishedAt,
  updatedAt: publishedAt,
});

it('visits old articles at once, new ones when their comments are due, each once', async () => {
  const feed = [article('old', NOW - 24 * HOUR), article('undated', null), article('new', NOW)];
  const { visits, reads } = await watch(
    10,
    () => feed,
    () => ({ serviceMs: MINUTE, comments: 12 }),
  );
  expect(visits.map(([url]) => url.split('/').at(-1))).toEqual(['old', 'undated', 'new']);
  expect(visits[1]![1]).toBeLessThan(0.1);
  expect(visits[2]![1]).toBeGreaterThan(3.5);
  expect(visits[2]![1]).toBeLessThan(4.2);
  expect(reads).toBe(60);
});

it('goes back to articles without comments and to those that failed, three times in all', async () => {
  const feed = [article('silent', NOW - 24 * HOUR), article('broken', NOW - 24 * HOUR)];
  const { visits } = await watch(
    48,
    () => feed,
    (url) => (url.endsWith('broken') ? undefined : { serviceMs: MINUTE, comments: 0 }),
  );
  const times = (name: string) => visits.filter(([url]) => url.endsWith(name)).map(([, hour]) => hour);
  expect(times('silent')).toHaveLength(3);
  expect(times('broken')).toHaveLength(3);
  expect(times('silent')[1]! - times('silent')[0]!).toBeGreaterThan(2);
});

it('takes up articles that the feed shows later', async () => {
  const { visits } = await watch(
    12,
    (now) => (now < NOW + 2 * HOUR ? [] : [article('late', NOW + 2 * HOUR)]),
    () => ({ serviceMs: MINUTE, comments: 3 }),
  );
  expect(visits).toHaveLength(1);
  expect(visits[0]![1]).toBeGreaterThan(5.5);
});
