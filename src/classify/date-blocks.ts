// The smallest part of the page around each date that says something: a title to click on (a row of a list), or prose
// (a post). Unlike regions these need no repetition: a board with one thread and a thread with one post show them too.
import type { Link } from '../page/index.ts';
import type { PageStructure } from '../records/index.ts';
import { PROSE, SENTENCE, SENTENCE_END } from './date-pivots.ts';
import { type PageTop, pageTop } from './page-top.ts';
import { endsLine } from './prose-lines.ts';
import { linksWithin } from './row-titles.ts';

export interface DateBlocks {
  /** Parts with a title and nothing said, and those of them that also show a number: replies, views. */
  readonly rows: number;
  readonly countedRows: number;
  /** Those that show a name to click on, too. */
  readonly fullRows: number;
  /** Those that lead to where their title leads by another link, too: the last post, a picture, pages. */
  readonly doubledRows: number;
  /** Share of the text that stands in rows. */
  readonly rowShare: number;
  /** Parts in which somebody says something, and those of them with a name to click on or a picture. */
  readonly posts: number;
  readonly signedPosts: number;
  /** Those in which what is said stands before the date: descriptions of boards, teasers. */
  readonly saidBefore: number;
  /** Parts with both: teasers of articles, rows with excerpts. */
  readonly teasers: number;
  /** Share of the page's prose in posts. */
  readonly postProse: number;
}

const TITLE = 12;
const WORDS = /\S\s+\S/;
const DENSE_WORDS = 6;
// Scripts that write a word in one or two characters.
const DENSE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]/;
// A link to a date is no title; a title may name one.
const LONG_TITLE = 40;
const MIN_NAME = 2;
const MAX_NAME = 30;
const LETTER = /\p{L}/u;
// '12', 'Replies: 12', '12 odpowiedzi (3 nowe)'.
const MAX_COUNT = 40;
const DIGIT = /\p{Nd}/u;
// A sentence that ends before the line does; 'J. Smith' is none.
const ONE_MORE = /\p{L}{2}[.!?…。！？؟।]["'»”’)]*\s/u;
// What is told beside a date in one text: names and counts.
const DATE_LINE = 80;
// A row may describe what it leads to.
const MAX_DESCRIPTION = 200;
// A title of which so many last characters stand in the page's own title names the page: 'Re: …'.
const SAME_END = 16;
const MAX_CLIMB = 9;
// A date that all pages show may be that of a post, right beside what the post says; a clock stands far from it.
const MAX_CLIMB_AROUND = 3;
// A row has one title, one or two links to the last post, and few dates.
const MAX_ROW_TITLES = 3;
const MAX_ROW_DATES = 3;

/** Prefix sums over nodes: what a part holds is one subtraction. */
interface Sums {
  readonly prose: Float64Array;
  readonly titles: Int32Array;
  readonly names: Int32Array;
  readonly numbers: Int32Array;
  /** Headings that say what the page is about. */
  readonly headings: Int32Array;
}

/** Looks at the surroundings of every date. `isAround` marks what is no content; `weight` is the script's. */
export function dateBlocks(
  structure: PageStructure,
  isAround: Uint8Array,
  weight: number,
  top: PageTop = pageTop(structure),
): DateBlocks {
  const { page, facts } = structure;
  const { tree } = page;
  const sums = sumsOf(structure, isAround, weight, top);
  const within = (of: Float64Array | Int32Array, node: number) => of[tree.end[node]!]! - of[node]!;
  const seen = new Set<number>();
  let [rows, countedRows, fullRows, doubledRows] = [0, 0, 0, 0];
  let [posts, signedPosts, saidBefore, teasers] = [0, 0, 0, 0];
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
    if (said === 0 || describes(part, node)) {
      // Rows stand below what the page is about.
      if (within(sums.headings, part) > 0) continue;
      for (let up = tree.parent[part]!; up > 0 && isRow(up); up = tree.parent[up]!) part = up;
      if (seen.has(-part)) continue;
      seen.add(-part);
      rows++;
      if (within(sums.numbers, part) > 0) {
        countedRows++;
        if (within(sums.names, part) > 0) fullRows++;
      }
      if (isDoubled(page.links, part, tree.end[part]!)) doubledRows++;
      if (part >= rowsUntil) {
        inRows += within(facts.text, part);
        rowsUntil = tree.end[part]!;
      }
    } else if (within(sums.titles, part) > 0) teasers++;
    else {
      posts++;
      if (sums.prose[node]! > sums.prose[part]!) saidBefore++;
      if (within(sums.names, part) > 0 || within(facts.images, part) > 0) signedPosts++;
      if (part >= postsUntil) {
        inPosts += said;
        postsUntil = tree.end[part]!;
      }
    }
  }
  /** Something to click on, what it is about, counts, and when it last happened: a board with a description. */
  function describes(part: number, date: number): boolean {
    if (within(sums.prose, part) > MAX_DESCRIPTION) return false;
    let from = part;
    while (from < date && sums.prose[from] === sums.prose[part]) from++;
    const isCalled = [sums.names, sums.titles].some((of) => of[from]! > of[part]!);
    return from < date && isCalled && sums.numbers[date]! > sums.numbers[from]!;
  }
  function isRow(up: number): boolean {
    return (
      within(sums.prose, up) <= MAX_DESCRIPTION &&
      within(sums.headings, up) === 0 &&
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
    doubledRows,
    rowShare: inRows / Math.max(1, facts.text.at(-1)! - around),
    posts,
    signedPosts,
    saidBefore,
    teasers,
    // One sentence beside a date may be anything: a signature, a notice.
    postProse: inPosts / Math.max(PROSE, sums.prose.at(-1)!),
  };
}

/** Whether another of these nodes' links leads where the longest one leads, or below it, or says the same. */
function isDoubled(links: readonly Link[], from: number, to: number): boolean {
  let title: Link | undefined;
  const within = [...linksWithin(links, [{ from, to }])];
  for (const link of within) if (link.text.length > (title?.text.length ?? 0)) title = link;
  if (title === undefined) return false;
  const { url, text } = title;
  return within.some(
    (link) =>
      link !== title && (link.url.startsWith(url) || (link.text.length >= TITLE && text.endsWith(link.text))),
  );
}

function sumsOf(
  { page, facts }: PageStructure,
  isAround: Uint8Array,
  weight: number,
  { headings, trail }: PageTop,
): Sums {
  const { tree } = page;
  const sums: Sums = {
    prose: new Float64Array(tree.size + 1),
    titles: new Int32Array(tree.size + 1),
    names: new Int32Array(tree.size + 1),
    numbers: new Int32Array(tree.size + 1),
    headings: new Int32Array(tree.size + 1),
  };
  const isHeading = new Uint8Array(tree.size);
  for (const node of headings) {
    sums.headings[node + 1] = 1;
    isHeading.fill(1, node, tree.end[node]!);
  }
  const above = new Set(trail.map(({ url }) => url));
  const said = new Map<string, string>();
  for (const { node, url, text } of page.links) {
    if (isAround[node] !== 0) continue;
    const isDense = weight > 1.5 && DENSE.test(text);
    const length = text.length * (isDense ? weight : 1);
    if (length < LONG_TITLE && facts.dates[tree.end[node]!] !== facts.dates[node]) continue;
    const hasWords = WORDS.test(text) || (isDense && text.length >= DENSE_WORDS);
    if (length >= TITLE && hasWords) {
      // What says the same and leads elsewhere is a button.
      const isButton = said.has(text) && said.get(text) !== url;
      if (!isButton) said.set(text, url);
      if (url !== page.url && !isButton && !above.has(url) && !page.title.includes(text.slice(-SAME_END)))
        sums.titles[node + 1] = 1;
    } else if (text.length >= MIN_NAME && text.length <= MAX_NAME && LETTER.test(text))
      sums.names[node + 1] = 1;
  }
  let [plain, anchor, last, goesOn] = [0, 0, 0, false];
  const endLine = () => {
    const length = plain * weight;
    // 'Last post by: anna' is a label and a name, and ends with the name.
    const ends = (text: string) => (!goesOn && SENTENCE_END.test(text)) || ONE_MORE.test(text);
    const isSentence = length >= SENTENCE && ends(tree.text(last));
    if (plain > anchor && (length >= PROSE || isSentence)) sums.prose[last + 1] = length;
    [plain, anchor, goesOn] = [0, 0, false];
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
      // 'anna, 10 May 2025, 19:54 (3 replies)' is nothing said.
      if ((isDate && length < DATE_LINE) || isHeading[node] === 1) continue;
      plain += length - inLink;
      goesOn = length === inLink;
      if (!goesOn) last = node;
    } else if (endsLine(tree.tagId[node]!)) endLine();
  }
  endLine();
  for (const sum of Object.values(sums))
    for (let node = 1; node <= tree.size; node++) sum[node] = sum[node]! + sum[node - 1]!;
  return sums;
}
