// FoCUS 4.3.1.2, property 2: 'they appear at the same location in the DOM tree'. The location of a link, equal on the
// pages of one layout: its tags from the body down, with the class names of the nearest elements around it.
import type { Link, Page, Tree } from '../../page/index.ts';

// Far above, class names tell later pages from the first ('paged'); near the link they tell the pager of a list from the
// small pagers in its rows. The link's own say 'first' and 'last'.
const NAMED_STEPS = 4;

const known = new WeakMap<Page, ReadonlyMap<number, string>>();

/** Locations of a page's links by node. */
export function linkPlaces(page: Page): ReadonlyMap<number, string> {
  let places = known.get(page);
  if (places === undefined) {
    places = new Map(page.links.map((link) => [link.node, placeIn(page.tree, link.node)]));
    known.set(page, places);
  }
  return places;
}

/** Location of a link of a page. */
export function placeOf(page: Page, { node }: Pick<Link, 'node'>): string {
  return linkPlaces(page).get(node) ?? placeIn(page.tree, node);
}

function placeIn(tree: Tree, node: number): string {
  let place = tree.tag(node);
  let steps = 0;
  for (let up = tree.parent[node]!; up > 0 && tree.tag(up) !== 'body'; up = tree.parent[up]!) {
    place = `${steps++ < NAMED_STEPS ? stepOf(tree, up) : tree.tag(up)}>${place}`;
  }
  return place;
}

/** Tag and class names of an element, without numbers: `tr.row`, `div.pagination`. */
export function stepOf(tree: Tree, node: number): string {
  const names = tree.classes(node).map((name) => name.replace(/\d+/g, ''));
  return [tree.tag(node), ...names.filter((name) => name !== '').sort()].join('.');
}
