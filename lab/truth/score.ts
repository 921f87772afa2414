// How well a crawl did: requests against the fewest possible, coverage, and posts against what was said.
import type { TruthPage, TruthPost } from '../types.ts';
import type { TruthIdeal } from './truth.ts';

/** A forum whose truth is known: one of the lab, or a mirror. */
export interface ScoredForum {
  readonly ideal: TruthIdeal;
  typeOf(url: string): TruthPage;
  threads(): readonly ScoredThread[];
  posts(): readonly Pick<TruthPost, 'id' | 'thread' | 'n' | 'author' | 'created' | 'text' | 'replyTo'>[];
}

export interface ScoredThread {
  readonly id: string;
  readonly board: string;
  readonly title: string;
  readonly pages: number;
}

/** A thread as a crawler exports it. */
export interface CrawledThread {
  readonly url: string;
  readonly title: string;
  readonly boardUrl: string | null;
}

export interface ScoredRequest {
  readonly url: string;
  readonly status: number;
}

/** A post as a crawler exports it. */
export interface CrawledPost {
  readonly id?: string | number | null;
  /** URL of the thread. */
  readonly thread: string;
  readonly position?: number | null;
  readonly author?: string | null;
  /** ISO 8601, or epoch seconds or milliseconds. */
  readonly createdAt?: string | number | null;
  readonly text?: string | null;
  readonly replyTo?: string | number | null;
}

export interface PostScore {
  readonly exported: number;
  readonly truth: number;
  readonly matched: number;
  readonly unknownThread: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  /** Mean F1 of the words of matched posts. */
  readonly textF1: number;
  readonly author: number;
  /** Within 61 s, after the site's one constant offset from UTC. */
  readonly time: number;
  readonly timeShift: number;
  readonly order: number;
  readonly replies: number;
}

/** All but counts are percentages with two decimals; 0 of 0 counts as 100. */
export interface Score {
  readonly requests: number;
  readonly ideal: number;
  /** Requests over the fewest that see everything. */
  readonly overhead: number;
  /** Thread pages over requests. */
  readonly effectiveness: number;
  /** First fetches of pages that count over requests. */
  readonly useful: number;
  readonly threadCoverage: number;
  readonly pageCoverage: number;
  readonly byType: Readonly<Record<string, number>>;
  readonly posts?: PostScore;
}

const percent = (part: number, whole: number): number =>
  whole ? Math.round((part / whole) * 10_000) / 100 : 100;

/** Scores what was asked for and, when given, what came out. */
export function score(
  truth: ScoredForum,
  requests: readonly ScoredRequest[],
  posts?: readonly CrawledPost[],
): Score {
  const { ideal } = truth;
  const byType: Record<string, number> = {};
  const seenUrls = new Set<string>();
  const threads = new Set<string>();
  const pagesOfThreads = new Map<string, Set<string>>();
  const otherPages = new Set<string>();
  for (const request of requests) {
    const url = request.url.replace(/#.*$/s, '');
    const page = truth.typeOf(url);
    const isAgain = seenUrls.has(url);
    seenUrls.add(url);
    const kind =
      request.status >= 400
        ? 'error'
        : isAgain
          ? 'again'
          : url.endsWith('/robots.txt')
            ? 'robots'
            : page.type;
    byType[kind] = (byType[kind] ?? 0) + 1;
    if (request.status >= 400) continue;
    const thread = page.threadId === undefined ? undefined : String(page.threadId);
    if (thread !== undefined && page.type !== 'other') threads.add(thread);
    // By canonical URL: a page seen under a second URL is not a second page.
    const canonical = page.canonical ?? page.url;
    if (page.type === 'thread' || page.type === 'thread-flip') {
      const pages = pagesOfThreads.get(thread!) ?? new Set();
      pagesOfThreads.set(thread!, pages.add(canonical));
    } else if (page.type === 'entry' || page.type === 'index' || page.type === 'index-flip')
      otherPages.add(canonical);
  }
  const wanted = truth.threads();
  // A mirror does not know every second address: what goes beyond a thread's number of pages was one.
  const threadPages = wanted.reduce(
    (sum, { id, pages }) => sum + Math.min(pagesOfThreads.get(id)?.size ?? 0, pages),
    0,
  );
  const lists = Math.min(otherPages.size, ideal.entry + ideal.index);
  return {
    requests: requests.length,
    ideal: ideal.total,
    overhead: Math.round((requests.length / ideal.total) * 1000) / 1000,
    effectiveness: percent(threadPages, requests.length),
    useful: percent(threadPages + lists, requests.length),
    threadCoverage: percent(wanted.filter(({ id }) => threads.has(id)).length, wanted.length),
    pageCoverage: percent(threadPages, ideal.thread),
    byType,
    ...(posts ? { posts: scorePosts(truth, posts) } : {}),
  };
}

const wordPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{N}]+/gu;

function wordsOf(text: string | null | undefined): readonly string[] {
  return (text ?? '').normalize('NFKC').toLowerCase().match(wordPattern) ?? [];
}

/** F1 of two bags of words. */
export function wordF1(one: readonly string[], other: readonly string[]): number {
  if (!one.length && !other.length) return 1;
  const counts = new Map<string, number>();
  for (const word of one) counts.set(word, (counts.get(word) ?? 0) + 1);
  let hits = 0;
  for (const word of other) {
    const left = counts.get(word) ?? 0;
    if (left) {
      hits++;
      counts.set(word, left - 1);
    }
  }
  return (2 * hits) / (one.length + other.length);
}

function seconds(value: string | number | null | undefined): number {
  if (value === null || value === undefined) return Number.NaN;
  if (typeof value === 'number') return value > 1e11 ? value / 1000 : value;
  return Date.parse(value) / 1000;
}

function group<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = key(item);
    const list = groups.get(name);
    if (list) list.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}

/** Of the threads that were stored, percentages whose title and whose board are right. */
export function scoreThreads(
  truth: ScoredForum,
  exported: readonly CrawledThread[],
): { readonly titles: number; readonly boards: number } {
  const wanted = new Map(truth.threads().map((thread) => [thread.id, thread]));
  const pairs = exported.flatMap((got) => {
    const want = wanted.get(String(truth.typeOf(got.url).threadId ?? ''));
    return want === undefined ? [] : [{ got, want }];
  });
  const sameWords = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ');
  const boardOf = (url: string | null) => (url === null ? undefined : truth.typeOf(url).boardId);
  const share = (part: number): number => (pairs.length === 0 ? 0 : percent(part, pairs.length));
  return {
    titles: share(pairs.filter(({ got, want }) => sameWords(got.title, want.title)).length),
    boards: share(pairs.filter(({ got, want }) => String(boardOf(got.boardUrl)) === want.board).length),
  };
}

function scorePosts(truth: ScoredForum, exported: readonly CrawledPost[]): PostScore {
  const all = truth.posts();
  const wanted = group(all, (post) => post.thread);
  const threadOf = (post: CrawledPost): string => String(truth.typeOf(post.thread).threadId ?? '');
  let matched = 0;
  let unknownThread = 0;
  let author = 0;
  let textSum = 0;
  let ordered = 0;
  let pairsInOrder = 0;
  let replies = 0;
  let repliesWanted = 0;
  const offsets: number[] = [];
  for (const [thread, got] of group(exported, threadOf)) {
    const want = wanted.get(thread);
    if (!want) {
      unknownThread += got.length;
      continue;
    }
    const pairs = align(got, want);
    matched += pairs.length;
    const trueIds = new Map(pairs.map(({ got: g, want: w }) => [String(g.id), w.id]));
    for (const { got: g, want: w, text } of pairs) {
      textSum += text;
      if (isSameName(g.author, w.author)) author++;
      offsets.push(seconds(g.createdAt) - w.created);
      if (w.replyTo === null) continue;
      repliesWanted++;
      if (g.replyTo !== null && g.replyTo !== undefined && trueIds.get(String(g.replyTo)) === w.replyTo)
        replies++;
    }
    const positions = pairs
      .sort((a, b) => (a.got.position ?? 0) - (b.got.position ?? 0))
      .map(({ want: w }) => w.n);
    for (let i = 1; i < positions.length; i++) {
      pairsInOrder++;
      if (positions[i]! > positions[i - 1]!) ordered++;
    }
  }
  const timeShift = commonShift(offsets);
  const precision = percent(matched, exported.length);
  const recall = percent(matched, all.length);
  return {
    exported: exported.length,
    truth: all.length,
    matched,
    unknownThread,
    precision,
    recall,
    f1: Math.round(((2 * precision * recall) / (precision + recall || 1)) * 100) / 100,
    textF1: percent(textSum, matched),
    author: percent(author, matched),
    time: percent(offsets.filter((offset) => Math.abs(offset - timeShift) <= 61).length, matched),
    timeShift,
    order: percent(ordered, pairsInOrder),
    replies: percent(replies, repliesWanted),
  };
}

interface Pair<G, W> {
  readonly got: G;
  readonly want: W;
  readonly text: number;
}

function isSameName(one: string | null | undefined, other: string): boolean {
  return (one ?? '').trim().toLowerCase() === other.trim().toLowerCase();
}

/** Pairs of posts of one thread, best text match first; below 0.6 two posts are not the same. */
function align<G extends CrawledPost, W extends { readonly text: string; readonly author: string }>(
  got: readonly G[],
  want: readonly W[],
): Pair<G, W>[] {
  const gotWords = got.map((post) => wordsOf(post.text));
  const wantWords = want.map((post) => wordsOf(post.text));
  const candidates: { rank: number; text: number; i: number; j: number }[] = [];
  for (const [i, g] of got.entries()) {
    for (const [j, w] of want.entries()) {
      const text = wordF1(gotWords[i]!, wantWords[j]!);
      if (text >= 0.6) candidates.push({ rank: text + (g.author === w.author ? 0.05 : 0), text, i, j });
    }
  }
  candidates.sort((a, b) => b.rank - a.rank);
  const usedGot = new Set<number>();
  const usedWant = new Set<number>();
  const pairs: Pair<G, W>[] = [];
  for (const { text, i, j } of candidates) {
    if (usedGot.has(i) || usedWant.has(j)) continue;
    usedGot.add(i);
    usedWant.add(j);
    pairs.push({ got: got[i]!, want: want[j]!, text });
  }
  return pairs;
}

/** Guests see the forum's local time: the most common offset in whole quarters of an hour is accepted. */
function commonShift(offsets: readonly number[]): number {
  const votes = new Map<number, number>();
  for (const offset of offsets) {
    if (!Number.isFinite(offset)) continue;
    const quarter = Math.round(offset / 900) * 900;
    votes.set(quarter, (votes.get(quarter) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}
