// How probable it is that records of a page are its comments: the n-gram classifier's word and the facts around it, put
// together by a linear model.
import type { PageStructure } from '../records/index.ts';
import { sectionProbability } from './comment-section.ts';
import { probability } from './linear-model.ts';
import { type SectionCandidate, type SectionFacts, sectionFacts } from './section-facts.ts';
import { commentModel } from './weights/comments.ts';

// Of the section's name, a heading, a place to write and the stated number three agree, and all records are signed and
// dated, with hardly a link: then a comment may be as short and as bare as it likes. Lists of the latest comments of all
// articles are named and headed like comments, but link to those articles.
const THREE_AGREE = 0.47;
const SURE_WHERE_THREE_AGREE = 0.8;
// A heading says how many comments follow, and as many signed and dated records do, without a link elsewhere.
const SURE_WHERE_COUNTED = 0.75;
const MAX_OF_PAGE = 0.3;
/** Three records, as a fact. */
const SOME = 0.3;

/** 0 … 1. `stated`: how many comments the page says it has. */
export function commentProbability(
  { page, facts }: PageStructure,
  candidate: SectionCandidate,
  stated: readonly number[],
): number {
  const grams = sectionProbability(page, candidate.container, candidate.roots);
  const known = sectionFacts(page, facts, candidate, grams, stated);
  const said = probability(commentModel, known);
  if (known.agreeingMore! >= THREE_AGREE) return Math.max(said, SURE_WHERE_THREE_AGREE);
  return isCounted(known) ? Math.max(said, SURE_WHERE_COUNTED) : said;
}

function isCounted(known: SectionFacts): boolean {
  const { heading, counted, saysSection, time, author, both, titled, linked, many, mainText } = known;
  if (heading !== 1 || counted !== 1 || titled !== 0 || linked !== 0 || mainText! > MAX_OF_PAGE) return false;
  // Some sites name nobody, some tell no time: then the section has to be named as well.
  return both === 1 || (saysSection === 1 && many! >= SOME && (time === 1 || author === 1));
}
