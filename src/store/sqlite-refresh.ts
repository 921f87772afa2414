// Asking again, in SQLite: what is stored of threads and pages, and posts as they were before they changed or went away.
import type { PageType } from '../learn/index.ts';
import type { PageValidators, RefreshRow, RefreshTotals, ThreadRead, ThreadState } from './refresh-types.ts';
import { toRefreshTotals } from './site-rows.ts';
import type { SqliteDatabase, Statement } from './sqlite-database.ts';
import type { PostRow } from './types.ts';
import { wholeMs } from './whole-ms.ts';

const BATCH = 5000;

export class SqliteRefresh {
  readonly #statements: Readonly<Record<keyof typeof SQL, Statement>>;

  constructor(database: SqliteDatabase) {
    this.#statements = Object.fromEntries(
      Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)]),
    ) as Record<keyof typeof SQL, Statement>;
  }

  /** Keeps what edited posts said. Must run inside a write transaction, before they are replaced. */
  keepRevisions(siteId: number, posts: readonly PostRow[], at: number): void {
    for (const { thread, id, text } of posts) this.#statements.keepRevision.run(at, siteId, thread, id, text);
  }

  /**
   * Marks the posts a page shows now as seen, and those it showed before and does not any more as gone. Must run inside a
   * write transaction, after the page's posts were stored.
   */
  markSeen(siteId: number, page: string, posts: readonly PostRow[], at: number): void {
    const threads = new Set(posts.map(({ thread }) => thread));
    for (const { thread, id } of posts) this.#statements.seen.run(at, siteId, thread, id);
    for (const thread of threads) this.#statements.gone.run(at, siteId, thread, page, at);
  }

  /** A page is there no more, and its posts with it. */
  markGone(siteId: number, page: string, at: number): void {
    for (const { thread } of this.#statements.threadsOfPage.all(siteId, page, page))
      this.#statements.gone.run(at, siteId, thread as string, page, at);
  }

  /** A page was asked for again and had not changed. */
  touchPage(siteId: number, url: string, at: number): void {
    this.#statements.touch.run(at, siteId, url);
  }

  validators(siteId: number, url: string): PageValidators | undefined {
    const row = this.#statements.validators.get(siteId, url);
    if (row === undefined) return undefined;
    return {
      etag: row.etag as string,
      lastModified: row.last_modified as string,
      fetchedAt: row.fetched_at as number,
    };
  }

  pagesOfType(siteId: number, type: PageType, limit: number): string[] {
    return this.#statements.pagesOfType.all(siteId, type, limit).map((row) => row.url as string);
  }

  threadState(siteId: number, thread: string): ThreadState | undefined {
    const row = this.#statements.thread.get(siteId, thread);
    const pages = this.#statements.pagesOfThread.all(siteId, thread).map(({ page }) => page as string);
    if (row === undefined && pages.length === 0) return undefined;
    const stored = this.#statements.stored.get(siteId, thread);
    return {
      replies: (row?.replies ?? null) as number | null,
      lastPostAt: (row?.last_post_at ?? null) as string | null,
      posts: (stored?.posts ?? 0) as number,
      newestPostAt: (stored?.newest ?? null) as string | null,
      pages,
    };
  }

  postsOnPage(siteId: number, thread: string, page: string): string[] {
    return this.#statements.postsOnPage.all(siteId, thread, page).map((row) => row.id as string);
  }

  async *postTimes(siteId: number): AsyncGenerator<{ thread: string; author: string; at: number }> {
    let after = { time: '', row: 0 };
    for (;;) {
      const rows = this.#statements.times.all(siteId, after.time, after.time, after.row, BATCH);
      for (const { thread, author, created_at } of rows) {
        const at = epochOf(created_at as string);
        if (!Number.isNaN(at)) yield { thread: thread as string, author: author as string, at };
      }
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) return;
      after = { time: last.created_at as string, row: last.row_id as number };
    }
  }

  addRefresh(siteId: number, row: RefreshRow): void {
    const { at, requests, newPosts, newThreads, delay, timedPosts, delays } = row;
    this.#statements.addRefresh.run(
      siteId,
      wholeMs(at),
      requests,
      newPosts,
      newThreads,
      wholeMs(delay),
      timedPosts,
      JSON.stringify(delays),
    );
  }

  refreshTotals(siteId: number, since: number): RefreshTotals | undefined {
    return toRefreshTotals(this.#statements.refreshTotals.get(siteId, since));
  }

  async *threadsRead(siteId: number): AsyncGenerator<ThreadRead> {
    for (let after = ''; ; ) {
      const rows = this.#statements.threadsRead.all(siteId, after, BATCH);
      for (const row of rows) {
        yield {
          url: row.url as string,
          boardUrl: row.board_url as string | null,
          readAt: row.fetched_at as number | null,
          isTold: row.is_told === 1,
        };
      }
      if (rows.length < BATCH) return;
      after = rows.at(-1)!.url as string;
    }
  }
}

/** Times without an offset are local to the site; for what they are used here, any one offset will do. */
export function epochOf(iso: string): number {
  return Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) || !iso.includes('T') ? iso : `${iso}Z`);
}

const SQL = {
  keepRevision: `INSERT INTO post_revisions (site_id, thread, post, replaced_at, text, html)
    SELECT site_id, thread, id, ?, text, html FROM posts WHERE site_id = ? AND thread = ? AND id = ? AND text <> ?`,
  seen: 'UPDATE posts SET seen_at = ?, gone_at = NULL WHERE site_id = ? AND thread = ? AND id = ?',
  gone: `UPDATE posts SET gone_at = ?
    WHERE site_id = ? AND thread = ? AND page = ? AND gone_at IS NULL AND seen_at IS NOT ?`,
  // Without an index by page: a page is its thread's first, or the thread is that of a post there.
  threadsOfPage: 'SELECT DISTINCT thread FROM posts WHERE site_id = ? AND (thread = ? OR page = ?)',
  touch: 'UPDATE pages SET fetched_at = ? WHERE site_id = ? AND url = ?',
  validators: 'SELECT etag, last_modified, fetched_at FROM pages WHERE site_id = ? AND url = ?',
  pagesOfType: 'SELECT url FROM pages WHERE site_id = ? AND type = ? ORDER BY fetched_at DESC, url LIMIT ?',
  thread: 'SELECT replies, last_post_at FROM threads WHERE site_id = ? AND url = ?',
  stored: `SELECT count(*) AS posts, max(created_at) AS newest FROM posts
    WHERE site_id = ? AND thread = ? AND gone_at IS NULL`,
  pagesOfThread: `SELECT page, max(position) AS last FROM posts WHERE site_id = ? AND thread = ?
    GROUP BY page ORDER BY last DESC`,
  postsOnPage: `SELECT id FROM posts WHERE site_id = ? AND thread = ? AND page = ? AND gone_at IS NULL
    ORDER BY position, id`,
  // As texts: times of one site are all written alike.
  times: `SELECT thread, author, created_at, row_id FROM posts
    WHERE site_id = ? AND created_at IS NOT NULL AND (created_at > ? OR (created_at = ? AND row_id > ?))
    ORDER BY created_at, row_id LIMIT ?`,
  addRefresh: `INSERT INTO refreshes (site_id, at, requests, new_posts, new_threads, delay, timed_posts, delays)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  refreshTotals: `SELECT count(*) AS passes, max(at) AS at, sum(requests) AS requests, sum(new_posts) AS new_posts,
    sum(new_threads) AS new_threads, sum(delay) AS delay, sum(timed_posts) AS timed_posts
    FROM refreshes WHERE site_id = ? AND at >= ?`,
  threadsRead: `SELECT t.url, t.board_url, p.fetched_at, t.replies IS NOT NULL OR t.last_post_at IS NOT NULL AS is_told
    FROM threads t LEFT JOIN pages p ON p.site_id = t.site_id AND p.url = t.url
    WHERE t.site_id = ? AND t.url > ? ORDER BY t.url LIMIT ?`,
} as const;
