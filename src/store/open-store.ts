// Opens the store a location names: the one place that knows which drivers there are.
import { StoreError } from '../errors.ts';
import { SqliteStore, type SqliteStoreOptions } from './sqlite-store.ts';
import type { Store } from './types.ts';

export interface StoreOptions extends SqliteStoreOptions {}

/**
 * Opens the store at `location`: the path of a SQLite file (created when there is none), or ':memory:'.
 * Throws StoreError with one line that says what is wrong.
 *
 * @example
 * const store = await openStore('forum.db');
 * const site = await store.openSite('https://forum.example/', 'breadth-first');
 * await store.enqueue(site.id, [{ url: site.startUrl, type: 'other', priority: 0, depth: 0, dueAt: 0, foundOn: '' }]);
 */
export async function openStore(location: string, options: StoreOptions = {}): Promise<Store> {
  if (/^postgres(ql)?:\/\//i.test(location)) {
    throw new StoreError(
      'unsupported',
      'PostgreSQL stores come in a later version; give the path of a file instead',
    );
  }
  return new SqliteStore(location, options);
}
