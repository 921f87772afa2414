import { type AddressInfo, connect, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { PostgresDatabase } from '../../src/store/postgres-database.ts';
import { hasPostgres, newDatabase } from '../postgres-databases.ts';

/** A line to a server that breaks at the first COMMIT: before it arrives, or before its answer does. */
async function lineBreakingAtCommit(targetPort: number, when: 'before' | 'after') {
  let hasBroken = false;
  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    let isLost = false;
    for (const socket of [near, far]) socket.on('error', () => {});
    near.on('data', (chunk) => {
      if (!hasBroken && chunk.includes('COMMIT')) {
        hasBroken = true;
        isLost = true;
        if (when === 'before') {
          far.destroy();
          near.resetAndDestroy();
          return;
        }
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (!isLost) near.write(chunk);
      else near.resetAndDestroy();
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hasBroken: () => hasBroken,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe.skipIf(!hasPostgres)('a transaction', () => {
  it.each(['before', 'after'] as const)('is stored once when the line breaks %s COMMIT', async (when) => {
    const address = new URL(await newDatabase());
    const line = await lineBreakingAtCommit(Number(address.port), when);
    address.port = String(line.port);
    const database = new PostgresDatabase(address.href);
    let runs = 0;
    const result = await database.transaction(async (queries) => {
      runs++;
      await queries.query(
        `INSERT INTO sites (start_url, strategy, state, created_at) VALUES ('u${runs}', '', '', 0)`,
      );
      return runs;
    });
    expect(line.hasBroken()).toBe(true);
    const rows = await database.query('SELECT start_url FROM sites');
    expect(rows).toEqual([{ start_url: `u${result}` }]);
    expect(runs).toBe(when === 'before' ? 2 : 1);
    await database.close();
    await line.close();
  });
});
