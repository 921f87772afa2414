// Writes a trained model as a TypeScript module (or JSON): weights are code that ships, so they are reviewed as such.
import type { LinearModel } from '../linear-model.ts';
import type { PageType, PageTypeModel } from '../page-type.ts';
import {
  crossValidate,
  figuresOf,
  type Judgement,
  type LabelledFeatures,
  type TrainingSettings,
  type TypeFigures,
} from './train-page-type.ts';
import { crossValidateWithinSites, trainSiteType } from './train-site-type.ts';

// Leaving out every site alone would take minutes for the same figures.
const FOLDS = 20;

/** Trains on all pages and notes what they were and what to expect. */
export function buildPageTypeModel(
  pages: readonly LabelledFeatures[],
  settings: TrainingSettings,
  day: string,
): { readonly model: PageTypeModel; readonly judgements: readonly Judgement[] } {
  const alone = crossValidate(pages, settings, FOLDS);
  const judgements = crossValidateWithinSites(pages, settings, FOLDS);
  const { index, thread, site } = trainSiteType(pages, settings);
  const crossValidated: Record<string, string> = {};
  for (const type of ['index', 'thread'] as const) {
    crossValidated[`${type}, page alone`] = told(figuresOf(alone, type));
    crossValidated[`${type}, within its site`] = told(figuresOf(judgements, type));
  }
  const model: PageTypeModel = {
    index: rounded(index),
    thread: rounded(thread),
    site: { index: rounded(site.index), thread: rounded(site.thread) },
    provenance: {
      trainedOn: day,
      seed: settings.seed,
      cost: settings.cost,
      pages: inventory(pages),
      crossValidated,
    },
  };
  return { model, judgements };
}

/** The text of the file, by the kind its name asks for. */
export function modelFileText(model: PageTypeModel, file: string): string {
  const json = JSON.stringify(model, null, 2);
  if (!file.endsWith('.ts')) return `${json}\n`;
  return `// Weights of the page-type classifiers. Written by \`skein train\`; \`provenance\` says from what. Not edited by hand.
import type { PageTypeModel } from '../page-type.ts';

export const pageTypeModel: PageTypeModel = ${json};
`;
}

export const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

const told = ({ precision, recall }: TypeFigures): string =>
  `precision ${percent(precision)}, recall ${percent(recall)}`;

/** Five digits are more than the pages can tell. */
function rounded(model: LinearModel): LinearModel {
  const round = (value: number) => Number(value.toPrecision(5));
  const ranges = Object.entries(model.ranges ?? {});
  return {
    bias: round(model.bias),
    weights: Object.fromEntries(Object.entries(model.weights).map(([name, value]) => [name, round(value)])),
    ranges: Object.fromEntries(ranges.map(([name, [low, high]]) => [name, [round(low), round(high)]])),
    slope: round(model.slope),
    offset: round(model.offset),
  };
}

function inventory(pages: readonly LabelledFeatures[]): PageTypeModel['provenance']['pages'] {
  const found: Record<string, Record<string, string>> = {};
  const keys = [...new Set(pages.map(({ source, site }) => JSON.stringify([source, site])))];
  for (const key of keys) {
    const [source, site] = JSON.parse(key) as [string, string];
    const count = (type: PageType) =>
      pages.filter((page) => page.source === source && page.site === site && page.type === type).length;
    found[source] ??= {};
    found[source][site] = `${count('index')} index, ${count('thread')} thread, ${count('other')} other`;
  }
  return found;
}
