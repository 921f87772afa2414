// A database that a command makes is there only when something came of it: a failed start leaves no empty file behind.
import { existsSync, rmSync } from 'node:fs';
import { WallError } from '../errors.ts';
import { isPostgres, openStore, type Store } from '../store/index.ts';

export interface OpenDatabase {
  readonly store: Store;
  /** Closes it; a file that was made for this command goes when that failed before any page was stored. */
  close(failure?: unknown): Promise<void>;
}

export async function openDatabase(location: string): Promise<OpenDatabase> {
  const isNew = !isPostgres(location) && location !== ':memory:' && !existsSync(location);
  const store = await openStore(location);
  return {
    store,
    close: async (failure) => {
      // A wall is known of the site from now on: skein status tells it.
      const isFailed = failure !== undefined && !(failure instanceof WallError);
      const isEmpty = isNew && isFailed && (await hasNoPages(store));
      await store.close();
      if (isEmpty) for (const end of ['', '-wal', '-shm']) rmSync(`${location}${end}`, { force: true });
    },
  };
}

async function hasNoPages(store: Store): Promise<boolean> {
  const sites = await store.sites();
  const totals = await Promise.all(sites.map(({ id }) => store.totals(id)));
  return totals.every(({ pages }) => pages === 0);
}
