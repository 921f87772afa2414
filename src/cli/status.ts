// `skein status`: what a database holds and how fresh it is.
import type { Command } from 'commander';
import { coverageOf, verdictLine } from '../crawl/index.ts';
import { type Freshness, siteFreshness } from '../refresh/index.ts';
import { type FleetSite, openStore, type Store } from '../store/index.ts';
import { amount, duration, megabytes } from './progress-display.ts';
import { storeArgument } from './store-option.ts';

export function addStatusCommand(program: Command): void {
  program
    .command('status')
    .description('Show what a database holds, what is left to fetch, and how fresh it is.')
    .addArgument(storeArgument())
    .option('--json', 'one object a site')
    .action(async (db: string, { json }: { readonly json?: boolean }) => {
      const store = await openStore(db, { mustExist: true, isForReading: true });
      try {
        for (const site of await store.fleetSites()) {
          const now = Date.now();
          const status = await statusOf(store, site, now);
          process.stdout.write(json === true ? `${JSON.stringify(status)}\n` : text(status, now));
        }
      } finally {
        await store.close();
      }
    });
}

async function statusOf(store: Store, site: FleetSite, now: number) {
  const ledger = await store.loadLedger(site.id);
  return {
    site: site.startUrl,
    state: site.state,
    reason: site.reason,
    isPaused: site.isPaused,
    worker: site.claimedBy,
    dueAt: site.dueAt === null ? null : new Date(site.dueAt).toISOString(),
    failures: site.failures,
    ...(await store.totals(site.id)),
    frontier: await store.frontierCounts(site.id),
    complete: ledger?.complete ?? 'unknown',
    coverage: ledger === undefined ? null : coverageOf(ledger),
    verdict: ledger === undefined ? null : verdictLine(ledger),
    freshness: (await siteFreshness(store, site, now)) ?? null,
  };
}

function text(status: Awaited<ReturnType<typeof statusOf>>, now: number): string {
  const {
    site,
    state,
    reason,
    isPaused,
    worker,
    pages,
    threads,
    posts,
    requests,
    bytes,
    frontier,
    verdict,
    freshness,
  } = status;
  const lines = [
    `${site}: ${state}${reason === null ? '' : ` (${reason})`}${isPaused ? ', paused by skein pause' : ''}`,
    ...(worker === null ? [] : [`  worker    ${worker}`]),
    `  stored    ${amount(posts)} posts, ${amount(threads)} threads, ${amount(pages)} pages; ` +
      `${amount(requests)} requests, ${megabytes(bytes)}`,
    `  left      ${amount(frontier.queued + frontier.leased)} URLs, ${amount(frontier.failed)} failed`,
    ...(verdict === null ? [] : [`  ${verdict}`]),
    ...(freshness === null ? [] : freshnessLines(freshness, now)),
  ];
  return `${lines.join('\n')}\n`;
}

function freshnessLines(freshness: Freshness, now: number): string[] {
  const { unseen, postsADay, nextDueAt, passes, requests, newPosts, meanDelay } = freshness;
  const due = nextDueAt <= now ? 'now' : `in ${duration((nextDueAt - now) / 1000)}`;
  return [
    `  fresh     some ${amount(Math.round(unseen))} posts unseen, ${postsADay.toFixed(1)} a day expected; ask again ${due}`,
    passes === 0
      ? '  refreshed never: skein refresh'
      : `  refreshed ${amount(passes)} times in 30 days: ${amount(newPosts)} posts by ${amount(requests)} requests` +
        (meanDelay === null ? '' : `, found after ${duration(meanDelay / 1000)} on average`),
  ];
}
