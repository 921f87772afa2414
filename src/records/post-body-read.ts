// Reads the body of one post: text and clean HTML without what the template drew into it, quotes, images, files.
import { type DateOptions, type Link, type Page, tagId } from '../page/index.ts';
import { cleanHtml, imageSource } from './clean-html.ts';
import { isHidden } from './page-facts.ts';
import { placeOf } from './post-furniture.ts';
import { quotesIn } from './post-quotes.ts';
import type { NameRanks } from './post-rows.ts';
import { lineOf, linesOf, type Omission } from './post-text.ts';
import { findTrailer } from './post-trailer.ts';
import type { PostTime, Quote } from './post-types.ts';
import type { RecordTemplate } from './template.ts';
import type { ReadableRecord } from './template-paths.ts';

/** A part of a record that is its body: the nodes `from` … `to`, below (or at) `body`. */
export interface BodyRange {
  readonly from: number;
  readonly to: number;
  readonly body: number;
}

export interface BodyContext {
  readonly page: Page;
  readonly template: RecordTemplate;
  /** When the post was written. */
  readonly time: PostTime | null;
  readonly dates: DateOptions;
  readonly ranks: NameRanks;
  readonly hasFurniture: boolean;
  readonly inner: ReadonlyMap<number, number>;
  /** Fields that stand inside the body without being part of it. */
  readonly fields: ReadonlySet<number>;
  linkAt(node: number): Link | undefined;
}

export interface ReadBody {
  readonly text: string;
  readonly html: string;
  readonly signature: string;
  readonly isEdited: boolean;
  readonly quotes: readonly Quote[];
  readonly images: readonly string[];
}

const SIGNATURE_LINE = /^[\s\u00a0]*[_\u2014-]{8,}[\s\u00a0]*$/;
const MAX_SIGNATURE = 1500;
const MAX_TIME_LINE = 60;
const MAX_HEADING = 150;
const MAX_HEADING_NODES = 12;
const CITE = tagId('cite');
const PRE = tagId('pre');
const A = tagId('a');
// Smaller images are smilies.
const MIN_IMAGE_WIDTH = 30;

/**
 * The body of a record that is a run of siblings with no element around what was said: the siblings after who and when,
 * or before, whichever say more.
 */
export function looseBody(
  { tree }: Page,
  { roots }: ReadableRecord,
  fields: readonly number[],
  time: PostTime | null,
): BodyRange[] {
  const range = (root: number): BodyRange => ({ from: root, to: tree.end[root]!, body: root });
  const isTime = (root: number): boolean => {
    const line = time === null ? '' : lineOf(tree, root, tree.end[root]!);
    return line.length <= MAX_TIME_LINE && line !== '' && line.includes(time!.raw);
  };
  const holds = (root: number): boolean =>
    fields.some((node) => node >= root && node < tree.end[root]!) || isTime(root);
  const first = roots.findIndex(holds);
  if (roots.length === 1 || first < 0) return roots.map(range);
  const before = roots.slice(0, first);
  const after = roots.slice(roots.findLastIndex(holds) + 1);
  const lengthOf = (part: readonly number[]): number =>
    part.reduce((sum, root) => sum + lineOf(tree, root, tree.end[root]!).length, 0);
  return (lengthOf(before) > lengthOf(after) ? before : after).map(range);
}

export function readBody(context: BodyContext, ranges: readonly BodyRange[]): ReadBody {
  const { tree, url } = context.page;
  const texts: string[] = [];
  const htmls: string[] = [];
  const quotes: Quote[] = [];
  const images: string[] = [];
  let signature = '';
  let isEdited = false;
  for (const range of ranges) {
    const { from, body } = range;
    const linkAt = (node: number): Link | undefined => context.linkAt(node);
    const left = leftOut(context, range);
    // Where bodies are whole records, what is at the end of them is not known.
    const trailer =
      context.template.body === ''
        ? undefined
        : findTrailer(context.page, from, range.to, context.time, context.dates, linkAt);
    const to = trailer === undefined || trailer.from < 0 ? range.to : trailer.from;
    signature ||= left.signature;
    isEdited ||= left.isEdited || trailer?.isEdited === true;
    const omit: Omission = (node) => left.nodes.get(node) ?? context.inner.get(node) ?? -1;
    texts.push(linesOf(tree, from, to, omit));
    htmls.push(cleanHtml(tree, from, to, url, omit));
    const isQuote = (node: number): boolean =>
      context.template.quotes.length > 0 &&
      context.template.quotes.includes(placeOf(tree, node, body, context.ranks));
    quotes.push(...quotesIn(context.page, from, to, omit, left.nodes, isQuote, linkAt));
    images.push(...imagesIn(context.page, from, to, omit));
  }
  return {
    text: texts.filter((part) => part !== '').join('\n'),
    html: htmls.filter((part) => part !== '').join('\n'),
    signature,
    isEdited,
    quotes,
    images,
  };
}

/** What in a body is not the post's own: first node → end. */
function leftOut(
  { page, template, ranks, hasFurniture, inner, fields }: BodyContext,
  { from, to, body }: BodyRange,
): { readonly nodes: Map<number, number>; readonly signature: string; readonly isEdited: boolean } {
  const { tree } = page;
  const nodes = new Map<number, number>();
  let signature = '';
  let isEdited = false;
  for (let node = from; node < to; ) {
    const innerUntil = inner.get(node);
    if (innerUntil !== undefined) {
      node = innerUntil;
      continue;
    }
    if (tree.isText(node)) {
      if (startsSignature(page, node, from, to)) {
        signature = lineOf(tree, node + 1, to, (inside) => inner.get(inside) ?? -1);
        nodes.set(node, to);
        break;
      }
      node++;
      continue;
    }
    const isField =
      fields.has(node) ||
      isQuoteHeading(page, node, body) ||
      isCodeHeading(page, node) ||
      isHiddenCopy(page, node, from, to);
    const kind = isField || !hasFurniture ? undefined : template.furniture[placeOf(tree, node, body, ranks)];
    if (!isField && kind === undefined) {
      node++;
      continue;
    }
    const end = tree.end[node]!;
    if (kind === 'signature') signature = lineOf(tree, node, end);
    if (kind === 'edited') isEdited = true;
    nodes.set(node, end);
    node = end;
  }
  return { nodes, signature, isEdited };
}

/** What nobody sees and says the post once more, kept for the form that quotes it. A spoiler says something of its own. */
function isHiddenCopy({ tree }: Page, node: number, from: number, to: number): boolean {
  if (tree.end[node]! >= to || !isHidden(tree, node)) return false;
  const hidden = lineOf(tree, node, tree.end[node]!);
  const seen = lineOf(tree, from, to, (inside) => (isHidden(tree, inside) ? tree.end[inside]! : -1));
  return seen !== '' && hidden.includes(seen);
}

/** A cite in a quote says who is quoted; that is told apart from what was said. */
function isQuoteHeading({ tree }: Page, node: number, body: number): boolean {
  if (tree.tagId[node] !== CITE) return false;
  const quote = tree.closest(node, 'blockquote');
  return quote >= body && lineOf(tree, node, tree.end[node]!).length <= MAX_HEADING;
}

/** 'Code: select all' above code: a short line with a link that does something on the page. */
function isCodeHeading({ tree }: Page, node: number): boolean {
  const next = tree.end[node]!;
  const above = tree.parent[node]!;
  if (next >= tree.end[above]! || tree.end[node]! - node > MAX_HEADING_NODES) return false;
  let code = next;
  while (code < tree.end[above]! && tree.isText(code) && tree.text(code).trim() === '') code++;
  if (code >= tree.end[above]! || tree.tagId[code] !== PRE) return false;
  for (let inside = node + 1; inside < next; inside++) {
    if (tree.tagId[inside] !== A) continue;
    const href = tree.attribute(inside, 'href') ?? '#';
    return /^(?:#|javascript:)/i.test(href) && lineOf(tree, node, next).length <= MAX_HEADING;
  }
  return false;
}

/**
 * Whether a text is the line of underscores that signatures have been put under since the days of mail. There is one at
 * most: those who draw several set off something in what they say.
 */
function startsSignature(page: Page, node: number, from: number, to: number): boolean {
  if (!isRule(page, node) || lineOf(page.tree, node + 1, to).length > MAX_SIGNATURE) return false;
  for (let other = from; other < to; other++)
    if (other !== node && page.tree.isText(other) && isRule(page, other)) return false;
  return true;
}

function isRule({ tree }: Page, node: number): boolean {
  const start = tree.start[node]!;
  const length = tree.stop[node]! - start;
  if (length < 8 || length > 200 || !tree.source.slice(start, start + length).includes('____')) return false;
  return SIGNATURE_LINE.test(tree.text(node));
}

function imagesIn({ tree, url }: Page, from: number, to: number, omit: Omission): string[] {
  const images: string[] = [];
  for (let node = from; node < to; ) {
    const skipTo = omit(node);
    if (skipTo > node) {
      node = skipTo;
      continue;
    }
    if (!tree.isText(node) && tree.tag(node) === 'img') {
      const width = Number(tree.attribute(node, 'width') ?? MIN_IMAGE_WIDTH);
      const source = imageSource(tree, node, url);
      if (!(width < MIN_IMAGE_WIDTH) && source !== '') images.push(source);
    }
    node++;
  }
  return images;
}
