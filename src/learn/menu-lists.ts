// Where the entry shows only the latest threads and no boards (questions and answers, news pages), the list of all of
// them is a link of the menu: of those that stand on every page, the one whose list goes on longest.
import type { Explorer, SeenPage } from './explorer.ts';
import { findFlips, LIKELY_FLIP } from './page-flips.ts';
import { menuOf, placed } from './title-groups.ts';

// Menus begin with what matters.
const MENU_LINKS = 6;
// Fewer rows than this may be a box of latest threads beside something else.
const MIN_ROWS = 3;

/** The list of a site's menu that shows most threads, when it shows more than the entry does. */
export async function fullestMenuList(
  explorer: Explorer,
  entry: SeenPage,
  isThread: (url: string) => boolean,
): Promise<SeenPage | undefined> {
  const menu = menuOf(explorer, entry);
  const links = explorer
    .linksOf(entry)
    .filter((link) => menu.has(placed(link)) && link.text !== '' && link.fragment === '')
    .filter(({ url }) => url !== entry.url && !isThread(url));
  const urls = [...new Set(links.map(({ url }) => url))].slice(0, MENU_LINKS);
  let best: SeenPage | undefined;
  let most = rowsOf(explorer, entry, isThread);
  for (const url of urls) {
    const seen = await explorer.look(url);
    if (seen === undefined) continue;
    const rows = rowsOf(explorer, seen, isThread);
    if (rows.onPage < MIN_ROWS || rows.inAll <= most.inAll) continue;
    best = seen;
    most = rows;
  }
  return best;
}

/** Threads on a page of a list, and on as many pages as its pager tells of. */
function rowsOf(
  explorer: Explorer,
  seen: SeenPage,
  isThread: (url: string) => boolean,
): { readonly onPage: number; readonly inAll: number } {
  const threads = new Set(
    explorer
      .linksOf(seen)
      .map(({ url }) => url)
      .filter(isThread),
  );
  const pages = findFlips(seen.page)
    .filter(({ confidence }) => confidence >= LIKELY_FLIP)
    .map(({ lastKnownPage }) => lastKnownPage ?? 2);
  return { onPage: threads.size, inAll: threads.size * Math.max(1, ...pages) };
}
