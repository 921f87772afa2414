import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { HostLeases } from '../../src/crawl/index.ts';
import { Politeness } from '../../src/fetch/index.ts';
import { openStore } from '../../src/store/index.ts';

it('workers together ask a host no faster than one alone may, and all get their turn', async () => {
  const store = await openStore(':memory:');
  const starts: { readonly at: number; readonly worker: number }[] = [];
  const rate = 50;
  const gates = [0, 1, 2].map(
    (worker) =>
      new HostLeases(store, `worker ${worker}`, { leaseMs: 3_000, keepEveryMs: 40, askEveryMs: 10 }),
  );
  await Promise.all(
    gates.map(async (gate, worker) => {
      const politeness = new Politeness({ rate, concurrency: 2, gate });
      for (let i = 0; i < 8; i++) {
        await politeness.acquire('h');
        starts.push({ at: performance.now(), worker });
        politeness.release('h', Date.now(), { ms: 1, status: 200, retryAfterMs: undefined });
      }
    }),
  );
  for (const gate of gates) await gate.close();
  await store.close();
  expect(starts).toHaveLength(24);
  // A bucket may give out 100 ms' worth at once, no more: over the whole stretch the rate holds.
  const stretchMs = starts.at(-1)!.at - starts[0]!.at;
  expect((starts.length - 1) / (stretchMs + 110)).toBeLessThanOrEqual(rate / 1000);
  for (let i = 0; i + 8 < starts.length; i++)
    expect(starts[i + 8]!.at - starts[i]!.at).toBeGreaterThan((8 * 1000) / rate - 115);
  expect(new Set(starts.map(({ worker }) => worker)).size).toBe(3);
});

it('a host that asked to be left alone is left alone by the next worker too', async () => {
  const store = await openStore(':memory:');
  const first = new HostLeases(store, 'first');
  const politeness = new Politeness({ rate: 1, concurrency: 1, gate: first });
  await politeness.acquire('h');
  politeness.release('h', Date.now(), { ms: 1, status: 429, retryAfterMs: 60_000 });
  await first.close();
  const second = new HostLeases(store, 'second');
  const next = new Politeness({ rate: 1, concurrency: 1, gate: second });
  await second.open('h', next);
  expect(next.heldMs('h')).toBeGreaterThan(50_000);
  expect(next.snapshot('h').penalty).toBe(2);
  await second.close();
  await store.close();
});

it('the host of a worker that was killed on this machine is free at once', async () => {
  const store = await openStore(':memory:');
  // No process can have this number.
  await store.leaseHost('h', `${hostname()}/${2 ** 30}`, 3_600_000);
  const gate = new HostLeases(store, 'next');
  const politeness = new Politeness({ rate: 1, concurrency: 1, gate });
  await gate.open('h', politeness);
  expect(gate.isOpen('h')).toBe(true);
  await gate.close();
  await store.close();
});
