// The comments of a page that is known to have some.
import { type ExtractedPost, extractPosts, type PageStructure } from '../records/index.ts';
import { findSectionOf } from './find-section.ts';

// Somebody says that there are comments: the likeliest records are taken, short of those that are nothing like it.
const LIKELY_ENOUGH = 0.2;

/** Those of the likeliest section; where nothing is like one, all posts but what they are about. */
export function commentsOfPage(structure: PageStructure): readonly ExtractedPost[] {
  const section = findSectionOf(structure, { leastSure: LIKELY_ENOUGH });
  return section?.comments ?? extractPosts(structure).posts.filter(({ isLead }) => !isLead);
}
