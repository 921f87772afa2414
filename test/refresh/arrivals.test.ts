import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.ts';
import {
  type ArrivalModel,
  AuthorHabits,
  DAY,
  HOUR,
  MINUTE,
  PoissonArrivals,
  RegressionArrivals,
  SelfExcitingArrivals,
  WeekProfile,
} from '../../src/refresh/index.ts';

const START = 1_768_478_400_000;
const models: [string, () => ArrivalModel][] = [
  ['Poisson', () => new PoissonArrivals()],
  ['self-exciting', () => new SelfExcitingArrivals()],
  ['regression', () => new RegressionArrivals()],
];

/** A busy thread (0), a slow one (1) and one that fell silent (2). */
function threads(model: ArrivalModel): number {
  const random = createRandom(3);
  const end = START + 20 * DAY;
  [2 * HOUR, 2 * DAY, HOUR].forEach((gap, source) => {
    model.began(source, START);
    const last = source === 2 ? START + 2 * DAY : end;
    for (let at = START + random.exponential(gap); at < last; at += random.exponential(gap))
      model.saw(source, at);
    model.quiet(source, end);
  });
  return end;
}

describe.each(models)('%s arrivals', (_name, make) => {
  it('expect more of a busy thread than of a slow or a silent one', () => {
    const model = make();
    const end = threads(model);
    const next = (source: number) => model.expected(source, end, end + DAY);
    expect(next(0)).toBeGreaterThan(2 * next(1));
    expect(next(0)).toBeGreaterThan(2 * next(2));
  });

  it('expect nothing of no time, and never less of more time', () => {
    const model = make();
    const end = threads(model);
    expect(model.expected(0, end, end)).toBeCloseTo(0);
    let before = 0;
    for (let span = MINUTE; span < 100 * DAY; span *= 2) {
      const now = model.expected(0, end, end + span);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
  });

  it('know something of a thread they have never seen a post of', () => {
    const model = make();
    const end = threads(model);
    model.began(9, end);
    const expected = model.expected(9, end, end + DAY);
    expect(expected).toBeGreaterThan(0);
    expect(expected).toBeLessThan(1000);
  });
});

describe('regression arrivals', () => {
  /** Two authors who come, one every hour, the other every three days, to begin a thread and go on with their last. */
  function twoAuthors(): { model: RegressionArrivals; end: number } {
    const model = new RegressionArrivals();
    const end = START + 90 * DAY;
    const visits: { author: string; at: number }[] = [];
    for (let at = START; at <= end; at += HOUR) visits.push({ author: 'Hasty', at });
    for (let at = START; at <= end; at += 3 * DAY) visits.push({ author: 'Slow', at });
    const last = new Map<string, number>();
    for (const [source, { author, at }] of visits.sort((a, b) => a.at - b.at).entries()) {
      const before = last.get(author);
      if (before !== undefined) model.saw(before, at, author);
      model.began(source, at, author);
      last.set(author, source);
    }
    return { model, end };
  }

  it('predict another time for a thread that another author has begun', () => {
    const { model, end } = twoAuthors();
    const gapAfter = (source: number, at: number, author?: string) => {
      model.began(source, at, author);
      return model.nextPostAt(source, at) - at;
    };
    const [hasty, slow] = [gapAfter(9001, end + HOUR, 'Hasty'), gapAfter(9002, end + 3 * DAY, 'Slow')];
    const unknown = gapAfter(9003, end + 3 * DAY);
    expect(hasty / HOUR).toBeLessThan(2);
    expect(slow / HOUR).toBeGreaterThan(24);
    expect(unknown).toBeGreaterThan(hasty);
    expect(unknown).toBeLessThan(slow);
  });

  it('predict the next post a gap after the last, and wait as long again when it has not come', () => {
    const model = new RegressionArrivals();
    let at = START;
    model.began(0, at);
    for (let n = 0; n < 60; n++) {
      at += 5 * HOUR;
      model.saw(0, at);
    }
    expect((model.nextPostAt(0, at + MINUTE) - at) / HOUR).toBeCloseTo(5, 0);
    expect(model.nextPostAt(0, at + 8 * HOUR)).toBe(at + 16 * HOUR);
    expect(model.nextPostAt(0, at + 20 * DAY)).toBe(at + 40 * DAY);
  });

  it('take a post that is found late for no gap', () => {
    const model = new RegressionArrivals();
    model.began(0, START);
    for (let n = 1; n < 40; n++) model.saw(0, START + n * HOUR);
    const before = model.nextPostAt(0, START + 40 * HOUR);
    model.saw(0, START - 5 * DAY);
    expect(model.nextPostAt(0, START + 40 * HOUR)).toBeCloseTo(before, -6);
    model.saw(0, START + 41 * HOUR);
    expect(model.expected(0, START + 41 * HOUR, START + 42 * HOUR)).toBeGreaterThan(0.3);
  });
});

describe('the habits of authors', () => {
  it('tell when each is likely to write next, and take newcomers to be like the others', () => {
    const habits = new AuthorHabits();
    for (let n = 0; n < 30; n++) {
      habits.wrote('daily', START + n * DAY);
      habits.wrote('hourly', START + 29 * DAY - (30 - n) * HOUR);
    }
    habits.wrote('new', START + 29 * DAY);
    const inHours = (author: string, wroteAt: number) => (habits.nextAt(author)! - wroteAt) / HOUR;
    expect(inHours('daily', START + 29 * DAY)).toBeGreaterThan(18);
    expect(inHours('daily', START + 29 * DAY)).toBeLessThan(26);
    expect(inHours('hourly', START + 29 * DAY - HOUR)).toBeLessThan(2);
    expect(inHours('new', START + 29 * DAY)).toBeGreaterThan(2);
    expect(inHours('new', START + 29 * DAY)).toBeLessThan(18);
    expect(habits.nextAt('stranger')).toBeUndefined();
  });

  it('learn that short gaps follow long ones where an author comes for two posts at a time', () => {
    const habits = new AuthorHabits();
    let at = START;
    for (let n = 0; n < 40; n++) {
      habits.wrote('pairs', at);
      habits.wrote('pairs', at + 10 * MINUTE);
      at += 2 * DAY;
    }
    expect(habits.nextAt('pairs')! - (at - 2 * DAY)).toBeGreaterThan(DAY);
    habits.wrote('pairs', at);
    expect(habits.nextAt('pairs')! - at).toBeLessThan(2 * HOUR);
  });

  it('are learned once from a post that is told twice or late', () => {
    const habits = new AuthorHabits();
    for (let n = 0; n < 9; n++) habits.wrote('a', START + n * DAY);
    const next = habits.nextAt('a');
    habits.wrote('a', START + 8 * DAY);
    habits.wrote('a', START + 3 * DAY);
    expect(habits.nextAt('a')).toBe(next);
  });
});

it('self-exciting arrivals expect most right after a post, and learn how long that lasts', () => {
  const model = new SelfExcitingArrivals();
  const random = createRandom(5);
  // Bursts of answers within the hour, then silence.
  for (let source = 0; source < 300; source++) {
    const began = START + source * HOUR;
    model.began(source, began);
    for (let n = 0, at = began; n < 3; n++) {
      at += random.exponential(10 * MINUTE);
      model.saw(source, at);
    }
    model.quiet(source, began + 20 * DAY);
  }
  const at = START + 400 * HOUR;
  model.began(999, at);
  const soon = model.expected(999, at, at + HOUR);
  const later = model.expected(999, at + 3 * DAY, at + 3 * DAY + HOUR);
  expect(soon).toBeGreaterThan(20 * later);
});

it('Poisson arrivals come near to the true rate', () => {
  const model = new PoissonArrivals();
  const random = createRandom(11);
  model.began(0, START);
  let at = START;
  while (at < START + 60 * DAY) {
    at += random.exponential(3 * HOUR);
    model.saw(0, at);
  }
  const aDay = model.expected(0, at, at + DAY);
  expect(aDay).toBeGreaterThan(5);
  expect(aDay).toBeLessThan(12);
});

describe('the profile of the week', () => {
  it('is even before anything was seen', () => {
    expect(new WeekProfile().mean(START, START + 3 * HOUR)).toBeCloseTo(1);
  });

  it('learns the hours people write in, and has a mean of 1 over a week', () => {
    const profile = new WeekProfile();
    const midnight = START - (START % DAY);
    for (let day = 0; day < 60; day++)
      for (let n = 0; n < 10; n++) profile.add(midnight + day * DAY + 18 * HOUR + n * MINUTE);
    expect(profile.mean(midnight + 18 * HOUR, midnight + 19 * HOUR)).toBeGreaterThan(5);
    expect(profile.mean(midnight + 3 * HOUR, midnight + 4 * HOUR)).toBeLessThan(0.2);
    expect(profile.mean(midnight + 5 * HOUR, midnight + 5 * HOUR + 7 * DAY)).toBeCloseTo(1);
  });
});
