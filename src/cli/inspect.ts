// `skein inspect`: the dashboard of a database, on this machine.
import { dirname, join } from 'node:path';
import type { Command } from 'commander';
import { builtWebFolder, type Dashboard, startDashboard } from '../server/index.ts';
import { isPostgres } from '../store/index.ts';
import { modelFrom } from './model-file.ts';
import { rateNumber, wholeNumber } from './option-values.ts';
import { startUrl } from './start-url.ts';
import { stopOnSignals } from './stop-signals.ts';
import { storeArgument } from './store-option.ts';

export interface InspectFlags {
  readonly port: number;
  readonly host?: string;
  readonly comments?: string;
  readonly rate?: number;
}

const DEFAULT_PORT = 7700;

export function addInspectCommand(program: Command): void {
  program
    .command('inspect')
    .description('Open the dashboard of a database: what was found and learned, and steering of its crawls.')
    .addArgument(storeArgument('database of a crawl, or postgres://user@host/database'))
    .option('--port <n>', 'port to listen on; 0 = any free one', wholeNumber(0), DEFAULT_PORT)
    .option('--host <address>', 'address to listen on; beyond this machine a token is needed', '127.0.0.1')
    .option(
      '--comments <dir>',
      'summaries and pictures of skein comments (default: DB.comments, or skein.comments)',
    )
    .option('--rate <n>', 'requests a second to one host for crawls started there; 0 = no limit', rateNumber)
    .action(inspect);
}

async function inspect(database: string, flags: InspectFlags): Promise<void> {
  const dashboard = await openDashboard(database, flags);
  process.stdout.write(`${dashboard.url}\n`);
  process.stderr.write(
    'the dashboard is open at this address; Ctrl-C closes it and pauses what it started\n',
  );
  const stop = stopOnSignals((line) => process.stderr.write(`skein: ${line}\n`));
  await new Promise<void>((resolve) => {
    if (stop.signal.aborted) resolve();
    stop.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await dashboard.close();
  stop.done();
}

/** The dashboard of a database, as the commands open it. */
export function openDashboard(
  database: string,
  { port, host = '127.0.0.1', comments, rate }: InspectFlags,
): Promise<Dashboard> {
  return startDashboard({
    database,
    host,
    port,
    commentsFolder: comments ?? (isPostgres(database) ? 'skein.comments' : `${database}.comments`),
    webFolder: builtWebFolder(),
    command: [process.execPath, join(dirname(import.meta.filename), 'main.js')],
    runArguments: rate === undefined ? [] : ['--rate', String(rate)],
    readers: { startUrl, model: (value, start) => modelFrom(value, 'the model', start) },
    onBug: (error) => {
      const text = process.env.SKEIN_DEBUG ? String((error as Error)?.stack ?? error) : String(error);
      process.stderr.write(`skein: unexpected error: ${text}\n`);
    },
  });
}
