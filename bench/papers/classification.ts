// How well page types are told when classifiers are trained on few or many forums (FoCUS table 2). Lab forums: they are there
// in any number, each with another look.
import {
  DEFAULT_SETTINGS,
  figuresOf,
  judge,
  type LabelledFeatures,
  labelledFeatures,
  trainPageType,
} from '../../src/classify/index.ts';
import { labNames, labPages } from '../../src/cli/train.ts';
import { seededRandom } from '../../src/sitemap/index.ts';

/** Mean and deviation over draws of training forums, 0 … 1. */
export interface ClassificationFigures {
  readonly forums: number;
  readonly tested: number;
  readonly figures: Readonly<
    Record<'indexPrecision' | 'indexRecall' | 'threadPrecision' | 'threadRecall', Spread>
  >;
}

export interface Spread {
  readonly mean: number;
  readonly deviation: number;
}

// The paper: 5 pages of each type of each training forum, 10 of each test forum.
const SAMPLE = { index: 5, thread: 5, other: 5 };
const TRAINING = 40;
const TESTED = 20;
const DRAWS = 3;

/** Trains on each number of forums, always tested on the same other ones. */
export async function classificationFigures(
  counts: readonly number[],
  seed: number,
): Promise<ClassificationFigures[]> {
  const names = (await labNames(TRAINING + TESTED)).filter((name) => name.startsWith('combined-'));
  const pages = labelledFeatures(await labPages(names, SAMPLE, seed));
  const tested = new Set(names.slice(TRAINING));
  const others = pages.filter(({ site }) => tested.has(site));
  const random = seededRandom(seed);
  return counts.map((count) => {
    const runs = Array.from({ length: count >= TRAINING ? 1 : DRAWS }, () => {
      const left = names.slice(0, TRAINING);
      const drawn = new Set(
        Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0]!),
      );
      return testOn(
        pages.filter(({ site }) => drawn.has(site)),
        others,
      );
    });
    const spread = (name: keyof ClassificationFigures['figures']): Spread => {
      const values = runs.map((run) => run[name]);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const deviation = Math.sqrt(
        values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length,
      );
      return { mean, deviation };
    };
    return {
      forums: count,
      tested: TESTED,
      figures: {
        indexPrecision: spread('indexPrecision'),
        indexRecall: spread('indexRecall'),
        threadPrecision: spread('threadPrecision'),
        threadRecall: spread('threadRecall'),
      },
    };
  });
}

function testOn(training: readonly LabelledFeatures[], tested: readonly LabelledFeatures[]) {
  const judgements = judge(trainPageType(training, DEFAULT_SETTINGS).classifiers, tested);
  const [index, thread] = [figuresOf(judgements, 'index'), figuresOf(judgements, 'thread')];
  return {
    indexPrecision: index.precision,
    indexRecall: index.recall,
    threadPrecision: thread.precision,
    threadRecall: thread.recall,
  };
}
