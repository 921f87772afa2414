// `skein crawl`: everything from a URL to a filled database.
import { type Command, Option } from 'commander';
import { type CrawlSummary, coverageOf, crawlSite, RequestLog, verdictLine } from '../crawl/index.ts';
import type { Slowdown } from '../fetch/index.ts';
import type { Scope } from '../learn/index.ts';
import { isPostgres, openStore, shownLocation } from '../store/index.ts';
import { type StrategyName, strategyNames } from '../strategies/index.ts';
import { EXIT } from './exit-codes.ts';
import { readModelFile } from './model-file.ts';
import { openDatabase } from './new-database.ts';
import { addFetchOptions, concurrencyOf, type FetchFlags, openFetcher } from './open-fetcher.ts';
import { checkScope, sampleOption, scopeOption, wholeNumber } from './option-values.ts';
import { addPartOptions, type PartFlags, partOf } from './part-options.ts';
import type { CommandContext } from './program.ts';
import { amount, duration, megabytes, progressDisplay } from './progress-display.ts';
import { sharedPoliteness } from './shared-politeness.ts';
import { openStart } from './start-url.ts';
import { stopOnSignals } from './stop-signals.ts';

/** Options of `crawl`, as commander hands them over. */
export interface CrawlFlags extends FetchFlags, PartFlags {
  readonly db: string;
  readonly strategy: StrategyName;
  readonly sample?: number;
  readonly scope?: Scope;
  readonly model?: string;
  readonly maxPages?: number;
  readonly maxDepth?: number;
  readonly retryFailed?: boolean;
  readonly readLater?: boolean;
  readonly json?: boolean;
}

export function addCrawlCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('crawl')
    .description('Crawl a forum from any of its URLs. The same --db again resumes.')
    .argument('<url>', 'any page of the forum')
    .addOption(
      new Option('--db <store>', 'where everything is stored: a file, or postgres://user@host/database')
        .env('SKEIN_DB')
        .default('skein.db'),
    )
    .addOption(
      new Option('--strategy <name>', 'how links are chosen').choices(strategyNames).default('skein'),
    )
    .addOption(sampleOption())
    .addOption(scopeOption())
    .option('--model <file>', 'crawl by this model (of skein learn --out) instead of learning one')
    .option('--max-pages <n>', 'stop at this many stored pages', wholeNumber(1))
    .option('--max-depth <n>', 'follow links at most this far from the start', wholeNumber(0));
  addPartOptions(command).option(
    '--concurrency <n>',
    'requests at the same time to one host (default: 4, or 32 with --rate 0)',
    wholeNumber(1),
  );
  addFetchOptions(command)
    .option('--retry-failed', 'ask again for what failed in earlier runs on the same database')
    .option(
      '--read-later',
      'follow and store pages at full speed; `skein extract --db FILE --again` reads their posts',
    )
    .option('--warc <dir>', 'also keep every exchange in WARC files there')
    .option('--from-warc <path>', 'crawl from a WARC file or folder instead of the web: no request leaves')
    .option('--json', 'progress as JSON lines on stderr, one summary object on stdout')
    .action(async (url: string, flags: CrawlFlags) => {
      context.exitCode = await runCrawl(url, flags);
    });
}

/** Crawls with the given flags, draws progress and prints the summary. Resolves to the exit code. */
export async function runCrawl(
  url: string,
  given: CrawlFlags,
): Promise<typeof EXIT.done | typeof EXIT.stopped> {
  const { start, flags } = openStart(url, given);
  const part = partOf(flags);
  checkScope(flags);
  const readingThreads = threadsAskedFor(process.env.SKEIN_READING_THREADS);
  const { listener, tell } = progressDisplay(process.stderr, flags.json === true);
  const requests = new RequestLog();
  // Inputs are read before the database is touched: a typo must not leave an empty file behind.
  const model = flags.model === undefined ? undefined : readModelFile(flags.model, start);
  const onSlowed = (slowdown: Slowdown) => listener({ kind: 'slowed', ...slowdown });
  // A server leaves no empty file behind, and is asked first: its other workers may be at the same hosts.
  const server = isPostgres(flags.db) ? await openStore(flags.db) : undefined;
  const paces = server && sharedPoliteness(server, flags, onSlowed);
  const web = await openFetcher(start, flags, requests.observe, onSlowed, paces?.politeness);
  const database = server === undefined ? await openDatabase(flags.db) : undefined;
  const store = server ?? database!.store;
  const stop = stopOnSignals(tell);
  let failure: unknown;
  try {
    const summary = await crawlSite(
      {
        startUrl: start,
        strategy: flags.strategy,
        render: flags.render,
        concurrency: concurrencyOf(flags),
        ...(model !== undefined && { model }),
        ...(flags.sample !== undefined && { sample: flags.sample }),
        ...(flags.scope !== undefined && { scope: flags.scope }),
        ...(readingThreads !== undefined && { readingThreads }),
        ...(flags.maxPages !== undefined && { maxPages: flags.maxPages }),
        ...(flags.maxDepth !== undefined && { maxDepth: flags.maxDepth }),
        ...(part !== undefined && { part }),
        ...(flags.retryFailed !== undefined && { retryFailed: flags.retryFailed }),
        ...(flags.readLater !== undefined && { readLater: flags.readLater }),
      },
      {
        store,
        fetcher: web.fetcher,
        ...(web.browser !== undefined && { browser: web.browser }),
        requests,
        listener,
        stop: stop.signal,
      },
    );
    if (flags.json === true)
      process.stdout.write(`${JSON.stringify({ ...told(summary), db: shownLocation(flags.db) })}\n`);
    else for (const line of summaryLines(summary, shownLocation(flags.db), flags.readLater)) tell(line);
    return summary.stopped === 'done' ? EXIT.done : EXIT.stopped;
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    stop.done();
    await web.close();
    await paces?.close();
    await server?.close();
    await database?.close(failure);
  }
}

/** How many threads SKEIN_READING_THREADS asks for; 0: none. Not set: as many as are worth it. */
function threadsAskedFor(value: string | undefined): number | undefined {
  return value === undefined || !/^\d{1,2}$/.test(value) ? undefined : Number(value);
}

/** The summary with the verdict in place of the whole ledger, which `export --what coverage` prints. */
function told({ ledger, ...summary }: CrawlSummary) {
  const coverage = ledger === null ? null : coverageOf(ledger);
  return { ...summary, complete: ledger?.complete ?? 'unknown', coverage };
}

function summaryLines(
  { stopped, blocked, progress, frontier, leftOut, ledger }: CrawlSummary,
  db: string,
  readLater = false,
): string[] {
  const seconds = Math.max(0.001, progress.elapsedMs / 1000);
  const words = {
    done: 'done',
    interrupted: 'stopped',
    limit: 'stopped at --max-pages',
    blocked: 'paused',
  };
  const lines = [
    `${words[stopped]}: ${amount(progress.posts)} posts in ${amount(progress.threads)} threads; ` +
      `${amount(progress.pages)} pages, ${amount(progress.requests)} requests, ` +
      `${megabytes(progress.bytes)} in ${duration(seconds)}`,
  ];
  if (ledger !== null && !readLater) lines.push(verdictLine(ledger));
  if (blocked !== null) lines.push(`paused because ${blocked.message}`);
  if (frontier.failed > 0)
    lines.push(
      `${amount(frontier.failed)} URLs failed (skein export ${db} --what requests); --retry-failed asks again`,
    );
  const denied = frontier.skipped - leftOut.choice;
  if (leftOut.choice > 0) lines.push(`${amount(leftOut.choice)} URLs were left out, as asked for`);
  if (denied > 0) lines.push(`${amount(denied)} URLs are denied by robots.txt or were left out before`);
  if (leftOut.nofollow > 0)
    lines.push(`${amount(leftOut.nofollow)} links are marked nofollow and were not taken`);
  if (progress.phase === 'learn')
    lines.push('it was still learning the site: the same command goes on from here');
  else if (stopped !== 'done')
    lines.push(`${amount(progress.queued)} URLs left: the same command goes on from here`);
  if (readLater) lines.push(`most posts are still to be read: skein extract --db ${db} --again`);
  lines.push(`stored in ${db}; see: skein export ${db} --what ${progress.posts > 0 ? 'posts' : 'pages'}`);
  return lines;
}
