// What a page is where measures of it leave doubt: posts that come out whole say more.
import { extractPosts, type PageStructure } from '../records/index.ts';
import { classifyPage, type PageType, type PageTypeGuess } from './page-type.ts';

// So many posts with author, time and text, and read so surely, are no rows of a list.
const CLEAR_POSTS = 3;
const CLEAR = 0.9;
// Pages judged less surely are looked at again: lists of members have names and dates in every row, too.
const SURE: Readonly<Record<PageType, number>> = { thread: 0, index: 0.85, other: 0.93 };

/** Says what a page is, by its structure, and in doubt by the posts read from it. Takes longer than `classifyPage`. */
export function judgePage(structure: PageStructure): Pick<PageTypeGuess, 'type' | 'confidence'> {
  const guess = classifyPage(structure);
  if (guess.confidence >= SURE[guess.type]) return guess;
  const { posts, confidence } = extractPosts(structure);
  return posts.length >= CLEAR_POSTS && confidence >= CLEAR ? { type: 'thread', confidence } : guess;
}
