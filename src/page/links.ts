// The links of a page: every `<a href>` and `<area href>` that leads to another http(s) address, resolved and normalised.
import { ATTRIBUTE, AttributeCursor } from './attributes.ts';
import { locationsOf } from './location.ts';
import { Resolver } from './resolver.ts';
import { tagId } from './tags.ts';
import { fold, foldedText } from './text.ts';
import type { Tree } from './tree.ts';
import type { Link } from './types.ts';
import { normaliseUrl } from './url.ts';

const A = tagId('a');
const AREA = tagId('area');
const IMG = tagId('img');
const NO_RELATIONS: readonly string[] = [];
const cursor = new AttributeCursor();
/** How far into a link its image is looked for. */
const MAX_IMAGE_NODES = 200;

/** The URL relative addresses of a page start from: `<base href>`, else the page's own. */
export function baseUrl(tree: Tree, url: string): string {
  for (const node of tree.elements('base')) {
    const href = tree.attribute(node, 'href');
    if (href !== undefined) return normaliseUrl(href, url) ?? url;
  }
  return url;
}

/** All links in document order, duplicates included. */
export function readLinks(tree: Tree, base: string): Link[] {
  const resolver = new Resolver(base);
  const locations = locationsOf(tree);
  const links: Link[] = [];
  const { tagId: tags, source } = tree;
  for (let node = 0; node < tags.length; node++) {
    if (tags[node] !== A && tags[node] !== AREA) continue;
    // One walk over the tag for both attributes.
    let hrefStart = -1;
    let hrefEnd = -1;
    let rel = NO_RELATIONS;
    cursor.begin(source, tree.start[node]! + (tags[node] === A ? 2 : 5));
    while (cursor.next() === ATTRIBUTE) {
      if (hrefStart < 0 && cursor.isNamed('href')) {
        hrefStart = cursor.valueStart;
        hrefEnd = cursor.valueEnd;
      } else if (rel === NO_RELATIONS && cursor.isNamed('rel')) rel = tokens(cursor.value());
    }
    if (hrefStart < 0) continue;
    const target = resolver.resolve(source, hrefStart, hrefEnd);
    if (target === undefined) continue;
    links.push({
      url: target.url,
      fragment: target.fragment,
      text: anchorText(tree, node),
      rel,
      location: locations.of(node),
      node,
    });
  }
  return links;
}

/** Lower-case tokens of `rel`. */
export function relations(tree: Tree, node: number): readonly string[] {
  const rel = tree.attribute(node, 'rel');
  if (rel === undefined) return NO_RELATIONS;
  return tokens(rel);
}

function tokens(value: string): readonly string[] {
  return value.toLowerCase().match(/\S+/g) ?? NO_RELATIONS;
}

/** What the link says: its text, else its title, aria-label, or the alt text of an image inside. */
export function anchorText(tree: Tree, node: number): string {
  const text = foldedText(tree, node);
  if (text !== '') return text;
  const label = fold(tree.attribute(node, 'title') ?? '') || fold(tree.attribute(node, 'aria-label') ?? '');
  if (label !== '') return label;
  const own = fold(tree.attribute(node, 'alt') ?? '');
  if (own !== '') return own;
  const last = Math.min(tree.end[node]!, node + MAX_IMAGE_NODES);
  for (let at = node + 1; at < last; at++) {
    if (tree.tagId[at] !== IMG) continue;
    const alt = fold(tree.attribute(at, 'alt') ?? '') || fold(tree.attribute(at, 'title') ?? '');
    if (alt !== '') return alt;
  }
  return '';
}
