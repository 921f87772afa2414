// What every driver of the store must do, whatever the database: call `describeStore` with a way to open one.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteModel } from '../../src/learn/index.ts';
import type { ExportKind, ExportRows, Site, Store } from '../../src/store/index.ts';
import { entryOf, leaseOf, outcomeOf, pageOf, postOf, requestOf } from './samples.ts';

export interface OpenedStore {
  readonly store: Store;
  /** Another connection to the same database, as another process would have. */
  readonly openAgain: () => Promise<Store>;
  /** Closes every connection and removes the database. */
  readonly remove: () => Promise<void>;
}

/** `now` is the clock the store must go by. */
export type StoreOpener = (now: () => number) => Promise<OpenedStore>;

export function describeStore(name: string, open: StoreOpener): void {
  describe(name, () => {
    let now = 1_000;
    let opened: OpenedStore;
    let store: Store;
    let site: Site;

    beforeEach(async () => {
      now = 1_000;
      opened = await open(() => now);
      store = opened.store;
      site = await store.openSite('https://f.example/', 'breadth-first');
    });
    afterEach(() => opened.remove());

    const lease = (limit: number, overrides = {}) =>
      store.lease({ ...leaseOf(site.id), limit, now, ...overrides });
    const leasedUrls = async (limit: number, overrides = {}) =>
      (await lease(limit, overrides)).map((entry) => entry.url);
    const all = async <K extends ExportKind>(kind: K, siteId?: number): Promise<ExportRows[K][]> => {
      const rows: ExportRows[K][] = [];
      for await (const row of store.rows(kind, siteId)) rows.push(row);
      return rows;
    };
    const oneLeased = async (url = 'https://f.example/a') => {
      await store.enqueue(site.id, [entryOf(url)]);
      const [entry] = await lease(1);
      if (entry === undefined) throw new Error('nothing was leased');
      return entry;
    };

    describe('sites', () => {
      it('opens the same site for the same start URL, with the strategy it began with', async () => {
        const again = await store.openSite('https://f.example/', 'focus');
        expect(again).toEqual(site);
        expect(site).toMatchObject({
          strategy: 'breadth-first',
          state: 'new',
          reason: null,
          createdAt: 1_000,
        });
        expect(await store.sites()).toEqual([site]);
      });

      it('remembers state and reason, and forgets the reason with the next state', async () => {
        await store.setSiteState(site.id, 'failed', 'login wall');
        expect((await store.sites())[0]).toMatchObject({ state: 'failed', reason: 'login wall' });
        await store.setSiteState(site.id, 'crawling');
        expect((await store.sites())[0]).toMatchObject({ state: 'crawling', reason: null });
      });

      it('gives the model back as it was saved last', async () => {
        expect(await store.loadModel(site.id)).toBeUndefined();
        const model: SiteModel = {
          version: 1,
          strategy: 'breadth-first',
          entry: 'https://f.example/',
          hosts: ['f.example'],
          patterns: [{ type: 'thread', regex: 't=\\d+', support: 3, examples: ['https://f.example/?t=1'] }],
          ignoredParameters: ['sid'],
        };
        await store.saveModel(site.id, { ...model, hosts: [] });
        await store.saveModel(site.id, model);
        expect(await store.loadModel(site.id)).toEqual(model);
      });
    });

    describe('the frontier', () => {
      it('takes a URL once, within a batch and across batches', async () => {
        const a = entryOf('https://f.example/a');
        expect(await store.enqueue(site.id, [a, entryOf('https://f.example/b'), a])).toBe(2);
        expect(await store.enqueue(site.id, [a, entryOf('https://f.example/c')])).toBe(1);
        expect((await store.frontierCounts(site.id)).queued).toBe(3);
      });

      it('keeps the URLs of sites apart', async () => {
        const other = await store.openSite('https://other.example/', 'breadth-first');
        const a = entryOf('https://f.example/a');
        expect(await store.enqueue(site.id, [a])).toBe(1);
        expect(await store.enqueue(other.id, [a])).toBe(1);
        expect(await leasedUrls(5)).toEqual([a.url]);
        expect((await store.frontierCounts(other.id)).queued).toBe(1);
      });

      it('knows a URL that another connection has enqueued', async () => {
        const other = await opened.openAgain();
        await other.enqueue(site.id, [entryOf('https://f.example/a')]);
        expect(await store.enqueue(site.id, [entryOf('https://f.example/a')])).toBe(0);
      });

      it('hands out by priority, then in order of insertion', async () => {
        await store.enqueue(site.id, [
          entryOf('https://f.example/late', { priority: 2.5 }),
          entryOf('https://f.example/z'),
          entryOf('https://f.example/a'),
          entryOf('https://f.example/first', { priority: -1 }),
        ]);
        await store.enqueue(site.id, [entryOf('https://f.example/b')]);
        expect(await leasedUrls(4)).toEqual(
          ['first', 'z', 'a', 'b'].map((path) => `https://f.example/${path}`),
        );
        expect(await leasedUrls(4)).toEqual(['https://f.example/late']);
      });

      it('gives an entry back as it was enqueued', async () => {
        const entry = entryOf('https://f.example/a', {
          type: 'index-flip',
          priority: 3,
          depth: 7,
          foundOn: 'https://f.example/elsewhere',
        });
        await store.enqueue(site.id, [entry]);
        expect(await lease(1)).toMatchObject([{ ...entry, siteId: site.id, attempts: 0 }]);
      });

      it('says on which page a link was found, whether that page is of the frontier or not', async () => {
        const start = await oneLeased('https://f.example/start');
        await store.commit(site.id, [
          outcomeOf(start, {
            found: [
              entryOf('https://f.example/1', { foundOn: start.url }),
              entryOf('https://f.example/2', { foundOn: 'https://elsewhere.example/' }),
              entryOf('https://f.example/3', { foundOn: 'https://f.example/1' }),
              entryOf('https://f.example/4', { foundOn: '' }),
            ],
          }),
        ]);
        expect((await lease(9)).map((entry) => entry.foundOn)).toEqual([
          start.url,
          'https://elsewhere.example/',
          'https://f.example/1',
          '',
        ]);
      });

      it('hands out nothing before it is due', async () => {
        await store.enqueue(site.id, [entryOf('https://f.example/later', { dueAt: 5_000 })]);
        expect(await lease(1)).toEqual([]);
        expect(await store.frontierCounts(site.id)).toMatchObject({ queued: 1, waiting: 1 });
        expect(await store.nextDueAt(site.id)).toBe(5_000);
        now = 5_000;
        expect(await leasedUrls(1)).toEqual(['https://f.example/later']);
        expect(await store.frontierCounts(site.id)).toMatchObject({ queued: 0, waiting: 0, leased: 1 });
      });

      it('takes its place by priority when it falls due', async () => {
        await store.enqueue(site.id, [
          entryOf('https://f.example/waits', { dueAt: 5_000, priority: 1 }),
          entryOf('https://f.example/less', { priority: 2 }),
        ]);
        now = 6_000;
        expect(await leasedUrls(1)).toEqual(['https://f.example/waits']);
      });

      it('never gives one entry to two workers', async () => {
        const other = await opened.openAgain();
        await store.enqueue(
          site.id,
          Array.from({ length: 40 }, (_, i) => entryOf(`https://f.example/${i}`)),
        );
        const seen: string[] = [];
        for (let i = 0; i < 10; i++) {
          const worker = i % 2 === 0 ? store : other;
          const entries = await worker.lease({
            ...leaseOf(site.id),
            limit: 5,
            now,
            owner: `worker ${i % 2}`,
          });
          seen.push(...entries.map((entry) => entry.url));
        }
        expect(seen.length).toBe(40);
        expect(new Set(seen).size).toBe(40);
        expect(await store.leaseOwners(site.id)).toEqual(['worker 0', 'worker 1']);
      });

      it('hands out again what was leased and never settled', async () => {
        const first = await oneLeased();
        now += leaseOf(site.id).leaseMs - 1;
        expect(await lease(1)).toEqual([]);
        expect(await store.nextDueAt(site.id)).toBe(now + 1);
        now += 1;
        expect(await lease(1)).toEqual([{ ...first, attempts: 1 }]);
      });

      it('gives back what one owner holds, and only that, as if it had never been handed out', async () => {
        const first = await oneLeased('https://f.example/a');
        await store.enqueue(site.id, [entryOf('https://f.example/b')]);
        await lease(1, { owner: 'someone else' });
        await store.releaseLeases(site.id, leaseOf(site.id).owner);
        expect(await store.frontierCounts(site.id)).toMatchObject({ queued: 1, leased: 1 });
        expect(await lease(5)).toEqual([first]);
      });

      it('waits with a retry until its time, and counts the attempt', async () => {
        const entry = await oneLeased();
        await store.commit(site.id, [outcomeOf(entry, { result: 'retry', retryAt: 9_000 })]);
        expect(await store.frontierCounts(site.id)).toMatchObject({ queued: 1, waiting: 1, leased: 0 });
        expect(await lease(1)).toEqual([]);
        now = 9_000;
        expect(await lease(1)).toEqual([{ ...entry, attempts: 1 }]);
      });

      it.each(['done', 'failed', 'skipped'] as const)('never hands out again what is %s', async (result) => {
        const entry = await oneLeased();
        await store.commit(site.id, [outcomeOf(entry, { result })]);
        expect(await store.frontierCounts(site.id)).toEqual({
          ...{ queued: 0, waiting: 0, leased: 0, done: 0, failed: 0, skipped: 0 },
          [result]: 1,
        });
        expect(await store.enqueue(site.id, [entryOf(entry.url)])).toBe(0);
        now += 1e9;
        expect(await lease(1)).toEqual([]);
        expect(await store.nextDueAt(site.id)).toBeUndefined();
      });

      it('queues again what failed when told to, and only that', async () => {
        const failed = await oneLeased('https://f.example/failed');
        const skipped = await oneLeased('https://f.example/skipped');
        await store.commit(site.id, [
          outcomeOf(failed, { result: 'failed' }),
          outcomeOf(skipped, { result: 'skipped' }),
        ]);
        expect(await store.retryFailed(site.id)).toBe(1);
        expect(await store.frontierCounts(site.id)).toMatchObject({ queued: 1, failed: 0, skipped: 1 });
        expect(await lease(5)).toEqual([failed]);
        expect(await store.retryFailed(site.id)).toBe(0);
      });

      it("leaves an entry to its new holder when a late worker's outcome is not 'done'", async () => {
        const late = await oneLeased();
        now += leaseOf(site.id).leaseMs;
        const [present] = await lease(1, { owner: 'present' });
        await store.commit(site.id, [outcomeOf(late, { result: 'failed' })]);
        expect(await store.frontierCounts(site.id)).toMatchObject({ leased: 1, failed: 0 });
        await store.commit(site.id, [outcomeOf(present!)]);
        expect(await store.frontierCounts(site.id)).toMatchObject({ leased: 0, failed: 0, done: 1 });
      });

      it.each(['leases', 'queue', 'waiting', 'failed', 'done'] as const)(
        "settles by a late worker's 'done' what is meanwhile in: %s",
        async (place) => {
          const late = await oneLeased();
          now += leaseOf(site.id).leaseMs;
          const [present] = await lease(1, { owner: 'present' });
          if (place === 'queue') await store.releaseLeases(site.id, 'present');
          if (place === 'waiting')
            await store.commit(site.id, [outcomeOf(present!, { result: 'retry', retryAt: now + 9 })]);
          if (place === 'failed' || place === 'done')
            await store.commit(site.id, [outcomeOf(present!, { result: place })]);
          await store.commit(site.id, [outcomeOf({ ...late, attempts: 7 })]);
          expect(await store.frontierCounts(site.id)).toEqual({
            ...{ queued: 0, waiting: 0, leased: 0, done: 1, failed: 0, skipped: 0 },
          });
          now += 1e9;
          expect(await lease(5)).toEqual([]);
        },
      );
    });

    describe('outcomes', () => {
      it('stores page, requests, records and found links together', async () => {
        const entry = await oneLeased();
        const added = await store.commit(site.id, [
          outcomeOf(entry, {
            page: pageOf(entry.url),
            requests: [requestOf(entry.url)],
            found: [entryOf('https://f.example/b', { foundOn: entry.url }), entryOf(entry.url)],
            boards: [{ url: 'https://f.example/board', title: 'B', description: 'd', parentUrl: null }],
            threads: [{ url: entry.url, title: 'T', boardUrl: 'https://f.example/board' }],
            posts: [postOf(entry.url, 1), postOf(entry.url, 2)],
            users: [
              { name: 'ann', url: null },
              { name: 'ann', url: 'https://f.example/u/ann' },
            ],
          }),
        ]);
        expect(added).toBe(1);
        expect(await store.totals(site.id)).toEqual({
          pages: 1,
          threads: 1,
          posts: 2,
          requests: 1,
          bytes: 1_234,
        });
        expect(await store.page(site.id, entry.url)).toEqual(pageOf(entry.url));
        expect(await all('requests')).toEqual([requestOf(entry.url)]);
        expect(await all('boards')).toEqual([
          { url: 'https://f.example/board', title: 'B', description: 'd', parentUrl: null },
        ]);
        expect(await all('threads')).toEqual([
          { url: entry.url, title: 'T', boardUrl: 'https://f.example/board' },
        ]);
        expect(await all('posts')).toEqual([postOf(entry.url, 1), postOf(entry.url, 2)]);
        expect(await all('users')).toEqual([
          { name: 'ann', url: null },
          { name: 'ann', url: 'https://f.example/u/ann' },
        ]);
      });

      it('stores nothing at all when one part cannot be stored', async () => {
        const entry = await oneLeased();
        const broken = { ...requestOf(entry.url), status: 'not a number' as unknown as number };
        const outcome = outcomeOf(entry, {
          page: pageOf(entry.url),
          found: [entryOf('https://f.example/b')],
          posts: [postOf(entry.url, 1)],
        });
        await expect(
          store.commit(site.id, [outcome, outcomeOf(entry, { requests: [broken] })]),
        ).rejects.toThrow();
        expect(await store.frontierCounts(site.id)).toMatchObject({ queued: 0, leased: 1, done: 0 });
        expect(await store.totals(site.id)).toMatchObject({ pages: 0, posts: 0 });
        expect(await store.page(site.id, entry.url)).toBeUndefined();
        expect(await store.commit(site.id, [outcome])).toBe(1);
      });

      it('replaces a record seen again instead of adding it', async () => {
        const entry = await oneLeased();
        const url = entry.url;
        const edited = { ...postOf(url, 1), text: 'edited', quotes: ['7', '9'] };
        await store.commit(site.id, [
          outcomeOf(entry, { threads: [{ url, title: 'T', boardUrl: null }], posts: [postOf(url, 1)] }),
          outcomeOf(entry, { threads: [{ url, title: 'New', boardUrl: null }], posts: [edited] }),
        ]);
        expect(await all('posts')).toEqual([edited]);
        expect(await all('threads')).toEqual([{ url, title: 'New', boardUrl: null }]);
        expect(await store.totals(site.id)).toMatchObject({ threads: 1, posts: 1 });
      });

      it('keeps one row of a page fetched again: the new body, or the old one seen later', async () => {
        const entry = await oneLeased();
        const page = pageOf(entry.url);
        await store.commit(site.id, [outcomeOf(entry, { page })]);
        await store.commit(site.id, [outcomeOf(entry, { page: { ...page, fetchedAt: 2_000 } })]);
        expect(await store.page(site.id, entry.url)).toEqual({ ...page, fetchedAt: 2_000 });
        const changed = {
          ...page,
          body: Buffer.from(`${page.body} and more`),
          fetchedAt: 3_000,
          etag: '"2"',
        };
        await store.commit(site.id, [outcomeOf(entry, { page: changed })]);
        expect(await store.page(site.id, entry.url)).toEqual(changed);
        expect((await store.totals(site.id)).pages).toBe(1);
      });

      it('gives every body back byte for byte', async () => {
        const markup = '<tr class="row"><td>cell</td></tr>\n'.repeat(900);
        const bodies = [
          Buffer.alloc(0),
          Buffer.from('x'),
          Buffer.from(markup),
          Buffer.from(`${markup}<p>one more`),
          Buffer.from(Array.from({ length: 5_000 }, (_, i) => (i * i * 31) >> 3)),
          Buffer.from(markup.repeat(40)),
          Buffer.from(markup.slice(0, 20_000)),
        ];
        const entries = bodies.map((_, i) => entryOf(`https://f.example/${i}`));
        await store.enqueue(site.id, entries);
        const leased = await lease(bodies.length);
        await store.commit(
          site.id,
          leased.map((entry, i) => outcomeOf(entry, { page: { ...pageOf(entry.url), body: bodies[i]! } })),
        );
        const other = await opened.openAgain();
        for (const [i, body] of bodies.entries())
          expect((await other.page(site.id, `https://f.example/${i}`))?.body.equals(body), `body ${i}`).toBe(
            true,
          );
      });

      it('knows no page of another site or URL', async () => {
        const entry = await oneLeased();
        await store.commit(site.id, [outcomeOf(entry, { page: pageOf(entry.url) })]);
        expect(await store.page(site.id + 1, entry.url)).toBeUndefined();
        expect(await store.page(site.id, `${entry.url}/`)).toBeUndefined();
      });
    });

    describe('rows', () => {
      it('come in a stable order, site by site, more than one batch of them', async () => {
        const other = await store.openSite('https://other.example/', 'breadth-first');
        const entry = await oneLeased();
        const posts = Array.from({ length: 1_201 }, (_, i) =>
          postOf(`https://f.example/t${i % 3}`, 1_300 - i),
        );
        await store.commit(site.id, [outcomeOf(entry, { posts })]);
        const [elsewhere] = [{ ...entry, siteId: other.id }];
        await store.commit(other.id, [outcomeOf(elsewhere!, { posts: [postOf('https://a.example/', 1)] })]);
        const expected = posts.toSorted(
          (a, b) => (a.thread < b.thread ? -1 : a.thread > b.thread ? 1 : 0) || a.position - b.position,
        );
        expect(await all('posts', site.id)).toEqual(expected);
        expect(await all('posts')).toEqual([...expected, postOf('https://a.example/', 1)]);
      });

      it('of requests come by time, those of one moment in order of recording', async () => {
        const at = (url: string, time: number) => ({ ...requestOf(url), at: time });
        await store.addRequests(site.id, [at('https://f.example/3', 30), at('https://f.example/1', 10)]);
        await store.addRequests(site.id, [at('https://f.example/2a', 20), at('https://f.example/2b', 20)]);
        expect((await all('requests')).map((row) => row.url.slice(-2))).toEqual(['/1', '2a', '2b', '/3']);
        expect((await store.totals(site.id)).requests).toBe(4);
      });

      it('of pages tell size and hash of the body without the body', async () => {
        const entry = await oneLeased();
        await store.commit(site.id, [outcomeOf(entry, { page: pageOf(entry.url) })]);
        const { body, ...rest } = pageOf(entry.url);
        const [row] = await all('pages');
        expect(row).toEqual({
          ...rest,
          bytes: body.length,
          contentHash: expect.stringMatching(/^[0-9a-f]{16}$/),
        });
      });

      it('can be streamed while the store is written', async () => {
        await store.addRequests(
          site.id,
          Array.from({ length: 1_500 }, (_, i) => ({ ...requestOf(`https://f.example/${i}`), at: i })),
        );
        let count = 0;
        for await (const _ of store.rows('requests')) {
          if (count++ % 500 === 0) await store.enqueue(site.id, [entryOf(`https://f.example/new${count}`)]);
        }
        expect(count).toBe(1_500);
        expect((await store.frontierCounts(site.id)).queued).toBe(3);
      });
    });

    it('has everything after it was closed and opened again, leases included', async () => {
      await store.enqueue(site.id, [entryOf('https://f.example/a'), entryOf('https://f.example/b')]);
      const [a] = await lease(1);
      const again = await opened.openAgain();
      await store.close();
      expect(await again.frontierCounts(site.id)).toMatchObject({ queued: 1, leased: 1 });
      await again.commit(site.id, [outcomeOf(a!, { page: pageOf(a!.url) })]);
      expect((await again.lease({ ...leaseOf(site.id), now })).map((entry) => entry.url)).toEqual([
        'https://f.example/b',
      ]);
    });
  });
}
