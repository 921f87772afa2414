// FoCUS algorithm 2: links with digits for text are page flips when the pages behind them have such links at the same
// place and are laid out alike.
import type { Page } from '../page/index.ts';
import type { FocusPage, FocusPages } from './focus-pages.ts';

// The paper downloads every URL of a group; the verdict of a few is the same.
const DOWNLOADS = 3;
// How much of the tag paths of two pages must be common.
const SIMILAR_LAYOUT = 0.6;

/** URLs of the page flips of an index or thread page, [] when it has none. */
export async function detectFlips(pages: FocusPages, source: FocusPage): Promise<string[]> {
  for (const [place, urls] of digitGroups(pages, source)) {
    const others = urls.filter((url) => url !== source.url);
    const behind: FocusPage[] = [];
    for (const url of pages.sample(others, DOWNLOADS)) {
      const seen = await pages.look(url);
      if (seen !== undefined) behind.push(seen);
    }
    const areFlips = behind.every(
      (seen) =>
        digitGroups(pages, seen).has(place) && layoutLikeness(source.page, seen.page) >= SIMILAR_LAYOUT,
    );
    if (behind.length > 0 && areFlips) return others;
  }
  return [];
}

/** Links with digits for text, by place (property 1). */
function digitGroups(pages: FocusPages, { page }: FocusPage): Map<string, string[]> {
  const { host } = new URL(page.url);
  const groups = new Map<string, string[]>();
  for (const { text, url, location } of page.links) {
    if (!/^\p{Nd}+$/u.test(text.trim()) || new URL(url).host !== host) continue;
    // Only the steps next to the link: far above, class names may tell later pages from the first.
    const place = location.slice(location.indexOf(':') + 1);
    const group = groups.get(place) ?? [];
    groups.set(place, group);
    const bare = pages.clean(url);
    if (!group.includes(bare)) group.push(bare);
  }
  return groups;
}

/** Tree similarity: the share of paths of tags, from the root down, that two pages have in common (Dice). */
export function layoutLikeness(a: Page, b: Page): number {
  const ofA = tagPaths(a);
  const ofB = tagPaths(b);
  let shared = 0;
  for (const path of ofA) if (ofB.has(path)) shared++;
  return (2 * shared) / (ofA.size + ofB.size || 1);
}

const pathsOf = new WeakMap<Page, ReadonlySet<number>>();

function tagPaths(page: Page): ReadonlySet<number> {
  const known = pathsOf.get(page);
  if (known !== undefined) return known;
  const { tree } = page;
  const hashes = new Int32Array(tree.size);
  const paths = new Set<number>();
  for (let node = 0; node < tree.size; node++) {
    if (tree.isText(node)) continue;
    const above = node === 0 ? 0 : hashes[tree.parent[node]!]!;
    hashes[node] = Math.imul(above ^ tree.tagId[node]!, 0x01000193) + 0x9e3779b9;
    paths.add(hashes[node]!);
  }
  pathsOf.set(page, paths);
  return paths;
}
