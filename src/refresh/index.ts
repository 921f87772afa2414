/**
 * refresh/ keeps a crawled forum fresh: models of when posts arrive, and a schedule that spends a budget of requests where
 * most posts are likely to wait unseen. A worker of a fleet (fleet-worker.ts) does for many sites whatever is due.
 */
export type { ArrivalModel } from './arrival-model.ts';
export { DAY, HOUR, MINUTE, NumberColumn } from './arrival-model.ts';
export { AuthorHabits } from './author-habits.ts';
export { DELAY_CLASSES_MS, noDelays } from './delay-classes.ts';
export { DueQueue } from './due-queue.ts';
export { FleetWorker, type SiteTools, type WorkerEvent, type WorkerOptions } from './fleet-worker.ts';
export {
  type Ask,
  ForumSchedule,
  type RefreshModel,
  refreshModels,
  type ScheduleOptions,
} from './forum-schedule.ts';
export { hasNewPosts, isNewestFirst, newPosts } from './list-changes.ts';
export { pause } from './pause.ts';
export { PoissonArrivals } from './poisson-arrivals.ts';
export { type RefreshOptions, type RefreshSummary, refreshSite, watchSite } from './refresh-site.ts';
export { RegressionArrivals } from './regression-arrivals.ts';
export { SelfExcitingArrivals } from './self-exciting-arrivals.ts';
export { type Freshness, siteFreshness } from './site-freshness.ts';
export {
  COMMENTS_OF_FEED,
  type FeedVisited,
  type TurnOptions,
  type TurnResult,
  takeTurn,
} from './site-turn.ts';
export { VisitQueue, type VisitQueueState, type VisitResult } from './visit-queue.ts';
export { WeekProfile } from './week-profile.ts';
export { dueAt, rateAt, worth, worthAt } from './worth.ts';
