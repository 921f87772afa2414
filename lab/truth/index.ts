// The truth of a lab forum: what each URL is, which pages hold everything, what each post says, and how well a
// crawl did, in the same figures as for mirrors of real forums.
export {
  type CrawledPost,
  type CrawledThread,
  type PostScore,
  type Score,
  type ScoredForum,
  type ScoredRequest,
  type ScoredThread,
  score,
  scoreThreads,
} from './score.ts';
export { bodyText } from './text.ts';
export {
  createTruth,
  type LabTruth,
  type TruthBoard,
  type TruthIdeal,
  type TruthThread,
  type TruthUser,
} from './truth.ts';
