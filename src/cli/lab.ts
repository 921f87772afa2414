// `skein lab`: serves the test forums, lists their dialects, prints their truth.
import type { Command } from 'commander';
import type { Lab, LabSize } from '../../lab/index.ts';
import { rateNumber, wholeNumber } from './option-values.ts';
import { stopOnSignals } from './stop-signals.ts';

interface LabFlags extends Partial<LabSize> {
  readonly seed: number;
  readonly port?: number;
  readonly growing?: number;
}

const DEFAULT_DIALECT = 'slug-portal';

export function addLabCommand(program: Command): void {
  const lab = program
    .command('lab')
    .description('Test forums that differ the way real ones do, with their truth.');
  lab
    .command('list')
    .description('The dialects: name, language, layout, what each is for.')
    .action(async () => {
      const { dialects } = await import('../../lab/index.ts');
      for (const { name, language, layout, purpose } of dialects) {
        process.stdout.write(`${name.padEnd(22)} ${language}  ${layout.padEnd(18)} ${purpose}\n`);
      }
    });
  withSiteOptions(lab.command('serve').description('Serve a test forum on 127.0.0.1 until Ctrl-C.'))
    .option('--port <n>', 'port to listen on (default: any free one)', wholeNumber(0))
    .option(
      '--growing <speed>',
      "new posts arrive; the forum's time runs this many times as fast",
      rateNumber,
    )
    .action(serve);
  withSiteOptions(
    lab.command('truth').description('Print what a crawler should find, one JSON object a line.'),
  )
    .option('--port <n>', 'port the URLs name', wholeNumber(0))
    .action(printTruth);
}

function withSiteOptions(command: Command): Command {
  return command
    .argument('[dialect]', 'see skein lab list', DEFAULT_DIALECT)
    .option('--seed <n>', 'equal seeds give equal forums', wholeNumber(0), 1)
    .option('--boards <n>', 'how many boards', wholeNumber(1))
    .option('--threads <n>', 'how many threads', wholeNumber(1))
    .option('--posts-per-thread <n>', 'posts a thread on average', wholeNumber(1))
    .option('--users <n>', 'how many users', wholeNumber(1));
}

async function openLab(dialect: string, flags: LabFlags): Promise<Lab> {
  // Loaded only here: other commands start faster without the lab.
  const { dialectByName, startLab } = await import('../../lab/index.ts');
  const { boards, threads, postsPerThread, users } = flags;
  return startLab({
    dialect: dialectByName(dialect),
    seed: flags.seed,
    size: {
      ...(boards !== undefined && { boards }),
      ...(threads !== undefined && { threads }),
      ...(postsPerThread !== undefined && { postsPerThread }),
      ...(users !== undefined && { users }),
    },
    ...(flags.port !== undefined && { port: flags.port }),
    ...(flags.growing !== undefined && {
      growing: { speed: flags.growing },
      // A forum that grows is watched by a crawler whose clock shows the present.
      now: Math.floor(Date.now() / 1000),
    }),
  });
}

async function serve(dialect: string, flags: LabFlags): Promise<void> {
  const lab = await openLab(dialect, flags);
  process.stdout.write(`${lab.entryUrl}\n`);
  const stop = stopOnSignals(() => {});
  await new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
  stop.done();
  await lab.close();
}

async function printTruth(dialect: string, flags: LabFlags): Promise<void> {
  const lab = await openLab(dialect, flags);
  try {
    const truth = lab.truth();
    const print = (kind: string, item: object) =>
      process.stdout.write(`${JSON.stringify({ kind, ...item })}\n`);
    print('site', { entry: truth.entryUrl, ideal: truth.ideal });
    for (const page of truth.pages()) print('page', page);
    for (const thread of truth.threads()) print('thread', thread);
    for (const post of truth.posts()) print('post', post);
  } finally {
    await lab.close();
  }
}
