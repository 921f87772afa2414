// Exports as Parquet, one row group at a time: a group is what must be in memory, so it is bounded in rows and in text.
// Compressed by zlib: a quarter smaller and a fifth faster than by the writer's own Snappy.
import { gzipSync } from 'node:zlib';
import type { ByteWriter, ColumnSource, ParquetWriter } from 'hyparquet-writer';
import { COLUMNS, EPOCH_COLUMNS, exportKinds } from './export-columns.ts';
import type { AnyRow, StreamFormat } from './export-format.ts';
import type { ExportKind } from './types.ts';

export const parquet: StreamFormat = { shape: 'file', kinds: exportKinds, isBinary: true, write };

const GROUP_ROWS = 4_000;
const GROUP_BYTES = 1 << 20;

type Schema = ConstructorParameters<typeof ParquetWriter>[0]['schema'];

const INTEGERS: ReadonlySet<string> = new Set([
  'position',
  'status',
  'bytes',
  'likes',
  'replies',
  'views',
  'threads',
  'posts',
  'toldThreads',
  'leastThreads',
  'toldPosts',
  'leastPosts',
  'statedThreads',
  'listedThreads',
  'storedThreads',
  'statedPosts',
  'storedPosts',
]);
const BOOLEANS: ReadonlySet<string> = new Set(['isSticky', 'isLocked', 'isEdited']);
// Text of which no two values are alike. It is kept as bytes, without looking for a dictionary: as strings, what a group
// holds would outlive many garbage collections and double the memory.
const DISTINCT: ReadonlySet<string> = new Set(['id', 'url', 'text', 'html', 'createdAt', 'contentHash']);
const LISTS: ReadonlySet<string> = new Set(['quotes', 'path', 'tags', 'attachments', 'images']);
const AS_JSON: ReadonlySet<string> = new Set(['poll', 'confidence']);

async function* write(
  kind: ExportKind,
  rows: AsyncIterable<AnyRow>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const names: readonly string[] = COLUMNS[kind];
  // Every command that opens a store would load its fifty modules.
  const { ByteWriter, ParquetWriter } = await import('hyparquet-writer');
  const bytes = new ByteWriter();
  // Minimum and maximum of a column of posts would repeat whole posts in the file's footer.
  const file = new ParquetWriter({
    writer: bytes,
    schema: schemaOf(names),
    statistics: false,
    codec: 'GZIP',
    compressors: { GZIP: (page) => gzipSync(page, { level: 1 }) },
  });
  const group = names.map((name) => ({ name, data: [] as unknown[] }));
  const arena = new Arena(GROUP_BYTES);
  let count = 0;
  const writeGroup = () => {
    const columnData = group.map(
      (column): ColumnSource => ({
        ...column,
        offsetIndex: false,
        ...(DISTINCT.has(column.name) && { encoding: 'PLAIN' }),
      }),
    );
    file.write({ columnData, rowGroupSize: count });
    for (const column of group) column.data = [];
    arena.clear();
    count = 0;
  };
  for await (const row of rows) {
    for (const { name, data } of group) data.push(cell(name, (row as never)[name], arena));
    count++;
    if (count < GROUP_ROWS && !arena.isFull) continue;
    writeGroup();
    yield taken(bytes);
  }
  if (count > 0) writeGroup();
  file.finish();
  yield taken(bytes);
}

function cell(name: string, value: unknown, arena: Arena): unknown {
  if (value === null || value === undefined) return undefined;
  if (EPOCH_COLUMNS.has(name)) return new Date(value as number);
  if (DISTINCT.has(name)) return arena.encoded(value as string);
  if (INTEGERS.has(name)) return BigInt(value as number);
  return typeof value === 'string' ? arena.shared(value) : value;
}

/** Room for the texts of one group, used again for the next. */
class Arena {
  readonly #buffer: Buffer;
  readonly #shared = new Map<string, string>();
  #used = 0;
  isFull = false;

  constructor(size: number) {
    this.#buffer = Buffer.allocUnsafeSlow(size);
  }

  encoded(text: string): Uint8Array {
    // UTF-8 has at most three bytes for each unit of a string.
    if (this.#used + 3 * text.length > this.#buffer.length) {
      this.isFull = true;
      return Buffer.from(text);
    }
    const start = this.#used;
    this.#used += this.#buffer.write(text, start);
    return this.#buffer.subarray(start, this.#used);
  }

  /** One string for all that are equal: a thread's posts all repeat its title. */
  shared(text: string): string {
    const known = this.#shared.get(text);
    if (known !== undefined) return known;
    this.#shared.set(text, text);
    return text;
  }

  clear(): void {
    this.#shared.clear();
    this.#used = 0;
    this.isFull = false;
  }
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
      if (AS_JSON.has(name)) return [{ ...optional, type: 'BYTE_ARRAY', converted_type: 'JSON' }];
      if (BOOLEANS.has(name)) return [{ ...optional, type: 'BOOLEAN' }];
      return [name === 'ms' || name === 'trust' ? { ...optional, type: 'DOUBLE' } : { ...optional, ...text }];
    }),
  ];
}
