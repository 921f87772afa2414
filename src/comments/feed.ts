// Articles from a feed: RSS, Atom, or a plain list of addresses, one a line.
import { decodeBody } from '../page/index.ts';

const ITEM = /<(?:item|entry)\b[^>]*>([\s\S]*?)<\/(?:item|entry)>/gi;
const LINK_TEXT = /<link\b[^>]*>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/i;
const LINK_HREF =
  /<link\b(?![^>]*\brel=["']?(?:self|edit|enclosure|replies|hub)\b)[^>]*\bhref=["']([^"']+)["']/i;
const GUID = /<(?:guid|id)\b[^>]*>\s*(?:<!\[CDATA\[)?\s*(https?:[^<\]\s]+)/i;

/** Addresses of the articles of a feed, in its order, each once. `base`: where the feed came from. */
export function feedUrls(body: Uint8Array, base: string): string[] {
  const { text } = decodeBody(body, {});
  const found = /<(?:rss|feed|rdf:RDF)\b/i.test(text.slice(0, 4000)) ? fromXml(text) : fromLines(text);
  const urls = found.flatMap((address) => {
    const decoded = address.replace(/&amp;/g, '&');
    if (!URL.canParse(decoded, base)) return [];
    const url = new URL(decoded, base);
    return /^https?:$/.test(url.protocol) ? [url.href] : [];
  });
  return [...new Set(urls)];
}

function fromXml(text: string): string[] {
  return [...text.matchAll(ITEM)].flatMap(([, item = '']) => {
    const address = LINK_HREF.exec(item)?.[1] ?? LINK_TEXT.exec(item)?.[1] ?? GUID.exec(item)?.[1];
    return address === undefined ? [] : [address];
  });
}

function fromLines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
