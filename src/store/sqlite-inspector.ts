// A SQLite store to look into, over a connection of its own: what a person reads never waits for a crawl's transaction.
import type { Prepared } from './inspect-types.ts';
import { type InspectedDatabase, SqlInspector } from './sql-inspector.ts';
import { type ArrayStatement, SqliteDatabase, type Statement } from './sqlite-database.ts';

// Made when somebody looks: a crawl that nobody looks into does not pay for them.
const INDEXES: Readonly<Record<Prepared, string>> = {
  threads: `CREATE INDEX IF NOT EXISTS threads_by_activity
    ON threads (site_id, board_url, coalesce(last_post_at, ''), url)`,
  // By row_id, which a table has anyway.
  'unsure posts': '',
};

export function openSqliteInspector(location: string): SqlInspector {
  const database = new SqliteDatabase(location, { mustExist: true, isForReading: true });
  const statements = new Map<string, Statement>();
  const arrayStatements = new Map<string, ArrayStatement>();
  const inspected: InspectedDatabase = {
    async rows(sql, values) {
      const known = statements.get(sql) ?? database.prepare(sql);
      statements.set(sql, known);
      return known.all(...values);
    },
    async arrays(sql, values) {
      const known = arrayStatements.get(sql) ?? database.prepareArrays(sql);
      arrayStatements.set(sql, known);
      return known.all(...values);
    },
    key: (text) => text,
    ofBoard: 'board_url IS ?',
    // The sign keeps it from an index by site, whose rows would all have to be sorted.
    ofSite: '+site_id = ?',
    async prepare(list) {
      // Without it lists are as right, and slower.
      if (!database.isReadOnly) database.execute(INDEXES[list]);
    },
    async close() {
      database.close();
    },
  };
  return new SqlInspector(inspected);
}
