// What every store must do for workers: sites by turns, claims that end, hosts asked by one worker at a time.
import { describe, expect, it } from 'vitest';
import type { StoreSubject } from './contract.ts';
import { entryOf, outcomeOf, pageOf, postOf, requestOf } from './samples.ts';

const LONG = 60_000;
const pace = (host: string) => ({ host, waitMs: 5_000, heldMs: 90_000, penalty: 2, crawlDelayMs: 700 });

export function describeFleet(subject: StoreSubject): void {
  const add = async (...names: string[]) =>
    subject.store.addSites(
      names.map((name) => ({ startUrl: `https://${name}.example/`, strategy: 'skein', limits: {} })),
    );
  const claimed = async (owner: string, leaseMs = LONG) =>
    (await subject.store.claimSite(owner, leaseMs))?.startUrl.replace(/https:\/\/|\.example\//g, '');
  const released = { dueAt: null, workedMs: 0, failures: 0 };
  /** The site of the subject is out of the way. */
  const setAside = () => subject.store.pauseSite(subject.siteId);

  describe('for workers, a store', () => {
    it('queues sites once and hands each to one worker, the longest due first', async () => {
      await setAside();
      expect(await add('a', 'b', 'a')).toBe(2);
      expect(await add('b', 'c')).toBe(1);
      expect([await claimed('w1'), await claimed('w2'), await claimed('w1'), await claimed('w2')]).toEqual([
        'a',
        'b',
        'c',
        undefined,
      ]);
      expect(await subject.store.fleetCounts()).toMatchObject({ sites: 4, due: 0, claimed: 3, paused: 1 });
    });

    it('gives a site to another worker when a claim is not kept, or given back', async () => {
      await setAside();
      await add('a');
      expect(await claimed('w1', 0)).toBe('a');
      expect(await claimed('w2')).toBe('a');
      const [, site] = await subject.store.fleetSites();
      expect(site).toMatchObject({ claimedBy: 'w2', limits: {}, isPaused: false });
      // Late, of a worker that has lost it.
      await subject.store.releaseSite(site!.id, 'w1', released);
      expect(await claimed('w1')).toBeUndefined();
      await subject.store.releaseSite(site!.id, 'w2', { dueAt: 1, workedMs: 12, failures: 3 });
      expect(await subject.store.claimSite('w1', LONG)).toMatchObject({ workedMs: 12, failures: 3 });
    });

    it('keeps what is known of the articles of a feed, and forgets it with the feed', async () => {
      const { store, siteId } = subject;
      expect(await store.loadVisits(siteId)).toBeUndefined();
      await store.keepVisits(siteId, '{"a":1}');
      await store.keepVisits(siteId, '{"a":2}');
      expect(await store.loadVisits(siteId)).toBe('{"a":2}');
      await store.removeSite(siteId);
      expect(await store.loadVisits(siteId)).toBeUndefined();
    });

    it('leaves alone what is not due, or paused, and says so to who works on it', async () => {
      await setAside();
      await add('a');
      const site = await subject.store.claimSite('w', LONG);
      expect(await subject.store.keepClaims('w', LONG)).toEqual([site!.id]);
      await subject.store.pauseSite(site!.id);
      expect(await subject.store.keepClaims('w', LONG)).toEqual([]);
      await subject.store.releaseSite(site!.id, 'w', { ...released, dueAt: Date.now() + 1e9 });
      expect(await claimed('w')).toBeUndefined();
      await subject.store.resumeSite(site!.id);
      expect(await claimed('w')).toBe('a');
    });

    it('takes new limits of a site that is known', async () => {
      await setAside();
      const [startUrl, strategy] = ['https://a.example/', 'skein'];
      await subject.store.addSites([{ startUrl, strategy, limits: { maxPages: 5 } }]);
      await subject.store.addSites([{ startUrl, strategy, limits: { maxPages: 7, maxErrors: 1 } }]);
      expect((await subject.store.claimSite('w', LONG))!.limits).toEqual({ maxPages: 7, maxErrors: 1 });
    });

    it('lets one worker at a time ask a host, and hands on its pace', async () => {
      expect(await subject.store.leaseHost('h', 'w1', LONG)).toEqual({
        host: 'h',
        waitMs: 0,
        heldMs: 0,
        penalty: 1,
        crawlDelayMs: 0,
      });
      expect(await subject.store.leaseHost('h', 'w2', LONG)).toBeUndefined();
      expect(await subject.store.keepHosts('w1', LONG, [pace('h')])).toEqual([{ host: 'h', isWanted: true }]);
      await subject.store.releaseHosts('w1', [pace('h')]);
      const handed = await subject.store.leaseHost('h', 'w2', LONG);
      expect(handed).toMatchObject({ penalty: 2, crawlDelayMs: 700 });
      expect(handed!.heldMs).toBeGreaterThan(80_000);
      expect(handed!.waitMs).toBeGreaterThan(0);
      // Who has lost a host cannot keep it.
      expect(await subject.store.keepHosts('w1', LONG, [pace('h')])).toEqual([]);
      expect(await subject.store.keepHosts('w2', LONG, [pace('h')])).toEqual([
        { host: 'h', isWanted: false },
      ]);
    });

    it('gives back what a worker that is gone has held', async () => {
      await setAside();
      await add('a');
      await claimed('gone');
      await subject.store.leaseHost('h', 'gone', LONG);
      expect(await subject.store.fleetOwners()).toEqual(['gone']);
      await subject.store.releaseOwner('gone');
      expect(await subject.store.fleetOwners()).toEqual([]);
      expect(await claimed('w')).toBe('a');
      expect(await subject.store.leaseHost('h', 'w', LONG)).toBeDefined();
    });

    it('does not hand out a site whose host another worker asks', async () => {
      await setAside();
      await add('a', 'b');
      await subject.store.leaseHost('a.example', 'w1', LONG);
      expect(await claimed('w2')).toBe('b');
      expect(await claimed('w2')).toBeUndefined();
      expect(await claimed('w1')).toBe('a');
    });

    it('forgets all of a site that is removed, and nothing of others', async () => {
      const kept = await subject.store.openSite('https://kept.example/', 'skein');
      for (const id of [subject.siteId, kept.id]) {
        await subject.store.enqueue(id, [entryOf('https://f.example/x'), entryOf('https://f.example/y')]);
        const [entry] = await subject.lease(1, { siteId: id });
        const [page, posts] = [pageOf(entry!.url), [postOf(entry!.url, 1)]];
        const requests = [requestOf(entry!.url)];
        await subject.store.commit(id, [outcomeOf(entry!, { page, posts, requests })]);
      }
      await subject.store.removeSite(subject.siteId);
      expect((await subject.store.sites()).map(({ id }) => id)).toEqual([kept.id]);
      for (const kind of ['posts', 'pages', 'requests'] as const) {
        expect(await subject.all(kind, subject.siteId)).toEqual([]);
        expect(await subject.all(kind)).toHaveLength(1);
      }
      const again = await subject.store.openSite('https://f.example/', 'skein');
      expect(await subject.store.enqueue(again.id, [entryOf('https://f.example/x')])).toBe(1);
      expect((await subject.store.page(kept.id, 'https://f.example/x'))?.url).toBe('https://f.example/x');
    });
  });
}
