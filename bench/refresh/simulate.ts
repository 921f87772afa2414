// Replays a trace under a budget: one request a slot, for a page of a board or the end of a thread.
import type { Trace } from './traces.ts';

export const ROWS_PER_PAGE = 25;

/** A page of a board: its threads, the one with the newest post first, and how many posts each has. */
export interface BoardPage {
  readonly rows: readonly {
    readonly thread: number;
    readonly board: number;
    readonly posts: number;
    readonly lastPostAt: number;
  }[];
}

/** The front page: of each board how many posts it has, and the thread of its last one. */
export type FrontPage = readonly { readonly posts: number; readonly lastThread: number }[];

/** What a policy wants to ask: front page, feed, a board's page from 0, a thread, or nothing in this slot. */
export type Wish =
  | { readonly front: true }
  | { readonly feed: true }
  | { readonly board: number; readonly page: number }
  | { readonly thread: number }
  | undefined;

/** What a thread's page shows of a post: when and by whom ('' where that is unknown) it was written. */
export interface Post {
  readonly at: number;
  readonly author: string;
}

/** A way to spend requests. */
export interface Policy {
  readonly name: string;
  /** A thread that began before the replay. */
  knew(thread: number, board: number, at: number): void;
  /** A post from before the replay, in the order of time; the thread's first included. */
  told(thread: number, post: Post): void;
  /** The history is told. */
  begin(now: number): void;
  wish(now: number): Wish;
  sawBoard(board: number, page: number, answer: BoardPage, now: number): void;
  sawFront(answer: FrontPage, now: number): void;
  /** The forum's newest threads, as a page of a board has them. */
  sawFeed(answer: BoardPage, now: number): void;
  /** New posts of a thread; the first tells that it is new. */
  sawThread(thread: number, posts: readonly Post[], now: number): void;
  /** Knows what is there at no cost; undefined for all that are real. */
  arrived?(thread: number, at: number): void;
}

export interface Result {
  readonly policy: string;
  readonly requests: number;
  readonly posts: number;
  readonly found: number;
  /** From a post's time to its being stored, or to the end of the replay, ms. */
  readonly meanDelay: number;
}

/** `budget`: requests a ms. */
export function simulate(trace: Trace, policy: Policy, budget: number): Result {
  const world = new World(trace);
  tellHistory(trace, policy, world);
  const pending = new Map<number, Post[]>();
  let [at, requests, found, delay] = [trace.history, 0, 0, 0];
  const slot = 1 / budget;
  for (let now = trace.from + slot; now < trace.to; now += slot) {
    for (; at < trace.time.length && trace.time[at]! <= now; at++) {
      const thread = trace.thread[at]!;
      world.posted(thread, trace.time[at]!);
      const waiting = pending.get(thread);
      if (waiting === undefined) pending.set(thread, [postOf(trace, at)]);
      else waiting.push(postOf(trace, at));
      policy.arrived?.(thread, trace.time[at]!);
    }
    const wish = policy.wish(now);
    if (wish === undefined) continue;
    requests++;
    if ('front' in wish) {
      policy.sawFront(world.front(), now);
      continue;
    }
    if ('feed' in wish) {
      policy.sawFeed(world.feed(), now);
      continue;
    }
    if ('board' in wish) {
      policy.sawBoard(wish.board, wish.page, world.page(wish.board, wish.page), now);
      continue;
    }
    const fresh = pending.get(wish.thread) ?? [];
    pending.delete(wish.thread);
    found += fresh.length;
    for (const post of fresh) delay += now - post.at;
    policy.sawThread(wish.thread, fresh, now);
  }
  for (const waiting of pending.values()) for (const post of waiting) delay += trace.to - post.at;
  const posts = trace.time.length - trace.history;
  return { policy: policy.name, requests, posts, found, meanDelay: delay / posts };
}

function tellHistory(trace: Trace, policy: Policy, world: World): void {
  for (let i = 0; i < trace.history; i++) {
    const thread = trace.thread[i]!;
    const at = trace.time[i]!;
    if (world.posted(thread, at)) policy.knew(thread, trace.boardOf[thread]!, at);
    policy.told(thread, postOf(trace, i));
  }
  policy.begin(trace.from);
}

function postOf({ time, author }: Trace, i: number): Post {
  return { at: time[i]!, author: author[i]! < 0 ? '' : `member ${author[i]!}` };
}

/** What the forum shows. */
class World {
  readonly #trace: Trace;
  readonly #boards: Lists;
  readonly #all: Lists;
  readonly #posts: Int32Array;
  readonly #last: Float64Array;
  readonly #boardPosts: Int32Array;

  constructor(trace: Trace) {
    this.#trace = trace;
    const threads = trace.boardOf.length;
    this.#boards = new Lists(trace.boards, threads);
    this.#all = new Lists(1, threads);
    this.#posts = new Int32Array(threads);
    this.#last = new Float64Array(threads);
    this.#boardPosts = new Int32Array(trace.boards);
  }

  /** Returns whether the thread is new. */
  posted(thread: number, at: number): boolean {
    const board = this.#trace.boardOf[thread]!;
    this.#last[thread] = at;
    this.#boardPosts[board]!++;
    this.#boards.toFront(board, thread);
    this.#all.toFront(0, thread);
    return this.#posts[thread]!++ === 0;
  }

  front(): FrontPage {
    return Array.from(this.#boardPosts, (posts, board) => ({ posts, lastThread: this.#boards.first(board) }));
  }

  feed(): BoardPage {
    return this.#pageOf(this.#all, 0, 0);
  }

  page(board: number, page: number): BoardPage {
    return this.#pageOf(this.#boards, board, page);
  }

  #pageOf(lists: Lists, list: number, page: number): BoardPage {
    const threads = lists.slice(list, page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE);
    return {
      rows: threads.map((thread) => ({
        thread,
        board: this.#trace.boardOf[thread]!,
        posts: this.#posts[thread]!,
        lastPostAt: this.#last[thread]!,
      })),
    };
  }
}

/** Lists of threads, each linked, so that a new post moves its thread to the front at once. */
class Lists {
  readonly #first: Int32Array;
  readonly #before: Int32Array;
  readonly #after: Int32Array;

  constructor(lists: number, threads: number) {
    this.#first = new Int32Array(lists).fill(-1);
    this.#before = new Int32Array(threads).fill(-1);
    this.#after = new Int32Array(threads).fill(-1);
  }

  first(list: number): number {
    return this.#first[list]!;
  }

  /** A thread is always in the same list. */
  toFront(list: number, thread: number): void {
    const first = this.#first[list]!;
    if (first === thread) return;
    const [before, after] = [this.#before[thread]!, this.#after[thread]!];
    if (before >= 0) this.#after[before] = after;
    if (after >= 0) this.#before[after] = before;
    this.#before[thread] = -1;
    this.#after[thread] = first;
    if (first >= 0) this.#before[first] = thread;
    this.#first[list] = thread;
  }

  slice(list: number, from: number, to: number): number[] {
    const threads: number[] = [];
    for (let thread = this.#first[list]!, i = 0; thread >= 0 && i < to; i++, thread = this.#after[thread]!)
      if (i >= from) threads.push(thread);
    return threads;
  }
}
