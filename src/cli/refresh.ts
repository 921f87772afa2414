// `skein refresh`: asks a crawled forum for what is new.
import { type Command, Option } from 'commander';
import { type CrawlListener, type CrawlTools, RequestLog } from '../crawl/index.ts';
import { UsageError } from '../errors.ts';
import type { Politeness, Slowdown } from '../fetch/index.ts';
import {
  COMMENTS_OF_FEED,
  type RefreshModel,
  type RefreshSummary,
  refreshModels,
  refreshSite,
  watchSite,
} from '../refresh/index.ts';
import { openStore, type Site, shownLocation } from '../store/index.ts';
import { EXIT } from './exit-codes.ts';
import { addFetchOptions, concurrencyOf, type FetchFlags, openFetcher } from './open-fetcher.ts';
import { wholeNumber } from './option-values.ts';
import type { CommandContext } from './program.ts';
import { amount, progressDisplay } from './progress-display.ts';
import { sharedPoliteness } from './shared-politeness.ts';
import { startUrl } from './start-url.ts';
import { stopOnSignals } from './stop-signals.ts';
import { storeArgument } from './store-option.ts';

interface RefreshFlags extends FetchFlags {
  readonly budget?: number;
  readonly model: RefreshModel;
  readonly watch?: boolean;
  readonly site?: readonly string[];
  readonly json?: boolean;
}

export function addRefreshCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('refresh')
    .description('Ask crawled forums for new posts: boards first, then only the threads that changed.')
    .addArgument(storeArgument())
    .option('--budget <n>', 'requests of this pass to a site; an hour, with --watch', wholeNumber(1))
    .addOption(
      new Option(
        '--model <name>',
        'when to ask: where lists tell of new posts or most are expected, or each page at the time a regression predicts its next post for',
      )
        .choices(refreshModels)
        .default('self-exciting'),
    )
    .option('--site <url>', 'only this site, by its start URL; may be given several times', several)
    .option('--watch', 'go on, asking whenever new posts are due, until stopped; one line a cycle');
  addFetchOptions(command)
    .option('--warc <dir>', 'also keep every exchange in WARC files there')
    .option('--json', 'one object a pass or cycle on stdout')
    .action(async (db: string, flags: RefreshFlags) => {
      context.exitCode = await runRefresh(db, flags);
    });
}

async function runRefresh(db: string, flags: RefreshFlags): Promise<typeof EXIT.done | typeof EXIT.stopped> {
  const store = await openStore(db, { mustExist: true });
  const { listener, tell } = progressDisplay(process.stderr, flags.json === true);
  const stop = stopOnSignals(tell);
  const paces = sharedPoliteness(store, flags, (slowdown) => listener({ kind: 'slowed', ...slowdown }));
  try {
    const sites = chosen(await store.sites(), flags.site?.map(startUrl), shownLocation(db));
    const report = (summary: RefreshSummary) => {
      if (flags.json === true) process.stdout.write(`${JSON.stringify(summary)}\n`);
      else tell(lineOf(summary, sites.length > 1));
    };
    const stopped = await Promise.all(
      sites.map((site) =>
        refreshOne(site, flags, { store, listener, stop: stop.signal, report, politeness: paces.politeness }),
      ),
    );
    return stopped.every((one) => one === 'done') ? EXIT.done : EXIT.stopped;
  } finally {
    stop.done();
    await paces.close();
    await store.close();
  }
}

/** The sites to ask: those named, or all. */
function chosen(sites: readonly Site[], named: readonly string[] | undefined, db: string): readonly Site[] {
  if (sites.length === 0) throw new UsageError(`${db} has no site: run skein crawl URL --db ${db} first`);
  // Feeds of articles are visited by workers.
  if (named === undefined) return sites.filter(({ strategy }) => strategy !== COMMENTS_OF_FEED);
  const unknown = named.find((url) => sites.every((site) => site.startUrl !== url));
  if (unknown !== undefined) throw new UsageError(`${db} has no site ${unknown}: skein status lists them`);
  return sites.filter(({ startUrl: url }) => named.includes(url));
}

function several(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

interface Surroundings extends Pick<CrawlTools, 'store'> {
  /** Shared by all sites: some may be on one host. */
  readonly politeness: Politeness;
  readonly stop: AbortSignal;
  readonly listener: CrawlListener;
  readonly report: (summary: RefreshSummary) => void;
}

async function refreshOne(
  site: Site,
  flags: RefreshFlags,
  { store, stop, listener, report, politeness }: Surroundings,
): Promise<RefreshSummary['stopped']> {
  const requests = new RequestLog();
  const onSlowed = (slowdown: Slowdown) => listener({ kind: 'slowed', ...slowdown });
  const web = await openFetcher(site.startUrl, flags, requests.observe, onSlowed, politeness);
  try {
    const options = {
      concurrency: concurrencyOf(flags),
      render: flags.render,
      model: flags.model,
      ...(flags.budget !== undefined && { budget: flags.budget }),
    };
    const tools = {
      store,
      fetcher: web.fetcher,
      ...(web.browser !== undefined && { browser: web.browser }),
      requests,
      // Every cycle is a small crawl: only what goes wrong in it is worth a line.
      listener: (event: Parameters<CrawlListener>[0]) => {
        if (event.kind !== 'started' && event.kind !== 'stopped') listener(event);
      },
      stop,
    };
    if (flags.watch === true) {
      await watchSite(site, options, tools, report);
      return 'done';
    }
    const summary = await refreshSite(site, options, tools);
    report(summary);
    return summary.stopped;
  } finally {
    await web.close();
  }
}

function lineOf(summary: RefreshSummary, isOneOfMany: boolean): string {
  const { site, requests, newPosts, newThreads, quietBoards, unseen } = summary;
  const parts = [
    `${amount(newPosts)} new posts`,
    `${amount(newThreads)} new threads`,
    `${amount(requests)} requests`,
    ...(quietBoards > 0 ? [`${amount(quietBoards)} boards without news`] : []),
    `some ${amount(Math.round(unseen))} posts unseen`,
  ];
  const time = new Date().toISOString().slice(0, 19);
  return `${time} ${isOneOfMany ? `${site} ` : ''}${parts.join(', ')}`;
}
