// The lab: our own generator of test forums. A seed makes a world (what was said, by whom, when), a dialect shows it
// the way some forum software would, a server serves it on 127.0.0.1, and the truth tells what a crawler should find.
export {
  combineDialect,
  type Dialect,
  defineDialect,
  demoDialect,
  dialectByName,
  dialects,
  type LabSize,
  type NuisanceName,
  type PagingStyle,
} from './dialects/index.ts';
export {
  defaultNow,
  type Lab,
  type LabContent,
  type LabOptions,
  type LabRequestLog,
  nuisances,
  startLab,
  truthAt,
} from './server/index.ts';
export type {
  CrawledPost,
  LabTruth,
  PostScore,
  Score,
  ScoredRequest,
  TruthBoard,
  TruthIdeal,
  TruthThread,
  TruthUser,
} from './truth/index.ts';
export type { LabLanguage, TruthPage, TruthPost, TruthType, World } from './types.ts';
