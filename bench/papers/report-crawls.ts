// The sections on crawls: effectiveness, coverage, and what pages are worth.
import { barPlot } from '../plots.ts';
import type { GenericFigures } from './generic.ts';
import type { CrawlFigures } from './measure.ts';
import {
  coverage,
  type DrawFigure,
  effectiveness,
  mean,
  overhead,
  pageCoverage,
  percent,
  relativeEffectiveness,
  share,
  table,
  useful,
} from './report-parts.ts';

const COLUMNS: readonly (readonly [
  head: string,
  value: (one: CrawlFigures) => number,
  digits: 'percent' | 0 | 2 | 3,
])[] = [
  ['learned', ({ learned }) => learned, 0],
  ['crawled', ({ crawled }) => crawled, 0],
  ['overhead', overhead, 2],
  ['useful %', useful, 'percent'],
  ['effectiveness %', effectiveness, 'percent'],
  ["of the shortest crawl's %", relativeEffectiveness, 'percent'],
  ['threads %', coverage, 'percent'],
  ['thread pages %', pageCoverage, 'percent'],
  ['invalid %', ({ invalid }) => invalid, 'percent'],
  ['duplicate %', ({ duplicate }) => duplicate, 'percent'],
  ['valuable %', ({ valuable }) => valuable, 'percent'],
  ['of all valuable %', ({ valuableCoverage }) => valuableCoverage, 'percent'],
  ['informativeness', ({ informativeness }) => informativeness, 3],
];

/** Tables and plots of all crawls. */
export function crawlSection(crawls: readonly CrawlFigures[], figure: DrawFigure): string[] {
  const forums = [...new Set(crawls.map(({ forum }) => forum))];
  const names = [...new Set(crawls.map(({ crawler }) => crawler))];
  const find = (forum: string, name: string) =>
    crawls.find((one) => one.forum === forum && one.crawler === name);
  const plot = (file: string, title: string, value: (one: CrawlFigures) => number, max = 100) =>
    figure(
      file,
      title,
      barPlot(
        title,
        forums,
        names.map((name) => ({
          name,
          values: forums.map((forum) => {
            const one = find(forum, name);
            return one === undefined ? undefined : value(one);
          }),
        })),
        max,
      ),
    );
  const cells = (own: readonly CrawlFigures[]) =>
    COLUMNS.map(([, value, digits]) => {
      const average = mean(own.map(value));
      return digits === 'percent' ? percent(average) : average.toFixed(digits);
    });
  const rows = forums.flatMap((forum) => names.flatMap((name) => find(forum, name) ?? []));
  return [
    '## Crawls (FoCUS figures 7–9, url-type-recognition 7 and 8, iRobot 7–9, traversal strategy 6 and 7)',
    '',
    'Learned: URLs asked for while learning. Crawled: pages the learned model leads to. Overhead: all requests over the ' +
      'fewest that see everything. Useful: first fetches of pages of boards and threads, of all requests. Effectiveness: ' +
      'pages of threads, of the crawl without learning (FoCUS 5.3); small forums have many boards for their threads, so ' +
      'that 100 % is out of reach, and it is also told beside that of the shortest crawl that sees everything. Threads: of those the truth lists. Invalid, duplicate, valuable: iRobot eq. 5, of the ' +
      'pages crawled; valuable are all pages that say something of their own, profiles and search results too. ' +
      'Informativeness: traversal strategy eq. 2. `-threads`: the same strategy after boards and threads only.',
    '',
    ...table(
      ['forum', 'crawler', ...COLUMNS.map(([head]) => head)],
      [
        ...rows.map((one) => [one.forum, one.crawler, ...cells([one])]),
        ...names.map((name) => [
          '**mean**',
          name,
          ...cells(crawls.filter(({ crawler }) => crawler === name)),
        ]),
      ],
    ),
    ...rows
      .filter(({ error }) => error !== undefined)
      .flatMap((one) => [`${one.forum}, ${one.crawler}: ${one.error}`, '']),
    plot('effectiveness', 'Effectiveness, % (FoCUS figure 8)', (one) => 100 * effectiveness(one)),
    plot('coverage', 'Coverage of threads, % (FoCUS figure 9)', (one) => 100 * coverage(one)),
    plot('invalid', 'Invalid pages, % (iRobot figure 7)', (one) => 100 * one.invalid),
    plot('duplicate', 'Duplicate pages, % (iRobot figure 8)', (one) => 100 * one.duplicate),
    plot(
      'valuable-coverage',
      'Coverage of valuable pages, % (iRobot figure 9)',
      (one) => 100 * one.valuableCoverage,
    ),
    plot('informativeness', 'Informativeness (traversal strategy figure 6)', (one) => one.informativeness, 1),
    '',
    ...besidePapers(crawls),
  ];
}

/** Our means and what the papers report of their forums. */
function besidePapers(crawls: readonly CrawlFigures[]): string[] {
  const of = (name: string, value: (one: CrawlFigures) => number) => {
    const own = crawls.filter(({ crawler }) => crawler === name);
    return own.length === 0 ? '–' : percent(mean(own.map(value)));
  };
  const row = (name: string, what: string, value: (one: CrawlFigures) => number, paper: string) => [
    name,
    what,
    of(name, value),
    paper,
  ];
  const { invalid, duplicate, valuableCoverage, informativeness } = Object.fromEntries(
    (['invalid', 'duplicate', 'valuableCoverage', 'informativeness'] as const).map((key) => [
      key,
      (one: CrawlFigures) => one[key],
    ]),
  ) as Record<
    'invalid' | 'duplicate' | 'valuableCoverage' | 'informativeness',
    (one: CrawlFigures) => number
  >;
  return [
    'Means beside the papers, %:',
    '',
    ...table(
      ['crawler', 'figure', 'here', 'the paper'],
      [
        row('breadth-first', 'effectiveness', effectiveness, '53 (FoCUS 5.3.1)'),
        row('focus', 'effectiveness', effectiveness, 'nearly 100 (FoCUS 5.3.4)'),
        row('irobot', 'effectiveness', effectiveness, '90 (FoCUS 5.3.4)'),
        row('structure-driven', 'effectiveness', effectiveness, '73 (url-type-recognition 5.3.1)'),
        row('focus', 'coverage of threads', coverage, '99 (FoCUS 5.3.4)'),
        row('irobot', 'coverage of threads', coverage, '86 (FoCUS 5.3.4)'),
        row('structure-driven', 'coverage of threads', coverage, '93 (url-type-recognition 5.3.1)'),
        row('breadth-first', 'invalid', invalid, '32.7 (iRobot 6.2)'),
        row('irobot', 'invalid', invalid, '2.9 (iRobot 6.2)'),
        row('breadth-first', 'duplicate', duplicate, '8.7 (iRobot 6.2)'),
        row('irobot', 'duplicate', duplicate, '2.5 (iRobot 6.2)'),
        row('irobot', 'of all valuable', valuableCoverage, 'over 85 (iRobot 6.2)'),
        row('skeleton', 'of all valuable', valuableCoverage, 'over 83 (traversal strategy 6.2)'),
        row('structure-driven', 'of all valuable', valuableCoverage, '40 (traversal strategy 6.2)'),
        row('breadth-first', 'informativeness', informativeness, '67 (traversal strategy 6.2)'),
        row('skeleton', 'informativeness', informativeness, '97 (traversal strategy 6.2)'),
        row('structure-driven', 'informativeness', informativeness, '85 (traversal strategy 6.2)'),
      ],
    ),
  ];
}

/** FoCUS figure 5. */
export function genericSection(results: readonly GenericFigures[]): string[] {
  const kinds = ['threads', 'boards', 'useless', 'denied', 'nofollow'] as const;
  const cells = (one: GenericFigures) => {
    const all = kinds.reduce((total, kind) => total + one[kind], 0);
    return kinds.map((kind) => share(one[kind], all));
  };
  const has = (kind: 'denied' | 'nofollow') => results.filter((one) => one[kind] > 0).length;
  return [
    '## What a generic crawler discovers (FoCUS figure 5)',
    '',
    'URLs by what they are, %: a breadth-first crawl that obeys robots.txt and `nofollow` and notes what these kept it from.',
    '',
    ...table(
      ['forum', 'threads', 'boards', 'uninformative and duplicate', 'denied by robots.txt', 'nofollow'],
      results.map((one) => [one.forum, ...cells(one)]),
    ),
    `\`nofollow\` keeps it from something on ${has('nofollow')} of ${results.length} forums, robots.txt on ${has('denied')}. ` +
      'The paper: on 3 and on 6 of 9.',
    '',
  ];
}

// Forums of questions and answers, and blogs; 'alike' is drawn as the first, 'blog-comments' as the second.
const OTHER_SITES = ['real-dhanswers', 'blog', 'alike', 'blog-comments'];

/** FoCUS 5.4. */
export function otherSitesSection(crawls: readonly CrawlFigures[]): string[] {
  const own = crawls.filter(({ forum, crawler }) => OTHER_SITES.includes(forum) && crawler === 'focus');
  if (own.length === 0) return [];
  return [
    '## Questions and answers, and blogs (FoCUS 5.4)',
    '',
    ...table(
      [
        'site',
        'effectiveness of focus %',
        'of its pages, boards or threads %',
        'threads %',
        'thread pages %',
      ],
      own.map((one) => [
        one.forum,
        percent(effectiveness(one)),
        share(one.threadPages + one.listPages, one.crawled),
        percent(coverage(one)),
        percent(pageCoverage(one)),
      ]),
    ),
    'The paper: nearly 100 % of both on all sites.',
    '',
  ];
}
