// Tags in the rows of thread lists: links of one kind of which rows have none, one or several, and which come again in
// other rows.
import type { Link } from '../page/index.ts';
import type { IndexPage, ListRow } from './index-lists.ts';

const MAX_TAG = 40;

/** Places of links to tags, from rows of several pages. */
export function learnTags(rows: readonly ListRow[], pages: readonly IndexPage[]): string[] {
  const known = new Set(pages.flatMap(({ links }) => links.map(({ link }) => link)));
  const places = new Map<string, Link[][]>();
  for (const row of rows) {
    const here = new Map<string, Link[]>();
    for (const link of linksIn(row)) {
      if (known.has(link) || link.fragment !== '' || link.text === '' || link.text.length > MAX_TAG) continue;
      // The thread once more, by another address.
      if (link.text === row.known.link.text) continue;
      const group = here.get(link.location);
      if (group === undefined) here.set(link.location, [link]);
      else group.push(link);
    }
    for (const [place, links] of here) places.set(place, [...(places.get(place) ?? []), links]);
  }
  return [...places].filter(([, perRow]) => areTags(perRow, rows.length)).map(([place]) => place);
}

function areTags(perRow: readonly (readonly Link[])[], rowCount: number): boolean {
  // What every row has is its author, or its last post.
  if (perRow.length > 0.9 * rowCount || !perRow.some(({ length }) => length > 1)) return false;
  const texts = new Map<string, string>();
  const shapes = new Set<string>();
  let all = 0;
  for (const link of perRow.flat()) {
    // One tag, one address.
    if ((texts.get(link.url) ?? link.text) !== link.text || /^[\p{N}\p{P}\p{S}\s]+$/u.test(link.text))
      return false;
    texts.set(link.url, link.text);
    shapes.add(shapeOf(link.url));
    all++;
  }
  const isTwiceInARow = perRow.some((links) => new Set(links.map(({ url }) => url)).size < links.length);
  return shapes.size === 1 && texts.size < all && !isTwiceInARow;
}

/** All of a URL but its last word. */
function shapeOf(url: string): string {
  return url.replace(/[^/=]+\/?$/, '');
}

/** The tags of a row. */
export function tagsIn(row: ListRow, places: readonly string[]): string[] {
  const { text: title } = row.known.link;
  const tags = linksIn(row)
    .filter(({ location, text }) => places.includes(location) && text !== '' && text !== title)
    .map(({ text }) => text);
  return [...new Set(tags)];
}

function linksIn({ row: { page, roots } }: ListRow): Link[] {
  const end = page.tree.end[roots.at(-1)!]!;
  return page.links.filter(({ node }) => node >= roots[0]! && node < end);
}
