// From a thread page to its posts: by the site's template where there is one, else by what the page itself shows.
import type { DayOrder, Page } from '../page/index.ts';
import { PostReader, type ReadPost } from './post-read.ts';
import { likelyRegions, rowsOfRegion } from './post-region.ts';
import type { ExtractedPage, ExtractedPost, ReplyHint } from './post-types.ts';
import type { PageStructure } from './regions.ts';
import type { PostTemplate, RecordTemplate } from './template.ts';
import { learnRecord } from './template-learn.ts';
import { postScore, templateRecords } from './template-posts.ts';
import { threadTitle } from './thread-title.ts';

export interface ExtractOptions {
  readonly template?: PostTemplate | undefined;
}

// How many regions of a page are looked at closely when there is no template.
const REGIONS_TRIED = 5;

interface RecordAt {
  readonly roots: readonly number[];
  readonly inner: ReadonlyMap<number, number>;
  readonly parent: number;
  readonly depth: number;
}

/**
 * The posts of a thread page. With the site's template also pages with a single post are read exactly; a page the
 * template finds nothing on is read without it.
 */
export function extractPosts(structure: PageStructure, options: ExtractOptions = {}): ExtractedPage {
  const { template } = options;
  if (template !== undefined) {
    const extracted = applyTemplate(structure.page, template);
    if (extracted.posts.length > 0) return extracted;
  }
  return extractAlone(structure);
}

/** The posts of a page by a template alone: needs no regions, so it is fast. */
export function applyTemplate(page: Page, template: PostTemplate): ExtractedPage {
  const records = templateRecords(page, template.posts);
  return extractedPage(page, template.posts, template.order, records, template.confidence, true);
}

function extractAlone(structure: PageStructure): ExtractedPage {
  const { page } = structure;
  let best:
    | { score: number; template: RecordTemplate; order: DayOrder | null; rows: readonly RecordAt[] }
    | undefined;
  for (const region of likelyRegions(structure, REGIONS_TRIED)) {
    const rows = rowsOfRegion(structure, region);
    const learned = learnRecord(rows);
    const score = postScore(learned);
    if (best === undefined || score > best.score)
      best = { score, template: learned.template, order: learned.order, rows };
  }
  if (best === undefined)
    return {
      title: threadTitle(page, -1),
      breadcrumb: [],
      tags: [],
      posts: [],
      confidence: 0,
      usedTemplate: false,
    };
  const { author, time, body } = best.template.confidence;
  return extractedPage(
    page,
    best.template,
    best.order,
    best.rows,
    0.4 * time + 0.3 * author + 0.3 * body,
    false,
  );
}

function extractedPage(
  page: Page,
  template: RecordTemplate,
  order: DayOrder | null,
  records: readonly RecordAt[],
  confidence: number,
  usedTemplate: boolean,
): ExtractedPage {
  const reader = new PostReader(page, template, order);
  const posts = records.map((record, position) => postOf(reader.read(record), record, position, template));
  return {
    title: threadTitle(page, records[0]?.roots[0] ?? -1),
    breadcrumb: [],
    tags: [],
    posts,
    confidence,
    usedTemplate,
  };
}

function postOf(read: ReadPost, record: RecordAt, position: number, template: RecordTemplate): ExtractedPost {
  const { link } = read;
  const hints: ReplyHint[] = [];
  if (read.replyLink !== undefined)
    hints.push({ kind: 'link', url: read.replyLink.url, fragment: read.replyLink.fragment });
  if (record.parent >= 0) hints.push({ kind: 'nesting', position: record.parent });
  for (const { author, text } of read.quotes) hints.push({ kind: 'quote', author, text });
  for (const author of read.mentions) hints.push({ kind: 'mention', author });
  return {
    id: idOf(read),
    permalink: link === undefined ? null : link.url + link.fragment,
    position,
    number: read.number,
    isLead: false,
    author: read.author,
    time: read.time,
    text: read.text,
    html: read.html,
    signature: read.signature,
    isEdited: read.isEdited,
    likes: read.likes,
    attachments: read.attachments,
    images: read.images,
    depth: record.depth,
    parent: record.parent < 0 ? null : record.parent,
    quotes: read.quotes,
    replyHints: hints,
    replyTo: record.parent < 0 ? null : record.parent,
    confidence: {
      author: read.author.name === '' ? 0 : template.confidence.author,
      time: read.time === null ? 0 : template.confidence.time,
      body: read.text === '' ? 0 : template.confidence.body,
      permalink: link === undefined ? 0 : template.confidence.permalink,
    },
    node: record.roots[0]!,
  };
}

function idOf({ link, elementId, author, time, text }: ReadPost): string {
  if (link !== undefined && link.fragment !== '') return link.fragment.slice(1);
  if (elementId !== null) return elementId;
  if (link !== undefined) return link.url;
  let hash = 0;
  const content = `${author.name}\n${time?.iso ?? ''}\n${text}`;
  for (let i = 0; i < content.length; i++) hash = (Math.imul(hash, 31) + content.charCodeAt(i)) | 0;
  return `h${(hash >>> 0).toString(36)}`;
}
