// The section on how soon valuable pages come (iRobot figures 11 and 12, traversal strategy 8 and 9).
import { linePlot } from '../plots.ts';
import type { CrawlFigures } from './measure.ts';
import { coverage, type DrawFigure, mean, percent, table } from './report-parts.ts';

// N of iRobot and of the traversal strategy.
const PAPER_PAGES = 5000;
const STEP = 50;
const STEPS = 40;

/** Of the first N pages, how many are valuable; and how many pages it takes to get N valuable ones. */
export function firstPagesSection(crawls: readonly CrawlFigures[], figure: DrawFigure): string[] {
  const forums = [...new Set(crawls.map(({ forum }) => forum))];
  const names = [...new Set(crawls.map(({ crawler }) => crawler))];
  const rows: (string | number)[][] = [];
  const shares = new Map<string, number[]>();
  for (const forum of forums) {
    const own = crawls.filter((one) => one.forum === forum && one.curve.length > 0);
    // No forum here has 5,000 valuable pages: as many as the shortest crawl brings are compared.
    const goal = Math.min(
      PAPER_PAGES,
      ...own.filter((one) => coverage(one) > 0.5).map((one) => one.curve.at(-1)![1]),
    );
    const cells = names.map((name) => {
      const curve = own.find((one) => one.crawler === name)?.curve;
      if (curve === undefined) return '–';
      const first = curve.findLast(([crawled]) => crawled <= Math.max(goal, STEP)) ?? curve[0]!;
      const needed = curve.find(([, valuable]) => valuable >= goal)?.[0];
      shares.set(name, [...(shares.get(name) ?? []), first[1] / first[0]]);
      return `${percent(first[1] / first[0])} / ${needed ?? '–'}`;
    });
    rows.push([forum, goal, ...cells]);
  }
  const curvesOf = (name: string) =>
    crawls.filter((one) => one.crawler === name && one.curve.length > 0).map(({ curve }) => curve);
  const wholeShare = (name: string) =>
    mean(
      curvesOf(name)
        .map((curve) => curve.findLast(([crawled]) => crawled <= PAPER_PAGES) ?? curve[0]!)
        .map(([crawled, valuable]) => valuable / crawled),
    );
  const steps = Array.from({ length: STEPS }, (_, i) => STEP * (i + 1));
  const series = names.map((name) => ({
    name,
    values: steps.map((step) =>
      mean(curvesOf(name).map((curve) => (curve.findLast(([crawled]) => crawled <= step) ?? [0, 0])[1])),
    ),
  }));
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  return [
    '## The first N pages (iRobot figures 11 and 12, traversal strategy 8 and 9)',
    '',
    'Share of valuable pages among the first N, %, and pages fetched until N valuable ones are there. The papers take ' +
      'N = 5,000; here N is what the shortest crawl brings that sees at least half of the threads. Steps of 50 pages. ' +
      'Last rows: the share among the first 5,000, which mostly are all there are.',
    '',
    ...table(
      ['forum', 'N', ...names],
      [
        ...rows,
        ['**mean share**', '', ...names.map((name) => percent(mean(shares.get(name) ?? [])))],
        ['**mean share**', PAPER_PAGES, ...names.map((name) => percent(wholeShare(name)))],
        [
          '**times breadth-first**',
          PAPER_PAGES,
          ...names.map((name) => (wholeShare(name) / wholeShare('breadth-first')).toFixed(2)),
        ],
      ],
    ),
    figure(
      'valuable-curve',
      'Valuable pages by pages fetched',
      linePlot(
        'Valuable pages by pages fetched, mean of all forums',
        steps.map((step) => (step % 200 === 0 ? String(step) : '')),
        series,
        Math.ceil(most / 100) * 100,
      ),
    ),
    '',
    'The papers: 69 % (iRobot) and 59 % (traversal strategy) for the generic crawler, 69 % structure-driven, 93 % iRobot ' +
      '(1.35 times the generic crawler), 91 % skeleton links (1.53 times).',
    '',
  ];
}
