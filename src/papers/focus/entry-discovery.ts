// FoCUS algorithm 3: the entry is what all pages link to and has the most index URLs.
import type { FocusPage, FocusPages } from './focus-pages.ts';
import { ColumnVotes, detectIndexThread } from './index-thread.ts';

// 'A few' pages that must share a link with the start.
const SELECTED = 5;

/** The entry page of the forum a page is of; undefined when no page linked from everywhere has index URLs. */
export async function discoverEntry(
  pages: FocusPages,
  start: FocusPage,
  votes = new ColumnVotes(),
): Promise<FocusPage | undefined> {
  // The start may be the entry itself, and a front page need not link to itself.
  let candidates = [...new Set([start.url, ...pages.outgoing(start)])];
  for (const url of pages.sample(candidates, SELECTED)) {
    const seen = await pages.look(url);
    if (seen === undefined) continue;
    const outgoing = new Set([...pages.outgoing(seen), seen.url]);
    const shared = candidates.filter((candidate) => outgoing.has(candidate));
    // 'Almost every page contains a link to lead users back': a page without any is one of the others.
    if (shared.some((candidate) => candidate !== seen.url)) candidates = shared;
  }
  const most = (type: 'index' | 'thread', bareLists: BareLists) =>
    withMostUrls(pages, candidates, votes, type, bareLists);
  return (
    (await most('index', 'never')) ??
    // A page whose only lists are menus is an entry where no page has tables.
    (await most('index', 'where nothing else is')) ??
    // A forum of one board, and a blog (5.4), have no index URLs: their entry lists the threads.
    (await most('thread', 'never'))
  );
}

type BareLists = Parameters<typeof detectIndexThread>[3];

/** Lines 7 to 15. */
async function withMostUrls(
  pages: FocusPages,
  candidates: readonly string[],
  votes: ColumnVotes,
  type: 'index' | 'thread',
  bareLists: BareLists,
): Promise<FocusPage | undefined> {
  let entry: FocusPage | undefined;
  let most = 0;
  for (const url of candidates) {
    const seen = await pages.look(url);
    if (seen === undefined) continue;
    const groups = await detectIndexThread(pages, seen, votes, bareLists);
    const count = new Set(groups.flatMap((group) => (group.type === type ? group.urls : []))).size;
    // Boxes may name all boards on every page: of pages with as many, the entry has the shortest address.
    const isShorter = entry !== undefined && count === most && seen.url.length < entry.url.length;
    if (count <= most && !isShorter) continue;
    most = count;
    entry = seen;
  }
  return entry;
}
