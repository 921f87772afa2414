// Trains the classifiers of the papers on annotated forums: five pages of each type of five forums (FoCUS 5.2.1), three of
// three (url-type-recognition 5.2.1). Lab forums stand for the papers' own, which nobody has any more.
import {
  figuresOf,
  type LabelledPage,
  type Lesson,
  type LinearModel,
  percent,
  type SampleSize,
  trainBoth,
} from '../../classify/index.ts';
import { pageStructure } from '../../records/index.ts';
import { type TableOne, type TableOneModel, tableOneFeatures, typeByTableOne } from './page-classifier.ts';
import { PageFrame } from './page-frame.ts';

/** The annotated forums of each paper, and how many pages of each type are taken from one. */
export const annotatedForums: Readonly<
  Record<TableOne, { readonly names: readonly string[]; readonly sample: SampleSize }>
> = {
  focus: {
    names: ['plain-query', 'german-dotted', 'chinese-dashed', 'spanish-nested', 'slug-portal'],
    sample: { index: 5, thread: 5, other: 5 },
  },
  'url-types': {
    names: ['plain-query', 'chinese-dashed', 'spanish-nested'],
    sample: { index: 3, thread: 3, other: 3 },
  },
};

// Of what was tried (0.003 … 1), the cost at which most votes of lab forums left out were right.
const cost = 0.02;

/** Trains both classifiers on pages of annotated forums. */
export function trainTableOne(
  pages: readonly LabelledPage[],
  table: TableOne,
  seed: number,
  day: string,
): TableOneModel {
  const sites = [...new Set(pages.map(({ site }) => site))];
  const frames = new Map(sites.map((site) => [site, new PageFrame()]));
  for (const { site, page } of pages) frames.get(site)!.add(pageStructure(page));
  const lessons = pages.map(({ site, type, page }): Lesson => {
    const structure = pageStructure(page);
    const own = frames.get(site)!.ownRegions(structure);
    return { site, type, features: tableOneFeatures[table](structure, own), weight: 1 };
  });
  const judgements = sites.flatMap((site) => {
    const others = lessons.filter((lesson) => lesson.site !== site);
    const { classifiers } = trainBoth(others, { cost, seed });
    return lessons
      .filter((lesson) => lesson.site === site)
      .map(({ type, features }) => ({ page: { type }, guess: typeByTableOne(features, classifiers) }));
  });
  const crossValidated = Object.fromEntries(
    (['index', 'thread'] as const).map((type) => {
      const { precision, recall } = figuresOf(judgements, type);
      return [type, `precision ${percent(precision)}, recall ${percent(recall)}`];
    }),
  );
  const count = (site: string, type: string) =>
    lessons.filter((lesson) => lesson.site === site && lesson.type === type).length;
  const { classifiers } = trainBoth(lessons, { cost, seed });
  return {
    index: rounded(classifiers.index),
    thread: rounded(classifiers.thread),
    provenance: {
      trainedOn: day,
      seed,
      cost,
      pages: Object.fromEntries(
        sites.map((site) => [
          site,
          `${count(site, 'index')} index, ${count(site, 'thread')} thread, ${count(site, 'other')} other`,
        ]),
      ),
      crossValidated,
    },
  };
}

/** The text of a module, or JSON, with a model. */
export function tableOneFileText(model: TableOneModel, table: TableOne, file: string): string {
  const json = JSON.stringify(model, null, 2);
  if (!file.endsWith('.ts')) return `${json}\n`;
  const name = table === 'focus' ? 'focusClassifiers' : 'urlTypeClassifiers';
  return `// Weights of the classifiers of a paper. Written by \`skein train --what ${table}\`; \`provenance\` says from what. Not edited by hand.
import type { TableOneModel } from '../page-classifier.ts';

export const ${name}: TableOneModel = ${json};
`;
}

/** Five digits are more than the pages can tell. */
function rounded(model: LinearModel): LinearModel {
  const round = (value: number) => Number(value.toPrecision(5));
  const entries = Object.entries(model.weights).map(([name, value]) => [name, round(value)] as const);
  const ranges = Object.entries(model.ranges ?? {});
  return {
    bias: round(model.bias),
    weights: Object.fromEntries(entries),
    ranges: Object.fromEntries(ranges.map(([name, [low, high]]) => [name, [round(low), round(high)]])),
    slope: round(model.slope),
    offset: round(model.offset),
  };
}
