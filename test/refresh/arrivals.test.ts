import { describe, expect, it } from 'vitest';
import { createRandom } from '../../lab/random.ts';
import {
  type ArrivalModel,
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
