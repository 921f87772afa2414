// Table II of ComCrawler on the same data: clickables, section detection and record extraction, each beside its baselines,
// sites left out in turn.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CLICKABLE_TRAINING,
  crossValidateLanguages,
  crossValidateSites,
  f1Of,
  labelledSections,
  savedClickables,
  savedCommentPages,
  saysComment,
  sectionCandidates,
  trainCommentModels,
} from '../../src/classify/index.ts';
import { findSection, statedCounts } from '../../src/comments/index.ts';
import { pageStructure } from '../../src/records/index.ts';
import { scorePage, squeezed } from './score.ts';
import { sectionBaselines } from './section-baselines.ts';
import { termExamples } from './terms.ts';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('name folders with clickables.jsonl, comments/labels.jsonl or truth.jsonl');
  process.exit(2);
}
const three = (value: number): string => value.toFixed(3);

interface ClickableLabel {
  readonly html: string;
  readonly text: string;
  readonly label: number;
  readonly kind: string;
  readonly site: string;
  readonly lang: string;
}
const labels = folders.flatMap((folder): ClickableLabel[] => {
  try {
    return readFileSync(join(folder, 'clickables.jsonl'), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as ClickableLabel);
  } catch {
    return [];
  }
});
if (labels.length > 0) {
  const examples = folders.flatMap(savedClickables);
  const easy = examples.filter((_, at) => labels[at]!.kind !== 'hard-negative');
  const keywords = labels.map(({ text, label }) => ({
    isPositive: label === 1,
    guess: saysComment(text.toLowerCase()),
  }));
  const terms = termExamples(
    labels.map(({ html, label, site, lang }) => ({ html, isPositive: label === 1, site, language: lang })),
    25,
  );
  console.log(`clickables: ${examples.length}, F1 by site left out`);
  console.log(`  n-grams                      ${three(crossValidateSites(examples, CLICKABLE_TRAINING).f1)}`);
  console.log(`  n-grams, random negatives    ${three(crossValidateSites(easy, CLICKABLE_TRAINING).f1)}`);
  console.log(`  TF-IDF of 25 terms, SVM      ${three(crossValidateSites(terms, CLICKABLE_TRAINING).f1)}`);
  console.log(`  keywords                     ${three(f1Of(keywords).f1)}`);
  for (const [language, figures] of crossValidateLanguages(easy, CLICKABLE_TRAINING, 5))
    console.log(
      `  language ${language} left out, random negatives: ${three(figures.f1)} (${figures.examples})`,
    );
}

const pages = folders.flatMap((folder) => [...savedCommentPages(folder)]);
if (pages.length > 0) {
  const sections = pages.flatMap((page) => labelledSections(page, statedCounts));
  const { figures, gramFigures } = trainCommentModels(sections);
  const baselines = sectionBaselines(pages);
  console.log(`sections: ${sections.length} candidates of ${pages.length} pages, F1 by site left out`);
  console.log(`  n-grams and facts            ${three(figures.f1)}`);
  console.log(`  attribute n-grams            ${three(gramFigures.f1)}`);
  console.log(`  TF-IDF of 100 terms, SVM     ${three(baselines.terms)}`);
  console.log(`  manual features, SVM         ${three(baselines.manual)}`);
  console.log(`  date string heuristic        ${three(baselines.dates)}`);
  let accuracy = 0;
  let f1 = 0;
  let fewF1 = 0;
  let [withComments, few, alarms, without] = [0, 0, 0, 0];
  for (const { page, comments, shown = comments } of pages) {
    const score = scorePage(findSection(page)?.comments.map(({ text }) => text) ?? [], comments, shown);
    f1 += score.f1;
    if (comments.length === 0) {
      without++;
      if (score.found > 0) alarms++;
      continue;
    }
    withComments++;
    const wanted = new Set([...comments, ...shown].map((text) => squeezed(text).slice(0, 30)));
    const best = Math.max(
      0,
      ...sectionCandidates(pageStructure(page)).map(
        ({ posts }) => posts.filter(({ text }) => wanted.has(squeezed(text).slice(0, 30))).length,
      ),
    );
    accuracy += Math.min(1, best / comments.length);
    if (comments.length < 10) {
      few++;
      fewF1 += score.f1;
    }
  }
  console.log(`record extraction, equation 3  ${three(accuracy / withComments)} (${withComments} pages)`);
  console.log(
    `comments, equations 4 and 5    ${three(f1 / pages.length)} (${pages.length} pages, shipped weights)`,
  );
  console.log(`  pages with 1–9 comments      ${three(fewF1 / Math.max(1, few))} (${few})`);
  console.log(`  false alarms                 ${alarms} of ${without}`);
}
