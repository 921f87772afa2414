// What happens when the machine's clock is set back an hour in the middle of something.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Politeness, systemClock } from '../src/fetch/index.ts';
import { elapsingNow, forwardClock, forwardNow } from '../src/steady-clock.ts';
import { openStore } from '../src/store/index.ts';
import { entryOf, outcomeOf } from './store/samples.ts';

const HOUR = 3600_000;
const real = Date.now;
afterEach(() => vi.restoreAllMocks());

function setBack(ms: number): void {
  vi.spyOn(Date, 'now').mockImplementation(() => real() - ms);
}

describe('a clock that is set back an hour', () => {
  it('moves no clock of ours back', () => {
    const before = [elapsingNow(), forwardNow()] as const;
    setBack(HOUR);
    for (const [now, was] of [
      [elapsingNow(), before[0]],
      [forwardNow(), before[1]],
    ] as const) {
      expect(now).toBeGreaterThanOrEqual(was);
      expect(now - was).toBeLessThan(1000);
    }
  });

  it('is followed forward by times that are stored, after a sleep of the machine for instance', () => {
    const now = forwardClock();
    const before = now();
    setBack(-HOUR);
    expect(now() - before).toBeGreaterThan(HOUR - 10);
  });

  it('does not make a host wait for longer than its pace, nor a date of Retry-After mean another time', async () => {
    const politeness = new Politeness({ rate: 50, concurrency: 1 });
    const answered = { ms: 1, status: 200, retryAfterMs: undefined };
    await politeness.acquire('a.example');
    politeness.release('a.example', systemClock.now(), answered);
    setBack(HOUR);
    const started = performance.now();
    await politeness.acquire('a.example');
    expect(performance.now() - started).toBeLessThan(500);
    expect(systemClock.today!()).toBeLessThan(real() - HOUR / 2);
  });

  it('keeps no page that is to be asked again waiting', async () => {
    const store = await openStore(':memory:');
    const { id } = await store.openSite('https://f.example/', 'skein');
    await store.enqueue(id, [entryOf('https://f.example/t')]);
    const lease = () =>
      store.lease({ siteId: id, limit: 1, now: forwardNow(), leaseMs: 60_000, owner: 'me' });
    const [entry] = await lease();
    await store.commit(id, [outcomeOf(entry!, { result: 'retry', retryAt: forwardNow() + 20 })]);
    setBack(HOUR);
    await expect.poll(lease, { timeout: 2000 }).toHaveLength(1);
    await store.close();
  });

  it('makes nobody wait for leases and claims of a process that went by the clock before', async () => {
    let now = real();
    const store = await openStore(':memory:', { now: () => now });
    await store.addSites([{ startUrl: 'https://f.example/', strategy: 'skein', limits: {} }]);
    const site = (await store.claimSite('before', 60_000))!;
    await store.enqueue(site.id, [entryOf('https://f.example/t')]);
    const lease = (owner: string) => store.lease({ siteId: site.id, limit: 1, now, leaseMs: 300_000, owner });
    expect(await lease('before')).toHaveLength(1);
    expect(await store.leaseHost('f.example', 'before', 30_000)).toBeDefined();
    expect(await store.leaseHost('f.example', 'after', 30_000)).toBeUndefined();
    now -= HOUR;
    expect(await lease('after')).toHaveLength(1);
    expect(await store.leaseHost('f.example', 'after', 30_000)).toBeDefined();
    await store.resumeSite(site.id);
    expect(await store.claimSite('after', 60_000)).toMatchObject({ id: site.id });
    await store.close();
  });
});
