// Training and measuring of classifiers: labelled pages from anywhere, cross-validation over sites, model files.
export {
  type CommentPage,
  labelledCandidates,
  labelledSections,
  savedClickables,
  savedCommentPages,
} from './comment-pages.ts';
export { gramModule } from './gram-file.ts';
export { labelledPages, labelledSamples } from './labelled-folders.ts';
export type { LabelledPage, LabelSource, SampleSize } from './labelled-page.ts';
export { buildPageTypeModel, buildSiteTypeModel, modelFileText, percent } from './model-file.ts';
export { type KnownSite, sitePages } from './site-pages.ts';
export { pageSamples, SAMPLE_SIZES, type SiteSample, WALKS } from './site-samples.ts';
export { type CommentModels, type LabelledSection, trainCommentModels } from './train-comments.ts';
export {
  CLICKABLE_TRAINING,
  crossValidateLanguages,
  crossValidateSites,
  type F1Figures,
  f1Of,
  type GroupedExample,
  trainCalibrated,
} from './train-grams.ts';
export {
  bySite,
  crossValidate,
  DEFAULT_SETTINGS,
  figuresOf,
  type Judgement,
  judge,
  type LabelledFeatures,
  type Lesson,
  labelledFeatures,
  type TrainingSettings,
  trainBoth,
  trainPageType,
} from './train-page-type.ts';
export {
  judgeSamples,
  rightShare,
  rightShares,
  type SampleJudgement,
  SITE_SETTINGS,
  type SiteTrainingSettings,
  trainSiteType,
} from './train-site-type.ts';
