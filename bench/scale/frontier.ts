// How fast workers lease and complete entries of a long frontier in PostgreSQL.
//
//     node dist/bench/scale/frontier.js --rows 10000000 --seconds 20 --workers 4
import { parseArgs } from 'node:util';
import { openStore, type Store } from '../../src/store/index.ts';
import { onServer, PostgresServer } from './postgres-server.ts';

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000000' },
    sites: { type: 'string', default: '16' },
    workers: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '20' },
    batch: { type: 'string', default: '200' },
  },
});
const [rows, sites, workers, seconds, batch] = [
  values.rows,
  values.sites,
  values.workers,
  values.seconds,
  values.batch,
].map(Number) as [number, number, number, number, number];

const server = await PostgresServer.start({
  isDurable: true,
  settings: { shared_buffers: '1GB', max_wal_size: '8GB', synchronous_commit: 'off' },
});
if (server === undefined) throw new Error('no PostgreSQL on this machine');
try {
  const url = await server.newDatabase();
  const store = await openStore(url);
  const ids: number[] = [];
  for (let i = 0; i < sites; i++) ids.push((await store.openSite(`https://f${i}.example/`, 'skein')).id);
  const filled = performance.now();
  await fill(url, ids, rows / sites);
  const fillSeconds = (performance.now() - filled) / 1000;
  const stores = await Promise.all(Array.from({ length: workers }, () => openStore(url)));
  const until = performance.now() + seconds * 1000;
  const counts = await Promise.all(stores.map((one, i) => work(one, ids, i, until)));
  const done = counts.reduce((sum, count) => sum + count, 0);
  const { rows: told } = await onServer(url, 'SELECT pg_database_size(current_database()) AS bytes');
  process.stdout.write(
    `${JSON.stringify({
      rows,
      sites,
      workers,
      batch,
      fillSeconds: Math.round(fillSeconds),
      leasedAndCompletedPerSecond: Math.round(done / seconds),
      gigabytes: Number((Number((told[0] as { bytes: string }).bytes) / 1e9).toFixed(2)),
    })}\n`,
  );
  for (const one of [store, ...stores]) await one.close();
} finally {
  await server.remove();
}

/** Entries as `enqueue` would have made them, by the server itself: ten million through the store would take an hour. */
async function fill(url: string, siteIds: readonly number[], each: number): Promise<void> {
  for (const id of siteIds) {
    await onServer(
      url,
      `WITH made AS (
         INSERT INTO urls (site_id, id, key, url, type, depth, found_on)
         SELECT ${id}, nextval('url_ids'), hashint8extended(n, ${id}), 'https://f.example/threads/some-title-of-it.' || n || '/',
           'thread', 3, '' FROM generate_series(1, ${each}) n RETURNING id)
       INSERT INTO queue (site_id, priority, url_id, attempts) SELECT ${id}, id % 3, id, 0 FROM made`,
    );
    await onServer(url, `UPDATE site_counters SET queued = ${each} WHERE site_id = ${id}`);
  }
  await onServer(url, 'VACUUM ANALYZE');
}

async function work(
  store: Store,
  siteIds: readonly number[],
  worker: number,
  until: number,
): Promise<number> {
  let done = 0;
  for (let i = worker; performance.now() < until; i++) {
    const siteId = siteIds[i % siteIds.length]!;
    const lease = { siteId, limit: batch, now: Date.now(), leaseMs: 300_000, owner: `w${worker}` };
    const entries = await store.lease(lease);
    await store.commit(
      siteId,
      entries.map((entry) => ({ entry, result: 'done' as const, requests: [], found: [] })),
    );
    done += entries.length;
  }
  return done;
}
