// The opening post where it is drawn apart from the replies (question and answers, article and comments): a row a page,
// made of what surrounds the replies. The same reasoning as for posts then finds author, time and body.
import type { Page } from '../page/index.ts';
import type { PageFacts } from './page-facts.ts';
import { skeletonOf } from './post-furniture.ts';
import { PostReader } from './post-read.ts';
import type { PostRow } from './post-rows.ts';
import type { RecordTemplate } from './template.ts';
import { learnRecord } from './template-learn.ts';

/** Where the replies of a page stand. */
export interface RepliesAt {
  readonly page: Page;
  readonly facts: PageFacts;
  /** First and last element of the replies, the container's children or the records themselves. */
  readonly first: number;
  readonly last: number;
}

const MIN_PAGES = 3;
const MIN_FIELDS = 0.4;

/** The element whose rest, around the replies, may hold the opening post; with the range of the replies in it. */
export function leadRow({ page, facts, first, last }: RepliesAt): PostRow | undefined {
  const { tree } = page;
  // The section of the replies is the largest element around them that holds hardly anything before them.
  let section = tree.parent[first]!;
  while (section > 0 && last >= tree.end[section]!) section = tree.parent[section]!;
  const textBefore = (node: number): number => facts.text[first]! - facts.text[node]!;
  while (tree.parent[section]! > 0 && textBefore(tree.parent[section]!) < MAX_SECTION_HEADING)
    section = tree.parent[section]!;
  const above = tree.parent[section]!;
  if (above <= 0) return undefined;
  let root = above;
  while (root > 0 && !hasHeading(page, root, section)) root = tree.parent[root]!;
  if (root <= 0) root = above;
  if (tree.tag(root) === 'html') return undefined;
  return {
    page,
    facts,
    roots: [root],
    inner: new Map([[section, tree.end[section]!]]),
    parent: -1,
    depth: 0,
  };
}

// A heading and a count of replies, no post.
const MAX_SECTION_HEADING = 60;

function hasHeading({ tree }: Page, root: number, before: number): boolean {
  for (let node = root + 1; node < before; node++) {
    const tag = tree.tag(node);
    if (tag === 'h1' || tag === 'h2' || tag === 'h3') return true;
  }
  return false;
}

/** Learns how opening posts are drawn; null when the pages show none apart from the replies. */
export function learnLead(
  pages: readonly RepliesAt[],
  replyLength: number,
  authors: ReadonlySet<string>,
): RecordTemplate | null {
  const rows = pages.flatMap((replies) => leadRow(replies) ?? []);
  if (rows.length < MIN_PAGES) return null;
  const { template } = learnRecord(rows, authors);
  const { author, time } = template.confidence;
  if (!template.body.includes('>') || (author < MIN_FIELDS && time < MIN_FIELDS)) return null;
  const texts = rows.map((row) => new PostReader(row.page, template, null).read(row));
  const filled = texts.filter(({ text }) => text.length > 1);
  if (filled.length < 0.8 * rows.length) return null;
  const names = filled.map(({ author: { name } }) => name).filter((name) => name !== '');
  // 'This topic has 2 replies': the same on every page but for names and numbers.
  const skeletons = new Set(
    filled.map(({ text }) => skeletonOf(text.replace(/\p{N}+\s+\p{L}+/gu, ''), names)),
  );
  if (skeletons.size < 0.7 * filled.length) return null;
  const mean = filled.reduce((sum, { text }) => sum + text.length, 0) / filled.length;
  const inTitle = filled.filter(({ text }, i) => rows[i]!.page.title.includes(text)).length;
  return mean < 0.25 * replyLength || inTitle > 0.5 * filled.length ? null : template;
}
