// What every store must do with pages that are asked for again: nothing it knew is lost.
import { describe, expect, it } from 'vitest';
import type { PostRow } from '../../src/store/index.ts';
import type { StoreSubject } from './contract.ts';
import { entryOf, outcomeOf, pageOf, postOf, requestOf } from './samples.ts';

export function describeRefresh(subject: StoreSubject): void {
  const url = 'https://f.example/a';
  const thread = { url, title: 'T', replies: 1, lastPostAt: '2024-04-05T10:00:00Z' };

  async function crawled(posts: readonly PostRow[]): Promise<void> {
    const entry = await subject.oneLeased(url);
    await subject.store.commit(subject.siteId, [
      outcomeOf(entry, { page: pageOf(url), threads: [thread], posts, requests: [requestOf(url)] }),
    ]);
  }

  async function readAgain(posts: readonly PostRow[], at: number): Promise<void> {
    await subject.store.askAgain(subject.siteId, [entryOf(url)]);
    const [entry] = await subject.lease(1);
    const body = Buffer.from(`<p>${at}</p>`);
    await subject.store.commit(subject.siteId, [
      outcomeOf(entry!, { page: { ...pageOf(url), body, fetchedAt: at }, posts, readAgainAt: at }),
    ]);
  }

  const revisions = () => subject.all('revisions');

  describe('asking again', () => {
    it('queues a page that is done, once, and a new one', async () => {
      await crawled([postOf(url, 1)]);
      const again = [entryOf(url), entryOf('https://f.example/new')];
      expect(await subject.store.askAgain(subject.siteId, again)).toBe(2);
      expect(await subject.store.askAgain(subject.siteId, again)).toBe(0);
      expect(await subject.store.frontierCounts(subject.siteId)).toMatchObject({ queued: 2, done: 0 });
      expect(await subject.leasedUrls(5)).toEqual([url, 'https://f.example/new']);
      expect(await subject.store.askAgain(subject.siteId, again)).toBe(0);
    });

    it('queues what failed before', async () => {
      const entry = await subject.oneLeased(url);
      await subject.store.commit(subject.siteId, [outcomeOf(entry, { result: 'failed' })]);
      expect(await subject.store.askAgain(subject.siteId, [entryOf(url)])).toBe(1);
      expect(await subject.store.frontierCounts(subject.siteId)).toMatchObject({ queued: 1, failed: 0 });
    });

    it('finds an entry by its identity', async () => {
      const named = entryOf(url, { identity: 'thread 1' });
      await subject.store.enqueue(subject.siteId, [named]);
      const [entry] = await subject.lease(1);
      await subject.store.commit(subject.siteId, [outcomeOf(entry!)]);
      const other = entryOf('https://f.example/a?x=1', { identity: 'thread 1' });
      expect(await subject.store.askAgain(subject.siteId, [other])).toBe(1);
      expect(await subject.leasedUrls(2)).toEqual([url]);
    });

    it('can be part of an outcome', async () => {
      await crawled([postOf(url, 1)]);
      const entry = await subject.oneLeased('https://f.example/board');
      await subject.store.commit(subject.siteId, [outcomeOf(entry, { again: [entryOf(url)] })]);
      expect(await subject.leasedUrls(2)).toEqual([url]);
    });
  });

  describe('a page that is read again', () => {
    it('keeps what an edited post said before', async () => {
      await crawled([postOf(url, 1), postOf(url, 2)]);
      await readAgain(
        [postOf(url, 1), { ...postOf(url, 2), text: 'Changed', html: '<p>Changed</p>' }],
        5_000,
      );
      expect((await subject.all('posts')).map(({ text }) => text)).toEqual(['Hello', 'Changed']);
      expect(await revisions()).toEqual([
        { thread: url, post: 'p2', kind: 'edited', at: 5_000, text: 'Hello', html: '<p>Hello</p>' },
      ]);
    });

    it('keeps posts that are gone, and knows them again when they come back', async () => {
      await crawled([postOf(url, 1), postOf(url, 2)]);
      await readAgain([postOf(url, 1)], 5_000);
      expect(await subject.all('posts')).toHaveLength(2);
      expect(await revisions()).toEqual([
        { thread: url, post: 'p2', kind: 'gone', at: 5_000, text: 'Hello', html: '<p>Hello</p>' },
      ]);
      expect(await subject.store.postsOnPage(subject.siteId, url, url)).toEqual(['p1']);
      expect(await subject.store.threadState(subject.siteId, url)).toMatchObject({ posts: 1 });
      await readAgain([postOf(url, 1), postOf(url, 2)], 6_000);
      expect(await subject.store.postsOnPage(subject.siteId, url, url)).toEqual(['p1', 'p2']);
      expect(await revisions()).toEqual([]);
    });

    it('takes all posts for gone when the page is', async () => {
      await crawled([postOf(url, 1), postOf(url, 2)]);
      await subject.store.askAgain(subject.siteId, [entryOf(url)]);
      const [entry] = await subject.lease(1);
      await subject.store.commit(subject.siteId, [outcomeOf(entry!, { goneAt: 5_000 })]);
      expect(await subject.all('posts')).toHaveLength(2);
      expect(await subject.store.postsOnPage(subject.siteId, url, url)).toEqual([]);
    });

    it('puts a post that came in between where it belongs', async () => {
      await crawled([postOf(url, 1), postOf(url, 2)]);
      const between = { ...postOf(url, 2), id: 'answer' };
      await readAgain([postOf(url, 1), between, { ...postOf(url, 3), id: 'p2' }], 5_000);
      expect((await subject.all('posts')).map(({ id }) => id)).toEqual(['p1', 'answer', 'p2']);
    });

    it('is known to be fresh when it had not changed', async () => {
      await crawled([postOf(url, 1)]);
      await subject.store.askAgain(subject.siteId, [entryOf(url)]);
      const [entry] = await subject.lease(1);
      await subject.store.commit(subject.siteId, [outcomeOf(entry!, { readAgainAt: 7_000 })]);
      expect(await subject.store.validators(subject.siteId, url)).toEqual({
        etag: '"1"',
        lastModified: '',
        fetchedAt: 7_000,
      });
    });
  });

  it('tells what is stored of a thread, and when posts were written', async () => {
    await crawled([postOf(url, 1), { ...postOf(url, 2), createdAt: '2024-04-04T10:00:00', author: 'bob' }]);
    expect(await subject.store.threadState(subject.siteId, url)).toEqual({
      replies: 1,
      lastPostAt: '2024-04-05T10:00:00Z',
      posts: 2,
      newestPostAt: '2024-04-05T10:00:00Z',
      pages: [url],
    });
    expect(await subject.store.threadState(subject.siteId, 'https://f.example/none')).toBeUndefined();
    const times = [];
    for await (const time of subject.store.postTimes(subject.siteId)) times.push(time);
    expect(times).toEqual([
      { thread: url, author: 'bob', at: Date.parse('2024-04-04T10:00:00Z') },
      { thread: url, author: 'ann', at: Date.parse('2024-04-05T10:00:00Z') },
    ]);
    const threads = [];
    for await (const one of subject.store.threadsRead(subject.siteId)) threads.push(one);
    expect(threads).toEqual([{ url, boardUrl: null, readAt: 1_000, isTold: true }]);
    expect(await subject.store.pagesOfType(subject.siteId, 'thread', 5)).toEqual([url]);
  });
}
