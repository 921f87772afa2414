// Full-text search in SQLite: brings the index up to date with the posts, then asks it.
import { POST_INDEX } from './schema/v2.ts';
import { snippetOf } from './search-snippet.ts';
import { indexedText, matchExpression, parseQuery } from './search-words.ts';
import type { SqliteDatabase, SqlRow, Statement } from './sqlite-database.ts';
import type { SearchHit, SearchOptions } from './types.ts';

// Posts indexed in one transaction: a crawl that goes on meanwhile waits no longer than that takes.
const BATCH = 2_000;
const DEFAULT_LIMIT = 20;
// A word in the title says more about a thread than one in a post.
const TITLE_WEIGHT = 3;
// Of words that are in more posts than this, the posts stored last are ranked: ranking a million takes a second.
const MOST_RANKED = 5_000;

export class SqliteSearch {
  readonly #database: SqliteDatabase;
  readonly #statements: Readonly<Record<keyof typeof SQL, Statement>>;

  constructor(database: SqliteDatabase) {
    this.#database = database;
    if (database.isReadOnly && database.value(SQL.missing) !== 0) database.execute(INDEX_IN_MEMORY);
    this.#statements = Object.fromEntries(
      Object.entries(SQL).map(([name, sql]) => [name, database.prepare(sql)]),
    ) as Record<keyof typeof SQL, Statement>;
  }

  /** Posts that match, best first. */
  search(query: string, { limit = DEFAULT_LIMIT, onIndexing }: SearchOptions = {}): SearchHit[] {
    const phrases = parseQuery(query);
    this.#update(onIndexing);
    return this.#statements.find.all(matchExpression(phrases), limit).map((row) => {
      const { text, marks } = snippetOf(row.text as string, phrases);
      const place = this.#statements.place.get(row.site_id!, row.thread!, row.position!, row.id!) as SqlRow;
      return {
        id: row.id as string,
        thread: row.thread as string,
        threadTitle: row.thread_title as string,
        board: row.board as string,
        position: place.position as number,
        author: row.author as string,
        createdAt: row.created_at as string | null,
        url: row.url as string,
        snippet: text,
        marks,
      };
    });
  }

  #update(onIndexing: SearchOptions['onIndexing']): void {
    const total = this.#statements.missing.get()?.missing as number;
    if (total === 0) return;
    let done = 0;
    for (;;) {
      const count = this.#database.transaction(() => this.#indexSome());
      if (count === 0) return;
      done += count;
      onIndexing?.(done, Math.max(done, total));
    }
  }

  /** Indexes a batch, what changed first; returns how many. Everything is read anew: others may index at the same time. */
  #indexSome(): number {
    const stale = this.#statements.stale.all();
    for (const { row_id: rowId } of stale) {
      this.#statements.remove.run(rowId!);
      const post = this.#statements.post.get(rowId!);
      if (post !== undefined) this.#add(post);
      this.#statements.refreshed.run(rowId!);
    }
    if (stale.length > 0) return stale.length;
    const fresh = this.#statements.fresh.all();
    for (const post of fresh) this.#add(post);
    const last = fresh.at(-1)?.row_id;
    if (last !== undefined) this.#statements.indexedTo.run(last);
    return fresh.length;
  }

  // The title counts once for each thread: else every post of it would be found by it.
  #add({ row_id: rowId, text, title }: SqlRow): void {
    this.#statements.add.run(rowId!, indexedText(title as string), indexedText(text as string));
  }
}

/** Tables that go before those of the file, for one that cannot be written: the index is made anew, for this process. */
const INDEX_IN_MEMORY = `
  ${POST_INDEX.replace('TABLE post_index', 'TABLE temp.post_index')}
  CREATE TEMP TABLE post_index_state (indexed_to INTEGER NOT NULL);
  INSERT INTO temp.post_index_state VALUES (0);
  CREATE TEMP TABLE post_index_stale (row_id INTEGER PRIMARY KEY);`;

const POST = `row_id, text, CASE WHEN position = (SELECT min(o.position) FROM posts o
  WHERE o.site_id = posts.site_id AND o.thread = posts.thread) THEN thread_title ELSE '' END AS title`;

const SQL = {
  missing: `SELECT (SELECT count(*) FROM post_index_stale) +
    (SELECT count(*) FROM posts WHERE row_id > (SELECT indexed_to FROM post_index_state)) AS missing`,
  stale: `SELECT row_id FROM post_index_stale LIMIT ${BATCH}`,
  post: `SELECT ${POST} FROM posts WHERE row_id = ?`,
  fresh: `SELECT ${POST} FROM posts WHERE row_id > (SELECT indexed_to FROM post_index_state)
    ORDER BY row_id LIMIT ${BATCH}`,
  add: 'INSERT INTO post_index (rowid, title, text) VALUES (?, ?, ?)',
  remove: 'DELETE FROM post_index WHERE rowid = ?',
  refreshed: 'DELETE FROM post_index_stale WHERE row_id = ?',
  indexedTo: 'UPDATE post_index_state SET indexed_to = ?',
  find: `SELECT p.* FROM
      (SELECT rowid, score FROM
        (SELECT rowid, bm25(post_index, ${TITLE_WEIGHT}, 1) AS score FROM post_index WHERE post_index MATCH ?
          ORDER BY rowid DESC LIMIT ${MOST_RANKED})
        ORDER BY score, rowid LIMIT ?) found
    JOIN posts p ON p.row_id = found.rowid ORDER BY found.score, p.row_id`,
  place: `SELECT count(*) AS position FROM posts
    WHERE site_id = ? AND thread = ? AND (position, id) <= (?, ?)`,
} as const;
