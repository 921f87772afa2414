// How probable it is that records of a page are its comments: the n-gram classifier's word and the facts around it, put
// together by a linear model.
import type { PageStructure } from '../records/index.ts';
import { sectionProbability } from './comment-section.ts';
import { probability } from './linear-model.ts';
import { type SectionCandidate, sectionFacts } from './section-facts.ts';
import { commentModel } from './weights/comments.ts';

/** 0 … 1. `stated`: how many comments the page says it has. */
export function commentProbability(
  { page, facts }: PageStructure,
  candidate: SectionCandidate,
  stated: readonly number[],
): number {
  const grams = sectionProbability(page, candidate.container, candidate.roots);
  return probability(commentModel, sectionFacts(page, facts, candidate, grams, stated));
}
