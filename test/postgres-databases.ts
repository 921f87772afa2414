// Databases for tests on the PostgreSQL server that the test command has started (postgres-once.ts).
import { inject } from 'vitest';
import { onServer } from '../bench/scale/postgres-server.ts';

const template = inject('postgresTemplate');
export const hasPostgres = template !== '';

let made = 0;

/** A new database with our tables and nothing in them; its address. */
export async function newDatabase(): Promise<string> {
  const name = `test_${process.pid}_${++made}`;
  const url = new URL(template);
  const [, source] = url.pathname.split('/');
  await onServer(template.replace(/[^/]+$/, 'postgres'), `CREATE DATABASE ${name} TEMPLATE ${source}`);
  return template.replace(/[^/]+$/, name);
}

/** Removes all rows: some milliseconds, where a new database takes a third of a second. */
export async function emptyDatabase(url: string): Promise<void> {
  const tables = await onServer(
    url,
    `SELECT relname FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
     AND relnamespace = 'public'::regnamespace AND relname <> 'skein_schema'`,
  );
  const names = tables.rows.map((row: { relname: string }) => row.relname);
  await onServer(url, names.map((name) => `DELETE FROM ${name}`).join(';'));
}
