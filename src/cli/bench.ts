// `skein bench`: every forum from every start (`forums`), and the papers' experiments again (`papers`).
import { type Command, Option } from 'commander';
import { UsageError } from '../errors.ts';
import { addForumsCommand } from './bench-forums.ts';
import { chosen, wholeNumber } from './option-values.ts';

interface PapersFlags {
  readonly mirrors?: string;
  readonly lab?: boolean;
  readonly forums?: string;
  readonly parts?: string;
  readonly size: 'quick' | 'full';
  readonly out: string;
  readonly state: string;
  readonly reportOnly?: boolean;
  readonly jobs?: number;
  readonly seed: number;
}

export function addBenchCommand(program: Command): void {
  const bench = program.command('bench').description('Measurements that anybody can repeat.');
  addForumsCommand(bench);
  bench
    .command('papers')
    .description(
      "The papers' experiments: every strategy on every forum, as tables and plots. A run that was stopped goes on.",
    )
    .option('--mirrors <dir>', 'folder of mirrors, each with mirror.warc.zst and truth.json')
    .option('--lab', 'on the forums of the lab instead')
    .option('--forums <names>', 'only these, by comma')
    .addOption(
      new Option(
        '--size <name>',
        'quick: a few forums, in minutes; full: all that the papers measured, in hours',
      )
        .choices(['quick', 'full'])
        .default('quick'),
    )
    .option(
      '--parts <names>',
      'crawls, skein, many, paths, page-types, flips, entries, starts, learning, connectivity (default: all)',
    )
    .option('--out <dir>', 'where tables and plots go', 'results')
    .option('--state <dir>', 'where results are kept', '.skein-papers')
    .option('--report-only', 'measure nothing, write tables and plots of the results that are there')
    .option('--jobs <n>', 'processes at the same time (default: as many as cores)', wholeNumber(1))
    .addOption(
      new Option('--seed <n>', 'equal seeds give equal figures').argParser(wholeNumber(0)).default(1),
    )
    .action(runPapersCommand);
}

async function runPapersCommand(flags: PapersFlags): Promise<void> {
  if ((flags.mirrors === undefined) === (flags.lab !== true))
    throw new UsageError('name what to measure on: either --mirrors DIR or --lab');
  // Loaded only here: other commands start faster without the lab and the benches.
  const { partNames } = await import('../../bench/papers/parts.ts');
  const { runPapers } = await import('../../bench/papers/run.ts');
  await runPapers({
    mirrors: flags.mirrors,
    seed: flags.seed,
    forums: flags.forums?.split(','),
    size: flags.size,
    parts: chosen(flags.parts, partNames, '--parts'),
    state: flags.state,
    out: flags.out,
    jobs: flags.jobs,
    reportOnly: flags.reportOnly === true,
    tell: (line) => process.stderr.write(`${line}\n`),
  });
  process.stdout.write(`written: ${flags.out}\n`);
}
