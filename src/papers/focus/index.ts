/**
 * papers/focus/ is FoCUS (Jiang, Yu and Lin, 'Learning to Crawl Web Forums') with what its variant for URL-type recognition
 * adds: entry discovery (algorithm 3), index and thread URLs (algorithm 1), page flips (algorithm 2, figure 5), and the four
 * ITF regexes (section 4.3.2).
 */
export { discoverEntry } from './entry-discovery.ts';
export { type FocusForum, focusForum } from './focus-forum.ts';
export { type FocusPage, FocusPages } from './focus-pages.ts';
export {
  classifyByTableOne,
  type TableOne,
  type TableOneModel,
  tableOneFeatures,
} from './page-classifier.ts';
export { annotatedForums, tableOneFileText, trainTableOne } from './train-classifiers.ts';
