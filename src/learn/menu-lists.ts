// Where the entry shows only the latest threads and no boards (questions and answers, news pages), the list of all of
// them is a link of the menu: of those that stand on every page, the one whose list goes on longest, or one of several
// of a kind (boards, months). Or rows name the board they are in.
import type { Link } from '../page/index.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import type { LinkGroup } from './link-groups.ts';
import { findFlips, LIKELY_FLIP } from './page-flips.ts';
import { peopleTest } from './people.ts';
import { menuOf, placed } from './title-groups.ts';
import { frameOf } from './url-shapes.ts';

// Menus begin with what matters.
const MENU_LINKS = 6;
// Links of one form at one place of the menu: boards, or months of an archive. Of so many kinds two each are looked at.
const MENU_KINDS = 2;
const MIN_KIND = 3;
// What two boards may have in common: a box of latest threads beside their own.
const MAX_SHARED = 0.5;
// Rows that share their boards have so many times as many links to them as there are boards.
const MIN_SHARING = 2;
// Fewer rows than this may be a box of latest threads beside something else.
const MIN_ROWS = 3;

/** What the menu leads to: one list of all threads, or lists of one kind that show all of them together. */
export interface MenuLists {
  /** The list that was looked at. */
  readonly seen: SeenPage;
  /** Addresses of all lists of its kind. */
  readonly urls: readonly string[];
}

/** The lists of a site's menu, or named in rows, that show most threads, when they show more than the entry does. */
export async function fullestMenuLists(
  explorer: Explorer,
  entry: SeenPage,
  isThread: (url: string) => boolean,
): Promise<MenuLists | undefined> {
  const menu = menuOf(explorer, entry);
  const all = explorer
    .linksOf(entry)
    .filter((link) => link.text !== '' && link.fragment === '')
    .filter(({ url }) => url !== entry.url && !isThread(url));
  const links = all.filter((link) => menu.has(placed(link)));
  const others = all.filter((link) => !menu.has(placed(link)));
  const kinds = [...likelyKinds(explorer, kindsOf(links)), ...likelyKinds(explorer, sharedKindsOf(others))];
  // Names of boards within addresses of threads are not known of boards nobody has looked at.
  const known = [...threadsOn(explorer, entry, isThread)].filter((url) => url.includes('?'));
  const frames = new Set(known.map(frameOf));
  const isAlike = (url: string) => isThread(url) || frames.has(frameOf(url));
  let best: MenuLists | undefined;
  let most = rowsOf(explorer, entry, isThread).inAll;
  for (const urls of kinds) {
    const seen = await explorer.look(urls[0]!);
    const other = await explorer.look(urls.at(-1)!);
    if (seen === undefined || other === undefined || !areApart(explorer, seen, other, isAlike)) continue;
    const inAll = rowsOf(explorer, seen, isAlike).inAll * urls.length;
    if (inAll <= most) continue;
    best = { seen, urls };
    most = inAll;
  }
  const single = [...new Set(links.map(({ url }) => url))];
  for (const url of single.slice(0, MENU_LINKS)) {
    if (best?.urls.includes(url) === true) continue;
    const seen = await explorer.look(url);
    if (seen === undefined) continue;
    const rows = rowsOf(explorer, seen, isThread);
    if (rows.onPage < MIN_ROWS || rows.inAll <= most) continue;
    best = { seen, urls: [url] };
    most = rows.inAll;
  }
  return best;
}

/** Whether two pages list threads of their own, as two boards do; 'new' and 'unanswered' list the same. */
function areApart(explorer: Explorer, a: SeenPage, b: SeenPage, isThread: (url: string) => boolean): boolean {
  const [inA, inB] = [threadsOn(explorer, a, isThread), threadsOn(explorer, b, isThread)];
  const both = [...inA].filter((url) => inB.has(url)).length;
  return (
    Math.max(inA.size, inB.size) >= MIN_ROWS &&
    inB.size > 0 &&
    both <= MAX_SHARED * Math.min(inA.size, inB.size)
  );
}

/** Links of one frame of URL at one place, most first: names of boards in the query differ as shapes do. */
function kindsOf(links: readonly Link[]): (readonly Link[])[] {
  const kinds = new Map<string, Map<string, Link>>();
  for (const link of links) {
    const kind = kinds.get(kindName(link)) ?? new Map<string, Link>();
    kinds.set(kindName(link), kind.set(link.url, link));
  }
  return [...kinds.values()].map((kind) => [...kind.values()]).sort((a, b) => b.length - a.length);
}

function kindName({ location, url }: Link): string {
  return `${location} ${frameOf(url)}`;
}

/** Kinds of at least a few links that are no people, most links first. */
function likelyKinds(explorer: Explorer, kinds: readonly (readonly Link[])[]): string[][] {
  return kinds
    .filter((kind) => kind.length >= MIN_KIND && !peopleTest(explorer)(groupOf(explorer, kind)))
    .slice(0, MENU_KINDS)
    .map((kind) => kind.map(({ url }) => url));
}

/** Kinds of links that rows share, as they share the board they are in: each has more links than addresses. */
function sharedKindsOf(links: readonly Link[]): (readonly Link[])[] {
  const counts = new Map<string, number>();
  for (const link of links) counts.set(kindName(link), (counts.get(kindName(link)) ?? 0) + 1);
  return kindsOf(links).filter((kind) => counts.get(kindName(kind[0]!))! >= MIN_SHARING * kind.length);
}

function groupOf(
  explorer: Explorer,
  links: readonly Link[],
): Pick<LinkGroup, 'shape' | 'isTelling' | 'links'> {
  return { ...explorer.shapes.of(links[0]!.url), links };
}

/** Threads on a page of a list, and on as many pages as its pager tells of. */
function rowsOf(
  explorer: Explorer,
  seen: SeenPage,
  isThread: (url: string) => boolean,
): { readonly onPage: number; readonly inAll: number } {
  const threads = threadsOn(explorer, seen, isThread);
  const pages = findFlips(seen.page)
    .filter(({ confidence }) => confidence >= LIKELY_FLIP)
    .map(({ lastKnownPage }) => lastKnownPage ?? 2);
  return { onPage: threads.size, inAll: threads.size * Math.max(1, ...pages) };
}

function threadsOn(
  explorer: Explorer,
  seen: SeenPage,
  isThread: (url: string) => boolean,
): ReadonlySet<string> {
  const urls = explorer.linksOf(seen).map(({ url }) => url);
  return new Set(urls.filter(isThread));
}
