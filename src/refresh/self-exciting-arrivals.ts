// Posts bring posts: each one raises the rate for a while. How much and for how long is learned from the site itself, as
// a mixture of decays from minutes to months (a Hawkes process whose kernel is fitted by online expectation–maximisation).
import { type ArrivalModel, DAY, HOUR, MINUTE, NumberColumn } from './arrival-model.ts';
import { WeekProfile } from './week-profile.ts';

const SCALES: readonly number[] = [10 * MINUTE, HOUR, 6 * HOUR, 36 * HOUR, 10 * DAY, 90 * DAY];
const K = SCALES.length;
// What one post brings before anything was learned, by scale, and the rate of a source about which nothing is known.
const FIRST_BRINGS: readonly number[] = [0.08, 0.12, 0.16, 0.16, 0.12, 0.08];
const FIRST_BASE = 1 / (400 * DAY);
// How many posts these guesses weigh.
const PRIOR = 20;

/** Self-exciting arrivals; all sources share one kernel, each has its own excitement. */
export class SelfExcitingArrivals implements ArrivalModel {
  readonly #at = new NumberColumn(1, Number.NaN);
  /** Faded posts by scale. */
  readonly #sums = new NumberColumn(K);
  readonly #profile: WeekProfile;
  /** Rate that one faded post adds, by scale; last, the rate of every source. */
  readonly #weights = new Float64Array(K + 1);
  /** Posts ascribed to each scale, and what there was to bring them. */
  readonly #brought = new Float64Array(K + 1);
  readonly #exposed = new Float64Array(K + 1);

  constructor(profile: WeekProfile = new WeekProfile()) {
    this.#profile = profile;
    for (let k = 0; k < K; k++) {
      this.#brought[k] = PRIOR * FIRST_BRINGS[k]!;
      // A post's excitement of one scale lasts, all in all, as long as the scale.
      this.#exposed[k] = PRIOR * SCALES[k]!;
    }
    this.#brought[K] = PRIOR * FIRST_BASE * 30 * DAY;
    this.#exposed[K] = PRIOR * 30 * DAY;
    this.#fit();
  }

  began(source: number, at: number): void {
    this.#at.with(source)[source] = at;
    this.#excite(source);
  }

  saw(source: number, at: number): void {
    this.quiet(source, at);
    const sums = this.#sums.with(source);
    let rate = this.#weights[K]!;
    for (let k = 0; k < K; k++) rate += this.#weights[k]! * sums[source * K + k]!;
    for (let k = 0; k < K; k++) {
      this.#brought[k] = this.#brought[k]! + (this.#weights[k]! * sums[source * K + k]!) / rate;
    }
    this.#brought[K] = this.#brought[K]! + this.#weights[K]! / rate;
    this.#excite(source);
    this.#fit();
  }

  quiet(source: number, until: number): void {
    const at = this.#at.with(source);
    if (Number.isNaN(at[source]!)) at[source] = until;
    const passed = until - at[source]!;
    if (passed <= 0) return;
    const activity = this.#profile.mean(at[source]!, until);
    const sums = this.#sums.with(source);
    for (let k = 0; k < K; k++) {
      const scale = SCALES[k]!;
      const kept = Math.exp(-passed / scale);
      const sum = sums[source * K + k]!;
      this.#exposed[k] = this.#exposed[k]! + sum * scale * (1 - kept) * activity;
      sums[source * K + k] = sum * kept;
    }
    this.#exposed[K] = this.#exposed[K]! + passed * activity;
    at[source] = until;
  }

  expected(source: number, from: number, to: number): number {
    const at = this.#at.with(source)[source]!;
    const since = Number.isNaN(at) ? 0 : Math.max(0, from - at);
    const span = Math.max(0, to - from);
    const sums = this.#sums.with(source);
    let count = this.#weights[K]! * span;
    for (let k = 0; k < K; k++) {
      const sum = sums[source * K + k]!;
      if (sum < 1e-9) continue;
      const scale = SCALES[k]!;
      count += this.#weights[k]! * sum * scale * Math.exp(-since / scale) * -Math.expm1(-span / scale);
    }
    return count * this.#profile.mean(from, to);
  }

  #excite(source: number): void {
    const sums = this.#sums.with(source);
    for (let k = 0; k < K; k++) sums[source * K + k] = sums[source * K + k]! + 1;
  }

  #fit(): void {
    for (let k = 0; k <= K; k++) this.#weights[k] = this.#brought[k]! / this.#exposed[k]!;
  }
}
