import { describe, expect, test } from 'vitest';
import type { Clock, Slowdown } from '../../src/fetch/index.ts';
import { Politeness } from '../../src/fetch/politeness.ts';
import type { Pacing } from '../../src/fetch/politeness-types.ts';

/** Time that passes only when told to; timers fire in order. */
class HandClock implements Clock {
  time = 1_000_000;
  #timers: { at: number; run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  setTimeout(run: () => void, ms: number): unknown {
    const timer = { at: this.time + ms, run };
    this.#timers.push(timer);
    return timer;
  }

  clearTimeout(timer: unknown): void {
    this.#timers = this.#timers.filter((known) => known !== timer);
  }

  async advance(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await flush();
      const next = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.clearTimeout(next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = end;
    await flush();
  }
}

/** Lets every promise that can settle do so. */
const flush = () => new Promise((resolve) => setImmediate(resolve));

const good: Pacing = { ms: 10, status: 200, retryAfterMs: undefined };
const refused: Pacing = { ms: 10, status: 429, retryAfterMs: undefined };

function setUp(rate: number, concurrency: number) {
  const clock = new HandClock();
  const slowed: Slowdown[] = [];
  const politeness = new Politeness({
    rate,
    concurrency,
    clock,
    onSlowed: (slowdown) => slowed.push(slowdown),
  });
  /** Asks `count` times and gives each place back after `answer`; returns the times of start, from 0. */
  const ask = (host: string, count: number, answer: Pacing = good): number[] => {
    const began = clock.time;
    const starts: number[] = [];
    for (let i = 0; i < count; i++) {
      const turn = politeness.acquire(host) ?? Promise.resolve();
      turn.then(() => {
        const sentAt = clock.time;
        starts.push(sentAt - began);
        clock.setTimeout(() => politeness.release(host, sentAt, answer), answer.ms ?? 0);
      });
    }
    return starts;
  };
  return { clock, politeness, slowed, ask };
}

describe('Politeness', () => {
  test('spaces the requests to a host evenly', async () => {
    const { clock, ask } = setUp(2, 4);
    const starts = ask('a', 5);
    await clock.advance(5000);
    expect(starts).toEqual([0, 500, 1000, 1500, 2000]);
  });

  test('does not save up turns while a host is not asked', async () => {
    const { clock, ask } = setUp(2, 4);
    ask('a', 1);
    await clock.advance(60_000);
    const starts = ask('a', 3);
    await clock.advance(2000);
    expect(starts).toEqual([0, 500, 1000]);
  });

  test('keeps to a high rate on average although timers are coarse', async () => {
    const { clock, ask } = setUp(500, 100);
    const starts = ask('a', 2000, { ...good, ms: 1 });
    await clock.advance(1000);
    expect(starts.length).toBeGreaterThanOrEqual(500);
    expect(starts.length).toBeLessThanOrEqual(551);
  });

  test('never has more than the allowed number under way', async () => {
    const { clock, politeness, ask } = setUp(0, 3);
    const starts = ask('a', 7, { ...good, ms: 100 });
    await clock.advance(0);
    expect(politeness.snapshot('a')).toMatchObject({ active: 3, waiting: 4 });
    await clock.advance(1000);
    expect(starts).toEqual([0, 0, 0, 100, 100, 100, 200]);
  });

  test('costs no promise when there is nothing to wait for', () => {
    const { politeness } = setUp(0, 2);
    expect(politeness.acquire('a')).toBeUndefined();
  });

  test('never lets a slow host hold up another', async () => {
    const { clock, ask } = setUp(2, 1);
    const slow = ask('slow', 3, { ...good, ms: 30_000 });
    const quick = ask('quick', 3);
    await clock.advance(1000);
    expect([slow, quick]).toEqual([[0], [0, 500, 1000]]);
  });

  test('asks more slowly when answers get slower, and faster again when they recover', async () => {
    const { clock, politeness, ask } = setUp(10, 4);
    ask('a', 5, { ...good, ms: 50 });
    await clock.advance(5000);
    expect(politeness.snapshot('a').intervalMs).toBe(100);
    ask('a', 20, { ...good, ms: 2000 });
    await clock.advance(60_000);
    const { intervalMs } = politeness.snapshot('a');
    expect(intervalMs).toBeGreaterThan(900);
    expect(intervalMs).toBeLessThanOrEqual(1000);
    ask('a', 40, { ...good, ms: 50 });
    await clock.advance(120_000);
    expect(politeness.snapshot('a').intervalMs).toBe(100);
  });

  test('halves the rate on 503 and recovers slowly', async () => {
    const { clock, politeness, ask, slowed } = setUp(2, 4);
    ask('a', 1, { ms: 10, status: 503, retryAfterMs: undefined });
    await clock.advance(100);
    expect(politeness.snapshot('a').intervalMs).toBe(1000);
    expect(slowed).toEqual([{ host: 'a', delayMs: 1000, reason: 'it answers "service unavailable"' }]);
    ask('a', 5);
    await clock.advance(6000);
    expect(politeness.snapshot('a').penalty).toBeCloseTo(2 * 0.95 ** 5);
    ask('a', 20);
    await clock.advance(60_000);
    expect(politeness.snapshot('a').intervalMs).toBe(500);
  });

  test('takes refusals of requests already under way for one', async () => {
    const { clock, politeness, ask, slowed } = setUp(100, 4);
    ask('a', 4, { ...refused, ms: 200 });
    await clock.advance(300);
    expect(politeness.snapshot('a').penalty).toBe(2);
    expect(slowed.length).toBe(1);
  });

  test('pauses longer after each 429 that says no time', async () => {
    const { clock, ask } = setUp(0, 1);
    const starts = ask('a', 4, { ...refused, ms: 0 });
    await clock.advance(60_000);
    expect(starts).toEqual([0, 1000, 3000, 7000]);
  });

  test('holds the whole host for Retry-After, and only that host', async () => {
    const { clock, politeness, ask } = setUp(0, 4);
    ask('a', 1, { ms: 0, status: 503, retryAfterMs: 5000 });
    await clock.advance(1);
    expect(politeness.heldMs('a')).toBe(4999);
    const held = ask('a', 2);
    const free = ask('b', 2);
    await clock.advance(10_000);
    expect([held, free]).toEqual([
      [4999, 4999],
      [0, 0],
    ]);
  });

  test('keeps no pace of its own with rate 0: answer times and crawl-delay change nothing', async () => {
    const { clock, politeness, ask, slowed } = setUp(0, 8);
    politeness.setCrawlDelay('a', 10);
    ask('a', 8, { ...good, ms: 5000 });
    await clock.advance(6000);
    expect(politeness.snapshot('a').intervalMs).toBe(0);
    expect(slowed).toEqual([]);
  });

  test('honours a crawl-delay that is longer than its own interval and ignores a shorter one', () => {
    const { politeness, slowed } = setUp(2, 4);
    politeness.setCrawlDelay('a', 0.1);
    expect(politeness.snapshot('a').intervalMs).toBe(500);
    politeness.setCrawlDelay('a', 10);
    politeness.setCrawlDelay('a', 10);
    expect(politeness.snapshot('a').intervalMs).toBe(10_000);
    expect(slowed.length).toBe(1);
  });

  test('takes whoever gave up out of the line', async () => {
    const { clock, politeness } = setUp(1, 1);
    politeness.acquire('a');
    const given = new AbortController();
    const gone = politeness.acquire('a', given.signal)!;
    const next = politeness.acquire('a')!;
    given.abort('enough');
    await expect(gone).rejects.toBe('enough');
    politeness.release('a', clock.time, good);
    let isNext = false;
    next.then(() => {
      isNext = true;
    });
    await clock.advance(999);
    expect(isNext).toBe(false);
    await clock.advance(1);
    expect(isNext).toBe(true);
  });

  test('refuses everyone in line when closed', async () => {
    const { politeness } = setUp(1, 1);
    politeness.acquire('a');
    const waiting = politeness.acquire('a')!;
    politeness.close('over');
    await expect(waiting).rejects.toBe('over');
  });

  test('forgets idle hosts but not those that asked for patience', () => {
    const { politeness, clock } = setUp(0, 1);
    politeness.setCrawlDelay('slow', 9);
    for (let i = 0; i < 5000; i++) {
      politeness.acquire(`h${i}`);
      politeness.release(`h${i}`, clock.time, good);
    }
    expect(politeness.hasAnswered('h0')).toBe(false);
    expect(politeness.hasAnswered('h4999')).toBe(true);
    const { politeness: paced } = setUp(1, 1);
    paced.setCrawlDelay('slow', 9);
    for (let i = 0; i < 3000; i++) paced.snapshot(`h${i}`);
    expect(paced.snapshot('slow').intervalMs).toBe(9000);
  });
});
