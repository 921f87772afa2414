import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.ts';
import { HOUR, MINUTE, VisitQueue } from '../../src/refresh/index.ts';

const NOW = 1_768_478_400_000;
const found = { serviceMs: 30_000, comments: 12 };

describe('the visit queue', () => {
  it('lets an article wait for its comments', () => {
    const queue = new VisitQueue();
    expect(queue.add('https://n.example/1', 'n.example', NOW, NOW)).toBe(true);
    expect(queue.next(NOW + HOUR)).toBeUndefined();
    expect(queue.next(NOW + 4 * HOUR)).toBe('https://n.example/1');
    expect(queue.nextDueAt()).toBeCloseTo(NOW + 3.84 * HOUR, -3);
  });

  it('visits an old article at once', () => {
    const queue = new VisitQueue();
    queue.add('https://n.example/1', 'n.example', NOW - 24 * HOUR, NOW);
    expect(queue.next(NOW)).toBe('https://n.example/1');
  });

  it('learns how long comments take at a site', () => {
    const queue = new VisitQueue();
    for (let i = 0; i < 30; i++) {
      const url = `https://fast.example/${i}`;
      queue.add(url, 'fast.example', NOW, NOW);
      queue.visited(url, { ...found, tenthAt: NOW + 30 * MINUTE }, NOW + 5 * HOUR);
    }
    expect(queue.waitOf('fast.example')).toBeLessThan(HOUR);
    expect(queue.waitOf('fast.example')).toBeLessThan(queue.waitOf('other.example') + 1);
  });

  it('goes back three times to an article without comments, later each time', () => {
    const queue = new VisitQueue();
    const url = 'https://n.example/1';
    queue.add(url, 'n.example', NOW, NOW);
    const none = { serviceMs: 20_000, comments: 0 };
    let now = NOW + 4 * HOUR;
    const gaps: number[] = [];
    for (let visit = 1; visit < 3; visit++) {
      expect(queue.visited(url, none, now)).toBe(true);
      gaps.push(queue.nextDueAt() - now);
      now = queue.nextDueAt();
    }
    expect(gaps[1]!).toBeGreaterThan(gaps[0]!);
    expect(queue.visited(url, none, now)).toBe(false);
    expect(queue.length).toBe(0);
  });

  it('drops articles when the queue is longer than their comments take', () => {
    const queue = new VisitQueue();
    let dropped = 0;
    for (let i = 0; i < 1000; i++)
      if (!queue.add(`https://n.example/${i}`, 'n.example', NOW, NOW + i)) dropped++;
    // 3.84 hours are some 400 visits of 34 s.
    expect(queue.length).toBeGreaterThan(350);
    expect(queue.length).toBeLessThan(450);
    expect(dropped).toBe(1000 - queue.length);
  });

  it('estimates arrivals and the Gamma distribution of visits', () => {
    const queue = new VisitQueue();
    const random = createRandom(9);
    for (let i = 0, at = NOW; i < 400; i++, at += random.exponential(MINUTE)) {
      const url = `https://n.example/${i}`;
      queue.add(url, 'n.example', at - 24 * HOUR, at);
      // The sum of two exponentials has k = 2.
      const serviceMs = random.exponential(10_000) + random.exponential(10_000);
      queue.visited(url, { serviceMs, comments: 1 }, at);
    }
    expect(queue.arrivalRate * MINUTE).toBeGreaterThan(0.85);
    expect(queue.arrivalRate * MINUTE).toBeLessThan(1.15);
    expect(queue.service.k).toBeGreaterThan(1.5);
    expect(queue.service.k).toBeLessThan(2.6);
    expect(queue.service.mean).toBeGreaterThan(17_000);
    expect(queue.service.mean).toBeLessThan(23_000);
  });

  it('goes on from its state as if it had never stopped', () => {
    const queue = new VisitQueue();
    queue.add('https://n.example/1', 'n.example', NOW - 24 * HOUR, NOW);
    queue.add('https://n.example/2', 'n.example', NOW, NOW);
    queue.visited('https://n.example/1', { ...found, tenthAt: NOW - 23 * HOUR }, NOW);
    const again = new VisitQueue(JSON.parse(JSON.stringify(queue.state)));
    expect(again.state).toEqual(queue.state);
    expect(again.waitOf('n.example')).toBe(queue.waitOf('n.example'));
    expect(again.nextDueAt()).toBe(queue.nextDueAt());
    expect(again.add('https://n.example/1', 'n.example', NOW, NOW)).toBe(false);
  });
});
