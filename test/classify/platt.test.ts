// Calibration: probabilities that come true.
import { describe, expect, test } from 'vitest';
import { generator } from '../../src/classify/linear-model.ts';
import { calibrate } from '../../src/classify/platt.ts';

describe('calibrate', () => {
  test('finds the sigmoid the labels were drawn from', () => {
    const random = generator(3);
    const margins = Array.from({ length: 20_000 }, () => {
      const margin = 6 * random() - 3;
      return { margin, isPositive: random() < 1 / (1 + Math.exp(-1.7 * margin + 0.4)) };
    });
    const { slope, offset } = calibrate(margins);
    expect(slope).toBeCloseTo(-1.7, 1);
    expect(offset).toBeCloseTo(0.4, 1);
  });

  test('stays finite when margins separate the classes perfectly', () => {
    const margins = [-2, -1, 1, 2].map((margin) => ({ margin, isPositive: margin > 0 }));
    const { slope, offset } = calibrate(margins);
    expect(slope).toBeLessThan(0);
    expect(slope).toBeGreaterThan(-20);
    expect(Number.isFinite(offset)).toBe(true);
  });

  test('is less sure with few examples than with many', () => {
    const of = (copies: number) =>
      calibrate(
        Array.from({ length: copies }, () => [
          { margin: 1, isPositive: true },
          { margin: -1, isPositive: false },
        ]).flat(),
      ).slope;
    expect(of(2)).toBeGreaterThan(of(200));
  });
});
