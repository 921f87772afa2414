// Quotes inside a body: who said it, what, and where the page says it was said.
import { type Link, type Page, resolveUrl, tagId } from '../page/index.ts';
import { isHidden } from './page-facts.ts';
import { lineOf, linesOf, type Omission } from './post-text.ts';
import type { Quote } from './post-types.ts';

const BLOCKQUOTE = tagId('blockquote');
const CITE = tagId('cite');

/** Outermost quotes among the nodes `from` … `to`. `left` are the parts that were left out, headings of quotes too. */
export function quotesIn(
  page: Page,
  from: number,
  to: number,
  omit: Omission,
  left: ReadonlyMap<number, number>,
  isQuote: (node: number) => boolean,
  linkAt: (node: number) => Link | undefined,
): Quote[] {
  const { tree } = page;
  const quotes: Quote[] = [];
  for (let node = from; node < to; ) {
    const skipTo = left.has(node) && !isHidden(tree, node) ? -1 : omit(node);
    if (skipTo > node) {
      node = skipTo;
      continue;
    }
    if (tree.tagId[node] !== BLOCKQUOTE && (tree.isText(node) || !isQuote(node))) {
      node++;
      continue;
    }
    const end = tree.end[node]!;
    quotes.push(quoteAt(page, node, end, omit, left, isQuote, linkAt));
    node = end;
  }
  return quotes;
}

function quoteAt(
  page: Page,
  node: number,
  end: number,
  omit: Omission,
  left: ReadonlyMap<number, number>,
  isQuote: (node: number) => boolean,
  linkAt: (node: number) => Link | undefined,
): Quote {
  const { tree } = page;
  const cited = tree.attribute(node, 'cite');
  let sourceUrl = cited === undefined ? null : (resolved(cited, page.url) ?? null);
  let heading = '';
  let author = '';
  const at = headingOf(page, node, end, left, isQuote);
  if (at >= 0) {
    const headingEnd = tree.end[at]!;
    heading = lineOf(tree, at, headingEnd);
    for (let inside = at; inside < headingEnd; inside++) {
      const link = linkAt(inside);
      if (link === undefined) continue;
      if (author === '' && link.fragment === '') author = link.text;
      if (link.fragment !== '' || /\d/.test(link.url)) sourceUrl = link.url + link.fragment;
    }
  }
  return { author: author === '' ? heading : author, text: linesOf(tree, node + 1, end, omit), sourceUrl };
}

// A longer text before a quote is the post itself.
const MAX_HEADING = 150;
const MAX_FRAMES = 4;

/** The element that says who is quoted: a part of the quote that was left out, a cite, or what stands right before it. */
function headingOf(
  { tree }: Page,
  node: number,
  end: number,
  left: ReadonlyMap<number, number>,
  isQuote: (node: number) => boolean,
): number {
  const inner = innerHeadings(tree, node, end, left, isQuote);
  for (let inside = node + 1; inside < end; inside++) {
    const until = inner.get(inside);
    if (until !== undefined) inside = until - 1;
    else if (left.has(inside) || tree.tagId[inside] === CITE) return inside;
  }
  return headingBefore(tree, node, 0, left);
}

/** Quotes within a quote with what says who is quoted there: first node → end. */
function innerHeadings(
  tree: Page['tree'],
  node: number,
  end: number,
  left: ReadonlyMap<number, number>,
  isQuote: (node: number) => boolean,
): Map<number, number> {
  const inner = new Map<number, number>();
  for (let inside = node + 1; inside < end; inside++) {
    if (tree.isText(inside) || (tree.tagId[inside] !== BLOCKQUOTE && !isQuote(inside))) continue;
    const heading = headingBefore(tree, inside, node, left);
    if (heading >= 0) inner.set(heading, tree.end[heading]!);
    inner.set(inside, tree.end[inside]!);
    inside = tree.end[inside]! - 1;
  }
  return inner;
}

/** What stands right before a quote, or before the frame it fills, below an element; -1 when that is no heading. */
function headingBefore(
  tree: Page['tree'],
  node: number,
  within: number,
  left: ReadonlyMap<number, number>,
): number {
  let framed = node;
  for (let level = 0; level < MAX_FRAMES; level++) {
    const above = tree.parent[framed]!;
    let before = -1;
    for (let sibling = above + 1; sibling < framed; sibling = tree.end[sibling]!) {
      if (!tree.isText(sibling) || tree.text(sibling).trim() !== '') before = sibling;
    }
    if (before > above) {
      if (tree.isText(before)) return -1;
      const text = lineOf(tree, before, tree.end[before]!);
      const isHeading = /[:\uff1a]$|\d/.test(text) || isLeftOut(tree, before, left);
      return text !== '' && text.length <= MAX_HEADING && isHeading ? before : -1;
    }
    if (above <= within) return -1;
    framed = above;
  }
  return -1;
}

/** Whether an element, or something in it, is known to be no part of the post: above a quote, a heading. */
function isLeftOut(tree: Page['tree'], node: number, left: ReadonlyMap<number, number>): boolean {
  for (let inside = node; inside < tree.end[node]!; inside++) if (left.has(inside)) return true;
  return false;
}

function resolved(url: string, base: string): string | undefined {
  const split = resolveUrl(url, base);
  return split === undefined ? undefined : split.url + split.fragment;
}
