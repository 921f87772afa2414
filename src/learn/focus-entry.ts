// FoCUS algorithm 3: the entry is what all pages link to and has the most index URLs.
import { type DetectionOptions, detectIndexThread } from './focus-index-thread.ts';
import type { FocusPage, FocusPages } from './focus-pages.ts';

// 'A few' pages that must share a link with the start.
const SELECTED = 5;

/** The entry page of the forum a page is of; undefined when no page linked from everywhere has index URLs. */
export async function discoverEntry(
  pages: FocusPages,
  start: FocusPage,
  options: DetectionOptions,
): Promise<FocusPage | undefined> {
  let candidates = pages.outgoing(start);
  for (const url of pages.sample(candidates, SELECTED)) {
    const seen = await pages.look(url);
    if (seen === undefined) continue;
    const outgoing = new Set(pages.outgoing(seen));
    candidates = candidates.filter((candidate) => outgoing.has(candidate));
  }
  let entry: FocusPage | undefined;
  let most = 0;
  for (const url of candidates) {
    const seen = await pages.look(url);
    // Algorithm 1 takes 'an entry page or index page': a list of members has no index URLs, whatever profiles look like.
    if (seen?.type !== 'index') continue;
    const groups = await detectIndexThread(pages, seen, options);
    const count = groups.find(({ type }) => type === 'index')?.urls.length ?? 0;
    if (count <= most) continue;
    most = count;
    entry = seen;
  }
  return entry;
}
