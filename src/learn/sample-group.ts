// What a group of links leads to: a few of its pages are asked for and vote (FoCUS algorithm 1).
import { findDates, type Link, type Page } from '../page/index.ts';
import { extractPosts } from '../records/index.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import type { LinkGroup } from './link-groups.ts';
import type { PageType } from './model.ts';
import { splitUrl } from './url-parts.ts';

export interface GroupVerdict {
  readonly type: 'index' | 'thread' | 'other';
  /** The pages that voted. */
  readonly pages: readonly SeenPage[];
  /** Where shortcuts lead: the real names of boards or threads. */
  readonly targets: readonly { readonly type: 'index' | 'thread'; readonly url: string }[];
  /** Of links that all redirect to what nobody links so far: they may prove to be shortcuts yet. */
  readonly detours?: readonly string[];
  /** Whether the same shape of URL need not be looked behind again: every page was surely neither. */
  readonly isFinal: boolean;
  /** For people. */
  readonly reason: string;
}

// A sample that is this surely neither settles its group alone: junk is not worth a second request.
const SURE = 0.85;
// An empty board looks like neither too, but less surely so.
const SURE_OTHER = 0.7;
// A lone link must be surer than one of many.
const SURE_ALONE = 0.9;
const MAX_VOTES = 4;
// Many links that lead the records of a list are titles of something: they get more votes, because a thread with one
// post and an empty board look like nothing.
const MAX_VOTES_OF_TITLES = 5;
const TITLES = 5;
// Where nothing was behind so many links, nothing is behind the others.
const MAX_FAILED = 3;
const MAIN_AREA = 0.2;
const MOSTLY = 0.6;

/** Asks for two or three pages behind a group, or none when enough is known; `preferred` URLs come first. */
export async function judgeGroup(
  explorer: Explorer,
  group: LinkGroup,
  preferred: readonly string[],
): Promise<GroupVerdict> {
  const known = knownVerdict(explorer, group);
  if (known !== undefined) return known;
  const pages: SeenPage[] = [];
  const isMain = group.links.length >= TITLES && group.area >= MAIN_AREA;
  const areTitles = mayBeTitles(group);
  const maxVotes = areTitles ? MAX_VOTES_OF_TITLES : MAX_VOTES;
  const targets: string[] = [];
  const askedAs: string[] = [];
  let failed = 0;
  for (const { url } of sampleOrder(group.links, preferred)) {
    if (pages.length >= maxVotes || explorer.isSpent) break;
    const seen = await lookBehind(explorer, url);
    if (seen === undefined) {
      if (++failed >= MAX_FAILED && pages.length === 0) break;
      continue;
    }
    pages.push(seen);
    askedAs.push(explorer.clean(url));
    const target = targetOf(explorer, url, seen, areTitles);
    if (target !== undefined) targets.push(target);
    // One link that leads to where others lead directly is enough: nobody needs the detour.
    if (target !== undefined && targets.length === pages.length && seen.type !== 'other') break;
    if (isOnePage(pages)) break;
    if (seen.type === 'other' && (areTitles || (isMain && mayBeThread(seen)))) continue;
    if (seen.type === 'other' && seen.confidence >= SURE) break;
    if (pages.length >= 2 && pages.at(-2)!.type === seen.type) break;
  }
  if (isOnePage(pages))
    return { type: 'other', pages, targets: [], isFinal: true, reason: 'all the same page' };
  const decided = pages.filter((seen) => seen.type !== 'other' || !(isMain && mayBeThread(seen)));
  const onlySingles = areTitles && pages.length >= 2 && decided.length === 0;
  const isShortcut = pages.length > 0 && targets.length === pages.length;
  const type = onlySingles
    ? 'thread'
    : areTitles && !isShortcut
      ? titleVote(decided)
      : vote(decided, isShortcut ? 2 : group.links.length);
  if (type === 'other') {
    const isFinal =
      pages.length > 0 && pages.every((seen) => seen.type === 'other' && seen.confidence >= SURE_OTHER);
    return { type, pages, targets: [], isFinal, reason: 'neither boards nor threads' };
  }
  if (!isShortcut)
    return byDetours({ type, pages, targets: [], isFinal: false, reason: plural(type) }, askedAs);
  // Links that redirect, or whose pages call themselves by another name, are shortcuts: the real names are examples.
  const real = targets.filter((_, i) => pages[i]!.type === type).map((url) => ({ type, url }));
  return { type: 'other', pages, targets: real, isFinal: true, reason: `shortcuts to ${plural(type)}` };
}

/**
 * What pages asked for before say of a group: those of its own links, and, where the shape tells the kind of page, those
 * of all links of that shape. undefined: nothing, or too little.
 */
export function knownVerdict(explorer: Explorer, group: LinkGroup): GroupVerdict | undefined {
  const own = new Set(group.links.map(({ url }) => url));
  const pages: SeenPage[] = [];
  const askedAs: string[] = [];
  let shortcuts = 0;
  for (const [url, seen] of explorer.asks) {
    if (!own.has(url) && !(group.isTelling && explorer.shapes.of(url).shape === group.shape)) continue;
    if (seen === undefined) continue;
    pages.push(knownBehind(explorer, url) ?? seen);
    askedAs.push(url);
    if (targetOf(explorer, url, seen, mayBeTitles(group)) !== undefined) shortcuts++;
  }
  if (pages.length === 0) return undefined;
  if (shortcuts === pages.length && pages.some(({ type }) => type !== 'other')) {
    return { type: 'other', pages, targets: [], isFinal: true, reason: 'shortcuts as before' };
  }
  const sure = (type: PageType) =>
    pages.filter((seen) => seen.type === type && seen.confidence >= SURE).length;
  const [index, thread] = [sure('index'), sure('thread')];
  // Two of a kind, or all of a lone link's own votes; where kinds share a shape the place must be asked.
  if (Math.min(index, thread) > 0 || Math.max(index, thread) < Math.min(2, group.links.length))
    return undefined;
  const type = index > thread ? 'index' : 'thread';
  return byDetours({ type, pages, targets: [], isFinal: false, reason: plural(type) }, askedAs);
}

/** The verdict with the addresses its pages were asked for by, where every one of them redirected. */
function byDetours(verdict: GroupVerdict, askedAs: readonly string[]): GroupVerdict {
  const areDetours = verdict.pages.every(({ url }, i) => url !== askedAs[i]);
  return areDetours ? { ...verdict, detours: askedAs, reason: `${verdict.reason}, by redirects` } : verdict;
}

function plural(type: 'index' | 'thread'): string {
  return type === 'index' ? 'boards' : 'threads';
}

/**
 * The page behind a link. A single message that names the whole thread, which others link directly, looks like nothing:
 * what counts is the thread.
 */
export async function lookBehind(explorer: Explorer, url: string): Promise<SeenPage | undefined> {
  const seen = await explorer.look(url);
  if (seen?.type !== 'other' || seen.canonical === undefined) return seen;
  const target = targetOf(explorer, url, seen);
  if (target === undefined || !explorer.isLinked(target)) return seen;
  return (await explorer.look(target)) ?? seen;
}

/** As `lookBehind`, of what was asked for before. */
export function knownBehind(explorer: Explorer, url: string): SeenPage | undefined {
  const seen = explorer.known(url);
  const target = seen === undefined ? undefined : targetOf(explorer, url, seen);
  return (target === undefined ? undefined : explorer.known(target)) ?? seen;
}

/** Many links that lead the records of a list are titles of something. */
function mayBeTitles({ links, area, leads, region }: LinkGroup): boolean {
  const isMany = links.length >= TITLES || (links.length >= 2 && area >= MAIN_AREA);
  return isMany && (leads >= MOSTLY || region === '');
}

/**
 * The real name of a page asked for under another, when other links use it. What redirects every time and is linked by
 * no other name has no real name to prefer; what a page claims to be called and nobody calls it is not believed. Of
 * titles (`areTitles`) other pages must call it so: where no list does, the way by which lists lead there is the only one.
 */
export function targetOf(
  explorer: Explorer,
  url: string,
  seen: SeenPage,
  areTitles = false,
): string | undefined {
  const isRedirect = seen.url !== url;
  const claimed =
    seen.canonical !== undefined && isCredible(explorer, url, seen.canonical) ? seen.canonical : undefined;
  const isCalledSo = (name: string) =>
    explorer.isLinked(name, areTitles) ||
    (explorer.shapes.of(name).shape !== explorer.shapes.of(url).shape &&
      explorer.isShapeLinked(name, areTitles));
  // A redirect may lead to one post; the page there may say which thread it is.
  const names = [claimed, isRedirect ? seen.url : undefined].flatMap((name) =>
    name === undefined ? [] : [name, ...wholeNames(explorer, url, name)],
  );
  return names.find(isCalledSo);
}

/** What the whole thread may be called, where a page of it is told by a number at the end: ?page=2, /page-2. */
function wholeNames(explorer: Explorer, asked: string, name: string): string[] {
  const { origin, path, query } = splitUrl(name);
  if (query !== '') return path !== '/' && /^\w+=\d+$/.test(query) ? [origin + path] : [];
  const [, above] = /^(.+)\/[^/]*\d\/?$/.exec(path) ?? [];
  if (above === undefined || !isCredible(explorer, asked, origin + above)) return [];
  return [`${origin}${above}/`, origin + above];
}

/** Careless templates call every page by the name of the front page: a page's own name has its own number or title. */
function isCredible(explorer: Explorer, url: string, canonical: string): boolean {
  const front = new Set(namesIn(explorer.pages[0]?.url ?? ''));
  const names = new Set(namesIn(canonical).filter((name) => !front.has(name)));
  return namesIn(url).some((name) => names.has(name));
}

/** Numbers, and words long enough to be titles. */
export function namesIn(url: string): string[] {
  const { path, query } = splitUrl(url);
  return `${path}?${query}`.match(/\d+|[^/?&;=\d]{12,}/g) ?? [];
}

/** A page with one post, which no repetition gives away. A heading over a list is none: nobody wrote it at any time. */
export function mayBeThread({ structure }: SeenPage): boolean {
  const { posts } = extractPosts(structure);
  return posts.length === 1 && (posts[0]!.author.name !== '' || posts[0]!.time !== null);
}

function vote(pages: readonly SeenPage[], groupSize: number): 'index' | 'thread' | 'other' {
  const count = (type: PageType) => pages.filter((seen) => seen.type === type).length;
  const [index, thread] = [count('index'), count('thread')];
  const best = index >= thread ? 'index' : 'thread';
  if (groupSize === 1)
    return pages.some(({ type, confidence }) => type === best && confidence >= SURE_ALONE) ? best : 'other';
  return Math.max(index, thread) * 2 > pages.length ? best : 'other';
}

/**
 * Of titles, two pages that are surely boards or threads outweigh any number that look like neither, and so does a
 * single one when nothing speaks for the other type: boards may be empty.
 */
function titleVote(pages: readonly SeenPage[]): 'index' | 'thread' | 'other' {
  const sure = (type: PageType, least: number) =>
    pages.filter((seen) => seen.type === type && seen.confidence >= least).length;
  const [index, thread] = [sure('index', SURE_OTHER), sure('thread', SURE_OTHER)];
  const best = index >= thread ? 'index' : 'thread';
  if (Math.max(index, thread) >= 2) return best;
  if (Math.min(index, thread) === 0 && sure(best, SURE_ALONE) === 1) return best;
  return vote(pages, pages.length);
}

/** Different URLs with one content are a login form or an error, whatever they look like. */
function isOnePage(pages: readonly SeenPage[]): boolean {
  const [first, ...others] = new Set(pages);
  const { length } = first?.page.text ?? '';
  if (others.length === 0 || others.some(({ page }) => Math.abs(page.text.length - length) > MAX_MOMENTS))
    return false;
  const lasting = lastingText(first!.page);
  return others.every(({ page }) => lastingText(page) === lasting);
}

// What moments and measures on a page may differ by in length; more need not be looked at closely.
const MAX_MOMENTS = 40;
// The time of day, and what was measured: 'generated in 0.04 s'.
const MEASURED = /\p{Nd}+(?:[.:,]\p{Nd}+)+/gu;

/** What a page says but for the moment it was asked for, which many pages show. */
function lastingText({ text, writtenAt }: Page): string {
  let rest = text;
  for (const { start, end } of findDates(text, { now: writtenAt }).toReversed())
    rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest.replace(MEASURED, ' ').replace(/\s+/g, ' ');
}

/** Preferred ones, then first, middle and last, then the others: samples from all over the list. */
function sampleOrder(links: readonly Link[], preferred: readonly string[]): Link[] {
  const spread = [0, links.length >> 1, links.length - 1].map((i) => links[i]!);
  const first = preferred.slice(0, 2).flatMap((url) => links.find((link) => link.url === url) ?? []);
  return [...new Set([...first, ...spread, ...links])];
}
