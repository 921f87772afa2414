// The trainer against an independent one: plain gradient descent on the primal problem.
import { describe, expect, test } from 'vitest';
import {
  dualCoordinateDescent,
  type Example,
  generator,
  margin,
  probability,
  trainLinear,
} from '../../src/classify/linear-model.ts';

interface Problem {
  readonly rows: Float64Array[];
  readonly signs: number[];
  readonly costs: number[];
}

/** Two overlapping clouds, some examples counting more than others. */
function problem(seed: number, count: number, width: number): Problem {
  const random = generator(seed);
  const rows: Float64Array[] = [];
  const signs: number[] = [];
  const costs: number[] = [];
  for (let i = 0; i < count; i++) {
    const sign = random() < 0.4 ? 1 : -1;
    const row = Float64Array.from(
      { length: width + 1 },
      (_, j) => random() * 2 - 1 + (j < 2 ? 0.3 * sign : 0),
    );
    row[width] = 1;
    rows.push(row);
    signs.push(sign);
    costs.push(0.05 + random());
  }
  return { rows, signs, costs };
}

function objective({ rows, signs, costs }: Problem, w: Float64Array): number {
  const dot = (row: Float64Array) => row.reduce((sum, value, j) => sum + value * w[j]!, 0);
  const loss = rows.reduce((sum, row, i) => sum + costs[i]! * Math.max(0, 1 - signs[i]! * dot(row)) ** 2, 0);
  return 0.5 * w.reduce((sum, value) => sum + value * value, 0) + loss;
}

/** Gradient descent with halving steps: slow, obvious, and exact enough on a smooth convex problem. */
function reference(given: Problem): Float64Array {
  const { rows, signs, costs } = given;
  const width = rows[0]!.length;
  let w = new Float64Array(width);
  let value = objective(given, w);
  for (let round = 0; round < 20_000; round++) {
    const gradient = Float64Array.from(w);
    for (const [i, row] of rows.entries()) {
      const slack = 1 - signs[i]! * row.reduce((sum, x, j) => sum + x * w[j]!, 0);
      if (slack <= 0) continue;
      for (let j = 0; j < width; j++) gradient[j]! -= 2 * costs[i]! * slack * signs[i]! * row[j]!;
    }
    let step = 0.1;
    for (; step > 1e-12; step /= 2) {
      const next = w.map((x, j) => x - step * gradient[j]!);
      const nextValue = objective(given, next);
      if (nextValue >= value) continue;
      w = next;
      value = nextValue;
      break;
    }
    if (Math.max(...gradient.map(Math.abs)) < 1e-6) break;
  }
  return w;
}

describe('dual coordinate descent', () => {
  test.each([1, 2, 3])('finds the weights that gradient descent on the primal finds (seed %i)', (seed) => {
    const given = problem(seed, 80, 5);
    const found = dualCoordinateDescent(given.rows, given.signs, given.costs, seed, 5000);
    const expected = reference(given);
    expect(objective(given, found)).toBeCloseTo(objective(given, expected), 3);
    for (const [j, weight] of expected.entries()) expect(found[j]).toBeCloseTo(weight, 2);
  });

  test('does not depend on the order in which examples are visited', () => {
    const given = problem(7, 60, 4);
    const one = dualCoordinateDescent(given.rows, given.signs, given.costs, 1, 5000);
    const other = dualCoordinateDescent(given.rows, given.signs, given.costs, 99, 5000);
    for (const [j, weight] of one.entries()) expect(other[j]).toBeCloseTo(weight, 2);
  });
});

describe('trainLinear', () => {
  const examples: Example[] = Array.from({ length: 40 }, (_, i) => ({
    // One feature a thousand times as large as the other: standardised, both count.
    features: { large: (i % 7) * 1000, decisive: i < 20 ? 0.001 : 0.002, constant: 5 },
    isPositive: i >= 20,
  }));

  test('scales features, so that small numbers can decide', () => {
    const model = trainLinear(examples, { cost: 1, seed: 1 });
    for (const { features, isPositive } of examples) expect(margin(model, features) > 0).toBe(isPositive);
    for (const { features, isPositive } of examples)
      expect(probability(model, features) > 0.5).toBe(isPositive);
  });

  test('gives a feature that never changes no say', () => {
    const model = trainLinear(examples, { cost: 1, seed: 1 });
    const { features } = examples[0]!;
    expect(Math.abs(model.weights.constant!)).toBeLessThan(1e-9);
    expect(margin(model, { ...features, constant: 6 })).toBeCloseTo(margin(model, features), 6);
  });

  test('is no surer of what lies beyond all it has seen', () => {
    const model = trainLinear(examples, { cost: 1, seed: 1 });
    const most = { large: 6000, decisive: 0.002, constant: 5 };
    expect(margin(model, { ...most, decisive: 5, large: 1e9 })).toBe(margin(model, most));
    expect(model.ranges!.decisive).toEqual([0.001, 0.002]);
    // Unless nothing can lie beyond.
    const bounded = trainLinear(examples, { cost: 1, seed: 1, areBounded: true });
    expect(margin(bounded, { ...most, decisive: 5 })).toBeGreaterThan(margin(bounded, most));
  });

  test('takes an outlier for what the furthest of the others are', () => {
    const odd: Example = { features: { x: 1e6 }, isPositive: false, weight: 1 };
    const usual: Example[] = Array.from({ length: 60 }, (_, i) => ({
      features: { x: i % 2 },
      isPositive: i % 2 === 1,
    }));
    const [, high] = trainLinear([...usual, odd], { cost: 1, seed: 1 }).ranges!.x!;
    expect(high).toBeLessThan(1e6);
  });

  test('makes the same model from the same examples and seed', () => {
    expect(trainLinear(examples, { cost: 1, seed: 4 })).toEqual(trainLinear(examples, { cost: 1, seed: 4 }));
  });

  test('lets an example of little weight be wrong rather than a heavy one', () => {
    const torn: Example[] = [
      { features: { x: 1 }, isPositive: true, weight: 10 },
      { features: { x: 1 }, isPositive: false, weight: 0.1 },
      { features: { x: 0 }, isPositive: false, weight: 10 },
    ];
    expect(margin(trainLinear(torn, { cost: 1, seed: 1 }), { x: 1 })).toBeGreaterThan(0);
  });
});
