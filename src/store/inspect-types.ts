// What a person looking into a store asks: lists in pages by key (never by offset), tallies in pieces. Every answer costs the
// same however much is stored.
import type { LinkType, PageType } from '../learn/index.ts';
import type { BoardRow, PostRow, ThreadRow } from './record-types.ts';
import type { RefreshRow } from './refresh-types.ts';

/** A part of a list: up to `limit` rows after the one `after` names (as a row's `key` did); from the start without it. */
export interface Slice {
  readonly limit: number;
  readonly after?: string;
}

/** Rows with the key to go on from; null: there is no more. */
export interface Rows<T> {
  readonly rows: readonly T[];
  readonly next: string | null;
}

/** A post with a field that is not sure, and which. */
export interface UnsurePost {
  readonly id: string;
  readonly thread: string;
  readonly threadTitle: string;
  readonly author: string;
  readonly createdAt: string | null;
  readonly page: string;
  readonly text: string;
  readonly field: string;
  readonly confidence: number;
}

/** Requests counted by what became of them. */
export interface RequestCount {
  readonly siteId: number;
  readonly type: string;
  readonly status: number;
  readonly error: string;
  readonly count: number;
}

export interface StoredUrl {
  readonly id: number;
  readonly url: string;
  readonly type: LinkType;
}

export interface StoredPageFacts {
  readonly url: string;
  readonly type: PageType;
  readonly title: string;
}

/** Which posts' times are asked for. */
export interface ArrivalSource {
  readonly board?: string;
  readonly thread?: string;
  /** ISO 8601. */
  readonly since: string;
  readonly limit: number;
}

/** Lists that need an index which only people who look need. */
export type Prepared = 'threads' | 'unsure posts';

/** Reads what is stored, for people. */
export interface Inspector {
  /** Makes the index that a list needs, when first asked; takes seconds on large stores. */
  prepare(list: Prepared): Promise<void>;
  boards(siteId: number, slice: Slice): Promise<Rows<BoardRow>>;
  /** Threads of a board, the last active first; `null`: those of no known board; undefined: all, by URL. */
  threads(siteId: number, board: string | null | undefined, slice: Slice): Promise<Rows<ThreadRow>>;
  thread(siteId: number, url: string): Promise<(ThreadRow & { readonly posts: number }) | undefined>;
  /** In the order of the thread, with numbers from 1. */
  posts(siteId: number, thread: string, slice: Slice): Promise<Rows<PostRow>>;
  /** Looks through up to `look` posts, newest stored first, for fields below a confidence. */
  unsurePosts(
    siteId: number,
    options: Slice & { readonly below: number; readonly look: number },
  ): Promise<Rows<UnsurePost> & { readonly looked: number }>;
  /** Requests after one of a number, counted, up to `limit` of them; `last` is the number to go on from. */
  requestCounts(
    after: number,
    limit: number,
  ): Promise<{ readonly counts: readonly RequestCount[]; readonly last: number; readonly looked: number }>;
  /** How many requests a site has got since a time, epoch ms. */
  requestsSince(siteId: number, since: number): Promise<number>;
  /** What waits to be fetched, by number. */
  queuedUrls(siteId: number, after: number, limit: number): Promise<readonly StoredUrl[]>;
  /** What was found last. */
  latestUrls(siteId: number, limit: number): Promise<readonly StoredUrl[]>;
  /** Stored pages by URL. */
  pages(siteId: number, after: string, limit: number): Promise<readonly StoredPageFacts[]>;
  /** Times of posts, oldest first, as stored; of the newest `limit`. */
  arrivals(siteId: number, source: ArrivalSource): Promise<readonly string[]>;
  /** What refreshing brought, oldest first. */
  refreshes(siteId: number, since: number, limit: number): Promise<readonly RefreshRow[]>;
  close(): Promise<void>;
}
