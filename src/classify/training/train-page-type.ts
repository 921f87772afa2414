// Trains the page-type classifiers, and says by cross-validation over sites how good they are on forums never seen.
import { pageStructure } from '../../records/index.ts';
import { type PageFeatures, pageFeatures } from '../features.ts';
import { type LinearModel, margin, trainLinear } from '../linear-model.ts';
import { type Classifiers, classifyFeatures, type PageType } from '../page-type.ts';
import { calibrate, type Margin } from '../platt.ts';
import type { LabelledPage, LabelSource } from './labelled-page.ts';
import { selected } from './selected-features.ts';

/** A labelled page reduced to what training needs. */
export interface LabelledFeatures {
  readonly source: LabelSource;
  readonly site: string;
  readonly type: PageType;
  readonly url: string;
  readonly records?: number | undefined;
  readonly features: PageFeatures;
}

export interface TrainingSettings {
  readonly cost: number;
  readonly seed: number;
  /** See `TrainingOptions`. */
  readonly areBounded?: boolean;
  /** In how many parts sites are left out to calibrate. */
  readonly folds?: number;
}

export const DEFAULT_SETTINGS: TrainingSettings = { cost: 0.003, seed: 1 };

// Beyond this many pages of one type, more pages of a site teach about that site only. Lab forums share what their
// generator can draw, so that each teaches less than a real one.
const FULL_WEIGHT_PAGES: Readonly<Record<LabelSource, number>> = { lab: 3, mirror: 8, saved: 8 };
// Boards with one thread and threads with one post are the hard ones, and few.
const SINGLE_WEIGHT = 2;
const CALIBRATION_FOLDS = 8;

export function labelledFeatures(pages: readonly LabelledPage[]): LabelledFeatures[] {
  return pages.map(({ source, site, type, page, records }) => ({
    source,
    site,
    type,
    url: page.url,
    records,
    features: pageFeatures(pageStructure(page)),
  }));
}

/** Pages of each site, in the order they came. */
export function bySite<T extends { readonly site: string }>(pages: readonly T[]): T[][] {
  const sites = new Map<string, T[]>();
  for (const page of pages) {
    const mates = sites.get(page.site);
    if (mates === undefined) sites.set(page.site, [page]);
    else mates.push(page);
  }
  return [...sites.values()];
}

/** What a classifier said of a page it had not seen any page of the site of. */
export interface Judgement {
  readonly page: LabelledFeatures;
  readonly guess: PageType;
  readonly confidence: number;
}

/** Classifiers, and for each site those trained without it. */
export interface Trained {
  readonly classifiers: Classifiers;
  without(site: string): Classifiers;
}

/** An example of either classifier: features, and how much it counts. */
export interface Lesson {
  readonly site: string;
  readonly type: PageType;
  readonly features: PageFeatures;
  readonly weight: number;
}

/** Trains the classifiers that judge a page alone. */
export function trainPageType(pages: readonly LabelledFeatures[], settings: TrainingSettings): Trained {
  const weights = weightsOf(pages);
  return trainBoth(
    pages.map(({ site, type, features }, at) => ({
      site,
      type,
      features: selected(features),
      weight: weights[at]!,
    })),
    settings,
  );
}

/** Trains both classifiers, with probabilities calibrated on sites left out. */
export function trainBoth(lessons: readonly Lesson[], settings: TrainingSettings): Trained {
  const folds = siteFolds(lessons, settings.folds ?? CALIBRATION_FOLDS);
  const index = trainOne(lessons, folds, 'index', settings);
  const thread = trainOne(lessons, folds, 'thread', settings);
  return {
    classifiers: { index: index.model, thread: thread.model },
    without: (site) => {
      const at = folds.findIndex((fold) => fold.has(site));
      // None of its pages was a lesson.
      if (at < 0) return { index: index.model, thread: thread.model };
      return { index: index.without[at]!, thread: thread.without[at]! };
    },
  };
}

function trainOne(
  lessons: readonly Lesson[],
  folds: readonly ReadonlySet<string>[],
  type: PageType,
  settings: TrainingSettings,
): { model: LinearModel; without: LinearModel[] } {
  const margins: Margin[] = [];
  const without = folds.map((fold) => {
    const model = trainOn(
      lessons.filter(({ site }) => !fold.has(site)),
      type,
      settings,
    );
    for (const { site, features, type: actual, weight } of lessons)
      if (fold.has(site))
        margins.push({ margin: margin(model, features), isPositive: actual === type, weight });
    return model;
  });
  const { slope, offset } = calibrate(margins);
  return {
    model: { ...trainOn(lessons, type, settings), slope, offset },
    without: without.map((model) => ({ ...model, slope, offset })),
  };
}

function trainOn(lessons: readonly Lesson[], type: PageType, settings: TrainingSettings): LinearModel {
  return trainLinear(
    lessons.map(({ features, type: actual, weight }) => ({ features, isPositive: actual === type, weight })),
    settings,
  );
}

/** How much each page counts. */
function weightsOf(pages: readonly LabelledFeatures[]): number[] {
  const counts = new Map<string, number>();
  const keyOf = (page: LabelledFeatures) => `${page.type} ${page.site}`;
  for (const page of pages) counts.set(keyOf(page), (counts.get(keyOf(page)) ?? 0) + 1);
  return pages.map((page) => {
    const weight = Math.min(1, FULL_WEIGHT_PAGES[page.source] / counts.get(keyOf(page))!);
    return page.records === 1 ? SINGLE_WEIGHT * weight : weight;
  });
}

/** Judges each page, alone, by classifiers trained on other sites. */
export function crossValidate(
  pages: readonly LabelledFeatures[],
  settings: TrainingSettings,
  foldCount = Number.POSITIVE_INFINITY,
): Judgement[] {
  return siteFolds(pages, foldCount).flatMap((fold) =>
    judge(
      trainPageType(
        pages.filter(({ site }) => !fold.has(site)),
        settings,
      ).classifiers,
      pages.filter(({ site }) => fold.has(site)),
    ),
  );
}

/** Judges each page alone. */
export function judge(classifiers: Classifiers, pages: readonly LabelledFeatures[]): Judgement[] {
  return pages.map((page) => {
    const { type, confidence } = classifyFeatures(page.features, classifiers);
    return { page, guess: type, confidence };
  });
}

/** Sites dealt out over so many groups, at most one group a site. */
export function siteFolds(pages: readonly { readonly site: string }[], count: number): Set<string>[] {
  const sites = [...new Set(pages.map(({ site }) => site))];
  const folds = Array.from({ length: Math.min(count, sites.length) }, () => new Set<string>());
  for (const [i, site] of sites.entries()) folds[i % folds.length]!.add(site);
  return folds;
}

export interface TypeFigures {
  readonly precision: number;
  readonly recall: number;
}

/** Precision and recall of a type, 0 … 1. */
export function figuresOf(
  judgements: readonly { readonly page: { readonly type: PageType }; readonly guess: PageType }[],
  type: PageType,
): TypeFigures {
  const guessed = judgements.filter(({ guess }) => guess === type).length;
  const actual = judgements.filter(({ page }) => page.type === type).length;
  const right = judgements.filter(({ guess, page }) => guess === type && page.type === type).length;
  return { precision: guessed === 0 ? 1 : right / guessed, recall: actual === 0 ? 1 : right / actual };
}
