// Writes a trained model as a TypeScript module (or JSON): weights are code that ships, so they are reviewed as such.
import type { LinearModel } from '../linear-model.ts';
import type { Classifiers, PageType, PageTypeModel, Provenance, SiteTypeModel } from '../page-type.ts';
import type { LabelSource } from './labelled-page.ts';
import type { SiteSample } from './site-samples.ts';
import {
  crossValidate,
  figuresOf,
  type Judgement,
  type LabelledFeatures,
  type TrainingSettings,
  trainPageType,
} from './train-page-type.ts';
import {
  rightShares,
  type SampleJudgement,
  type SiteTrainingSettings,
  trainSiteType,
} from './train-site-type.ts';

// Leaving out every site alone would take minutes for the same figures.
const FOLDS = 20;

/** Trains what judges pages alone on all pages, and notes what they were and what to expect. */
export function buildPageTypeModel(
  pages: readonly LabelledFeatures[],
  settings: TrainingSettings,
): { readonly model: PageTypeModel; readonly judgements: readonly Judgement[] } {
  const judgements = crossValidate(pages, settings, FOLDS);
  const heldOut: Record<string, string> = {};
  for (const type of ['index', 'thread'] as const) {
    const { precision, recall } = figuresOf(judgements, type);
    heldOut[type] = `precision ${percent(precision)}, recall ${percent(recall)}`;
  }
  const { seed, cost } = settings;
  const provenance = { seed, cost, pages: inventory(pages), heldOut };
  return { model: { ...rounded(trainPageType(pages, settings).classifiers), provenance }, judgements };
}

/** The same for what judges the pages of a site together. */
export function buildSiteTypeModel(
  samples: readonly SiteSample[],
  settings: SiteTrainingSettings,
): { readonly model: SiteTypeModel; readonly judgements: readonly SampleJudgement[] } {
  const { classifiers, heldOut: judgements } = trainSiteType(samples, settings);
  const pages = samples.flatMap(({ source, site, pages }) =>
    pages.flatMap(({ type, evidence }) =>
      type === undefined ? [] : [{ source, site, type, url: evidence.url }],
    ),
  );
  const heldOut: Record<string, string> = {};
  for (const { name, shares } of rightShares(judgements))
    heldOut[`${name}, right with ${shares.map(({ size }) => size).join('/')} pages`] = shares
      .map(({ share }) => percent(share))
      .join(', ');
  const { seed, cost } = settings;
  const model = {
    own: rounded(classifiers.own),
    rounds: classifiers.rounds.map(rounded),
    provenance: { seed, cost, pages: inventory(once(pages)), heldOut },
  };
  return { model, judgements };
}

/** The text of the file, by the kind its name asks for. */
export function modelFileText(model: PageTypeModel | SiteTypeModel, file: string): string {
  if (!file.endsWith('.ts')) return `${JSON.stringify(model, null, 2)}\n`;
  const [what, type, name] =
    'rounds' in model
      ? ['judge the pages of a site together', 'SiteTypeModel', 'siteTypeModel']
      : ['judge a page alone', 'PageTypeModel', 'pageTypeModel'];
  return `// Weights of the classifiers that ${what}. Written by \`skein train\`; \`provenance\` says from what. Not edited by hand.
import type { ${type} } from '../page-type.ts';

export const ${name}: ${type} = ${literal(model, '')};
`;
}

export const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** As the formatter would write it. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one === 'number')) return `[${value.join(', ')}]`;
    return `[\n${value.map((one) => `${inner}${literal(one, inner)},\n`).join('')}${indent}]`;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const keyOf = (key: string) => (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : literal(key, ''));
  return `{\n${entries.map(([key, one]) => `${inner}${keyOf(key)}: ${literal(one, inner)},\n`).join('')}${indent}}`;
}

/** Five digits are more than the pages can tell. */
function rounded({ index, thread }: Classifiers): Classifiers {
  return { index: roundedModel(index), thread: roundedModel(thread) };
}

function roundedModel(model: LinearModel): LinearModel {
  const round = (value: number) => Number(value.toPrecision(5));
  const ranges = Object.entries(model.ranges ?? {}).map(([name, [low, high]]) => [
    name,
    [round(low), round(high)],
  ]);
  return {
    bias: round(model.bias),
    weights: Object.fromEntries(Object.entries(model.weights).map(([name, value]) => [name, round(value)])),
    ...(model.ranges === undefined ? {} : { ranges: Object.fromEntries(ranges) }),
    slope: round(model.slope),
    offset: round(model.offset),
  };
}

interface CountedPage {
  readonly source: LabelSource;
  readonly site: string;
  readonly type: PageType;
}

/** Pages stand in several samples. */
function once<T extends CountedPage & { readonly url: string }>(pages: readonly T[]): T[] {
  return [...new Map(pages.map((page) => [`${page.source} ${page.site} ${page.url}`, page])).values()];
}

function inventory(pages: readonly CountedPage[]): Provenance['pages'] {
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
