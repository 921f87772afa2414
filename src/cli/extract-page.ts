// What one page says, as the lines `skein extract` prints: the page, then its posts, or its rows and flips.
import { judgePage } from '../classify/index.ts';
import { commentsOfPage, type FoundSection, findSectionOf } from '../comments/index.ts';
import { RecordNames, recordsOf } from '../crawl/index.ts';
import {
  type FlipGroup,
  findFlips,
  LIKELY_FLIP,
  type LinkMatcher,
  rowsOfLonePage,
  type SiteModel,
} from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import { type ExtractedPage, extractPosts, type PageStructure } from '../records/index.ts';
import { noteOfLength, rounded } from './extract-regions.ts';

export const pageTypes = ['auto', 'thread', 'index', 'comments'] as const;
export type AskedType = (typeof pageTypes)[number];

/** `model`: what was learned of the page's site, if anything. */
export function* pageLines(
  structure: PageStructure,
  asked: AskedType,
  model: SiteModel | undefined,
): Generator<object> {
  const { page } = structure;
  const names = model === undefined ? undefined : new RecordNames(model);
  const matcher = names?.matcher;
  const { type, confidence } = typeOf(structure, asked, matcher);
  yield { page: page.url, type, confidence: rounded(confidence), ...noteOfLength(page) };
  if (type === 'index') {
    yield* indexLines(structure, matcher);
  } else if (type === 'thread' || type === 'comments') {
    const template = model?.postTemplate ?? undefined;
    const read = extractPosts(structure, { template });
    const isPlain = type === 'thread' || template !== undefined;
    yield* postLines(page, isPlain ? read : { ...read, posts: commentsOfPage(structure) }, names);
  }
}

/** What was asked for, else what the site's patterns say of the URL, else what the page looks like. */
function typeOf(
  structure: PageStructure,
  asked: AskedType,
  matcher: LinkMatcher | undefined,
): { readonly type: string; readonly confidence: number } {
  if (asked !== 'auto') return { type: asked, confidence: 1 };
  const match = matcher?.match(structure.page.url)?.type;
  if (match === 'index' || match === 'index-flip') return { type: 'index', confidence: 1 };
  if (match === 'thread' || match === 'thread-flip') return { type: 'thread', confidence: 1 };
  const judged = judgePage(structure);
  const section = findSectionOf(structure);
  return section !== undefined && isBelowArticle(structure, judged, section)
    ? { type: 'comments', confidence: section.confidence }
    : judged;
}

/** Whether comments stand below something else than the opening post of a thread. */
function isBelowArticle(
  structure: PageStructure,
  judged: { readonly type: string; readonly confidence: number },
  { comments, confidence }: FoundSection,
): boolean {
  if (judged.type !== 'thread') return judged.type === 'other' || confidence > judged.confidence;
  const { posts } = extractPosts(structure);
  if (comments.length !== posts.length - 1) return comments.length >= posts.length;
  const [opening] = posts;
  return opening!.isLead && (opening!.time === null || opening!.author.name === '');
}

function* postLines(page: Page, extracted: ExtractedPage, names: RecordNames | undefined): Generator<object> {
  const thread = firstPageOf(page, names?.matcher);
  const { posts } = recordsOf({ page, url: page.url, thread, order: 0 }, extracted, names);
  // Hints are for putting threads together from all their pages.
  for (const [i, { hints: _, ...post }] of posts.entries()) yield { ...post, position: i + 1 };
}

function* indexLines(structure: PageStructure, matcher: LinkMatcher | undefined): Generator<object> {
  const kindOf = (url: string) => {
    const type = matcher?.match(url)?.type;
    return type === 'thread' ? 'thread' : type === 'index' ? 'board' : undefined;
  };
  for (const { kind, url, title, parent, replies, lastPostAt } of rowsOfLonePage(structure, kindOf))
    yield { kind, url, title, ...(parent === null ? {} : { parent }), replies, lastPostAt };
  const flips = ownFlips(structure.page).flatMap(({ links }) => links.map(({ link }) => link.url));
  yield { flips: [...new Set(flips)].filter((url) => url !== structure.page.url) };
}

function ownFlips(page: Page): FlipGroup[] {
  return findFlips(page).filter(({ confidence }) => confidence >= LIKELY_FLIP);
}

/** The first page of the thread a page belongs to, as far as its pager or the site's patterns tell. */
function firstPageOf(page: Page, matcher: LinkMatcher | undefined): string {
  const match = matcher?.match(page.url);
  if (match !== undefined && match.page === '') return match.url;
  for (const { current, links, firstUrl } of ownFlips(page)) {
    if (current === 1) return page.url;
    const first = links.find(({ pageNumber }) => pageNumber === 1)?.link.url ?? firstUrl;
    if (first !== null) return first;
  }
  return page.url;
}
