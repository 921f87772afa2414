// The schedule of `skein refresh`. By default the front page or a feed tells where to look, boards which threads to ask.
import { DAY, ForumSchedule, type RefreshModel } from '../../src/refresh/index.ts';
import type { BoardPage, FrontPage, Policy, Post, Wish } from './simulate.ts';

/** What a forum's front page tells: nothing, of each board how many posts it has, or by a feed the newest threads. */
export type Front = 'silent' | 'telling' | 'feed';

// As `skein refresh` does: a feed that was right yesterday may be cut short today.
const CHECK_FEED_EVERY = DAY;

/** `skein refresh --model regression`. */
export const REGRESSION = 'skein --model regression';
const NAMES = { silent: 'skein, silent front', telling: 'skein', feed: 'skein, with a feed' } as const;

/** The schedule of `skein refresh`, at work on a replay. */
export class BoardsFirst implements Policy {
  readonly name: string;
  readonly #schedule: ForumSchedule;
  readonly #hasFeed: boolean;
  readonly #threads = new Map<number, { id: number; stored: number; lastPostAt: number }>();
  readonly #names: number[] = [];
  readonly #boardReadAt: number[];
  #frontReadAt: number;
  #toldUpTo: number;
  #more: Wish;

  constructor(now: number, budget: number, boards: number, front: Front, model?: RefreshModel) {
    this.name = model === 'regression' ? REGRESSION : NAMES[front];
    this.#schedule = new ForumSchedule({ now, budget, ...(model !== undefined && { model }) });
    if (front !== 'silent') this.#schedule.addFront(now);
    this.#hasFeed = front === 'feed';
    this.#frontReadAt = now;
    this.#toldUpTo = now;
    this.#boardReadAt = Array.from({ length: boards }, () => now);
    for (let board = 0; board < boards; board++) this.#schedule.addBoard(now);
  }

  /** All that came before the replay was read when it begins. */
  knew(thread: number, board: number): void {
    this.#add(thread, board, this.#frontReadAt);
  }

  told(thread: number, post: Post): void {
    this.#stored(thread, [post]);
  }

  begin(now: number): void {
    this.#schedule.begin(now);
  }

  wish(now: number): Wish {
    if (this.#more !== undefined) {
      const more = this.#more;
      this.#more = undefined;
      return more;
    }
    const ask = this.#schedule.next(now);
    if (ask === undefined) return undefined;
    if (ask.kind === 'front')
      return this.#hasFeed && now - this.#frontReadAt < CHECK_FEED_EVERY ? { feed: true } : { front: true };
    return ask.kind === 'board' ? { board: ask.id, page: 0 } : { thread: this.#names[ask.id]! };
  }

  sawFront(boards: FrontPage, now: number): void {
    boards.forEach(({ posts, lastThread }, board) => {
      const waiting = posts - this.#schedule.knownPosts(board);
      const id = this.#threads.get(lastThread)?.id;
      // One new post, and the front page links to it: the board has nothing to add.
      if (waiting === 1 && id !== undefined) {
        this.#schedule.boardLists(id, this.#schedule.waitingIn(id) + 1, now);
        this.#schedule.frontLists(board, 0, now);
      } else this.#schedule.frontLists(board, waiting, now);
    });
    this.#schedule.readFront(now);
    this.#frontReadAt = now;
    this.#toldUpTo = now;
  }

  sawFeed({ rows }: BoardPage, now: number): void {
    const oldest = rows.at(-1);
    // Too short for all that came since: the front page has to tell.
    if (oldest !== undefined && oldest.lastPostAt > this.#toldUpTo) {
      this.#more = { front: true };
      return;
    }
    for (const { thread, board, lastPostAt } of rows) {
      const known = this.#threads.get(thread) ?? this.#add(thread, board, now);
      if (lastPostAt > known.lastPostAt)
        this.#schedule.boardLists(known.id, Math.max(1, this.#schedule.waitingIn(known.id)), now);
    }
    for (let board = 0; board < this.#boardReadAt.length; board++) {
      this.#boardReadAt[board] = now;
      this.#schedule.readBoard(board, now);
    }
    this.#schedule.readFront(now);
    this.#toldUpTo = now;
  }

  sawBoard(board: number, page: number, { rows }: BoardPage, now: number): void {
    for (const { thread, posts } of rows) {
      const { id, stored } = this.#threads.get(thread) ?? this.#add(thread, board, now);
      this.#schedule.boardLists(id, posts - stored, now);
    }
    const oldest = rows.at(-1);
    if (oldest !== undefined && oldest.lastPostAt > this.#boardReadAt[board]!) {
      this.#more = { board, page: page + 1 };
      return;
    }
    this.#boardReadAt[board] = now;
    this.#schedule.readBoard(board, now);
  }

  sawThread(thread: number, posts: readonly Post[], now: number): void {
    this.#stored(thread, posts);
    this.#schedule.readThread(this.#threads.get(thread)!.id, posts.length, now);
  }

  #add(thread: number, board: number, at: number): { id: number; stored: number; lastPostAt: number } {
    const known = { id: this.#schedule.addThread(board, at), stored: 0, lastPostAt: 0 };
    this.#threads.set(thread, known);
    this.#names[known.id] = thread;
    return known;
  }

  #stored(thread: number, posts: readonly Post[]): void {
    const known = this.#threads.get(thread)!;
    known.stored += posts.length;
    for (const { at, author } of posts) {
      known.lastPostAt = at;
      this.#schedule.sawPost(known.id, at, author);
    }
  }
}
