// The comment section of a page as it stands: all that can be read as posts, scored; or a few comments where nothing
// repeats, by the site's template or by a section that is named as one.
import { commentProbability, sectionCandidates } from '../classify/index.ts';
import type { Page } from '../page/index.ts';
import {
  applyTemplate,
  type ExtractedPost,
  type PageStructure,
  type PostTemplate,
  pageStructure,
} from '../records/index.ts';
import { statedCounts } from './stated-count.ts';

/** Comments found on a page. */
export interface FoundSection {
  readonly page: Page;
  readonly container: number;
  readonly comments: readonly ExtractedPost[];
  readonly template: PostTemplate;
  /** 0 … 1. */
  readonly confidence: number;
  /** How many the page says there are, or null. */
  readonly stated: number | null;
}

/** Below this it is no comment section. */
export const SURE = 0.7;
/** The same where something repeats. */
const SURE_OF_SEVERAL = 0.5;
const SEVERAL = 3;
/** The same where the site's own template reads them: it was learned from a section that surely was one. */
const SURE_BY_TEMPLATE = 0.2;

/** What is known of the site from earlier articles. */
export interface SectionHints {
  readonly template?: PostTemplate | undefined;
  /** How sure to be at least; unless told, as it takes to say that a page has comments at all. */
  readonly leastSure?: number;
}

/** The section, or undefined when the page shows no comments. */
export function findSection(page: Page, hints: SectionHints = {}): FoundSection | undefined {
  return findSectionOf(pageStructure(page), hints);
}

/** The same of a page whose structure is at hand. */
export function findSectionOf(
  structure: PageStructure,
  { template: known, leastSure }: SectionHints = {},
): FoundSection | undefined {
  const { page } = structure;
  // What is known of the site goes first; a template of one article may miss what another one shows.
  let best = known === undefined ? undefined : byTemplate(structure, known);
  for (const { container, roots, posts, template } of sectionCandidates(structure)) {
    const stated = statedCounts(page, container);
    const confidence = commentProbability(structure, { container, roots, posts }, stated);
    if (confidence < (leastSure ?? (posts.length < SEVERAL ? SURE : SURE_OF_SEVERAL))) continue;
    if (best !== undefined && value(confidence, posts) <= value(best.confidence, best.comments)) continue;
    best = {
      page,
      container,
      comments: posts,
      template,
      confidence,
      stated: statedFor(stated, posts.length),
    };
  }
  return best;
}

/** Of two sections the surer one, unless the other has many more. */
const value = (confidence: number, posts: readonly unknown[]): number =>
  confidence * Math.log2(1.5 + posts.length);

/** The likeliest of the stated numbers: one that is not below what is there. */
function statedFor(stated: readonly number[], found: number): number | null {
  const enough = stated.filter((count) => count >= found);
  return enough[0] ?? stated[0] ?? null;
}

function byTemplate(structure: PageStructure, template: PostTemplate): FoundSection | undefined {
  const { page } = structure;
  const { posts } = applyTemplate(page, template);
  const comments = posts.filter(({ text, isLead }) => text !== '' && !isLead);
  if (comments.length === 0) return undefined;
  const { tree } = page;
  const first = comments[0]!.node;
  const last = comments.at(-1)!.node;
  let container = tree.parent[first]!;
  while (container > 0 && tree.end[container]! <= last) container = tree.parent[container]!;
  const stated = statedCounts(page, container);
  const candidate = { container, roots: comments.map(({ node }) => node), posts: comments };
  const told = commentProbability(structure, candidate, stated);
  const confidence = isWhollyRead(comments, template) ? Math.max(told, SURE) : told;
  if (confidence < SURE_BY_TEMPLATE) return undefined;
  return { page, container, comments, template, confidence, stated: statedFor(stated, comments.length) };
}

const ENOUGH_RECORDS = 5;

/** Whether a template of many comments finds its names again, and who wrote when in each: then nothing else has to agree. */
function isWhollyRead(
  comments: readonly ExtractedPost[],
  { posts: { head }, records }: PostTemplate,
): boolean {
  const isNamed = head.names.length > 0 || head.tag.includes('-');
  if (!isNamed || records < ENOUGH_RECORDS) return false;
  return comments.every(({ author, time }) => author.name !== '' && time !== null);
}
