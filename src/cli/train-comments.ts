// `skein train --what clickables|comments`: trains the classifiers of comment pages and writes their weights.
import { writeFileSync } from 'node:fs';
import {
  CLICKABLE_TRAINING,
  type CommentPage,
  clickableFeatures,
  crossValidateLanguages,
  crossValidateSites,
  type F1Figures,
  type GroupedExample,
  gramModule,
  type LabelledSection,
  labelledSections,
  savedClickables,
  savedCommentPages,
  trainCalibrated,
  trainCommentModels,
} from '../classify/index.ts';
import { statedCounts } from '../comments/index.ts';
import { InputError, UsageError } from '../errors.ts';
import { parseHtml } from '../page/index.ts';

// The lab's sites share what their generator can draw: each teaches less than a real one.
const LAB_SITES = 96;
const LAB_FROM = 1001;
const LAB_NEGATIVES = 12;
const LAB_WEIGHT = 0.3;
const LEAST_OF_A_LANGUAGE = 5;

/** Trains on folders of labelled pages and the lab, and writes modules below `out`. */
export async function trainComments(
  what: 'clickables' | 'comments',
  data: readonly string[],
  usesLab: boolean,
  out: string | undefined,
): Promise<void> {
  if (out === undefined) throw new UsageError('say where the weights go: --out FILE.ts');
  if (what === 'clickables') return trainClickables(data, usesLab, out);
  const sections: LabelledSection[] = [];
  for (const page of [
    ...data.flatMap((folder) => [...savedCommentPages(folder)]),
    ...(usesLab ? await labPages() : []),
  ])
    sections.push(...labelledSections(page, statedCounts));
  const { section, comments, figures, gramFigures } = trainCommentModels(sections);
  const sites = new Set(sections.map(({ site }) => site)).size;
  const provenance = `${sections.length} sections of ${sites} sites; sites left out: ${told(figures)}; n-grams alone: ${told(gramFigures)}.`;
  process.stderr.write(`${provenance}\n`);
  write(
    out.replace(/\.ts$/, '-section.ts'),
    gramModule('commentSectionModel', 'Weights of the comment section classifier.', section, provenance),
  );
  const rounded = JSON.stringify(
    comments,
    (_, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(5)) : value),
    2,
  );
  write(
    out,
    `// Weights of the model that tells comments from other records. Written by \`skein train\`; not edited by hand.\n// ${provenance}\nimport type { LinearModel } from '../linear-model.ts';\n\nexport const commentModel: LinearModel = ${rounded.replace(/"(\w+)":/g, '$1:')};\n`,
  );
}

async function trainClickables(data: readonly string[], usesLab: boolean, out: string): Promise<void> {
  const saved = data.flatMap(savedClickables);
  const examples = [...saved, ...(usesLab ? await labClickables() : [])];
  if (examples.length === 0)
    throw new InputError('no labelled clickables there: a folder has clickables.jsonl');
  const bySite = crossValidateSites(examples, CLICKABLE_TRAINING);
  process.stderr.write(`${examples.length} clickables; sites left out: ${told(bySite)}\n`);
  for (const [language, figures] of crossValidateLanguages(examples, CLICKABLE_TRAINING, LEAST_OF_A_LANGUAGE))
    process.stderr.write(`  language ${language} left out: ${told(figures)}\n`);
  const provenance = `${examples.length} clickables (${saved.length} of real pages); sites left out: ${told(bySite)}.`;
  write(
    out,
    gramModule(
      'clickableModel',
      'Weights of the clickable classifier.',
      trainCalibrated(examples, CLICKABLE_TRAINING),
      provenance,
    ),
  );
}

const told = ({ f1, precision, recall, examples }: F1Figures): string =>
  `F1 ${f1.toFixed(3)} (precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, ${examples})`;

async function labPages(): Promise<CommentPage[]> {
  const { planSites, shownArticles } = await import('../../lab/articles/index.ts');
  return planSites(LAB_FROM, LAB_SITES).flatMap((site) =>
    shownArticles(site).map(({ site: name, language, url, html, comments }) => ({
      site: name,
      language,
      page: parseHtml(html, url),
      comments,
      isDrawn: true,
    })),
  );
}

async function labClickables(): Promise<GroupedExample[]> {
  const { planSites, knownClickables } = await import('../../lab/articles/index.ts');
  return planSites(LAB_FROM, LAB_SITES).flatMap((site) => {
    const all = knownClickables(site);
    const others = all.filter(({ showsComments }) => !showsComments);
    // What has a number looks most like "12 comments"; there is less of it.
    const isCounted = ({ html }: { readonly html: string }): boolean => />[^<]*\d[^<]*</.test(html);
    return [
      ...all.filter(({ showsComments }) => showsComments),
      ...spread(others.filter(isCounted), LAB_NEGATIVES / 2),
      ...spread(
        others.filter((one) => !isCounted(one)),
        LAB_NEGATIVES,
      ),
    ].map(({ html, showsComments, language, site: name }) => ({
      features: clickableFeatures(html),
      isPositive: showsComments,
      site: name,
      language,
      weight: LAB_WEIGHT,
    }));
  });
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (cause) {
    throw new InputError(`cannot write ${file}: ${(cause as Error).message}`, { cause });
  }
}

/** At most `count` of them, from the first to the last. */
function spread<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % step === 0);
}
