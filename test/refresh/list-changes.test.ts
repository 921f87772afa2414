import { describe, expect, it } from 'vitest';
import { hasNewPosts, isNewestFirst, newPosts } from '../../src/refresh/index.ts';
import type { ThreadState } from '../../src/store/index.ts';
import { unknownBoard } from '../store/samples.ts';

const NOW = Date.parse('2026-01-16T12:00:00Z');
const stored: ThreadState = {
  replies: 4,
  lastPostAt: '2026-01-16T08:00:00Z',
  posts: 5,
  newestPostAt: '2026-01-16T08:00:30Z',
  pages: ['https://f.example/t1'],
};
const waiting = (replies: number | null, lastPostAt: string | null, state = stored) =>
  newPosts({ replies, lastPostAt }, state, NOW);

describe('new posts of a thread by what its list says', () => {
  it('are as many as the count has grown', () => {
    expect(waiting(6, null)).toBe(2);
    expect(waiting(4, '2026-01-16T08:00:00Z')).toBe(0);
  });

  it('are none when the thread itself showed them already', () => {
    expect(waiting(5, null, { ...stored, posts: 6 })).toBe(0);
  });

  it('are none when the count was always another than what can be seen', () => {
    // Hidden posts are counted.
    expect(waiting(4, null, { ...stored, posts: 3 })).toBe(0);
    expect(waiting(5, null, { ...stored, posts: 3 })).toBeGreaterThan(0);
  });

  it('are told by the last time where there is no count, unless it is only as vague as "3 hours ago"', () => {
    expect(waiting(null, '2026-01-16T11:00:00Z')).toBe(1);
    expect(waiting(null, '2026-01-16T08:10:00Z')).toBe(0);
  });

  it('are unknown when nothing is told, or only a day that is not over', () => {
    expect(waiting(null, null)).toBeUndefined();
    expect(waiting(null, '2026-01-16')).toBeUndefined();
    expect(waiting(null, '2026-01-10', { ...stored, lastPostAt: '2026-01-10', newestPostAt: null })).toBe(0);
    expect(waiting(null, '2026-01-17')).toBe(1);
  });
});

it('a board has new posts when its count is another one, or its last post is later', () => {
  const board = {
    ...unknownBoard,
    url: 'https://f.example/b',
    posts: 10,
    lastPostAt: '2026-01-16T08:00:00Z',
  };
  const url = board.url;
  expect(hasNewPosts({ url, posts: 11 }, board, NOW)).toBe(true);
  expect(hasNewPosts({ url, posts: 10 }, board, NOW)).toBe(false);
  expect(hasNewPosts({ url, lastPostAt: '2026-01-16T11:30:00Z' }, board, NOW)).toBe(true);
  expect(hasNewPosts({ url, lastPostAt: '2026-01-16T08:00:00Z' }, board, NOW)).toBe(false);
  expect(hasNewPosts({ url }, board, NOW)).toBeUndefined();
});

it('a list is newest first when times fall, whatever is kept on top', () => {
  const rows = (...hours: number[]) =>
    hours.map((hour) => ({ lastPostAt: `2026-01-16T0${hour}:00:00Z`, isSticky: false }));
  expect(isNewestFirst(rows(9, 8, 7, 5))).toBe(true);
  expect(isNewestFirst([{ lastPostAt: '2020-01-01', isSticky: true }, ...rows(9, 8, 7)])).toBe(true);
  expect(isNewestFirst(rows(1, 5, 2, 8, 3))).toBe(false);
  expect(isNewestFirst(rows(1, 2))).toBeUndefined();
});
