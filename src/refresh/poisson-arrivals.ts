// Posts come at a rate of their own for each source; what is not known of a source is taken from the whole site
// (empirical Bayes: the site's mean rate as a Gamma prior).
import { type ArrivalModel, DAY, NumberColumn } from './arrival-model.ts';
import { WeekProfile } from './week-profile.ts';

// A thread is what it was in the last days.
const MEMORY = 4 * DAY;
// How many posts of its own outweigh the site.
const PRIOR_POSTS = 0.5;

/** Poisson arrivals, each source with its own rate. */
export class PoissonArrivals implements ArrivalModel {
  readonly #at = new NumberColumn(1, Number.NaN);
  /** Faded posts, and faded time they came in. */
  readonly #seen = new NumberColumn(2);
  readonly #profile: WeekProfile;
  #posts = 1;
  #time = DAY;

  constructor(profile: WeekProfile = new WeekProfile()) {
    this.#profile = profile;
  }

  began(source: number, at: number): void {
    this.#at.with(source)[source] = at;
  }

  saw(source: number, at: number): void {
    this.quiet(source, at);
    const seen = this.#seen.with(source);
    seen[2 * source] = seen[2 * source]! + 1;
    this.#posts++;
  }

  quiet(source: number, until: number): void {
    const at = this.#at.with(source);
    if (Number.isNaN(at[source]!)) at[source] = until;
    const passed = until - at[source]!;
    if (passed <= 0) return;
    const seen = this.#seen.with(source);
    const faded = Math.exp(-passed / MEMORY);
    seen[2 * source] = seen[2 * source]! * faded;
    seen[2 * source + 1] = seen[2 * source + 1]! * faded + MEMORY * (1 - faded);
    at[source] = until;
    this.#time += passed;
  }

  expected(source: number, from: number, to: number): number {
    const at = this.#at.with(source)[source]!;
    const seen = this.#seen.with(source);
    // What passed unseen since counts as quiet: nothing better is known.
    const faded = Math.exp(-Math.max(0, from - (Number.isNaN(at) ? from : at)) / MEMORY);
    const posts = seen[2 * source]! * faded;
    const time = seen[2 * source + 1]! * faded + MEMORY * (1 - faded);
    const rate = (PRIOR_POSTS + posts) / ((PRIOR_POSTS * this.#time) / this.#posts + time);
    return rate * (to - from) * this.#profile.mean(from, to);
  }
}
