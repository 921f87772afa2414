// Looking into a store, whichever database it is: the tables have the same names in both. What differs is told by the driver.
import type { LinkType, PageType } from '../learn/index.ts';
import type {
  ArrivalSource,
  Inspector,
  Prepared,
  RequestCount,
  Rows,
  Slice,
  StoredPageFacts,
  StoredUrl,
  UnsurePost,
} from './inspect-types.ts';
import type { BoardRow, PostRow, ThreadRow } from './record-types.ts';
import type { RefreshRow } from './refresh-types.ts';
import { SOURCES } from './row-stream.ts';
import type { SqlRow, SqlValue } from './sqlite-database.ts';

/** What a database does for an inspector; `?` stands for values. */
export interface InspectedDatabase {
  rows(sql: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  /** Rows as arrays of their columns. */
  arrays(sql: string, values: readonly SqlValue[]): Promise<readonly (readonly SqlValue[])[]>;
  /** An address or name as it is stored. */
  key(text: string): string;
  /** What threads of a board are found by, with one `?` for its URL or null. */
  readonly ofBoard: string;
  /** What rows taken by number are chosen by, with one `?` for the site. */
  readonly ofSite: string;
  prepare(list: Prepared): Promise<void>;
  close(): Promise<void>;
}

export class SqlInspector implements Inspector {
  readonly #database: InspectedDatabase;

  constructor(database: InspectedDatabase) {
    this.#database = database;
  }

  prepare(list: Prepared): Promise<void> {
    return this.#database.prepare(list);
  }

  async boards(siteId: number, { after = '', limit }: Slice): Promise<Rows<BoardRow>> {
    const { columns, toRow } = SOURCES.boards;
    const sql = `SELECT ${columns} FROM boards WHERE site_id = ? AND url > ? ORDER BY url LIMIT ?`;
    const rows = await this.#database.arrays(sql, [siteId, after, limit + 1]);
    return sliced(rows.map(toRow), limit, ({ url }) => url);
  }

  async threads(
    siteId: number,
    board: string | null | undefined,
    { after, limit }: Slice,
  ): Promise<Rows<ThreadRow>> {
    const { columns, toRow } = SOURCES.threads;
    if (board === undefined) {
      const sql = `SELECT ${columns} FROM threads WHERE site_id = ? AND url > ? ORDER BY url LIMIT ?`;
      const rows = await this.#database.arrays(sql, [siteId, after ?? '', limit + 1]);
      return sliced(rows.map(toRow), limit, ({ url }) => url);
    }
    const key = after === undefined ? [] : keyOf(after);
    const before = after === undefined ? [] : [key[0]!, ...key];
    // The time alone first: SQLite seeks by that, while the pair would have it walk there from the first thread.
    const sql = `SELECT ${columns} FROM threads WHERE site_id = ? AND ${this.#database.ofBoard}
      ${after === undefined ? '' : `AND coalesce(last_post_at, '') <= ? AND (coalesce(last_post_at, ''), url) < (?, ?)`}
      ORDER BY coalesce(last_post_at, '') DESC, url DESC LIMIT ?`;
    const rows = await this.#database.arrays(sql, [siteId, board, ...before, limit + 1]);
    return sliced(rows.map(toRow), limit, (row) => JSON.stringify([row.lastPostAt ?? '', row.url]));
  }

  async thread(siteId: number, url: string): Promise<(ThreadRow & { posts: number }) | undefined> {
    const { columns, toRow } = SOURCES.threads;
    const key = this.#database.key(url);
    const [row] = await this.#database.arrays(
      `SELECT ${columns} FROM threads WHERE site_id = ? AND url = ?`,
      [siteId, key],
    );
    const posts = await this.#number(
      'SELECT count(*) AS n FROM posts WHERE site_id = ? AND thread = ?',
      siteId,
      key,
    );
    if (row !== undefined) return { ...toRow(row), posts };
    if (posts === 0) return undefined;
    const [named] = await this.#database.rows(
      'SELECT thread_title FROM posts WHERE site_id = ? AND thread = ? LIMIT 1',
      [siteId, key],
    );
    return { ...UNTOLD, url, title: named!.thread_title as string, posts };
  }

  async posts(siteId: number, thread: string, { after, limit }: Slice): Promise<Rows<PostRow>> {
    const { columns, toRow } = SOURCES.posts;
    const key = after === undefined ? undefined : keyOf(after);
    const where = 'site_id = ? AND thread = ?';
    const own = [siteId, this.#database.key(thread)];
    const before = key === undefined ? [] : [Number(key[0]), key[1]];
    const sql = `SELECT ${columns} FROM posts WHERE ${where}
      ${key === undefined ? '' : 'AND (position, id) > (?, ?)'} ORDER BY position, id LIMIT ?`;
    const rows = await this.#database.arrays(sql, [...own, ...before, limit + 1]);
    const passed = `SELECT count(*) AS n FROM posts WHERE ${where} AND (position, id) <= (?, ?)`;
    const first = key === undefined ? 0 : await this.#number(passed, ...own, ...before);
    const part = sliced(rows.map(toRow), limit, ({ position, id }) => JSON.stringify([String(position), id]));
    return { ...part, rows: part.rows.map((post, i) => ({ ...post, position: first + i + 1 })) };
  }

  async unsurePosts(
    siteId: number,
    { after, limit, below, look }: Slice & { readonly below: number; readonly look: number },
  ): Promise<Rows<UnsurePost> & { readonly looked: number }> {
    const start = after === undefined ? Number.MAX_SAFE_INTEGER : Number(after);
    const all = await this.#database.rows(
      `SELECT row_id, confidence FROM posts WHERE ${this.#database.ofSite} AND row_id < ?
       ORDER BY row_id DESC LIMIT ?`,
      [siteId, start, look],
    );
    const rows: UnsurePost[] = [];
    let last = start;
    let looked = 0;
    for (const { row_id, confidence } of all) {
      if (rows.length >= limit) break;
      looked++;
      last = row_id as number;
      const worst = leastSure(confidence as string);
      if (worst === undefined || worst.confidence >= below) continue;
      const [post] = await this.#database.rows('SELECT * FROM posts WHERE site_id = ? AND row_id = ?', [
        siteId,
        last,
      ]);
      if (post !== undefined) rows.push({ ...unsureOf(post), ...worst });
    }
    return { rows, looked, next: looked < all.length || all.length === look ? String(last) : null };
  }

  async requestCounts(after: number, limit: number) {
    const [span] = await this.#database.rows(
      `SELECT max(id) AS last, count(*) AS looked FROM
        (SELECT id FROM requests WHERE id > ? ORDER BY id LIMIT ?) AS piece`,
      [after, limit],
    );
    const last = (span?.last ?? after) as number;
    const counts = await this.#database.rows(
      `SELECT site_id AS "siteId", type, status, error, count(*) AS count FROM requests
       WHERE id > ? AND id <= ? GROUP BY site_id, type, status, error`,
      [after, last],
    );
    return { counts: counts as unknown as RequestCount[], last, looked: span?.looked as number };
  }

  async requestsSince(siteId: number, since: number): Promise<number> {
    return this.#number('SELECT count(*) AS n FROM requests WHERE site_id = ? AND at >= ?', siteId, since);
  }

  async queuedUrls(siteId: number, after: number, limit: number): Promise<readonly StoredUrl[]> {
    // By the queue's own order a page of it could not be gone on from; by number it can.
    const queued = (table: string) => `SELECT url_id FROM ${table} WHERE site_id = ? AND url_id > ?`;
    const rows = await this.#database.rows(
      `SELECT u.id, u.url, u.type FROM urls u WHERE u.site_id = ?
       AND u.id IN (${queued('queue')} UNION ALL ${queued('waiting')} ORDER BY url_id LIMIT ?) ORDER BY u.id`,
      [siteId, siteId, after, siteId, after, limit],
    );
    return rows.map(urlOf);
  }

  async latestUrls(siteId: number, limit: number): Promise<readonly StoredUrl[]> {
    const rows = await this.#database.rows(
      `SELECT id, url, type FROM urls WHERE ${this.#database.ofSite} ORDER BY id DESC LIMIT ?`,
      [siteId, limit],
    );
    return rows.map(urlOf);
  }

  async pages(siteId: number, after: string, limit: number): Promise<readonly StoredPageFacts[]> {
    const rows = await this.#database.rows(
      'SELECT url, type, title FROM pages WHERE site_id = ? AND url > ? ORDER BY url LIMIT ?',
      [siteId, after, limit],
    );
    return rows.map(({ url, type, title }) => ({
      url: url as string,
      type: type as PageType,
      title: title as string,
    }));
  }

  async arrivals(siteId: number, { board, thread, since, limit }: ArrivalSource): Promise<readonly string[]> {
    const of: readonly string[] =
      thread !== undefined
        ? ['AND thread = ?', this.#database.key(thread)]
        : board !== undefined
          ? ['AND board = ?', board]
          : [''];
    // A thread's posts are found by the thread, whatever their times.
    const time = thread !== undefined ? "coalesce(created_at, '')" : 'created_at';
    const rows = await this.#database.rows(
      `SELECT created_at FROM posts WHERE site_id = ? AND created_at IS NOT NULL AND ${time} >= ? ${of[0]}
       ORDER BY ${time} DESC LIMIT ?`,
      [siteId, since, ...of.slice(1), limit],
    );
    return rows.map((row) => row.created_at as string).reverse();
  }

  async refreshes(siteId: number, since: number, limit: number): Promise<readonly RefreshRow[]> {
    const rows = await this.#database.rows(
      `SELECT at, requests, new_posts AS "newPosts", new_threads AS "newThreads", delay,
        timed_posts AS "timedPosts", delays FROM refreshes WHERE site_id = ? AND at >= ? ORDER BY at DESC LIMIT ?`,
      [siteId, since, limit],
    );
    return rows
      .toReversed()
      .map(
        (row) => ({ ...row, delays: JSON.parse(row.delays as string) as number[] }) as unknown as RefreshRow,
      );
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #number(sql: string, ...values: SqlValue[]): Promise<number> {
    return (await this.#database.rows(sql, values))[0]?.n as number;
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
  toldPosts: null,
  leastPosts: null,
  storedPosts: null,
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
