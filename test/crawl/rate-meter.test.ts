import { describe, expect, it } from 'vitest';
import { RateMeter } from '../../src/crawl/rate-meter.ts';

describe('RateMeter', () => {
  it('tells the rate of the last seconds, not of the whole life', () => {
    const meter = new RateMeter(0);
    for (let now = 0; now < 60_000; now += 100) meter.add(now);
    expect(meter.perSecond(60_000)).toBeGreaterThan(9);
    expect(meter.perSecond(60_000)).toBeLessThan(11);
    expect(meter.perSecond(75_000)).toBe(0);
  });

  it('does not explode in the first moments', () => {
    const meter = new RateMeter(5000);
    meter.add(5001);
    expect(meter.perSecond(5001)).toBeLessThanOrEqual(2);
  });

  it('forgets everything after a gap longer than its window', () => {
    const meter = new RateMeter(0);
    for (let i = 0; i < 50; i++) meter.add(i);
    meter.add(1_000_000);
    expect(meter.perSecond(1_000_000)).toBeLessThan(0.2);
  });
});
