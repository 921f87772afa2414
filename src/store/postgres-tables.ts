// Many rows in one statement: the columns of a batch as arrays, and the SQL that makes rows of them again.
import type { PgValue } from './postgres-database.ts';

/** Name and SQL type of a column. */
export type Column = readonly [name: string, type: string];
type Cell = string | number | null | Buffer | undefined;

/**
 * `unnest(…) AS name(…)` of arrays that are the parameters from number `first` on.
 *
 *     SELECT url FROM ${unnested('given', [['url', 'text']], 2)}
 */
export function unnested(name: string, columns: readonly Column[], first: number): string {
  const arrays = columns.map(([, type], i) => `$${first + i}::${type}[]`);
  return `unnest(${arrays.join(', ')}) AS ${name}(${columns.map(([column]) => column).join(', ')})`;
}

/** Rows turned into one array a column. */
export function columnsOf(rows: readonly (readonly Cell[])[], width: number): PgValue[] {
  return Array.from({ length: width }, (_, i) => rows.map((row) => row[i] ?? null));
}

/** `?` as `$1`, `$2`, … */
export function numbered(sql: string): string {
  let n = 0;
  return sql.replaceAll('?', () => `$${++n}`);
}
