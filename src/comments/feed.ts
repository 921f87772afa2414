// Articles from a feed: RSS, Atom, or a plain list of addresses, one a line.
import { decodeBody } from '../page/index.ts';

const ITEM = /<(?:item|entry)\b[^>]*>([\s\S]*?)<\/(?:item|entry)>/gi;
const LINK_TEXT = /<link\b[^>]*>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/i;
const LINK_HREF =
  /<link\b(?![^>]*\brel=["']?(?:self|edit|enclosure|replies|hub)\b)[^>]*\bhref=["']([^"']+)["']/i;
const WRITTEN = /<(?:pubDate|published|dc:date|updated)\b[^>]*>\s*(?:<!\[CDATA\[)?\s*([^<\]]+)/i;
const GUID = /<(?:guid|id)\b[^>]*>\s*(?:<!\[CDATA\[)?\s*(https?:[^<\]\s]+)/i;

/** An article of a feed. */
export interface FeedArticle {
  readonly url: string;
  /** When it was published, ms; null when the feed does not tell. */
  readonly publishedAt: number | null;
}

/** The articles of a feed, in its order, each once. `base`: where the feed came from. */
export function feedArticles(body: Uint8Array, base: string): FeedArticle[] {
  const { text } = decodeBody(body, {});
  const found = /<(?:rss|feed|rdf:RDF)\b/i.test(text.slice(0, 4000)) ? fromXml(text) : fromLines(text);
  const articles = new Map<string, FeedArticle>();
  for (const { url: address, publishedAt } of found) {
    const decoded = address.replace(/&amp;/g, '&');
    if (!URL.canParse(decoded, base)) continue;
    const { protocol, href } = new URL(decoded, base);
    if (/^https?:$/.test(protocol) && !articles.has(href)) articles.set(href, { url: href, publishedAt });
  }
  return [...articles.values()];
}

function fromXml(text: string): FeedArticle[] {
  return [...text.matchAll(ITEM)].flatMap(([, item = '']) => {
    const url = LINK_HREF.exec(item)?.[1] ?? LINK_TEXT.exec(item)?.[1] ?? GUID.exec(item)?.[1];
    const written = Date.parse(WRITTEN.exec(item)?.[1]?.trim() ?? '');
    return url === undefined ? [] : [{ url, publishedAt: Number.isNaN(written) ? null : written }];
  });
}

function fromLines(text: string): FeedArticle[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((url) => ({ url, publishedAt: null }));
}
