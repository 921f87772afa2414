/**
 * classify/ turns the structure of a page into features and features into a judgement: index page, thread page or other.
 * Linear models with shipped weights; `training/` makes them from labelled pages. Features know no language and no names
 * of markup, so that what is learned on some forums holds for all.
 */
export { type PageFeatures, pageFeatures } from './features.ts';
export { type LinearModel, margin, probability } from './linear-model.ts';
export {
  classifyFeatures,
  classifyPage,
  type PageType,
  type PageTypeGuess,
  type PageTypeModel,
} from './page-type.ts';
export {
  buildPageTypeModel,
  crossValidate,
  DEFAULT_SETTINGS,
  figuresOf,
  type Judgement,
  judge,
  type KnownSite,
  type LabelledFeatures,
  type LabelledPage,
  type LabelSource,
  labelledFeatures,
  labelledPages,
  modelFileText,
  percent,
  type SampleSize,
  sitePages,
  type TrainingSettings,
  trainPageType,
} from './training/index.ts';
