// Exports as CSV after RFC 4180, with a heading.
import { COLUMNS, exportKinds, toldValue } from './export-columns.ts';
import { type AnyRow, chunked, type StreamFormat } from './export-format.ts';
import type { ExportKind } from './types.ts';

export const csv: StreamFormat = {
  shape: 'file',
  kinds: exportKinds,
  isBinary: false,
  write: (kind, rows) => chunked(linesOf(kind, rows)),
};

async function* linesOf(kind: ExportKind, rows: AsyncIterable<AnyRow>): AsyncGenerator<string> {
  const columns: readonly string[] = COLUMNS[kind];
  yield `${columns.join(',')}\r\n`;
  for await (const row of rows)
    yield `${columns.map((column) => csvCell(toldValue(row as never, column))).join(',')}\r\n`;
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
