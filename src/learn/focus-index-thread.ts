// FoCUS algorithm 1: of the URL groups of a page, the one with the most anchor text holds its index or thread URLs;
// which of the two, the pages behind it decide by majority.
//
// One reading had to be chosen. Printed, the algorithm returns a single group a page. But the paper's own navigation
// paths have pages that list boards and threads, and a front page that names the latest thread of each board has more
// anchor text there than in the names of its boards: no index URL would ever be found. So the next groups get their
// vote too, until there is one of either type; with `candidates: 1` it is as printed.
import { linkTable } from '../records/index.ts';
import type { FocusPage, FocusPages } from './focus-pages.ts';

/** A group of index or thread URLs of a page. */
export interface DetectedGroup {
  readonly type: 'index' | 'thread';
  readonly urls: readonly string[];
  /** Pages that voted for the type. */
  readonly voters: readonly FocusPage[];
}

export interface DetectionOptions {
  /** How many destinations of a group are asked at most. */
  readonly votes: number;
  /** How many groups may vote, those with the most anchor text first. */
  readonly candidates: number;
}

/** Detects the groups, at most one of either type. */
export async function detectIndexThread(
  pages: FocusPages,
  source: FocusPage,
  { votes, candidates }: DetectionOptions,
): Promise<DetectedGroup[]> {
  const found: DetectedGroup[] = [];
  for (const urls of longestGroups(pages, source).slice(0, candidates)) {
    const group = await vote(pages, urls, votes);
    if (group !== undefined && found.every(({ type }) => type !== group.type)) found.push(group);
    if (found.length === 2) break;
  }
  return found;
}

async function vote(
  pages: FocusPages,
  urls: readonly string[],
  votes: number,
): Promise<DetectedGroup | undefined> {
  const voters: FocusPage[] = [];
  const agreeing = (type: string) => voters.filter((voter) => voter.type === type);
  // A link that leads nowhere has no vote: another is asked instead.
  for (const url of pages.sample(urls, 2 * votes)) {
    const isSettled = ['index', 'thread', 'other'].some((type) => agreeing(type).length * 2 > votes);
    if (isSettled || voters.length >= votes || pages.isSpent) break;
    const seen = await pages.look(url);
    if (seen !== undefined) voters.push(seen);
  }
  for (const type of ['index', 'thread'] as const)
    if (agreeing(type).length * 2 > voters.length) return { type, urls, voters: agreeing(type) };
  return undefined;
}

/**
 * Links by the place they have in aligned records, places with the most anchor text first (lines 2 to 6). A front page
 * has a table for each category: the same column of all of them is one place.
 */
function longestGroups(pages: FocusPages, { page, structure }: FocusPage): string[][] {
  const { host } = new URL(page.url);
  const groups = new Map<string, { readonly urls: Set<string>; length: number }>();
  const taken = new Set<number>();
  // Regions contain each other; a link counts once, in the one with the most records: the rows, not the tables around.
  const regions = [...structure.regions].sort((a, b) => b.records.length - a.records.length);
  for (const region of regions)
    for (const { path, cells } of linkTable(structure, region).links)
      for (const link of cells) {
        if (link === undefined || taken.has(link.node) || new URL(link.url).host !== host) continue;
        taken.add(link.node);
        const place = `${region.location} ${path.replace(/ \d+$/, '')}`;
        const group = groups.get(place) ?? { urls: new Set<string>(), length: 0 };
        groups.set(place, group);
        group.urls.add(pages.clean(link.url));
        group.length += link.text.length;
      }
  return [...groups.values()]
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ urls }) => [...urls]);
}
