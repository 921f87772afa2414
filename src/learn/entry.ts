// Entry discovery: from any page of a forum up to its front page (FoCUS algorithm 3, by parenthood instead of counting).
import type { Link } from '../page/index.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import { isSeveral } from './group-order.ts';
import { linkGroups, menuItem, placeOf } from './link-groups.ts';
import { datedRow } from './lone-rows.ts';
import { findFlips, LIKELY_FLIP } from './page-flips.ts';
import { knownBehind, lookBehind } from './sample-group.ts';
import { placed, titleGroups } from './title-groups.ts';
import { breadcrumbUrls, depthOf, folderOf, isDeeper, startsAbove, upwardLinks } from './upward-links.ts';
import { coarseShapes } from './url-shapes.ts';

export interface EntryFound {
  readonly page: SeenPage;
  /** 0 … 1. */
  readonly confidence: number;
  /** Whether it was seen to lead to boards. */
  readonly listsBoards?: boolean;
  /** Lists passed on the way up from the start. */
  readonly boards: readonly SeenPage[];
}

const MAX_LEVELS = 5;
const SURE_ENOUGH = 0.7;
const CANDIDATES_OF_INDEX = 2;
const CANDIDATES_OF_OTHERS = 6;
// A list may be the entry already: only what looks like a breadcrumb or lies above it is worth a request.
const LEAST_SCORE_OF_INDEX = 1.5;
const LEAST_SCORE_OF_OTHERS = 0.5;
const GROUPS_LOOKED_BEHIND = 2;
const TITLES_LOOKED_BEHIND = 2;
const MOSTLY = 0.6;
const FRONTS_LOOKED_AT = 2;
// 'About us' and 'Contact' stand in a list, too.
const LEAST_BOARDS_OF_FRONT = 3;
const SAME_PAGE_SHARE = 0.9;

/** What a list leads to, by the titles of its records: boards, threads only, or neither. */
type Listing = 'boards' | 'threads' | 'nothing';

interface Hub {
  readonly page: SeenPage;
  readonly listing: Listing;
}

/**
 * Climbs to the list that nothing above lists. A page above is known by what it lists: the page it was reached from, or,
 * as flips, profiles and forms are listed nowhere, boards where others list threads only.
 */
export async function findEntry(explorer: Explorer, start: SeenPage): Promise<EntryFound> {
  let current: Hub = { page: start, listing: await listingOfStart(explorer, start) };
  const passed = new Set<SeenPage>([start]);
  for (let level = 0; level < MAX_LEVELS; level++) {
    const above = await findAbove(explorer, current, passed);
    if (above === undefined) break;
    current = above;
    passed.add(above.page);
  }
  const page = frontOf(explorer, current) ?? current.page;
  const boards = [...passed].filter(
    (seen) => seen !== page && seen.type === 'index' && lists(explorer, page, seen),
  );
  // A start that is no list for sure may still be one: sampling will tell.
  const listsBoards = current.page === page && current.listing === 'boards';
  return { page, confidence: page.type === 'index' ? page.confidence : 0.3, listsBoards, boards };
}

/** What a start lists. One that looks like nothing may list boards with short names, which measures do not tell from a menu. */
async function listingOfStart(explorer: Explorer, start: SeenPage): Promise<Listing> {
  if (start.type === 'index') return listingOf(explorer, start);
  return start.type === 'other' && (await leadsToBoards(explorer, start)) ? 'boards' : 'nothing';
}

/** Whether rows of a page that looks like nothing, with a date each, lead to lists for sure. Undated ones are menus. */
export async function leadsToBoards(explorer: Explorer, seen: SeenPage): Promise<boolean> {
  const { page, structure } = seen;
  const rowsOf = (links: readonly Link[]) =>
    new Set(links.map(({ node }) => datedRow(page.tree, structure.facts, node)));
  const areDated = (links: readonly Link[]) =>
    rowsOf(links).size >= Math.max(LEAST_BOARDS_OF_FRONT, MOSTLY * links.length);
  return leadingTitles(explorer, seen).some(areDated) && (await listingOf(explorer, seen)) === 'boards';
}

function mayBeFront(explorer: Explorer, seen: SeenPage): boolean {
  return leadingTitles(explorer, seen).some(({ length }) => length >= LEAST_BOARDS_OF_FRONT);
}

/** A page passed by because it looks like nothing, though it lists what is at hand and more of the kind. */
function frontOf(explorer: Explorer, hub: Hub): SeenPage | undefined {
  const { page, listing } = hub;
  if (listing === 'nothing') return undefined;
  const isFront = listing === 'threads' ? listsKindOf(explorer, page) : listsMoreThan(explorer, page);
  return explorer.pages
    .filter(({ type, url }) => type !== 'index' && depthOf(url) < depthOf(page.url))
    .filter((seen) => isFront(seen) && !isFront(page))
    .sort((a, b) => depthOf(a.url) - depthOf(b.url))[0];
}

/** Whether a page has, at one place of its records, a board and others with addresses like it. */
function listsKindOf(explorer: Explorer, board: SeenPage): (seen: SeenPage) => boolean {
  const { shape, isTelling } = explorer.shapes.of(board.url);
  return (seen) =>
    isTelling &&
    linkGroups(seen.structure, explorer.linksOf(seen), (url) => explorer.shapes.of(url)).some(
      (group) =>
        group.shape === shape &&
        group.inRecords >= 0.5 &&
        group.links.length >= 2 &&
        group.links.some(({ url }) => url === board.url),
    );
}

/** Whether a page links to all boards that one of its parts lists, and to others with such addresses that the part does not. */
function listsMoreThan(explorer: Explorer, part: SeenPage): (seen: SeenPage) => boolean {
  const titles = new Set((leadingTitles(explorer, part)[0] ?? []).map(({ url }) => url));
  const shapes = new Set([...titles].map((url) => explorer.shapes.of(url).shape));
  const known = new Set(explorer.linksOf(part).map(({ url }) => url));
  return (seen) => {
    const urls = new Set(explorer.linksOf(seen).map(({ url }) => url));
    const isMore = (url: string) => !known.has(url) && shapes.has(explorer.shapes.of(url).shape);
    return titles.size > 0 && [...titles].every((url) => urls.has(url)) && [...urls].some(isMore);
  };
}

async function findAbove(
  explorer: Explorer,
  current: Hub,
  passed: ReadonlySet<SeenPage>,
): Promise<Hub | undefined> {
  const { page } = current;
  const isTop = current.listing === 'boards';
  const isAlias = (url: string) => [...passed].some((one) => folderOf(one.url) === folderOf(url));
  const crumbs = breadcrumbUrls(page);
  const upwards = upwardLinks(explorer, page, isTop ? LEAST_SCORE_OF_INDEX : LEAST_SCORE_OF_OTHERS)
    .filter((url) => !isAlias(url) && (crumbs.has(url) || !isDeeper(url, page.url)))
    .filter((url) => !isTop || depthOf(url) <= depthOf(page.url));
  const roots = upwards.filter((url) => depthOf(url) === 0);
  if (roots.some((url) => isFullFront(explorer, current, url))) return undefined;
  const candidates = upwards.slice(0, isTop ? CANDIDATES_OF_INDEX : CANDIDATES_OF_OTHERS);
  let best: Hub | undefined;
  const waiting = [...candidates];
  // Without a trail the site's root tells most of what lists threads: it may lead right back there.
  const rootNext = () => crumbs.size > 0 || waiting.unshift(...roots.filter((url) => !explorer.has(url)));
  if (current.listing === 'threads') rootNext();
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    // Folders that nothing leads to are for pages without a trail.
    if (best !== undefined && !explorer.isLinked(url) && (crumbs.size > 0 || depthOf(url) > 0)) continue;
    const seen = await explorer.look(url);
    if (seen === page && isFullFront(explorer, current, url)) return undefined;
    if (seen !== undefined && seen === best?.page && isFullFront(explorer, best, url)) return best;
    if (seen?.type !== 'index' || passed.has(seen) || isSamePage(explorer, seen, page)) continue;
    // Whether it lists boards costs requests: asked only where that could make it the page above.
    if (isTop && !isAbove(explorer, { page: seen, listing: 'boards' }, current)) continue;
    const hub = { page: seen, listing: await listingOf(explorer, seen) };
    if (!isAbove(explorer, hub, current)) continue;
    if (hub.listing === 'boards' || isFullFront(explorer, hub, url)) return hub;
    if (best === undefined || depthOf(seen.url) < depthOf(best.page.url)) best = hub;
    rootNext();
  }
  return best ?? (isTop ? undefined : frontBehind(explorer, current, candidates, passed));
}

/** Whether the root of the site is, or leads to, a list that goes on to all threads: there is nothing above to look for. */
function isFullFront(explorer: Explorer, { page, listing }: Hub, asked: string): boolean {
  if (listing !== 'threads' || depthOf(asked) > 0 || explorer.known(asked) !== page) return false;
  return findFlips(page.page).some(({ confidence }) => confidence >= LIKELY_FLIP);
}

/** The shallowest page seen above that leads to boards, though nothing else tells that it is a list. */
async function frontBehind(
  explorer: Explorer,
  current: Hub,
  candidates: readonly string[],
  passed: ReadonlySet<SeenPage>,
): Promise<Hub | undefined> {
  const seen = [...new Set(candidates.map((url) => explorer.known(url)))].filter((one) => one !== undefined);
  const fronts = seen
    .filter((one) => one.type !== 'index' && !passed.has(one))
    .filter((one) => depthOf(one.url) < depthOf(current.page.url))
    .filter((one) => mayBeFront(explorer, one))
    .sort((a, b) => depthOf(a.url) - depthOf(b.url));
  for (const page of fronts.slice(0, FRONTS_LOOKED_AT))
    if ((await listingOf(explorer, page)) === 'boards') return { page, listing: 'boards' };
  return undefined;
}

/** Whether two addresses show the same: what they link to is the same but for a few. */
function isSamePage(explorer: Explorer, a: SeenPage, b: SeenPage): boolean {
  const urls = new Set(explorer.linksOf(a).map(({ url }) => url));
  const others = new Set(explorer.linksOf(b).map(({ url }) => url));
  const shared = [...urls].filter((url) => others.has(url)).length;
  return shared >= SAME_PAGE_SHARE * Math.max(urls.size, others.size, 1);
}

function rankOf({ page, listing }: Hub): number {
  if (page.type !== 'index' && listing !== 'boards') return 0;
  return { nothing: 1, threads: 2, boards: 3 }[listing];
}

function isAbove(explorer: Explorer, hub: Hub, below: Hub): boolean {
  const [rank, rankBelow] = [rankOf(hub), rankOf(below)];
  if (rank < rankBelow || (hub.listing === 'nothing' && hub.page.confidence < SURE_ENOUGH)) return false;
  const isShallower = depthOf(hub.page.url) < depthOf(below.page.url);
  // Below a list for sure may lie lists of members that look a little like lists of boards.
  if (rank > rankBelow) {
    const isBelow = depthOf(hub.page.url) > depthOf(below.page.url);
    return below.page.type !== 'index' || !isBelow || hub.page.confidence >= below.page.confidence;
  }
  // A breadcrumb may stand in something like a record: then both list each other.
  if (lists(explorer, hub.page, below.page)) return isShallower || !lists(explorer, below.page, hub.page);
  if (!isShallower) return false;
  // The front page of a blog and its archives list the same; a portal lists boards of another kind than its forum.
  if (hub.listing !== 'boards' || listTheSame(explorer, hub.page, below.page)) return true;
  // A category draws its boards as the front page does, at the same place, and not all of them.
  return listsMoreThan(explorer, below.page)(hub.page);
}

/**
 * Whether a page lists what leads the records of another list of boards; latest threads beside boards are on portals, too.
 * What stands at the same place of both is a box on every page.
 */
function listTheSame(explorer: Explorer, page: SeenPage, other: SeenPage): boolean {
  const titles = titleGroups(explorer, page).flatMap(({ links }) => links);
  const leadToThreads = (links: readonly Link[]) =>
    links.some(({ url }) => knownBehind(explorer, url)?.type === 'thread');
  const leading = leadingTitles(explorer, other).filter((links) => !leadToThreads(links));
  const urls = new Set(leading.flatMap((links) => links.map(({ url }) => url)));
  const places = new Set(titleGroups(explorer, other).flatMap(({ links }) => links.map(placeOf)));
  return titles.some((link) => urls.has(link.url) && !places.has(placeOf(link)));
}

/** Looks behind the first title of each group: that of the page's own list leads its records. */
async function listingOf(explorer: Explorer, seen: SeenPage): Promise<Listing> {
  let listing: Listing = 'nothing';
  let isUnsure = false;
  const isTelling = ({ url }: Link) => (knownBehind(explorer, url)?.type ?? 'other') !== 'other';
  const titles = leadingTitles(explorer, seen);
  // What is known behind a link costs nothing; buttons may lead each row before its title does.
  const known = titles.filter((links) => links.some(isTelling));
  const unknown = titles.filter((links) => !known.includes(links));
  const looked = [...known, ...unknown.slice(0, Math.max(0, GROUPS_LOOKED_BEHIND - known.length))];
  for (const links of looked) {
    const telling = links.filter(isTelling);
    const fresh = links.filter(({ url }) => !explorer.has(url));
    // A thread of one post may look like nothing, or by the threads beside it like a list: then another is asked.
    for (const { url } of [...telling, ...fresh].slice(0, TITLES_LOOKED_BEHIND)) {
      const behind = await lookBehind(explorer, url);
      if (behind === undefined || behind === seen) continue;
      if (behind.type === 'index') {
        if (isBox(explorer, links, behind)) break;
        if (behind.confidence >= SURE_ENOUGH) return 'boards';
        isUnsure = true;
        continue;
      }
      if (behind.type === 'thread') listing = 'threads';
      if (behind.type !== 'other') break;
    }
  }
  return listing === 'nothing' && isUnsure ? 'boards' : listing;
}

/**
 * Whether links stand at the same places of the page behind one of them: a box of views ('popular') beside every page lists
 * nothing of the page it stands on.
 */
function isBox(explorer: Explorer, links: readonly Link[], behind: SeenPage): boolean {
  const there = new Set(explorer.linksOf(behind).map(placed));
  const others = links.filter(({ url }) => url !== behind.url);
  return others.length > 0 && others.every((link) => there.has(placed(link)));
}

/**
 * The links that lead the records of a list. The names of boards beside threads lead none; a lone link is rather part of
 * a menu, and what leads up is no title. Where records are categories with all their rows, or whole tables, titles lead
 * none either: then several of a kind will do.
 */
function leadingTitles(explorer: Explorer, seen: SeenPage): (readonly Link[])[] {
  const groups = titleGroups(explorer, seen)
    .map(({ leads, links }) => ({ leads, links: links.filter(({ url }) => !startsAbove(url, seen.url)) }))
    .filter(({ links }) => links.length > 0);
  const leading = groups.filter(({ leads }) => leads >= MOSTLY);
  const several = (leading.some(isSeveral) ? leading : groups).filter(isSeveral);
  return (several.length > 0 || leading.length !== 1 ? several : leading).map(({ links }) => links);
}

/** Whether one of the records of `parent` leads to `child`, or to pages that look like it. */
function lists(explorer: Explorer, parent: SeenPage, child: SeenPage): boolean {
  // A menu that stands on the child too lists nothing.
  const menu = new Set(explorer.linksOf(child).map(menuItem));
  const links = explorer.linksOf(parent).filter((link) => !menu.has(menuItem(link)));
  const groups = linkGroups(parent.structure, links).filter(({ inRecords }) => inRecords >= 0.5);
  if (groups.some((group) => group.links.some(({ url }) => url === child.url))) return true;
  if (child.type !== 'thread') return false;
  const shapeOf = coarseShapes([...links.map(({ url }) => url), child.url]);
  const { shape } = shapeOf(child.url);
  return groups.some((group) => group.links.length >= 2 && group.shape === shape);
}
