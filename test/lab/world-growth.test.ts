// How the lab's world grows: the same whatever the steps, busy by day, thread by thread in bursts that die out.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LabPost, WorldOptions } from '../../lab/types.ts';
import { fromActivity, toActivity } from '../../lab/world/activity-clock.ts';
import { createWorld } from '../../lab/world/index.ts';

const NOW = Date.UTC(2025, 0, 15, 12) / 1000;
const DAY = 86400;
const OPTIONS: WorldOptions = {
  seed: 11,
  language: 'en',
  boards: 10,
  threads: 300,
  postsPerThread: 8,
  users: 100,
  now: NOW,
  spanDays: 60,
};

const plain = (posts: readonly LabPost[]): unknown => JSON.parse(JSON.stringify(posts));

describe('advancing a world', () => {
  it('gives the same posts in one step as in many', () => {
    const atOnce = createWorld(OPTIONS);
    const expected = atOnce.advance(NOW + 10 * DAY);
    expect(expected.length).toBeGreaterThan(100);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 * DAY }), { maxLength: 30 }), (cuts) => {
        const stepwise = createWorld(OPTIONS);
        const found: LabPost[] = [];
        for (const cut of [...cuts.sort((a, b) => a - b), 10 * DAY]) {
          found.push(...stepwise.advance(NOW + cut));
          // Reading between the steps must not change what comes.
          stepwise.threadsOf(3);
          stepwise.postsOf(1 + (cut % 300));
        }
        expect(found.map((post) => post.id)).toEqual(expected.map((post) => post.id));
        expect(plain(found.slice(-20))).toEqual(plain(expected.slice(-20)));
        expect(plain([...stepwise.threads] as never)).toEqual(plain([...atOnce.threads] as never));
        expect(stepwise.threadsOf(3)).toEqual(atOnce.threadsOf(3));
        expect(stepwise.postCountOfUser(1)).toBe(atOnce.postCountOfUser(1));
      }),
      { seed: 1, numRuns: 15 },
    );
  });

  it('returns the new posts oldest first and shows them everywhere', () => {
    const world = createWorld(OPTIONS);
    const before = world.posts.size;
    const threadsBefore = world.threads.length;
    for (const thread of world.threads) world.postsOf(thread.id);
    for (const board of world.boards) world.threadsOf(board.id);
    const fresh = world.advance(NOW + 5 * DAY);
    expect(world.now).toBe(NOW + 5 * DAY);
    expect(world.posts.size).toBe(before + fresh.length);
    expect(world.threads.length).toBeGreaterThan(threadsBefore);
    let last = NOW;
    for (const post of fresh) {
      expect(post.createdAt).toBeGreaterThanOrEqual(last);
      expect(post.createdAt).toBeLessThanOrEqual(NOW + 5 * DAY);
      last = post.createdAt;
      expect(world.postsOf(post.threadId).map((p) => p.id)).toContain(post.id);
      const thread = world.threadById(post.threadId)!;
      expect(thread.isLocked).toBe(false);
      expect(world.threadsOf(thread.boardId)).toContainEqual(thread);
    }
    expect(world.advance(NOW)).toEqual([]);
    expect(world.now).toBe(NOW + 5 * DAY);
  });

  it('keeps the lone thread alone and the empty board empty', () => {
    const world = createWorld(OPTIONS);
    const boards = world.boards.filter((board) => !board.isCategory);
    const empty = boards.find((board) => world.threadCountOfBoard(board.id) === 0)!;
    const lone = boards.at(-1)!;
    expect(world.threadCountOfBoard(lone.id)).toBe(1);
    world.advance(NOW + 60 * DAY);
    expect(world.threadCountOfBoard(empty.id)).toBe(0);
    expect(world.threadCountOfBoard(lone.id)).toBe(1);
  });

  it('goes on at the pace of its history', () => {
    const world = createWorld({ ...OPTIONS, threads: 2000 });
    const recent = [...world.posts.values()].filter((post) => post.createdAt > NOW - 14 * DAY).length;
    const fresh = world.advance(NOW + 14 * DAY).length;
    expect(fresh / recent).toBeGreaterThan(0.6);
    expect(fresh / recent).toBeLessThan(1.7);
  });

  it('is busy in the evening and quiet at night', () => {
    const world = createWorld({ ...OPTIONS, threads: 2000 });
    const hours = new Array<number>(24).fill(0);
    for (const post of world.advance(NOW + 28 * DAY)) {
      const hour = new Date(post.createdAt * 1000).getUTCHours();
      hours[hour] = (hours[hour] as number) + 1;
    }
    const between = (from: number, to: number) => hours.slice(from, to).reduce((sum, n) => sum + n, 0);
    expect(between(18, 22)).toBeGreaterThan(4 * between(1, 5));
  });

  it('answers come in bursts and die out with the age of the thread', () => {
    const world = createWorld({ ...OPTIONS, threads: 1500, spanDays: 400 });
    let early = 0;
    let late = 0;
    const gaps: number[] = [];
    for (const thread of world.threads) {
      const posts = world.postsOf(thread.id);
      const started = posts[0]!.createdAt;
      if (started > NOW - 100 * DAY) continue;
      for (let i = 1; i < posts.length; i++) {
        const age = posts[i]!.createdAt - started;
        if (age < 2 * DAY) early++;
        else if (age > 20 * DAY && age < 22 * DAY) late++;
        gaps.push(posts[i]!.createdAt - posts[i - 1]!.createdAt);
      }
    }
    expect(early).toBeGreaterThan(10 * late);
    // A Poisson process has deviation = mean; bursts make it much larger.
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length;
    expect(Math.sqrt(variance) / mean).toBeGreaterThan(2);
  });
});

describe('the activity clock', () => {
  it('never runs backwards and has an exact inverse', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 32 }),
        fc.integer({ min: 1, max: 10 * DAY }),
        (time, step) => {
          expect(fromActivity(toActivity(time))).toBeCloseTo(time, 3);
          expect(toActivity(time + step)).toBeGreaterThan(toActivity(time));
          expect(toActivity(time + 7 * DAY) - toActivity(time)).toBeCloseTo(7 * DAY, 3);
        },
      ),
      { seed: 2, numRuns: 500 },
    );
  });
});
