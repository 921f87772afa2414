// What an export has of each kind of record: its columns, in the order they are written.
import type { ExportKind, ExportRows } from './types.ts';

/** Columns of each kind; a format with a heading has them even when there is no record. */
export const COLUMNS: { readonly [K in ExportKind]: readonly (keyof ExportRows[K] & string)[] } = {
  pages: [
    'url',
    'status',
    'type',
    'title',
    'contentType',
    'charset',
    'bytes',
    'contentHash',
    'fetchedAt',
    'etag',
    'lastModified',
  ],
  requests: ['url', 'status', 'phase', 'type', 'bytes', 'ms', 'at', 'error'],
  boards: [
    'url',
    'title',
    'description',
    'parentUrl',
    'category',
    'threads',
    'posts',
    'lastPostAt',
    'toldThreads',
    'leastThreads',
  ],
  threads: [
    'url',
    'title',
    'boardUrl',
    'path',
    'tags',
    'replies',
    'views',
    'lastPostAt',
    'isSticky',
    'isLocked',
    'poll',
    'toldPosts',
    'leastPosts',
    'storedPosts',
  ],
  posts: [
    'id',
    'thread',
    'threadTitle',
    'board',
    'position',
    'author',
    'authorUrl',
    'createdAt',
    'createdAtRaw',
    'text',
    'html',
    'url',
    'replyTo',
    'quotes',
    'page',
    'likes',
    'isEdited',
    'attachments',
    'images',
    'confidence',
  ],
  users: ['name', 'url', 'joined', 'posts'],
  revisions: ['thread', 'post', 'kind', 'at', 'text', 'html'],
  coverage: [
    'kind',
    'url',
    'title',
    'statedThreads',
    'listedThreads',
    'storedThreads',
    'statedPosts',
    'storedPosts',
    'source',
    'trust',
    'reason',
  ],
};

export const exportKinds = Object.keys(COLUMNS) as ExportKind[];

/** The column that says when a record came to be; kinds that have none cannot be asked for what is new. */
export const TIME_COLUMN: { readonly [K in ExportKind]?: keyof ExportRows[K] & string } = {
  pages: 'fetchedAt',
  requests: 'at',
  revisions: 'at',
  posts: 'createdAt',
  threads: 'lastPostAt',
  boards: 'lastPostAt',
};

/** Columns stored as epoch ms and told as ISO 8601. */
export const EPOCH_COLUMNS: ReadonlySet<string> = new Set(['fetchedAt', 'at']);

/** A record as it is told: times in ISO 8601, everything else as stored. */
export function toldValue(row: Readonly<Record<string, unknown>>, column: string): unknown {
  const value = row[column];
  return typeof value === 'number' && EPOCH_COLUMNS.has(column) ? new Date(value).toISOString() : value;
}
