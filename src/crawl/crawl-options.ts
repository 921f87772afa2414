// What a crawl is given, works with and ends in.
import type { Fetcher } from '../fetch/index.ts';
import type { SiteModel } from '../learn/index.ts';
import type { FrontierCounts, Store } from '../store/index.ts';
import type { StrategyName } from '../strategies/index.ts';
import type { CrawlListener, Progress } from './events.ts';
import type { LeftOut } from './follow.ts';
import type { RequestLog } from './request-log.ts';
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
  /** Visits at the same time; the fetcher's politeness may allow fewer to one host. */
  readonly concurrency: number;
  /** Pages in the store after which the crawl stops, earlier runs included. */
  readonly maxPages?: number;
  readonly maxDepth?: number;
  readonly traps?: TrapLimits;
  readonly retry?: RetryPlan;
  /** Ask again for what failed for good in earlier runs. */
  readonly retryFailed?: boolean;
}

export interface CrawlTools {
  readonly store: Store;
  readonly fetcher: Fetcher;
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
  readonly stopped: 'done' | 'interrupted' | 'limit';
  readonly progress: Progress;
  readonly frontier: FrontierCounts;
  /** Links not followed, by reason. */
  readonly leftOut: LeftOut;
  /** URL shapes that never end; no more of them were taken. */
  readonly endless: readonly string[];
}
