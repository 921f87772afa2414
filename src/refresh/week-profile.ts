// When a site's people are awake: activity by hour of the day and day of the week, learned from the times of posts.
import { DAY, HOUR } from './arrival-model.ts';

const HOURS = 7 * 24;
// As if so many posts had been seen evenly spread: a few posts say little about the week.
const EVEN_HOURS = 48;
const EVEN_DAYS = 70;
// 1 January 1970 was a Thursday; which day comes first does not matter as long as it is always the same.
const REDRAW_EVERY = 64;

/** Relative activity over the week; its mean is 1. */
export class WeekProfile {
  readonly #byHour = new Float64Array(24).fill(EVEN_HOURS / 24);
  readonly #byDay = new Float64Array(7).fill(EVEN_DAYS / 7);
  /** Activity from the week's beginning up to each hour. */
  readonly #sums = new Float64Array(HOURS + 1);
  #unseen = 0;

  constructor() {
    this.#redraw();
  }

  /** A post was written then. */
  add(at: number): void {
    const hour = Math.floor(at / HOUR) % 24;
    const day = Math.floor(at / DAY) % 7;
    this.#byHour[hour] = this.#byHour[hour]! + 1;
    this.#byDay[day] = this.#byDay[day]! + 1;
    if (++this.#unseen >= REDRAW_EVERY) this.#redraw();
  }

  /** Mean activity of a span, relative to that of a whole week. */
  mean(from: number, to: number): number {
    if (!(to > from)) return this.#at(from);
    return (this.#upTo(to) - this.#upTo(from)) / ((to - from) / HOUR);
  }

  #at(time: number): number {
    const hour = Math.floor(time / HOUR) % HOURS;
    return this.#sums[hour + 1]! - this.#sums[hour]!;
  }

  /** Activity since the epoch, in hours of mean activity. */
  #upTo(time: number): number {
    const hours = time / HOUR;
    const weeks = Math.floor(hours / HOURS);
    const within = hours - weeks * HOURS;
    const hour = Math.floor(within);
    const before = this.#sums[hour]!;
    return weeks * HOURS + before + (within - hour) * (this.#sums[hour + 1]! - before);
  }

  #redraw(): void {
    this.#unseen = 0;
    const hours = this.#byHour.reduce((sum, count) => sum + count, 0) / 24;
    const days = this.#byDay.reduce((sum, count) => sum + count, 0) / 7;
    for (let i = 0; i < HOURS; i++) {
      const activity = (this.#byHour[i % 24]! / hours) * (this.#byDay[Math.floor(i / 24)]! / days);
      this.#sums[i + 1] = this.#sums[i]! + activity;
    }
  }
}
