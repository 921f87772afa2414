// What the data a page carries for its scripts tells of the posts that the page shows. Nobody says which key is what: the
// objects that hold the posts' texts are found, and a key beside the text that holds a moment in each of them, in the
// order of the posts, is when they were written; one that holds the names shown is who wrote them.
import { embeddedJson, type Page } from '../page/index.ts';
import { type Moment, momentOf } from './payload-moment.ts';
import { answersOf, numberPath } from './payload-numbers.ts';
import { type DataRecord, recordKinds } from './payload-records.ts';
import { payloadTexts } from './payload-texts.ts';
import type { ExtractedPost } from './post-types.ts';

/** What data adds to a post; '' what it does not tell. */
export interface PayloadPost {
  readonly author: string;
  /** ISO 8601. */
  readonly created: string;
  /** Its number in the thread, or null. */
  readonly number: number | null;
  /** Which post it answers: its position on the page, else its number; null where that is not told. */
  readonly answers: number | null;
  readonly answersNumber: number | null;
}

// Of the posts of a page, so many have their text in the data; else it is of something else.
const MOST = 0.8;
const DAY_MS = 86_400_000;

/** Of each post what data says; undefined when it says nothing of posts. */
export function payloadPosts(
  page: Page,
  posts: readonly ExtractedPost[],
): readonly (PayloadPost | undefined)[] | undefined {
  if (posts.length === 0 || embeddedJson(page.tree).length === 0) return undefined;
  const kinds = recordKinds(payloadTexts(page, posts.map(readingsOf)), posts);
  const told = new Array<PayloadPost | undefined>(posts.length).fill(undefined);
  let known = 0;
  for (const records of kinds) {
    const fresh = records.filter(({ at }) => told[at] === undefined);
    if (fresh.length === 0) continue;
    const times = timesOf(fresh, posts, page.writtenAt);
    const names = namesOf(fresh, posts);
    const numbered = numberPath(fresh);
    const answers = answersOf(fresh, numbered);
    for (const [i, { at, leaves }] of fresh.entries()) {
      told[at] = {
        author: names?.[i] ?? '',
        created: times?.[i]?.iso ?? '',
        number: numbered === undefined ? null : (leaves.get(numbered) as number),
        answers: answers[i]!.position,
        answersNumber: answers[i]!.number,
      };
      known++;
    }
  }
  return known >= MOST * posts.length ? told : undefined;
}

/** What data may hold of a post: all it says, or all but what it quotes. */
function readingsOf({ text, quotes }: ExtractedPost): string[] {
  const own = quotes.reduce((rest, quote) => rest.replace(quote.text, ''), text);
  return own === text ? [text] : [text, own];
}

/** When each record was written: the values at the place that fits best, or undefined. */
function timesOf(
  records: readonly DataRecord[],
  posts: readonly ExtractedPost[],
  now: number,
): readonly Moment[] | undefined {
  const inOrder = [...records].sort((a, b) => a.at - b.at);
  let best: { readonly moments: readonly Moment[]; readonly rank: readonly number[] } | undefined;
  for (const path of records[0]!.leaves.keys()) {
    const moments = records.map(({ leaves }) => momentOf(leaves.get(path), now));
    if (!moments.every((moment) => moment !== undefined)) continue;
    if (!agrees(records, moments, posts)) continue;
    const ordered = inOrder.map((record) => moments[records.indexOf(record)]!.ms);
    const backwards = ordered.filter((ms, i) => i > 0 && ms < ordered[i - 1]!).length;
    const isAlike = ordered.length > 1 && new Set(ordered).size === 1;
    const [up, ...names] = path.split('.');
    // What stands nearest is of the text itself; what lies deeper, or is the same in all, of its author or thread.
    const rank = [isAlike ? 1 : 0, Number(up) + names.length, backwards, moments[0]!.ms];
    if (best === undefined || isBefore(rank, best.rank)) best = { moments, rank };
  }
  return best?.moments;
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at]! < b[at]!;
}

/** Whether moments are those that the page shows, where it shows any. */
function agrees(
  records: readonly DataRecord[],
  moments: readonly Moment[],
  posts: readonly ExtractedPost[],
): boolean {
  let shown = 0;
  let same = 0;
  for (const [i, { at }] of records.entries()) {
    const time = posts[at]!.time;
    if (time === null || time.precision === 'month' || time.precision === 'year') continue;
    const { year, month, day } = time.local;
    shown++;
    if (Math.abs(Date.UTC(year, month - 1, day) - moments[i]!.ms) <= 2 * DAY_MS) same++;
  }
  return same >= MOST * shown;
}

/** Who wrote each record, where the page leaves some out: the values at the place that holds the names it shows. */
function namesOf(
  records: readonly DataRecord[],
  posts: readonly ExtractedPost[],
): readonly string[] | undefined {
  const shown = records.map(({ at }) => posts[at]!.author.name);
  const named = shown.filter((name) => name !== '').length;
  if (named === shown.length || named < 2) return undefined;
  for (const path of records[0]!.leaves.keys()) {
    const names = records.map(({ leaves }) => leaves.get(path));
    if (!names.every((name) => typeof name === 'string')) continue;
    if (names.filter((name, i) => name === shown[i]).length >= MOST * named) return names;
  }
  return undefined;
}
