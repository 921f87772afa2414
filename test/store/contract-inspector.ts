// What every inspector does, whichever database it looks into.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Inspector, openInspector, openStore } from '../../src/store/index.ts';
import { boardUrl, FORUM, fillForum, POSTS, THREADS, threadUrl } from '../server/desk.ts';

const REFRESH = {
  at: 5000,
  requests: 3,
  newPosts: 2,
  newThreads: 1,
  delay: 60_000,
  timedPosts: 2,
  delays: [1, 0, 1],
};

/** `newLocation`: of a store that is empty. */
export function describeInspector(name: string, newLocation: () => Promise<string>): void {
  describe(name, () => {
    let inspector: Inspector;
    let site: number;

    beforeAll(async () => {
      const location = await newLocation();
      const store = await openStore(location);
      // Another site first: what is told must be of the one that was asked for.
      await store.openSite('http://other.example/', 'skein');
      site = await fillForum(store);
      await store.addRefresh(site, REFRESH);
      await store.close();
      inspector = await openInspector(location);
      for (const list of ['threads', 'unsure posts', 'threads'] as const) await inspector.prepare(list);
    });
    afterAll(() => inspector.close());

    it('lists threads of a board, last active first, in slices without gaps', async () => {
      const urls: string[] = [];
      for (let after: string | undefined; ; ) {
        const { rows, next } = await inspector.threads(site, boardUrl, {
          limit: 3,
          ...(after !== undefined && { after }),
        });
        urls.push(...rows.map(({ url }) => url));
        if (next === null) break;
        after = next;
      }
      expect(urls).toEqual([7, 6, 5, 4, 3, 2, 1].map(threadUrl));
      expect((await inspector.threads(site, null, { limit: 5 })).rows).toEqual([]);
      expect((await inspector.threads(site, undefined, { limit: 5 })).rows).toHaveLength(5);
      expect((await inspector.boards(site, { limit: 5 })).rows).toMatchObject([{ url: boardUrl, posts: 70 }]);
    });

    it('tells a thread with its posts, numbered from 1', async () => {
      expect(await inspector.thread(site, threadUrl(2))).toMatchObject({ title: 'Thread 2', posts: POSTS });
      expect(await inspector.thread(site, threadUrl(99))).toBeUndefined();
      const first = await inspector.posts(site, threadUrl(2), { limit: 2 });
      const second = await inspector.posts(site, threadUrl(2), { limit: 9, after: first.next! });
      expect([...first.rows, ...second.rows].map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
      expect(second.next).toBeNull();
    });

    it('finds fields that are not sure, going on where it stopped', async () => {
      const options = { limit: 3, below: 0.7, look: 1000 };
      const first = await inspector.unsurePosts(site, options);
      expect(first.rows).toHaveLength(3);
      const second = await inspector.unsurePosts(site, { ...options, after: first.next! });
      expect(second.rows).toHaveLength(POSTS - 3);
      expect(first.looked + second.looked).toBe(THREADS * POSTS);
      expect(second.next).toBeNull();
    });

    it('counts requests, and only new ones afterwards', async () => {
      const { counts, last, looked } = await inspector.requestCounts(0, 100);
      expect(looked).toBe(2);
      expect(counts).toContainEqual({
        siteId: site,
        type: 'error',
        status: 404,
        error: 'http-status',
        count: 1,
      });
      expect(await inspector.requestCounts(last, 100)).toMatchObject({ counts: [], looked: 0, last });
      expect(await inspector.requestsSince(site, 0)).toBe(2);
      expect(await inspector.requestsSince(site, 1001)).toBe(0);
    });

    it('lists what is queued, known and stored', async () => {
      const queued = await inspector.queuedUrls(site, 0, 2);
      const more = await inspector.queuedUrls(site, queued.at(-1)!.id, 9);
      const urls = [...queued, ...more].map(({ url }) => url);
      expect(urls.sort()).toEqual([`${FORUM}b/2`, threadUrl(8), threadUrl(9)]);
      expect(await inspector.latestUrls(site, 2)).toHaveLength(2);
      expect(await inspector.pages(site, '', 5)).toMatchObject([{ url: boardUrl, type: 'index' }]);
    });

    it('tells when posts came, of all, of a board and of a thread', async () => {
      const ask = (source: object) => inspector.arrivals(site, { since: '2024', limit: 1000, ...source });
      const all = await ask({});
      expect(all).toHaveLength(THREADS * POSTS);
      expect(all).toEqual([...all].sort());
      expect(await ask({ board: 'Cheese' })).toEqual(all);
      expect(await ask({ thread: threadUrl(3) })).toHaveLength(POSTS);
      expect(await ask({ limit: 1 })).toEqual([all.at(-1)]);
      expect(await inspector.refreshes(site, 0, 5)).toEqual([REFRESH]);
    });
  });
}
