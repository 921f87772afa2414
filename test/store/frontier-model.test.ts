import { it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { checkFrontier } from './frontier-operations.ts';

it('the frontier agrees with its model after any operations', { timeout: 60_000 }, async () => {
  await checkFrontier(async (now) => {
    const store = await openStore(':memory:', { now });
    return { store, close: () => store.close() };
  }, 400);
});
