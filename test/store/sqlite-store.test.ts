import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../../src/store/index.ts';
import { describeStore } from './contract.ts';

describeStore('the SQLite store', async (now) => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-store-'));
  const opened: Store[] = [];
  const open = async () => {
    const store = await openStore(join(folder, 'test.db'), { now });
    opened.push(store);
    return store;
  };
  return {
    store: await open(),
    openAgain: open,
    remove: async () => {
      for (const store of opened) await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});
