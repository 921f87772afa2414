// Exports as JSON lines: one object a record, one record a line.
import { COLUMNS, EPOCH_COLUMNS, exportKinds, toldValue } from './export-columns.ts';
import { type AnyRow, chunked, type StreamFormat } from './export-format.ts';
import type { ExportKind } from './types.ts';

export const jsonl: StreamFormat = {
  shape: 'file',
  kinds: exportKinds,
  isBinary: false,
  write: (kind, rows) => chunked(linesOf(kind, rows)),
  writeLines: (lines) => chunked(joined(lines)),
};

async function* joined(batches: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  for await (const lines of batches) {
    // Put together, not joined: then the text is copied once, when it is written.
    let text = '';
    for (const line of lines) text += `${line}\n`;
    yield text;
  }
}

async function* linesOf(kind: ExportKind, rows: AsyncIterable<AnyRow>): AsyncGenerator<string> {
  const columns: readonly string[] = COLUMNS[kind];
  const hasTimes = columns.some((column) => EPOCH_COLUMNS.has(column));
  for await (const row of rows) {
    const fields = row as unknown as Readonly<Record<string, unknown>>;
    // Without times a row is what is told, when its fields stand in the order of the columns.
    const told =
      hasTimes || !isInOrder(fields, columns)
        ? Object.fromEntries(columns.map((column) => [column, toldValue(fields, column)]))
        : fields;
    yield `${JSON.stringify(told)}\n`;
  }
}

function isInOrder(row: object, columns: readonly string[]): boolean {
  let i = 0;
  for (const name in row) if (name !== columns[i++]) return false;
  return i === columns.length;
}
