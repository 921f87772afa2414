// The pages of a thread put together: in the order they were written, each post once, answers led to what they answer.
import { findAnswered } from './post-replies.ts';
import type { AnsweringPost } from './post-types.ts';

/** A post of a thread as its page was read. */
export interface ThreadPost extends AnsweringPost {
  /** Grows from page to page by their numbers, and within a page: see `positionOf`. */
  readonly position: number;
  /** URL of the page it was read from. */
  readonly page: string;
  /** ISO 8601. */
  readonly createdAt: string | null;
}

/** What is known of a post once its thread is put together. */
export interface AssembledPost {
  readonly id: string;
  readonly position: number;
  readonly replyTo: string | null;
}

const MAX_POSTS_A_PAGE = 100_000;
// So many posts must have a time or a number for these to tell the order.
const KNOWN_SHARE = 0.9;
// Answers below an opening post are shown newest first when they go back in time so often, and never forth.
const MIN_STEPS_BACK = 3;

/** Where in its thread a post stands, from the number of its page and its place on it. */
export function positionOf(pageOrder: number, place: number): number {
  return pageOrder * MAX_POSTS_A_PAGE + place;
}

/** Where each post of a thread belongs, and which post it answers. In the order of the thread. */
export function assembleThread(posts: readonly ThreadPost[]): AssembledPost[] {
  const timed = posts.map((post) => ({ post, time: timeOf(post) }));
  timed.sort(
    // A post that took the place of a deleted one has its position; the earlier one was there first.
    (a, b) => a.post.position - b.post.position || a.time - b.time || (a.post.id < b.post.id ? -1 : 1),
  );
  // The opening post may stand on every page, also above the latest ones.
  const isOpening = timed.every(
    ({ time, post }) => !(time < timed[0]!.time || numberOf(post) < numberOf(timed[0]!.post)),
  );
  const opening = isOpening ? timed.slice(0, 1) : [];
  const placed = opening.map(({ post }) => ({ post, position: post.position }));
  const pages = oldestFirst(pagesOf(timed.slice(opening.length)), opening.length > 0);
  for (const { posts: onPage, places, moved } of inOrder(pages)) {
    for (const [i, { post }] of onPage.entries()) {
      const last = placed.at(-1)?.position ?? Number.NEGATIVE_INFINITY;
      placed.push({ post, position: Math.max(last + 1, positionOf(moved, places[i]!)) });
    }
  }
  const ordered = placed.map(({ post }) => post);
  const answered = findAnswered(ordered);
  return placed.map(({ post, position }, i) => {
    const to = answered[i] ?? null;
    return { id: post.id, position, replyTo: to === null ? null : ordered[to]!.id };
  });
}

interface TimedPost {
  readonly post: ThreadPost;
  /** Epoch ms; NaN when unknown. */
  readonly time: number;
}

interface ThreadPageOf {
  /** Oldest first, where that is known. */
  readonly posts: readonly TimedPost[];
  /** Positions of the page, in the order of the page. */
  readonly places: readonly number[];
  /** Number of the page, as its URL tells it. */
  readonly order: number;
  /** By how much that is to grow. */
  readonly moved: number;
}

function timeOf({ createdAt }: ThreadPost): number {
  return createdAt === null ? Number.NaN : Date.parse(createdAt);
}

function numberOf({ hints }: ThreadPost): number {
  return hints.number ?? Number.NaN;
}

function pagesOf(posts: readonly TimedPost[]): ThreadPageOf[] {
  const byPage = new Map<string, TimedPost[]>();
  for (const timed of posts) {
    const onPage = byPage.get(timed.post.page);
    if (onPage === undefined) byPage.set(timed.post.page, [timed]);
    else onPage.push(timed);
  }
  return [...byPage.values()].map((onPage) => ({
    posts: onPage,
    places: onPage.map(({ post }) => post.position),
    order: Math.floor(onPage[0]!.post.position / MAX_POSTS_A_PAGE),
    moved: 0,
  }));
}

/**
 * Turns the pages of a thread that shows the newest post first, as numbers of posts or their times tell over all pages. A page that
 * was put together before is oldest first already: each page has its own direction. Below an opening that stays on top,
 * answers that the readers have put in order may go back in time by chance.
 */
function oldestFirst(pages: readonly ThreadPageOf[], hasOpening: boolean): readonly ThreadPageOf[] {
  const flat = pages.flatMap(({ posts }) => posts);
  // Answers stand below what they answer, however late they come.
  if (flat.some(({ post }) => post.hints.parent !== undefined)) return pages;
  const isNumbered = flat.every(({ post }) => !Number.isNaN(numberOf(post)));
  const runs = pages.map(({ posts }) =>
    steps(posts.map(({ post, time }) => (isNumbered ? numberOf(post) : time))),
  );
  if (runs.some((run) => run === undefined || (run.up > 0 && run.down > 0))) return pages;
  const down = runs.reduce((sum, run) => sum + run!.down, 0);
  if (down < (hasOpening ? MIN_STEPS_BACK : 1)) return pages;
  return pages.map((page, i) => (runs[i]!.down > 0 ? { ...page, posts: page.posts.toReversed() } : page));
}

/** How often values grow and fall from one to the next; undefined when too many are unknown. */
function steps(values: readonly number[]): { readonly up: number; readonly down: number } | undefined {
  const known = values.filter((value) => !Number.isNaN(value));
  if (known.length === 0 || known.length < KNOWN_SHARE * values.length) return undefined;
  let up = 0;
  let down = 0;
  for (let i = 1; i < known.length; i++) {
    if (known[i]! > known[i - 1]!) up++;
    if (known[i]! < known[i - 1]!) down++;
  }
  return { up, down };
}

/**
 * Pages by their numbers, unless what is on them says otherwise: the address without a number may show the last page,
 * and numbers may be missing. Then pages follow each other as their posts do, by number of post or by time. Where that
 * gives no clean order (posts ordered by votes), the numbers of the pages stand.
 */
function inOrder(pages: readonly ThreadPageOf[]): ThreadPageOf[] {
  if (pages.length < 2) return [...pages];
  const byNumber = cleanOrder(pages, ({ post }) => numberOf(post));
  const clean = byNumber ?? cleanOrder(pages, ({ time }) => time);
  if (clean === undefined) return [...pages];
  // Page numbers stay what they are while they grow.
  let last = Number.NEGATIVE_INFINITY;
  return clean.map((page) => {
    last = Math.max(page.order, last + 1);
    return { ...page, moved: last - page.order };
  });
}

/** Pages ordered by a value of their posts, when each page's values lie beyond those of the page before; else undefined. */
function cleanOrder(
  pages: readonly ThreadPageOf[],
  orderOf: (post: TimedPost) => number,
): ThreadPageOf[] | undefined {
  let up = 0;
  let down = 0;
  const ranges = [];
  for (const page of pages) {
    // Answers stand below what they answer, however late they come.
    const values = page.posts.filter(({ post }) => post.hints.parent === undefined).map(orderOf);
    const run = steps(values);
    if (run === undefined) return undefined;
    up += run.up;
    down += run.down;
    const known = values.filter((value) => !Number.isNaN(value));
    ranges.push({ page, first: Math.min(...known), last: Math.max(...known) });
  }
  // Newest first on a page, newest first over all pages.
  if (up === down) return undefined;
  ranges.sort((a, b) => (up > down ? a.first - b.first : b.first - a.first));
  for (let i = 1; i < ranges.length; i++) {
    const [before, after] = up > down ? [ranges[i - 1]!, ranges[i]!] : [ranges[i]!, ranges[i - 1]!];
    if (before.last > after.first) return undefined;
  }
  return ranges.map(({ page }) => page);
}
