// FoCUS algorithm 2: links with digits for text are page flips when the pages behind them have such links at the same
// place and are laid out alike. Printed, the algorithm knows digits only; property 1 in the paper's text also has 'special
// text such as "last"', which is how lists without numbers flip.
import type { Link, Page } from '../page/index.ts';
import type { FocusPage, FocusPages } from './focus-pages.ts';
import { flipEvidence } from './page-flips-candidates.ts';

// The paper downloads every URL of a group; the verdict of a few is the same.
const DOWNLOADS = 3;
// How much of the tag paths of two pages must be common.
const SIMILAR_LAYOUT = 0.6;

/** URLs of the page flips of an index or thread page, [] when it has none. */
export async function detectFlips(
  pages: FocusPages,
  source: FocusPage,
  of: 'index' | 'thread',
): Promise<string[]> {
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
  // On thread pages, arrows lead to the next thread as often, and its layout is the same.
  return of === 'index' ? singleFlips(pages, source) : [];
}

/**
 * Links with an arrow, or marked as leading on, whose destination has the same words at the same place with another URL
 * and is laid out alike (url-type-recognition, figure 5).
 */
async function singleFlips(pages: FocusPages, source: FocusPage): Promise<string[]> {
  const { host } = new URL(source.page.url);
  const special = flipEvidence(source.page)
    .candidates.filter(({ arrow, link }) => arrow === 'next' && new URL(link.url).host === host)
    .map(({ link }) => link);
  const found = new Set<string>();
  for (const link of special.slice(0, DOWNLOADS)) {
    const seen = await pages.look(link.url);
    if (seen === undefined || seen === source) continue;
    const isSame = seen.page.links.some(
      (other) => other.text === link.text && placeOf(other) === placeOf(link) && other.url !== link.url,
    );
    if (isSame && layoutLikeness(source.page, seen.page) >= SIMILAR_LAYOUT) found.add(pages.clean(link.url));
  }
  return [...found];
}

/** Only the steps next to the link: far above, class names may tell later pages from the first. */
function placeOf({ location }: Link): string {
  return location.slice(location.indexOf(':') + 1);
}

/** Links with digits for text, by place (property 1). */
function digitGroups(pages: FocusPages, { page }: FocusPage): Map<string, string[]> {
  const { host } = new URL(page.url);
  const groups = new Map<string, string[]>();
  for (const link of page.links) {
    const { text, url } = link;
    if (!/^\p{Nd}+$/u.test(text.trim()) || new URL(url).host !== host) continue;
    const place = placeOf(link);
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
