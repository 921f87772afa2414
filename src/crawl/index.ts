/**
 * crawl/ is the engine: it takes what is due from the frontier, fetches it, parses it, follows the links the site model
 * allows and stores page, links and requests together. It knows neither the strategy behind the model nor who watches.
 */
export type { CrawlOptions, CrawlSummary, CrawlTools, Revisits, SeenVisit } from './crawl-options.ts';
export { crawlSite } from './engine.ts';
export type { CrawlEvent, CrawlListener, Progress } from './events.ts';
export { type Again, extractAgain } from './extract-again.ts';
export { Follower } from './follow.ts';
export { type HostLeaseOptions, HostLeases } from './host-leases.ts';
export { type LearnedSite, type LearnSettings, learnSite } from './learn-site.ts';
export { readStored } from './learning-pages.ts';
export { giveBackDeadClaims, isAlive, leaseOwner } from './lease-owner.ts';
export { type Coverage, coverageOf, verdictLine } from './ledger/index.ts';
export { RecordNames } from './record-names.ts';
export type { RenderMode } from './rendering-fetcher.ts';
export { RequestLog } from './request-log.ts';
export { recordsOf, type ThreadPage, type ThreadRecords } from './thread-records.ts';
export { defaultTrapLimits, TrapGuard, type TrapLimits, type TrapReason, urlShape } from './traps.ts';
export { urlWish } from './url-wish.ts';
