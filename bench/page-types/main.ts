// How well page types are told on forums never seen: each site judged by classifiers trained on all others, and, as in
// the papers, all sites judged by classifiers trained on five forums. Pages outside this project are named by --data.
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import {
  classifyPage,
  classifySite,
  crossValidate,
  crossValidateWithinSites,
  DEFAULT_SETTINGS,
  figuresOf,
  type Judgement,
  judge,
  judgeWithinSites,
  labelledFeatures,
  labelledPages,
  trainSiteType,
} from '../../src/classify/index.ts';
import { LAB_SAMPLE, labNames, labPages, MIRROR_SAMPLE } from '../../src/cli/train.ts';
import { parseHtml } from '../../src/page/index.ts';
import { pageStructure } from '../../src/records/index.ts';
import { forumPage } from '../parse/forum-pages.ts';

const { values: flags } = parseArgs({
  options: {
    data: { type: 'string', multiple: true, default: [] },
    combined: { type: 'string', default: '24' },
    draws: { type: 'string', default: '10' },
    errors: { type: 'boolean', default: false },
  },
});

const pages = labelledFeatures([
  ...(await labPages(await labNames(Number(flags.combined)), LAB_SAMPLE)),
  ...(await labelledPages(flags.data, MIRROR_SAMPLE)),
]);
const FOLDS = 20;
// Pages a learner may have at hand.
const SITE = 40;
const sites = [...new Set(pages.map(({ site }) => site))];
console.log(`${pages.length} pages of ${sites.length} sites\n`);

console.log(
  'Each site judged by classifiers trained on all others (precision/recall, %).\n\nEach page alone:\n',
);
const alone = crossValidate(pages, DEFAULT_SETTINGS, FOLDS);
printTable(alone);
console.log('\nThe same without pages of a single row or post, where there is no repetition to see:\n');
printTable(alone.filter(({ page }) => page.records !== 1));
console.log('\nEach page among the other pages of its site (no label of the site is used):\n');
const within = crossValidateWithinSites(pages, DEFAULT_SETTINGS, FOLDS);
printTable(within);
if (flags.errors) printErrors(alone, 'alone');
if (flags.errors) printErrors(within, 'within its site');

console.log('\nTrained on 5 forums, tested on all other forums (mean ± deviation over draws):\n');
printFive(Number(flags.draws));

console.log('\nFeatures and classification beyond pageStructure, 100 KB page:\n');
printSpeed();

function printTable(judgements: readonly Judgement[]): void {
  console.log('| source | pages | index P/R | thread P/R | right |');
  console.log('|---|---|---|---|---|');
  for (const source of ['lab', 'mirror', 'saved', undefined] as const) {
    const part = judgements.filter(({ page }) => source === undefined || page.source === source);
    if (part.length === 0) continue;
    const right = part.filter(({ page, guess }) => page.type === guess).length / part.length;
    const cells = (['index', 'thread'] as const).map((type) => {
      const { precision, recall } = figuresOf(part, type);
      return `${hundred(precision)}/${hundred(recall)}`;
    });
    console.log(`| ${source ?? 'all'} | ${part.length} | ${cells.join(' | ')} | ${hundred(right)} |`);
  }
}

function printErrors(judgements: readonly Judgement[], mode: string): void {
  console.log(`\nTaken for something else, ${mode}:\n`);
  for (const { page, guess, confidence } of judgements) {
    if (page.type === guess) continue;
    console.log(`${page.site}: ${page.type} taken for ${guess} (${hundred(confidence)} %) ${page.url}`);
  }
}

/** Forums only: what five forums can teach of newspapers nobody claims. */
function printFive(draws: number): void {
  const has = (site: string, type: string) => pages.some((page) => page.site === site && page.type === type);
  const forums = pages.filter(({ site }) => has(site, 'index') || has(site, 'thread'));
  const teachers = [...new Set(forums.map(({ site }) => site))].filter((site) =>
    ['index', 'thread', 'other'].every((type) => has(site, type)),
  );
  const figures = new Map<string, number[]>();
  const note = (name: string, value: number) => figures.set(name, [...(figures.get(name) ?? []), value]);
  for (let draw = 0; draw < draws; draw++) {
    const five = new Set(draw5(teachers, draw));
    const others = forums.filter(({ site }) => !five.has(site));
    const model = trainSiteType(
      forums.filter(({ site }) => five.has(site)),
      DEFAULT_SETTINGS,
    );
    for (const [mode, judgements] of [
      ['alone', judge(model, others)],
      ['within its site', judgeWithinSites(model, others)],
    ] as const)
      for (const type of ['index', 'thread'] as const) {
        const { precision, recall } = figuresOf(judgements, type);
        note(`${type} precision, ${mode}`, precision);
        note(`${type} recall, ${mode}`, recall);
      }
  }
  for (const [name, values] of figures) {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    console.log(`${name.padEnd(33)} ${hundred(mean)} ± ${hundred(deviation)}`);
  }
}

/** Five sites, spread over the list, other ones at each draw. */
function draw5(names: readonly string[], draw: number): string[] {
  const step = Math.max(1, Math.floor(names.length / 5));
  return Array.from({ length: 5 }, (_, i) => names[(draw + i * step) % names.length]!);
}

function printSpeed(): void {
  for (const kind of ['board', 'thread'] as const) {
    const structure = pageStructure(parseHtml(forumPage(kind, 100_000, 1), 'https://forum.example.com/x'));
    const times: number[] = [];
    for (let round = 0; round < 200; round++) {
      const from = performance.now();
      classifyPage(structure);
      times.push(performance.now() - from);
    }
    times.sort((a, b) => a - b);
    const from = performance.now();
    classifySite(Array.from({ length: SITE }, () => structure));
    const each = (performance.now() - from) / SITE;
    console.log(
      `${kind.padEnd(7)} median ${times[100]!.toFixed(2)} ms, 95 % ${times[190]!.toFixed(2)} ms, among ${SITE} pages ${each.toFixed(2)} ms each`,
    );
  }
}

function hundred(share: number): string {
  return (100 * share).toFixed(2);
}
