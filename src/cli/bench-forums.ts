// `skein bench forums`: one crawl of every forum from every kind of start, as one table.
import { readFileSync, writeFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { InputError, UsageError } from '../errors.ts';
import type { Scope } from '../learn/index.ts';
import { type StrategyName, strategyNames } from '../strategies/index.ts';
import { checkScope, chosen, scopeOption, wholeNumber } from './option-values.ts';

interface ForumsFlags {
  readonly mirrors?: string;
  readonly lab?: boolean;
  readonly sizes?: string;
  readonly combined?: string;
  readonly forums?: string;
  readonly starts?: string;
  readonly seeds: number;
  readonly strategy: StrategyName;
  readonly scope?: Scope;
  readonly jobs?: number;
  readonly out: string;
  readonly against?: string;
  readonly report?: string;
  readonly floors?: string;
  readonly pin?: boolean;
  readonly trace?: string;
}

export function addForumsCommand(bench: Command): void {
  bench
    .command('forums')
    .description('Crawl every forum from several starts of each kind and compare with its truth.')
    .option('--mirrors <dir>', 'folder of mirrors, each with mirror.warc.zst and truth.json')
    .option('--lab', 'the forums of the lab: every dialect, archives, and dialects combined at random')
    .option('--sizes <names>', 'sizes of the dialects, or all (default: small)')
    .option('--combined <from-to>', 'seeds of combined dialects', '4001-4040')
    .option('--forums <names>', 'only these, by comma')
    .option('--starts <kinds>', 'entry, thread, board, flip, person (default: all)')
    .addOption(new Option('--seeds <n>', 'starts of each kind').argParser(wholeNumber(1)).default(2))
    .addOption(
      new Option('--strategy <name>', 'how links are chosen').choices(strategyNames).default('skein'),
    )
    .addOption(scopeOption())
    .option('--jobs <n>', 'crawls at the same time (default: as many as cores)', wholeNumber(1))
    .option('--out <file>', 'where results are kept, for --against', 'forums.json')
    .option('--against <file>', 'results of an earlier run: print what rose and fell since, worst first')
    .option('--report <file>', 'write the tables as Markdown')
    .option('--floors <file>', 'fail where a figure of the lab is below its floor in this file')
    .option('--pin', 'raise the floors of --floors to what was measured; none is ever lowered')
    .option('--trace <name@start>', 'one crawl looked at closely: what was judged, followed and left alone')
    .action(runForumsCommand);
}

async function runForumsCommand(flags: ForumsFlags): Promise<void> {
  if (flags.mirrors === undefined && flags.lab !== true && flags.trace === undefined)
    throw new UsageError('name what to measure: --mirrors DIR, --lab, or both');
  if (flags.pin === true && flags.floors === undefined)
    throw new UsageError('--pin: name the file by --floors');
  checkScope(flags);
  const before = flags.against === undefined ? undefined : readCrawls(flags.against);
  // Loaded only here: other commands start faster without the lab and the benches.
  const { labSizes, startKinds, traceCrawl, runForums, reports, fallenBelow, raiseFloors } = await import(
    '../../bench/forums/index.ts'
  );
  const print = (lines: readonly string[]) => void process.stdout.write(`${lines.join('\n')}\n`);
  if (flags.trace !== undefined)
    return print(await traceCrawl(flags.trace, flags.mirrors, flags.strategy, flags.scope));
  const sizeNames = Object.keys(labSizes) as (keyof typeof labSizes)[];
  const crawls = await runForums({
    mirrors: flags.mirrors,
    lab: flags.lab === true,
    sizes: flags.sizes === 'all' ? sizeNames : chosen(flags.sizes ?? 'small', sizeNames, '--sizes'),
    combined: seedsOf(flags.combined ?? ''),
    forums: flags.forums?.split(','),
    starts: chosen(flags.starts, startKinds, '--starts'),
    seeds: flags.seeds,
    strategy: flags.strategy,
    scope: flags.scope,
    jobs: flags.jobs,
    tell: (line) => process.stderr.write(`${line}\n`),
  });
  if (crawls.length === 0)
    throw new UsageError('no forum of that name has such a start: nothing was measured');
  writeFileSync(flags.out, `${JSON.stringify(crawls, null, 1)}\n`);
  print([
    ...reports.crawlTable(crawls),
    '',
    ...reports.outcomeTable(crawls),
    '',
    ...reports.figureTable(crawls),
    '',
    ...reports.verdictTable(crawls),
  ]);
  if (before !== undefined) print(['', ...reports.changeLines(crawls, before as typeof crawls)]);
  if (flags.report !== undefined) writeFileSync(flags.report, reports.reportOf(crawls, commandOf(flags)));
  if (flags.floors === undefined) return;
  const fallen = flags.pin === true ? raiseFloors(flags.floors, crawls) : fallenBelow(flags.floors, crawls);
  if (fallen.length > 0) throw new InputError(`below their floors in ${flags.floors}: ${fallen.join('; ')}`);
}

/** The command a reader repeats the report with; folders are their own. */
function commandOf(flags: ForumsFlags): string {
  const parts = [
    flags.mirrors !== undefined && '--mirrors DIR',
    flags.lab === true && '--lab',
    flags.sizes !== undefined && `--sizes ${flags.sizes}`,
    flags.starts !== undefined && `--starts ${flags.starts}`,
    flags.strategy !== 'skein' && `--strategy ${flags.strategy}`,
    flags.scope !== undefined && `--scope ${flags.scope}`,
    `--seeds ${flags.seeds}`,
  ];
  return ['skein bench forums', ...parts.filter((part) => part !== false)].join(' ');
}

function readCrawls(file: string): unknown[] {
  try {
    const crawls: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(crawls)) return crawls;
  } catch {
    // Said below.
  }
  throw new InputError(`--against: ${file} is no file of results: give one that --out wrote`);
}

function seedsOf(text: string): number[] {
  const match = /^(\d{1,9})-(\d{1,9})$/.exec(text);
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || to < from)
    throw new UsageError('--combined: write the seeds as FROM-TO, like 4001-4040');
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
