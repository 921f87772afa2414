// Streams rows out of PostgreSQL in constant memory, by key-set paging: no transaction stays open between batches, which
// would keep dead rows of a running crawl from being cleared away.
import { COLUMNS } from './export-columns.ts';
import type { PgValue, PostgresDatabase } from './postgres-database.ts';
import { indexable } from './postgres-keys.ts';
import { numbered } from './postgres-tables.ts';
import { SELECTORS, SOURCES, type Source, type TableKind } from './row-stream.ts';
import type { SqlValue } from './sqlite-database.ts';
import type { ExportRows, PostRow, RowSelection } from './types.ts';

const BATCH = 1_000;

/** Rows of the sites given, site by site. */
export async function* streamPostgresRows<K extends TableKind>(
  database: PostgresDatabase,
  kind: K,
  siteIds: readonly number[],
  selection: RowSelection = {},
): AsyncGenerator<ExportRows[K], void, undefined> {
  const source: Source<K> = SOURCES[kind];
  const { table, key, columns, toRow } = source;
  const chosen = SELECTORS.flatMap((by) => {
    const value = selection[by];
    const condition = source[by];
    if (value === undefined || condition === undefined) return [];
    const told = by === 'thread' ? indexable(value) : value;
    return [{ sql: `AND (${condition})`, values: Array.from(condition.matchAll(/\?/g), () => told) }];
  });
  const conditions = chosen.map(({ sql }) => sql).join(' ');
  const values = chosen.flatMap((one) => one.values);
  const keyColumns = key.map((name) => columns.indexOf(name));
  const select = (after: string) =>
    numbered(
      `SELECT ${columns.join(', ')} FROM ${table} WHERE site_id = ? ${conditions} ${after}
       ORDER BY site_id, ${key.join(', ')} LIMIT ${BATCH}`,
    );
  const first = select('');
  const following = select(`AND (${key.join(', ')}) > (${key.map(() => '?').join(', ')})`);
  for (const siteId of siteIds) {
    let batch = await database.arrays(first, [siteId, ...values]);
    while (batch.length > 0) {
      for (const row of batch) yield toRow(row as readonly SqlValue[]);
      if (batch.length < BATCH) break;
      const last = batch.at(-1)!;
      const after = keyColumns.map((column) => last[column] as PgValue);
      batch = await database.arrays(following, [siteId, ...values, ...after]);
    }
  }
}

/** Posts as the text of JSON objects, some at a time. */
export async function* postgresPostLines(
  posts: AsyncIterable<PostRow>,
): AsyncGenerator<readonly string[], void, undefined> {
  let lines: string[] = [];
  for await (const post of posts) {
    const fields = post as unknown as Readonly<Record<string, unknown>>;
    lines.push(JSON.stringify(Object.fromEntries(COLUMNS.posts.map((name) => [name, fields[name]]))));
    if (lines.length < BATCH) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}
