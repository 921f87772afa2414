// One connection to a SQLite file: opening, settings, transactions, and prepared statements whose errors are StoreErrors.
import type { StatementSyncInstance } from '@photostructure/sqlite';
import { toStoreError } from './sqlite-errors.ts';
import { type Connection, checkPath, connect, isWritable } from './sqlite-open.ts';

export type SqlValue = number | string | null | Uint8Array;
export type SqlRow = Readonly<Record<string, SqlValue>>;

export interface DatabaseOptions {
  /** How long to wait for another process's transaction, ms. Default 10,000. */
  readonly busyTimeoutMs?: number;
  /** Upper bound of SQLite's page cache, KiB. Default 32 MiB. */
  readonly cacheKiB?: number;
  /** Fail when there is no such file instead of creating it (export, inspect). Default false. */
  readonly mustExist?: boolean;
  /** To be read only: opened even where nothing may be written, a read-only file or folder. Default false. */
  readonly isForReading?: boolean;
  /** Upper bound of the file, in pages of 4 KiB; writing beyond it fails with 'disk-full'. Default: none. */
  readonly maxPageCount?: number;
}

/** Pages in the write-ahead log before it is copied into the file; see bench/frontier/README.md for the measurement. */
const WAL_AUTOCHECKPOINT_PAGES = 8_000;

export class SqliteDatabase {
  readonly location: string;
  /** Nothing can be written, and whoever tries gets a StoreError. */
  readonly isReadOnly: boolean;
  readonly #connection: Connection;
  readonly #begin: Statement;
  readonly #commit: Statement;

  constructor(location: string, options: DatabaseOptions = {}) {
    this.location = location;
    checkPath(location, options.mustExist ?? false);
    this.isReadOnly = options.isForReading === true && !isWritable(location);
    this.#connection = connect(location, options.busyTimeoutMs ?? 10_000, this.isReadOnly);
    try {
      // Reading the schema first: nothing is written into a file that is not ours, not even the journal mode.
      this.value('SELECT count(*) FROM sqlite_schema');
      this.execute(`
        PRAGMA cache_size = -${options.cacheKiB ?? 32_768};
        PRAGMA temp_store = MEMORY;
      `);
      if (options.maxPageCount !== undefined) this.execute(`PRAGMA max_page_count = ${options.maxPageCount}`);
      this.#begin = this.prepare(this.isReadOnly ? 'BEGIN' : 'BEGIN IMMEDIATE');
      this.#commit = this.prepare('COMMIT');
    } catch (error) {
      this.#connection.close();
      throw error;
    }
  }

  /** Settings for a file known to be ours. NORMAL: after a power cut the last commits may be gone, never the file. */
  useWriteAheadLog(): void {
    if (this.isReadOnly) return;
    this.execute(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA wal_autocheckpoint = ${WAL_AUTOCHECKPOINT_PAGES};
      PRAGMA journal_size_limit = ${WAL_AUTOCHECKPOINT_PAGES * 4096};
    `);
  }

  execute(sql: string): void {
    try {
      this.#connection.exec(sql);
    } catch (error) {
      throw toStoreError(error, this.location);
    }
  }

  prepare(sql: string): Statement {
    try {
      return new Statement(this.#connection.prepare(sql), this.location);
    } catch (error) {
      throw toStoreError(error, this.location);
    }
  }

  /** For rows by the million: arrays of their columns take half the time of objects. */
  prepareArrays(sql: string): ArrayStatement {
    try {
      return new ArrayStatement(this.#connection.prepare(sql), this.location);
    } catch (error) {
      throw toStoreError(error, this.location);
    }
  }

  /** The first column of the first row. */
  value(sql: string): SqlValue | undefined {
    const row = this.prepare(sql).get();
    return row === undefined ? undefined : Object.values(row)[0];
  }

  /** Runs `work` in one write transaction: all of it is stored, or nothing. */
  transaction<T>(work: () => T): T {
    this.#begin.run();
    try {
      const result = work();
      this.#commit.run();
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** Runs `work`, which only reads, on one state of the database, whatever other processes write meanwhile. */
  snapshot<T>(work: () => T): T {
    this.execute('BEGIN');
    try {
      return work();
    } finally {
      this.#rollBack();
    }
  }

  close(): void {
    if (!this.#connection.isOpen) return;
    try {
      // Prepared statements not yet collected keep SQLite from doing this on its own; without it, what was stored last
      // would lie beside the file. When another process reads or writes, it is left to that one.
      this.#connection.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Nothing is lost: the log is read again at the next opening.
    }
    try {
      this.#connection.close();
    } catch (error) {
      throw toStoreError(error, this.location);
    }
  }

  /** On a full or damaged disk SQLite may have rolled back on its own, or be unable to: the first error counts. */
  #rollBack(): void {
    try {
      if (this.#connection.isTransaction) this.#connection.exec('ROLLBACK');
    } catch {
      // What was not committed is undone when the file is opened next.
    }
  }
}

/** A prepared statement that throws StoreErrors. */
export class Statement {
  readonly #statement: StatementSyncInstance;
  readonly #location: string;

  constructor(statement: StatementSyncInstance, location: string) {
    this.#statement = statement;
    this.#location = location;
  }

  /** Runs it; returns how many rows changed. */
  run(...values: SqlValue[]): number {
    try {
      return this.#statement.run(...values).changes;
    } catch (error) {
      throw toStoreError(error, this.#location);
    }
  }

  get(...values: SqlValue[]): SqlRow | undefined {
    try {
      return this.#statement.get(...values) as SqlRow | undefined;
    } catch (error) {
      throw toStoreError(error, this.#location);
    }
  }

  all(...values: SqlValue[]): SqlRow[] {
    try {
      return this.#statement.all(...values) as SqlRow[];
    } catch (error) {
      throw toStoreError(error, this.#location);
    }
  }
}

/** A prepared statement whose rows are arrays, in the order of its columns. */
export class ArrayStatement {
  readonly #statement: StatementSyncInstance;
  readonly #location: string;

  constructor(statement: StatementSyncInstance, location: string) {
    statement.setReturnArrays(true);
    this.#statement = statement;
    this.#location = location;
  }

  all(...values: SqlValue[]): (readonly SqlValue[])[] {
    try {
      return this.#statement.all(...values) as unknown as SqlValue[][];
    } catch (error) {
      throw toStoreError(error, this.#location);
    }
  }
}
