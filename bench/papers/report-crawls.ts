// The sections on crawls: effectiveness, coverage, what pages are worth, and how soon valuable ones come.

import { barPlot, linePlot } from '../plots.ts';
import type { CrawlFigures } from './measure.ts';
import { type DrawFigure, mean, percent } from './report-parts.ts';
import { verdictSection } from './report-verdict.ts';

// N of iRobot and of the traversal strategy.
const PAPER_PAGES = 5000;

/** Tables and plots of all crawls. */
export function crawlSections(crawls: readonly CrawlFigures[], figure: DrawFigure): string[] {
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
    ...verdictSection(rows),
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
      PAPER_PAGES,
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
  const wholeShare = (strategy: string) =>
    mean(
      rows
        .filter((one) => one.strategy === strategy && one.curve.length > 0)
        .map(({ curve }) => curve.findLast(([crawled]) => crawled <= PAPER_PAGES) ?? curve[0]!)
        .map(([crawled, valuable]) => valuable / crawled),
    );
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
      'N = 5,000; here N is what the shortest crawl brings that sees at least half of the threads. Steps of 50 pages. ' +
      'Last rows: the share among the first 5,000, which mostly are all there are.',
    '',
    `| forum | N | ${strategies.join(' | ')} |`,
    `|---|---|${strategies.map(() => '---|').join('')}`,
    ...lines,
    `| **mean share** | | ${strategies.map((name) => percent(mean(shares.get(name) ?? []))).join(' | ')} |`,
    `| **mean share** | 5000 | ${strategies.map((name) => percent(wholeShare(name))).join(' | ')} |`,
    `| **times breadth-first** | 5000 | ${strategies.map((name) => (wholeShare(name) / wholeShare('breadth-first')).toFixed(2)).join(' | ')} |`,
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
