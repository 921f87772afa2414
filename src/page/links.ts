// The links of a page: every `<a href>` and `<area href>` that leads to another http(s) address, resolved and normalised.
import { Locations } from './location.ts';
import { tagId } from './tags.ts';
import { fold, foldedText } from './text.ts';
import type { Tree } from './tree.ts';
import type { Link } from './types.ts';
import { normaliseUrl, Resolver } from './url.ts';

const A = tagId('a');
const AREA = tagId('area');
const IMG = tagId('img');
const NO_RELATIONS: readonly string[] = [];
/** Schemes that are never crawled; checked before any parsing since forums are full of `javascript:` links. */
const OTHER_SCHEME = /^[\s\0]*(?!https?:)[a-z][a-z0-9+.-]*:/i;

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
  const locations = new Locations(tree);
  const links: Link[] = [];
  const { tagId: tags } = tree;
  for (let node = 0; node < tags.length; node++) {
    if (tags[node] !== A && tags[node] !== AREA) continue;
    const href = tree.attribute(node, 'href');
    if (href === undefined) continue;
    const target = OTHER_SCHEME.test(href) ? resolveOddScheme(href, resolver) : resolver.resolve(href);
    if (target === undefined) continue;
    links.push({
      url: target.url,
      fragment: target.fragment,
      text: anchorText(tree, node),
      rel: relations(tree, node),
      location: locations.of(node),
      node,
    });
  }
  return links;
}

/** `a:b.html` looks like a scheme but no browser knows it either: only tabs and newlines inside 'http' are forgiven. */
function resolveOddScheme(href: string, resolver: Resolver): ReturnType<Resolver['resolve']> {
  return /[\t\n\r]/.test(href) ? resolver.resolve(href) : undefined;
}

/** Lower-case tokens of `rel`. */
export function relations(tree: Tree, node: number): readonly string[] {
  const rel = tree.attribute(node, 'rel');
  if (rel === undefined) return NO_RELATIONS;
  return rel.toLowerCase().match(/\S+/g) ?? NO_RELATIONS;
}

/** What the link says: its text, else its title, aria-label, or the alt text of an image inside. */
export function anchorText(tree: Tree, node: number): string {
  const text = foldedText(tree, node);
  if (text !== '') return text;
  const label = fold(tree.attribute(node, 'title') ?? '') || fold(tree.attribute(node, 'aria-label') ?? '');
  if (label !== '') return label;
  const own = fold(tree.attribute(node, 'alt') ?? '');
  if (own !== '') return own;
  for (let at = node + 1; at < tree.end[node]!; at++) {
    if (tree.tagId[at] !== IMG) continue;
    const alt = fold(tree.attribute(at, 'alt') ?? '') || fold(tree.attribute(at, 'title') ?? '');
    if (alt !== '') return alt;
  }
  return '';
}
