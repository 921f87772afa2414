// The papers' tables and figures from the results of tasks: one Markdown file and an SVG a figure.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CrawlFigures } from './measure.ts';
import { barPlot, dotPlot, linePlot } from './plots.ts';
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

const percent = (share: number): string => (100 * share).toFixed(1);
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

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
  ];
  writeFileSync(join(options.out, `${name}.md`), `${lines.join('\n').trimEnd()}\n`);
}

type DrawFigure = (file: string, title: string, svg: string) => string;

function crawlSections(crawls: readonly CrawlFigures[], figure: DrawFigure): string[] {
  if (crawls.length === 0) return [];
  const forums = [...new Set(crawls.map(({ forum }) => forum))];
  const strategies = [...new Set(crawls.map(({ strategy }) => strategy))];
  const find = (forum: string, strategy: string) =>
    crawls.find((one) => one.forum === forum && one.strategy === strategy);
  const plot = (file: string, title: string, value: (one: CrawlFigures) => number, max = 100) =>
    figure(
      file,
      title,
      barPlot(
        title,
        forums,
        strategies.map((strategy) => ({
          name: strategy,
          values: forums.map((forum) => {
            const one = find(forum, strategy);
            return one === undefined ? undefined : value(one);
          }),
        })),
        max,
      ),
    );
  const rows = forums
    .flatMap((forum) => strategies.map((strategy) => find(forum, strategy)))
    .filter((one) => one !== undefined);
  const row = (label: string, one: Omit<CrawlFigures, 'forum' | 'strategy' | 'curve'>) =>
    `| ${label} | ${one.learned.toFixed(0)} | ${one.crawled.toFixed(0)} | ${(one.requests / one.ideal).toFixed(2)} | ${percent(one.useful)} | ${percent(one.effectiveness)} | ` +
    `${percent(one.coverage)} | ${percent(one.pageCoverage)} | ${percent(one.invalid)} | ${percent(one.duplicate)} | ${percent(one.valuable)} | ${percent(one.valuableCoverage)} | ${one.informativeness.toFixed(3)} |`;
  const columns = [
    'learned',
    'crawled',
    'useful',
    'effectiveness',
    'coverage',
    'pageCoverage',
    'invalid',
    'duplicate',
    'valuable',
    'valuableCoverage',
    'informativeness',
  ] as const;
  const means = strategies.map((strategy) => {
    const own = rows.filter((one) => one.strategy === strategy);
    const values = Object.fromEntries(columns.map((name) => [name, mean(own.map((one) => one[name]))]));
    return row(`**mean** | ${strategy}`, {
      ...own[0]!,
      ...values,
      ideal: 1,
      requests: mean(own.map(({ requests, ideal }) => requests / ideal)),
    });
  });
  return [
    '## Crawls (FoCUS 8 and 9, iRobot 7–9, traversal strategy 6 and 7)',
    '',
    'Learned: URLs asked for while learning. Crawled: pages the learned model leads to. Overhead: all requests over the ' +
      'fewest that see everything. Useful: first fetches of pages that count, of all requests. Effectiveness, threads: ' +
      'FoCUS 5.3, of the crawl without learning. Invalid, duplicate, valuable: iRobot eq. 5, of the pages crawled; ' +
      'valuable pages are all that say something of their own, profiles and search results too. Informativeness: ' +
      'traversal strategy eq. 2.',
    '',
    '| forum | strategy | learned | crawled | overhead | useful % | effectiveness % | threads % | thread pages % | invalid % | duplicate % | valuable % | of all valuable % | informativeness |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map((one) => row(`${one.forum} | ${one.strategy}`, one)),
    ...means,
    ...rows
      .filter(({ error }) => error !== undefined)
      .map((one) => `\n${one.forum}, ${one.strategy}: ${one.error}`),
    '',
    plot('effectiveness', 'Effectiveness, % (FoCUS figure 8)', (one) => 100 * one.effectiveness),
    plot('coverage', 'Coverage of threads, % (FoCUS figure 9)', (one) => 100 * one.coverage),
    plot('invalid', 'Invalid pages, % (iRobot figure 7)', (one) => 100 * one.invalid),
    plot('duplicate', 'Duplicate pages, % (iRobot figure 8)', (one) => 100 * one.duplicate),
    plot(
      'valuable-coverage',
      'Coverage of valuable pages, % (iRobot figure 9)',
      (one) => 100 * one.valuableCoverage,
    ),
    plot('informativeness', 'Informativeness (traversal strategy figure 6)', (one) => one.informativeness, 1),
    '',
    'The papers: iRobot 2.9 % invalid, 2.5 % duplicates, over 85 % of valuable pages (its mirrors: 32.7 %, 8.7 %); ' +
      'traversal strategy informativeness 0.97, coverage over 83 %, structure-driven 0.85 and 40 %, mirrors 0.67; FoCUS ' +
      'effectiveness near 100 % and coverage 99 %, iRobot 90 % and 86 %, generic crawler 53 %.',
    '',
    ...fiveThousandSection(rows, forums, strategies, figure),
  ];
}

/** iRobot 11 and 12: of the first N pages, how many are valuable; and how many pages it takes to get N valuable ones. */
function fiveThousandSection(
  rows: readonly CrawlFigures[],
  forums: readonly string[],
  strategies: readonly string[],
  figure: DrawFigure,
): string[] {
  const lines: string[] = [];
  const shares = new Map<string, number[]>();
  for (const forum of forums) {
    const own = rows.filter((one) => one.forum === forum && one.curve.length > 0);
    // No forum here has 5,000 valuable pages: as many as the shortest crawl brings are compared.
    const goal = Math.min(
      5000,
      ...own.filter((one) => one.coverage > 0.5).map((one) => one.curve.at(-1)![1]),
    );
    if (!Number.isFinite(goal)) continue;
    const cells = strategies.map((strategy) => {
      const curve = own.find((one) => one.strategy === strategy)?.curve;
      if (curve === undefined) return '–';
      const first = curve.findLast(([crawled]) => crawled <= Math.max(goal, 50)) ?? curve[0]!;
      const needed = curve.find(([, valuable]) => valuable >= goal)?.[0];
      shares.set(strategy, [...(shares.get(strategy) ?? []), first[1] / first[0]]);
      return `${percent(first[1] / first[0])} / ${needed ?? '–'}`;
    });
    lines.push(`| ${forum} | ${goal} | ${cells.join(' | ')} |`);
  }
  const longest = Math.max(...rows.map(({ curve }) => curve.length));
  const steps = Array.from({ length: Math.min(40, longest) }, (_, i) => 50 * (i + 1));
  const series = strategies.map((name) => ({
    name,
    values: steps.map((step) => {
      const own = rows.filter((one) => one.strategy === name && one.curve.length > 0);
      const at = own.map(({ curve }) => (curve.findLast(([crawled]) => crawled <= step) ?? [0, 0])[1]);
      return own.length === 0 ? undefined : mean(at);
    }),
  }));
  const max =
    Math.ceil(Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))) / 100) * 100;
  return [
    '## The first N pages (iRobot 11 and 12, traversal strategy 8 and 9)',
    '',
    'Share of valuable pages among the first N, and pages fetched until N valuable ones are there. The papers take ' +
      'N = 5,000; here N is what the shortest crawl brings that sees at least half of the threads. Steps of 50 pages.',
    '',
    `| forum | N | ${strategies.join(' | ')} |`,
    `|---|---|${strategies.map(() => '---|').join('')}`,
    ...lines,
    `| **mean share** | | ${strategies.map((name) => percent(mean(shares.get(name) ?? []))).join(' | ')} |`,
    '',
    figure(
      'valuable-curve',
      'Valuable pages by pages fetched',
      linePlot(
        'Valuable pages by pages fetched, mean of all forums',
        steps.map((step) => (step % 200 === 0 ? String(step) : '')),
        series,
        max,
      ),
    ),
    '',
    'The papers: 59–69 % for the generic crawler, 69 % structure-driven, 93 % iRobot, 91 % skeleton links.',
    '',
  ];
}

function learningSection(
  results: readonly (CrawlFigures & { pages: number })[],
  figure: DrawFigure,
): string[] {
  if (results.length === 0) return [];
  const steps = [...new Set(results.map(({ pages }) => pages))].sort((a, b) => a - b);
  const strategies = [...new Set(results.map(({ strategy }) => strategy))];
  const coverageAt = (strategy: string, pages: number) => {
    const own = results.filter((one) => one.strategy === strategy && one.pages === pages);
    return own.length === 0 ? undefined : 100 * mean(own.map(({ coverage }) => coverage));
  };
  const forums = [...new Set(results.map(({ forum }) => forum))];
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
      'pages sampled. Kinds with fewer than five links in the sample are left out.',
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
