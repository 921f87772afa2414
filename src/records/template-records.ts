// The records of a page by a template: posts, and the opening post drawn apart from them.
import type { Page } from '../page/index.ts';
import { PostReader } from './post-read.ts';
import { indentedParents, indentsOf } from './record-indents.ts';
import type { RecordTemplate } from './template.ts';
import { type FoundRecord, headsOf, recordsFrom } from './template-rows.ts';

// Of author, time and body a record must have this share, or it only looks like a post.
const MIN_FIT = 0.6;

/** The records of a page that fit a template, in document order. */
export function templateRecords(
  page: Page,
  template: RecordTemplate,
  reader = new PostReader(page, template, null),
): FoundRecord[] {
  const records = recordsFrom(page, headsOf(page, template.head, reader.ranks), template.head, reader.ranks);
  const fitting = records.filter((record) => reader.fit(record) >= MIN_FIT);
  if (fitting.length === records.length) return withLevels(page, records);
  const heads = fitting.map(({ roots }) => roots[0]!);
  return withLevels(page, recordsFrom(page, heads, template.head, reader.ranks));
}

/** Records that stand in wrappers after what they answer, as answers to it. */
function withLevels({ tree }: Page, records: FoundRecord[]): FoundRecord[] {
  if (records.some(({ parent }) => parent >= 0)) return records;
  const spans = records.map(({ roots }) => ({ first: roots[0]!, last: roots.at(-1)! }));
  const levels = indentsOf(tree, spans);
  if (levels === undefined) return records;
  const placed = indentedParents(tree, spans, levels);
  return records.map((record, i) => ({ ...record, ...placed[i]! }));
}

/** The opening post drawn apart from `replies`, or undefined. */
export function leadRecord(
  page: Page,
  lead: RecordTemplate,
  replies: readonly FoundRecord[],
): FoundRecord | undefined {
  const reader = new PostReader(page, lead, null);
  const inner = new Map(replies.filter(({ parent }) => parent < 0).map(({ roots, end }) => [roots[0]!, end]));
  const candidates = headsOf(page, lead.head, reader.ranks).map((root): FoundRecord => {
    return { roots: [root], inner, end: page.tree.end[root]!, parent: -1, depth: 0 };
  });
  let best: { record: FoundRecord; fit: number } | undefined;
  for (const record of candidates) {
    const fit = reader.fit(record);
    if (fit >= MIN_FIT && (best === undefined || fit > best.fit)) best = { record, fit };
  }
  return best?.record;
}
