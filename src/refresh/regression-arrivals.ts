// The regression of the incremental crawler paper: the gap until the next post, predicted from the last gaps, the
// thread's age and length, the hour, the day and how often its last author writes. Fitted online by recursive least
// squares on logarithms of gaps; no training run.
import { type ArrivalModel, DAY, HOUR, MINUTE, NumberColumn } from './arrival-model.ts';

const FEATURES = 9;
const RIDGE = 1;
const MAX_AUTHORS = 100_000;
const FIRST_GUESS = Math.log(6 * HOUR);
// Columns of what is kept of a source.
const [BEGAN, LAST, GAP_1, GAP_2, MEAN_GAP, POSTS, AUTHOR_GAP, WIDTH] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Arrivals as predicted gaps. */
export class RegressionArrivals implements ArrivalModel {
  readonly #sources = new NumberColumn(WIDTH, Number.NaN);
  /** When an author wrote last, and the logarithm of their usual gap. */
  readonly #authors = new Map<string, { at: number; gap: number }>();
  readonly #weights = new Float64Array(FEATURES);
  /** Inverse covariance of the features. */
  readonly #inverse = new Float64Array(FEATURES * FEATURES);
  /** Mean squared error of late. */
  #error = 1;

  constructor() {
    this.#weights[0] = FIRST_GUESS;
    for (let i = 0; i < FEATURES; i++) this.#inverse[i * FEATURES + i] = 1 / RIDGE;
  }

  began(source: number, at: number): void {
    const cells = this.#sources.with(source);
    const base = source * WIDTH;
    cells[base + BEGAN] = at;
    cells[base + LAST] = at;
    for (const gap of [GAP_1, GAP_2, MEAN_GAP, AUTHOR_GAP]) cells[base + gap] = FIRST_GUESS;
    cells[base + POSTS] = 1;
  }

  saw(source: number, at: number, author?: string): void {
    const cells = this.#sources.with(source);
    const base = source * WIDTH;
    if (Number.isNaN(cells[base + LAST]!)) {
      this.began(source, at);
      return;
    }
    const gap = Math.log(Math.max(MINUTE, at - cells[base + LAST]!));
    this.#learn(this.#features(source), gap);
    cells[base + LAST] = at;
    cells[base + GAP_2] = cells[base + GAP_1]!;
    cells[base + GAP_1] = gap;
    cells[base + MEAN_GAP] = 0.8 * cells[base + MEAN_GAP]! + 0.2 * gap;
    cells[base + POSTS] = cells[base + POSTS]! + 1;
    if (author !== undefined) cells[base + AUTHOR_GAP] = this.#authorGap(author, at);
  }

  /** A gap is known only when it ends. */
  quiet(): void {}

  expected(source: number, from: number, to: number): number {
    const last = this.#sources.with(source)[source * WIDTH + LAST]!;
    const predicted = this.#predict(this.#features(source));
    // A post that is overdue is not any nearer: gaps are long-tailed.
    const gap = Math.max(
      Math.exp(predicted + Math.min(2, this.#error) / 2),
      from - (Number.isNaN(last) ? from : last),
    );
    return (to - from) / Math.max(MINUTE, gap);
  }

  #features(source: number): Float64Array {
    const cells = this.#sources.with(source);
    const base = source * WIDTH;
    const features = new Float64Array(FEATURES);
    features[0] = 1;
    if (Number.isNaN(cells[base + LAST]!)) return features;
    const last = cells[base + LAST]!;
    const hour = (2 * Math.PI * ((last % DAY) / HOUR)) / 24;
    features[1] = cells[base + GAP_1]! - FIRST_GUESS;
    features[2] = cells[base + GAP_1]! - cells[base + GAP_2]!;
    features[3] = cells[base + MEAN_GAP]! - FIRST_GUESS;
    features[4] = Math.log(1 + (last - cells[base + BEGAN]!) / HOUR);
    features[5] = Math.log(cells[base + POSTS]!);
    features[6] = Math.sin(hour);
    features[7] = Math.cos(hour);
    features[8] = cells[base + AUTHOR_GAP]! - FIRST_GUESS;
    return features;
  }

  #predict(features: Float64Array): number {
    let sum = 0;
    for (let i = 0; i < FEATURES; i++) sum += this.#weights[i]! * features[i]!;
    return sum;
  }

  /** One step of recursive least squares. */
  #learn(features: Float64Array, gap: number): void {
    const gain = new Float64Array(FEATURES);
    let scale = 1;
    for (let i = 0; i < FEATURES; i++) {
      for (let j = 0; j < FEATURES; j++) gain[i] = gain[i]! + this.#inverse[i * FEATURES + j]! * features[j]!;
      scale += features[i]! * gain[i]!;
    }
    const error = gap - this.#predict(features);
    this.#error = 0.99 * this.#error + 0.01 * error * error;
    for (let i = 0; i < FEATURES; i++) {
      this.#weights[i] = this.#weights[i]! + (gain[i]! * error) / scale;
      for (let j = 0; j < FEATURES; j++) {
        const at = i * FEATURES + j;
        this.#inverse[at] = this.#inverse[at]! - (gain[i]! * gain[j]!) / scale;
      }
    }
  }

  #authorGap(author: string, at: number): number {
    const known = this.#authors.get(author);
    if (known === undefined && this.#authors.size >= MAX_AUTHORS) {
      this.#authors.delete(this.#authors.keys().next().value as string);
    }
    const gap =
      known === undefined ? FIRST_GUESS : 0.7 * known.gap + 0.3 * Math.log(Math.max(MINUTE, at - known.at));
    this.#authors.set(author, { at, gap });
    return gap;
  }
}
