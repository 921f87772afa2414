// What a crawl is given, works with and ends in.
import type { BrowserFetcher, Fetcher } from '../fetch/index.ts';
import type { Scope, SiteModel, SitePart } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import type { FrontierCounts, FrontierEntry, LeasedEntry, Ledger, Records, Store } from '../store/index.ts';
import type { StrategyName } from '../strategies/index.ts';
import type { CrawlListener, Progress } from './events.ts';
import type { LeftOut } from './left-out.ts';
import { withReadablePages } from './readable-pages.ts';
import { RenderingFetcher, type RenderMode } from './rendering-fetcher.ts';
import type { RequestLog } from './request-log.ts';
import type { Alarm } from './site-health.ts';
import type { TrapLimits } from './traps.ts';
import type { RetryPlan } from './visit.ts';

export interface CrawlOptions {
  /** Normalised. */
  readonly startUrl: string;
  /** How to learn the site, unless the store has a model of that strategy already. */
  readonly strategy: StrategyName;
  /** Use this model instead of learning one. */
  readonly model?: SiteModel;
  /** Pages that learning may ask for. */
  readonly learnBudget?: number;
  /** Pages that strategies with a site map sample. */
  readonly sample?: number;
  /** What strategies with a site map are after; default 'all'. */
  readonly scope?: Scope;
  /** Which pages go through the browser of the tools; default 'auto'. */
  readonly render?: RenderMode;
  /** Visits at the same time; the fetcher's politeness may allow fewer to one host. */
  readonly concurrency: number;
  /** Threads that read pages beside the crawl; default: as many as there are cores for, once they are worth it. */
  readonly readingThreads?: number;
  /** Most pages are followed and stored only; `extractAgain` reads them whenever there is time. */
  readonly readLater?: boolean;
  /** Pages in the store after which the crawl stops, earlier runs included. */
  readonly maxPages?: number;
  readonly maxDepth?: number;
  readonly traps?: TrapLimits;
  readonly retry?: RetryPlan;
  /** Known pages are asked for again; nothing is learned. */
  readonly revisits?: Revisits;
  /** Absent: the whole site. A refresh keeps to what was crawled. */
  readonly part?: SitePart;
  /** Ask again for what failed for good in earlier runs. */
  readonly retryFailed?: boolean;
}

/** Pages are asked for again: what a crawl has to know for that. */
export interface Revisits {
  /** Visits before the crawl stops; what is queued then waits for the next time. */
  readonly maxVisits: number;
  /**
   * Sees each page before it is stored, or that it has not changed (`page` undefined). Returns what is to be asked again
   * because of it.
   */
  saw(visit: SeenVisit): Promise<readonly FrontierEntry[]>;
}

/** A visit as far as it matters for what to ask next. */
export interface SeenVisit {
  readonly entry: LeasedEntry;
  readonly page: Page | undefined;
  readonly records: Records;
  readonly at: number;
}

export interface CrawlTools {
  readonly store: Store;
  readonly fetcher: Fetcher;
  /** For pages that scripts make; without it they are taken as they are sent. */
  readonly browser?: BrowserFetcher;
  /** The `fetcher` while a crawl runs, when there is a browser; the crawl makes it itself. */
  readonly rendering?: RenderingFetcher;
  /** What the fetcher reports its requests to. */
  readonly requests: RequestLog;
  readonly listener?: CrawlListener;
  /** Aborted = finish what is on the wire, store it, give the rest back. */
  readonly stop?: AbortSignal;
  readonly now?: () => number;
}

export interface CrawlSummary {
  readonly site: string;
  readonly strategy: string;
  /** 'blocked': the site keeps us out, or cannot be understood any more; `blocked` says how. */
  readonly stopped: 'done' | 'interrupted' | 'limit' | 'blocked';
  readonly blocked: Alarm | null;
  readonly progress: Progress;
  /** Whether all that the site states is stored, as far as can be told. */
  readonly ledger: Ledger | null;
  readonly frontier: FrontierCounts;
  /** Pages that threads beside the crawl have read. */
  readonly readInThreads: number;
  /** Links not followed, by reason. */
  readonly leftOut: LeftOut;
  /** URL shapes that never end; no more of them were taken. */
  readonly endless: readonly string[];
}

/** The tools with a fetcher that renders what needs it. */
export function withRendering(tools: CrawlTools, mode: RenderMode = 'auto'): CrawlTools {
  const { browser, listener } = tools;
  if (tools.rendering !== undefined) return tools;
  const fetcher = withReadablePages(tools.fetcher, tools.stop);
  if (browser === undefined) return { ...tools, fetcher };
  const tell = (message: string) => listener?.({ kind: 'notice', message });
  const rendering = new RenderingFetcher({ fetcher, browser, mode, tell });
  return { ...tools, fetcher: withReadablePages(rendering, tools.stop), rendering };
}
