// ComCrawler's baselines for comment sections (table II) on the same candidates as ours: TF-IDF of 100 terms, manual
// features, and the heuristic that every comment has a date. Sites are left out in turn.
import {
  CLICKABLE_TRAINING,
  type CommentPage,
  crossValidateSites,
  f1Of,
  labelledCandidates,
  probability,
  trainLinear,
} from '../../src/classify/index.ts';
import { pageStructure } from '../../src/records/index.ts';
import { manualFeatures } from './manual-features.ts';
import { type LabelledSource, termExamples } from './terms.ts';

const FOLDS = 10;
const TERMS = 100;
const MAX_SOURCE = 20_000;
const DATED = 0.9;

/** F1 of each baseline. */
export interface SectionBaselines {
  readonly terms: number;
  readonly manual: number;
  readonly dates: number;
}

export function sectionBaselines(pages: readonly CommentPage[]): SectionBaselines {
  const sources: LabelledSource[] = [];
  const manual: {
    readonly features: Record<string, number>;
    readonly isPositive: boolean;
    readonly site: string;
  }[] = [];
  const dates: { readonly isPositive: boolean; readonly guess: boolean }[] = [];
  for (const known of pages) {
    const { page, site, language } = known;
    const structure = pageStructure(page);
    const { tree } = page;
    for (const { candidate, isComments: isPositive } of labelledCandidates(structure, known)) {
      const { container, roots, posts } = candidate;
      const html = tree.source.slice(tree.start[container]!, tree.start[container]! + MAX_SOURCE);
      sources.push({ html, isPositive, site, language });
      manual.push({ features: manualFeatures(page, structure.facts, container, roots), isPositive, site });
      const dated = posts.filter(({ time }) => time !== null).length;
      dates.push({ isPositive, guess: dated >= DATED * posts.length });
    }
  }
  return {
    terms: crossValidateSites(termExamples(sources, TERMS), CLICKABLE_TRAINING).f1,
    manual: leftOut(manual),
    dates: f1Of(dates).f1,
  };
}

function leftOut(
  examples: readonly {
    readonly features: Record<string, number>;
    readonly isPositive: boolean;
    readonly site: string;
  }[],
): number {
  const sites = [...new Set(examples.map(({ site }) => site))].sort();
  const foldOf = new Map(sites.map((site, at) => [site, at % FOLDS]));
  const judged: { readonly isPositive: boolean; readonly guess: boolean }[] = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const rest = examples.filter(({ site }) => foldOf.get(site) !== fold);
    const model = trainLinear(
      rest.map((one) => ({ ...one, weight: 1 })),
      { cost: 1, seed: 1 },
    );
    for (const { features, isPositive, site } of examples)
      if (foldOf.get(site) === fold) judged.push({ isPositive, guess: probability(model, features) >= 0.5 });
  }
  return f1Of(judged).f1;
}
