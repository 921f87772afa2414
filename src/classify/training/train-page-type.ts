// Trains the page-type classifiers, and says by cross-validation over sites how good they are on forums never seen.
import { pageStructure } from '../../records/index.ts';
import { type PageFeatures, pageFeatures } from '../features.ts';
import { type LinearModel, margin, trainLinear } from '../linear-model.ts';
import { classifyFeatures, type PageType, type PageTypeModel } from '../page-type.ts';
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
}

export const DEFAULT_SETTINGS: TrainingSettings = { cost: 0.02, seed: 1 };

// Beyond this many pages of one type, more pages of a site teach about that site only. Lab forums share what their
// generator can draw, so that each teaches less than a real one.
const FULL_WEIGHT_PAGES: Readonly<Record<LabelSource, number>> = { lab: 3, mirror: 8, saved: 8 };
const CALIBRATION_FOLDS = 8;

export function labelledFeatures({ source, site, type, page, records }: LabelledPage): LabelledFeatures {
  return { source, site, type, url: page.url, records, features: pageFeatures(pageStructure(page)) };
}

/** What a classifier said of a page it had not seen any page of the site of. */
export interface Judgement {
  readonly page: LabelledFeatures;
  readonly guess: PageType;
  readonly confidence: number;
}

type Classifiers = Pick<PageTypeModel, 'index' | 'thread'>;

/** Trains both classifiers, with probabilities calibrated on sites left out. */
export function trainPageType(pages: readonly LabelledFeatures[], settings: TrainingSettings): Classifiers {
  const folds = siteFolds(pages, CALIBRATION_FOLDS);
  return {
    index: trainOne(pages, folds, 'index', settings),
    thread: trainOne(pages, folds, 'thread', settings),
  };
}

function trainOne(
  pages: readonly LabelledFeatures[],
  folds: readonly ReadonlySet<string>[],
  type: PageType,
  settings: TrainingSettings,
): LinearModel {
  const weights = weightsOf(pages);
  const margins: Margin[] = [];
  for (const fold of folds) {
    const model = trainOn(
      pages.filter(({ site }) => !fold.has(site)),
      type,
      settings,
    );
    for (const [at, page] of pages.entries()) {
      if (!fold.has(page.site)) continue;
      margins.push({
        margin: margin(model, page.features),
        isPositive: page.type === type,
        weight: weights[at]!,
      });
    }
  }
  return { ...trainOn(pages, type, settings), ...calibrate(margins) };
}

function trainOn(
  pages: readonly LabelledFeatures[],
  type: PageType,
  settings: TrainingSettings,
): LinearModel {
  const weights = weightsOf(pages);
  return trainLinear(
    pages.map((page, at) => ({
      features: selected(page.features),
      isPositive: page.type === type,
      weight: weights[at]!,
    })),
    settings,
  );
}

/** How much each page counts. */
function weightsOf(pages: readonly LabelledFeatures[]): number[] {
  const counts = new Map<string, number>();
  const keyOf = (page: LabelledFeatures) => `${page.type} ${page.site}`;
  for (const page of pages) counts.set(keyOf(page), (counts.get(keyOf(page)) ?? 0) + 1);
  return pages.map((page) => Math.min(1, FULL_WEIGHT_PAGES[page.source] / counts.get(keyOf(page))!));
}

/** Judges each page by classifiers trained on other sites. */
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
      ),
      pages.filter(({ site }) => fold.has(site)),
    ),
  );
}

export function judge(classifiers: Classifiers, pages: readonly LabelledFeatures[]): Judgement[] {
  const model: PageTypeModel = {
    ...classifiers,
    provenance: { trainedOn: '', pages: {}, crossValidated: {}, seed: 0, cost: 0 },
  };
  return pages.map((page) => {
    const { type, confidence } = classifyFeatures(page.features, model);
    return { page, guess: type, confidence };
  });
}

/** Sites dealt out over so many groups, at most one group a site. */
function siteFolds(pages: readonly LabelledFeatures[], count: number): Set<string>[] {
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
export function figuresOf(judgements: readonly Judgement[], type: PageType): TypeFigures {
  const guessed = judgements.filter(({ guess }) => guess === type).length;
  const actual = judgements.filter(({ page }) => page.type === type).length;
  const right = judgements.filter(({ guess, page }) => guess === type && page.type === type).length;
  return { precision: guessed === 0 ? 1 : right / guessed, recall: actual === 0 ? 1 : right / actual };
}
