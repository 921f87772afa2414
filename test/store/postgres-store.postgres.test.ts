import { describe, it } from 'vitest';
import { openStore, type Store } from '../../src/store/index.ts';
import { emptyDatabase, hasPostgres, newDatabase } from '../postgres-databases.ts';
import { describeStore } from './contract.ts';
import { describeSearch } from './contract-search.ts';
import { checkFrontier } from './frontier-operations.ts';

describe.skipIf(!hasPostgres)('with PostgreSQL', () => {
  let url: string | undefined;
  describeStore('the PostgreSQL store', async (now) => {
    url ??= await newDatabase();
    const database = url;
    const opened: Store[] = [];
    const open = async () => {
      const store = await openStore(database, { now });
      opened.push(store);
      return store;
    };
    return {
      store: await open(),
      openAgain: open,
      remove: async () => {
        for (const store of opened) await store.close();
        await emptyDatabase(database);
      },
    };
  });

  it('hints to other processes that sites were added or paused', async () => {
    const database = await newDatabase();
    const [listening, speaking] = await Promise.all([openStore(database), openStore(database)]);
    let heard = () => {};
    const next = () =>
      new Promise<void>((resolve) => {
        heard = resolve;
      });
    const connected = next();
    const end = listening.onSitesChanged(() => heard());
    await connected;
    const added = next();
    await speaking.addSites([{ startUrl: 'https://a.example/', strategy: 'skein', limits: {} }]);
    await added;
    const paused = next();
    await speaking.pauseSite(1);
    await paused;
    await end();
    for (const store of [listening, speaking]) await store.close();
  });

  it('the frontier agrees with its model after any operations', { timeout: 60_000 }, async () => {
    const database = await newDatabase();
    await checkFrontier(async (now) => {
      const store = await openStore(database, { now });
      const close = async () => {
        await store.close();
        await emptyDatabase(database);
      };
      return { store, close };
    }, 12);
  });

  let searched: string | undefined;
  describeSearch('a search in PostgreSQL', async () => {
    searched ??= await newDatabase();
    const database = searched;
    const store = await openStore(database);
    const close = async () => {
      await store.close();
      await emptyDatabase(database);
    };
    return { store, close };
  });
});
