// Skein against every other crawler, forum by forum: what each asked for, what it saw, and who did better in what.
import type { ReachFigures } from './measure.ts';
import { coverage, mean, overhead, pageCoverage, percent, table, useful } from './report-parts.ts';

// Differences smaller than what the tables show are none.
const SAME = 0.0005;

/** A table with a verdict for each forum, and one that tells what the requests were for. */
export function verdictSection(crawls: readonly ReachFigures[]): string[] {
  const forums = [...new Set(crawls.map(({ forum }) => forum))];
  const names = [...new Set(crawls.map(({ crawler }) => crawler))];
  if (!names.includes('skein')) return [];
  const find = (forum: string, name: string) =>
    crawls.find((one) => one.forum === forum && one.crawler === name);
  const cell = (one: ReachFigures | undefined) =>
    one === undefined || one.crawled === 0
      ? '–'
      : `${overhead(one).toFixed(2)} / ${percent(coverage(one))} / ${percent(pageCoverage(one))} / ${percent(useful(one))}`;
  const verdicts = forums.map((forum) => {
    const skein = find(forum, 'skein');
    const rivals = names.flatMap((name) => find(forum, name) ?? []).filter((one) => one !== skein);
    return skein === undefined ? '–' : verdict(skein, rivals);
  });
  const best = verdicts.filter((one) => one.startsWith('best')).length;
  return [
    '## Skein against each of the others',
    '',
    'Whole crawls by the engine, as a user gets them (breadth-first is simulated). Requests over the fewest / threads seen, % / pages of threads seen, % / useful share of requests, %. Best: no other ' +
      'crawl sees more, has a larger useful share, or asks for less and sees as much. ' +
      `Skein is best on ${best} of ${forums.length} forums.`,
    '',
    ...table(
      ['forum', ...names, 'verdict'],
      forums.map((forum, i) => [forum, ...names.map((name) => cell(find(forum, name))), verdicts[i]!]),
    ),
    ...overheadSection(crawls, names),
  ];
}

/** What the requests were for, each over the fewest that see everything. */
function overheadSection(crawls: readonly ReachFigures[], names: readonly string[]): string[] {
  const of = (name: string, value: (one: ReachFigures) => number) =>
    mean(crawls.filter(({ crawler }) => crawler === name).map((one) => value(one) / one.ideal)).toFixed(2);
  return [
    '## What the requests were for',
    '',
    'Over the fewest requests that see everything, mean of all forums. Learning alone: what learning asked for that is no ' +
      'page of a board or thread, or repeats one. Outside: pages of other hosts, or beside the folder the forum is in, asked for in learning or crawling.',
    '',
    ...table(
      ['crawler', 'crawl', 'learning alone', 'outside the forum', 'all'],
      names.map((name) => [
        name,
        of(name, ({ requests, learnedOnly, outside }) => requests - learnedOnly - outside),
        of(name, ({ learnedOnly }) => learnedOnly),
        of(name, ({ outside }) => outside),
        of(name, ({ requests }) => requests),
      ]),
    ),
  ];
}

/** 'best', or who was better in what; and who asked for less and saw less. */
function verdict(skein: ReachFigures, rivals: readonly ReachFigures[]): string {
  const better: string[] = [];
  const shorter: string[] = [];
  for (const rival of rivals) {
    if (rival.crawled === 0) continue;
    const seesLess =
      coverage(rival) < coverage(skein) - SAME || pageCoverage(rival) < pageCoverage(skein) - SAME;
    const asksLess = overhead(rival) < overhead(skein) - SAME;
    const isBetterIn = [
      coverage(rival) > coverage(skein) + SAME ? 'threads' : '',
      pageCoverage(rival) > pageCoverage(skein) + SAME ? 'pages' : '',
      useful(rival) > useful(skein) + SAME ? 'useful share' : '',
      asksLess && !seesLess ? 'overhead' : '',
    ].filter((name) => name !== '');
    if (isBetterIn.length > 0) better.push(`${rival.crawler} is better in ${isBetterIn.join(', ')}`);
    else if (asksLess) shorter.push(rival.crawler);
  }
  const note = shorter.length === 0 ? '' : ` (less asked for and less seen: ${shorter.join(', ')})`;
  return better.length === 0 ? `best${note}` : `${better.join('; ')}${note}`;
}
