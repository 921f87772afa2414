// Streams rows of any length in constant memory, by key-set paging: each batch asks for what comes after the last key,
// so that no statement stays open between batches (an open one would keep the write-ahead log from being emptied).
import type { SqliteDatabase, SqlRow, SqlValue } from './sqlite-database.ts';
import type { ExportKind, ExportRows, RowSelection } from './types.ts';

const BATCH = 500;

interface Source<K extends ExportKind> {
  readonly table: string;
  readonly columns: string;
  /** Unique within a site; the order of the stream. An index of the table begins with site_id and these. */
  readonly key: readonly string[];
  readonly toRow: (row: SqlRow) => ExportRows[K];
  /** What must hold of rows of one thread, or of one board named by URL or title; `?` is what was given. */
  readonly thread?: string;
  readonly board?: string;
}

/** Whether rows of a kind can be chosen by thread or by board. */
export function canSelect(kind: ExportKind, by: keyof RowSelection): boolean {
  return SOURCES[kind][by] !== undefined;
}

/** Rows of the sites given, site by site. */
export async function* streamRows<K extends ExportKind>(
  database: SqliteDatabase,
  kind: K,
  siteIds: readonly number[],
  selection: RowSelection = {},
): AsyncGenerator<ExportRows[K], void, undefined> {
  const source: Source<K> = SOURCES[kind];
  const { table, columns, key, toRow } = source;
  const keys = key.join(', ');
  const chosen = SELECTORS.flatMap((by) => {
    const value = selection[by];
    const condition = source[by];
    if (value === undefined || condition === undefined) return [];
    return [{ sql: `AND (${condition})`, values: Array.from(condition.matchAll(/\?/g), () => value) }];
  });
  const conditions = chosen.map(({ sql }) => sql).join(' ');
  const values = chosen.flatMap((one) => one.values);
  const select = (after: string) =>
    database.prepare(
      `SELECT ${columns} FROM ${table} WHERE site_id = ? ${conditions} ${after} ORDER BY site_id, ${keys} LIMIT ${BATCH}`,
    );
  const first = select('');
  const following = select(`AND (${keys}) > (${key.map(() => '?').join(', ')})`);
  for (const siteId of siteIds) {
    let batch = first.all(siteId, ...values);
    while (batch.length > 0) {
      for (const row of batch) yield toRow(row);
      if (batch.length < BATCH) break;
      const last = batch.at(-1) as SqlRow;
      batch = following.all(siteId, ...values, ...key.map((name) => last[name] as SqlValue));
    }
  }
}

const SELECTORS: readonly (keyof RowSelection)[] = ['thread', 'board'];

const SOURCES: { readonly [K in ExportKind]: Source<K> } = {
  pages: {
    table: 'pages',
    columns:
      'url, status, type, title, content_type AS contentType, charset, fetched_at AS fetchedAt, etag, ' +
      'last_modified AS lastModified, bytes, content_hash AS contentHash',
    key: ['url'],
    toRow: (row) => ({ ...row }) as unknown as ExportRows['pages'],
  },
  requests: {
    table: 'requests',
    columns: 'id, url, status, phase, type, bytes, ms, at, error',
    key: ['at', 'id'],
    toRow: ({ id: _, ...row }) => row as unknown as ExportRows['requests'],
  },
  boards: {
    table: 'boards',
    columns: 'url, title, description, parent_url AS parentUrl',
    key: ['url'],
    toRow: (row) => ({ ...row }) as unknown as ExportRows['boards'],
    board: 'url = ? OR title = ?',
  },
  threads: {
    table: 'threads',
    columns: 'url, title, board_url AS boardUrl',
    key: ['url'],
    toRow: (row) => ({ ...row }) as unknown as ExportRows['threads'],
    thread: 'url = ?',
    board: `board_url = ?
      OR board_url IN (SELECT b.url FROM boards b WHERE b.site_id = threads.site_id AND b.title = ?)
      OR EXISTS (SELECT 1 FROM posts p WHERE p.site_id = threads.site_id AND p.thread = threads.url AND p.board = ?)`,
  },
  posts: {
    table: 'posts',
    columns:
      'id, thread, thread_title AS threadTitle, board, position, author, author_url AS authorUrl, ' +
      'created_at AS createdAt, created_at_raw AS createdAtRaw, text, html, url, reply_to AS replyTo, quotes, page',
    key: ['thread', 'position', 'id'],
    toRow: (row) =>
      ({ ...row, quotes: JSON.parse(row.quotes as string) as string[] }) as unknown as ExportRows['posts'],
    thread: 'thread = ?',
    // Posts know their board by title only; whole threads are taken or left, so that positions stay what they are.
    board: `board = ? OR EXISTS (SELECT 1 FROM threads t WHERE t.site_id = posts.site_id AND t.url = posts.thread
      AND (t.board_url = ? OR t.board_url IN
        (SELECT b.url FROM boards b WHERE b.site_id = posts.site_id AND b.title = ?)))`,
  },
  users: {
    table: 'users',
    columns: 'name, url',
    key: ['name', 'url'],
    toRow: (row) => ({ name: row.name as string, url: row.url === '' ? null : (row.url as string) }),
  },
};
