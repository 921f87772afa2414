// The sections on the parts of FoCUS and of url-type-recognition, and on FoCUS on many forums.
import { barPlot } from '../plots.ts';
import type { EntryFigures } from './entries.ts';
import type { FlipFigures } from './flips.ts';
import type { ReachFigures } from './measure.ts';
import type { PageTypeFigures, Tally } from './page-types.ts';
import {
  coverage,
  type DrawFigure,
  effectiveness,
  mean,
  overhead,
  percent,
  relativeEffectiveness,
  share,
  spread,
  sum,
  table,
  useful,
} from './report-parts.ts';
import type { StartFigures } from './starts.ts';

/** FoCUS figure 6. */
export function startSection(results: readonly StartFigures[], figure: DrawFigure): string[] {
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
    ...table(
      ['forum', 'ideal, from the entry', 'ideal, from other pages', 'skein, from these'],
      [
        ...results.map((one, i) => [one.forum, ...series.map(({ values }) => values[i]!.toFixed(1))]),
        ['**mean**', ...series.map(({ values }) => mean(values).toFixed(1))],
      ],
    ),
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

const PAPER_ENTRIES: Readonly<Record<string, readonly [precision: string, recall: string]>> = {
  baseline: ['76.38 ± 1.74', '76.38 ± 1.74'],
  focus: ['98.08 ± 0.85', '95.81 ± 0.59'],
};

/** FoCUS table 3. */
export function entrySection(results: readonly EntryFigures[]): string[] {
  const methods = Object.keys(results[0]!.methods);
  const repetitions = Math.max(
    ...results.map(({ methods: own }) => Math.max(...Object.values(own).map(({ length }) => length))),
  );
  const rows = methods.map((name) => {
    const runs = Array.from({ length: repetitions }, (_, i) => {
      const answers = results.flatMap(({ methods: own }) => (i < own[name]!.length ? [own[name]![i]] : []));
      const right = answers.filter((answer) => answer === true).length;
      const found = answers.filter((answer) => answer !== null).length;
      return { precision: right / Math.max(1, found), recall: right / answers.length };
    });
    const [precision, recall] = PAPER_ENTRIES[name] ?? ['–', '–'];
    return [
      name,
      spread(runs.map((one) => one.precision)),
      precision,
      spread(runs.map((one) => one.recall)),
      recall,
    ];
  });
  const worst = results
    .map(({ forum, methods: own }) => ({
      forum,
      right: own.focus!.filter((answer) => answer === true).length,
      starts: own.focus!.length,
    }))
    .filter(({ right, starts }) => right < starts);
  return [
    '## Entry pages found (FoCUS table 3)',
    '',
    `One page of each of ${results.length} forums, drawn at random, ${repetitions} times over; mean ± deviation, %.`,
    '',
    ...table(['method', 'precision', 'the paper', 'recall', 'the paper'], rows),
    worst.length === 0
      ? 'Algorithm 3 finds the entry from every page.'
      : `Algorithm 3 misses the entry from some pages of: ${worst.map(({ forum, right, starts }) => `${forum} (${right} of ${starts})`).join(', ')}.`,
    '',
  ];
}

const PAPER_TABLE_2: Readonly<Record<number, string>> = {
  5: '97.51 / 96.98, 98.24 / 98.12, 99.02 / 98.14',
  10: '97.05 / 97.47, 98.28 / 98.04, 99.01 / 98.13',
  20: '97.23 / 96.91, 98.43 / 97.96, 99.01 / 98.08',
  30: '97.34 / 96.18, 98.66 / 98.00, 99.00 / 98.10',
  40: '97.44 / 96.38, 99.04 / 97.49, 99.03 / 98.12',
};

/** FoCUS table 2; url-type-recognition 5.2.1. */
export function pageTypeSection(results: readonly PageTypeFigures[]): string[] {
  // Models come in the same order for every forum.
  const models = results[0]!.models.map(({ table: of, forums }, i) => ({
    key: `${of} ${forums}`,
    of,
    forums,
    figures: (['index', 'thread', 'urls'] as const).map((what) =>
      totalOf(results.map((one) => one.models[i]![what])),
    ),
  }));
  const rowsOf = (wanted: string) =>
    [...new Map(models.filter(({ of }) => of === wanted).map((one) => [one.key, one])).values()].map(
      ({ key, forums }) => {
        const draws = models.filter((one) => one.key === key);
        const cells = [0, 1, 2].map((what) => {
          const precision = draws.map(
            ({ figures }) => figures[what]!.right / Math.max(1, figures[what]!.found),
          );
          const recall = draws.map(({ figures }) => figures[what]!.met / Math.max(1, figures[what]!.wanted));
          return `${spread(precision)} / ${spread(recall)}`;
        });
        return { forums, cells };
      },
    );
  const head = ['training forums', 'index pages', 'thread pages', 'index and thread URLs'];
  return [
    '## Page types and URLs by number of annotated forums (FoCUS table 2, url-type-recognition 5.2.1)',
    '',
    `Precision / recall, %, mean ± deviation over draws of the training forums; tested on ten pages of each type of ${results.length} ` +
      'forums combined at random. Classifiers on table 1 of each paper alone. URLs: groups that algorithm 1 finds on these ' +
      'pages; right when most of their URLs are what the group is taken for; wanted on front pages and on boards that list threads.',
    '',
    'FoCUS, five pages of each type of a forum:',
    '',
    ...table(
      [...head, 'the paper'],
      rowsOf('focus').map(({ forums, cells }) => [forums, ...cells, PAPER_TABLE_2[forums] ?? '–']),
    ),
    'Url-type-recognition, three pages of each type of a forum (the paper: over 98 % from three forums on):',
    '',
    ...table(
      head,
      rowsOf('url-types').map(({ forums, cells }) => [forums, ...cells]),
    ),
  ];
}

function totalOf(tallies: readonly Tally[]): Tally {
  const of = (name: keyof Tally) => sum(tallies.map((one) => one[name]));
  return { found: of('found'), right: of('right'), wanted: of('wanted'), met: of('met') };
}

/** FoCUS 5.2.2; url-type-recognition 5.2.2. */
export function flipSection(results: readonly FlipFigures[]): string[] {
  const row = (name: string, { found, right, wanted, met }: Tally, paper: string) => [
    name,
    `${share(right, found)} (${right} of ${found})`,
    `${share(met, wanted)} (${met} of ${wanted})`,
    paper,
  ];
  return [
    '## Page-flipping URLs found (FoCUS 5.2.2, url-type-recognition 5.2.2)',
    '',
    `Pages, ten of boards and ten of threads of each of ${results.length} forums. Precision: of pages with URLs found, those ` +
      'where most are page flips. Recall: of pages with page flips, those where they were found. What the whole of `skein` ' +
      'finds is measured page by page in bench/flips.',
    '',
    ...table(
      ['method', 'precision %', 'recall %', 'the paper: precision / recall'],
      [
        row('grouped (algorithm 2)', totalOf(results.map((one) => one.grouped)), '99 / 93'),
        row('and single where a kind has none', totalOf(results.map((one) => one.all)), 'over 99 / 95'),
      ],
    ),
  ];
}

/** FoCUS 5.1 and table 5. */
export function manySection(results: readonly ReachFigures[]): string[] {
  const names = [...new Set(results.map(({ crawler }) => crawler))];
  const of = (name: string) => results.filter(({ crawler }) => crawler === name);
  const range = (values: readonly number[]) =>
    `${Math.min(...values)} … ${mean(values).toFixed(0)} … ${Math.max(...values)}`;
  const over = (name: string, value: (one: ReachFigures) => number, least: number) =>
    `${of(name).filter((one) => value(one) > least).length} of ${of(name).length}`;
  const micro = (name: string, part: keyof ReachFigures, whole: keyof ReachFigures) =>
    share(sum(of(name).map((one) => Number(one[part]))), sum(of(name).map((one) => Number(one[whole]))));
  const all = (value: (name: string) => string) => names.map(value);
  const low = of('focus').filter((one) => coverage(one) <= 0.97);
  return [
    '## On many forums (FoCUS 5.1, 5.3.5 and table 5)',
    '',
    `${of(names[0]!).length} lab forums combined at random, of eight boards and 120 threads; the paper has 160, one of each kind of ` +
      'software, the smallest of 261 threads. Whole crawls by the engine. Effectiveness: pages of threads, of all pages crawled; on forums as small ' +
      'as these, pages of boards are 7 of 100: the rows below compare it with the shortest crawl that sees everything, and count boards too.',
    '',
    ...table(
      ['figure', ...names, 'the paper (FoCUS)'],
      [
        ['effectiveness %, micro-average', ...all((name) => micro(name, 'threadPages', 'crawled')), '99.96'],
        [
          'effectiveness %, macro-average',
          ...all((name) => percent(mean(of(name).map(effectiveness)))),
          '99.85',
        ],
        [
          "effectiveness, of the shortest crawl's %, macro-average",
          ...all((name) => percent(mean(of(name).map(relativeEffectiveness)))),
          '–',
        ],
        [
          'pages of boards or threads, of those crawled %, macro-average',
          ...all((name) => percent(mean(of(name).map(listedShare)))),
          '–',
        ],
        ['coverage %, micro-average', ...all((name) => micro(name, 'threads', 'allThreads')), '99.16'],
        ['coverage %, macro-average', ...all((name) => percent(mean(of(name).map(coverage)))), '97.46'],
        [
          'pages of threads %, micro-average',
          ...all((name) => micro(name, 'threadPages', 'allThreadPages')),
          '–',
        ],
        ['forums with coverage over 97 %', ...all((name) => over(name, coverage, 0.97)), '154 of 158'],
        [
          'forums not learned',
          ...all((name) => String(of(name).filter(({ error }) => error !== undefined).length)),
          '2',
        ],
        ['useful share of all requests %', ...all((name) => percent(mean(of(name).map(useful)))), '–'],
        ['requests over the fewest', ...all((name) => mean(of(name).map(overhead)).toFixed(2)), '–'],
        [
          'pages learned from, least … mean … most',
          ...all((name) => range(of(name).map(({ learned }) => learned))),
          '252 … 442 … 2663',
        ],
        [
          'seconds to learn and crawl, least … mean … most',
          ...all((name) => range(of(name).map(({ seconds }) => seconds))),
          'learning alone: 25 … 466 … 3416',
        ],
      ],
    ),
    ...(low.length === 0
      ? []
      : [
          `Forums of which \`focus\` sees at most 97 % of threads: ${low.map((one) => `${one.forum} (${percent(coverage(one))})`).join(', ')}.`,
          '',
        ]),
  ];
}

const listedShare = ({ threadPages, listPages, crawled }: ReachFigures): number =>
  crawled === 0 ? 0 : (threadPages + listPages) / crawled;
