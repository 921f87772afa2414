// Threads to be put together in PostgreSQL: what was stored since the last time, and what came of it.
import type { PostHints } from '../records/index.ts';
import type { CounterChanges } from './postgres-counters.ts';
import type { Queries } from './postgres-database.ts';
import { indexable } from './postgres-keys.ts';
import { postKey } from './postgres-records.ts';
import type { AssembledThread, StoredPost, ThreadOfSameTitle } from './types.ts';

// Threads of one name beyond this many ('Help!') are told apart by more than can be looked at.
const MAX_OF_ONE_TITLE = 20;

export async function threadsToAssemble(queries: Queries, siteId: number, limit: number): Promise<string[]> {
  const rows = await queries.query(THREADS, [siteId, limit]);
  return rows.map((row) => row.thread as string);
}

export async function threadPosts(queries: Queries, siteId: number, thread: string): Promise<StoredPost[]> {
  const rows = await queries.query(POSTS, [siteId, indexable(thread)]);
  return rows.map((row) => ({
    id: row.id as string,
    url: row.url as string,
    author: row.author as string,
    text: row.text as string,
    quotes: JSON.parse(row.quotes as string) as string[],
    hints: JSON.parse(row.hints as string) as PostHints,
    position: row.position as number,
    page: row.page as string,
    createdAt: row.created_at as string | null,
    replyTo: row.reply_to as string | null,
  }));
}

export async function threadsOfSameTitle(
  queries: Queries,
  siteId: number,
  thread: string,
): Promise<ThreadOfSameTitle[]> {
  const rows = await queries.query(SAME_TITLE, [siteId, indexable(thread), MAX_OF_ONE_TITLE]);
  return rows.map((row) => ({ url: row.url as string, sharesPosts: row.shares === true }));
}

/** Must run inside a transaction. */
export async function saveAssembled(
  queries: Queries,
  siteId: number,
  threads: readonly AssembledThread[],
): Promise<void> {
  const posts = threads.flatMap(({ thread, posts }) =>
    posts.map((post) => ({ ...post, key: postKey(siteId, thread, post.id) })),
  );
  await queries.query(SAVE, [
    siteId,
    posts.map(({ key }) => key),
    posts.map(({ position }) => position),
    posts.map(({ replyTo }) => replyTo),
  ]);
  const counts = threads.map(({ posts }) => posts.length);
  await queries.query(COUNT, [siteId, threads.map(({ thread }) => indexable(thread)), counts]);
}

/** Must run inside a transaction. */
export async function forgetAssembled(
  queries: Queries,
  siteId: number,
  counters: CounterChanges,
): Promise<void> {
  counters.add('posts', -(await queries.query(FORGET, [siteId])).length);
}

/** Must run inside a transaction. */
export async function mergeThreads(
  queries: Queries,
  siteId: number,
  { from, into, later }: { readonly from: string; readonly into: string; readonly later: number },
  counters: CounterChanges,
): Promise<void> {
  const [old, target] = [indexable(from), indexable(into)];
  counters.add('posts', -(await queries.query(REMOVE_OLDER, [siteId, target, old])).length);
  const moving = await queries.query(MOVING, [siteId, target, old]);
  const ids = moving.map((row) => row.id as string);
  await queries.query(MOVE_POSTS, [
    siteId,
    target,
    later,
    ids.map((id) => postKey(siteId, from, id)),
    ids.map((id) => postKey(siteId, into, id)),
  ]);
  // What is left has the id of a post that is there already.
  counters.add('posts', -(await queries.query(REMOVE_POSTS, [siteId, old])).length);
  counters.add('threads', -(await queries.query(REMOVE_THREAD, [siteId, old])).length);
}

const THREADS = `SELECT DISTINCT thread FROM posts WHERE site_id = $1 AND is_assembled = 0 ORDER BY thread LIMIT $2`;
const POSTS = `SELECT id, url, author, text, quotes, hints, position, page, created_at, reply_to FROM posts
  WHERE site_id = $1 AND thread = $2 ORDER BY row_id`;
const SAME_TITLE = `SELECT b.url, EXISTS (
    SELECT FROM posts p JOIN posts q ON q.site_id = p.site_id AND q.thread = b.url AND q.id = p.id
    WHERE p.site_id = a.site_id AND p.thread = a.url AND q.author = p.author
      AND q.created_at IS NOT DISTINCT FROM p.created_at
  ) AS shares FROM threads a JOIN threads b
    ON b.site_id = a.site_id AND left(b.title, 200) = left(a.title, 200) AND b.title = a.title
  WHERE a.site_id = $1 AND a.url = $2 AND a.title <> '' AND b.url <> a.url ORDER BY b.url LIMIT $3`;
const SAVE = `UPDATE posts p SET position = g.position, reply_to = g.reply_to, is_assembled = 1
  FROM unnest($2::bigint[], $3::bigint[], $4::text[]) AS g(key, position, reply_to)
  WHERE p.site_id = $1 AND p.key = g.key
    AND (p.is_assembled = 0 OR p.position <> g.position OR p.reply_to IS DISTINCT FROM g.reply_to)`;
const COUNT = `UPDATE threads t SET stored_posts = g.posts FROM unnest($2::text[], $3::bigint[]) AS g(url, posts)
  WHERE t.site_id = $1 AND t.url = g.url`;
const REMOVE_OLDER = `DELETE FROM posts WHERE site_id = $1 AND thread = $2 AND is_assembled = 1
  AND id IN (SELECT id FROM posts WHERE site_id = $1 AND thread = $3 AND is_assembled = 0) RETURNING 1 AS one`;
const MOVING = `SELECT id FROM posts p WHERE site_id = $1 AND thread = $3
  AND NOT EXISTS (SELECT FROM posts o WHERE o.site_id = $1 AND o.thread = $2 AND o.id = p.id)`;
const MOVE_POSTS = `UPDATE posts p SET thread = $2, position = position + $3, is_assembled = 0, key = g.new_key
  FROM unnest($4::bigint[], $5::bigint[]) AS g(old_key, new_key) WHERE p.site_id = $1 AND p.key = g.old_key`;
const FORGET = 'DELETE FROM posts WHERE site_id = $1 AND is_assembled = 1 RETURNING 1 AS one';
const REMOVE_POSTS = 'DELETE FROM posts WHERE site_id = $1 AND thread = $2 RETURNING 1 AS one';
const REMOVE_THREAD = 'DELETE FROM threads WHERE site_id = $1 AND url = $2 RETURNING 1 AS one';
