// The regression of the incremental crawler paper (url-type-recognition): 'for each thread, a regression model to predict
// the time … when the next post arrives' (section 1), 'for each user' too (abstract); pages are asked again at the
// predicted time (section 4.2). The paper names neither features nor an equation. Chosen here: the gap until the next
// post of a thread, by linear regression on its last gaps, its age and length, the hour, and when its last author is
// likely to write again; fitted online by recursive least squares on logarithms of gaps, without a training run. The
// weights are those of all threads of a site, for one thread has too few posts to learn nine.
import { type ArrivalModel, DAY, HOUR, MINUTE, NumberColumn } from './arrival-model.ts';
import { AuthorHabits, FIRST_GUESS } from './author-habits.ts';

const FEATURES = 9;
const RIDGE = 1;
const SHORTEST = Math.log(MINUTE);
const LONGEST = Math.log(365 * DAY);
// Columns of what is kept of a source.
const [BEGAN, LAST, GAP_1, GAP_2, MEAN_GAP, POSTS, AUTHOR_GAP, WIDTH] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Arrivals as predicted gaps. */
export class RegressionArrivals implements ArrivalModel {
  readonly #sources = new NumberColumn(WIDTH, Number.NaN);
  readonly #authors: AuthorHabits;
  readonly #weights = new Float64Array(FEATURES);
  /** Inverse covariance of the features. */
  readonly #inverse = new Float64Array(FEATURES * FEATURES);
  /** Mean squared error of late. */
  #error = 1;

  /** `authors` may be shared by models of one site. */
  constructor(authors: AuthorHabits = new AuthorHabits()) {
    this.#authors = authors;
    this.#weights[0] = FIRST_GUESS;
    for (let i = 0; i < FEATURES; i++) this.#inverse[i * FEATURES + i] = 1 / RIDGE;
  }

  began(source: number, at: number, author?: string): void {
    const cells = this.#sources.with(source);
    const base = source * WIDTH;
    cells[base + BEGAN] = at;
    cells[base + LAST] = at;
    for (const gap of [GAP_1, GAP_2, MEAN_GAP]) cells[base + gap] = FIRST_GUESS;
    cells[base + POSTS] = 1;
    cells[base + AUTHOR_GAP] = this.#authorGap(author, at);
  }

  saw(source: number, at: number, author?: string): void {
    const cells = this.#sources.with(source);
    const base = source * WIDTH;
    if (Number.isNaN(cells[base + LAST]!)) {
      this.began(source, at, author);
      return;
    }
    // Boards are told of posts thread by thread: one that is found late ends no gap.
    if (at < cells[base + LAST]!) {
      cells[base + POSTS] = cells[base + POSTS]! + 1;
      cells[base + BEGAN] = Math.min(at, cells[base + BEGAN]!);
      return;
    }
    const gap = Math.log(Math.max(MINUTE, at - cells[base + LAST]!));
    this.#learn(this.#features(source), gap);
    cells[base + LAST] = at;
    cells[base + GAP_2] = cells[base + GAP_1]!;
    cells[base + GAP_1] = gap;
    cells[base + MEAN_GAP] = 0.8 * cells[base + MEAN_GAP]! + 0.2 * gap;
    cells[base + POSTS] = cells[base + POSTS]! + 1;
    cells[base + AUTHOR_GAP] = this.#authorGap(author, at);
  }

  /** A gap is known only when it ends. */
  quiet(): void {}

  expected(source: number, from: number, to: number): number {
    const last = this.#sources.with(source)[source * WIDTH + LAST]!;
    const predicted = this.#logGap(source);
    // A post that is overdue is not any nearer: gaps are long-tailed.
    const gap = Math.max(
      Math.exp(predicted + Math.min(2, this.#error) / 2),
      from - (Number.isNaN(last) ? from : last),
    );
    return (to - from) / Math.max(MINUTE, gap);
  }

  /**
   * When the next post of a source is predicted that had no more than is known when it was read: the time of its last
   * post and the predicted gap. The paper does not say what follows when the post is not there by then. Long gaps get
   * longer: it is expected after as long again as it has been awaited.
   */
  nextPostAt(source: number, readAt: number): number {
    const last = this.#sources.with(source)[source * WIDTH + LAST]!;
    const gap = Math.exp(this.#logGap(source));
    if (Number.isNaN(last)) return readAt + gap;
    return last + gap > readAt ? last + gap : readAt + Math.max(MINUTE, readAt - last);
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

  /** The predicted gap after a source's last post, within reason: a line knows no bounds. */
  #logGap(source: number): number {
    return Math.min(LONGEST, Math.max(SHORTEST, this.#predict(this.#features(source))));
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

  /** How long after their post the author is likely to write again, as a logarithm. */
  #authorGap(author: string | undefined, at: number): number {
    if (author === undefined || author === '') return FIRST_GUESS;
    this.#authors.wrote(author, at);
    return Math.log(Math.max(MINUTE, (this.#authors.nextAt(author) ?? 0) - at));
  }
}
