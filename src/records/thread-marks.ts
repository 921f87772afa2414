// Marks of threads in lists: which rows stand on top for good, and which threads take no more replies. A mark is anything
// some rows have and others lack: a class name, an icon, a word. What it means is told by where such rows stand (above
// newer ones) and by the words of the web and of many languages for these two things.
import type { ListRow } from './index-lists.ts';
import { directText } from './post-cells.ts';
import { wordMeaning } from './thread-mark-words.ts';

/** Marks that mean something on a site. */
export interface ThreadMarks {
  readonly sticky: readonly string[];
  readonly locked: readonly string[];
  /** Rows are in the order of their last posts, but for those that were put on top. */
  readonly isOrdered: boolean;
}

const MAX_MARK = 40;
const MAX_SHARE = 0.7;
const MAX_BREAKS = 0.4;
const TOLD_ATTRIBUTES = new Set([
  'alt',
  'title',
  'aria-label',
  'data-original-title',
  'data-tooltip',
  'data-icon',
]);
const ADDRESSES = new Set(['src', 'href', 'xlink:href', 'data-src']);

/** Everything a row may be marked by. */
export function marksOf({ row, known }: ListRow): Set<string> {
  const { tree } = row.page;
  const marks = new Set<string>();
  const title = known.link.node;
  for (const root of row.roots) {
    for (let node = root; node < tree.end[root]!; node++) {
      if (tree.isText(node)) continue;
      const isInTitle = node > title && node < tree.end[title]!;
      const tag = tree.tag(node);
      for (const [name, value] of tree.attributes(node)) {
        if (name === 'class') {
          for (const token of value.split(/\s+/))
            if (token !== '' && token.length <= MAX_MARK) marks.add(`.${token}`);
        } else if (TOLD_ATTRIBUTES.has(name)) {
          // A link's own title may be anything.
          if (tag !== 'a' && value !== '' && value.length <= MAX_MARK) marks.add(`=${value}`);
        } else if (ADDRESSES.has(name)) {
          if (tag === 'img' || tag === 'use')
            marks.add(
              `/${value
                .replace(/[?].*$/, '')
                .replace(/^.*[/#]/, '')
                .slice(0, MAX_MARK)}`,
            );
        } else if (value === '' || /^data-|^aria-/.test(name)) {
          if (value.length <= 12 && !/\d/.test(value)) marks.add(`[${name}=${value}]`);
        }
      }
      if (tag === 'a' || isInTitle) continue;
      for (const text of directText(row, node).split(/[[\]():,|·]+/)) {
        const word = text.trim();
        if (word !== '' && word.length <= MAX_MARK && !/\p{N}/u.test(word)) marks.add(`"${word}`);
      }
    }
  }
  return marks;
}

/** A page's rows in order, each with the time of its last post. */
export interface TimedRows {
  readonly marks: readonly ReadonlySet<string>[];
  readonly epochs: readonly (number | null)[];
}

/** What marks mean, from the lists of several pages. */
export function learnMarks(pages: readonly TimedRows[]): ThreadMarks {
  const all = pages.flatMap(({ marks }) => marks);
  const counts = new Map<string, number>();
  for (const marks of all) for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const broken = pages.map(breaksOf);
  const breaks = broken.flat().filter(Boolean).length;
  const isOrdered = all.length > 1 && breaks <= MAX_BREAKS * all.length;
  const sticky: string[] = [];
  const locked: string[] = [];
  for (const [mark, count] of counts) {
    if (count > MAX_SHARE * all.length && all.length > 3) continue;
    const meaning = wordMeaning(mark);
    if (meaning === 'locked') locked.push(mark);
    else if (meaning === 'sticky' || (isOrdered && breaks > 0 && standsOnTop(mark, pages, broken)))
      sticky.push(mark);
  }
  return { sticky, locked, isOrdered };
}

/** Which rows stand above newer ones. */
export function breaksOf({ epochs }: TimedRows): boolean[] {
  let newestBelow = Number.NEGATIVE_INFINITY;
  const isOlder = new Array<boolean>(epochs.length).fill(false);
  for (let i = epochs.length - 1; i >= 0; i--) {
    const epoch = epochs[i]!;
    if (epoch === null) continue;
    isOlder[i] = epoch < newestBelow;
    newestBelow = Math.max(newestBelow, epoch);
  }
  return isOlder;
}

/** Rows with the mark are the first of their pages and no others; most of them are older than what stands below. */
function standsOnTop(
  mark: string,
  pages: readonly TimedRows[],
  broken: readonly (readonly boolean[])[],
): boolean {
  let marked = 0;
  let older = 0;
  let unexplained = 0;
  for (const [p, { marks }] of pages.entries()) {
    let isPrefix = true;
    for (const [i, own] of marks.entries()) {
      if (own.has(mark)) {
        if (!isPrefix) return false;
        marked++;
        if (broken[p]![i]!) older++;
      } else {
        isPrefix = false;
        if (broken[p]![i]!) unexplained++;
      }
    }
  }
  return marked >= 2 && older >= 0.5 * marked && unexplained <= older / 4;
}
