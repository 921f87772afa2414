// Which repeated structures of a page are its own. Boxes that most pages of a forum show alike (menus, latest posts, who is
// online) look like rows or posts, and a page without records, such as a profile, would be taken for what its boxes are.
import type { Tree } from '../../page/index.ts';
import type { PageStructure, Region } from '../../records/index.ts';

// As in the frame of a site: of fewer pages, what they share may be what they are about.
const MIN_SHARE = 0.5;
const MIN_PAGES = 3;

/** The pages of one forum seen so far. */
export class PageFrame {
  readonly #pagesWith = new Map<string, number>();
  #pages = 0;

  /** Counts a page. */
  add(structure: PageStructure): void {
    this.#pages++;
    for (const key of new Set(regionKeys(structure).values()))
      this.#pagesWith.set(key, (this.#pagesWith.get(key) ?? 0) + 1);
  }

  /** Regions of a page that few others show with the same texts, times left out, at the same place. */
  ownRegions(structure: PageStructure): Region[] {
    const keys = regionKeys(structure);
    const least = Math.max(MIN_PAGES, MIN_SHARE * this.#pages);
    return structure.regions.filter((region) => (this.#pagesWith.get(keys.get(region)!) ?? 0) < least);
  }
}

const known = new WeakMap<PageStructure, ReadonlyMap<Region, string>>();

/** Place and texts of each region of a page, times left out, as one key. */
export function regionKeys(structure: PageStructure): ReadonlyMap<Region, string> {
  let keys = known.get(structure);
  if (keys === undefined) {
    const { page, facts, regions } = structure;
    const { tree } = page;
    const sums = new Float64Array(tree.size + 1);
    for (let node = 0; node < tree.size; node++) {
      // '18 minutes ago' is another text on the next page, and names the same post.
      const isSaid =
        tree.isText(node) && facts.isUnread[node] === 0 && facts.dates[node + 1] === facts.dates[node];
      sums[node + 1] = sums[node]! + (isSaid ? hashOf(tree.text(node).trim()) : 0);
    }
    keys = new Map(
      regions.map((region) => {
        const sum = region.records.reduce((total, { first, end }) => total + sums[end]! - sums[first]!, 0);
        return [region, `${tagsAbove(tree, region.container)} ${region.records.length} ${sum}`];
      }),
    );
    known.set(structure, keys);
  }
  return keys;
}

/** The tags from the root down to an element. Class names are left out: those of the body tell kinds of pages apart. */
function tagsAbove(tree: Tree, element: number): string {
  const tags: string[] = [];
  for (let at = element; at > 0; at = tree.parent[at]!) tags.push(tree.tag(at));
  return tags.join('<');
}

/** 32 bits; sums of millions of them are exact. */
function hashOf(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
  return hash;
}
