// How a crawl comes by its site model: it is given, stored, or learned now; and learning alone, for `skein learn`.
import { CrawlError, FetchError, UsageError } from '../errors.ts';
import type { SiteModel } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import { forwardNow } from '../steady-clock.ts';
import type { Site, SiteTotals, Store } from '../store/index.ts';
import { type Strategy, strategies } from '../strategies/index.ts';
import { type CrawlOptions, type CrawlSummary, type CrawlTools, withRendering } from './crawl-options.ts';
import { learnRendering } from './learn-rendering.ts';
import { learningPages, readStored } from './learning-pages.ts';
import { nothingLeftOut } from './left-out.ts';
import { readProgress } from './read-progress.ts';
import { wallAtStart } from './walls.ts';

export type LearnSettings = Pick<
  CrawlOptions,
  'startUrl' | 'strategy' | 'learnBudget' | 'sample' | 'scope' | 'render'
>;

const DEFAULT_LEARN_BUDGET = 80;
// What keeps a crawl out does so from the first page on.
const FIRST_PAGES = 5;
// How long a clean stop waits for an answer that is on its way.
const STOP_GRACE_MS = 3000;

/** The given model, else the stored one of the same strategy, else what the strategy learns now. */
export async function siteModel(site: Site, options: CrawlOptions, tools: CrawlTools): Promise<SiteModel> {
  const { store } = tools;
  checkScope(options.model, options);
  if (options.model !== undefined) {
    const model = await withStoredPages(options.model, store, site);
    await store.saveModel(site.id, model);
    return model;
  }
  const stored = await store.loadModel(site.id);
  if (stored?.strategy !== options.strategy) return learnModel(site, options, tools);
  checkScope(stored, options);
  return stored;
}

/** A crawl that was begun for one scope does not go on for another. */
function checkScope(model: SiteModel | undefined, { scope }: CrawlOptions): void {
  if (model === undefined || scope === undefined || model.scope === undefined || scope === model.scope)
    return;
  throw new UsageError(
    `this site was learned with --scope ${model.scope}: leave --scope out, or choose another --db and learn again`,
  );
}

/** What learning brought. */
export interface LearnedSite {
  readonly model: SiteModel;
  /** The pages it was learned from. */
  readonly pages: readonly Page[];
  readonly totals: SiteTotals;
}

/** Learns a site and keeps model and pages in the store. Resolves to undefined when it was stopped before the end. */
export async function learnSite(
  settings: LearnSettings,
  given: CrawlTools,
): Promise<LearnedSite | undefined> {
  const tools = withRendering(given, settings.render);
  const { store, requests } = tools;
  const site = await store.openSite(settings.startUrl, settings.strategy);
  try {
    const model = await learnModel(site, settings, tools);
    await store.setSiteState(site.id, 'paused', 'learned, not crawled yet');
    // Requests that brought no page count too.
    await store.addRequests(site.id, requests.drain());
    const pages: Page[] = [];
    for (const url of model.learnedFrom) {
      const row = await store.page(site.id, url);
      if (row !== undefined) pages.push(readStored(row));
    }
    return { model, pages, totals: await store.totals(site.id) };
  } catch (error) {
    if (!isStopped(error, tools)) throw error;
    await store.setSiteState(site.id, 'paused', 'stopped while learning');
    return undefined;
  } finally {
    await store.addRequests(site.id, requests.drain());
  }
}

/** Whether an error only says that somebody stopped the work. */
export function isStopped(error: unknown, { stop }: Pick<CrawlTools, 'stop'>): boolean {
  return stop?.aborted === true && error instanceof FetchError && error.code === 'aborted';
}

/** The end of a crawl that somebody stopped before there was a model. */
export async function stoppedLearning(
  site: Site,
  { strategy }: CrawlOptions,
  { store, listener, requests, now = forwardNow }: CrawlTools,
  startedAt: number,
): Promise<CrawlSummary> {
  await store.addRequests(site.id, requests.drain());
  await store.setSiteState(site.id, 'paused', 'stopped while learning');
  const elapsedMs = now() - startedAt;
  const progress = await readProgress(store, site, { phase: 'learn', pagesPerSecond: 0, elapsedMs });
  listener?.({ kind: 'stopped', reason: 'interrupted', progress });
  return {
    site: site.startUrl,
    strategy,
    stopped: 'interrupted',
    blocked: null,
    progress,
    ledger: null,
    frontier: await store.frontierCounts(site.id),
    readInThreads: 0,
    leftOut: nothingLeftOut(),
    endless: [],
  };
}

/** Lets the strategy learn the site, and keeps the model. Stored pages older than `since` are asked for again. */
export async function learnModel(
  site: Site,
  settings: LearnSettings,
  tools: CrawlTools,
  since = 0,
): Promise<SiteModel> {
  const { store, rendering } = tools;
  await store.setSiteState(site.id, 'learning');
  const seen: { asked: string; answer: Page | FetchError }[] = [];
  try {
    const saw = (asked: string, answer: Page | FetchError): void => {
      if (seen.length < FIRST_PAGES) seen.push({ asked, answer });
    };
    const model = await learnFrom(site, settings, tools, { since, saw });
    await store.saveModel(site.id, model);
    return model;
  } catch (thrown) {
    const wall =
      thrown instanceof CrawlError
        ? wallAtStart(seen, thrown.message, (tools.now ?? forwardNow)())
        : undefined;
    const error = wall ?? rendering?.explain(thrown) ?? thrown;
    if (!isStopped(error, tools)) await store.setSiteState(site.id, 'failed', (error as Error).message);
    throw error;
  }
}

/** What learning may be told beside where to start. */
export interface LearnMore {
  /** Stored pages older than this (epoch ms) are asked for again. */
  readonly since?: number;
  /** Is told of each page. */
  readonly saw?: (asked: string, answer: Page | FetchError) => void;
  /** Pages of the site that help to judge others. */
  readonly knownPages?: readonly Page[];
  /** Pages that may be asked for beside those that are stored. */
  readonly requests?: number;
}

/** What the strategy learns from the start URL; nothing but pages is kept. */
export async function learnFrom(
  site: Site,
  settings: LearnSettings,
  tools: CrawlTools,
  { since = 0, saw, knownPages, requests }: LearnMore = {},
): Promise<SiteModel> {
  const { store, listener, stop, rendering } = tools;
  rendering?.startLearning();
  const learn: Strategy = strategies[settings.strategy];
  const late = new AbortController();
  const onStop = () => void setTimeout(() => late.abort(), STOP_GRACE_MS).unref();
  stop?.addEventListener('abort', onStop);
  try {
    const pages = learningPages(tools, site, { next: stop, present: late.signal }, since, requests);
    const watched: typeof pages = async (asked) => {
      const answer = await pages(asked);
      saw?.(asked, answer);
      return answer;
    };
    const learned = await learn(settings.startUrl, watched, {
      budget: settings.learnBudget ?? DEFAULT_LEARN_BUDGET,
      ...(knownPages !== undefined && { knownPages }),
      ...(settings.sample !== undefined && { sample: settings.sample }),
      ...(settings.scope !== undefined && { scope: settings.scope }),
      tell: (message) => listener?.({ kind: 'notice', message }),
    });
    return rendering === undefined ? learned : await learnRendering(learned, rendering, store, site);
  } finally {
    stop?.removeEventListener('abort', onStop);
  }
}

/** A model from elsewhere names pages that this store may not have: they are no reason to ask for them. */
async function withStoredPages(model: SiteModel, store: Store, site: Site): Promise<SiteModel> {
  const learnedFrom: string[] = [];
  for (const url of model.learnedFrom)
    if ((await store.page(site.id, url)) !== undefined) learnedFrom.push(url);
  return { ...model, learnedFrom };
}
