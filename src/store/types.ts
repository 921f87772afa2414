// The store's interface and its rows. One interface, two drivers: nothing here knows which database answers.
// Work is handed out by leases with an expiry, so that any number of processes may share one store.
import type { LinkType, PageType, SiteModel } from '../learn/index.ts';
import type { FleetStore } from './fleet-types.ts';
import type { CoverageRow, LedgerStore, UnreadReason } from './ledger-types.ts';
import type {
  AssembledThread,
  BoardRow,
  PostRow,
  RecordName,
  Records,
  StoredPost,
  ThreadOfSameTitle,
  ThreadRow,
  UserRow,
} from './record-types.ts';
import type { PostRevision, RefreshStore } from './refresh-types.ts';

export type * from './record-types.ts';

export type SiteState = 'new' | 'learning' | 'crawling' | 'paused' | 'done' | 'failed';
export type Phase = 'learn' | 'crawl' | 'refresh';

/** One forum under one start URL. */
export interface Site {
  readonly id: number;
  /** The URL the user gave, normalised; unique. */
  readonly startUrl: string;
  readonly strategy: string;
  readonly state: SiteState;
  /** Why the site is in that state, when there is something to say. */
  readonly reason: string | null;
  readonly createdAt: number;
}

/** A URL to be fetched. */
export interface FrontierEntry {
  /** Canonical; unique within the site unless `identity` says otherwise. */
  readonly url: string;
  /** What the entry is unique by instead of its URL: the same thread page under two URLs has one identity. */
  readonly identity?: string;
  readonly type: LinkType;
  /** Lower comes first; equal priorities in order of insertion. */
  readonly priority: number;
  readonly depth: number;
  /** Not before this time, epoch ms; 0 = now. */
  readonly dueAt: number;
  /** Canonical URL of the page whose link led here; '' for the start URL. */
  readonly foundOn: string;
}

/** A frontier entry handed to one worker until its lease ends. */
export interface LeasedEntry extends FrontierEntry {
  readonly id: number;
  readonly siteId: number;
  /** How often it was handed out before; also tells a late worker's outcome from that of the lease's present holder. */
  readonly attempts: number;
}

export interface LeaseOptions {
  readonly siteId: number;
  readonly limit: number;
  readonly now: number;
  /** After this long without an outcome the entry is handed out again. */
  readonly leaseMs: number;
  /** Who asks; shown in status, and what `releaseLeases` gives back. */
  readonly owner: string;
}

/** One line of `export --what requests`. */
export interface RequestRow {
  readonly url: string;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly phase: Phase;
  readonly type: PageType | LinkType | 'robots' | 'redirect' | 'resource' | 'error';
  readonly bytes: number;
  readonly ms: number;
  readonly at: number;
  /** FetchFailure code, or ''. */
  readonly error: string;
}

/** A fetched page as stored; the body is compressed by the driver. */
export interface PageRow {
  /** Canonical. */
  readonly url: string;
  readonly status: number;
  readonly type: PageType;
  readonly title: string;
  readonly contentType: string;
  readonly charset: string;
  /** Content-decoded bytes as the server sent them. */
  readonly body: Buffer;
  readonly fetchedAt: number;
  /** When the server wrote it. */
  readonly writtenAt: number;
  readonly etag: string;
  readonly lastModified: string;
}

/** What became of a leased entry. All of it is stored in one transaction, or none. */
export interface Outcome extends Records {
  readonly entry: LeasedEntry;
  /** 'done'; 'failed' for good; 'retry' at `retryAt`; 'skipped' without a request (robots, limits). */
  readonly result: 'done' | 'failed' | 'retry' | 'skipped';
  readonly retryAt?: number;
  /** Why a URL is given up. */
  readonly reason?: UnreadReason;
  readonly requests: readonly RequestRow[];
  readonly page?: PageRow;
  /** Links to enqueue; those already known are ignored. */
  readonly found: readonly FrontierEntry[];
  /** Asked for again, whether or not they are known. */
  readonly again?: readonly FrontierEntry[];
  /**
   * The page was asked for before; it was read again at this time (epoch ms), or had not changed if there is no `page`.
   * What its posts said before is kept, those it does not show any more are gone.
   */
  readonly readAgainAt?: number;
  /** A page that was stored is there no more (epoch ms). Its posts stay, and are gone since then. */
  readonly goneAt?: number;
  /** The URL leads to another one of a board or thread: what is known of it belongs to that. */
  readonly movedTo?: RecordName;
}

/** How many entries of a site are in which state; kept as counters, so asking costs the same at any length. */
export interface FrontierCounts {
  /** To be fetched, those that wait for their due time included. */
  readonly queued: number;
  /** The part of `queued` whose due time lay ahead when last looked at. */
  readonly waiting: number;
  readonly leased: number;
  readonly done: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a site has brought so far, earlier runs included. */
export interface SiteTotals {
  /** Distinct pages, threads and posts stored. */
  readonly pages: number;
  readonly threads: number;
  readonly posts: number;
  readonly requests: number;
  /** Sum of the requests' bytes. */
  readonly bytes: number;
}

/** What can be exported, and the row of each. */
export interface ExportRows {
  /** `contentHash`: 64 bits of the body's hash, in hex. */
  readonly pages: Omit<PageRow, 'body' | 'writtenAt'> & {
    readonly bytes: number;
    readonly contentHash: string;
  };
  readonly requests: RequestRow;
  readonly boards: BoardRow;
  readonly threads: ThreadRow;
  readonly posts: PostRow;
  readonly users: UserRow;
  /** What posts said before they were edited, and posts that are gone. */
  readonly revisions: PostRevision;
  /** Stated beside stored, as the last crawl or refresh reckoned. */
  readonly coverage: CoverageRow;
}
export type ExportKind = keyof ExportRows;

/** Rows of one thread or of one board only. */
export interface RowSelection {
  /** Canonical URL of its first page. */
  readonly thread?: string;
  /** URL or title. */
  readonly board?: string;
}

/** A post that matches a search. */
export interface SearchHit {
  readonly id: string;
  readonly thread: string;
  readonly threadTitle: string;
  readonly board: string;
  /** From 1 in the thread. */
  readonly position: number;
  readonly author: string;
  readonly createdAt: string | null;
  readonly url: string;
  /** The part of the post that shows why it was found, in one line. */
  readonly snippet: string;
  /** Ranges of `snippet` that were searched for. */
  readonly marks: readonly (readonly [start: number, end: number])[];
}

export interface SearchOptions {
  /** Default 20. */
  readonly limit?: number;
  /** Told while posts stored since the last search are indexed, which may take long the first time. */
  readonly onIndexing?: (done: number, total: number) => void;
}

/** Everything Skein remembers. */
export interface Store extends RefreshStore, FleetStore, LedgerStore {
  /** The site of that start URL, created when new; an existing one keeps the strategy it was created with. */
  openSite(startUrl: string, strategy: string): Promise<Site>;
  sites(): Promise<readonly Site[]>;
  setSiteState(siteId: number, state: SiteState, reason?: string): Promise<void>;

  saveModel(siteId: number, model: SiteModel): Promise<void>;
  loadModel(siteId: number): Promise<SiteModel | undefined>;

  /** Insert-or-ignore by URL; returns how many were new. */
  enqueue(siteId: number, entries: readonly FrontierEntry[]): Promise<number>;
  /** The URL an identity was enqueued under, or undefined. */
  urlOf(siteId: number, identity: string): Promise<string | undefined>;
  /** The page whose link an identity was enqueued by, or undefined; '' for the start URL. */
  foundOn(siteId: number, identity: string): Promise<string | undefined>;
  /** The best entries that are due, leased to `owner`. Expired leases count as due. */
  lease(options: LeaseOptions): Promise<readonly LeasedEntry[]>;
  /** Gives back, untouched, what `owner` holds of a site (clean stop). */
  releaseLeases(siteId: number, owner: string): Promise<void>;
  /** Who holds leases of a site now: a starting crawl gives back those of processes that are gone. */
  leaseOwners(siteId: number): Promise<readonly string[]>;
  /**
   * Stores outcomes in one transaction; returns how many found URLs were new. When the lease of an entry has meanwhile
   * passed to another worker, 'done' still settles it, any other result is left to the present holder.
   */
  commit(siteId: number, outcomes: readonly Outcome[]): Promise<number>;
  /** Queues again what failed for good, with its attempts forgotten; returns how many. */
  retryFailed(siteId: number): Promise<number>;
  /** The same for what was left out by choice. */
  retryLeftOut(siteId: number): Promise<number>;
  frontierCounts(siteId: number): Promise<FrontierCounts>;
  /** Cheap running totals for progress: maintained, not counted. */
  totals(siteId: number): Promise<SiteTotals>;
  /** When the earliest waiting entry or lease falls due, or undefined when none waits. */
  nextDueAt(siteId: number): Promise<number | undefined>;

  /** Requests outside the frontier (robots.txt, learning). */
  addRequests(siteId: number, requests: readonly RequestRow[]): Promise<void>;
  /** Pages outside the frontier (learning), with the requests that brought them, in one transaction. */
  addPages(siteId: number, pages: readonly PageRow[], requests?: readonly RequestRow[]): Promise<void>;
  /**
   * Records read again from stored pages, in place of what was read from those pages before: posts they are no longer
   * found to show are gone. All of it in one transaction, or none.
   */
  replacePosts(
    siteId: number,
    pages: readonly { readonly url: string; readonly thread: string }[],
    records: Records,
  ): Promise<void>;
  /** Threads that posts were stored of since they were last put together. */
  threadsToAssemble(siteId: number, limit: number): Promise<readonly string[]>;
  /** Threads of the same title as another, a few: they may be that one under another URL. */
  threadsOfSameTitle(siteId: number, thread: string): Promise<readonly ThreadOfSameTitle[]>;
  /** All posts of a thread, in no order. */
  threadPosts(siteId: number, thread: string): Promise<readonly StoredPost[]>;
  /** Where posts belong in their threads and what they answer, in one transaction. */
  saveAssembled(siteId: number, threads: readonly AssembledThread[]): Promise<void>;
  /** Forgets posts that were not stored again since their threads were last put together. */
  forgetAssembled(siteId: number): Promise<void>;
  /**
   * Makes the posts of one thread posts of another one, `later` in it; of those both have the one stored since threads
   * were last put together is kept.
   */
  mergeThreads(siteId: number, from: string, into: string, later: number): Promise<void>;

  /** A stored page with its body, or undefined. */
  page(siteId: number, url: string): Promise<PageRow | undefined>;

  /**
   * Streams rows in a stable order: site by site, and within a site pages, boards and threads by URL, posts by thread
   * and position, users by name, requests by time. Texts compare by their UTF-8 bytes. Rows written while the stream
   * runs may or may not be seen; no row comes twice. A selection counts for posts and threads (`board`: boards too).
   */
  rows<K extends ExportKind>(
    kind: K,
    siteId?: number,
    selection?: RowSelection,
  ): AsyncIterable<ExportRows[K]>;

  /**
   * Posts as `rows` streams them, some at a time, each as the text of a JSON object: a driver that has the database make
   * it takes half the time that objects do.
   */
  postLines(selection?: RowSelection): AsyncIterable<readonly string[]>;

  /**
   * Posts that have all words of a query, in text or title, best first; a phrase stands in quotes, `begin*` finds what
   * begins so, `-word` leaves out. Works for scripts without spaces too. Throws UsageError when there is no word in it.
   */
  search(query: string, options?: SearchOptions): Promise<readonly SearchHit[]>;

  close(): Promise<void>;
}
