// What HTML itself calls the surroundings of the content: navigation, asides, the page's header and footer.
import { type Tree, tagId } from '../page/index.ts';
import type { PageStructure } from '../records/index.ts';

const NAV = tagId('nav');
const ASIDE = tagId('aside');
const HEADER = tagId('header');
const FOOTER = tagId('footer');
// Posts have headers and footers too; those of the page are few, and stand in none of these.
const MAX_OF_PAGE = 2;
const CONTENT = new Set(['article', 'main', 'section', 'li', 'td'].map(tagId));

/** 1 for nodes inside surroundings, and for those known to be the site's frame. */
export function surroundingsOf({ page }: PageStructure, isFrame?: Uint8Array): Uint8Array {
  const { tree } = page;
  const isAround = isFrame === undefined ? new Uint8Array(tree.size) : isFrame.slice();
  const few = (name: string) => tree.elements(name).length <= MAX_OF_PAGE;
  const tags = new Set([NAV, ASIDE, ...(few('header') ? [HEADER] : []), ...(few('footer') ? [FOOTER] : [])]);
  for (let node = 1; node < tree.size; node++) {
    const tag = tree.tagId[node]!;
    if (!tags.has(tag) || ((tag === HEADER || tag === FOOTER) && isInContent(tree, node))) continue;
    isAround.fill(1, node, tree.end[node]!);
    node = tree.end[node]! - 1;
  }
  return isAround;
}

function isInContent({ tagId: tags, parent }: Tree, node: number): boolean {
  for (let up = parent[node]!; up > 0; up = parent[up]!) if (CONTENT.has(tags[up]!)) return true;
  return false;
}
