import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCutLine } from '../../bench/faults/cut-line.ts';
import { disturb, problemsOf } from '../../bench/faults/disturbance.ts';
import { crawlInto, exportedRecords } from '../../bench/faults/fault-crawl.ts';
import { PostgresServer } from '../../bench/scale/postgres-server.ts';
import { dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { hasPostgres, newDatabase } from '../postgres-databases.ts';

const size = { boards: 2, threads: 10, postsPerThread: 4, users: 8, spanDays: 10 };
let lab: Lab;
let expected: string[];

beforeAll(async () => {
  lab = await startLab({ dialect: dialectByName('slug-portal'), size });
  const store = await openStore(':memory:');
  await crawlInto(store, lab.entryUrl);
  expected = await exportedRecords(store);
  await store.close();
});
afterAll(() => lab.close());

async function expectComplete(store: Store): Promise<void> {
  expect(await problemsOf(store, expected)).toEqual([]);
}

describe.skipIf(!hasPostgres)('a crawl into PostgreSQL loses nothing', { timeout: 60_000 }, () => {
  it('when the server is killed in the middle and started again', async () => {
    // Written to disk as on a real server: what was told to be stored must be there after the kill.
    const server = (await PostgresServer.start({ isDurable: true }))!;
    try {
      const store = await openStore(await server.newDatabase());
      const crawl = crawlInto(store, lab.entryUrl);
      const kills = await disturb(lab, crawl, 6, async () => {
        await server.kill();
        await server.run();
      });
      expect((await crawl).stopped).toBe('done');
      expect(kills).toBeGreaterThan(1);
      await expectComplete(store);
      await store.close();
    } finally {
      await server.remove();
    }
  });

  it('when the line to the server is cut again and again', async () => {
    const direct = new URL(await newDatabase());
    const line = await startCutLine(Number(direct.port));
    const url = new URL(direct);
    url.port = String(line.port);
    const store = await openStore(url.href);
    const crawl = crawlInto(store, lab.entryUrl);
    const cuts = await disturb(lab, crawl, 3, () => line.cut());
    expect((await crawl).stopped).toBe('done');
    expect(cuts).toBeGreaterThan(2);
    await expectComplete(store);
    await store.close();
    await line.close();
  });

  it('when two crawl the same forum into it, and asks for hardly a page twice', async () => {
    const url = await newDatabase();
    const stores = await Promise.all([openStore(url), openStore(url)]);
    const ended = await Promise.all(stores.map((store) => crawlInto(store, lab.entryUrl)));
    expect(ended.map(({ stopped }) => stopped)).toEqual(['done', 'done']);
    await expectComplete(stores[0]!);
    for (const store of stores) await store.close();
  });
});

describe('a crawl into SQLite loses nothing', { timeout: 60_000 }, () => {
  it('when the disk is full in the middle and has room again later', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skein-full-'));
    const path = join(folder, 'f.db');
    try {
      for (let pages = 70; ; pages += 30) {
        const store = await openStore(path, { maxPageCount: pages });
        const outcome = await crawlInto(store, lab.entryUrl).catch((error: unknown) => error);
        if (!(outcome instanceof Error)) {
          expect(pages).toBeGreaterThan(70);
          await expectComplete(store);
          await store.close();
          break;
        }
        expect(outcome).toMatchObject({ code: 'disk-full' });
        await store.close();
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('when the clock jumps hours ahead and back', async () => {
    const started = Date.now();
    const jumps = [0, 7_200_000, -3_600_000, 60_000];
    // Another time of day every 50 ms.
    const now = () => Date.now() + jumps[Math.floor((Date.now() - started) / 50) % jumps.length]!;
    const store = await openStore(':memory:', { now });
    expect((await crawlInto(store, lab.entryUrl, undefined, now)).stopped).toBe('done');
    await expectComplete(store);
    await store.close();
  });
});
