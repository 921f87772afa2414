import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
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

describe.skipIf(!hasPostgres)('opening', () => {
  it("takes a '#' in a password for itself", async () => {
    const address = new URL(await newDatabase());
    const store = await openStore(address.href.replace('skein@', 'skein:a#b@'));
    expect(await store.sites()).toEqual([]);
    await store.close();
  });

  it('waits for a server that is being restarted where somebody wants to, and says so', async () => {
    const address = new URL(await newDatabase());
    const targetPort = Number(address.port);
    const sockets: Socket[] = [];
    const server = createServer((near) => {
      const far = connect(targetPort, '127.0.0.1');
      for (const socket of [near, far]) sockets.push(socket.on('error', () => {}));
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address.port = String((server.address() as AddressInfo).port);
    await new Promise((resolve) => server.close(resolve));
    await expect(openStore(address.href)).rejects.toThrow(/does not answer \(ECONNREFUSED\)/);
    const told: string[] = [];
    const opening = openStore(address.href, { onWaiting: (reason) => told.push(reason) });
    await expect.poll(() => told).toEqual([expect.stringMatching(/does not answer \(ECONNREFUSED\)/)]);
    server.listen(Number(address.port), '127.0.0.1');
    const store = await opening;
    expect(await store.sites()).toEqual([]);
    await store.close();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
});
