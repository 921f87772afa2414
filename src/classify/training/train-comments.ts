// Trains both models of comment sections: the n-grams of their attributes, and the linear model that puts their word and
// the facts around a section together. The second learns from what the first says of sites it was not trained on.
import type { PageStructure } from '../../records/index.ts';
import { sectionFeatures } from '../comment-section.ts';
import { type GramModel, gramProbability } from '../gram-model.ts';
import { type LinearModel, margin, probability, trainLinear } from '../linear-model.ts';
import { calibrate, type Margin } from '../platt.ts';
import { type SectionCandidate, type SectionFacts, sectionFacts } from '../section-facts.ts';
import {
  type F1Figures,
  f1Of,
  type GroupedExample,
  SECTION_TRAINING,
  trainCalibrated,
} from './train-grams.ts';

/** A candidate section of a page that is known to be its comments, or not. */
export interface LabelledSection {
  readonly site: string;
  readonly language: string;
  readonly isComments: boolean;
  /** Drawn by a generator: what it calls things says nothing of what programmers do. */
  readonly isDrawn: boolean;
  readonly grams: readonly string[];
  /** With `grams` set to what the n-gram model says. */
  readonly factsWith: (grams: number) => SectionFacts;
}

export function labelledSection(
  { page, facts }: PageStructure,
  candidate: SectionCandidate,
  stated: readonly number[],
  label: Pick<LabelledSection, 'site' | 'language' | 'isComments' | 'isDrawn'>,
): LabelledSection {
  const { container, roots } = candidate;
  const known = sectionFacts(page, facts, candidate, 0, stated);
  return {
    ...label,
    grams: sectionFeatures(page, container, roots),
    factsWith: (grams) => ({ ...known, grams }),
  };
}

export interface CommentModels {
  readonly section: GramModel;
  readonly comments: LinearModel;
  /** Of sites left out. */
  readonly figures: F1Figures;
  /** Of the n-grams alone. */
  readonly gramFigures: F1Figures;
}

const FOLDS = 10;
const COST = 0.1;

/** Trains on all; the figures come from sites left out of both models. */
export function trainCommentModels(sections: readonly LabelledSection[]): CommentModels {
  const weights = weightsOf(sections);
  const foldOf = foldsOf(sections);
  const real = gramExamples(sections, weights);
  const gramModels = Array.from({ length: FOLDS }, (_, fold) =>
    trainCalibrated(
      real.filter((_, at) => foldOf[at] !== fold && !sections[at]!.isDrawn),
      SECTION_TRAINING,
    ),
  );
  const said = sections.map(({ grams }, at) => gramProbability(gramModels[foldOf[at]!]!, grams));
  const examples = sections.map(({ isComments, factsWith }, at) => ({
    features: factsWith(said[at]!),
    isPositive: isComments,
    weight: weights[at]!,
  }));
  const margins: Margin[] = [];
  const judged: { isPositive: boolean; guess: boolean }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = trainLinear(
      examples.filter((_, at) => foldOf[at] !== fold),
      { cost: COST, seed: 1 },
    );
    for (const [at, { features, isPositive, weight }] of examples.entries()) {
      if (foldOf[at] !== fold) continue;
      margins.push({ margin: margin(model, features), isPositive, weight });
      judged.push({ isPositive, guess: probability(model, features) >= 0.5 });
    }
  }
  return {
    section: trainCalibrated(
      real.filter((_, at) => !sections[at]!.isDrawn),
      SECTION_TRAINING,
    ),
    comments: { ...trainLinear(examples, { cost: COST, seed: 1 }), ...calibrate(margins) },
    figures: f1Of(judged),
    gramFigures: f1Of(
      sections.flatMap(({ isComments, isDrawn }, at) =>
        isDrawn ? [] : [{ isPositive: isComments, guess: said[at]! >= 0.5 }],
      ),
    ),
  };
}

function gramExamples(sections: readonly LabelledSection[], weights: readonly number[]): GroupedExample[] {
  return sections.map(({ site, language, isComments, grams }, at) => ({
    site,
    language,
    features: grams,
    isPositive: isComments,
    weight: weights[at]!,
  }));
}

/** Each site counts alike, and so do comments and all else: most candidates are none. */
function weightsOf(sections: readonly LabelledSection[]): number[] {
  const key = ({ site, isComments }: LabelledSection): string => `${isComments} ${site}`;
  const counts = new Map<string, number>();
  for (const section of sections) counts.set(key(section), (counts.get(key(section)) ?? 0) + 1);
  const raw = sections.map((section) => 1 / Math.sqrt(counts.get(key(section))!));
  const sum = (wanted: boolean): number =>
    sections.reduce((total, { isComments }, at) => (isComments === wanted ? total + raw[at]! : total), 0);
  const [positives, negatives] = [sum(true), sum(false)];
  // Two no for each yes: an article without comments is the common case.
  return sections.map(({ isComments }, at) => {
    const share = isComments ? 1 / positives : 2 / negatives;
    return (raw[at]! * share * sections.length) / 3;
  });
}

function foldsOf(sections: readonly LabelledSection[]): number[] {
  const sites = [...new Set(sections.map(({ site }) => site))].sort();
  const index = new Map(sites.map((site, at) => [site, at % FOLDS]));
  return sections.map(({ site }) => index.get(site)!);
}
