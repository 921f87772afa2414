// What a changed model does to a queue: URLs that wait and would not be fetched any more, and URLs on stored pages that would be.
// Seen by following the stored pages' links by both models, so that places and kinds of pages count as they do in a crawl.
import { defaultTrapLimits, Follower, readStored, TrapGuard } from '../crawl/index.ts';
import { LinkMatcher, type SiteModel } from '../learn/index.ts';
import type { FrontierEntry, Inspector, LeasedEntry, Site, Store } from '../store/index.ts';

export interface Effect {
  readonly dropped: number;
  readonly droppedExamples: readonly string[];
  readonly added: number;
  readonly addedExamples: readonly string[];
  readonly queueLooked: number;
  readonly queued: number;
  readonly pagesLooked: number;
  readonly pages: number;
}

export interface EffectTools {
  readonly store: Store;
  readonly inspector: Inspector;
}

const EXAMPLES = 12;
const MOST_QUEUED = 300_000;
const MOST_PAGES = 50_000;
const LEASED_AT_ONCE = 2000;
const OWNER = 'dashboard';

interface Found extends Effect {
  readonly dropping: ReadonlySet<string>;
  readonly adding: readonly FrontierEntry[];
}

/** What saving the model would do, as far as can be seen in `budgetMs`. */
export async function previewEffect(
  site: Site,
  model: SiteModel,
  tools: EffectTools,
  budgetMs = 2500,
): Promise<Effect> {
  const { dropping: _, adding: __, ...effect } = await look(site, model, tools, budgetMs);
  return effect;
}

/** Saves the model and brings the queue in line with it. */
export async function applyModel(
  site: Site,
  model: SiteModel,
  tools: EffectTools,
  budgetMs = 120_000,
): Promise<{ dropped: number; added: number }> {
  const { dropping, adding } = await look(site, model, tools, budgetMs);
  await tools.store.saveModel(site.id, model);
  const dropped = await drop(site, dropping, tools.store);
  const added = await tools.store.enqueue(site.id, adding);
  return { dropped, added };
}

async function look(site: Site, model: SiteModel, tools: EffectTools, budgetMs: number): Promise<Found> {
  const { store, inspector } = tools;
  const until = performance.now() + budgetMs;
  const queue = await queuedUrls(site, inspector);
  const matcher = new LinkMatcher(model);
  const isKept = (url: string) =>
    url === model.entry || url === site.startUrl || matcher.match(url) !== undefined;
  const dropping = new Set([...queue].filter((url) => !isKept(url)));
  const present = await store.loadModel(site.id);
  const before = present === undefined ? undefined : followerOf(present);
  const after = followerOf(model);
  const added = new Map<string, FrontierEntry>();
  const stillOffered = new Set<string>();
  const noLongerOffered = new Set<string>();
  const pages = await pagesToLookAt(site, tools);
  let looked = 0;
  for (const url of pages.chosen) {
    if (performance.now() > until) break;
    const row = await store.page(site.id, url);
    if (row === undefined) continue;
    looked++;
    const page = readStored(row);
    const from = entryOf(site, url, matcher);
    const now = after.follow(page, from);
    const then = before?.follow(page, from) ?? [];
    for (const { url: offered } of now) stillOffered.add(offered);
    for (const { url: offered } of then) if (queue.has(offered)) noLongerOffered.add(offered);
    for (const entry of now) {
      if (added.has(entry.url) || (await isKnown(entry, site, store))) continue;
      added.set(entry.url, entry);
    }
    // Others ask this thread for something, too.
    if (looked % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  for (const url of noLongerOffered) if (!stillOffered.has(url)) dropping.add(url);
  return {
    dropped: dropping.size,
    droppedExamples: [...dropping].slice(0, EXAMPLES),
    added: added.size,
    addedExamples: [...added.keys()].slice(0, EXAMPLES),
    queueLooked: queue.size,
    queued: (await store.frontierCounts(site.id)).queued,
    pagesLooked: looked,
    pages: pages.total,
    dropping,
    adding: [...added.values()],
  };
}

function followerOf(model: SiteModel): Follower {
  return new Follower(model, new TrapGuard(defaultTrapLimits), Number.POSITIVE_INFINITY);
}

async function isKnown({ url, identity }: FrontierEntry, site: Site, store: Store): Promise<boolean> {
  return (await store.urlOf(site.id, identity ?? url)) !== undefined;
}

async function queuedUrls(site: Site, inspector: Inspector): Promise<ReadonlySet<string>> {
  const urls = new Set<string>();
  for (let after = 0; urls.size < MOST_QUEUED; ) {
    const rows = await inspector.queuedUrls(site.id, after, 5000);
    for (const { url } of rows) urls.add(url);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  return urls;
}

/** All stored pages, in an order in which any first part is a fair sample. */
async function pagesToLookAt(
  site: Site,
  { store, inspector }: EffectTools,
): Promise<{ chosen: readonly string[]; total: number }> {
  const urls: string[] = [];
  for (let after = ''; urls.length < MOST_PAGES; ) {
    const rows = await inspector.pages(site.id, after, 5000);
    urls.push(...rows.map(({ url }) => url));
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.url;
  }
  const chosen: string[] = [];
  for (let stride = 64, seen = new Set<number>(); stride >= 1; stride /= 2)
    for (let i = 0; i < urls.length; i += stride)
      if (!seen.has(i)) {
        seen.add(i);
        chosen.push(urls[i]!);
      }
  return { chosen, total: (await store.totals(site.id)).pages };
}

function entryOf(site: Site, url: string, matcher: LinkMatcher): LeasedEntry {
  const type = matcher.match(url)?.type ?? 'index';
  return { id: 0, siteId: site.id, url, type, priority: 0, depth: 0, dueAt: 0, foundOn: '', attempts: 0 };
}

/** Takes URLs out of the queue through leases, as a crawl that skips them would: the counters stay right. */
async function drop(site: Site, dropping: ReadonlySet<string>, store: Store): Promise<number> {
  if (dropping.size === 0) return 0;
  let dropped = 0;
  try {
    for (;;) {
      const now = Date.now();
      const leased = await store.lease({
        siteId: site.id,
        limit: LEASED_AT_ONCE,
        now,
        leaseMs: 60 * 60_000,
        owner: OWNER,
      });
      if (leased.length === 0) break;
      const out = leased.filter(({ url }) => dropping.has(url));
      dropped += out.length;
      await store.commit(
        site.id,
        out.map((entry) => ({ entry, result: 'skipped' as const, requests: [], found: [] })),
      );
    }
  } finally {
    await store.releaseLeases(site.id, OWNER);
  }
  return dropped;
}
