// Boards, threads, posts and users in SQLite: a record seen again replaces what was known of it.
import type { SiteCounters } from './site-counters.ts';
import type { SqliteDatabase, SqlValue, Statement } from './sqlite-database.ts';
import type { BoardRow, Outcome, PostRow, ThreadRow, UserRow } from './types.ts';

export class SqliteRecords {
  readonly #counters: SiteCounters;
  readonly #boards: RecordTable;
  readonly #threads: RecordTable;
  readonly #posts: RecordTable;
  readonly #users: RecordTable;
  readonly #removePosts: Statement;

  constructor(database: SqliteDatabase, counters: SiteCounters) {
    this.#counters = counters;
    this.#boards = new RecordTable(database, 'boards', 'url', 'title, description, parent_url');
    this.#threads = new RecordTable(database, 'threads', 'url', 'title, board_url');
    this.#posts = new RecordTable(
      database,
      'posts',
      'thread, id',
      'thread_title, board, position, author, author_url, created_at, created_at_raw, text, html, url, reply_to, ' +
        'quotes, page',
      // A post shown again on a later page (the opening post on every one) stays where it was first.
      'position >= ?',
    );
    this.#users = new RecordTable(database, 'users', 'name, url', '');
    this.#removePosts = database.prepare('DELETE FROM posts WHERE site_id = ? AND thread = ? AND page = ?');
  }

  /** Forgets the posts of a thread that were read from one of its pages. Must run inside a write transaction. */
  removePosts(siteId: number, thread: string, page: string): void {
    this.#counters.add(siteId, 'posts', -this.#removePosts.run(siteId, thread, page));
  }

  /** Must run inside a write transaction. */
  put(siteId: number, outcome: Pick<Outcome, 'boards' | 'threads' | 'posts' | 'users'>): void {
    for (const board of outcome.boards ?? []) this.#boards.put(boardValues(board), [siteId, board.url]);
    for (const thread of outcome.threads ?? [])
      if (this.#threads.put(threadValues(thread), [siteId, thread.url]))
        this.#counters.add(siteId, 'threads', 1);
    for (const post of outcome.posts ?? [])
      if (this.#posts.put(postValues(post), [siteId, post.thread, post.id], [post.position]))
        this.#counters.add(siteId, 'posts', 1);
    for (const user of outcome.users ?? []) this.#users.put([], userKey(siteId, user));
  }
}

/** A table of records with a key within the site. */
class RecordTable {
  readonly #add: Statement;
  readonly #replace: Statement | undefined;

  /**
   * `key` and `columns` are lists of column names; the values given to `put` stand in their order. A known record is
   * replaced only where `condition` holds.
   */
  constructor(database: SqliteDatabase, table: string, key: string, columns: string, condition = 'true') {
    const all = [columns, 'site_id', key].filter((names) => names !== '').join(', ');
    this.#add = database.prepare(
      `INSERT INTO ${table} (${all}) VALUES (${placeholders(all)}) ON CONFLICT DO NOTHING`,
    );
    // Not an upsert: SQLite would not tell whether it inserted or updated.
    this.#replace =
      columns === ''
        ? undefined
        : database.prepare(
            `UPDATE ${table} SET (${columns}) = (${placeholders(columns)})
             WHERE site_id = ? AND (${key}) = (${placeholders(key)}) AND ${condition}`,
          );
  }

  /** True when the record was new. */
  put(values: readonly SqlValue[], key: readonly SqlValue[], condition: readonly SqlValue[] = []): boolean {
    if (this.#add.run(...values, ...key) === 1) return true;
    this.#replace?.run(...values, ...key, ...condition);
    return false;
  }
}

const placeholders = (names: string) => names.replaceAll(/\w+/g, '?');

const boardValues = (board: BoardRow) => [board.title, board.description, board.parentUrl];
const threadValues = (thread: ThreadRow) => [thread.title, thread.boardUrl];
const userKey = (siteId: number, user: UserRow) => [siteId, user.name, user.url ?? ''];
const postValues = (post: PostRow) => [
  post.threadTitle,
  post.board,
  post.position,
  post.author,
  post.authorUrl,
  post.createdAt,
  post.createdAtRaw,
  post.text,
  post.html,
  post.url,
  post.replyTo,
  JSON.stringify(post.quotes),
  post.page,
];
