// The opening post where it is drawn apart from the replies (question and answers, article and comments): a row a page,
// made of what surrounds the replies. The same reasoning as for posts then finds author, time and body.
import { locationOf, type Page } from '../page/index.ts';
import type { PageFacts } from './page-facts.ts';
import { skeletonOf } from './post-furniture.ts';
import { PostReader, type ReadPost } from './post-read.ts';
import type { PostRow } from './post-rows.ts';
import { scriptWeight } from './script-weight.ts';
import type { RecordTemplate } from './template.ts';
import { learnRecord } from './template-learn.ts';
import type { FoundRecord } from './template-rows.ts';
import { threadTitle } from './thread-title.ts';

/** Where the replies of a page stand. */
export interface RepliesAt {
  readonly page: Page;
  readonly facts: PageFacts;
  /** First and last element of the replies, the container's children or the records themselves. */
  readonly first: number;
  readonly last: number;
  /** When the first of the replies was written, epoch ms. */
  readonly firstAt?: number | undefined;
  /** Who wrote it; '' where nobody is named. */
  readonly firstAuthor?: string;
  /** Comments under single posts, those under the opening post among them. */
  readonly comments?: readonly FoundRecord[];
}

const MIN_PAGES = 3;
const MIN_FIELDS = 0.4;

/** The element whose rest, around the replies, may hold the opening post; with the range of the replies in it. */
export function leadRow({
  page,
  facts,
  first,
  last,
  firstAt,
  comments = [],
}: RepliesAt): PostRow | undefined {
  const { tree } = page;
  // The section of the replies is the largest element around them that holds hardly anything before them.
  let section = tree.parent[first]!;
  while (section > 0 && last >= tree.end[section]!) section = tree.parent[section]!;
  const textBefore = (node: number): number => facts.text[first]! - facts.text[node]!;
  const commented = comments.map(({ roots, end }): [number, number] => [roots[0]!, end]);
  // The opening post may stand before the replies in the very list, drawn otherwise.
  const isDated = facts.dates[first]! > facts.dates[section]!;
  const maxHeading = MAX_SECTION_HEADING / scriptWeight({ page, facts });
  const isInList = isDated || textBefore(section) >= maxHeading;
  if (section > 0 && tree.parent[first] === tree.parent[last] && isInList) {
    const inner = new Map([...commented, [first, tree.end[last]!]]);
    return { page, facts, roots: [section], inner, parent: -1, depth: 0, answeredAt: firstAt };
  }
  while (tree.parent[section]! > 0 && textBefore(tree.parent[section]!) < maxHeading)
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
    inner: new Map([...commented, [section, tree.end[section]!]]),
    parent: -1,
    depth: 0,
    answeredAt: firstAt,
  };
}

// A heading and a count of replies, no post.
const MAX_SECTION_HEADING = 120;

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
  const rows = alike(pages.flatMap((replies) => leadRow(replies) ?? []));
  if (rows.length < MIN_PAGES) return null;
  const template = withoutForeignLinks(learnRecord(rows, authors).template, rows);
  const { author, time } = template.confidence;
  if (!template.body.includes('>') || (author < MIN_FIELDS && time < MIN_FIELDS)) return null;
  const texts = rows.map((row) => new PostReader(row.page, template, null).read(row));
  const filled = texts.filter(({ text }) => text.length > 1);
  if (filled.length < 0.8 * rows.length) return null;
  // Without a time it may be a heading that tells who began: then it is by the author of the first post again and again.
  if (template.time.length === 0) {
    const firstBy = new Map(pages.map(({ page, firstAuthor = '' }) => [page, firstAuthor]));
    const same = texts.filter(({ author }, i) => author.name === firstBy.get(rows[i]!.page)).length;
    if (same > 0.5 * rows.length) return null;
  }
  // Breadcrumbs and lists of tags lead elsewhere; a post says something itself.
  const linked = filled.filter(({ text, html }) => anchorLength(html) > 0.5 * text.length).length;
  if (linked > 0.5 * filled.length) return null;
  if (filled.filter(isLabel(filled)).length > 0.5 * filled.length) return null;
  const mean = filled.reduce((sum, { text }) => sum + text.length, 0) / filled.length;
  // What holds the thread's title is its heading or a breadcrumb.
  const titled = texts.filter(({ text }, i) => text.includes(threadTitle(rows[i]!.page, -1))).length;
  return mean < 0.25 * replyLength || titled > 0.5 * filled.length ? null : template;
}

/** An opening post is on the page it opens: a link that leads to others (the next article) is not its address. */
function withoutForeignLinks(template: RecordTemplate, rows: readonly PostRow[]): RecordTemplate {
  const isOwn = (path: string): boolean => {
    const alone = { ...template, permalink: [path] };
    const links = rows.flatMap((row) => {
      const { link } = new PostReader(row.page, alone, null).read(row);
      return link === undefined ? [] : [[row.page.url, row.page.canonical].includes(link.url)];
    });
    return 2 * links.filter((is) => is).length > links.length;
  };
  return { ...template, permalink: template.permalink.filter(isOwn) };
}

/** Rows whose element stands where it does on most pages: a long heading above the replies may look like a post. */
function alike(rows: readonly PostRow[]): PostRow[] {
  const places = rows.map(({ page, roots }) => locationOf(page.tree, roots[0]!));
  const counts = new Map<string, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [''];
  return rows.flatMap((row, i) => {
    if (places[i] === usual) return [row];
    const { tree } = row.page;
    let root = tree.parent[row.roots[0]!]!;
    while (root > 0 && locationOf(tree, root) !== usual) root = tree.parent[root]!;
    return root <= 0 ? [] : [{ ...row, roots: [root] }];
  });
}

/** 'This topic has 2 replies': the same on every page but for names and numbers. Short answers are alike too. */
function isLabel(texts: readonly ReadPost[]): (post: ReadPost) => boolean {
  const names = texts.map(({ author: { name } }) => name).filter((name) => name !== '');
  const skeleton = (text: string): string => skeletonOf(text.replace(/\p{N}+\s+\p{L}+/gu, ''), names);
  const counts = new Map<string, number>();
  for (const { text } of texts) counts.set(skeleton(text), (counts.get(skeleton(text)) ?? 0) + 1);
  return ({ text }) => skeleton(text).length > 20 && (counts.get(skeleton(text)) ?? 0) > 1;
}

/** Characters inside links. */
function anchorLength(html: string): number {
  let length = 0;
  for (const [, text] of html.matchAll(/<a [^>]*>([^<]*)<\/a>/g)) length += text!.length;
  return length;
}
