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

/** What popping cost: seconds on the clock, and of CPU, which says more on a busy machine. */
interface Cost {
  pops: number;
  seconds: number;
  cpuSeconds: number;
}

async function measurePops(store: Store, siteId: number, count: number, cost: Cost): Promise<void> {
  const cpu = process.cpuUsage();
  cost.seconds += await pop(store, siteId, count);
  const { user, system } = process.cpuUsage(cpu);
  cost.cpuSeconds += (user + system) / 1e6;
  cost.pops += count;
}

const folder = mkdtempSync(join(tmpdir(), 'skein-frontier-'));
try {
  const path = join(folder, 'long.db');
  const long = await openStore(path);
  const { id: longId } = await long.openSite('https://long.example/', 'bench');
  const tenth = Math.ceil(total / 10);
  const insertStart = performance.now();
  for (let from = 0; from < total; from += tenth) {
    const start = performance.now();
    const to = Math.min(total, from + tenth);
    await insert(long, longId, from, to);
    const rate = Math.round(((to - from) * 1000) / (performance.now() - start));
    console.log(
      `${to} queued: ${rate} inserts/s, RSS ${megabytes(process.memoryUsage().rss)} MB, peak ${megabytes(peakRss)} MB`,
    );
  }
  const insertRate = Math.round((total * 1000) / (performance.now() - insertStart));

  // Side by side in turns, so that whatever else the machine does hits both; each has its file and its cache. The short
  // frontier is filled up after each turn, to stay near 10 k.
  const short = await openStore(join(folder, 'short.db'));
  const { id: shortId } = await short.openSite('https://short.example/', 'bench');
  await insert(short, shortId, 0, SHORT);
  const longCost: Cost = { pops: 0, seconds: 0, cpuSeconds: 0 };
  const shortCost: Cost = { pops: 0, seconds: 0, cpuSeconds: 0 };
  while (longCost.pops < pops) {
    const turn = Math.min(2_000, pops - longCost.pops);
    await measurePops(long, longId, turn, longCost);
    await measurePops(short, shortId, turn, shortCost);
    await insert(short, shortId, SHORT + shortCost.pops - turn, SHORT + shortCost.pops);
  }
  const counts = await long.frontierCounts(longId);
  await short.close();
  await long.close();

  if (counts.queued !== total - pops || counts.done !== pops)
    throw new Error(`counts are off: ${JSON.stringify(counts)}`);
  const perSecond = (cost: Cost) => Math.round(cost.pops / cost.seconds);
  const microseconds = (cost: Cost) => Number(((cost.cpuSeconds * 1e6) / cost.pops).toFixed(1));
  console.log(
    JSON.stringify({
      urls: total,
      insertsPerSecond: insertRate,
      pops,
      popsPerSecondAt10k: perSecond(shortCost),
      popsPerSecondAtFull: perSecond(longCost),
      ratio: Number((perSecond(longCost) / perSecond(shortCost)).toFixed(3)),
      cpuMicrosecondsPerPopAt10k: microseconds(shortCost),
      cpuMicrosecondsPerPopAtFull: microseconds(longCost),
      peakRssMB: megabytes(peakRss),
      fileMB: megabytes(statSync(path).size),
    }),
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
