// Whether a list of a page alone lists threads or boards. No single sign is certain: threads are in order of their last
// posts, boards in an order of their own; rows of boards name the thread of the last post, rows of threads have pagers.
import { hasDate, type Page } from '../page/index.ts';
import { type IndexList, type IndexRow, type PageStructure, textWeight } from '../records/index.ts';
import { findRowFlips } from './page-flips.ts';
import type { CoarseShape } from './url-shapes.ts';

// Rows in order of time, or out of it, count in full from here on: two of three are in order by chance.
const ENOUGH_ROWS = 8;
const ORDER = 2;
const OWN_ADDRESS = 4;
const PAGERS = 3;
const LAST_TITLE = 3;
const DESCRIPTION = 1;
const NO_ANSWERS = 1;
const TITLE_LENGTH = 1;
const SHORT_TITLE = 18;
const LONG_TITLE = 30;
// A name has one word or two, a title mostly more.
const MIN_TITLE_WORDS = 3;
const MIN_TITLE_WEIGHT = 12;

/** A list, and what its own template says of it. */
interface RatedList {
  readonly template: Pick<IndexList['template'], 'kind' | 'description'>;
  readonly rows: readonly IndexRow[];
}

/** Above 0 for threads, below for boards; the further, the surer. `shape`: of the addresses of its rows. */
export function threadScore(
  { page, facts }: PageStructure,
  { template, rows }: RatedList,
  shape: string,
  shapes: (url: string) => CoarseShape,
): number {
  const timed = rows.filter(({ lastPostAt }) => lastPostAt !== null).length;
  let score = (template.kind === 'thread' ? ORDER : -ORDER) * Math.min(1, timed / ENOUGH_ROWS);
  // A page lists boards below it by addresses like its own.
  const own = shapes(page.url);
  if (own.isTelling && own.shape === shape) score -= OWN_ADDRESS;
  const pagers = findRowFlips(page).flatMap(({ base }) => (base === null ? [] : [base.url]));
  if (rows.some(({ url }) => pagers.includes(url))) score += PAGERS;
  if (namesLastThread(page, facts.dates, rows, shape, shapes)) score -= LAST_TITLE;
  if (template.description.length > 0) score -= DESCRIPTION;
  const counted = rows.filter(({ replies }) => replies !== null);
  const unanswered = counted.filter(({ replies, views }) => replies === 0 && views !== 0).length;
  if (unanswered > 0.1 * counted.length) score += NO_ANSWERS;
  const length = rows.reduce((sum, { title }) => sum + textWeight(title), 0) / rows.length;
  if (length < SHORT_TITLE) score -= TITLE_LENGTH;
  if (length > LONG_TITLE) score += TITLE_LENGTH;
  return score;
}

/** Whether rows name something beside the date of the last post that is no person: the thread it was written in. */
function namesLastThread(
  page: Page,
  dates: PageStructure['facts']['dates'],
  rows: readonly IndexRow[],
  shape: string,
  shapes: (url: string) => CoarseShape,
): boolean {
  const { tree } = page;
  const titles = rows.flatMap((row) => {
    const last = page.links.find(({ node, text, url }) => {
      if (node <= row.link.node || node >= row.end) return false;
      if (shapes(url).shape === shape) return false;
      if (textWeight(text) < MIN_TITLE_WEIGHT || isOfFewWords(text) || hasDate(text)) return false;
      // The thread's own title again, on the way to its last post.
      if (text.includes(row.title)) return false;
      return isBesideDate(tree, dates, row, node);
    });
    return last === undefined ? [] : [last.text];
  });
  return titles.length >= 0.4 * rows.length && new Set(titles).size > 0.5 * titles.length;
}

/** Scripts without spaces have no words to count. */
function isOfFewWords(text: string): boolean {
  return textWeight(text) < 2 * text.length && text.trim().split(/\s+/u).length < MIN_TITLE_WORDS;
}

/** Whether a node of a row stands with a date where the row's title does not. */
export function isBesideDate(
  { parent, end }: Page['tree'],
  dates: PageStructure['facts']['dates'],
  row: IndexRow,
  node: number,
): boolean {
  let at = node;
  while (at > row.node && dates[end[at]!]! === dates[at]!) at = parent[at]!;
  return at > row.node && (row.link.node < at || row.link.node >= end[at]!);
}
