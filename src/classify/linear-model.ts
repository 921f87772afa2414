// A linear support vector machine: trained by dual coordinate descent (Hsieh et al. 2008, algorithm 1, L2 loss), its
// margin turned into a probability by Platt's sigmoid. Features are standardised; weights are kept by feature name.

/** Plain JSON: what a trained model is. */
export interface LinearModel {
  readonly bias: number;
  /** For each feature: weight of its raw value. */
  readonly weights: Readonly<Record<string, number>>;
  /**
   * For each feature: the least and the greatest value that training has seen, outliers left out. A page beyond it is like
   * none of those, and what it has more of is no reason to be surer.
   */
  readonly ranges?: Readonly<Record<string, readonly [number, number]>>;
  /** Probability = 1 / (1 + exp(slope * margin + offset)). */
  readonly slope: number;
  readonly offset: number;
}

export interface Example {
  readonly features: Readonly<Record<string, number>>;
  readonly isPositive: boolean;
  /** How much it counts; default 1. */
  readonly weight?: number;
}

export interface TrainingOptions {
  /** Cost of an error against the size of the weights. */
  readonly cost: number;
  readonly seed: number;
  readonly maxRounds?: number;
  /** Whether features are bounded by what they measure, so that no page can lie beyond what training saw. */
  readonly areBounded?: boolean;
}

/** Signed distance from the boundary, in margins. */
export function margin(model: LinearModel, features: Readonly<Record<string, number>>): number {
  let sum = model.bias;
  for (const name in model.weights) {
    const value = features[name] ?? 0;
    const range = model.ranges?.[name];
    const seen = range === undefined ? value : Math.max(range[0], Math.min(range[1], value));
    sum += model.weights[name]! * seen;
  }
  return sum;
}

/** How probable the positive class is, 0 … 1. */
export function probability(model: LinearModel, features: Readonly<Record<string, number>>): number {
  return 1 / (1 + Math.exp(model.slope * margin(model, features) + model.offset));
}

/** Trains weights; the probability is not calibrated yet (see `calibrate`). */
export function trainLinear(examples: readonly Example[], options: TrainingOptions): LinearModel {
  const names = Object.keys(examples[0]?.features ?? {});
  const scales = names.map((name) => scaleOf(examples, name, options.areBounded ?? false));
  const rows = examples.map(({ features }) => {
    const row = new Float64Array(names.length + 1);
    for (let j = 0; j < names.length; j++) {
      const { mean, deviation, range } = scales[j]!;
      row[j] = (Math.max(range[0], Math.min(range[1], features[names[j]!]!)) - mean) / deviation;
    }
    row[names.length] = 1;
    return row;
  });
  const signs = examples.map(({ isPositive }) => (isPositive ? 1 : -1));
  const costs = examples.map(({ weight }) => options.cost * (weight ?? 1));
  const solved = dualCoordinateDescent(rows, signs, costs, options.seed, options.maxRounds ?? 300);
  const weights: Record<string, number> = {};
  let bias = solved[names.length]!;
  for (const [j, name] of names.entries()) {
    weights[name] = solved[j]! / scales[j]!.deviation;
    bias -= weights[name] * scales[j]!.mean;
  }
  const model = { bias, weights, slope: -2, offset: 0 };
  if (options.areBounded) return model;
  return { ...model, ranges: Object.fromEntries(names.map((name, j) => [name, scales[j]!.range])) };
}

interface Scale {
  readonly mean: number;
  readonly deviation: number;
  readonly range: readonly [number, number];
}

// What lies further from the mean, in deviations, is an outlier.
const MAX_DEVIATIONS = 4;

function scaleOf(examples: readonly Example[], name: string, isBounded: boolean): Scale {
  let [sum, squares, total] = [0, 0, 0];
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { features, weight = 1 } of examples) {
    const value = features[name]!;
    sum += weight * value;
    squares += weight * value * value;
    total += weight;
    least = Math.min(least, value);
    greatest = Math.max(greatest, value);
  }
  const mean = sum / total;
  const deviation = Math.sqrt(Math.max(0, squares / total - mean * mean));
  const most = isBounded ? Number.POSITIVE_INFINITY : MAX_DEVIATIONS * deviation;
  return {
    mean,
    // A feature that is always the same says nothing, and must not be divided by nothing.
    deviation: deviation > 1e-9 ? deviation : 1,
    range: [Math.max(least, mean - most), Math.min(greatest, mean + most)],
  };
}

/**
 * Minimises ½|w|² + Σ cost_i · max(0, 1 - y_i w·x_i)². The last column of each row is 1 and stands for the bias, which
 * is thus (slightly) regularised too.
 */
export function dualCoordinateDescent(
  rows: readonly Float64Array[],
  signs: readonly number[],
  costs: readonly number[],
  seed: number,
  maxRounds: number,
): Float64Array {
  const width = rows[0]?.length ?? 0;
  const w = new Float64Array(width);
  const alpha = new Float64Array(rows.length);
  const diagonal = rows.map((row, i) => dot(row, row) + 1 / (2 * costs[i]!));
  const order = rows.map((_, i) => i);
  const random = generator(seed);
  for (let round = 0; round < maxRounds; round++) {
    shuffle(order, random);
    let largest = 0;
    for (const i of order) {
      const row = rows[i]!;
      const sign = signs[i]!;
      const gradient = sign * dot(w, row) - 1 + alpha[i]! / (2 * costs[i]!);
      const projected = alpha[i] === 0 ? Math.min(gradient, 0) : gradient;
      largest = Math.max(largest, Math.abs(projected));
      if (projected === 0) continue;
      const before = alpha[i]!;
      alpha[i] = Math.max(0, before - gradient / diagonal[i]!);
      const step = (alpha[i]! - before) * sign;
      for (let j = 0; j < width; j++) w[j] = w[j]! + step * row[j]!;
    }
    if (largest < 1e-4) break;
  }
  return w;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let j = 0; j < a.length; j++) sum += a[j]! * b[j]!;
  return sum;
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
}

/** Mulberry32: the same model from the same pages in every run. */
export function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
