// Streams rows of any length in constant memory, by key-set paging: each batch asks for what comes after the last key,
// so that no statement stays open between batches (an open one would keep the write-ahead log from being emptied).
import type { SqliteDatabase, SqlValue } from './sqlite-database.ts';
import type { ExportKind, ExportRows, PollRow, PostRow, RowSelection } from './types.ts';

/** Kinds that have a table; the ledger is one row a site. */
export type TableKind = Exclude<ExportKind, 'coverage'>;

const BATCH = 500;

export interface Source<K extends TableKind> {
  readonly table: string;
  readonly columns: readonly string[];
  /** Unique within a site; the order of the stream. An index of the table begins with site_id and these. */
  readonly key: readonly string[];
  /** Written out field by field: objects of one shape are what makes an export of millions fast. */
  readonly toRow: (values: readonly SqlValue[]) => ExportRows[K];
  /** What must hold of rows of one thread, or of one board named by URL or title; `?` is what was given. */
  readonly thread?: string;
  readonly board?: string;
}

/** Whether rows of a kind can be chosen by thread or by board. */
export function canSelect(kind: ExportKind, by: keyof RowSelection): boolean {
  return kind !== 'coverage' && SOURCES[kind][by] !== undefined;
}

/** Rows of the sites given, site by site. */
export async function* streamRows<K extends TableKind>(
  database: SqliteDatabase,
  kind: K,
  siteIds: readonly number[],
  selection?: RowSelection,
): AsyncGenerator<ExportRows[K], void, undefined> {
  const { columns, toRow }: Source<K> = SOURCES[kind];
  for (const batch of batches(database, kind, columns, siteIds, selection))
    for (const row of batch) yield toRow(row);
}

/** Columns, or whatever can be made of them in SQL, of the rows of a kind; the key must be among them. */
export function* batches(
  database: SqliteDatabase,
  kind: TableKind,
  columns: readonly string[],
  siteIds: readonly number[],
  selection: RowSelection = {},
): Generator<readonly (readonly SqlValue[])[], void, undefined> {
  const source: Source<typeof kind> = SOURCES[kind];
  const { table, key } = source;
  const keys = key.join(', ');
  const chosen = SELECTORS.flatMap((by) => {
    const value = selection[by];
    const condition = source[by];
    if (value === undefined || condition === undefined) return [];
    return [{ sql: `AND (${condition})`, values: Array.from(condition.matchAll(/\?/g), () => value) }];
  });
  const conditions = chosen.map(({ sql }) => sql).join(' ');
  const values = chosen.flatMap((one) => one.values);
  const keyColumns = key.map((name) => columns.indexOf(name));
  const select = (after: string) =>
    database.prepareArrays(
      `SELECT ${columns.join(', ')} FROM ${table} WHERE site_id = ? ${conditions} ${after} ORDER BY site_id, ${keys} LIMIT ${BATCH}`,
    );
  const first = select('');
  const following = select(`AND (${keys}) > (${key.map(() => '?').join(', ')})`);
  for (const siteId of siteIds) {
    let batch = first.all(siteId, ...values);
    while (batch.length > 0) {
      yield batch;
      if (batch.length < BATCH) break;
      const last = batch.at(-1)!;
      batch = following.all(siteId, ...values, ...keyColumns.map((column) => last[column]!));
    }
  }
}

export const SELECTORS: readonly (keyof RowSelection)[] = ['thread', 'board'];

/** Most lists are empty. */
function listOf(json: string | null): readonly string[] {
  return json === null || json === '[]' ? [] : (JSON.parse(json) as string[]);
}

let lastConfidence = { json: '{}', value: {} as PostRow['confidence'] };

/** Posts of a page mostly have the same: read once. */
function confidenceOf(json: string): PostRow['confidence'] {
  if (json !== lastConfidence.json)
    lastConfidence = { json, value: JSON.parse(json) as PostRow['confidence'] };
  return lastConfidence.value;
}

const names = (list: string): readonly string[] => list.split(' ');

/** The board of a post in SQL: as its own page tells, else that of its thread as lists tell. */
export const BOARD_OF_POST = `CASE WHEN board <> '' THEN board ELSE coalesce(
  (SELECT b.title FROM threads t JOIN boards b ON b.site_id = t.site_id AND b.url = t.board_url
   WHERE t.site_id = posts.site_id AND t.url = posts.thread), '') END`;

export const SOURCES: { readonly [K in TableKind]: Source<K> } = {
  pages: {
    table: 'pages',
    columns: names(
      'url status type title content_type charset fetched_at etag last_modified bytes content_hash',
    ),
    key: ['url'],
    toRow: (row) => ({
      url: row[0] as string,
      status: row[1] as number,
      type: row[2] as ExportRows['pages']['type'],
      title: row[3] as string,
      contentType: row[4] as string,
      charset: row[5] as string,
      fetchedAt: row[6] as number,
      etag: row[7] as string,
      lastModified: row[8] as string,
      bytes: row[9] as number,
      contentHash: row[10] as string,
    }),
  },
  requests: {
    table: 'requests',
    columns: names('url status phase type bytes ms at error id'),
    key: ['at', 'id'],
    toRow: (row) => ({
      url: row[0] as string,
      status: row[1] as number,
      phase: row[2] as ExportRows['requests']['phase'],
      type: row[3] as ExportRows['requests']['type'],
      bytes: row[4] as number,
      ms: row[5] as number,
      at: row[6] as number,
      error: row[7] as string,
    }),
  },
  boards: {
    table: 'boards',
    columns: names(
      'url title description parent_url category threads posts last_post_at told_threads least_threads',
    ),
    key: ['url'],
    toRow: (row) => ({
      url: row[0] as string,
      title: (row[1] as string | null) ?? '',
      description: (row[2] as string | null) ?? '',
      parentUrl: row[3] as string | null,
      category: (row[4] as string | null) ?? '',
      threads: row[5] as number | null,
      posts: row[6] as number | null,
      lastPostAt: row[7] as string | null,
      toldThreads: row[8] as number | null,
      leastThreads: row[9] as number | null,
    }),
    board: 'url = ? OR title = ?',
  },
  threads: {
    table: 'threads',
    columns: names(
      'url title board_url path tags replies views last_post_at is_sticky is_locked poll told_posts least_posts ' +
        'stored_posts',
    ),
    key: ['url'],
    toRow: (row) => ({
      url: row[0] as string,
      title: (row[1] as string | null) ?? '',
      boardUrl: row[2] as string | null,
      path: listOf(row[3] as string | null),
      tags: listOf(row[4] as string | null),
      replies: row[5] as number | null,
      views: row[6] as number | null,
      lastPostAt: row[7] as string | null,
      isSticky: row[8] === null ? null : row[8] === 1,
      isLocked: row[9] === null ? null : row[9] === 1,
      poll: row[10] === null ? null : (JSON.parse(row[10] as string) as PollRow),
      toldPosts: row[11] as number | null,
      leastPosts: row[12] as number | null,
      storedPosts: row[13] as number | null,
    }),
    thread: 'url = ?',
    board: `board_url = ?
      OR board_url IN (SELECT b.url FROM boards b WHERE b.site_id = threads.site_id AND b.title = ?)
      OR EXISTS (SELECT 1 FROM posts p WHERE p.site_id = threads.site_id AND p.thread = threads.url AND p.board = ?)`,
  },
  posts: {
    table: 'posts',
    columns: [
      ...names('id thread thread_title'),
      BOARD_OF_POST,
      ...names(
        'position author author_url created_at created_at_raw text html url reply_to quotes page likes is_edited ' +
          'attachments images confidence',
      ),
    ],
    key: ['thread', 'position', 'id'],
    toRow: (row) => ({
      id: row[0] as string,
      thread: row[1] as string,
      threadTitle: row[2] as string,
      board: row[3] as string,
      position: row[4] as number,
      author: row[5] as string,
      authorUrl: row[6] as string | null,
      createdAt: row[7] as string | null,
      createdAtRaw: row[8] as string,
      text: row[9] as string,
      html: row[10] as string,
      url: row[11] as string,
      replyTo: row[12] as string | null,
      quotes: listOf(row[13] as string),
      page: row[14] as string,
      likes: row[15] as number | null,
      isEdited: row[16] === 1,
      attachments: listOf(row[17] as string | null),
      images: listOf(row[18] as string | null),
      confidence: confidenceOf(row[19] as string),
    }),
    thread: 'thread = ?',
    // Posts know their board by title only; whole threads are taken or left, so that positions stay what they are.
    board: `board = ? OR EXISTS (SELECT 1 FROM threads t WHERE t.site_id = posts.site_id AND t.url = posts.thread
      AND (t.board_url = ? OR t.board_url IN
        (SELECT b.url FROM boards b WHERE b.site_id = posts.site_id AND b.title = ?)))`,
  },
  users: {
    table: 'users',
    columns: names('name url joined posts'),
    key: ['name', 'url'],
    toRow: (row) => ({
      name: row[0] as string,
      url: row[1] === '' ? null : (row[1] as string),
      joined: row[2] as string | null,
      posts: row[3] as number | null,
    }),
  },
  revisions: {
    table: 'changed_posts',
    columns: names('thread post kind at text html'),
    key: ['thread', 'post', 'at', 'kind'],
    toRow: (row) => ({
      thread: row[0] as string,
      post: row[1] as string,
      kind: row[2] as ExportRows['revisions']['kind'],
      at: row[3] as number,
      text: row[4] as string,
      html: row[5] as string,
    }),
    thread: 'thread = ?',
  },
};
