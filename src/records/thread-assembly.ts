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
  const isOpening = timed.every(({ time }) => !(time < timed[0]!.time));
  const opening = isOpening ? timed.slice(0, 1) : [];
  const placed = opening.map(({ post }) => ({ post, position: post.position }));
  for (const { posts: onPage, moved } of inOrder(pagesOf(timed.slice(opening.length)))) {
    for (const { post } of onPage) {
      const last = placed.at(-1)?.position ?? Number.NEGATIVE_INFINITY;
      placed.push({ post, position: Math.max(last + 1, positionOf(moved, post.position)) });
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
  readonly posts: readonly TimedPost[];
  /** Number of the page, as its URL tells it. */
  readonly order: number;
  /** By how much that is to grow. */
  readonly moved: number;
}

function timeOf({ createdAt }: ThreadPost): number {
  return createdAt === null ? Number.NaN : Date.parse(createdAt);
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
    order: Math.floor(onPage[0]!.post.position / MAX_POSTS_A_PAGE),
    moved: 0,
  }));
}

/**
 * Pages by their numbers, unless what is on them says otherwise: the address without a number may show the last page,
 * and numbers may be missing. Then pages follow each other as their posts do, by number of post or by time. Where that
 * gives no clean order (posts ordered by votes), the numbers of the pages stand.
 */
function inOrder(pages: readonly ThreadPageOf[]): ThreadPageOf[] {
  if (pages.length < 2) return [...pages];
  const byNumber = cleanOrder(pages, ({ post }) => post.hints.number ?? Number.NaN);
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
    const known = values.filter((value) => !Number.isNaN(value));
    if (known.length === 0 || known.length < 0.9 * values.length) return undefined;
    for (let i = 1; i < known.length; i++) {
      if (known[i]! > known[i - 1]!) up++;
      if (known[i]! < known[i - 1]!) down++;
    }
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
