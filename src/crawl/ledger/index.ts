/**
 * The ledger: what a site states (threads of a board, posts of a thread, pages of a list) beside what is stored, and what
 * explains the difference. `reckon` makes it when a run ends; which counts are believed is decided in `trust.ts` alone, and
 * what speaks against a crawl being complete in `evidence.ts`.
 */

export { doubtsOf, isMuchMissing } from './evidence.ts';
export { OpenQuestions } from './open-questions.ts';
export { statedByPager } from './pager-counts.ts';
export { find, reckon } from './reckon.ts';
export { type Coverage, coverageOf, shortRows, verdictLine } from './words.ts';
