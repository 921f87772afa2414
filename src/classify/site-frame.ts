// The frame of a site: texts and links that most of its pages show at the same place. Menus, and boxes of latest posts
// and of who is online, which look like rows and posts in all but this.
import type { PageStructure } from '../records/index.ts';
import { PagePlaces } from './page-places.ts';

const MIN_SHARE = 0.5;
// What two pages share may be what they are about.
const MIN_PAGES = 3;

/** What a page shows that could be part of the frame: a key for each leaf. */
export type FrameLeaves = ReadonlyMap<number, string>;

/** For each page, 1 for the nodes of its frame. Of one or two pages nothing is known. */
export function siteFrame(structures: readonly PageStructure[]): Uint8Array[] {
  const leaves = structures.map(frameLeaves);
  const keys = frameKeys(leaves);
  return structures.map((structure, at) => framedNodes(structure, leaves[at]!, keys));
}

/** What most pages show. */
export function frameKeys(pages: readonly FrameLeaves[]): Set<string> {
  const counts = new Map<string, number>();
  for (const leaves of pages)
    for (const key of new Set(leaves.values())) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(MIN_PAGES, MIN_SHARE * pages.length);
  return new Set([...counts].filter(([, count]) => count >= least).map(([key]) => key));
}

/** 1 for the nodes of a page that show such leaves. */
export function framedNodes(
  { page: { tree } }: PageStructure,
  leaves: FrameLeaves,
  keys: ReadonlySet<string>,
): Uint8Array {
  const isFrame = new Uint8Array(tree.size);
  for (const [node, key] of leaves) if (keys.has(key)) isFrame.fill(1, node, tree.end[node]!);
  return isFrame;
}

/** Links with their targets, and texts outside of links, each with its place. */
export function frameLeaves({ page, facts }: PageStructure): FrameLeaves {
  const { tree } = page;
  const keys = new Map<number, string>();
  const places = new PagePlaces(tree);
  for (const { node, url } of page.links) keys.set(node, `${places.of(node)} ${url}`);
  for (let node = 1; node < tree.size; node++) {
    if (keys.has(node)) {
      node = tree.end[node]! - 1;
      continue;
    }
    const isText = tree.isText(node) && facts.text[node + 1] !== facts.text[node];
    if (isText) keys.set(node, `${places.of(tree.parent[node]!)} ${tree.text(node).trim()}`);
  }
  return keys;
}
