// Skein against every other strategy, forum by forum: what each crawl asked for, what it saw, and who did better in what.
import type { CrawlFigures } from './measure.ts';
import { percent } from './report-parts.ts';

// Differences smaller than what the tables show are none.
const SAME = 0.0005;

/** One table, and a verdict for each forum. */
export function verdictSection(crawls: readonly CrawlFigures[]): string[] {
  const forums = [...new Set(crawls.map(({ forum }) => forum))];
  const strategies = [...new Set(crawls.map(({ strategy }) => strategy))];
  if (!strategies.includes('skein')) return [];
  const find = (forum: string, strategy: string) =>
    crawls.find((one) => one.forum === forum && one.strategy === strategy);
  const cell = (one: CrawlFigures | undefined) =>
    one === undefined || one.crawled === 0
      ? '–'
      : `${overheadOf(one).toFixed(2)} / ${percent(one.coverage)} / ${percent(one.pageCoverage)} / ${percent(one.useful)}`;
  const rows = forums.map((forum) => {
    const skein = find(forum, 'skein');
    const rivals = strategies
      .flatMap((strategy) => find(forum, strategy) ?? [])
      .filter((one) => one !== skein);
    const cells = strategies.map((strategy) => cell(find(forum, strategy)));
    return `| ${forum} | ${cells.join(' | ')} | ${skein === undefined ? '–' : verdict(skein, rivals)} |`;
  });
  return [
    '## Skein against each of the others',
    '',
    'Requests over the fewest / threads seen, % / pages of threads seen, % / useful share of requests, %. Best: no other ' +
      'crawl sees more, has a larger useful share, or asks for less and sees as much.',
    '',
    `| forum | ${strategies.join(' | ')} | verdict |`,
    `|---|${strategies.map(() => '---|').join('')}---|`,
    ...rows,
    '',
  ];
}

/** 'best', or who was better in what; and who asked for less and saw less. */
function verdict(skein: CrawlFigures, rivals: readonly CrawlFigures[]): string {
  const better: string[] = [];
  const shorter: string[] = [];
  for (const rival of rivals) {
    if (rival.crawled === 0) continue;
    const seesLess = rival.coverage < skein.coverage - SAME || rival.pageCoverage < skein.pageCoverage - SAME;
    const asksLess = overheadOf(rival) < overheadOf(skein) - SAME;
    const isBetterIn = [
      rival.coverage > skein.coverage + SAME ? 'threads' : '',
      rival.pageCoverage > skein.pageCoverage + SAME ? 'pages' : '',
      rival.useful > skein.useful + SAME ? 'useful share' : '',
      asksLess && !seesLess ? 'overhead' : '',
    ].filter((name) => name !== '');
    if (isBetterIn.length > 0) better.push(`${rival.strategy} is better in ${isBetterIn.join(', ')}`);
    else if (asksLess) shorter.push(rival.strategy);
  }
  const note = shorter.length === 0 ? '' : ` (less asked for and less seen: ${shorter.join(', ')})`;
  return better.length === 0 ? `best${note}` : `${better.join('; ')}${note}`;
}

function overheadOf({ requests, ideal }: CrawlFigures): number {
  return requests / ideal;
}
