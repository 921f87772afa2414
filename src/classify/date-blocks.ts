// The smallest part of the page around each date that says something: a title to click on (a row of a list), or prose
// (a post). Unlike regions these need no repetition: a board with one thread and a thread with one post show them too.
import { BLOCK, TAG_BITS, tagId } from '../page/index.ts';
import type { PageStructure } from '../records/index.ts';
import { PROSE, SENTENCE, SENTENCE_END } from './date-pivots.ts';

export interface DateBlocks {
  /** Parts with a title and nothing said, and those of them that also show a number: replies, views. */
  readonly rows: number;
  readonly countedRows: number;
  /** Those that show a name to click on, too. */
  readonly fullRows: number;
  /** Share of the text that stands in rows. */
  readonly rowShare: number;
  /** Parts in which somebody says something, and those of them with a name to click on or a picture. */
  readonly posts: number;
  readonly signedPosts: number;
  /** Parts with both: teasers of articles, rows with excerpts. */
  readonly teasers: number;
  /** Share of the page's prose in posts. */
  readonly postProse: number;
}

const TITLE = 12;
const WORDS = /\S\s+\S/;
const DENSE_WORDS = 6;
const MIN_NAME = 2;
const MAX_NAME = 30;
const LETTER = /\p{L}/u;
// '12', 'Replies: 12', '12 odpowiedzi (3 nowe)'.
const MAX_COUNT = 40;
const DIGIT = /\p{Nd}/u;
// A title of which so many last characters stand in the page's own title names the page: 'Re: …'.
const SAME_END = 16;
const MAX_CLIMB = 9;
// A date that all pages show may be that of a post, right beside what the post says; a clock stands far from it.
const MAX_CLIMB_AROUND = 3;
// A row has one title, one to the last post, and few dates.
const MAX_ROW_TITLES = 2;
const MAX_ROW_DATES = 3;
const BR = tagId('br');

/** Prefix sums over nodes: what a part holds is one subtraction. */
interface Sums {
  readonly prose: Float64Array;
  readonly titles: Int32Array;
  readonly names: Int32Array;
  readonly numbers: Int32Array;
}

/** Looks at the surroundings of every date. `isAround` marks what is no content; `weight` is the script's. */
export function dateBlocks(structure: PageStructure, isAround: Uint8Array, weight: number): DateBlocks {
  const { page, facts } = structure;
  const { tree } = page;
  const sums = sumsOf(structure, isAround, weight);
  const within = (of: Float64Array | Int32Array, node: number) => of[tree.end[node]!]! - of[node]!;
  const seen = new Set<number>();
  let [rows, countedRows, fullRows, posts, signedPosts, teasers] = [0, 0, 0, 0, 0, 0];
  let [inRows, rowsUntil, inPosts, postsUntil] = [0, 0, 0, 0];
  for (let node = 1; node < tree.size; node++) {
    if (facts.dates[node + 1] === facts.dates[node]) continue;
    const mostClimbed = isAround[node] === 0 ? MAX_CLIMB : MAX_CLIMB_AROUND;
    let part = node;
    let climbed = 0;
    while (
      part > 0 &&
      climbed < mostClimbed &&
      within(sums.prose, part) === 0 &&
      within(sums.titles, part) === 0
    ) {
      part = tree.parent[part]!;
      climbed++;
    }
    if (part <= 0 || climbed === mostClimbed || seen.has(part)) continue;
    seen.add(part);
    const said = within(sums.prose, part);
    if (said === 0) {
      for (let up = tree.parent[part]!; up > 0 && isRow(up); up = tree.parent[up]!) part = up;
      if (seen.has(-part)) continue;
      seen.add(-part);
      rows++;
      if (within(sums.numbers, part) > 0) {
        countedRows++;
        if (within(sums.names, part) > 0) fullRows++;
      }
      if (part >= rowsUntil) {
        inRows += within(facts.text, part);
        rowsUntil = tree.end[part]!;
      }
    } else if (within(sums.titles, part) > 0) teasers++;
    else {
      posts++;
      if (within(sums.names, part) > 0 || within(facts.images, part) > 0) signedPosts++;
      if (part >= postsUntil) {
        inPosts += said;
        postsUntil = tree.end[part]!;
      }
    }
  }
  function isRow(up: number): boolean {
    return (
      within(sums.prose, up) === 0 &&
      within(sums.titles, up) <= MAX_ROW_TITLES &&
      facts.dates[tree.end[up]!]! - facts.dates[up]! <= MAX_ROW_DATES
    );
  }
  let around = 0;
  for (let node = 1; node < tree.size; node++)
    if (isAround[node] !== 0 && tree.isText(node)) around += facts.text[node + 1]! - facts.text[node]!;
  return {
    rows,
    countedRows,
    fullRows,
    rowShare: inRows / Math.max(1, facts.text.at(-1)! - around),
    posts,
    signedPosts,
    teasers,
    postProse: inPosts / Math.max(1, sums.prose.at(-1)!),
  };
}

function sumsOf({ page, facts }: PageStructure, isAround: Uint8Array, weight: number): Sums {
  const { tree } = page;
  const sums: Sums = {
    prose: new Float64Array(tree.size + 1),
    titles: new Int32Array(tree.size + 1),
    names: new Int32Array(tree.size + 1),
    numbers: new Int32Array(tree.size + 1),
  };
  for (const { node, url, text } of page.links) {
    if (isAround[node] !== 0 || facts.dates[tree.end[node]!] !== facts.dates[node]) continue;
    const length = text.length * weight;
    const hasWords = WORDS.test(text) || (weight > 1.5 && text.length >= DENSE_WORDS);
    if (length >= TITLE && hasWords) {
      if (url !== page.url && !page.title.includes(text.slice(-SAME_END))) sums.titles[node + 1] = 1;
    } else if (text.length >= MIN_NAME && text.length <= MAX_NAME && LETTER.test(text))
      sums.names[node + 1] = 1;
  }
  let [plain, anchor, last] = [0, 0, 0];
  const endLine = () => {
    const length = plain * weight;
    if (plain > anchor && (length >= PROSE || (length >= SENTENCE && SENTENCE_END.test(tree.text(last)))))
      sums.prose[last + 1] = length;
    plain = 0;
    anchor = 0;
  };
  for (let node = 1; node < tree.size; node++) {
    if (facts.isUnread[node] !== 0 || isAround[node] !== 0) continue;
    if (tree.isText(node)) {
      const length = facts.text[node + 1]! - facts.text[node]!;
      if (length === 0) continue;
      const inLink = facts.anchorText[node + 1]! - facts.anchorText[node]!;
      const isDate = facts.dates[node + 1] !== facts.dates[node];
      if (inLink === 0 && !isDate && length <= MAX_COUNT && DIGIT.test(tree.text(node)))
        sums.numbers[node + 1] = 1;
      anchor += inLink;
      plain += length - inLink;
      if (length > inLink) last = node;
    } else {
      const tag = tree.tagId[node]!;
      if (tag === BR || ((TAG_BITS[tag] ?? 0) & BLOCK) !== 0) endLine();
    }
  }
  endLine();
  for (const sum of [sums.prose, sums.titles, sums.names, sums.numbers])
    for (let node = 1; node <= tree.size; node++) sum[node] = sum[node]! + sum[node - 1]!;
  return sums;
}
