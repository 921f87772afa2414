// What the store has of each board and thread, beside what is stated of it. One pass over the threads, none over posts.
import type { BoardRow, Store, ThreadRow } from '../../store/index.ts';
import { type Meaning, PairCounts } from './trust.ts';

/** A board with what was counted in it. */
export interface BoardTally
  extends Pick<BoardRow, 'url' | 'title' | 'parentUrl' | 'toldThreads' | 'leastThreads'> {
  readonly statedThreads: number | null;
  readonly statedPosts: number | null;
  listed: number;
  stored: number;
  /** Listed, and there no more. */
  gone: number;
  posts: number;
}

/** All there is to count. */
export interface Tallies {
  readonly boards: ReadonlyMap<string, BoardTally>;
  /** Threads that a list names, or whose posts are stored. */
  readonly threads: number;
  readonly storedThreads: number;
  readonly storedPosts: number;
  /** Of no known board. */
  readonly boardless: { listed: number; stored: number; gone: number; posts: number };
  readonly replies: readonly Meaning[];
  readonly told: readonly Meaning[];
}

/** Whether anything but an address is known of a thread: one that only a link names may be anything. */
export function isListed({ title, boardUrl, replies, storedPosts }: ThreadRow): boolean {
  return title !== '' || boardUrl !== null || replies !== null || storedPosts !== null;
}

export async function readTallies(
  store: Pick<Store, 'rows'>,
  siteId: number,
  gone: ReadonlySet<string>,
): Promise<Tallies> {
  const boards = new Map<string, BoardTally>();
  for await (const { threads, posts, url, title, parentUrl, toldThreads, leastThreads } of store.rows(
    'boards',
    siteId,
  )) {
    // What no list and no trail names may be anything: another face of the front page.
    if (title === '') continue;
    const stated = { statedThreads: threads, statedPosts: posts };
    boards.set(url, {
      url,
      title,
      parentUrl,
      toldThreads,
      leastThreads,
      ...stated,
      listed: 0,
      stored: 0,
      gone: 0,
      posts: 0,
    });
  }
  const boardless = { listed: 0, stored: 0, gone: 0, posts: 0 };
  let [threads, storedThreads, storedPosts] = [0, 0, 0];
  const replies = { posts: new PairCounts(), replies: new PairCounts() };
  const told = new PairCounts();
  for await (const thread of store.rows('threads', siteId)) {
    if (!isListed(thread)) continue;
    const posts = thread.storedPosts ?? 0;
    threads++;
    storedPosts += posts;
    if (posts > 0) storedThreads++;
    const board = (thread.boardUrl === null ? undefined : boards.get(thread.boardUrl)) ?? boardless;
    board.listed++;
    board.posts += posts;
    if (posts > 0) board.stored++;
    else if (gone.has(thread.url)) board.gone++;
    if (posts === 0) continue;
    if (thread.replies !== null) {
      // No thread is without a post: a 0 counts answers.
      replies.posts.add(thread.replies === 0 ? -1 : thread.replies, posts);
      replies.replies.add(thread.replies + 1, posts);
    }
    if (thread.toldPosts !== null) told.add(thread.toldPosts, posts);
  }
  return {
    boards,
    threads,
    storedThreads,
    storedPosts,
    boardless,
    replies: [
      { name: 'replies', pairs: replies.replies.pairs },
      { name: 'posts', pairs: replies.posts.pairs },
    ],
    told: [{ name: 'posts', pairs: told.pairs }],
  };
}
