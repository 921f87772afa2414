// Keeps one stored forum fresh: a pass over all that may have changed, or a watch that asks what is due as time passes.
import { type CrawlOptions, type CrawlSummary, type CrawlTools, crawlSite } from '../crawl/index.ts';
import { UsageError } from '../errors.ts';
import { forwardNow } from '../steady-clock.ts';
import type { FrontierEntry, Site } from '../store/index.ts';
import { HOUR } from './arrival-model.ts';
import { ForumMemory, type MemoryOptions } from './forum-memory.ts';
import type { Ask, RefreshModel } from './forum-schedule.ts';
import { NewsReader } from './news-reader.ts';
import { pause } from './pause.ts';
import { RefreshRun } from './refresh-run.ts';

export interface RefreshOptions extends Pick<CrawlOptions, 'concurrency' | 'render' | 'retry' | 'traps'> {
  /** Requests of a pass; of an hour, when watching. */
  readonly budget?: number;
  /** What says when to ask; default 'self-exciting'. Of neither anything is stored: each call may choose anew. */
  readonly model?: RefreshModel;
}

/** What one pass, or one cycle of a watch, brought. */
export interface RefreshSummary {
  readonly site: string;
  readonly stopped: CrawlSummary['stopped'];
  readonly requests: number;
  readonly newPosts: number;
  readonly newThreads: number;
  readonly changedThreads: number;
  readonly quietBoards: number;
  /** Posts likely to be there that are not stored. */
  readonly unseen: number;
}

// Threads that no list tells of are asked by what is expected of them; without a budget, so many a pass.
const UNTOLD_A_PASS = 5;
// A cycle of a watch stops here, so that it is told of.
const ASKS_A_CYCLE = 50;
const LOOK_EVERY_MS = 15_000;

/** Asks once for all that may have changed. */
export async function refreshSite(
  site: Site,
  options: RefreshOptions,
  tools: CrawlTools,
): Promise<RefreshSummary> {
  const { model } = options;
  const memory = await load(site, tools, model === undefined ? {} : { model });
  const now = (tools.now ?? forwardNow)();
  const maxVisits = options.budget ?? Number.POSITIVE_INFINITY;
  if (memory.schedule.isPredicted) {
    const asks = await predictedEntries(memory, site, tools, now);
    return run(site, memory, asks, { ...options, maxVisits, asksAtOnce: true }, tools);
  }
  const news = await new NewsReader(memory, site, tools).read();
  const asks: FrontierEntry[] = [];
  if (news === undefined) {
    asks.push(memory.entryOf(memory.model.entry, 'index', 0));
    for (const thread of memory.schedule.untold(now, Math.min(maxVisits, UNTOLD_A_PASS)))
      asks.push(await threadEntry(memory, memory.threadUrl(thread), site, tools));
  }
  for (const { url } of news ?? []) asks.push(await threadEntry(memory, url, site, tools));
  const summary = await run(site, memory, asks, { ...options, maxVisits, asksAtOnce: true }, tools);
  return { ...summary, changedThreads: summary.changedThreads + (news?.length ?? 0) };
}

/**
 * Asks what is due, cycle by cycle, until it is stopped. What it plans by is read from the store: killed, it goes on from
 * there.
 */
export async function watchSite(
  site: Site,
  options: RefreshOptions,
  tools: CrawlTools,
  tell: (cycle: RefreshSummary) => void,
): Promise<void> {
  const { budget, model } = options;
  const memory = await load(site, tools, {
    ...(budget !== undefined && { budget: budget / HOUR }),
    ...(model !== undefined && { model }),
  });
  const now = tools.now ?? forwardNow;
  while (tools.stop?.aborted !== true) {
    const asks: FrontierEntry[] = [];
    for (let ask = memory.schedule.next(now()); ask !== undefined; ask = memory.schedule.next(now())) {
      if (ask.kind === 'front' && !memory.schedule.isPredicted)
        asks.push(...(await whatIsNew(memory, site, tools)));
      else asks.push(await entryOfAsk(memory, ask, site, tools));
      if (asks.length >= ASKS_A_CYCLE) break;
    }
    if (asks.length === 0) {
      await pause(LOOK_EVERY_MS, tools.stop);
      continue;
    }
    const cycle = { ...options, maxVisits: Number.POSITIVE_INFINITY, asksAtOnce: false };
    const summary = await run(site, memory, asks, cycle, tools);
    tell(summary);
    if (summary.stopped === 'blocked') return;
  }
}

async function load(
  site: Site,
  tools: CrawlTools,
  options: Omit<MemoryOptions, 'now'>,
): Promise<ForumMemory> {
  const { store, now = forwardNow } = tools;
  const model = await store.loadModel(site.id);
  if (model === undefined) {
    throw new UsageError(`${site.startUrl} was not crawled yet: run skein crawl ${site.startUrl} first`);
  }
  return ForumMemory.load(store, site, model, { ...options, now: now() });
}

/** The front page; where a feed told the schedule instead, threads that it does not know yet. */
async function whatIsNew(memory: ForumMemory, site: Site, tools: CrawlTools): Promise<FrontierEntry[]> {
  const news = await new NewsReader(memory, site, tools).read();
  if (news === undefined) return [memory.entryOf(memory.model.entry, 'index', 0)];
  const at = (tools.now ?? forwardNow)();
  const { schedule } = memory;
  schedule.readFront(at);
  for (const { id } of memory.boards.values()) schedule.readBoard(id, at);
  const unknown: FrontierEntry[] = [];
  for (const { url } of news) {
    const thread = memory.thread(url);
    if (thread === undefined) unknown.push(memory.entryOf(url, 'thread', 0));
    else schedule.boardLists(thread, 1, at);
  }
  return unknown;
}

async function entryOfAsk(
  memory: ForumMemory,
  { kind, id }: Ask,
  site: Site,
  tools: CrawlTools,
): Promise<FrontierEntry> {
  if (kind === 'front') return memory.entryOf(memory.model.entry, 'index', 0);
  if (kind === 'board') return memory.entryOf(memory.boardUrl(id), 'index', 1);
  return threadEntry(memory, memory.threadUrl(id), site, tools);
}

/** Pages whose next post was predicted for a time that has passed, in the order of these times. */
async function predictedEntries(
  memory: ForumMemory,
  site: Site,
  tools: CrawlTools,
  now: number,
): Promise<FrontierEntry[]> {
  const entries: FrontierEntry[] = [];
  const due = memory.schedule.due(now);
  for (const [i, ask] of due.entries())
    entries.push({ ...(await entryOfAsk(memory, ask, site, tools)), priority: i / due.length });
  return entries;
}

/** The page of a thread's newest stored post. */
async function threadEntry(
  memory: ForumMemory,
  url: string,
  site: Site,
  { store }: CrawlTools,
): Promise<FrontierEntry> {
  const state = await store.threadState(site.id, url);
  return memory.entryOf(state?.pages[0] ?? url, 'thread', 0);
}

async function run(
  site: Site,
  memory: ForumMemory,
  asks: readonly FrontierEntry[],
  options: RefreshOptions & { readonly maxVisits: number; readonly asksAtOnce: boolean },
  tools: CrawlTools,
): Promise<RefreshSummary> {
  const { store } = tools;
  const before = await store.totals(site.id);
  await store.askAgain(site.id, asks);
  const revisits = new RefreshRun(memory, store, site, options);
  const { concurrency, render, retry, traps } = options;
  const { stopped } = await crawlSite(
    {
      startUrl: site.startUrl,
      strategy: memory.model.strategy as CrawlOptions['strategy'],
      concurrency,
      ...(render !== undefined && { render }),
      ...(retry !== undefined && { retry }),
      ...(traps !== undefined && { traps }),
      revisits,
    },
    tools,
  );
  const after = await store.totals(site.id);
  const brought = {
    requests: after.requests - before.requests,
    newPosts: after.posts - before.posts,
    newThreads: after.threads - before.threads,
  };
  const { delay, timedPosts, delays, changedThreads, quietBoards } = revisits.findings;
  const at = (tools.now ?? forwardNow)();
  await store.addRefresh(site.id, { ...brought, delay, timedPosts, delays, at });
  return {
    site: site.startUrl,
    stopped,
    ...brought,
    changedThreads,
    quietBoards,
    unseen: memory.schedule.unseen((tools.now ?? forwardNow)()),
  };
}
