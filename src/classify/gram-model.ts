// A linear model over sparse binary features such as n-grams: fastText without the rank constraint. Trained by dual
// coordinate descent as in linear-model.ts, on rows scaled to length 1, so that long elements weigh no more than short.
import { generator } from './linear-model.ts';

/** Plain JSON. Probability = 1 / (1 + exp(slope * margin + offset)). */
export interface GramModel {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
  readonly slope: number;
  readonly offset: number;
}

export interface GramExample {
  readonly features: readonly string[];
  readonly isPositive: boolean;
  readonly weight?: number;
}

export interface GramTraining {
  readonly cost: number;
  readonly seed: number;
  /** Features that fewer examples have are left out. */
  readonly minCount: number;
}

/** Signed distance from the boundary. */
export function gramMargin(model: GramModel, features: readonly string[]): number {
  const distinct = new Set(features);
  let sum = 0;
  let known = 0;
  for (const feature of distinct) {
    const weight = model.weights[feature];
    if (weight === undefined) continue;
    known++;
    sum += weight;
  }
  return model.bias + (known === 0 ? 0 : sum / Math.sqrt(known));
}

/** How probable the positive class is, 0 … 1. */
export function gramProbability(model: GramModel, features: readonly string[]): number {
  return 1 / (1 + Math.exp(model.slope * gramMargin(model, features) + model.offset));
}

/** Trains weights; the sigmoid is not calibrated yet. */
export function trainGrams(examples: readonly GramExample[], options: GramTraining): GramModel {
  const counts = new Map<string, number>();
  const sets = examples.map(({ features }) => [...new Set(features)]);
  for (const set of sets) for (const feature of set) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= options.minCount).map(([name]) => name);
  const index = new Map(names.map((name, at) => [name, at]));
  const rows = sets.map((set) => set.flatMap((feature) => index.get(feature) ?? []));
  const weights = solve(rows, examples, names.length, options);
  const kept = names.flatMap((name, at): [string, number][] =>
    Math.abs(weights[at]!) > 1e-3 ? [[name, weights[at]!]] : [],
  );
  return { bias: weights[names.length]!, weights: Object.fromEntries(kept), slope: -2, offset: 0 };
}

/** Minimises ½|w|² + Σ cost · max(0, 1 - y w·x)²; each row is 1/√n at its n features, and 1 for the bias. */
function solve(
  rows: readonly (readonly number[])[],
  examples: readonly GramExample[],
  width: number,
  { cost, seed }: GramTraining,
): Float64Array {
  const w = new Float64Array(width + 1);
  const alpha = new Float64Array(rows.length);
  const random = generator(seed);
  const order = rows.map((_, i) => i);
  for (let round = 0; round < 200; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    let largest = 0;
    for (const i of order) {
      const row = rows[i]!;
      const { isPositive, weight = 1 } = examples[i]!;
      const sign = isPositive ? 1 : -1;
      const value = 1 / Math.sqrt(Math.max(1, row.length));
      const slack = 1 / (2 * cost * weight);
      let dot = w[width]!;
      for (const at of row) dot += w[at]! * value;
      const gradient = sign * dot - 1 + alpha[i]! * slack;
      const projected = alpha[i] === 0 ? Math.min(gradient, 0) : gradient;
      largest = Math.max(largest, Math.abs(projected));
      if (projected === 0) continue;
      const before = alpha[i]!;
      alpha[i] = Math.max(0, before - gradient / ((row.length === 0 ? 1 : 2) + slack));
      const step = (alpha[i]! - before) * sign;
      for (const at of row) w[at] = w[at]! + step * value;
      w[width] = w[width]! + step;
    }
    if (largest < 1e-3) break;
  }
  return w;
}

/** Weights from "feature=weight" entries between white space. */
export function packedWeights(text: string): Readonly<Record<string, number>> {
  const weights: Record<string, number> = {};
  for (const entry of text.split(/\s+/)) {
    const at = entry.lastIndexOf('=');
    if (at > 0) weights[entry.slice(0, at)] = Number(entry.slice(at + 1));
  }
  return weights;
}
