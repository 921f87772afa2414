// How deep links of one kind stand below each other: lists within lists, or rows that are moved in.
import { FORMATTING, type Link, type Page, TAG_BITS, type Tree } from '../page/index.ts';
import { parentsOf } from './post-indent.ts';

// Far more than any indentation, far less than would mix up levels of nesting.
const NESTING = 1e5;
// Leading blanks that stand for one step, and how far before a link they are looked for.
const BLANK_WIDTH = 4;
const SIDE = /(?:^|[;\s])(?:margin|padding)-(?:left|inline-start)\s*:\s*(\d+(?:\.\d+)?)/i;

/** For each of the links, in document order, the index of the one it stands below, or -1. */
export function linkParents({ tree }: Pick<Page, 'tree'>, links: readonly Link[]): number[] {
  return parentsOf(links.map(({ node }) => levelOf(tree, node)));
}

function levelOf(tree: Tree, link: number): number {
  let level = spaceBefore(tree, link);
  for (let node = tree.parent[link]!; node >= 0; node = tree.parent[node]!) {
    if ((TAG_BITS[tree.tagId[node]!]! & FORMATTING) === 0 && tree.tag(node) !== 'span') level += NESTING;
    const [, side] = SIDE.exec(tree.attribute(node, 'style') ?? '') ?? [];
    if (side !== undefined) level += Math.min(Number(side), NESTING / 100);
  }
  return level;
}

/** Blanks and spacers right before a link, within its block. */
function spaceBefore(tree: Tree, link: number): number {
  let block = link;
  while (tree.parent[block]! > 0 && (TAG_BITS[tree.tagId[block]!]! & FORMATTING) !== 0)
    block = tree.parent[block]!;
  let space = 0;
  for (let node = block + 1; node < link; node++) {
    if (tree.isText(node)) {
      const text = tree.text(node);
      const blanks = /[\u00a0\u2003\u3000]+/.exec(text)?.[0].length ?? 0;
      space = (text.trim() === '' ? space : 0) + blanks * BLANK_WIDTH;
    } else if (tree.tag(node) === 'img') {
      const width = Number(tree.attribute(node, 'width') ?? 0);
      if (width > 0 && width < NESTING / 100) space += width;
    }
  }
  return space;
}
