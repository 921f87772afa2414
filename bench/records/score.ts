// Record boundaries against the posts a page is known to hold: ComCrawler's accuracy (equation 3) and precision.
import type { Page } from '../../src/page/index.ts';
import { type PageText, pageText, squeeze } from './page-text.ts';

/** A post as the truth has it: how its text begins and ends, letters and digits only. */
export interface WantedPost {
  readonly head: string;
  readonly tail: string;
}

const HEAD_LENGTH = 60;
const TAIL_LENGTH = 30;
/** Shorter texts stand anywhere (titles, "solved, thank you") and prove nothing. */
const TELLING_LENGTH = 30;

/** Ends of a post's text; undefined when nothing of it could be found again (pictures, smilies). */
export function wantedPost(head: string, tail = head): WantedPost | undefined {
  const post = { head: squeeze(head).slice(0, HEAD_LENGTH), tail: squeeze(tail).slice(-TAIL_LENGTH) };
  return post.head === '' ? undefined : post;
}

/** Ranges of nodes that belong to one record, those of records nested in it left out. */
export type FoundRecord = readonly { readonly from: number; readonly to: number }[];

/** What a detector sees: sections, each a list of records. */
export type Detection = readonly (readonly FoundRecord[])[];

export interface PageScore {
  /** Equation 3: the best section's correctly extracted posts / posts of the page. */
  readonly accuracy: number;
  /** Correct records / all records of that section. */
  readonly precision: number;
  readonly correct: number;
  readonly records: number;
  /** Posts that no record of that section holds alone. */
  readonly missed: readonly number[];
}

/** `unreadable`: posts on the page without words to know them by (pictures only); their records are no mistakes. */
export function scorePage(
  page: Page,
  posts: readonly WantedPost[],
  detection: Detection,
  unreadable = 0,
): PageScore {
  const text = pageText(page.tree);
  let best: PageScore = { accuracy: 0, precision: 0, correct: 0, records: 0, missed: [...posts.keys()] };
  for (const section of detection) {
    const score = scoreSection(text, posts, section, unreadable);
    if (score.correct > best.correct || (score.correct === best.correct && score.precision > best.precision))
      best = score;
  }
  return best;
}

function scoreSection(
  text: PageText,
  posts: readonly WantedPost[],
  section: readonly FoundRecord[],
  unreadable: number,
): PageScore {
  const records = section.map((ranges) => ranges.map(({ from, to }) => text.between(from, to)).join(''));
  const isRight = records.map((record) => posts.map((_, post) => holdsOnly(record, posts, post)));
  // Longest common subsequence: records and posts pair up in order, each at most once.
  const rows = records.length;
  const best = Array.from({ length: rows + 1 }, () => new Int32Array(posts.length + 1));
  for (let r = rows - 1; r >= 0; r--)
    for (let p = posts.length - 1; p >= 0; p--)
      best[r]![p] = isRight[r]![p] ? best[r + 1]![p + 1]! + 1 : Math.max(best[r + 1]![p]!, best[r]![p + 1]!);
  const matched = new Set<number>();
  for (let r = 0, p = 0; r < rows && p < posts.length; ) {
    if (isRight[r]![p]) {
      matched.add(p);
      r++;
      p++;
    } else if (best[r + 1]![p]! >= best[r]![p + 1]!) r++;
    else p++;
  }
  return {
    accuracy: matched.size / posts.length,
    precision: matched.size === 0 ? 0 : (matched.size + Math.min(unreadable, rows - matched.size)) / rows,
    correct: matched.size,
    records: rows,
    missed: [...posts.keys()].filter((post) => !matched.has(post)),
  };
}

/** Whether a record holds a post from its head to its tail, and no other post beside it (one inside it is a quote). */
function holdsOnly(record: string, posts: readonly WantedPost[], index: number): boolean {
  const { head, tail } = posts[index]!;
  const from = record.indexOf(head);
  if (from < 0) return false;
  const to = record.lastIndexOf(tail);
  if (to < 0 || to + tail.length < from + head.length) return false;
  return posts.every((other, i) => {
    if (i === index || other.head.length < TELLING_LENGTH) return true;
    const at = record.indexOf(other.head);
    if (at < 0 || record.indexOf(other.tail, at) < 0) return true;
    return at >= from && at < to + tail.length;
  });
}
