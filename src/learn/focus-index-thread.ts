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

/** The links at one place of aligned records, places with the most anchor text first (lines 2 to 6). */
function longestGroups(pages: FocusPages, { page, structure }: FocusPage): string[][] {
  const { host } = new URL(page.url);
  const groups: { urls: string[]; length: number }[] = [];
  const taken = new Set<number>();
  for (const region of structure.regions)
    for (const { cells } of linkTable(structure, region).links) {
      const links = cells.filter((link) => link !== undefined && new URL(link.url).host === host);
      // Regions contain each other: the part of a group is no group of its own.
      if (links.every((link) => taken.has(link!.node))) continue;
      for (const link of links) taken.add(link!.node);
      const length = links.reduce((sum, link) => sum + link!.text.length, 0);
      groups.push({ urls: [...new Set(links.map((link) => pages.clean(link!.url)))], length });
    }
  return groups
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .map(({ urls }) => urls);
}
