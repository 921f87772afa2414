// Which features the classifiers are trained on. With all of them, what is peculiar to the training sites is learned
// too; these were chosen one by one, each the one that helped most on sites left out, until none helped.
import type { PageFeatures } from '../features.ts';

const SELECTED: readonly string[] = [
  'list.hasTimestamp',
  'post.likeRows',
  'post.isPlace',
  'block.postProse',
  'block.fullShare',
  'post.timeOrder',
  'block.onlyCounted',
  'tellsPosts',
  'placedProse',
  'textArea',
  'rowShare',
  'anchorRatio',
  'hasTrail',
  'post.titleDistinct',
  'block.signedPosts',
  'datedRows',
  'block.countedShare',
  'block.hasDoubledRow',
  'list.hasUserLink',
  'post.prose',
  'tellsArticle',
  'block.hasSignedPost',
  'counted',
  'own.acts',
  'block.hasSaidAfter',
  'list.isPlace',
  'block.fullRows',
];

/** The chosen features of a page; those of pages that have none of them (made up for tests) are all taken. */
export function selected(features: PageFeatures): PageFeatures {
  const found = SELECTED.filter((name) => name in features);
  return found.length === 0 ? features : Object.fromEntries(found.map((name) => [name, features[name]!]));
}
