// Exports as Parquet, one row group at a time: a group is what must be in memory, so it is bounded in rows and in text.
import { ByteWriter, type ColumnSource, ParquetWriter } from 'hyparquet-writer';
import { COLUMNS, EPOCH_COLUMNS, exportKinds } from './export-columns.ts';
import type { AnyRow, StreamFormat } from './export-format.ts';
import type { ExportKind } from './types.ts';

export const parquet: StreamFormat = { shape: 'file', kinds: exportKinds, isBinary: true, write };

const GROUP_ROWS = 5_000;
const GROUP_CHARACTERS = 1 << 20;

type Schema = ConstructorParameters<typeof ParquetWriter>[0]['schema'];

const INTEGERS: ReadonlySet<string> = new Set(['position', 'status', 'bytes']);
const LISTS: ReadonlySet<string> = new Set(['quotes']);

async function* write(
  kind: ExportKind,
  rows: AsyncIterable<AnyRow>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const columns: readonly string[] = COLUMNS[kind];
  const bytes = new ByteWriter();
  // Minimum and maximum of a column of posts would repeat whole posts in the file's footer.
  const file = new ParquetWriter({ writer: bytes, schema: schemaOf(columns), statistics: false });
  const group: Record<string, unknown>[] = [];
  let characters = 0;
  for await (const row of rows) {
    group.push(row as never);
    for (const value of Object.values(row)) characters += typeof value === 'string' ? value.length : 8;
    if (group.length < GROUP_ROWS && characters < GROUP_CHARACTERS) continue;
    writeGroup(file, columns, group);
    group.length = 0;
    characters = 0;
    yield taken(bytes);
  }
  if (group.length > 0) writeGroup(file, columns, group);
  file.finish();
  yield taken(bytes);
}

function writeGroup(
  file: ParquetWriter,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): void {
  const columnData = columns.map(
    (name): ColumnSource => ({ name, data: rows.map((row) => cell(name, row[name])), offsetIndex: false }),
  );
  file.write({ columnData, rowGroupSize: rows.length });
}

function cell(name: string, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (EPOCH_COLUMNS.has(name)) return new Date(value as number);
  return INTEGERS.has(name) ? BigInt(value as number) : value;
}

/** What was written since the last call; the writer goes on counting. */
function taken(bytes: ByteWriter): Uint8Array {
  const written = bytes.getBytes().slice();
  bytes.index = 0;
  return written;
}

function schemaOf(columns: readonly string[]): Schema {
  const text = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;
  return [
    { name: 'root', num_children: columns.length },
    ...columns.flatMap((name): Schema => {
      const optional = { name, repetition_type: 'OPTIONAL' } as const;
      if (LISTS.has(name))
        return [
          { ...optional, converted_type: 'LIST', num_children: 1 },
          { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
          { name: 'element', repetition_type: 'REQUIRED', ...text },
        ];
      if (EPOCH_COLUMNS.has(name))
        return [{ ...optional, type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' }];
      if (INTEGERS.has(name)) return [{ ...optional, type: 'INT64' }];
      return [name === 'ms' ? { ...optional, type: 'DOUBLE' } : { ...optional, ...text }];
    }),
  ];
}
