// bench/frontier: does the frontier get slow or fat with its length? Millions of URLs inserted, a tenth of them popped.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FrontierEntry, openStore, type Store } from '../../src/store/index.ts';

const { values } = parseArgs({
  options: {
    /** Part of the full run: 0.01 inserts 100 k and pops 10 k. */
    scale: { type: 'string', default: '1' },
    /** URLs inserted in one transaction. */
    batch: { type: 'string', default: '20000' },
    /** Entries leased and settled at a time. */
    pop: { type: 'string', default: '100' },
  },
});
const scale = Number(values.scale);
const insertBatch = Number(values.batch);
const popBatch = Number(values.pop);
const total = Math.round(10_000_000 * scale);
const pops = Math.round(1_000_000 * scale);
/** How long the frontier is when it counts as short. */
const SHORT = 10_000;
const PRIORITIES = 16;

let peakRss = 0;
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
const sampleRss = () => {
  peakRss = Math.max(peakRss, process.memoryUsage().rss);
};

/** A URL of a forum, its priority scattered so that popping jumps through the table. */
function entry(i: number): FrontierEntry {
  const mixed = Math.imul(i, 0x9e3779b1) >>> 0;
  return {
    url: `https://forum.example.com/community/topic/${i}-a-thread-about-${mixed.toString(36)}/?page=${mixed % 40}`,
    type: 'thread',
    priority: mixed % PRIORITIES,
    depth: 3,
    dueAt: 0,
    foundOn: '',
  };
}

async function insert(store: Store, siteId: number, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += insertBatch) {
    const size = Math.min(insertBatch, to - start);
    await store.enqueue(
      siteId,
      Array.from({ length: size }, (_, i) => entry(start + i)),
    );
    sampleRss();
  }
}

/** Leases and settles `count` entries; returns the seconds taken. */
async function pop(store: Store, siteId: number, count: number): Promise<number> {
  const start = performance.now();
  let lastPriority = 0;
  for (let popped = 0; popped < count; ) {
    const limit = Math.min(popBatch, count - popped);
    const leased = await store.lease({ siteId, limit, now: Date.now(), leaseMs: 60_000, owner: 'bench' });
    if (leased.length === 0) throw new Error(`nothing left after ${popped} pops`);
    for (const { priority } of leased) {
      if (priority < lastPriority) throw new Error('popped out of order');
      lastPriority = priority;
    }
    await store.commit(
      siteId,
      leased.map((leasedEntry) => ({ entry: leasedEntry, result: 'done', requests: [], found: [] })),
    );
    popped += leased.length;
    sampleRss();
  }
  return (performance.now() - start) / 1000;
}

const folder = mkdtempSync(join(tmpdir(), 'skein-frontier-'));
try {
  const path = join(folder, 'frontier.db');
  const store = await openStore(path);

  // Short: the queue is kept near 10 k entries while 100 k are popped.
  const short = await store.openSite('https://short.example/', 'bench');
  await insert(store, short.id, 0, SHORT);
  const rounds = Math.max(5, Math.round(50 * Math.min(1, scale * 10)));
  let shortSeconds = 0;
  for (let round = 0; round < rounds; round++) {
    shortSeconds += await pop(store, short.id, 2_000);
    await insert(store, short.id, SHORT + round * 2_000, SHORT + (round + 1) * 2_000);
  }
  const shortRate = (rounds * 2_000) / shortSeconds;
  console.log(`${Math.round(shortRate)} pops/s with ${SHORT} queued`);

  const long = await store.openSite('https://long.example/', 'bench');
  const tenth = Math.ceil(total / 10);
  const insertStart = performance.now();
  for (let from = 0; from < total; from += tenth) {
    const start = performance.now();
    const to = Math.min(total, from + tenth);
    await insert(store, long.id, from, to);
    const rate = Math.round(((to - from) * 1000) / (performance.now() - start));
    console.log(
      `${to} queued: ${rate} inserts/s, RSS ${megabytes(process.memoryUsage().rss)} MB, peak ${megabytes(peakRss)} MB`,
    );
  }
  const insertRate = Math.round((total * 1000) / (performance.now() - insertStart));
  const longRate = pops / (await pop(store, long.id, pops));
  const counts = await store.frontierCounts(long.id);
  await store.close();

  if (counts.queued !== total - pops || counts.done !== pops)
    throw new Error(`counts are off: ${JSON.stringify(counts)}`);
  console.log(
    JSON.stringify({
      urls: total,
      insertsPerSecond: insertRate,
      pops,
      popsPerSecondAt10k: Math.round(shortRate),
      popsPerSecondAtFull: Math.round(longRate),
      ratio: Number((longRate / shortRate).toFixed(3)),
      peakRssMB: megabytes(peakRss),
      fileMB: megabytes(statSync(path).size),
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
