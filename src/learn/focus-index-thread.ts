// FoCUS algorithm 1: of the URL groups of a page, the one with the most anchor text holds its index or thread URLs;
// which of the two, the pages behind it decide by majority.
import { linkTable } from '../records/index.ts';
import type { FocusPage, FocusPages } from './focus-pages.ts';

/** The group of index or thread URLs of a page. */
export interface DetectedGroup {
  readonly type: 'index' | 'thread';
  readonly urls: readonly string[];
  /** Pages that voted for the type. */
  readonly voters: readonly FocusPage[];
}

/** Detects the group; undefined when the page has none or most pages behind it are neither. */
export async function detectIndexThread(
  pages: FocusPages,
  source: FocusPage,
  votes: number,
): Promise<DetectedGroup | undefined> {
  const urls = longestGroup(pages, source);
  const voters: FocusPage[] = [];
  // A link that leads nowhere has no vote: another is asked instead.
  for (const url of pages.sample(urls, urls.length)) {
    if (voters.length >= votes || pages.isSpent) break;
    const seen = await pages.look(url);
    if (seen !== undefined) voters.push(seen);
  }
  for (const type of ['index', 'thread'] as const) {
    const agreeing = voters.filter((voter) => voter.type === type);
    if (agreeing.length * 2 > voters.length) return { type, urls, voters: agreeing };
  }
  return undefined;
}

/** The links at one place of aligned records that have the most anchor text of all such places (lines 2 to 6). */
function longestGroup(pages: FocusPages, { page, structure }: FocusPage): string[] {
  const { host } = new URL(page.url);
  let longest: string[] = [];
  let most = 0;
  for (const region of structure.regions)
    for (const { cells } of linkTable(structure, region).links) {
      const links = cells.filter((link) => link !== undefined && new URL(link.url).host === host);
      const length = links.reduce((sum, link) => sum + link!.text.length, 0);
      if (length <= most) continue;
      most = length;
      longest = [...new Set(links.map((link) => pages.clean(link!.url)))];
    }
  return longest;
}
