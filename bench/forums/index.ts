/**
 * bench/forums crawls every forum there is (mirrors, lab dialects, combined dialects, archives) from several kinds of
 * starts and compares what came out with the truth. One harness, one table; `floors.json` pins what must not fall.
 */
export { type CrawlTask, type Figures, type MeasuredCrawl, measureCrawl } from './measure.ts';
export { belowFloor, fallenBelow, floorsOf, raiseFloors } from './floors.ts';
export * as reports from './report.ts';
export { runForums } from './run.ts';
export { forumNames, openForum, startKinds } from './forum.ts';
export { labSizes, type LabSizeName } from './sizes.ts';
export { traceCrawl } from './trace.ts';
