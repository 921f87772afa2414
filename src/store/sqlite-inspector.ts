// Looking into a SQLite store, over a connection of its own: what a person reads never waits for a crawl's transaction.
import type { LinkType, PageType } from '../learn/index.ts';
import type {
  ArrivalSource,
  Inspector,
  RequestCount,
  Rows,
  Slice,
  StoredPageFacts,
  StoredUrl,
  UnsurePost,
} from './inspect-types.ts';
import type { BoardRow, PostRow, ThreadRow } from './record-types.ts';
import type { RefreshRow } from './refresh-types.ts';
import { sourceOf } from './row-stream.ts';
import {
  type ArrayStatement,
  SqliteDatabase,
  type SqlRow,
  type SqlValue,
  type Statement,
} from './sqlite-database.ts';

// Made when somebody looks: a crawl that nobody looks into does not pay for them.
const INDEXES = [
  `CREATE INDEX IF NOT EXISTS threads_by_activity ON threads (site_id, board_url, ifnull(last_post_at, ''), url)`,
  'CREATE INDEX IF NOT EXISTS posts_by_time ON posts (site_id, created_at, board)',
];

export class SqliteInspector implements Inspector {
  readonly #database: SqliteDatabase;
  readonly #statements = new Map<string, Statement>();
  readonly #arrayStatements = new Map<string, ArrayStatement>();

  constructor(location: string) {
    this.#database = new SqliteDatabase(location, { mustExist: true });
  }

  async prepare(): Promise<void> {
    for (const sql of INDEXES) this.#database.execute(sql);
  }

  async boards(siteId: number, { after = '', limit }: Slice): Promise<Rows<BoardRow>> {
    const { columns, toRow } = sourceOf('boards');
    const sql = `SELECT ${columns} FROM boards WHERE site_id = ? AND url > ? ORDER BY url LIMIT ?`;
    return sliced(
      this.#arrays(sql)
        .all(siteId, after, limit + 1)
        .map(toRow),
      limit,
      ({ url }) => url,
    );
  }

  async threads(
    siteId: number,
    board: string | null | undefined,
    { after, limit }: Slice,
  ): Promise<Rows<ThreadRow>> {
    const { columns, toRow } = sourceOf('threads');
    if (board === undefined) {
      const sql = `SELECT ${columns} FROM threads WHERE site_id = ? AND url > ? ORDER BY url LIMIT ?`;
      const rows = this.#arrays(sql).all(siteId, after ?? '', limit + 1);
      return sliced(rows.map(toRow), limit, ({ url }) => url);
    }
    const [time, url] = after === undefined ? [] : keyOf(after);
    const sql = `SELECT ${columns} FROM threads WHERE site_id = ? AND board_url IS ?
      ${time === undefined ? '' : `AND (ifnull(last_post_at, ''), url) < (?, ?)`}
      ORDER BY ifnull(last_post_at, '') DESC, url DESC LIMIT ?`;
    const values = [siteId, board, ...(time === undefined ? [] : [time, url!]), limit + 1];
    const rows = this.#arrays(sql).all(...values);
    return sliced(rows.map(toRow), limit, (row) => JSON.stringify([row.lastPostAt ?? '', row.url]));
  }

  async thread(siteId: number, url: string): Promise<(ThreadRow & { posts: number }) | undefined> {
    const { columns, toRow } = sourceOf('threads');
    const [row] = this.#arrays(`SELECT ${columns} FROM threads WHERE site_id = ? AND url = ?`).all(
      siteId,
      url,
    );
    const posts = this.#number(
      'SELECT count(*) AS n FROM posts WHERE site_id = ? AND thread = ?',
      siteId,
      url,
    );
    if (row !== undefined) return { ...toRow(row), posts };
    if (posts === 0) return undefined;
    const named = this.#prepare(
      'SELECT thread_title FROM posts WHERE site_id = ? AND thread = ? LIMIT 1',
    ).get(siteId, url);
    return { ...UNTOLD, url, title: named!.thread_title as string, posts };
  }

  async posts(siteId: number, thread: string, { after, limit }: Slice): Promise<Rows<PostRow>> {
    const { columns, toRow } = sourceOf('posts');
    const key = after === undefined ? undefined : keyOf(after);
    const where = 'site_id = ? AND thread = ?';
    const before = key === undefined ? [] : [Number(key[0]), key[1]!];
    const sql = `SELECT ${columns} FROM posts WHERE ${where}
      ${key === undefined ? '' : 'AND (position, id) > (?, ?)'} ORDER BY position, id LIMIT ?`;
    const rows = this.#arrays(sql)
      .all(siteId, thread, ...before, limit + 1)
      .map(toRow);
    const first =
      key === undefined
        ? 0
        : this.#number(
            `SELECT count(*) AS n FROM posts WHERE ${where} AND (position, id) <= (?, ?)`,
            siteId,
            thread,
            ...before,
          );
    const part = sliced(rows, limit, ({ position, id }) => JSON.stringify([String(position), id]));
    return { ...part, rows: part.rows.map((post, i) => ({ ...post, position: first + i + 1 })) };
  }

  async unsurePosts(
    siteId: number,
    { after, limit, below, look }: Slice & { readonly below: number; readonly look: number },
  ): Promise<Rows<UnsurePost> & { readonly looked: number }> {
    const start = after === undefined ? Number.MAX_SAFE_INTEGER : Number(after);
    const all = this.#prepare(
      `SELECT row_id, confidence FROM posts WHERE site_id = ? AND row_id < ? ORDER BY row_id DESC LIMIT ?`,
    ).all(siteId, start, look);
    const rows: UnsurePost[] = [];
    let last = start;
    let looked = 0;
    for (const { row_id, confidence } of all) {
      if (rows.length >= limit) break;
      looked++;
      last = row_id as number;
      const worst = leastSure(confidence as string);
      if (worst === undefined || worst.confidence >= below) continue;
      const post = this.#prepare('SELECT * FROM posts WHERE row_id = ?').get(last);
      if (post !== undefined) rows.push({ ...unsureOf(post), ...worst });
    }
    return { rows, looked, next: looked < all.length || all.length === look ? String(last) : null };
  }

  async requestCounts(after: number, limit: number) {
    const [span] = this.#prepare(
      `SELECT max(id) AS last, count(*) AS looked FROM
          (SELECT id FROM requests WHERE id > ? ORDER BY id LIMIT ?)`,
    ).all(after, limit);
    const last = (span?.last ?? after) as number;
    const counts = this.#prepare(
      `SELECT site_id AS siteId, type, status, error, count(*) AS count FROM requests
         WHERE id > ? AND id <= ? GROUP BY site_id, type, status, error`,
    ).all(after, last) as unknown as RequestCount[];
    return { counts, last, looked: span?.looked as number };
  }

  async requestsSince(siteId: number, since: number): Promise<number> {
    return this.#number('SELECT count(*) AS n FROM requests WHERE site_id = ? AND at >= ?', siteId, since);
  }

  async queuedUrls(siteId: number, after: number, limit: number): Promise<readonly StoredUrl[]> {
    // By the queue's own order a page of it could not be gone on from; by number it can.
    const queued = (table: string) => `SELECT url_id FROM ${table} WHERE site_id = ?1 AND url_id > ?2`;
    return this.#prepare(
      `SELECT u.id, u.url, u.type FROM urls u
         WHERE u.id IN (${queued('queue')} UNION ALL ${queued('waiting')} ORDER BY url_id LIMIT ?3) ORDER BY u.id`,
    )
      .all(siteId, after, limit)
      .map(urlOf);
  }

  async latestUrls(siteId: number, limit: number): Promise<readonly StoredUrl[]> {
    return this.#prepare('SELECT id, url, type FROM urls WHERE +site_id = ? ORDER BY id DESC LIMIT ?')
      .all(siteId, limit)
      .map(urlOf);
  }

  async pages(siteId: number, after: number, limit: number): Promise<readonly StoredPageFacts[]> {
    return this.#prepare(
      'SELECT id, url, type, title FROM pages WHERE +site_id = ? AND id > ? ORDER BY id LIMIT ?',
    )
      .all(siteId, after, limit)
      .map((row) => ({
        id: row.id as number,
        url: row.url as string,
        type: row.type as PageType,
        title: row.title as string,
      }));
  }

  async arrivals(siteId: number, source: ArrivalSource): Promise<readonly string[]> {
    const { board, thread, since, limit } = source;
    const of = thread !== undefined ? ['thread', thread] : board !== undefined ? ['board', board] : undefined;
    // A thread's posts are found by the thread, whatever their times.
    const time = of?.[0] === 'thread' ? '+created_at' : 'created_at';
    return this.#prepare(
      `SELECT created_at FROM posts WHERE site_id = ? AND ${time} >= ?
         ${of === undefined ? '' : `AND ${of[0]} = ?`} ORDER BY ${time} DESC LIMIT ?`,
    )
      .all(siteId, since, ...(of === undefined ? [] : [of[1]!]), limit)
      .map((row) => row.created_at as string)
      .reverse();
  }

  async refreshes(siteId: number, since: number, limit: number): Promise<readonly RefreshRow[]> {
    return this.#prepare(
      `SELECT at, requests, new_posts AS newPosts, new_threads AS newThreads, delay, timed_posts AS timedPosts
         FROM refreshes WHERE site_id = ? AND at >= ? ORDER BY at DESC LIMIT ?`,
    )
      .all(siteId, since, limit)
      .reverse() as unknown as RefreshRow[];
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #arrays(sql: string): ArrayStatement {
    const known = this.#arrayStatements.get(sql) ?? this.#database.prepareArrays(sql);
    this.#arrayStatements.set(sql, known);
    return known;
  }

  #prepare(sql: string): Statement {
    const known = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  #number(sql: string, ...values: SqlValue[]): number {
    return this.#prepare(sql).get(...values)?.n as number;
  }
}

const UNTOLD: Omit<ThreadRow, 'url' | 'title'> = {
  boardUrl: null,
  path: [],
  tags: [],
  replies: null,
  views: null,
  lastPostAt: null,
  isSticky: null,
  isLocked: null,
  poll: null,
};

/** One row more than asked for tells that there are more. */
function sliced<T>(rows: readonly T[], limit: number, keyOfRow: (row: T) => string): Rows<T> {
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? keyOfRow(shown.at(-1)!) : null };
}

function keyOf(text: string): readonly [string, string] {
  try {
    const [first, second] = JSON.parse(text) as unknown[];
    if (typeof first === 'string' && typeof second === 'string') return [first, second];
  } catch {
    // A key that was never given out starts at the beginning of what it could mean.
  }
  return ['', ''];
}

function leastSure(json: string): { field: string; confidence: number } | undefined {
  let least: { field: string; confidence: number } | undefined;
  for (const [field, confidence] of Object.entries(JSON.parse(json) as Record<string, number>))
    if (least === undefined || confidence < least.confidence) least = { field, confidence };
  return least;
}

function unsureOf(row: SqlRow): Omit<UnsurePost, 'field' | 'confidence'> {
  return {
    id: row.id as string,
    thread: row.thread as string,
    threadTitle: row.thread_title as string,
    author: row.author as string,
    createdAt: row.created_at as string | null,
    page: row.page as string,
    text: (row.text as string).slice(0, 300),
  };
}

function urlOf(row: SqlRow): StoredUrl {
  return { id: row.id as number, url: row.url as string, type: row.type as LinkType };
}
