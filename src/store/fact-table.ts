// A table of records that many pages tell of: a fact replaces an older one, silence replaces nothing.
import type { SqliteDatabase, SqlValue, Statement } from './sqlite-database.ts';

type Value = SqlValue | undefined;

/** Values in the order of the columns; null or undefined is 'not told'. */
export interface Facts {
  /** Facts a list that names the record may only add where nothing is known. */
  readonly own: readonly Value[];
  readonly any: readonly Value[];
}

// Every thread page tells of the same boards and of many of the same people.
const REMEMBERED = 20_000;

export class FactTable {
  /** What was told last of a record: told again, it changes nothing. */
  readonly #lastTold = new Map<string, string>();
  readonly #add: Statement;
  readonly #tell: Statement;
  readonly #tellListed: Statement;
  readonly #fill: Statement;
  readonly #remove: Statement;
  readonly #has: Statement;
  readonly #rename: Statement;

  constructor(
    database: SqliteDatabase,
    table: string,
    key: readonly string[],
    columns: { readonly own: readonly string[]; readonly any: readonly string[] },
  ) {
    const all = [...columns.own, ...columns.any];
    const inserted = [...all, 'site_id', ...key];
    const at = ['site_id', ...key].map((name) => `${name} = ?`).join(' AND ');
    const newest = (name: string) => `${name} = coalesce(?, ${name})`;
    const oldest = (name: string) => `${name} = coalesce(${name}, ?)`;
    this.#add = database.prepare(
      `INSERT INTO ${table} (${inserted.join(', ')}) VALUES (${inserted.map(() => '?').join(', ')})
       ON CONFLICT DO NOTHING`,
    );
    this.#tell = database.prepare(`UPDATE ${table} SET ${all.map(newest).join(', ')} WHERE ${at}`);
    this.#tellListed = database.prepare(
      `UPDATE ${table} SET ${[...columns.own.map(oldest), ...columns.any.map(newest)].join(', ')} WHERE ${at}`,
    );
    this.#fill = database.prepare(
      `UPDATE ${table} SET ${all.map((name) => `${name} = coalesce(${table}.${name}, o.${name})`).join(', ')}
       FROM ${table} o WHERE ${['site_id', ...key].map((name) => `${table}.${name} = ?`).join(' AND ')}
         AND ${['site_id', ...key].map((name) => `o.${name} = ?`).join(' AND ')}`,
    );
    this.#remove = database.prepare(`DELETE FROM ${table} WHERE ${at}`);
    this.#has = database.prepare(`SELECT 1 FROM ${table} WHERE ${at}`);
    this.#rename = database.prepare(
      `UPDATE ${table} SET (${['site_id', ...key].join(', ')}) = (${['site_id', ...key].map(() => '?').join(', ')})
       WHERE ${at}`,
    );
  }

  /** True when the record was new. */
  put(key: readonly SqlValue[], isListed: boolean, { own, any }: Facts): boolean {
    const values = [...own, ...any].map((value) => value ?? null);
    const name = key.join('\n');
    const told = JSON.stringify([isListed, values]);
    if (this.#lastTold.get(name) === told) return false;
    if (this.#lastTold.size >= REMEMBERED) this.#lastTold.clear();
    this.#lastTold.set(name, told);
    if (this.#add.run(...values, ...key) === 1) return true;
    (isListed ? this.#tellListed : this.#tell).run(...values, ...key);
    return false;
  }

  /** Records were removed, or a transaction undone: what was told is not known any more. */
  forget(): void {
    this.#lastTold.clear();
  }

  /** Gives what is known of one record to another, which keeps what it knows itself. True when there is one less now. */
  move(from: readonly SqlValue[], to: readonly SqlValue[]): boolean {
    if (this.#has.get(...from) === undefined) return false;
    this.forget();
    if (this.#has.get(...to) === undefined) {
      this.#rename.run(...to, ...from);
      return false;
    }
    this.#fill.run(...to, ...from);
    this.#remove.run(...from);
    return true;
  }
}
