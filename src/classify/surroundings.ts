// What HTML itself calls the surroundings of the content: navigation, asides, the page's header and footer.
import { tagId } from '../page/index.ts';
import type { PageStructure } from '../records/index.ts';

const NAV = tagId('nav');
const ASIDE = tagId('aside');
const HEADER = tagId('header');
const FOOTER = tagId('footer');
// Posts have headers and footers too; those of the page are few.
const MAX_OF_PAGE = 2;

/** 1 for nodes inside surroundings, and for those known to be the site's frame. */
export function surroundingsOf({ page }: PageStructure, isFrame?: Uint8Array): Uint8Array {
  const { tree } = page;
  const isAround = isFrame === undefined ? new Uint8Array(tree.size) : isFrame.slice();
  const few = (name: string) => tree.elements(name).length <= MAX_OF_PAGE;
  const tags = new Set([NAV, ASIDE, ...(few('header') ? [HEADER] : []), ...(few('footer') ? [FOOTER] : [])]);
  for (let node = 1; node < tree.size; node++) {
    if (!tags.has(tree.tagId[node]!)) continue;
    isAround.fill(1, node, tree.end[node]!);
    node = tree.end[node]! - 1;
  }
  return isAround;
}
