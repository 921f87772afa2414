// The lab's world: same seed, same world; the shapes real forums have; time that passes in any steps.
import { describe, expect, it } from 'vitest';
import type { LabPost, World, WorldOptions } from '../../lab/types.ts';
import { createWorld } from '../../lab/world/index.ts';

const NOW = Date.UTC(2025, 0, 15, 12) / 1000;
const DAY = 86400;

function options(changes: Partial<WorldOptions> = {}): WorldOptions {
  return {
    seed: 7,
    language: 'en',
    boards: 12,
    threads: 400,
    postsPerThread: 8,
    users: 150,
    now: NOW,
    ...changes,
  };
}

/** Everything a world says, as plain data. */
function everything(world: World): unknown {
  return JSON.parse(
    JSON.stringify({
      boards: world.boards,
      threads: world.threads,
      users: [...world.users],
      posts: [...world.posts.values()],
    }),
  );
}

function allPosts(world: World): LabPost[] {
  return [...world.posts.values()];
}

describe('a world', () => {
  const world = createWorld(options());

  it('is the same for the same seed and another for another seed', () => {
    expect(everything(createWorld(options()))).toEqual(everything(world));
    expect(everything(createWorld(options({ seed: 8 })))).not.toEqual(everything(world));
  });

  it('has as many threads and boards as asked, and about as many posts', () => {
    expect(world.threads).toHaveLength(400);
    expect(world.boards.filter((board) => !board.isCategory)).toHaveLength(12);
    for (const seed of [1, 2, 3, 4, 5]) {
      for (const [threads, postsPerThread] of [
        [100, 3],
        [400, 8],
        [1000, 20],
      ] as const) {
        const mean = createWorld(options({ seed, threads, postsPerThread })).posts.size / threads;
        expect(mean, `seed ${seed}, ${threads} x ${postsPerThread}`).toBeGreaterThan(postsPerThread * 0.75);
        expect(mean, `seed ${seed}, ${threads} x ${postsPerThread}`).toBeLessThan(postsPerThread * 1.25);
      }
    }
  });

  it('has many threads of one post and a few of more than a hundred', () => {
    const lengths = createWorld(options({ threads: 2000 })).threads.map((thread) => thread.id);
    const big = createWorld(options({ threads: 2000 }));
    const counts = lengths.map((id) => big.postCountOf(id));
    const single = counts.filter((n) => n === 1).length / counts.length;
    expect(single).toBeGreaterThan(0.25);
    expect(single).toBeLessThan(0.6);
    expect(counts.filter((n) => n > 100).length).toBeGreaterThan(5);
    expect(counts.filter((n) => n > 100).length).toBeLessThan(60);
  });

  it('nests boards, keeps one empty and gives one a single thread', () => {
    const wide = createWorld(options({ boards: 24 }));
    const byId = new Map(wide.boards.map((board) => [board.id, board]));
    const depthOf = (id: number): number => {
      const parent = byId.get(id)?.parentId ?? null;
      return parent === null ? 0 : 1 + depthOf(parent);
    };
    const depths = wide.boards.map((board) => depthOf(board.id));
    expect(Math.max(...depths)).toBeGreaterThanOrEqual(2);
    const counts = wide.boards
      .filter((board) => !board.isCategory)
      .map((board) => wide.threadsOf(board.id).length);
    expect(counts.filter((n) => n === 0)).toHaveLength(1);
    expect(counts.filter((n) => n === 1).length).toBeGreaterThanOrEqual(1);
    for (const board of wide.boards) {
      if (board.isCategory) expect(wide.threadsOf(board.id)).toHaveLength(0);
      if (board.parentId !== null) expect(byId.get(board.parentId)?.id).toBeLessThan(board.id);
    }
    expect(new Set(wide.boards.map((board) => board.title)).size).toBe(wide.boards.length);
  });

  it('makes the smallest worlds too', () => {
    for (const boards of [1, 2, 3, 4]) {
      for (const threads of [0, 1, 5]) {
        const small = createWorld(options({ boards, threads, users: 1, postsPerThread: 1 }));
        expect(small.threads).toHaveLength(threads);
        expect(small.posts.size).toBe(threads);
        expect(small.boards.reduce((sum, board) => sum + small.threadsOf(board.id).length, 0)).toBe(threads);
        small.advance(NOW + 400 * DAY);
        expect(small.posts.size).toBeGreaterThan(threads);
      }
    }
  });

  it('lists every thread in exactly one board, sticky first, then the newest last post', () => {
    const seen: number[] = [];
    for (const board of world.boards) {
      const threads = world.threadsOf(board.id);
      seen.push(...threads.map((thread) => thread.id));
      for (let i = 1; i < threads.length; i++) {
        const [a, b] = [threads[i - 1]!, threads[i]!];
        if (a.isSticky === b.isSticky) {
          expect(world.lastPostOf(a.id).createdAt).toBeGreaterThanOrEqual(world.lastPostOf(b.id).createdAt);
        } else expect(a.isSticky).toBe(true);
      }
    }
    expect(seen.sort((a, b) => a - b)).toEqual(world.threads.map((thread) => thread.id));
    expect(world.threads.some((thread) => thread.isSticky)).toBe(true);
    expect(world.threads.some((thread) => thread.isLocked)).toBe(true);
    expect(world.threads.some((thread) => thread.poll !== null)).toBe(true);
    expect(world.threads.some((thread) => thread.tags.length > 0)).toBe(true);
  });

  it('leaves moved threads a row in another open board', () => {
    const moved = world.threads.filter((thread) => thread.movedFromBoardId !== null);
    expect(moved.length).toBeGreaterThan(0);
    for (const thread of moved) {
      expect(thread.movedFromBoardId).not.toBe(thread.boardId);
      const rows = world.threadsMovedFrom(thread.movedFromBoardId as number);
      expect(rows.map((row) => row.id)).toContain(thread.id);
    }
  });

  it('orders the posts of a thread by time, all before the present, answers after what they answer', () => {
    for (const thread of world.threads) {
      const posts = world.postsOf(thread.id);
      expect(posts.length).toBe(world.postCountOf(thread.id));
      expect(posts[0]?.replyTo).toBeNull();
      expect(posts[0]).toEqual(world.firstPostOf(thread.id));
      expect(posts.at(-1)).toEqual(world.lastPostOf(thread.id));
      const known = new Set<number>();
      let last = 0;
      for (const post of posts) {
        expect(post.threadId).toBe(thread.id);
        expect(post.createdAt).toBeGreaterThan(last);
        expect(post.createdAt).toBeLessThanOrEqual(NOW);
        expect(Number.isInteger(post.createdAt)).toBe(true);
        if (post.replyTo !== null) expect(known.has(post.replyTo)).toBe(true);
        if (post.editedAt !== null) expect(post.editedAt).toBeGreaterThan(post.createdAt);
        known.add(post.id);
        last = post.createdAt;
      }
    }
  });

  it('numbers posts in the order of time over all threads', () => {
    const posts = allPosts(world);
    for (let i = 1; i < posts.length; i++) {
      expect(posts[i]!.id).toBe(posts[i - 1]!.id + 1);
      expect(posts[i]!.createdAt).toBeGreaterThanOrEqual(posts[i - 1]!.createdAt);
    }
  });

  it('quotes what the quoted post really says, by the name of its author', () => {
    let quotes = 0;
    for (const post of allPosts(world)) {
      for (const block of post.blocks) {
        if (block.kind !== 'quote') continue;
        quotes++;
        const quoted = world.posts.get(block.postId)!;
        expect(quoted.threadId).toBe(post.threadId);
        expect(quoted.authorName).toBe(block.author);
        const said = quoted.blocks.flatMap((part) => (part.kind === 'paragraph' ? [part.text] : []));
        const text = block.text.replace(/…$/, '');
        expect(said.some((paragraph) => paragraph.startsWith(text))).toBe(true);
      }
      if (post.replyTo === null) expect(post.blocks.some((block) => block.kind === 'quote')).toBe(false);
    }
    expect(quotes).toBeGreaterThan(100);
  });

  it('has every kind of block, guests, deleted users, edits, likes and attachments', () => {
    const posts = allPosts(world);
    const kinds = new Set(posts.flatMap((post) => post.blocks.map((block) => block.kind)));
    expect([...kinds].sort()).toEqual(['code', 'image', 'link', 'list', 'paragraph', 'quote', 'spoiler']);
    expect(posts.some((post) => post.userId === null && post.authorName !== '')).toBe(true);
    expect(posts.some((post) => post.userId !== null && world.users.get(post.userId)!.isDeleted)).toBe(true);
    expect(posts.some((post) => post.editedAt !== null)).toBe(true);
    expect(posts.some((post) => post.likes > 5)).toBe(true);
    expect(posts.some((post) => post.attachments.length > 0)).toBe(true);
    expect(posts.every((post) => post.blocks.length > 0)).toBe(true);
  });

  it('lets a few members write most, none before joining, each under a name of their own', () => {
    const counts = new Map<number, number>();
    for (const post of allPosts(world)) {
      if (post.userId === null) continue;
      const user = world.users.get(post.userId)!;
      expect(user.name).toBe(post.authorName);
      expect(user.joinedAt).toBeLessThanOrEqual(post.createdAt);
      counts.set(user.id, (counts.get(user.id) ?? 0) + 1);
    }
    for (const id of world.users.keys()) expect(world.postCountOfUser(id)).toBe(counts.get(id) ?? 0);
    const sorted = [...counts.values()].sort((a, b) => b - a);
    const busiest = sorted.slice(0, 15).reduce((sum, n) => sum + n, 0);
    expect(busiest / sorted.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(0.3);
    expect(new Set([...world.users.values()].map((user) => user.name)).size).toBe(world.users.size);
  });

  it('counts the posts of boards', () => {
    for (const board of world.boards) {
      const threads = world.threadsOf(board.id);
      expect(world.threadCountOfBoard(board.id)).toBe(threads.length);
      expect(world.postCountOfBoard(board.id)).toBe(
        threads.reduce((sum, t) => sum + world.postsOf(t.id).length, 0),
      );
    }
  });

  it('makes 50,000 posts in under two seconds', () => {
    const began = performance.now();
    const large = createWorld(options({ threads: 6250, users: 3000, boards: 30 }));
    expect(large.posts.size).toBeGreaterThan(40_000);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
