import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assembleThreads } from '../../src/crawl/assemble-threads.ts';
import { LinkMatcher } from '../../src/learn/index.ts';
import { positionOf } from '../../src/records/index.ts';
import { openStore, type PostRow, type Store } from '../../src/store/index.ts';
import { pageOf, postOf as samplePost } from '../store/samples.ts';

const OLD = 'https://f.example/old-board/t5';
const NEW = 'https://f.example/new-board/t5';

describe('assembleThreads', () => {
  let folder: string;
  let store: Store;
  let siteId: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'skein-assemble-'));
    store = await openStore(join(folder, 'a.db'));
    siteId = (await store.openSite('https://f.example/', 'skein')).id;
  });
  afterEach(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function postOf(thread: string, number: number, overrides: Partial<PostRow> = {}): PostRow {
    return {
      ...samplePost(thread, number),
      position: positionOf(0, number),
      text: `Words of number ${number}`,
      createdAt: new Date(Date.UTC(2024, 1, 1, 0, number)).toISOString(),
      ...overrides,
    };
  }

  async function add(thread: string, title: string, posts: readonly PostRow[]): Promise<void> {
    await store.replacePosts(siteId, [], { threads: [{ url: thread, title }], posts });
  }

  async function exported(): Promise<PostRow[]> {
    const posts: PostRow[] = [];
    for await (const post of store.rows('posts', siteId)) posts.push(post);
    return posts;
  }

  it('tells the store which posts moved or answer another one, and no others', async () => {
    const thread = 'https://f.example/t7';
    const third = postOf(thread, 3, { hints: { parent: 'p1' } });
    await add(thread, 'Brakes', [postOf(thread, 1), postOf(thread, 2), third]);
    const changed: string[][] = [];
    const save = store.saveAssembled.bind(store);
    store.saveAssembled = async (id, threads) => {
      changed.push(...threads.map((one) => one.changed.map((post) => post.id)));
      await save(id, threads);
    };
    await assembleThreads(store, siteId);
    expect(changed).toEqual([['p3']]);
    expect((await exported()).map(({ replyTo }) => replyTo)).toEqual([null, null, 'p1']);
    expect(await store.threadsToAssemble(siteId, 9)).toEqual([]);
  });

  it('puts a later page that the crawl began with where it belongs', async () => {
    const [first, second] = ['https://f.example/t5', 'https://f.example/t5?page=2'];
    const regex = '^https://f\\.example/t(?<thread>\\d+)';
    const pattern = { identity: [1], locations: [], notLocations: [], support: 9, examples: [] };
    const matcher = new LinkMatcher({
      ignoredParameters: [],
      patterns: [
        { ...pattern, type: 'thread-flip', regex: `${regex}\\?page=(\\d+)$`, page: 2, firstPage: '1' },
        { ...pattern, type: 'thread', regex: `${regex}$`, page: 0, firstPage: null },
      ],
    });
    const { identity } = matcher.match(first)!;
    const entry = { type: 'thread' as const, priority: 3, depth: 1, dueAt: 0, foundOn: '' };
    await store.enqueue(siteId, [{ ...entry, url: first, identity }]);
    await add(first, 'Chains', [postOf(first, 1), postOf(first, 2)]);
    // Later pages tell nothing of the thread but their posts.
    await store.replacePosts(siteId, [], { posts: [postOf(second, 3)] });
    await assembleThreads(store, siteId, matcher);
    const posts = await exported();
    expect(posts.map(({ thread, id, position }) => [thread, id, position])).toEqual([
      [first, 'p1', 1],
      [first, 'p2', 2],
      [first, 'p3', 3],
    ]);
  });

  it('makes one thread of a thread that moved to another address', async () => {
    await add(OLD, 'Chains', [postOf(OLD, 1), postOf(OLD, 2)]);
    await add(NEW, 'Chains', [postOf(NEW, 1), postOf(NEW, 2), postOf(NEW, 3)]);
    await assembleThreads(store, siteId);
    const posts = await exported();
    expect(posts.map(({ thread, id, position }) => [thread, id, position])).toEqual([
      [NEW, 'p1', 1],
      [NEW, 'p2', 2],
      [NEW, 'p3', 3],
    ]);
    expect(await store.totals(siteId)).toMatchObject({ threads: 1, posts: 3 });
  });

  it('keeps what only one of the two addresses shows', async () => {
    await add(OLD, 'Chains', [postOf(OLD, 1), postOf(OLD, 2)]);
    await add(NEW, 'Chains', [postOf(NEW, 1), postOf(NEW, 3), postOf(NEW, 4)]);
    await assembleThreads(store, siteId);
    expect((await exported()).map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  it('keeps threads of one title apart that say something else', async () => {
    await add(OLD, 'Help', [postOf(OLD, 1), postOf(OLD, 2)]);
    await add(NEW, 'Help', [postOf(NEW, 1, { text: 'Mine' }), postOf(NEW, 3), postOf(NEW, 4)]);
    await assembleThreads(store, siteId);
    expect(new Set((await exported()).map(({ thread }) => thread))).toEqual(new Set([OLD, NEW]));
  });

  it('keeps threads apart that open with the same announcement', async () => {
    const notice = { text: 'Read the rules', id: 'p1' };
    await add(OLD, 'Chains', [postOf(OLD, 1, notice), postOf(OLD, 2)]);
    await add(NEW, 'Wheels', [postOf(NEW, 1, notice), postOf(NEW, 3)]);
    await assembleThreads(store, siteId);
    expect(new Set((await exported()).map(({ thread }) => thread))).toEqual(new Set([OLD, NEW]));
  });

  it('leads an answer to a post of a page that was stored later', async () => {
    const answer = postOf(NEW, 30, {
      position: positionOf(2, 0),
      page: `${NEW}?page=2`,
      text: 'Words of number 1. Yes!',
      quotes: ['Words of number 1.'],
      hints: { quoted: [{ author: 'ann', url: null }] },
    });
    await add(NEW, 'Chains', [answer]);
    await assembleThreads(store, siteId);
    expect((await exported())[0]!.replyTo).toBeNull();
    await add(NEW, 'Chains', [postOf(NEW, 1), postOf(NEW, 2)]);
    await assembleThreads(store, siteId);
    expect((await exported()).map(({ id, replyTo }) => [id, replyTo])).toEqual([
      ['p1', null],
      ['p2', null],
      ['p30', 'p1'],
    ]);
  });

  describe('a thread of the same title whose address has another number', () => {
    const [first, second] = ['https://f.example/thread-7-1-1.html', 'https://f.example/thread-7-2-1.html'];
    const later = (thread: string, number: number) =>
      postOf(thread, number, { position: positionOf(0, number - 3) });

    /** Stores a page that links to others. */
    async function addPage(url: string, to: readonly string[]): Promise<void> {
      const body = Buffer.from(to.map((target) => `<a href="${target}">${target}</a>`).join(' '));
      await store.addPages(siteId, [{ ...pageOf(url), body }]);
    }

    it('is another thread, when they do not lead to each other', async () => {
      await addPage(first, []);
      await addPage(second, [first]);
      await add(first, 'Chains', [postOf(first, 1), postOf(first, 2)]);
      await add(second, 'Chains', [later(second, 3), later(second, 4)]);
      await assembleThreads(store, siteId);
      expect(new Set((await exported()).map(({ thread }) => thread))).toEqual(new Set([first, second]));
    });

    it('is another thread, when they lead to each other by their title, as similar threads do', async () => {
      const linked = (to: string) =>
        Buffer.from(`<title>Introductions</title><a href="${to}">Introductions</a>`);
      await store.addPages(siteId, [
        { ...pageOf(first), body: linked(second) },
        { ...pageOf(second), body: linked(first) },
      ]);
      await add(first, 'Introductions', [postOf(first, 1), postOf(first, 2)]);
      await add(second, 'Introductions', [later(second, 3), later(second, 4)]);
      await assembleThreads(store, siteId);
      expect(new Set((await exported()).map(({ thread }) => thread))).toEqual(new Set([first, second]));
    });

    it('is a page of the other, when all of it was said later', async () => {
      await addPage(first, [second]);
      await addPage(second, [first]);
      await add(
        second,
        'Chains',
        [later(second, 3), later(second, 4)].map((post) => ({ ...post, page: second })),
      );
      await add(first, 'Chains', [postOf(first, 1), postOf(first, 2)]);
      await assembleThreads(store, siteId);
      expect((await exported()).map(({ thread, id, position }) => [thread, id, position])).toEqual([
        [first, 'p1', 1],
        [first, 'p2', 2],
        [first, 'p3', 3],
        [first, 'p4', 4],
      ]);
    });

    it('is another thread, when both were written at the same time', async () => {
      await add(first, 'Chains', [postOf(first, 1), postOf(first, 4)]);
      await add(second, 'Chains', [postOf(second, 2), postOf(second, 3)]);
      await assembleThreads(store, siteId);
      expect(new Set((await exported()).map(({ thread }) => thread))).toEqual(new Set([first, second]));
    });

    it('is another thread, when the number is that of a thread', async () => {
      const [one, other] = ['https://f.example/t?id=731', 'https://f.example/t?id=988'];
      await add(one, 'Chains', [postOf(one, 1)]);
      await add(other, 'Chains', [postOf(other, 2)]);
      await assembleThreads(store, siteId);
      expect(new Set((await exported()).map(({ thread }) => thread))).toEqual(new Set([one, other]));
    });
  });

  it('has nothing left to do afterwards', async () => {
    await add(NEW, 'Chains', [postOf(NEW, 1)]);
    expect(await store.threadsToAssemble(siteId, 10)).toEqual([NEW]);
    await assembleThreads(store, siteId);
    expect(await store.threadsToAssemble(siteId, 10)).toEqual([]);
  });
});
