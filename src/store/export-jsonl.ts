// Exports as JSON lines: one object a record, one record a line.
import { COLUMNS, EPOCH_COLUMNS, exportKinds, toldValue } from './export-columns.ts';
import { type AnyRow, chunked, type StreamFormat } from './export-format.ts';
import type { ExportKind } from './types.ts';

export const jsonl: StreamFormat = {
  shape: 'file',
  kinds: exportKinds,
  isBinary: false,
  write: (kind, rows) => chunked(linesOf(kind, rows)),
};

async function* linesOf(kind: ExportKind, rows: AsyncIterable<AnyRow>): AsyncGenerator<string> {
  const columns: readonly string[] = COLUMNS[kind];
  // A list of names makes JSON.stringify write those fields in that order, without a copy of the row.
  const names = columns.some((column) => EPOCH_COLUMNS.has(column)) ? undefined : [...columns];
  for await (const row of rows) {
    const told =
      names === undefined
        ? Object.fromEntries(columns.map((column) => [column, toldValue({ ...row }, column)]))
        : row;
    yield `${JSON.stringify(told, names)}\n`;
  }
}
