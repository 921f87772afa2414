// Trains the classifiers that judge a page among others of its site. Each round learns from what the round before says of
// sites it was not trained on: what classifiers say of sites they know is all too sure.
import type { PageFeatures } from '../features.ts';
import type { Classifiers, PageType, PageTypeGuess, SiteTypeModel } from '../page-type.ts';
import { classifyFeatures } from '../page-type.ts';
import { type Leaning, SiteView } from '../site-features.ts';
import { judgeInRounds, leaningOf } from '../site-type.ts';
import type { LabelSource } from './labelled-page.ts';
import { SAMPLE_SIZES, type SamplePage, type SiteSample } from './site-samples.ts';
import { type Lesson, type TrainingSettings, trainBoth } from './train-page-type.ts';

/** What was trained, without where it comes from. */
export type SiteClassifiers = Pick<SiteTypeModel, 'own' | 'rounds'>;

export interface SiteTrainingSettings extends TrainingSettings {
  /** Cost of an error for what a page says of itself; `cost` is for the rounds. */
  readonly ownCost: number;
  /** In a second round the pages recognised in the first speak for their kin, and so on. */
  readonly rounds: number;
}

// As many folds as the mirrors have families, so that hardly more than one of these is left out at a time.
export const SITE_SETTINGS: SiteTrainingSettings = {
  cost: 0.0003,
  ownCost: 0.003,
  rounds: 3,
  seed: 1,
  folds: 12,
};
// How much all samples of a site teach of each type together. Lab forums share what their generator can draw, so that
// each teaches less than a real one.
const OF_SITE: Readonly<Record<LabelSource, number>> = { lab: 5, mirror: 16, saved: 8 };
// A layout that few pages of a sample have counts as much as one that many have; more when it is that of an index page, as
// each site has one entry.
const MOST: Readonly<Record<PageType, number>> = { index: 1.4, thread: 1, other: 1 };
const FULL_CROWD = 4;
// Boards with one thread and threads with one post are the hard ones, and few.
const SINGLE_WEIGHT = 2;

/** What was said of a page by classifiers trained without its family. */
export interface SampleJudgement {
  readonly sample: SiteSample;
  readonly page: SamplePage;
  readonly guess: PageTypeGuess;
}

export interface TrainedSites {
  readonly classifiers: SiteClassifiers;
  readonly heldOut: readonly SampleJudgement[];
}

interface Place {
  readonly sample: SiteSample;
  readonly view: SiteView;
  readonly at: number;
  readonly page: SamplePage;
}

export function trainSiteType(samples: readonly SiteSample[], settings: SiteTrainingSettings): TrainedSites {
  const seen = samples.map((sample) => ({
    sample,
    view: new SiteView(sample.pages.map(({ evidence }) => evidence)),
  }));
  const places = seen.flatMap(({ sample, view }) =>
    sample.pages.map((page, at): Place => ({ sample, view, at, page })),
  );
  const weights = siteWeights(places);
  const train = (features: readonly PageFeatures[], areBounded: boolean) => {
    const cost = areBounded ? settings.cost : settings.ownCost;
    const lessons = places.flatMap(({ sample, page: { type } }, i): Lesson[] =>
      type === undefined ? [] : [{ site: sample.family, type, features: features[i]!, weight: weights[i]! }],
    );
    const trained = trainBoth(lessons, { ...settings, cost, areBounded });
    const without = places.map(({ sample }, i) => {
      const classifiers = trained.without(sample.family);
      return { classifiers, leaning: leaningOf(classifiers, features[i]!) };
    });
    return { trained, without };
  };
  const own = train(
    places.map(({ view, at }) => view.pages[at]!.features),
    false,
  );
  const ownLeanings = own.without.map(({ leaning }) => leaning);
  let leanings = ownLeanings;
  let heldOut: SampleJudgement[] = [];
  const rounds: Classifiers[] = [];
  for (let round = 0; round < settings.rounds; round++) {
    const ofSample = new Map<SiteSample, Leaning[]>(samples.map((sample) => [sample, []]));
    for (const [i, { sample }] of places.entries()) ofSample.get(sample)!.push(leanings[i]!);
    const features = places.map(({ sample, view, at }, i) =>
      view.features(at, ownLeanings[i]!, ofSample.get(sample)!),
    );
    // Leanings and shares are bounded, and how few pages are at hand is meant to count beyond what training saw.
    const { trained, without } = train(features, true);
    rounds.push(trained.classifiers);
    leanings = without.map(({ leaning }) => leaning);
    heldOut = places.map(({ sample, page }, i) => ({
      sample,
      page,
      guess: classifyFeatures(features[i]!, without[i]!.classifiers),
    }));
  }
  return { classifiers: { own: own.trained.classifiers, rounds }, heldOut };
}

/** How much each page counts: kin in a sample share, and so do all samples of a site. */
function siteWeights(places: readonly Place[]): number[] {
  const raw = places.map(({ sample, view, at, page: { type, records } }) => {
    if (type === undefined) return 0;
    const alike = sample.pages.flatMap((other, i) => (other.type === type ? [i] : []));
    const weight = Math.min(MOST[type], FULL_CROWD / view.crowd(at, alike));
    return records === 1 ? SINGLE_WEIGHT * weight : weight;
  });
  const sums = new Map<string, number>();
  const keyOf = ({ sample, page }: Place) => `${page.type} ${sample.source} ${sample.site}`;
  for (const [i, place] of places.entries()) sums.set(keyOf(place), (sums.get(keyOf(place)) ?? 0) + raw[i]!);
  return places.map(
    (place, i) => raw[i]! * Math.min(1, OF_SITE[place.sample.source] / sums.get(keyOf(place))!),
  );
}

/** Judges every page of these samples. */
export function judgeSamples(samples: readonly SiteSample[], model: SiteClassifiers): SampleJudgement[] {
  return samples.flatMap((sample) => {
    const view = new SiteView(sample.pages.map(({ evidence }) => evidence));
    const guesses = judgeInRounds(view, model, [], 0);
    return sample.pages.map((page, at) => ({ sample, page, guess: guesses[at]! }));
  });
}

/** Share of pages typed right. */
export function rightShare(judgements: readonly SampleJudgement[]): number {
  const known = judgements.filter(({ page }) => page.type !== undefined);
  return known.filter(({ page, guess }) => page.type === guess.type).length / Math.max(1, known.length);
}

/** The same for each mirror by the size of the sample, and in the mean over mirrors. */
export function rightShares(judgements: readonly SampleJudgement[]): {
  readonly name: string;
  readonly shares: readonly { readonly size: number; readonly share: number }[];
}[] {
  const walked = judgements.filter(({ sample }) => sample.source === 'mirror');
  const names = [...new Set(walked.map(({ sample }) => sample.site))];
  const sites = names.map((name) => ({
    name,
    shares: SAMPLE_SIZES.map((size) => ({
      size,
      share: rightShare(walked.filter(({ sample }) => sample.site === name && sample.size === size)),
    })),
  }));
  const mean = SAMPLE_SIZES.map((size, at) => ({
    size,
    share: sites.reduce((sum, { shares }) => sum + shares[at]!.share, 0) / sites.length,
  }));
  return sites.length === 0 ? [] : [...sites, { name: 'mean', shares: mean }];
}
