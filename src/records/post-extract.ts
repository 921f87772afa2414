// From a thread page to its posts: by the site's template where there is one, else by what the page itself shows.
import { type DayOrder, embeddedJson, type Page } from '../page/index.ts';
import { readMessage } from './message-read.ts';
import { toldZone } from './page-zone.ts';
import { type CommentedPosts, findComments, mergeComments, withoutComments } from './post-comments.ts';
import { withoutEmpty } from './post-empty.ts';
import { parentsOf } from './post-indent.ts';
import { isPosts } from './post-likeness.ts';
import { postOf, type RecordAt } from './post-of-record.ts';
import { isOpening } from './post-opening.ts';
import { PostReader } from './post-read.ts';
import { likelyRegions, listsOtherPages, rowsOfRegion } from './post-region.ts';
import { withReplies } from './post-replies.ts';
import type { PostRow } from './post-rows.ts';
import { findSinglePost, NO_TEMPLATE, templateOfSingle } from './post-single.ts';
import { withStructured } from './post-structured.ts';
import type { ExtractedPage, ExtractedPost } from './post-types.ts';
import type { PageStructure } from './regions.ts';
import { scriptWeight } from './script-weight.ts';
import type { SiteZone } from './site-zone.ts';
import type { PostTemplate, RecordTemplate } from './template.ts';
import { type LearnedRecord, learnRecord } from './template-learn.ts';
import { postScore } from './template-posts.ts';
import { leadRecord, templateRecords } from './template-records.ts';
import type { FoundRecord } from './template-rows.ts';
import { breadcrumbOf, tagsOf } from './thread-breadcrumb.ts';
import { threadTitle, titleHeading } from './thread-title.ts';

export interface ExtractOptions {
  readonly template?: PostTemplate | undefined;
}

// How many regions of a page are looked at closely when there is no template.
const REGIONS_TRIED = 5;
const MIN_LEAD = 60;
const MOSTLY_DATED = 0.8;
const NO_INNER: ReadonlyMap<number, number> = new Map();

/**
 * The posts of a thread page. With the site's template also pages with a single post are read exactly; a page the
 * template finds nothing on is read without it.
 */
export function extractPosts(structure: PageStructure, options: ExtractOptions = {}): ExtractedPage {
  const { template } = options;
  if (template !== undefined) {
    const extracted = applyTemplate(structure.page, template);
    if (extracted.posts.length > 0) return extracted;
    const alone = extractAlone(structure);
    // An empty page says something, too: that scripts are wanted, that nobody has answered yet.
    const isPost = alone.posts.some(({ author, time }) => author.name !== '' || time !== null);
    return isPost ? alone : { ...alone, posts: [] };
  }
  return extractAlone(structure);
}

/** The posts of a page by a template alone: needs no regions, so it is fast. */
export function applyTemplate(page: Page, template: PostTemplate): ExtractedPage {
  if (template.message != null) {
    const read = readMessage(page, template.message, template.order, template.headings);
    return { ...read, confidence: template.confidence, usedTemplate: true };
  }
  const reader = new PostReader(page, template.posts, template.order);
  const comments = commentsBy(page, template);
  const records = withoutComments(templateRecords(page, template.posts, reader), comments?.records ?? []);
  const lead =
    template.lead === null
      ? undefined
      : leadRecord(page, template.lead, [...(comments?.records ?? []), ...records]);
  const opening =
    lead === undefined || template.lead === null ? undefined : { record: lead, template: template.lead };
  const extracted = extractedPage(
    page,
    template.posts,
    template.order,
    records,
    opening,
    reader,
    template.zone,
    comments,
    template.headings,
  );
  return {
    ...extracted,
    confidence: template.confidence,
    usedTemplate: true,
  };
}

/** Comments under single posts, and how they are drawn. */
interface Comments {
  readonly records: readonly FoundRecord[];
  readonly template: RecordTemplate;
}

function commentsBy(page: Page, { comments }: PostTemplate): Comments | undefined {
  if (comments === undefined || comments === null) return undefined;
  return { records: templateRecords(page, comments), template: comments };
}

interface Opening {
  readonly record: RecordAt;
  readonly template: RecordTemplate;
}

/** What the page shows by itself: its likeliest region, the opening post above it, or a single post. */
function extractAlone(structure: PageStructure): ExtractedPage {
  const { page, facts } = structure;
  let best:
    | (Omit<LearnedRecord, 'rows'> & { readonly score: number; readonly rows: readonly PostRow[] })
    | undefined;
  const tried: LearnedRecord[] = [];
  for (const region of likelyRegions(structure, REGIONS_TRIED)) {
    if (listsOtherPages(structure, region)) continue;
    const rows = rowsOfRegion(structure, region);
    const learned = learnRecord(rows);
    const score = postScore(learned);
    tried.push(learned);
    if (best === undefined || score > best.score) best = { ...learned, score, rows };
  }
  const commented = findComments(
    [structure],
    tried.sort((a, b) => postScore(b) - postScore(a)),
  );
  if (commented !== undefined) return extractCommented(structure, commented);
  // Alignment may have missed some, or found them in several parts.
  if (best !== undefined) {
    const rows = allLike(structure, best.rows, best.template);
    const learned = rows.length > best.rows.length ? learnRecord(rows) : undefined;
    if (learned !== undefined && postScore(learned) >= best.score)
      best = { ...learned, score: best.score, rows };
  }
  const single = (to: number): Opening | undefined => {
    const found = findSinglePost(page, facts, 1, to);
    if (found === undefined) return undefined;
    const record = { roots: [found.container], inner: NO_INNER, parent: -1, depth: 0 };
    return { record, template: templateOfSingle(page, found) };
  };
  const read =
    best !== undefined && isPosts(best.template, best.rows.length, best.bodyLength)
      ? extractedPage(page, best.template, best.order, best.rows, leadAbove(structure, best.rows))
      : undefined;
  // What data for scripts dates are posts, however plain they are drawn.
  const told = read ?? (best === undefined ? undefined : datedByData(page, best));
  if (best === undefined || told === undefined) {
    const only = single(page.tree.size);
    if (only === undefined)
      return { ...extractedPage(page, NO_TEMPLATE, null, [], undefined), confidence: 0, usedTemplate: false };
    const { author, time } = only.template.confidence;
    return {
      ...extractedPage(page, only.template, null, [only.record], undefined),
      confidence: 0.2 + 0.4 * time + 0.3 * author,
      usedTemplate: false,
    };
  }
  const { author, time, body } = best.template.confidence;
  return {
    ...told,
    confidence: 0.4 * time + 0.3 * author + 0.3 * body,
    usedTemplate: false,
  };
}

/** Records read as posts, when the page's data tells the time of nearly all. */
function datedByData(
  page: Page,
  {
    template,
    order,
    rows,
  }: Pick<LearnedRecord, 'template' | 'order'> & { readonly rows: readonly PostRow[] },
): Omit<ExtractedPage, 'confidence' | 'usedTemplate'> | undefined {
  if (rows.length < 2 || embeddedJson(page.tree).length === 0) return undefined;
  const read = extractedPage(page, template, order, rows, undefined);
  const dated = read.posts.filter(({ time }) => time?.source === 'structured').length;
  return dated > 1 && dated >= MOSTLY_DATED * read.posts.length ? read : undefined;
}

/** Posts with comments under them. */
function extractCommented(structure: PageStructure, { posts, comments }: CommentedPosts): ExtractedPage {
  const { page } = structure;
  const under = { records: templateRecords(page, comments.template), template: comments.template };
  const records = withoutComments(templateRecords(page, posts.template), under.records);
  const all = [...records, ...under.records].sort((a, b) => a.roots[0]! - b.roots[0]!);
  const lead = leadAbove(structure, all);
  const { author, time, body } = posts.template.confidence;
  return {
    ...extractedPage(page, posts.template, posts.order, records, lead, undefined, null, under),
    confidence: 0.4 * time + 0.3 * author + 0.3 * body,
    usedTemplate: false,
  };
}

/** All records of the page that look like rows of it; the rows themselves when they are not among them. */
function allLike(
  { page, facts }: PageStructure,
  rows: readonly PostRow[],
  template: RecordTemplate,
): readonly PostRow[] {
  const found = templateRecords(page, template);
  const roots = new Set(found.map((record) => record.roots[0]!));
  if (rows.some((row) => !roots.has(row.roots[0]!))) return rows;
  return found.map(({ roots, inner, parent, depth }) => ({ page, facts, roots, inner, parent, depth }));
}

/** An opening post above the replies: only where it has a time and a name of its own. */
function leadAbove({ page, facts }: PageStructure, rows: readonly RecordAt[]): Opening | undefined {
  const first = rows[0]!.roots[0]!;
  const heading = titleHeading(page, first);
  let found = findSinglePost(page, facts, 1, first);
  // What stands above the thread's title (notices, banners) is the site's.
  if (found !== undefined && found.body < heading) found = findSinglePost(page, facts, heading, first);
  if (found === undefined || found.time < 0 || found.author < 0 || found.container === 0) return undefined;
  const { tree } = page;
  const length = facts.text[tree.end[found.body]!]! - facts.text[found.body]!;
  const said = length * scriptWeight({ page, facts });
  if (said < MIN_LEAD || tree.end[found.body]! > first) return undefined;
  const inner = new Map(
    rows.filter(({ parent }) => parent < 0).map(({ roots }) => [roots[0]!, tree.end[roots.at(-1)!]!]),
  );
  return {
    record: { roots: [found.container], inner, parent: -1, depth: 0 },
    template: templateOfSingle(page, found),
  };
}

function extractedPage(
  page: Page,
  template: RecordTemplate,
  order: DayOrder | null,
  allRecords: readonly RecordAt[],
  opening: Opening | undefined,
  reader = new PostReader(page, template, order),
  siteZone: SiteZone | null = null,
  comments?: Comments,
  siteHeadings?: readonly string[],
): Omit<ExtractedPage, 'confidence' | 'usedTemplate'> {
  const posts: ExtractedPost[] = [];
  const { tree } = page;
  const first = opening?.record.roots[0] ?? allRecords[0]?.roots[0] ?? -1;
  const last = allRecords.at(-1)?.roots.at(-1) ?? first;
  const zone = (first < 0 ? null : toldZone(page, first, tree.end[last]!)) ?? siteZone;
  reader.useZone(zone);
  const { records, replies } = withoutEmpty(allRecords, reader);
  if (opening !== undefined) {
    const leadReader = new PostReader(page, opening.template, order);
    leadReader.useZone(zone);
    const read = leadReader.read(opening.record);
    if (isOpening(page, read, replies, opening.template.time.length > 0))
      posts.push({ ...postOf(read, opening.record, 0, opening.template), isLead: true });
  }
  const shift = posts.length;
  const indented = parentsOf(replies.map(({ level }) => level));
  for (const [i, record] of records.entries()) {
    const above = record.parent < 0 ? indented[i]! : record.parent;
    const depth = record.parent < 0 ? (replies[i]!.level ?? record.depth) : record.depth;
    const parent = above < 0 ? -1 : above + shift;
    posts.push(postOf(replies[i]!, { ...record, parent, depth }, i + shift, template));
  }
  const under = comments === undefined ? [] : readComments(page, comments, order, zone);
  const replyStart = records[0]?.roots[0] ?? -1;
  return {
    title: threadTitle(page, replyStart, siteHeadings),
    breadcrumb: breadcrumbOf(page, replyStart),
    tags: tagsOf(page),
    posts: withReplies(withStructured(page, mergeComments(posts, under))),
  };
}

function readComments(
  page: Page,
  { records: all, template }: Comments,
  order: DayOrder | null,
  zone: SiteZone | null,
): ExtractedPost[] {
  const reader = new PostReader(page, template, order);
  reader.useZone(zone);
  const { records, replies } = withoutEmpty(all, reader);
  return records.map((record, i) => postOf(replies[i]!, record, i, template));
}

/** Posts of records, and the template they were read by. */
export interface ExtractedRun {
  readonly posts: readonly ExtractedPost[];
  readonly template: RecordTemplate;
  readonly order: DayOrder | null;
}

/** Reads records as posts by a template. */
export function readRun(
  page: Page,
  template: RecordTemplate,
  order: DayOrder | null,
  records: readonly RecordAt[],
): ExtractedRun {
  return { posts: extractedPage(page, template, order, records, undefined).posts, template, order };
}
