// What a store tells and keeps of pages that are asked for again.
import type { PageType } from '../learn/index.ts';
import type { FrontierEntry, PageRow } from './types.ts';

/** A stored page as far as it takes to ask for it again. */
export type PageValidators = Pick<PageRow, 'etag' | 'lastModified' | 'fetchedAt'>;

/** What is stored of a thread, to be compared with what a list says of it now. */
export interface ThreadState {
  /** As its list showed them. */
  readonly replies: number | null;
  /** ISO 8601. */
  readonly lastPostAt: string | null;
  /** Stored posts that are not gone, and the time of the newest, ISO 8601. */
  readonly posts: number;
  readonly newestPostAt: string | null;
  /** The pages its posts were read from, that of the last post first. */
  readonly pages: readonly string[];
}

/** A thread as far as it takes to plan when to ask for it. */
export interface ThreadRead {
  readonly url: string;
  readonly boardUrl: string | null;
  readonly readAt: number | null;
  /** Whether a list shows how many replies it has, or when the last one came. */
  readonly isTold: boolean;
}

/** A post that changed or went away, as it was. */
export interface PostRevision {
  readonly thread: string;
  /** Its id. */
  readonly post: string;
  readonly kind: 'edited' | 'gone';
  /** When that was found, epoch ms. */
  readonly at: number;
  readonly text: string;
  readonly html: string;
}

/** What a pass, or a cycle of a watch, brought. */
export interface RefreshRow {
  /** When it ended, epoch ms. */
  readonly at: number;
  readonly requests: number;
  readonly newPosts: number;
  readonly newThreads: number;
  /** Sum of the times from the writing of new posts to their finding, ms, and of how many that is known. */
  readonly delay: number;
  readonly timedPosts: number;
  /** How many of these took how long, by the classes of `refresh/delay-classes.ts`; empty where that was not counted yet. */
  readonly delays: readonly number[];
}

/** What several of them brought. */
export interface RefreshTotals extends Omit<RefreshRow, 'delays'> {
  readonly passes: number;
}

/** The part of a store that refreshing needs. */
export interface RefreshStore {
  /** Queues URLs, known ones again. Those that are queued or leased already stay as they are. Returns how many were queued. */
  askAgain(siteId: number, entries: readonly FrontierEntry[]): Promise<number>;
  /** How to ask for a stored page again, or undefined. */
  validators(siteId: number, url: string): Promise<PageValidators | undefined>;
  /** URLs of stored pages of a type, the last fetched first. */
  pagesOfType(siteId: number, type: PageType, limit: number): Promise<readonly string[]>;
  threadState(siteId: number, thread: string): Promise<ThreadState | undefined>;
  addRefresh(siteId: number, row: RefreshRow): Promise<void>;
  /** What refreshing has brought since a time, all in one; undefined when there was none. `at` is the last one's. */
  refreshTotals(siteId: number, since: number): Promise<RefreshTotals | undefined>;
  /** All threads, and when their first page was last read (epoch ms). */
  threadsRead(siteId: number): AsyncIterable<ThreadRead>;
  /** Ids of the posts that a page was last seen to show. */
  postsOnPage(siteId: number, thread: string, page: string): Promise<readonly string[]>;
  /** Times of all stored posts, oldest first; those without a time are left out. */
  postTimes(
    siteId: number,
  ): AsyncIterable<{ readonly thread: string; readonly author: string; readonly at: number }>;
}
