// Opens the store a location names: the one place that knows which drivers there are.

import { SqliteStore, type SqliteStoreOptions } from './sqlite-store.ts';
import { isPostgres } from './store-location.ts';
import type { Store } from './types.ts';

export interface StoreOptions extends SqliteStoreOptions {
  /** How long to try again while a PostgreSQL server does not answer, ms. Default 5 minutes. */
  readonly patienceMs?: number;
  /** Told why, when a PostgreSQL server does not answer at once: then opening waits for it. Default: it fails. */
  readonly onWaiting?: (reason: string) => void;
}

/**
 * Opens the store at `location`: the path of a SQLite file (created when there is none), ':memory:', or the address of a
 * PostgreSQL database, `postgres://user:password@host/database`, which any number of workers may share.
 * Throws StoreError with one line that says what is wrong.
 *
 * @example
 * const store = await openStore('forum.db');
 * const site = await store.openSite('https://forum.example/', 'breadth-first');
 * await store.enqueue(site.id, [{ url: site.startUrl, type: 'other', priority: 0, depth: 0, dueAt: 0, foundOn: '' }]);
 */
export async function openStore(location: string, options: StoreOptions = {}): Promise<Store> {
  if (!isPostgres(location)) return new SqliteStore(location, options);
  // Loaded when asked for: most never need it.
  const { PostgresStore } = await import('./postgres-store.ts');
  return PostgresStore.open(location, options);
}
