// The post template of a site, learned from thread pages and applied to thread pages.
import type { Page } from '../page/index.ts';
import { findComments, withoutComments } from './post-comments.ts';
import { clockOf } from './post-opening.ts';
import { PostReader } from './post-read.ts';
import { likelyRegions } from './post-region.ts';
import type { PostRow } from './post-rows.ts';
import type { PageStructure } from './regions.ts';
import type { PostTemplate } from './template.ts';
import { inwardRows } from './template-inward.ts';
import { regionKinds, repeatedShare } from './template-kinds.ts';
import { learnLead } from './template-lead.ts';
import { type LearnedRecord, learnRecord } from './template-learn.ts';
import { templateRecords } from './template-records.ts';
import { headingsOfSite } from './thread-title.ts';

// How many kinds of regions are looked at closely, per page and in all.
const REGIONS_A_PAGE = 5;
const KINDS = 5;
// What more than this share of the pages shows alike belongs to the site, not to a thread.
const MAX_REPEATED = 0.5;

/** How well learned fields explain a region as posts. */
export function postScore({ template, bodyLength, rows }: LearnedRecord): number {
  const { author, time, body } = template.confidence;
  return (rows / (rows + 1)) * Math.sqrt(bodyLength) * (0.2 + time) * (0.2 + author) * (0.3 + body);
}

/**
 * Learns how a site draws its posts from several of its thread pages; one page is enough where it has several posts.
 * Undefined when no page shows anything like posts.
 */
export function learnPostTemplate(structures: readonly PageStructure[]): PostTemplate | undefined {
  const candidates = regionKinds(structures, (structure) => likelyRegions(structure, REGIONS_A_PAGE))
    .filter((kind) => repeatedShare(kind, structures.length) < MAX_REPEATED)
    .sort((a, b) => b.score - a.score)
    .slice(0, KINDS);
  const learned = candidates
    .map((kind) => ({ kind, learned: learnRecord(inwardRows(kind.rows)) }))
    .sort((a, b) => postScore(b.learned) - postScore(a.learned));
  const [best] = learned;
  if (best === undefined) return undefined;
  const commented = findComments(
    structures,
    learned.map((one) => one.learned),
  );
  const improved = learnAgain(structures, commented?.posts ?? best.learned, commented?.comments);
  const { template, order } = improved.learned;
  const replies = structures.flatMap(({ page, facts }) => {
    const records = templateRecords(page, template);
    if (records.length === 0) return [];
    const comments = commented === undefined ? [] : templateRecords(page, commented.comments.template);
    const first = new PostReader(page, template, order).read(records[0]!);
    return [
      {
        page,
        facts,
        first: records[0]!.roots[0]!,
        last: records.at(-1)!.roots.at(-1)!,
        firstAt: first.time === null ? undefined : clockOf(first.time),
        firstAuthor: first.author.name,
        comments,
      },
    ];
  });
  const replyLength = improved.learned.bodyLength / Math.max(1, improved.rows);
  const { author, time, body } = template.confidence;
  return {
    version: 1,
    posts: template,
    lead: learnLead(replies, replyLength, improved.learned.authors),
    comments: commented?.comments.template ?? null,
    headings: headingsOfSite(structures.map(({ page }) => page)),
    order,
    pages: improved.pages,
    records: improved.rows,
    confidence: 0.4 * time + 0.3 * author + 0.3 * body,
  };
}

/** With the first template, pages with one post and records that alignment missed can be read: learn from those too. */
function learnAgain(
  structures: readonly PageStructure[],
  first: LearnedRecord,
  comments: LearnedRecord | undefined,
): { learned: LearnedRecord; pages: number; rows: number } {
  const rows: PostRow[] = [];
  const pages = new Set<Page>();
  for (const { page, facts } of structures) {
    const records = templateRecords(page, first.template);
    const held = comments === undefined ? [] : templateRecords(page, comments.template);
    for (const { roots, inner, parent, depth } of withoutComments(records, held))
      rows.push({ page, facts, roots, inner, parent, depth });
    if (records.length > 0) pages.add(page);
  }
  if (rows.length === 0) return { learned: first, pages: 0, rows: 0 };
  const learned = learnRecord(rows);
  // More rows should only help; where they do not, they were no posts.
  return postScore(learned) >= 0.9 * postScore(first)
    ? { learned, pages: pages.size, rows: rows.length }
    : { learned: first, pages: pages.size, rows: rows.length };
}
