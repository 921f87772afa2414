// What every store must do with boards, threads and posts that several pages tell of.
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/store/index.ts';
import type { StoreSubject } from './contract.ts';
import { entryOf, ledgerOf, outcomeOf, pageOf, postOf, unknownBoard, unknownThread } from './samples.ts';

const THREAD = 'https://f.example/t/5-title';

export function describeFacts(subject: StoreSubject): void {
  let pages = 0;
  const tell = async (...outcomes: Partial<Outcome>[]) => {
    const entry = await subject.oneLeased(`https://f.example/${++pages}`);
    for (const outcome of outcomes) await subject.store.commit(subject.siteId, [outcomeOf(entry, outcome)]);
  };

  describe('facts', () => {
    it('of a thread come together from its own page and from the list that names it, in any order', async () => {
      const own = { url: THREAD, title: 'The whole title', path: ['A', 'B'], tags: ['x'] };
      const listed = { url: THREAD, isListed: true, title: 'The whole…', replies: 4, views: 90 };
      const known = { ...unknownThread, ...own, replies: 4, views: 90 };
      await tell({ threads: [listed] }, { threads: [own] });
      expect(await subject.all('threads')).toEqual([known]);
      await tell({ threads: [{ ...listed, replies: 5, isLocked: false }] });
      expect(await subject.all('threads')).toEqual([{ ...known, replies: 5, isLocked: false }]);
      expect((await subject.store.totals(subject.siteId)).threads).toBe(1);
    });

    it('of a thread stay with its own board, whatever other boards list it still', async () => {
      const board = (name: string) => ({ url: `https://f.example/b/${name}` });
      await tell(
        { threads: [{ url: THREAD, isListed: true, board: board('old') }] },
        { threads: [{ url: THREAD, board: board('new') }] },
        { threads: [{ url: THREAD, isListed: true, board: board('old') }] },
      );
      expect(await subject.all('threads')).toMatchObject([{ url: THREAD, boardUrl: board('new').url }]);
    });

    it('of the board a list names a thread in are told of its posts where their pages name none', async () => {
      const board = { url: 'https://f.example/b/7' };
      const told = [{ ...postOf(THREAD, 1), board: '' }, postOf(THREAD, 2)];
      await tell(
        { boards: [{ url: board.url, title: 'Harbour' }], threads: [{ url: THREAD, isListed: true, board }] },
        { posts: told },
      );
      expect((await subject.all('posts')).map((post) => post.board)).toEqual(['Harbour', 'A board']);
    });

    it('of one identity are facts of one record, also when it is found by the same page', async () => {
      const identity = 'thread 5';
      await tell(
        {
          found: [entryOf(THREAD, { identity }), entryOf('https://f.example/b/1', { identity: 'board 1' })],
          threads: [
            {
              url: 'https://f.example/?t=5',
              identity,
              replies: 2,
              board: { url: 'https://f.example/?b=1', identity: 'board 1' },
            },
          ],
        },
        { threads: [{ url: 'https://f.example/?t=5&x=1', identity, views: 3 }] },
      );
      expect(await subject.all('threads')).toEqual([
        { ...unknownThread, url: THREAD, boardUrl: 'https://f.example/b/1', replies: 2, views: 3 },
      ]);
    });

    it('of a URL that leads to another one belong to that', async () => {
      const entry = await subject.oneLeased();
      const { url } = entry;
      const told = outcomeOf(entry, {
        threads: [
          { url, isListed: true, replies: 7 },
          { url: THREAD, title: 'T' },
        ],
        boards: [{ url, description: 'of a board' }],
      });
      await subject.store.commit(subject.siteId, [told]);
      await subject.store.commit(subject.siteId, [outcomeOf(entry, { movedTo: { url: THREAD } })]);
      expect(await subject.all('threads')).toEqual([
        { ...unknownThread, url: THREAD, title: 'T', replies: 7 },
      ]);
      expect(await subject.all('boards')).toEqual([
        { ...unknownBoard, url: THREAD, description: 'of a board' },
      ]);
      expect((await subject.store.totals(subject.siteId)).threads).toBe(1);
    });

    it('of posts that are gone stay in their place when the page is read again', async () => {
      const page = pageOf(THREAD);
      const shown = (ids: readonly number[]) =>
        ids.map((id, i) => ({ ...postOf(THREAD, id), position: i + 1 }));
      await tell(
        { page, posts: shown([7, 8, 9, 10, 11]) },
        { page, posts: shown([8, 10, 11, 12]) },
        { page, posts: shown([8, 11, 12, 13]) },
      );
      expect((await subject.all('posts')).map(({ id, position }) => [id, position])).toEqual(
        [7, 8, 9, 10, 11, 12, 13].map((id, i) => [`p${id}`, i + 1]),
      );
    });

    it('of a post that moved up to the page before are those of one post', async () => {
      const second = { ...pageOf(`${THREAD}/2`) };
      const at = (id: number, position: number, page: string) => ({ ...postOf(THREAD, id), position, page });
      await tell(
        { page: pageOf(THREAD), posts: [at(1, 1, THREAD), at(2, 2, THREAD)] },
        { page: second, posts: [at(3, 100, second.url), at(4, 101, second.url)] },
        // The first one was deleted: all others moved up by one.
        { page: second, posts: [at(4, 100, second.url)] },
        { page: pageOf(THREAD), posts: [at(2, 1, THREAD), at(3, 2, THREAD)] },
      );
      expect((await subject.all('posts')).map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4']);
    });

    it('of the ledger are kept: the reckoning, why URLs were given up, and how many posts a thread has', async () => {
      expect(await subject.store.loadLedger(subject.siteId)).toBeUndefined();
      const ledger = ledgerOf('https://f.example/b/7');
      await subject.store.saveLedger(subject.siteId, ledger);
      expect(await subject.store.loadLedger(subject.siteId)).toEqual(ledger);
      expect(await subject.all('coverage')).toEqual(ledger.rows);
      await tell({ result: 'failed', reason: 'gone' });
      expect(await subject.store.unreadUrls(subject.siteId, 9)).toMatchObject([
        { type: 'other', reason: 'gone' },
      ]);
      await tell({
        threads: [{ url: THREAD, leastPosts: 31 }],
        posts: [postOf(THREAD, 1), postOf(THREAD, 2)],
      });
      const posts = [1, 2].map((n) => ({ id: `p${n}`, position: n, replyTo: null }));
      await subject.store.saveAssembled(subject.siteId, [{ thread: THREAD, posts, changed: [] }]);
      expect(await subject.all('threads')).toMatchObject([{ url: THREAD, leastPosts: 31, storedPosts: 2 }]);
    });
  });
}
