// The post template of a site, learned from thread pages and applied to thread pages.
import type { Page } from '../page/index.ts';
import { PostReader } from './post-read.ts';
import { likelyRegions, rowsOfRegion } from './post-region.ts';
import type { PostRow } from './post-rows.ts';
import type { PageStructure } from './regions.ts';
import type { PostTemplate, RecordTemplate } from './template.ts';
import { type LearnedRecord, learnRecord } from './template-learn.ts';
import { type FoundRecord, headsOf, recordsFrom } from './template-rows.ts';
import type { Region } from './types.ts';

// How many kinds of regions are looked at closely, per page and in all.
const REGIONS_A_PAGE = 5;
const KINDS = 5;
// Of author, time and body a record must have this share, or it only looks like a post.
const MIN_FIT = 0.6;

interface Kind {
  readonly rows: PostRow[];
  readonly pages: Set<Page>;
  score: number;
}

/** What kind of region it is: the same on all pages of one layout. */
function kindKey({ page: { tree } }: PageStructure, region: Region): string {
  const first = region.records[0]!;
  return `${region.location} ${tree.tag(first.first)} ${first.first === first.last ? 1 : 2}`;
}

/** How well learned fields explain a region as posts. */
export function postScore({ template, bodyLength }: LearnedRecord): number {
  const { author, time, body } = template.confidence;
  return Math.sqrt(bodyLength) * (0.2 + time) * (0.2 + author) * (0.3 + body);
}

/**
 * Learns how a site draws its posts from several of its thread pages; one page is enough where it has several posts.
 * Undefined when no page shows anything like posts.
 */
export function learnPostTemplate(structures: readonly PageStructure[]): PostTemplate | undefined {
  const kinds = new Map<string, Kind>();
  for (const structure of structures) {
    for (const [rank, region] of likelyRegions(structure, REGIONS_A_PAGE).entries()) {
      const key = kindKey(structure, region);
      let kind = kinds.get(key);
      if (kind === undefined) {
        kind = { rows: [], pages: new Set(), score: 0 };
        kinds.set(key, kind);
      }
      kind.rows.push(...rowsOfRegion(structure, region));
      kind.pages.add(structure.page);
      kind.score += 1 / (rank + 1);
    }
  }
  const candidates = [...kinds.values()].sort((a, b) => b.score - a.score).slice(0, KINDS);
  const learned = candidates
    .map((kind) => ({ kind, learned: learnRecord(kind.rows) }))
    .sort((a, b) => postScore(b.learned) - postScore(a.learned));
  const [best] = learned;
  if (best === undefined) return undefined;
  const improved = learnAgain(structures, best.learned);
  const { template, order } = improved.learned;
  const { author, time, body } = template.confidence;
  return {
    version: 1,
    posts: template,
    lead: null,
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
): { learned: LearnedRecord; pages: number; rows: number } {
  const rows: PostRow[] = [];
  const pages = new Set<Page>();
  for (const { page, facts } of structures) {
    const records = templateRecords(page, first.template);
    for (const { roots, inner, parent, depth } of records)
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

/** The records of a page that fit a template, in document order. */
export function templateRecords(page: Page, template: RecordTemplate): FoundRecord[] {
  const reader = new PostReader(page, template, null);
  const records = recordsFrom(page, headsOf(page, template.head), template.head, reader.ranks);
  const fitting = records.filter((record) => reader.fit(record) >= MIN_FIT);
  if (fitting.length === records.length) return records;
  return recordsFrom(
    page,
    fitting.map(({ roots }) => roots[0]!),
    template.head,
    reader.ranks,
  );
}
