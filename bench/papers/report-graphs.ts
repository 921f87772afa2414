// The sections on site maps: paths and relations (iRobot tables 2 and 3), sample sizes (iRobot figure 10, url-type-recognition
// figure 6), and connectivity (traversal strategy figure 10).
import { dotPlot, linePlot } from '../plots.ts';
import type { ConnectivityFigures } from './connectivity.ts';
import type { CrawlFigures } from './measure.ts';
import type { PathFigures } from './paths.ts';
import { coverage, type DrawFigure, mean, percent, share, sum, table } from './report-parts.ts';

export type LearningFigures = CrawlFigures & { readonly pages: number };

/** iRobot tables 2 and 3. */
export function pathSection(results: readonly PathFigures[]): string[] {
  const total = (name: Exclude<keyof PathFigures, 'forum'>) => sum(results.map((one) => one[name]));
  return [
    '## Paths of irobot (iRobot tables 2 and 3)',
    '',
    'Kinds of links (arcs) of a sample of 500 pages, in the wide scope. The paper compares with what people selected, who ' +
      'took out redundant arcs and added missed ones; here the truth does: arcs count most of whose links lead down from ' +
      'lists (to boards; from boards to threads), or to other pages of the same board or thread; of several on pages of ' +
      'one kind, those that show what the others do not. Arcs to profiles and the like, which the wide scope takes too, ' +
      'have no truth and are left out of precision.',
    '',
    ...table(
      ['forum', 'followed', 'to boards and threads', 'selected by truth', 'both', 'precision %', 'recall %'],
      [
        ...results.map((one) => [
          one.forum,
          one.followed,
          one.toForum,
          one.wanted,
          one.both,
          share(one.both, one.toForum),
          share(one.both, one.wanted),
        ]),
        [
          '**all**',
          total('followed'),
          total('toForum'),
          total('wanted'),
          total('both'),
          share(total('both'), total('toForum')),
          share(total('both'), total('wanted')),
        ],
      ],
    ),
    'The paper (table 2): 290 arcs generated, 228 selected by hand, 195 in both; precision around 70 %, recall above 85 %.',
    '',
    'Further pages of boards and threads (relations): how many there are, how many are crawled, and how many of these a link ' +
      'named as a page flip of their board or thread.',
    '',
    ...table(
      ['forum', 'mirrored', 'crawled', 'kept', 'kept of crawled %'],
      [
        ...results.map((one) => [
          one.forum,
          one.relations,
          one.crawledRelations,
          one.keptRelations,
          share(one.keptRelations, one.crawledRelations),
        ]),
        [
          '**all**',
          total('relations'),
          total('crawledRelations'),
          total('keptRelations'),
          share(total('keptRelations'), total('crawledRelations')),
        ],
      ],
    ),
    'The paper (table 3): 6,900 mirrored, 6,394 crawled, 6,042 kept; around 95 % of those crawled.',
    '',
  ];
}

/** Url-type-recognition figure 6 and iRobot figure 10. */
export function learningSection(results: readonly LearningFigures[], figure: DrawFigure): string[] {
  const steps = [...new Set(results.map(({ pages }) => pages))].sort((a, b) => a - b);
  const names = [...new Set(results.map(({ crawler }) => crawler))];
  const forums = [...new Set(results.map(({ forum }) => forum))];
  const at = (name: string, pages: number, value: (one: LearningFigures) => number) => {
    const own = results.filter((one) => one.crawler === name && one.pages === pages);
    // A mean of some forums is not to be compared with one of all.
    return own.length < forums.length ? undefined : 100 * mean(own.map(value));
  };
  const cells = (name: string, value: (one: LearningFigures) => number) =>
    steps.map((step) => at(name, step, value)?.toFixed(1) ?? '–');
  const ratios = [
    ['invalid', (one: LearningFigures) => one.invalid],
    ['duplicate', (one: LearningFigures) => one.duplicate],
    ['of all valuable', (one: LearningFigures) => one.valuableCoverage],
  ] as const;
  const plot = (
    file: string,
    title: string,
    series: readonly (readonly [string, (number | undefined)[]])[],
  ) =>
    figure(
      file,
      title,
      linePlot(
        title,
        steps.map(String),
        series.map(([name, values]) => ({ name, values })),
      ),
    );
  return [
    '## Pages learned from (url-type-recognition figure 6)',
    '',
    `Coverage of threads, %, when learning may ask for at most so many pages; mean of ${forums.join(', ')}.`,
    '',
    ...table(
      ['crawler', ...steps.map(String)],
      names.map((name) => [name, ...cells(name, coverage)]),
    ),
    plot(
      'learning',
      'Coverage of threads, %, by pages learned from',
      names.map((name) => [name, steps.map((step) => at(name, step, coverage))]),
    ),
    '',
    'The paper: url-type-recognition stable from 100 pages on, iRobot and the structure-driven crawler from 750 on.',
    '',
    '## Crawling quality by sampled pages (iRobot figure 10)',
    '',
    'Of `irobot`, %, same forums.',
    '',
    ...table(
      ['ratio', ...steps.map(String)],
      ratios.map(([name, value]) => [name, ...cells('irobot', value)]),
    ),
    plot(
      'sampling',
      'Quality of irobot by sampled pages, %',
      ratios.map(([name, value]) => [name, steps.map((step) => at('irobot', step, value))]),
    ),
    '',
    'The paper: stable from 100 pages on.',
    '',
  ];
}

/** Traversal strategy figure 10. */
export function connectivitySection(results: readonly ConnectivityFigures[], figure: DrawFigure): string[] {
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
    ...table(
      ['pages', 'page flips', 'others'],
      steps.map((step) => [step, range(linksAt(step, true)), range(linksAt(step, false))]),
    ),
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
