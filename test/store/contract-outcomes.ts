// What every store must do with outcomes (all or nothing) and with the rows it streams.
import { describe, expect, it } from 'vitest';
import type { StoreSubject } from './contract.ts';
import { entryOf, outcomeOf, pageOf, postOf, requestOf, unknownBoard, unknownThread } from './samples.ts';

export function describeOutcomes(subject: StoreSubject): void {
  describe('outcomes', () => {
    it('keeps pages that were fetched outside the frontier, with their requests', async () => {
      const page = pageOf('https://f.example/learned');
      await subject.store.addPages(subject.siteId, [page], [requestOf(page.url)]);
      expect(await subject.store.page(subject.siteId, page.url)).toEqual(page);
      expect(await subject.store.totals(subject.siteId)).toMatchObject({ pages: 1, requests: 1 });
    });

    it('stores page, requests, records and found links together', async () => {
      const entry = await subject.oneLeased();
      const added = await subject.store.commit(subject.siteId, [
        outcomeOf(entry, {
          page: pageOf(entry.url),
          requests: [requestOf(entry.url)],
          found: [entryOf('https://f.example/b', { foundOn: entry.url }), entryOf(entry.url)],
          boards: [{ url: 'https://f.example/board', title: 'B', description: 'd', threads: 3, posts: 40 }],
          threads: [
            {
              url: entry.url,
              title: 'T',
              board: { url: 'https://f.example/board' },
              tags: ['a'],
              isSticky: true,
            },
          ],
          posts: [postOf(entry.url, 1), postOf(entry.url, 2)],
          users: [
            { name: 'ann', url: null, joined: null, posts: null },
            { name: 'ann', url: 'https://f.example/u/ann', joined: '2020-01-02', posts: 7 },
          ],
        }),
      ]);
      expect(added).toBe(1);
      expect(await subject.store.totals(subject.siteId)).toEqual({
        pages: 1,
        threads: 1,
        posts: 2,
        requests: 1,
        bytes: 1_234,
      });
      expect(await subject.store.page(subject.siteId, entry.url)).toEqual(pageOf(entry.url));
      expect(await subject.all('requests')).toEqual([requestOf(entry.url)]);
      expect(await subject.all('boards')).toEqual([
        {
          ...unknownBoard,
          url: 'https://f.example/board',
          title: 'B',
          description: 'd',
          threads: 3,
          posts: 40,
        },
      ]);
      expect(await subject.all('threads')).toEqual([
        {
          ...unknownThread,
          url: entry.url,
          title: 'T',
          boardUrl: 'https://f.example/board',
          tags: ['a'],
          isSticky: true,
        },
      ]);
      expect(await subject.all('posts')).toEqual([postOf(entry.url, 1), postOf(entry.url, 2)]);
      expect(await subject.all('users')).toEqual([
        { name: 'ann', url: null, joined: null, posts: null },
        { name: 'ann', url: 'https://f.example/u/ann', joined: '2020-01-02', posts: 7 },
      ]);
    });

    it('stores nothing at all when one part cannot be stored', async () => {
      const entry = await subject.oneLeased();
      const broken = { ...requestOf(entry.url), status: 'not a number' as unknown as number };
      const outcome = outcomeOf(entry, {
        page: pageOf(entry.url),
        found: [entryOf('https://f.example/b')],
        posts: [postOf(entry.url, 1)],
      });
      await expect(
        subject.store.commit(subject.siteId, [outcome, outcomeOf(entry, { requests: [broken] })]),
      ).rejects.toThrow();
      expect(await subject.store.frontierCounts(subject.siteId)).toMatchObject({
        queued: 0,
        leased: 1,
        done: 0,
      });
      expect(await subject.store.totals(subject.siteId)).toMatchObject({ pages: 0, posts: 0 });
      expect(await subject.store.page(subject.siteId, entry.url)).toBeUndefined();
      expect(await subject.store.commit(subject.siteId, [outcome])).toBe(1);
    });

    it('replaces a record seen again instead of adding it', async () => {
      const entry = await subject.oneLeased();
      const url = entry.url;
      const edited = { ...postOf(url, 1), text: 'edited', quotes: ['7', '9'] };
      await subject.store.commit(subject.siteId, [
        outcomeOf(entry, { threads: [{ url, title: 'T' }], posts: [postOf(url, 1)] }),
        outcomeOf(entry, { threads: [{ url, title: 'New' }], posts: [edited] }),
      ]);
      expect(await subject.all('posts')).toEqual([edited]);
      expect(await subject.all('threads')).toEqual([{ ...unknownThread, url, title: 'New' }]);
      expect(await subject.store.totals(subject.siteId)).toMatchObject({ threads: 1, posts: 1 });
    });

    it('keeps one row of a page fetched again: the new body, or the old one seen later', async () => {
      const entry = await subject.oneLeased();
      const page = pageOf(entry.url);
      await subject.store.commit(subject.siteId, [outcomeOf(entry, { page })]);
      await subject.store.commit(subject.siteId, [outcomeOf(entry, { page: { ...page, fetchedAt: 2_000 } })]);
      expect(await subject.store.page(subject.siteId, entry.url)).toEqual({ ...page, fetchedAt: 2_000 });
      const changed = {
        ...page,
        body: Buffer.from(`${page.body} and more`),
        fetchedAt: 3_000,
        etag: '"2"',
      };
      await subject.store.commit(subject.siteId, [outcomeOf(entry, { page: changed })]);
      expect(await subject.store.page(subject.siteId, entry.url)).toEqual(changed);
      expect((await subject.store.totals(subject.siteId)).pages).toBe(1);
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
      await subject.store.enqueue(subject.siteId, entries);
      const leased = await subject.lease(bodies.length);
      await subject.store.commit(
        subject.siteId,
        leased.map((entry, i) => outcomeOf(entry, { page: { ...pageOf(entry.url), body: bodies[i]! } })),
      );
      const other = await subject.openAgain();
      for (const [i, body] of bodies.entries())
        expect(
          (await other.page(subject.siteId, `https://f.example/${i}`))?.body.equals(body),
          `body ${i}`,
        ).toBe(true);
    });

    it('knows no page of another site or URL', async () => {
      const entry = await subject.oneLeased();
      await subject.store.commit(subject.siteId, [outcomeOf(entry, { page: pageOf(entry.url) })]);
      expect(await subject.store.page(subject.siteId + 1, entry.url)).toBeUndefined();
      expect(await subject.store.page(subject.siteId, `${entry.url}/`)).toBeUndefined();
    });
  });
}

export function describeRows(subject: StoreSubject): void {
  describe('rows', () => {
    it('come in a stable order, site by site, more than one batch of them', async () => {
      const other = await subject.store.openSite('https://other.example/', 'breadth-first');
      const entry = await subject.oneLeased();
      const posts = Array.from({ length: 1_201 }, (_, i) => postOf(`https://f.example/t${i % 3}`, 1_300 - i));
      await subject.store.commit(subject.siteId, [outcomeOf(entry, { posts })]);
      const [elsewhere] = [{ ...entry, siteId: other.id }];
      await subject.store.commit(other.id, [
        outcomeOf(elsewhere!, { posts: [postOf('https://a.example/', 1)] }),
      ]);
      const inOrder = posts.toSorted(
        (a, b) => (a.thread < b.thread ? -1 : a.thread > b.thread ? 1 : 0) || a.position - b.position,
      );
      const before = (i: number) => inOrder.findIndex(({ thread }) => thread === inOrder[i]!.thread);
      // Stored positions only grow; told ones count from 1 in each thread.
      const expected = inOrder.map((post, i) => ({ ...post, position: i - before(i) + 1 }));
      expect(await subject.all('posts', subject.siteId)).toEqual(expected);
      expect(await subject.all('posts')).toEqual([...expected, postOf('https://a.example/', 1)]);
    });

    it('of requests come by time, those of one moment in order of recording', async () => {
      const at = (url: string, time: number) => ({ ...requestOf(url), at: time });
      await subject.store.addRequests(subject.siteId, [
        at('https://f.example/3', 30),
        at('https://f.example/1', 10),
      ]);
      await subject.store.addRequests(subject.siteId, [
        at('https://f.example/2a', 20),
        at('https://f.example/2b', 20),
      ]);
      expect((await subject.all('requests')).map((row) => row.url.slice(-2))).toEqual([
        '/1',
        '2a',
        '2b',
        '/3',
      ]);
      expect((await subject.store.totals(subject.siteId)).requests).toBe(4);
    });

    it('of pages tell size and hash of the body without the body', async () => {
      const entry = await subject.oneLeased();
      await subject.store.commit(subject.siteId, [outcomeOf(entry, { page: pageOf(entry.url) })]);
      const { body, writtenAt: _, ...rest } = pageOf(entry.url);
      const [row] = await subject.all('pages');
      expect(row).toEqual({
        ...rest,
        bytes: body.length,
        contentHash: expect.stringMatching(/^[0-9a-f]{16}$/),
      });
    });

    it('can be streamed while the store is written', async () => {
      await subject.store.addRequests(
        subject.siteId,
        Array.from({ length: 1_500 }, (_, i) => ({ ...requestOf(`https://f.example/${i}`), at: i })),
      );
      let count = 0;
      for await (const _ of subject.store.rows('requests')) {
        if (count++ % 500 === 0)
          await subject.store.enqueue(subject.siteId, [entryOf(`https://f.example/new${count}`)]);
      }
      expect(count).toBe(1_500);
      expect((await subject.store.frontierCounts(subject.siteId)).queued).toBe(3);
    });
  });
}
