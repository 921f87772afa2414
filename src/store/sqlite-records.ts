// Boards, threads, posts and users in SQLite. A post seen again replaces what was known of it; of boards, threads and
// users each page tells another part, and what it does not tell stays.

import { FactTable } from './fact-table.ts';
import { placesWithGone } from './gone-posts.ts';
import {
  BOARD_COLUMNS,
  boardValues,
  POST_COLUMNS,
  postValues,
  THREAD_COLUMNS,
  threadValues,
  USER_COLUMNS,
} from './record-values.ts';
import type { SiteCounters } from './site-counters.ts';
import type { SqliteDatabase, Statement } from './sqlite-database.ts';
import type { RecordName, Records } from './types.ts';

/** Knows which URL an identity is enqueued under. */
interface Names {
  urlOf(siteId: number, identity: string): string | undefined;
}

export class SqliteRecords {
  readonly #counters: SiteCounters;
  readonly #names: Names;
  readonly #boards: FactTable;
  readonly #threads: FactTable;
  readonly #users: FactTable;
  readonly #addPost: Statement;
  readonly #replacePost: Statement;
  readonly #removePosts: Statement;
  readonly #postsOfPage: Statement;
  readonly #placePost: Statement;

  constructor(database: SqliteDatabase, counters: SiteCounters, names: Names) {
    this.#counters = counters;
    this.#names = names;
    this.#boards = new FactTable(database, 'boards', ['url'], BOARD_COLUMNS);
    this.#threads = new FactTable(database, 'threads', ['url'], THREAD_COLUMNS);
    this.#users = new FactTable(database, 'users', ['name', 'url'], USER_COLUMNS);
    const columns = POST_COLUMNS.join(', ');
    const placeholders = POST_COLUMNS.map(() => '?').join(', ');
    this.#addPost = database.prepare(
      `INSERT INTO posts (${columns}, site_id, thread, id) VALUES (${placeholders}, ?, ?, ?) ON CONFLICT DO NOTHING`,
    );
    // A post shown again on a later page (the opening post on every one) stays where it was first; on its own page, others
    // may have come before it since. Not an upsert: SQLite would not tell whether it inserted or updated.
    this.#replacePost = database.prepare(
      `UPDATE posts SET (${columns}) = (${placeholders})
       WHERE site_id = ? AND thread = ? AND id = ? AND (position >= ? OR page = ?)`,
    );
    this.#removePosts = database.prepare('DELETE FROM posts WHERE site_id = ? AND thread = ? AND page = ?');
    this.#postsOfPage = database.prepare(
      'SELECT id FROM posts WHERE site_id = ? AND thread = ? AND page = ? ORDER BY position, id',
    );
    this.#placePost = database.prepare(
      'UPDATE posts SET position = ? WHERE site_id = ? AND thread = ? AND id = ?',
    );
  }

  /** Records were removed, or a transaction undone. */
  forget(): void {
    for (const table of [this.#boards, this.#threads, this.#users]) table.forget();
  }

  /** Forgets the posts of a thread that were read from one of its pages. Must run inside a write transaction. */
  removePosts(siteId: number, thread: string, page: string): void {
    this.#counters.add(siteId, 'posts', -this.#removePosts.run(siteId, thread, page));
  }

  /** Must run inside a write transaction. */
  put(siteId: number, { boards, threads, posts, users }: Records): void {
    const nameOf = (name: RecordName) => this.#urlOf(siteId, name);
    for (const board of boards ?? []) {
      const url = nameOf(board);
      if (url !== '')
        this.#boards.put([siteId, url], board.isListed ?? false, boardValues(board, url, nameOf));
    }
    for (const thread of threads ?? []) {
      const url = nameOf(thread);
      if (url === '') continue;
      const isNew = this.#threads.put([siteId, url], thread.isListed ?? false, threadValues(thread, nameOf));
      if (isNew) this.#counters.add(siteId, 'threads', 1);
    }
    for (const post of posts ?? []) {
      const values = postValues(post);
      const key = [siteId, post.thread, post.id];
      if (this.#addPost.run(...values, ...key) === 1) this.#counters.add(siteId, 'posts', 1);
      else this.#replacePost.run(...values, ...key, post.position, post.page);
    }
    for (const { name, url, joined, posts } of users ?? [])
      this.#users.put([siteId, name, url ?? ''], false, { own: [], any: [joined, posts] });
  }

  /** Posts of a page that was read before, placed so that posts which are gone since keep their place among them. */
  keepingOrder<R extends Records>(siteId: number, records: R): R {
    const [first] = records.posts ?? [];
    if (first === undefined) return records;
    const { thread, page } = first;
    const stored = this.#postsOfPage.all(siteId, thread, page);
    const places = placesWithGone(
      records.posts!,
      stored.map(({ id }) => id as string),
    );
    if (places === undefined) return records;
    const { gone, placeOf } = places;
    for (const id of gone) this.#placePost.run(placeOf(id), siteId, thread, id);
    return { ...records, posts: records.posts!.map((post) => ({ ...post, position: placeOf(post.id) })) };
  }

  /** A URL turned out to be another name of a board or thread. Must run inside a write transaction. */
  move(siteId: number, from: string, to: RecordName): void {
    const url = this.#urlOf(siteId, to);
    if (url === from) return;
    this.#boards.move([siteId, from], [siteId, url]);
    if (this.#threads.move([siteId, from], [siteId, url])) this.#counters.add(siteId, 'threads', -1);
  }

  #urlOf(siteId: number, { url, identity }: RecordName): string {
    return (identity === undefined ? undefined : this.#names.urlOf(siteId, identity)) ?? url;
  }
}
