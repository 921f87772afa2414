// `skein add`: queues forums for workers.
import { existsSync, readFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { InputError, UsageError } from '../errors.ts';
import { COMMENTS_OF_FEED } from '../refresh/index.ts';
import { openStore } from '../store/index.ts';
import { type StrategyName, strategyNames } from '../strategies/index.ts';
import { addLimitOptions, type LimitFlags, limitsOf } from './site-limits.ts';
import { startUrl } from './start-url.ts';
import { storeOption } from './store-option.ts';

interface AddFlags extends LimitFlags {
  readonly db: string;
  readonly strategy: StrategyName;
  readonly comments?: boolean;
}

// So many in one transaction.
const BATCH = 1_000;

export function addAddCommand(program: Command): void {
  const command = program
    .command('add')
    .description('Queue forums for skein worker: addresses, or files with one address a line.')
    .argument('<what...>', 'URLs, or files of URLs (# begins a comment)')
    .addOption(storeOption())
    .option('--comments', 'the addresses are feeds of articles: the comments of these are wanted')
    .addOption(
      new Option('--strategy <name>', 'how links are chosen').choices(strategyNames).default('skein'),
    );
  addLimitOptions(command).action(async (what: string[], flags: AddFlags) => addAll(what, flags));
}

async function addAll(what: readonly string[], flags: AddFlags): Promise<void> {
  // All of it is read before anything is queued: a typo in the last line must not leave half of them behind.
  const urls = [...new Set(what.flatMap(urlsOf))];
  if (urls.length === 0) throw new UsageError(`no address in ${what.join(', ')}`);
  const strategy = flags.comments === true ? COMMENTS_OF_FEED : flags.strategy;
  const limits = limitsOf(flags);
  const store = await openStore(flags.db);
  try {
    let added = 0;
    for (let i = 0; i < urls.length; i += BATCH)
      added += await store.addSites(
        urls.slice(i, i + BATCH).map((url) => ({ startUrl: url, strategy, limits })),
      );
    const known = urls.length - added;
    process.stderr.write(
      `queued ${added} ${flags.comments === true ? 'feeds' : 'forums'}${known === 0 ? '' : `; ${known} were known already`}\n`,
    );
  } finally {
    await store.close();
  }
}

function urlsOf(what: string): string[] {
  if (!existsSync(what)) return [startUrl(what)];
  let text: string;
  try {
    text = readFileSync(what, 'utf8');
  } catch (error) {
    throw new InputError(`cannot read ${what}: ${(error as NodeJS.ErrnoException).code}`, { cause: error });
  }
  return text.split(/\r?\n/).flatMap((line, i) => {
    const url = line.replace(/(^|\s)#.*$/, '').trim();
    if (url === '') return [];
    try {
      return [startUrl(url)];
    } catch (error) {
      throw new UsageError(`${what}, line ${i + 1}: ${(error as Error).message}`, { cause: error });
    }
  });
}
