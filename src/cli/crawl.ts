// `skein crawl`: everything from a URL to a filled database.
import { type Command, Option } from 'commander';
import { type CrawlSummary, crawlSite, RequestLog } from '../crawl/index.ts';
import {
  ArchiveFetcher,
  ArchivingFetcher,
  type Fetcher,
  HttpFetcher,
  type RequestRecord,
  readCookiesFile,
  type Slowdown,
  WarcWriter,
} from '../fetch/index.ts';
import { openStore } from '../store/index.ts';
import { type StrategyName, strategyNames } from '../strategies/index.ts';
import { EXIT } from './exit-codes.ts';
import { header, proxyUrl, rateNumber, wholeNumber } from './option-values.ts';
import type { CommandContext } from './program.ts';
import { amount, duration, megabytes, progressDisplay } from './progress-display.ts';
import { startUrl } from './start-url.ts';
import { stopOnSignals } from './stop-signals.ts';

/** Options of `crawl`, as commander hands them over. */
export interface CrawlFlags {
  readonly db: string;
  readonly strategy: StrategyName;
  readonly maxPages?: number;
  readonly maxDepth?: number;
  readonly rate?: number;
  readonly concurrency?: number;
  readonly proxy?: string;
  readonly cookies?: string;
  readonly header?: Record<string, string>;
  readonly userAgent?: string;
  readonly contact?: string;
  readonly robots: boolean;
  readonly warc?: string;
  readonly fromWarc?: string;
  readonly retryFailed?: boolean;
  readonly json?: boolean;
}

// Enough to keep a loopback server or a replay busy; real hosts are held by the rate, not by this.
const CONCURRENCY_UNLIMITED = 32;
const CONCURRENCY_POLITE = 4;

export function addCrawlCommand(program: Command, context: CommandContext): void {
  program
    .command('crawl')
    .description('Crawl a forum from any of its URLs. The same --db again resumes.')
    .argument('<url>', 'any page of the forum')
    .option('--db <file>', 'where everything is stored', 'skein.db')
    .addOption(
      new Option('--strategy <name>', 'how links are chosen').choices(strategyNames).default('skein'),
    )
    .option('--max-pages <n>', 'stop at this many stored pages', wholeNumber(1))
    .option('--max-depth <n>', 'follow links at most this far from the start', wholeNumber(0))
    .option(
      '--rate <n>',
      'requests a second to one host; 0 = no limit (default: 2, adapted to the server)',
      rateNumber,
    )
    .option(
      '--concurrency <n>',
      'requests at the same time to one host (default: 4, or 32 with --rate 0)',
      wholeNumber(1),
    )
    .option('--proxy <url>', 'send everything through this HTTP proxy', proxyUrl)
    .option('--cookies <file>', 'cookies in Netscape cookies.txt format, e.g. of your browser')
    .option('--header <line>', "extra request header 'Name: value'; may be repeated", header)
    .option('--user-agent <text>', 'what to call ourselves (default: Skein, honestly)')
    .option('--contact <url>', 'where a site owner can reach you; becomes part of the user agent')
    .option('--no-robots', 'ignore robots.txt (only for sites you may crawl that way)')
    .option('--retry-failed', 'ask again for what failed in earlier runs on the same database')
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
  flags: CrawlFlags,
): Promise<typeof EXIT.done | typeof EXIT.stopped> {
  const start = startUrl(url);
  const { listener, tell } = progressDisplay(process.stderr, flags.json === true);
  const requests = new RequestLog();
  const concurrency = flags.concurrency ?? (flags.rate === 0 ? CONCURRENCY_UNLIMITED : CONCURRENCY_POLITE);
  // Inputs are read before the database is touched: a typo must not leave an empty file behind.
  const fetcher = await openFetcher(start, flags, concurrency, requests.observe, (slowdown) =>
    listener({ kind: 'slowed', ...slowdown }),
  );
  const store = await openStore(flags.db);
  const stop = stopOnSignals(tell);
  try {
    const summary = await crawlSite(
      {
        startUrl: start,
        strategy: flags.strategy,
        concurrency,
        ...(flags.maxPages !== undefined && { maxPages: flags.maxPages }),
        ...(flags.maxDepth !== undefined && { maxDepth: flags.maxDepth }),
        ...(flags.retryFailed !== undefined && { retryFailed: flags.retryFailed }),
      },
      { store, fetcher, requests, listener, stop: stop.signal },
    );
    if (flags.json === true) process.stdout.write(`${JSON.stringify({ ...summary, db: flags.db })}\n`);
    else for (const line of summaryLines(summary, flags.db)) tell(line);
    return summary.stopped === 'done' ? EXIT.done : EXIT.stopped;
  } finally {
    stop.done();
    await fetcher.close();
    await store.close();
  }
}

async function openFetcher(
  start: string,
  flags: CrawlFlags,
  concurrency: number,
  observe: (record: RequestRecord) => void,
  onSlowed: (slowdown: Slowdown) => void,
): Promise<Fetcher> {
  if (flags.fromWarc !== undefined) return ArchiveFetcher.open(flags.fromWarc);
  const cookies = flags.cookies === undefined ? undefined : readCookiesFile(flags.cookies);
  const open = (onRequest: (record: RequestRecord) => void) =>
    new HttpFetcher({
      startUrl: start,
      concurrency,
      respectRobots: flags.robots,
      captureWire: flags.warc !== undefined,
      onRequest,
      onSlowed,
      ...(cookies !== undefined && { cookies }),
      ...(flags.rate !== undefined && { rate: flags.rate }),
      ...(flags.proxy !== undefined && { proxy: flags.proxy }),
      ...(flags.header !== undefined && { headers: flags.header }),
      ...(flags.userAgent !== undefined && { userAgent: flags.userAgent }),
      ...(flags.contact !== undefined && { contactUrl: flags.contact }),
    });
  if (flags.warc === undefined) return open(observe);
  return new ArchivingFetcher(await WarcWriter.open(flags.warc), (archive) =>
    open((record) => {
      observe(record);
      archive(record);
    }),
  );
}

function summaryLines({ stopped, progress, frontier, leftOut }: CrawlSummary, db: string): string[] {
  const seconds = Math.max(0.001, progress.elapsedMs / 1000);
  const words = { done: 'done', interrupted: 'stopped', limit: 'stopped at --max-pages' };
  const lines = [
    `${words[stopped]}: ${amount(progress.pages)} pages, ${amount(progress.requests)} requests, ` +
      `${megabytes(progress.bytes)} in ${duration(seconds)}`,
  ];
  if (frontier.failed > 0)
    lines.push(
      `${amount(frontier.failed)} URLs failed (skein export ${db} --what requests); --retry-failed asks again`,
    );
  if (frontier.skipped > 0) lines.push(`${amount(frontier.skipped)} URLs are denied by robots.txt`);
  if (leftOut.nofollow > 0)
    lines.push(`${amount(leftOut.nofollow)} links are marked nofollow and were not taken`);
  if (stopped !== 'done')
    lines.push(`${amount(progress.queued)} URLs left: the same command goes on from here`);
  lines.push(`stored in ${db}; see: skein export ${db} --what pages`);
  return lines;
}
