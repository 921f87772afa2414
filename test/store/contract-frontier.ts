// What every store must do with its frontier: order, due times, leases, late workers.
import { describe, expect, it } from 'vitest';
import type { StoreSubject } from './contract.ts';
import { entryOf, leaseOf, outcomeOf } from './samples.ts';

export function describeFrontier(subject: StoreSubject): void {
  describe('the frontier', () => {
    it('takes a URL once, within a batch and across batches', async () => {
      const a = entryOf('https://f.example/a');
      expect(await subject.store.enqueue(subject.siteId, [a, entryOf('https://f.example/b'), a])).toBe(2);
      expect(await subject.store.enqueue(subject.siteId, [a, entryOf('https://f.example/c')])).toBe(1);
      expect((await subject.store.frontierCounts(subject.siteId)).queued).toBe(3);
    });

    it('takes one URL of several that have the same identity', async () => {
      const [first, second] = ['https://f.example/t/5-title', 'https://f.example/t/5-new-title'] as const;
      const identity = 'thread 5';
      expect(
        await subject.store.enqueue(subject.siteId, [
          entryOf(first, { identity }),
          entryOf(second, { identity }),
        ]),
      ).toBe(1);
      expect(await subject.store.enqueue(subject.siteId, [entryOf(second, { identity })])).toBe(0);
      expect(await subject.leasedUrls(5)).toEqual([first]);
    });

    it('keeps the URLs of sites apart', async () => {
      const other = await subject.store.openSite('https://other.example/', 'breadth-first');
      const a = entryOf('https://f.example/a');
      expect(await subject.store.enqueue(subject.siteId, [a])).toBe(1);
      expect(await subject.store.enqueue(other.id, [a])).toBe(1);
      expect(await subject.leasedUrls(5)).toEqual([a.url]);
      expect((await subject.store.frontierCounts(other.id)).queued).toBe(1);
    });

    it('knows a URL that another connection has enqueued', async () => {
      const other = await subject.openAgain();
      await other.enqueue(subject.siteId, [entryOf('https://f.example/a')]);
      expect(await subject.store.enqueue(subject.siteId, [entryOf('https://f.example/a')])).toBe(0);
    });

    it('hands out by priority, then in order of insertion', async () => {
      await subject.store.enqueue(subject.siteId, [
        entryOf('https://f.example/late', { priority: 2.5 }),
        entryOf('https://f.example/z'),
        entryOf('https://f.example/a'),
        entryOf('https://f.example/first', { priority: -1 }),
      ]);
      await subject.store.enqueue(subject.siteId, [entryOf('https://f.example/b')]);
      expect(await subject.leasedUrls(4)).toEqual(
        ['first', 'z', 'a', 'b'].map((path) => `https://f.example/${path}`),
      );
      expect(await subject.leasedUrls(4)).toEqual(['https://f.example/late']);
    });

    it('gives an entry back as it was enqueued', async () => {
      const entry = entryOf('https://f.example/a', {
        type: 'index-flip',
        priority: 3,
        depth: 7,
        foundOn: 'https://f.example/elsewhere',
      });
      await subject.store.enqueue(subject.siteId, [entry]);
      expect(await subject.lease(1)).toMatchObject([{ ...entry, siteId: subject.siteId, attempts: 0 }]);
    });

    it('says on which page a link was found, whether that page is of the frontier or not', async () => {
      const start = await subject.oneLeased('https://f.example/start');
      await subject.store.commit(subject.siteId, [
        outcomeOf(start, {
          found: [
            entryOf('https://f.example/1', { foundOn: start.url }),
            entryOf('https://f.example/2', { foundOn: 'https://elsewhere.example/' }),
            entryOf('https://f.example/3', { foundOn: 'https://f.example/1' }),
            entryOf('https://f.example/4', { foundOn: '' }),
          ],
        }),
      ]);
      expect((await subject.lease(9)).map((entry) => entry.foundOn)).toEqual([
        start.url,
        'https://elsewhere.example/',
        'https://f.example/1',
        '',
      ]);
    });

    it('hands out nothing before it is due', async () => {
      await subject.store.enqueue(subject.siteId, [entryOf('https://f.example/later', { dueAt: 5_000 })]);
      expect(await subject.lease(1)).toEqual([]);
      expect(await subject.store.frontierCounts(subject.siteId)).toMatchObject({ queued: 1, waiting: 1 });
      expect(await subject.store.nextDueAt(subject.siteId)).toBe(5_000);
      subject.now = 5_000;
      expect(await subject.leasedUrls(1)).toEqual(['https://f.example/later']);
      expect(await subject.store.frontierCounts(subject.siteId)).toMatchObject({
        queued: 0,
        waiting: 0,
        leased: 1,
      });
    });

    it('takes its place by priority when it falls due', async () => {
      await subject.store.enqueue(subject.siteId, [
        entryOf('https://f.example/waits', { dueAt: 5_000, priority: 1 }),
        entryOf('https://f.example/less', { priority: 2 }),
      ]);
      subject.now = 6_000;
      expect(await subject.leasedUrls(1)).toEqual(['https://f.example/waits']);
    });

    it('never gives one entry to two workers', async () => {
      const other = await subject.openAgain();
      await subject.store.enqueue(
        subject.siteId,
        Array.from({ length: 40 }, (_, i) => entryOf(`https://f.example/${i}`)),
      );
      const seen: string[] = [];
      for (let i = 0; i < 10; i++) {
        const worker = i % 2 === 0 ? subject.store : other;
        const entries = await worker.lease({
          ...leaseOf(subject.siteId),
          limit: 5,
          now: subject.now,
          owner: `worker ${i % 2}`,
        });
        seen.push(...entries.map((entry) => entry.url));
      }
      expect(seen.length).toBe(40);
      expect(new Set(seen).size).toBe(40);
      expect(await subject.store.leaseOwners(subject.siteId)).toEqual(['worker 0', 'worker 1']);
    });

    it('hands out again what was leased and never settled', async () => {
      const first = await subject.oneLeased();
      subject.now += leaseOf(subject.siteId).leaseMs - 1;
      expect(await subject.lease(1)).toEqual([]);
      expect(await subject.store.nextDueAt(subject.siteId)).toBe(subject.now + 1);
      subject.now += 1;
      expect(await subject.lease(1)).toEqual([{ ...first, attempts: 1 }]);
    });

    it('gives back what one owner holds, and only that, as if it had never been handed out', async () => {
      const first = await subject.oneLeased('https://f.example/a');
      await subject.store.enqueue(subject.siteId, [entryOf('https://f.example/b')]);
      await subject.lease(1, { owner: 'someone else' });
      await subject.store.releaseLeases(subject.siteId, leaseOf(subject.siteId).owner);
      expect(await subject.store.frontierCounts(subject.siteId)).toMatchObject({ queued: 1, leased: 1 });
      expect(await subject.lease(5)).toEqual([first]);
    });

    it('waits with a retry until its time, and counts the attempt', async () => {
      const entry = await subject.oneLeased();
      await subject.store.commit(subject.siteId, [outcomeOf(entry, { result: 'retry', retryAt: 9_000 })]);
      expect(await subject.store.frontierCounts(subject.siteId)).toMatchObject({
        queued: 1,
        waiting: 1,
        leased: 0,
      });
      expect(await subject.lease(1)).toEqual([]);
      subject.now = 9_000;
      expect(await subject.lease(1)).toEqual([{ ...entry, attempts: 1 }]);
    });

    it.each(['done', 'failed', 'skipped'] as const)('never hands out again what is %s', async (result) => {
      const entry = await subject.oneLeased();
      await subject.store.commit(subject.siteId, [outcomeOf(entry, { result })]);
      expect(await subject.store.frontierCounts(subject.siteId)).toEqual({
        ...{ queued: 0, waiting: 0, leased: 0, done: 0, failed: 0, skipped: 0 },
        [result]: 1,
      });
      expect(await subject.store.enqueue(subject.siteId, [entryOf(entry.url)])).toBe(0);
      subject.now += 1e9;
      expect(await subject.lease(1)).toEqual([]);
      expect(await subject.store.nextDueAt(subject.siteId)).toBeUndefined();
    });

    it('queues again what failed when told to, and only that', async () => {
      const failed = await subject.oneLeased('https://f.example/failed');
      const skipped = await subject.oneLeased('https://f.example/skipped');
      await subject.store.commit(subject.siteId, [
        outcomeOf(failed, { result: 'failed' }),
        outcomeOf(skipped, { result: 'skipped' }),
      ]);
      expect(await subject.store.retryFailed(subject.siteId)).toBe(1);
      expect(await subject.store.frontierCounts(subject.siteId)).toMatchObject({
        queued: 1,
        failed: 0,
        skipped: 1,
      });
      expect(await subject.lease(5)).toEqual([failed]);
      expect(await subject.store.retryFailed(subject.siteId)).toBe(0);
    });

    it('queues again what was left out by choice when told to, and only that', async () => {
      const unwanted = await subject.oneLeased('https://f.example/unwanted');
      const denied = await subject.oneLeased('https://f.example/denied');
      await subject.store.commit(subject.siteId, [
        outcomeOf(unwanted, { result: 'skipped', reason: 'choice' }),
        outcomeOf(denied, { result: 'skipped', reason: 'robots' }),
      ]);
      expect(await subject.store.retryLeftOut(subject.siteId)).toBe(1);
      expect(await subject.store.frontierCounts(subject.siteId)).toMatchObject({ queued: 1, skipped: 1 });
      expect(await subject.lease(5)).toEqual([unwanted]);
      expect(await subject.store.retryLeftOut(subject.siteId)).toBe(0);
    });

    it("leaves an entry to its new holder when a late worker's outcome is not 'done'", async () => {
      const late = await subject.oneLeased();
      subject.now += leaseOf(subject.siteId).leaseMs;
      const [present] = await subject.lease(1, { owner: 'present' });
      await subject.store.commit(subject.siteId, [outcomeOf(late, { result: 'failed' })]);
      expect(await subject.store.frontierCounts(subject.siteId)).toMatchObject({ leased: 1, failed: 0 });
      await subject.store.commit(subject.siteId, [outcomeOf(present!)]);
      expect(await subject.store.frontierCounts(subject.siteId)).toMatchObject({
        leased: 0,
        failed: 0,
        done: 1,
      });
    });

    it.each(['leases', 'queue', 'waiting', 'failed', 'done'] as const)(
      "settles by a late worker's 'done' what is meanwhile in: %s",
      async (place) => {
        const late = await subject.oneLeased();
        subject.now += leaseOf(subject.siteId).leaseMs;
        const [present] = await subject.lease(1, { owner: 'present' });
        if (place === 'queue') await subject.store.releaseLeases(subject.siteId, 'present');
        if (place === 'waiting')
          await subject.store.commit(subject.siteId, [
            outcomeOf(present!, { result: 'retry', retryAt: subject.now + 9 }),
          ]);
        if (place === 'failed' || place === 'done')
          await subject.store.commit(subject.siteId, [outcomeOf(present!, { result: place })]);
        await subject.store.commit(subject.siteId, [outcomeOf({ ...late, attempts: 7 })]);
        expect(await subject.store.frontierCounts(subject.siteId)).toEqual({
          ...{ queued: 0, waiting: 0, leased: 0, done: 1, failed: 0, skipped: 0 },
        });
        subject.now += 1e9;
        expect(await subject.lease(5)).toEqual([]);
      },
    );
  });
}
