// What feeds list: RSS, Atom, sitemaps, or plain addresses, one a line. Whatever is sent is read in linear time.
import { decodeBody } from './charset.ts';

const LINK_TEXT = /<(?:link|loc)\b[^<>]*>\s*(?:<!\[CDATA\[)?\s*([^<\]\s]+)/i;
const LINK_HREF =
  /<link\b(?![^<>]*\brel=["']?(?:self|edit|enclosure|replies|hub)\b)[^<>]*\bhref=["']([^"']+)["']/i;
const GUID = /<(?:guid|id)\b[^<>]*>\s*(?:<!\[CDATA\[)?\s*(https?:[^<\]\s]+)/i;
const TIME =
  /<(pubDate|published|dc:date|updated|lastmod|slash:updated)\b[^<>]*>\s*(?:<!\[CDATA\[)?\s*([^<\]]+)/gi;
// Longer ones are cut: what is wanted stands at their beginning, and expressions need not be quick on a megabyte.
const LONGEST_ITEM = 20_000;

/** One thing a feed lists. */
export interface FeedEntry {
  readonly url: string;
  /** When it was published, ms; null when the feed does not tell. */
  readonly publishedAt: number | null;
  /** The latest time it tells of it, ms; null when it tells none, or only a day. */
  readonly updatedAt: number | null;
}

/** The entries of a feed, in its order, each once. `base`: where the feed came from. */
export function feedEntries(body: Uint8Array, base: string): FeedEntry[] {
  const { text } = decodeBody(body, {});
  const found = itemNameOf(text) === undefined ? fromLines(text) : fromXml(text);
  const entries = new Map<string, FeedEntry>();
  for (const { url: address, ...times } of found) {
    const decoded = address.replace(/&amp;/g, '&');
    if (!URL.canParse(decoded, base)) continue;
    const { protocol, href } = new URL(decoded, base);
    if (/^https?:$/.test(protocol) && !entries.has(href)) entries.set(href, { url: href, ...times });
  }
  return [...entries.values()];
}

/** Whether a body lists sitemaps instead of pages. */
export function isSitemapIndex(body: Uint8Array): boolean {
  return itemNameOf(decodeBody(body, {}).text) === 'sitemap';
}

/** What the entries of a document are called; undefined when it is no feed. */
function itemNameOf(text: string): string | undefined {
  const root = /<(rss|feed|rdf:RDF|urlset|sitemapindex)\b/i.exec(text.slice(0, 4000))?.[1]?.toLowerCase();
  if (root === undefined) return undefined;
  return root === 'urlset' ? 'url' : root === 'sitemapindex' ? 'sitemap' : root === 'feed' ? 'entry' : 'item';
}

function fromXml(text: string): FeedEntry[] {
  return itemsOf(text, itemNameOf(text)!).flatMap((item) => {
    const url = LINK_HREF.exec(item)?.[1] ?? LINK_TEXT.exec(item)?.[1] ?? GUID.exec(item)?.[1];
    if (url === undefined) return [];
    const times = [...item.matchAll(TIME)].flatMap(([, name, told]) => {
      const at = Date.parse(told!.trim());
      return Number.isNaN(at) ? [] : [{ name: name!.toLowerCase(), at, isExact: /\d:\d\d/.test(told!) }];
    });
    const exact = times.filter(({ isExact }) => isExact).map(({ at }) => at);
    const published = times.find(({ name }) => name !== 'updated' && name !== 'lastmod') ?? times[0];
    return [
      {
        url,
        publishedAt: published?.at ?? null,
        updatedAt: exact.length === 0 ? null : Math.max(...exact),
      },
    ];
  });
}

/** The inside of each entry: up to its end, or where the next one begins. */
function itemsOf(text: string, name: string): string[] {
  const starts = [...text.matchAll(new RegExp(`<${name}\\b`, 'gi'))].map(({ index }) => index);
  return starts.map((start, i) => {
    const item = text.slice(start, Math.min(starts[i + 1] ?? text.length, start + LONGEST_ITEM));
    const end = item.search(new RegExp(`</${name}\\b`, 'i'));
    return end < 0 ? item : item.slice(0, end);
  });
}

function fromLines(text: string): FeedEntry[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((url) => ({ url, publishedAt: null, updatedAt: null }));
}
