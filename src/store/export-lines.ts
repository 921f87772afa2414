// Exports: rows of the store as text, one record a line, streamed.
import type { ExportKind, ExportRows, Store } from './types.ts';

export const exportFormats = ['jsonl', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

// Columns of each kind in the order they are written; a CSV has them even when there is no record.
const COLUMNS: { readonly [K in ExportKind]: readonly (keyof ExportRows[K])[] } = {
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
  boards: ['url', 'title', 'description', 'parentUrl'],
  threads: ['url', 'title', 'boardUrl'],
  posts: [
    ...([
      'id',
      'thread',
      'threadTitle',
      'board',
      'position',
      'author',
      'authorUrl',
      'createdAt',
      'createdAtRaw',
    ] as const),
    ...(['text', 'html', 'url', 'replyTo', 'quotes', 'page'] as const),
  ],
  users: ['name', 'url'],
};

export const exportKinds = Object.keys(COLUMNS) as ExportKind[];

// Times are stored as epoch ms and told as ISO 8601.
const TIME_COLUMNS: ReadonlySet<string> = new Set(['fetchedAt', 'at']);

/** The lines of an export, each with its line end. `isRecord` is false for a CSV's heading. */
export async function* exportLines(
  store: Store,
  kind: ExportKind,
  format: ExportFormat,
): AsyncGenerator<{ readonly line: string; readonly isRecord: boolean }> {
  const columns: readonly string[] = COLUMNS[kind];
  if (format === 'csv') yield { line: `${columns.join(',')}\r\n`, isRecord: false };
  for await (const row of store.rows(kind)) {
    const values = columns.map((column) => columnValue(row as unknown as Record<string, unknown>, column));
    const line =
      format === 'csv'
        ? `${values.map(csvCell).join(',')}\r\n`
        : `${JSON.stringify(Object.fromEntries(columns.map((column, i) => [column, values[i]])))}\n`;
    yield { line, isRecord: true };
  }
}

function columnValue(row: Record<string, unknown>, column: string): unknown {
  const value = row[column];
  return TIME_COLUMNS.has(column) && typeof value === 'number' ? new Date(value).toISOString() : value;
}

/**
 * A cell after RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe in front: forum posts are
 * written by strangers.
 */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
