/**
 * bench/forums crawls every forum there is (mirrors, lab dialects, combined dialects, archives) from several kinds of
 * starts and compares what came out with the truth. One harness, one table; `floors.json` pins what must not fall.
 */

export { belowFloor, fallenBelow, floorsOf, raiseFloors } from './floors.ts';
export { forumNames, openForum, startKinds } from './forum.ts';
export { type CrawlTask, type Figures, type MeasuredCrawl, measureCrawl } from './measure.ts';
export * as reports from './report.ts';
export { runForums } from './run.ts';
export { type LabSizeName, labSizes } from './sizes.ts';
export { traceCrawl } from './trace.ts';
