// The features that need no repetition: what the parts around dates are.
import type { DateBlocks } from './date-blocks.ts';

/** What stands around each date. */
export function blockFeatures(blocks: DateBlocks) {
  const { rows, countedRows, fullRows, posts, signedPosts, teasers } = blocks;
  return {
    'block.rows': Math.log1p(rows),
    'block.countedRows': Math.log1p(countedRows),
    'block.posts': Math.log1p(posts),
    'block.signedPosts': Math.log1p(signedPosts),
    'block.teasers': Math.log1p(teasers),
    'block.fullRows': Math.log1p(fullRows),
    'block.hasFullRow': fullRows > 0 ? 1 : 0,
    'block.rowShare': blocks.rowShare,
    'block.onlyRows': rows > 0 && posts === 0 ? 1 : 0,
    'block.onlyPosts': posts > 0 && rows === 0 ? 1 : 0,
    'block.onlyCounted': countedRows > 0 && posts === 0 ? 1 : 0,
    'block.hasRow': rows > 0 ? 1 : 0,
    'block.hasCountedRow': countedRows > 0 ? 1 : 0,
    'block.hasPost': posts > 0 ? 1 : 0,
    'block.hasSignedPost': signedPosts > 0 ? 1 : 0,
    'block.hasDoubledRow': blocks.doubledRows > 0 ? 1 : 0,
    'block.fullShare': fullRows / (rows + posts + teasers + 1),
    'block.countedShare': countedRows / (rows + posts + teasers + 1),
    'block.hasSaidAfter': posts > blocks.saidBefore ? 1 : 0,
    'block.balance': (rows - posts) / (rows + posts + teasers + 1),
    'block.postProse': blocks.postProse,
  };
}

/** Rows with counts, whether regions or dates show them: one of both is enough. */
export function countedFeatures(found: { readonly countedRows: number }, blocks: DateBlocks) {
  const shown = blocks.rows + blocks.posts + blocks.teasers;
  return { counted: Math.max(found.countedRows, blocks.countedRows / Math.max(1, shown)) };
}
