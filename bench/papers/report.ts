// The papers' tables and figures from the results of tasks: one Markdown file and an SVG a figure.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { barPlot, dotPlot, linePlot } from '../plots.ts';
import type { ClassificationFigures, Spread } from './classification.ts';
import type { CrawlFigures } from './measure.ts';
import { crawlSections } from './report-crawls.ts';
import { type DrawFigure, mean, percent } from './report-parts.ts';
import type { ConnectivityFigures, EntryFigures, LabelledForum, StartFigures, Task } from './tasks.ts';

export interface TaskResult {
  readonly task: Task;
  /** undefined: not done, or failed. */
  readonly result: unknown;
}

interface ReportOptions {
  readonly out: string;
  readonly mirrors?: string | undefined;
  readonly seed: number;
}

/** Writes `papers-mirrors.md` or `papers-lab.md` and its plots. Experiments without results are left out. */
export function writeReport(results: readonly TaskResult[], options: ReportOptions): void {
  const name = options.mirrors === undefined ? 'papers-lab' : 'papers-mirrors';
  const folder = join(options.out, name);
  mkdirSync(folder, { recursive: true });
  const figure = (file: string, title: string, svg: string): string => {
    writeFileSync(join(folder, `${file}.svg`), svg);
    return `![${title}](${name}/${file}.svg)`;
  };
  const of = <T>(experiment: Task['experiment']) =>
    results
      .filter((one) => one.task.experiment === experiment && one.result !== undefined)
      .map((one) => one.result as T);
  const crawls = [...of<LabelledForum>('labels').map((one) => one.figures), ...of<CrawlFigures>('crawl')];
  const lines = [
    `# The papers' experiments on ${options.mirrors === undefined ? 'lab forums' : 'mirrors of forums'}`,
    '',
    'Made by `skein bench papers` (see [sitemap.md](../sitemap.md)), seed ' +
      `${options.seed}. Crawls are simulated: the engine's own choice of links on pages that answer at once. ` +
      'Each forum counts alike in means. What the papers report for other forums stands beside our figures; it is ' +
      'there to compare orders of magnitude.',
    '',
    ...crawlSections(crawls, figure),
    ...learningSection(of<CrawlFigures & { pages: number }>('learning'), figure),
    ...startSection(of<StartFigures>('starts'), figure),
    ...connectivitySection(of<ConnectivityFigures>('connectivity'), figure),
    ...entrySection(of<EntryFigures>('entry')),
    ...classificationSection(of<readonly ClassificationFigures[]>('classification').flat()),
  ];
  writeFileSync(join(options.out, `${name}.md`), `${lines.join('\n').trimEnd()}\n`);
}

function learningSection(
  results: readonly (CrawlFigures & { pages: number })[],
  figure: DrawFigure,
): string[] {
  if (results.length === 0) return [];
  const steps = [...new Set(results.map(({ pages }) => pages))].sort((a, b) => a - b);
  const strategies = [...new Set(results.map(({ strategy }) => strategy))];
  const forums = [...new Set(results.map(({ forum }) => forum))];
  const coverageAt = (strategy: string, pages: number) => {
    const own = results.filter((one) => one.strategy === strategy && one.pages === pages);
    // A mean of some forums is not to be compared with one of all.
    return own.length < forums.length ? undefined : 100 * mean(own.map(({ coverage }) => coverage));
  };
  return [
    '## Pages learned from (URL type recognition, figure 6)',
    '',
    `Coverage of threads, %, when learning may ask for at most so many pages; mean of ${forums.join(', ')}.`,
    '',
    `| strategy | ${steps.join(' | ')} |`,
    `|---|${steps.map(() => '---|').join('')}`,
    ...strategies.map(
      (name) => `| ${name} | ${steps.map((step) => coverageAt(name, step)?.toFixed(1) ?? '–').join(' | ')} |`,
    ),
    '',
    figure(
      'learning',
      'Coverage by pages learned from',
      linePlot(
        'Coverage of threads, %, by pages learned from',
        steps.map(String),
        strategies.map((name) => ({ name, values: steps.map((step) => coverageAt(name, step)) })),
      ),
    ),
    '',
    'The paper: stable from 100 pages on, iRobot and the structure-driven crawler from 750 on.',
    '',
  ];
}

function startSection(results: readonly StartFigures[], figure: DrawFigure): string[] {
  if (results.length === 0) return [];
  const series = [
    { name: 'from the entry', values: results.map((one) => 100 * one.fromEntry) },
    { name: 'from other pages', values: results.map((one) => 100 * mean(one.fromOthers)) },
    { name: 'skein from these', values: results.map((one) => 100 * mean(one.skeinFromOthers)) },
  ];
  return [
    '## Where a crawl starts (FoCUS figure 6)',
    '',
    'Threads seen, %, by an ideal crawler that follows links to boards, threads and their further pages only, from the ' +
      'entry page and from boards and threads drawn at random; and by skein from the same pages, which looks for the entry.',
    '',
    '| forum | ideal, from the entry | ideal, from other pages | skein, from these |',
    '|---|---|---|---|',
    ...results.map(
      (one, i) => `| ${one.forum} | ${series.map(({ values }) => values[i]!.toFixed(1)).join(' | ')} |`,
    ),
    `| **mean** | ${series.map(({ values }) => mean(values).toFixed(1)).join(' | ')} |`,
    '',
    figure(
      'starts',
      'Threads seen by start',
      barPlot(
        'Threads seen, %, by where a crawl starts',
        results.map(({ forum }) => forum),
        series,
      ),
    ),
    '',
    'The paper: close to 100 % from the entry, about 52 % from other pages.',
    '',
  ];
}

function connectivitySection(results: readonly ConnectivityFigures[], figure: DrawFigure): string[] {
  if (results.length === 0) return [];
  const steps = [...new Set(results.map(({ pages }) => pages))].sort((a, b) => a - b);
  const linksAt = (step: number, isFlip: boolean) =>
    results
      .filter(({ pages }) => pages === step)
      .flatMap(({ links }) => links.filter((link) => link.isFlip === isFlip).map(({ score }) => score));
  const range = (values: readonly number[]) =>
    values.length === 0
      ? '–'
      : `${percent(Math.min(...values))} … ${percent(mean(values))} … ${percent(Math.max(...values))} (${values.length})`;
  const dots = steps.flatMap((step, i) => [
    ...linksAt(step, true).map((value) => ({ step: i, kind: 0, value: 100 * value })),
    ...linksAt(step, false).map((value) => ({ step: i, kind: 1, value: 100 * value })),
  ]);
  return [
    '## Connectivity (traversal strategy figure 10)',
    '',
    'Kinds of links that lead from a vertex to itself: least … mean … greatest connectivity, %, and how many kinds, by ' +
      'pages sampled. Kinds with fewer than five links in the sample are left out. Arrows that stand apart from the ' +
      'numbers lead one way only, and a sample holds few pagers with all their pages.',
    '',
    '| pages | page flips | others |',
    '|---|---|---|',
    ...steps.map((step) => `| ${step} | ${range(linksAt(step, true))} | ${range(linksAt(step, false))} |`),
    '',
    figure(
      'connectivity',
      'Connectivity of page flips and others',
      dotPlot(
        'Connectivity of links back to their vertex, %',
        steps.map((step) => `${step} pages`),
        ['page flips', 'others'],
        dots,
      ),
    ),
    '',
    'The paper, with 5,000 pages: flips above 70 %, others below 50 %.',
    '',
  ];
}

function entrySection(results: readonly EntryFigures[]): string[] {
  if (results.length === 0) return [];
  const methods = Object.keys(results[0]!.methods);
  const cell = (one: EntryFigures, name: string) => {
    const { answers, right } = one.methods[name]!;
    return `${answers === 0 ? '–' : percent(right / answers)} / ${percent(right / one.starts)}`;
  };
  const average = (name: string) => {
    const answered = results.filter((one) => one.methods[name]!.answers > 0);
    const precision = mean(answered.map((one) => one.methods[name]!.right / one.methods[name]!.answers));
    return `${percent(precision)} / ${percent(mean(results.map((one) => one.methods[name]!.right / one.starts)))}`;
  };
  return [
    '## Entry pages found (FoCUS table 3)',
    '',
    'From pages of all kinds, drawn at random: precision / recall, %.',
    '',
    `| forum | starts | ${methods.join(' | ')} |`,
    `|---|---|${methods.map(() => '---|').join('')}`,
    ...results.map(
      (one) => `| ${one.forum} | ${one.starts} | ${methods.map((name) => cell(one, name)).join(' | ')} |`,
    ),
    `| **mean** | | ${methods.map(average).join(' | ')} |`,
    '',
    'The paper: baseline 76.4 / 76.4, FoCUS 98.1 / 95.8.',
    '',
  ];
}

function classificationSection(results: readonly ClassificationFigures[]): string[] {
  if (results.length === 0) return [];
  const cell = ({ mean: value, deviation }: Spread) => `${percent(value)} ± ${percent(deviation)}`;
  return [
    '## Page types by number of training forums (FoCUS table 2)',
    '',
    `Forums of the lab, combined at random; 5 pages of each type of each forum; tested on ${results[0]!.tested} others. ` +
      'Mean ± deviation over three draws, %.',
    '',
    '| training forums | index precision | index recall | thread precision | thread recall |',
    '|---|---|---|---|---|',
    ...results.map(
      ({ forums, figures }) =>
        `| ${forums} | ${cell(figures.indexPrecision)} | ${cell(figures.indexRecall)} | ${cell(figures.threadPrecision)} | ${cell(figures.threadRecall)} |`,
    ),
    '',
    'The paper, tested on 160 forums: index 97.0–97.5 / 96.2–97.5, thread 98.2–99.0 / 97.5–98.1 at all sizes.',
    '',
  ];
}
