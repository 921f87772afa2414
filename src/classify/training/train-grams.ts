// Trains the models over n-grams: clickable elements and comment sections; says by cross-validation over groups (sites,
// languages) how good they are on groups never seen.
import {
  type GramExample,
  type GramModel,
  type GramTraining,
  gramMargin,
  gramProbability,
  trainGrams,
} from '../gram-model.ts';
import { calibrate, type Margin } from '../platt.ts';

/** An example that knows where it comes from. */
export interface GroupedExample extends GramExample {
  readonly site: string;
  readonly language: string;
}

export const CLICKABLE_TRAINING: GramTraining = { cost: 2, seed: 1, minCount: 2 };
export const SECTION_TRAINING: GramTraining = { cost: 1, seed: 1, minCount: 2 };

const FOLDS = 10;

/** Hits and misses of a classifier, as F1 (ComCrawler, equations 1 and 2). */
export interface F1Figures {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly examples: number;
}

/** Trains on all, with probabilities calibrated on sites left out. */
export function trainCalibrated(examples: readonly GroupedExample[], options: GramTraining): GramModel {
  const margins: Margin[] = [];
  for (const { model, test } of siteFolds(examples, options))
    for (const { features, isPositive, weight } of test)
      margins.push({
        margin: gramMargin(model, features),
        isPositive,
        ...(weight !== undefined && { weight }),
      });
  return { ...trainGrams(examples, options), ...calibrate(margins) };
}

/** F1 over sites left out in turn. */
export function crossValidateSites(examples: readonly GroupedExample[], options: GramTraining): F1Figures {
  const judged: Judged[] = [];
  for (const { model, test } of siteFolds(examples, options)) judged.push(...judge(model, test));
  return f1Of(judged);
}

/** F1 on each language with at least `least` examples of either kind, trained on all others. */
export function crossValidateLanguages(
  examples: readonly GroupedExample[],
  options: GramTraining,
  least: number,
): Map<string, F1Figures> {
  const found = new Map<string, F1Figures>();
  for (const language of new Set(examples.map((example) => example.language))) {
    const test = examples.filter((example) => example.language === language);
    const positives = test.filter(({ isPositive }) => isPositive).length;
    if (positives < least || test.length - positives < least) continue;
    const model = trainGrams(
      examples.filter((example) => example.language !== language),
      options,
    );
    found.set(language, f1Of(judge(model, test)));
  }
  return found;
}

interface Judged {
  readonly isPositive: boolean;
  readonly guess: boolean;
}

function judge(model: GramModel, test: readonly GramExample[]): Judged[] {
  return test.map(({ features, isPositive }) => ({
    isPositive,
    guess: gramProbability(model, features) >= 0.5,
  }));
}

export function f1Of(judged: readonly Judged[]): F1Figures {
  const hits = judged.filter(({ isPositive, guess }) => isPositive && guess).length;
  const wanted = judged.filter(({ isPositive }) => isPositive).length;
  const found = judged.filter(({ guess }) => guess).length;
  const precision = found === 0 ? 1 : hits / found;
  const recall = wanted === 0 ? 1 : hits / wanted;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1, examples: judged.length };
}

function* siteFolds(
  examples: readonly GroupedExample[],
  options: GramTraining,
): Generator<{ readonly model: GramModel; readonly test: readonly GroupedExample[] }> {
  const sites = [...new Set(examples.map(({ site }) => site))].sort();
  const foldOf = new Map(sites.map((site, at) => [site, at % FOLDS]));
  for (let fold = 0; fold < Math.min(FOLDS, sites.length); fold++) {
    const test = examples.filter(({ site }) => foldOf.get(site) === fold);
    const rest = examples.filter(({ site }) => foldOf.get(site) !== fold);
    yield { model: trainGrams(rest, options), test };
  }
}
