// Where quotes stand in bodies when no element says so: an element whose whole text is, again and again, part of what
// an earlier post of the same page says at another place. Earlier is what was written before: pages may show it below.
import { placeOf } from './post-furniture.ts';
import type { NameRanks, PostRow, Slot } from './post-rows.ts';
import { isUnreadTag, lineOf, linesOf } from './post-text.ts';

const MIN_LENGTH = 14;
const MAX_LENGTH = 3000;
// Quotes of posts on pages that were not read are matched by nothing.
const MIN_SHARE = 0.3;
const MAX_ROWS = 150;
const MAX_COMPARED = 200;
// 'Originally posted by Ann Lee' within the quote.
const MAX_HEADING = 80;

// Paragraphs, links and lists are how the writer sets their own words, also those that others used before.
const OWN_TAGS: ReadonlySet<string> = new Set(['p', 'a', 'ul', 'ol', 'li', 'dl', 'dt', 'dd']);

const squeeze = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/**
 * Places (see post-furniture.ts) of quotes. Blockquotes need no proof and are not looked for.
 * @param isNewestFirst whether pages begin with what was written last
 */
export function findQuotePlaces(
  rows: readonly PostRow[],
  body: Slot,
  ranks: NameRanks,
  isNewestFirst: boolean,
): string[] {
  const shown = [...rows.keys()].slice(0, MAX_ROWS);
  const written = isNewestFirst ? shown.reverse() : shown;
  const counts = new Map<string, { all: number; quoting: number }>();
  const texts: string[] = [];
  const saidAt: Map<string, string>[] = [];
  for (const [i, at] of written.entries()) {
    const row = rows[at]!;
    const { tree } = row.page;
    const root = body.path === '' ? row.roots[0]! : body.nodes[at]!;
    const own = new Map<string, string>();
    saidAt.push(own);
    if (root < 0) {
      texts.push('');
      continue;
    }
    for (let node = root + 1; node < tree.end[root]!; node++) {
      const innerUntil = row.inner.get(node);
      if (innerUntil !== undefined) node = innerUntil - 1;
      else if (tree.isText(node) || OWN_TAGS.has(tree.tag(node))) continue;
      else if (isUnreadTag(tree, node) || tree.tag(node) === 'blockquote') node = tree.end[node]! - 1;
      else {
        const length = row.facts.text[tree.end[node]!]! - row.facts.text[node]!;
        if (length < MIN_LENGTH || length > MAX_LENGTH) continue;
        const place = placeOf(tree, node, root, ranks);
        const count = counts.get(place) ?? { all: 0, quoting: 0 };
        counts.set(place, count);
        count.all++;
        const said = saidIn(linesOf(tree, node, tree.end[node]!));
        own.set(place, `${own.get(place) ?? ''} ${said[0] ?? ''}`);
        for (let j = i - 1; j >= 0 && rows[written[j]!]!.page === row.page; j--) {
          // 'Originally posted by Ann' and signatures say again what stood at their own place.
          const isSaid = (text: string): boolean =>
            texts[j]!.includes(text) && saidAt[j]!.get(place)?.includes(text) !== true;
          if (!said.some(isSaid)) continue;
          count.quoting++;
          break;
        }
      }
    }
    texts.push(squeeze(lineOf(tree, root, tree.end[root]!)));
  }
  const places = [...counts].filter(([, { all, quoting }]) => quoting >= 2 && quoting >= MIN_SHARE * all);
  // Around a quote stand its frame and its heading: the innermost place is what was said. Something that few of the
  // frames hold is a part of what was said.
  const isFrame = (place: string, all: number): boolean =>
    places.some(([inner, count]) => isRightInside(inner, place) && count.all >= MIN_SHARE * all);
  return places.filter(([place, { all }]) => !isFrame(place, all)).map(([place]) => place);
}

/** What an element may quote: all it says, or all below a first line that says of whom it is. */
function saidIn(text: string): string[] {
  const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  const below = squeeze(rest.join(' ')).slice(0, MAX_COMPARED);
  const all = squeeze([first, ...rest].join(' ')).slice(0, MAX_COMPARED);
  const isHeading = first.length <= MAX_HEADING && below.length >= MIN_LENGTH;
  return [all, ...(isHeading ? [below] : [])].filter((said) => said !== '');
}

/** Places are written as parent and element. */
function isRightInside(inner: string, outer: string): boolean {
  return (
    inner !== outer && inner.slice(0, inner.lastIndexOf('>')) === outer.slice(outer.lastIndexOf('>') + 1)
  );
}
