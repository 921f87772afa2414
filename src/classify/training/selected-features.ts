// Which features the classifiers are trained on. With all of them, what is peculiar to the training sites is learned
// too; these were chosen one by one, each the one that helped most on sites left out, until none helped.
import type { PageFeatures } from '../features.ts';

const SELECTED: readonly string[] = [
  'block.balance',
  'post.isPlace',
  'post.likeRows',
  'block.postProse',
  'placedProse',
  'post.timeOrder',
  'anchorRatio',
  'tellsPosts',
  'textArea',
  'hasTrail',
  'links',
  'post.widthMax',
  'block.signedPosts',
  'datedRows',
  'hasDate',
  'own.hasRelated',
  'unrowedProse',
  'post.titleDistinct',
  'numbers',
  'post.hasLink',
  'list.widthVar',
  'longestText',
  'list.hasUserLink',
  'block.rowShare',
  'datesPerLink',
  'tellsArticle',
  'text',
];

/** The chosen features of a page; those of pages that have none of them (made up for tests) are all taken. */
export function selected(features: PageFeatures): PageFeatures {
  const found = SELECTED.filter((name) => name in features);
  return found.length === 0 ? features : Object.fromEntries(found.map((name) => [name, features[name]!]));
}
