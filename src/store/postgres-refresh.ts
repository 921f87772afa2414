// Asking again, in PostgreSQL: what is stored of threads and pages, and posts as they were before they changed or went away.
import type { PageType } from '../learn/index.ts';
import type { Queries } from './postgres-database.ts';
import { indexable } from './postgres-keys.ts';
import { postKey } from './postgres-records.ts';
import type { PageValidators, RefreshRow, RefreshTotals, ThreadRead, ThreadState } from './refresh-types.ts';
import { toRefreshTotals } from './site-rows.ts';
import { epochOf } from './sqlite-refresh.ts';
import type { PostRow } from './types.ts';
import { wholeMs } from './whole-ms.ts';

const BATCH = 5000;

/** Keeps what edited posts said. Must run inside a transaction, before they are replaced. */
export async function keepRevisions(queries: Queries, siteId: number, posts: readonly PostRow[], at: number) {
  const keys = posts.map(({ thread, id }) => postKey(siteId, thread, id));
  await queries.query(KEEP_REVISIONS, [siteId, at, keys, posts.map(({ text }) => text)]);
}

/**
 * Marks the posts a page shows now as seen, and those it showed before and does not any more as gone. Must run inside a
 * transaction, after the page's posts were stored.
 */
export async function markSeen(
  queries: Queries,
  siteId: number,
  page: string,
  posts: readonly PostRow[],
  at: number,
): Promise<void> {
  const keys = posts.map(({ thread, id }) => postKey(siteId, thread, id));
  await queries.query(SEEN, [siteId, at, keys]);
  const threads = [...new Set(posts.map(({ thread }) => indexable(thread)))];
  await queries.query(GONE, [siteId, at, threads, page]);
}

/** A page is there no more, and its posts with it. */
export async function markGone(queries: Queries, siteId: number, page: string, at: number): Promise<void> {
  const rows = await queries.query(THREADS_OF_PAGE, [siteId, page]);
  await queries.query(GONE, [siteId, at, rows.map((row) => row.thread as string), page]);
}

/** A page was asked for again and had not changed. */
export async function touchPage(queries: Queries, siteId: number, url: string, at: number): Promise<void> {
  await queries.query(TOUCH, [siteId, indexable(url), at]);
}

export async function validators(
  queries: Queries,
  siteId: number,
  url: string,
): Promise<PageValidators | undefined> {
  const [row] = await queries.query(VALIDATORS, [siteId, indexable(url)]);
  if (row === undefined) return undefined;
  return {
    etag: row.etag as string,
    lastModified: row.last_modified as string,
    fetchedAt: row.fetched_at as number,
  };
}

export async function pagesOfType(
  queries: Queries,
  siteId: number,
  type: PageType,
  limit: number,
): Promise<string[]> {
  return (await queries.query(PAGES_OF_TYPE, [siteId, type, limit])).map((row) => row.url as string);
}

export async function threadState(
  queries: Queries,
  siteId: number,
  thread: string,
): Promise<ThreadState | undefined> {
  const url = indexable(thread);
  const [row] = await queries.query(THREAD, [siteId, url]);
  const pages = (await queries.query(PAGES_OF_THREAD, [siteId, url])).map(({ page }) => page as string);
  if (row === undefined && pages.length === 0) return undefined;
  const [stored] = await queries.query(STORED, [siteId, url]);
  return {
    replies: (row?.replies ?? null) as number | null,
    lastPostAt: (row?.last_post_at ?? null) as string | null,
    posts: (stored?.posts ?? 0) as number,
    newestPostAt: (stored?.newest ?? null) as string | null,
    pages,
  };
}

export async function postsOnPage(
  queries: Queries,
  siteId: number,
  thread: string,
  page: string,
): Promise<string[]> {
  const rows = await queries.query(POSTS_ON_PAGE, [siteId, indexable(thread), page]);
  return rows.map((row) => row.id as string);
}

export async function* postTimes(
  queries: Queries,
  siteId: number,
): AsyncGenerator<{ thread: string; author: string; at: number }> {
  let after = { time: '', row: 0 };
  for (;;) {
    const rows = await queries.query(TIMES, [siteId, after.time, after.row, BATCH]);
    for (const { thread, author, created_at } of rows) {
      const at = epochOf(created_at as string);
      if (!Number.isNaN(at)) yield { thread: thread as string, author: author as string, at };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = { time: last.created_at as string, row: last.row_id as number };
  }
}

/** Must run inside a transaction. */
export async function addRefresh(queries: Queries, siteId: number, row: RefreshRow): Promise<void> {
  const { at, requests, newPosts, newThreads, delay, timedPosts, delays } = row;
  await queries.query(ADD_REFRESH, [
    siteId,
    wholeMs(at),
    requests,
    newPosts,
    newThreads,
    wholeMs(delay),
    timedPosts,
    JSON.stringify(delays),
  ]);
}

export async function refreshTotals(
  queries: Queries,
  siteId: number,
  since: number,
): Promise<RefreshTotals | undefined> {
  const [row] = await queries.query(REFRESH_TOTALS, [siteId, wholeMs(since)]);
  return toRefreshTotals(row);
}

export async function* threadsRead(queries: Queries, siteId: number): AsyncGenerator<ThreadRead> {
  for (let after = ''; ; ) {
    const rows = await queries.query(THREADS_READ, [siteId, after, BATCH]);
    for (const row of rows) {
      yield {
        url: row.url as string,
        boardUrl: row.board_url as string | null,
        readAt: row.fetched_at as number | null,
        isTold: row.is_told === true,
      };
    }
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.url as string;
  }
}

const KEEP_REVISIONS = `INSERT INTO post_revisions (site_id, thread, post, replaced_at, text, html)
  SELECT p.site_id, p.thread, p.id, $2, p.text, p.html
  FROM unnest($3::bigint[], $4::text[]) AS g(key, text) JOIN posts p ON p.site_id = $1 AND p.key = g.key
  WHERE p.text <> g.text`;
const SEEN = 'UPDATE posts SET seen_at = $2, gone_at = NULL WHERE site_id = $1 AND key = ANY ($3::bigint[])';
const GONE = `UPDATE posts SET gone_at = $2
  WHERE site_id = $1 AND thread = ANY ($3::text[]) AND page = $4 AND gone_at IS NULL AND seen_at IS DISTINCT FROM $2`;
const THREADS_OF_PAGE = 'SELECT DISTINCT thread FROM posts WHERE site_id = $1 AND (thread = $2 OR page = $2)';
const TOUCH = 'UPDATE pages SET fetched_at = $3 WHERE site_id = $1 AND url = $2';
const VALIDATORS = 'SELECT etag, last_modified, fetched_at FROM pages WHERE site_id = $1 AND url = $2';
const PAGES_OF_TYPE = `SELECT url FROM pages WHERE site_id = $1 AND type = $2 ORDER BY fetched_at DESC, url LIMIT $3`;
const THREAD = 'SELECT replies, last_post_at FROM threads WHERE site_id = $1 AND url = $2';
const STORED = `SELECT count(*) AS posts, max(created_at) AS newest FROM posts
  WHERE site_id = $1 AND thread = $2 AND gone_at IS NULL`;
const PAGES_OF_THREAD = `SELECT page, max(position) AS last FROM posts WHERE site_id = $1 AND thread = $2
  GROUP BY page ORDER BY last DESC`;
const POSTS_ON_PAGE = `SELECT id FROM posts WHERE site_id = $1 AND thread = $2 AND page = $3 AND gone_at IS NULL
  ORDER BY position, id`;
// As texts: times of one site are all written alike.
const TIMES = `SELECT thread, author, created_at, row_id FROM posts
  WHERE site_id = $1 AND created_at IS NOT NULL AND (created_at, row_id) > ($2, $3)
  ORDER BY created_at, row_id LIMIT $4`;
const ADD_REFRESH = `INSERT INTO refreshes (site_id, at, requests, new_posts, new_threads, delay, timed_posts, delays)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const REFRESH_TOTALS = `SELECT count(*) AS passes, max(at) AS at, sum(requests)::bigint AS requests,
  sum(new_posts)::bigint AS new_posts, sum(new_threads)::bigint AS new_threads, sum(delay)::bigint AS delay,
  sum(timed_posts)::bigint AS timed_posts FROM refreshes WHERE site_id = $1 AND at >= $2`;
const THREADS_READ = `SELECT t.url, t.board_url, p.fetched_at,
    t.replies IS NOT NULL OR t.last_post_at IS NOT NULL AS is_told
  FROM threads t LEFT JOIN pages p ON p.site_id = t.site_id AND p.url = t.url
  WHERE t.site_id = $1 AND t.url > $2 ORDER BY t.url LIMIT $3`;
