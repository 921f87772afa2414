// `skein worker`: one of many that look after the sites of a store.
import { randomBytes } from 'node:crypto';
import type { Command } from 'commander';
import { defaultMemoryFile, SiteMemories, visitFeed } from '../comments/index.ts';
import { type CrawlEvent, type CrawlTools, leaseOwner, RequestLog } from '../crawl/index.ts';
import type { RequestRecord } from '../fetch/index.ts';
import { FleetWorker, type WorkerEvent } from '../refresh/index.ts';
import { type FleetSite, openStore, shownLocation } from '../store/index.ts';
import { EXIT } from './exit-codes.ts';
import { addFetchOptions, concurrencyOf, type FetchFlags, openFetcher } from './open-fetcher.ts';
import { wholeNumber } from './option-values.ts';
import type { CommandContext } from './program.ts';
import { sharedPoliteness } from './shared-politeness.ts';
import { addLimitOptions, type LimitFlags, limitsOf } from './site-limits.ts';
import { stopOnSignals } from './stop-signals.ts';
import { storeOption } from './store-option.ts';
import { serveMetrics, type WorkerSums } from './worker-metrics.ts';

interface WorkerFlags extends FetchFlags, LimitFlags {
  readonly db: string;
  readonly sites: number;
  readonly turn: number;
  readonly budget?: number;
  readonly metrics?: number;
  readonly inspect?: number;
  readonly once?: boolean;
  readonly json?: boolean;
}

export function addWorkerCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('worker')
    .description(
      'Look after all sites of a database: learn, crawl, refresh, visit comments: whatever is due. Start as many as you like.',
    )
    .addOption(storeOption())
    .option('--sites <n>', 'sites at the same time', wholeNumber(1), 8)
    .option('--turn <seconds>', 'how long a site is worked on while others wait', wholeNumber(1), 60)
    .option('--budget <n>', 'requests of one refresh of a site', wholeNumber(1))
    .option(
      '--concurrency <n>',
      'requests at the same time to one host (default: 4, or 32 with --rate 0)',
      wholeNumber(1),
    );
  addLimitOptions(addFetchOptions(command))
    .option('--metrics <port>', 'serve /healthz and Prometheus /metrics on 127.0.0.1', wholeNumber(1))
    .option('--inspect <port>', 'serve the dashboard on 127.0.0.1, see skein inspect', wholeNumber(0))
    .option('--once', 'end when nothing is due and no worker is at work')
    .option('--json', 'events as JSON lines')
    .action(async (flags: WorkerFlags) => {
      await runWorker(flags);
      context.exitCode = EXIT.done;
    });
}

async function runWorker(flags: WorkerFlags): Promise<void> {
  const log = logger(flags.json === true);
  const store = await openStore(flags.db, {
    // It may be restarted together with us, or a little later.
    onWaiting: (reason) => log('warn', { kind: 'notice', message: `waiting: ${reason}` }),
  });
  const stop = stopOnSignals((message) => log('info', { kind: 'notice', message }));
  const paces = sharedPoliteness(store, flags, (slowdown) => log('info', { kind: 'slowed', ...slowdown }));
  const sums: WorkerSums = { pages: 0, requests: 0, bytes: 0, failedUrls: 0, turns: {}, ledgers: new Map() };

  const openTools = async (site: FleetSite, signal: AbortSignal) => {
    const requests = new RequestLog();
    const observe = (record: RequestRecord) => {
      sums.requests++;
      sums.bytes += record.bytes;
      if (record.kind === 'page' && record.status === 200) sums.pages++;
      requests.observe(record);
    };
    const listener = (event: CrawlEvent) => {
      if (event.kind === 'failed') sums.failedUrls++;
      if (event.kind === 'alarm' || event.kind === 'failed' || event.kind === 'notice')
        log(event.kind === 'alarm' ? 'warn' : 'info', { site: site.startUrl, ...event });
    };
    const web = await openFetcher(site.startUrl, flags, observe, () => {}, paces.politeness);
    const { fetcher, browser } = web;
    const tools = {
      store,
      fetcher,
      ...(browser !== undefined && { browser }),
      requests,
      listener,
      stop: signal,
    };
    return { tools, close: () => web.close() };
  };
  const noteLedger = async (startUrl: string) => {
    const site = (await store.sites()).find((one) => one.startUrl === startUrl);
    const ledger = site && (await store.loadLedger(site.id));
    if (ledger === undefined) return;
    const { complete, threads, posts } = ledger;
    sums.ledgers.set(startUrl, { complete, threads, posts });
  };
  const tell = (event: WorkerEvent) => {
    if (event.kind === 'released') {
      const { ended, reason, bug } = event.result;
      sums.turns[ended] = (sums.turns[ended] ?? 0) + 1;
      // A figure of the metrics alone: the next turn tells it again.
      noteLedger(event.site).catch(() => undefined);
      const isTrouble = ended === 'failed' || ended === 'blocked';
      log(isTrouble ? 'warn' : 'info', {
        kind: 'released',
        site: event.site,
        ended,
        ...(reason !== null && { reason }),
      });
      if (bug !== undefined && process.env.SKEIN_DEBUG) console.error(bug);
    } else log(event.kind === 'trouble' ? 'warn' : 'info', event);
  };
  const { sites, turn, budget, once, render } = flags;
  const memories = new SiteMemories(defaultMemoryFile());
  const options = {
    owner: `${leaseOwner()}/${randomBytes(3).toString('hex')}`,
    sites,
    turnMs: turn * 1000,
    concurrency: concurrencyOf(flags),
    render,
    limits: limitsOf(flags),
    // Many sites are work enough for all cores.
    readingThreads: 0,
    untilIdle: once === true,
    ...(once === true && { lookEveryMs: 300 }),
    ...(budget !== undefined && { refreshBudget: budget }),
    visitFeed: (site: FleetSite, tools: CrawlTools) => visitFeed(site, tools, memories),
  };
  const worker = new FleetWorker(store, options, openTools, tell);
  const watched = { sums, health: () => worker.health, counts: () => store.fleetCounts() };
  const server = flags.metrics === undefined ? undefined : await serveMetrics(flags.metrics, watched);
  const dashboard =
    flags.inspect === undefined
      ? undefined
      : await (await import('./inspect.ts')).openDashboard(flags.db, { port: flags.inspect });
  if (dashboard !== undefined) log('info', { kind: 'dashboard', url: dashboard.url });
  log('info', { kind: 'started', worker: options.owner, db: shownLocation(flags.db), sites });
  try {
    await worker.run(stop.signal);
    log('info', { kind: 'stopped', pages: sums.pages, requests: sums.requests });
  } finally {
    stop.done();
    server?.close();
    await dashboard?.close();
    await paces.close();
    await store.close();
  }
}

/** One line an event: JSON for machines, words for people. */
function logger(isJson: boolean): (level: 'info' | 'warn', event: object) => void {
  return (level, event) => {
    const at = new Date().toISOString();
    if (isJson) process.stderr.write(`${JSON.stringify({ at, level, ...event })}\n`);
    else {
      const { kind, site, ...rest } = event as { kind: string; site?: string };
      const told = Object.entries(rest).map(([name, value]) => `${name} ${value}`);
      process.stderr.write(
        `${at.slice(0, 19)} ${[kind, site ?? '', ...told].filter((part) => part !== '').join(' ')}\n`,
      );
    }
  };
}
