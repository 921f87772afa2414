// Quotes inside a body: who said it, what, and where the page says it was said.
import { type Page, tagId } from '../page/index.ts';
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
): Quote[] {
  const { tree } = page;
  const quotes: Quote[] = [];
  for (let node = from; node < to; ) {
    const skipTo = left.has(node) ? -1 : omit(node);
    if (skipTo > node) {
      node = skipTo;
      continue;
    }
    if (tree.tagId[node] !== BLOCKQUOTE) {
      node++;
      continue;
    }
    const end = tree.end[node]!;
    quotes.push(quoteAt(page, node, end, omit, left));
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
): Quote {
  const { tree } = page;
  let heading = '';
  let sourceUrl: string | null = tree.attribute(node, 'cite') ?? null;
  let author = '';
  for (let inside = node + 1; inside < end; inside++) {
    const isHeading = left.has(inside) || tree.tagId[inside] === CITE;
    if (!isHeading) continue;
    const headingEnd = tree.end[inside]!;
    heading = lineOf(tree, inside, headingEnd);
    for (const link of page.links) {
      if (link.node < inside || link.node >= headingEnd) continue;
      if (author === '' && link.fragment === '') author = link.text;
      if (link.fragment !== '' || /\d/.test(link.url)) sourceUrl = link.url + link.fragment;
    }
    break;
  }
  return { author: author === '' ? heading : author, text: linesOf(tree, node + 1, end, omit), sourceUrl };
}
