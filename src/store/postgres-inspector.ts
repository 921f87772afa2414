// A PostgreSQL store to look into.
import type { Prepared } from './inspect-types.ts';
import { type PgValue, PostgresDatabase } from './postgres-database.ts';
import { unlessUnwritable } from './postgres-errors.ts';
import { indexable } from './postgres-keys.ts';
import { numbered } from './postgres-tables.ts';
import { SqlInspector } from './sql-inspector.ts';
import type { SqlRow, SqlValue } from './sqlite-database.ts';

// Made when somebody looks. Boards by a hash: an address may be longer than an index can hold.
const OF_BOARD = "md5(coalesce(board_url, ''))";
const INDEXES: Readonly<Record<Prepared, string>> = {
  threads: `CREATE INDEX IF NOT EXISTS threads_by_activity
    ON threads (site_id, ${OF_BOARD}, coalesce(last_post_at, ''), url)`,
  'unsure posts': 'CREATE INDEX IF NOT EXISTS posts_by_number ON posts (site_id, row_id)',
};
// Requests are counted from the first look on.
const REQUESTS_BY_NUMBER = 'CREATE INDEX IF NOT EXISTS requests_by_number ON requests (id)';

export async function openPostgresInspector(location: string): Promise<SqlInspector> {
  const database = new PostgresDatabase(location);
  await database.check();
  await unlessUnwritable(database.query(REQUESTS_BY_NUMBER));
  return new SqlInspector({
    rows: async (sql, values) => (await database.query(numbered(sql), values as PgValue[])) as SqlRow[],
    arrays: async (sql, values) =>
      (await database.arrays(numbered(sql), values as PgValue[])) as (readonly SqlValue[])[],
    key: indexable,
    ofBoard: `${OF_BOARD} = md5(coalesce(?::text, ''))`,
    ofSite: 'site_id = ?',
    async prepare(list) {
      await unlessUnwritable(database.query(INDEXES[list]));
    },
    close: () => database.close(),
  });
}
