/**
 * classify/ turns the structure of a page into features and features into a judgement: index page, thread page or other.
 * A page is judged alone, or, surer, among other pages of its site. Linear models with shipped weights; `training/` makes them from labelled pages. Features know no language and no names
 * of markup, so that what is learned on some forums holds for all.
 */
export { clickableFeatures, clickableProbability } from './clickable.ts';
export { columnFacts } from './column-facts.ts';
export { commentProbability } from './comment-probability.ts';
export { sectionFeatures, sectionProbability } from './comment-section.ts';
export { commentWordIn, saysComment } from './comment-words.ts';
export { isForWriting, saysMore } from './control-words.ts';
export { type PageFeatures, pageFeatures } from './features.ts';
export { type GramModel, gramProbability } from './gram-model.ts';
export { judgePage, showsItsData } from './judge-page.ts';
export { type LinearModel, margin, probability, trainLinear } from './linear-model.ts';
export {
  type Classifiers,
  classifyFeatures,
  classifyPage,
  type PageType,
  type PageTypeGuess,
  type PageTypeModel,
  type SiteTypeModel,
} from './page-type.ts';
export { measureRecord, type RecordMeasures } from './record-measures.ts';
export { sectionCandidates } from './section-candidates.ts';
export { isAboutOthers, type SectionCandidate, type SectionFacts, sectionFacts } from './section-facts.ts';
export { type SitePageGuess, SitePages } from './site-pages.ts';
export { classifySite } from './site-type.ts';
export { timeOrder } from './time-order.ts';
export * from './training/index.ts';
