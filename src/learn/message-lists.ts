// Lists of messages: archives of mailing lists and boards where every page shows one message. Such a list names a
// conversation many times, once a message; a list of threads does not.
import type { Link } from '../page/index.ts';
import { conversationName, linkParents } from '../records/index.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import { splitUrl } from './url-parts.ts';
import { frameOf } from './url-shapes.ts';

/** Two messages of what seems to be one conversation, the earlier one in the list first. */
export type MessagePair = readonly [Link, Link];

/** The links of a page that seem to name messages. */
export interface MessageList {
  readonly seen: SeenPage;
  /** One of them. */
  readonly sample: string;
  /** One a URL, in document order. */
  readonly links: readonly Link[];
  readonly pairs: readonly MessagePair[];
}

const MIN_LINKS = 6;
const MIN_PAIRS = 3;
// So many of the links are second or later messages of their conversation.
const MIN_PAIRED = 0.25;
const MAX_OF_ONE_NAME = 0.6;

/** Tells addresses of messages, by one of them. */
export function messageTest(explorer: Explorer, sample: string): (url: string) => boolean {
  const own = formOf(sample);
  // In another folder, with other words for its list or month, are messages whose files are named alike.
  return (url) =>
    explorer.shapes.of(url).shape === explorer.shapes.of(sample).shape || (own !== '' && formOf(url) === own);
}

/** The file or parameters of a URL without their numbers, and how deep it lies; '' where nothing in it is a number. */
function formOf(url: string): string {
  const { path, query } = splitUrl(url);
  const name = `${path.slice(path.lastIndexOf('/'))}?${query}`;
  return /\d/.test(name) ? `${frameOf(url)} ${name.replace(/\d+/g, '0')}` : '';
}

/** Links of a page to messages, one a URL. */
export function messageLinks(
  explorer: Explorer,
  seen: SeenPage,
  isMessage: (url: string) => boolean,
): Link[] {
  const links = new Map<string, Link>();
  for (const link of explorer.linksOf(seen)) {
    if (link.url === seen.url || links.has(link.url) || link.text.length < 2) continue;
    if (isMessage(link.url)) links.set(link.url, link);
  }
  return [...links.values()];
}

/** What seems to be a list of messages on a page; undefined when there is none. */
export function messageListOn(explorer: Explorer, seen: SeenPage): MessageList | undefined {
  const byShape = new Map<string, string[]>();
  for (const { url } of explorer.linksOf(seen)) {
    const { shape } = explorer.shapes.of(url);
    byShape.set(shape, [...(byShape.get(shape) ?? []), url]);
  }
  const shapes = [...byShape].filter(([, urls]) => urls.length >= MIN_LINKS);
  for (const [shape, urls] of shapes.sort(([, a], [, b]) => b.length - a.length)) {
    const links = messageLinks(explorer, seen, (url) => explorer.shapes.of(url).shape === shape);
    if (links.length < MIN_LINKS || haveOneName(links)) continue;
    const pairs = pairsOf(links);
    if (pairs.length >= MIN_PAIRS && pairs.length >= MIN_PAIRED * links.length)
      return { seen, sample: urls[0]!, links, pairs };
  }
  return undefined;
}

/** Whether nearly all links say the same: 'read more', 'by thread'. */
function haveOneName(links: readonly Link[]): boolean {
  const counts = new Map<string, number>();
  for (const { text } of links) counts.set(text, (counts.get(text) ?? 0) + 1);
  return Math.max(...counts.values()) > MAX_OF_ONE_NAME * links.length;
}

/** Messages that have the name of an earlier one. */
function pairsOf(links: readonly Link[]): MessagePair[] {
  const named = new Map<string, Link>();
  return links.flatMap((link): MessagePair[] => {
    const name = conversationName(link.text);
    if (name === '') return [];
    const before = named.get(name);
    named.set(name, link);
    return before === undefined ? [] : [[before, link]];
  });
}

/** How much a list tells of conversations: the share of messages it draws below another, then of those right after one of the same name. */
export function tellsConversations(seen: SeenPage, links: readonly Link[]): number {
  if (links.length === 0) return 0;
  const below = linkParents(seen.page, links).filter((parent) => parent >= 0).length;
  const after = links.filter((link, i) => {
    const name = conversationName(link.text);
    return i > 0 && name !== '' && name === conversationName(links[i - 1]!.text);
  }).length;
  return below / links.length + after / links.length / 100;
}
