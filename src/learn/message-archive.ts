// Archives of messages: finds out that pages show one message each, which of several lists of the same messages tells
// the conversations, and the pages that lead to such lists.
import type { Link } from '../page/index.ts';
import { extractPosts, linkParents, replyDepth } from '../records/index.ts';
import type { EntryFound } from './entry.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import type { Evidence } from './findings.ts';
import { flipsOn, linkEvidence } from './link-evidence.ts';
import { listsBelow } from './message-list-pages.ts';
import {
  type MessageList,
  type MessagePair,
  messageLinks,
  messageListOn,
  messageTest,
} from './message-lists.ts';
import { bestView, isViewOf } from './message-views.ts';
import type { LearnOptions } from './sampling.ts';
import { depthOf, upwardLinks } from './upward-links.ts';

const PAIRS_LOOKED_AT = 2;
const MIN_OWN_TEXT = 20;
const MIN_POST = 30;
// So many messages make a page a list of them.
const MIN_LISTED = 3;
const MAX_LEVELS = 4;
const LISTS_LOOKED_FOR = 6;
const LEAST_UPWARD_SCORE = 0.3;
const PARENTS_LOOKED_FOR = 3;
const BESIDE_LOOKED_AT = 3;

/** Looks for archives among the pages a learner has seen. */
export class ArchiveSearch {
  readonly #explorer: Explorer;
  readonly #refuted = new Set<string>();
  readonly #searched = new Set<SeenPage>();
  #found: MessageList | undefined;

  constructor(explorer: Explorer) {
    this.#explorer = explorer;
  }

  get found(): MessageList | undefined {
    return this.#found;
  }

  /** A list of messages, once pages behind it prove to show one each. Asks for two or four pages where it seems so. */
  async find(): Promise<MessageList | undefined> {
    if (this.#found !== undefined) return this.#found;
    for (const seen of this.#explorer.pages) {
      if (this.#searched.has(seen)) continue;
      this.#searched.add(seen);
      const list = messageListOn(this.#explorer, seen);
      if (list === undefined) continue;
      const { shape } = this.#explorer.shapes.of(list.sample);
      if (this.#refuted.has(shape)) continue;
      if (await areMessages(this.#explorer, list)) this.#found = list;
      else this.#refuted.add(shape);
      if (this.#found !== undefined) return this.#found;
    }
    return undefined;
  }
}

/**
 * Looks at pages that may be threads and at some that may list messages, and tells the URLs of messages; undefined where pages do
 * not show one each. Threads of several posts are no messages.
 */
export async function messagesListedOn(
  explorer: Explorer,
  lists: readonly string[],
  threads: readonly string[],
): Promise<((url: string) => boolean) | undefined> {
  for (const url of threads) {
    const seen = await explorer.look(url);
    if (seen !== undefined && showsAnswers(explorer, seen)) return undefined;
  }
  for (const url of lists) await explorer.look(url);
  const found = await new ArchiveSearch(explorer).find();
  return found && messageTest(explorer, found.sample);
}

/**
 * Looks for a list of messages beside a page that may be one: in its folder, under other kinds of names.
 */
export async function lookBeside(explorer: Explorer, start: SeenPage): Promise<void> {
  const folder = start.url.slice(0, start.url.lastIndexOf('/') + 1);
  const isMessage = messageTest(explorer, start.url);
  const beside = explorer
    .linksOf(start)
    .map(({ url }) => url)
    .filter((url) => url.startsWith(folder) && !isMessage(url) && !explorer.has(url));
  for (const url of [...new Set(beside)].slice(0, BESIDE_LOOKED_AT)) await explorer.look(url);
}

/** Whether pages of one conversation say different things, one message each, and one answers the other. */
async function areMessages(
  explorer: Explorer,
  { seen, sample, links, pairs }: MessageList,
): Promise<boolean> {
  const isMessage = messageTest(explorer, sample);
  const parents = linkParents(seen.page, links);
  const isAnswer = (link: Link) => replyDepth(link.text) > 0 || parents[links.indexOf(link)]! >= 0;
  const inOrder = [...pairs].sort((a, b) => seenOf(explorer, b) - seenOf(explorer, a));
  let proven = 0;
  for (const pair of inOrder.slice(0, PAIRS_LOOKED_AT)) {
    const [a, b] = [await explorer.look(pair[0].url), await explorer.look(pair[1].url)];
    if (a === undefined || b === undefined || a === b) return false;
    const [linksOfA, linksOfB] = [messageLinks(explorer, a, isMessage), messageLinks(explorer, b, isMessage)];
    if (!saysMoreThan(a, b, linksOfA) || !saysMoreThan(b, a, linksOfB)) return false;
    if (showsSeveral(a, linksOfA) || showsSeveral(b, linksOfB)) return false;
    // What lists messages of another kind is a month or a list.
    if ([a, b].some((seen) => !isMessage(messageListOn(explorer, seen)?.sample ?? sample))) return false;
    // News may be called alike without being answers to each other.
    const leads = (from: readonly Link[], to: SeenPage) => from.some(({ url }) => explorer.known(url) === to);
    if (pair.some(isAnswer) || leads(linksOfA, b) || leads(linksOfB, a)) proven++;
  }
  return proven > 0;
}

function seenOf(explorer: Explorer, pair: MessagePair): number {
  return pair.filter(({ url }) => explorer.has(url)).length;
}

/** Whether a page says something that another does not, besides naming messages. */
function saysMoreThan(seen: SeenPage, other: SeenPage, messages: readonly Link[]): boolean {
  const there = new Set(other.page.text.split('\n'));
  const titles = messages.map(({ text }) => text);
  const own = seen.page.text
    .split('\n')
    .filter((line) => !there.has(line) && !titles.some((title) => line.includes(title)));
  return own.join(' ').length >= MIN_OWN_TEXT;
}

const answered = new WeakMap<SeenPage, boolean>();

/** Whether a thread shows several posts that are more than rows of a tree of other pages like it. */
export function showsAnswers(explorer: Explorer, seen: SeenPage): boolean {
  if (seen.type !== 'thread') return false;
  const known = answered.get(seen);
  if (known !== undefined) return known;
  const others = messageLinks(explorer, seen, messageTest(explorer, seen.url));
  const shows = showsSeveral(seen, others);
  answered.set(seen, shows);
  return shows;
}

/** Whether a page shows several posts. Rows of a tree that name messages are none. */
function showsSeveral(seen: SeenPage, messages: readonly Link[]): boolean {
  const { tree } = seen.page;
  const named = messages.map(({ node }) => node);
  const { posts } = extractPosts(seen.structure);
  const own = posts.filter(
    ({ node, text }) =>
      text.length >= MIN_POST && !named.some((link) => link > node && link < tree.end[node]!),
  );
  return own.length > 1;
}

/** Explores the archive that a list is of: all its lists, and what leads to them. */
export async function exploreArchive(
  explorer: Explorer,
  found: MessageList,
  start: EntryFound,
  options: LearnOptions,
): Promise<Evidence> {
  const isMessage = messageTest(explorer, found.sample);
  // A message may show the tree it is part of: that is no list.
  const messagesOn = (seen: SeenPage) => (isMessage(seen.url) ? [] : messageLinks(explorer, seen, isMessage));
  const listed = (seen: SeenPage) => new Set(messagesOn(seen).map(({ url }) => url));
  const isList = (seen: SeenPage) => messagesOn(seen).length >= MIN_LISTED;
  const first = isList(found.seen) ? found.seen : await listAbove(explorer, found.seen, isList);
  const chosen = first === undefined ? start.page : await bestView(explorer, first, messagesOn);
  const isView = (seen: SeenPage) => seen !== chosen && isViewOf(listed(seen), listed(chosen));
  options.tell?.(`every page shows one message; they are listed on ${chosen.url}`);

  const above: SeenPage[] = [];
  for (let below = chosen; above.length < MAX_LEVELS; below = above.at(-1)!) {
    const isAbove = (seen: SeenPage) =>
      !isMessage(seen.url) && !isView(seen) && seen !== chosen && !above.includes(seen);
    const parent = await pageAbove(explorer, below, isAbove);
    if (parent === undefined) break;
    above.push(parent);
  }
  const index = await listsBelow(explorer, [...above].reverse(), chosen, { isMessage, isView });
  const views: SeenPage[] = explorer.pages.filter(isView);
  const lists: SeenPage[] = explorer.pages.filter((seen) => isList(seen) && !views.includes(seen));
  const entry = above.at(-1) ?? chosen;
  index.delete(entry.url);
  // What is linked from anywhere is as good an example: a list may have a single message.
  const linked = explorer.pages.flatMap((seen) => explorer.linksOf(seen));
  const thread = new Set(linked.flatMap(({ url }) => (isMessage(url) ? [url] : [])));
  const kindOf = (seen: SeenPage) =>
    above.includes(seen) || lists.includes(seen) ? ('index' as const) : undefined;
  const flips = flipsOn(explorer, kindOf, new Set()).filter(
    ({ flipUrl }) => !isMessage(flipUrl) && !views.some(({ url }) => url === flipUrl),
  );
  return {
    entry: { page: entry, confidence: start.confidence, boards: [] },
    pages: explorer.pages,
    links: linkEvidence(explorer, {
      entry: entry.url,
      examples: { index: [...index], thread: [...thread] },
      flips,
      dismissed: [],
    }),
    ignoredParameters: explorer.ignoredParameters,
    oneMessageAPage: true,
  };
}

/** A page that lists messages, from one of them. */
async function listAbove(
  explorer: Explorer,
  message: SeenPage,
  isList: (seen: SeenPage) => boolean,
): Promise<SeenPage | undefined> {
  const known = explorer.pages.find(isList);
  if (known !== undefined) return known;
  for (const url of upwardLinks(explorer, message, LEAST_UPWARD_SCORE).slice(0, LISTS_LOOKED_FOR)) {
    const seen = await explorer.look(url);
    if (seen !== undefined && isList(seen)) return seen;
  }
  return undefined;
}

/** A page that leads to a list, or to pages that do. */
async function pageAbove(
  explorer: Explorer,
  below: SeenPage,
  isAbove: (seen: SeenPage) => boolean,
): Promise<SeenPage | undefined> {
  const leads = (seen: SeenPage) =>
    isAbove(seen) &&
    depthOf(seen.url) <= depthOf(below.url) &&
    explorer.linksOf(seen).some(({ url }) => explorer.known(url) === below);
  const known = explorer.pages.filter(leads).sort((a, b) => depthOf(b.url) - depthOf(a.url))[0];
  if (known !== undefined) return known;
  const urls = upwardLinks(explorer, below, LEAST_UPWARD_SCORE).filter((url) => !explorer.has(url));
  for (const url of urls.slice(0, PARENTS_LOOKED_FOR)) {
    const seen = await explorer.look(url);
    if (seen !== undefined && leads(seen)) return seen;
  }
  return undefined;
}
