// Threads to be put together in SQLite: what was stored since the last time, and what came of it.
import type { PostHints } from '../records/index.ts';
import type { SiteCounters } from './site-counters.ts';
import type { SqliteDatabase, Statement } from './sqlite-database.ts';
import type { AssembledThread, StoredPost, ThreadOfSameTitle } from './types.ts';

// Threads of one name beyond this many ('Help!') are told apart by more than can be looked at.
const MAX_OF_ONE_TITLE = 20;

export class SqliteAssembly {
  readonly #counters: SiteCounters;
  readonly #statements: Readonly<Record<keyof typeof SQL, Statement>>;

  constructor(database: SqliteDatabase, counters: SiteCounters) {
    this.#counters = counters;
    this.#statements = Object.fromEntries(
      Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)]),
    ) as Record<keyof typeof SQL, Statement>;
  }

  threads(siteId: number, limit: number): string[] {
    return this.#statements.threads.all(siteId, limit).map((row) => row.thread as string);
  }

  posts(siteId: number, thread: string): StoredPost[] {
    return this.#statements.posts.all(siteId, thread).map((row) => ({
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

  sameTitle(siteId: number, thread: string): ThreadOfSameTitle[] {
    return this.#statements.sameTitle
      .all(siteId, thread, MAX_OF_ONE_TITLE)
      .map((row) => ({ url: row.url as string, sharesPosts: row.shares === 1 }));
  }

  /** Must run inside a write transaction. */
  save(siteId: number, { thread, posts, changed }: AssembledThread): void {
    for (const { id, position, replyTo } of changed)
      this.#statements.place.run(position, replyTo, siteId, thread, id);
    this.#statements.save.run(siteId, thread, JSON.stringify(posts.map(({ id }) => id)));
    this.#statements.count.run(posts.length, siteId, thread);
  }

  /** Must run inside a write transaction. */
  forget(siteId: number): void {
    this.#counters.add(siteId, 'posts', -this.#statements.forget.run(siteId));
  }

  /** Must run inside a write transaction. */
  merge(siteId: number, from: string, into: string, later: number): void {
    this.#counters.add(siteId, 'posts', -this.#statements.removeOlder.run(siteId, into, siteId, from));
    this.#statements.movePosts.run(into, later, siteId, from);
    // What is left has the id of a post that is there already.
    this.#counters.add(siteId, 'posts', -this.#statements.removePosts.run(siteId, from));
    this.#counters.add(siteId, 'threads', -this.#statements.removeThread.run(siteId, from));
  }
}

const SQL = {
  threads: `SELECT DISTINCT thread FROM posts INDEXED BY posts_to_assemble
    WHERE site_id = ? AND is_assembled = 0 LIMIT ?`,
  posts: `SELECT id, url, author, text, quotes, hints, position, page, created_at, reply_to FROM posts
    WHERE site_id = ? AND thread = ?`,
  sameTitle: `SELECT b.url, EXISTS (
      SELECT 1 FROM posts p CROSS JOIN posts q ON q.site_id = p.site_id AND q.thread = b.url AND q.id = p.id
      WHERE p.site_id = a.site_id AND p.thread = a.url AND q.author = p.author AND q.created_at IS p.created_at
    ) AS shares FROM threads a JOIN threads b ON b.site_id = a.site_id AND b.title = a.title
    WHERE a.site_id = ? AND a.url = ? AND a.title <> '' AND b.url <> a.url ORDER BY b.url LIMIT ?`,
  place: `UPDATE posts SET position = ?, reply_to = ?
    WHERE site_id = ? AND thread = ? AND id = ?`,
  save: `UPDATE posts SET is_assembled = 1 WHERE site_id = ? AND thread = ? AND is_assembled = 0
    AND id IN (SELECT value FROM json_each(?))`,
  count: 'UPDATE threads SET stored_posts = ? WHERE site_id = ? AND url = ?',
  removeOlder: `DELETE FROM posts WHERE site_id = ? AND thread = ? AND is_assembled = 1
    AND id IN (SELECT id FROM posts WHERE site_id = ? AND thread = ? AND is_assembled = 0)`,
  movePosts: `UPDATE OR IGNORE posts SET thread = ?, position = position + ?, is_assembled = 0
    WHERE site_id = ? AND thread = ?`,
  forget: 'DELETE FROM posts WHERE site_id = ? AND is_assembled = 1',
  removePosts: 'DELETE FROM posts WHERE site_id = ? AND thread = ?',
  removeThread: 'DELETE FROM threads WHERE site_id = ? AND url = ?',
} as const;
