import { describe, expect, it } from 'vitest';
import { boardCounts, boardSums } from '../../../src/crawl/ledger/board-counts.ts';
import { boardLines } from '../../../src/crawl/ledger/board-shortfall.ts';
import type { BoardTally } from '../../../src/crawl/ledger/tallies.ts';

interface Counted {
  readonly states: number | null;
  readonly has: number;
  readonly posts?: number;
  readonly statesPosts?: number;
  readonly below?: string;
}

function boards(given: Readonly<Record<string, Counted>>): Map<string, BoardTally> {
  return new Map(
    Object.entries(given).map(([url, { states, has, posts = 0, statesPosts = null, below = null }]) => [
      url,
      {
        ...{ url, title: url, parentUrl: below, toldThreads: null, leastThreads: null },
        ...{ statedThreads: states, statedPosts: statesPosts, listed: has, stored: has, gone: 0, posts },
      },
    ]),
  );
}

describe('counts beside boards', () => {
  it('are compared board by board: more in one makes up for no other', () => {
    const { threads } = boardLines(
      boardSums(
        boards({
          a: { states: 10, has: 14 },
          b: { states: 109, has: 30 },
          c: { states: 7, has: 7 },
          d: { states: 5, has: 5 },
        }),
      ),
    );
    expect(threads).toEqual({ stated: 131, covered: 52 });
  });

  it('are understood to hold the boards below, where that fits', () => {
    const sums = boardSums(
      boards({
        top: { states: 21, has: 0 },
        one: { states: 12, has: 12, below: 'top' },
        two: { states: 9, has: 9, below: 'top' },
        other: { states: 4, has: 4 },
      }),
    );
    expect(boardCounts(sums, 'statedThreads')).toMatchObject({
      meaning: 'threads with those of boards below',
      fitting: 4,
    });
    expect(boardLines(sums).threads).toEqual({ stated: 25, covered: 25 });
  });

  it('hold those boards below that add up, whatever stands under them', () => {
    const sums = boardSums(
      boards({
        top: { states: 15, has: 9 },
        below: { states: 6, has: 6, below: 'top' },
        beside: { states: 1, has: 1, below: 'top' },
        other: { states: 4, has: 4 },
      }),
    );
    expect(boardLines(sums).threads).toEqual({ stated: 20, covered: 20 });
  });

  it('tell which of two boards holds the other, where each is said to be below the other', () => {
    const sums = boardSums(
      boards({
        small: { states: 15, has: 15, below: 'large' },
        large: { states: 25, has: 10, below: 'small' },
        other: { states: 4, has: 4 },
      }),
    );
    expect(boardLines(sums).threads).toEqual({ stated: 29, covered: 29 });
  });

  it('may leave out the thread that presents the board', () => {
    const sums = boardSums(
      boards({
        a: { states: 6, has: 7 },
        b: { states: 16, has: 17 },
        c: { states: 3, has: 4 },
        d: { states: 109, has: 47 },
      }),
    );
    expect(boardCounts(sums, 'statedThreads')).toMatchObject({ meaning: 'threads but one', fitting: 3 });
  });

  it('may count posts in the first of two columns, and views in the second', () => {
    const sums = boardSums(
      boards({
        a: { states: 61, statesPosts: 927, has: 12, posts: 61 },
        b: { states: 123, statesPosts: 1392, has: 31, posts: 123 },
        c: { states: 241, statesPosts: 1494, has: 80, posts: 241 },
      }),
    );
    const { threads, posts, columns } = boardLines(sums);
    expect(columns[0]).toMatchObject({ what: 'posts', fitting: 3 });
    expect(threads).toBeNull();
    expect(posts).toEqual({ stated: 425, covered: 425 });
  });

  it('are left alone where they never fit', () => {
    const sums = boardSums(
      boards({ a: { states: 68, has: 122 }, b: { states: 35, has: 70 }, c: { states: 57, has: 79 } }),
    );
    expect(boardLines(sums).threads).toBeNull();
  });

  it('do not count in a circle where a heading is said to be below the board under it', () => {
    const sums = boardSums(
      boards({
        heading: { states: null, has: 0, below: 'first' },
        first: { states: 5, has: 5, below: 'heading' },
        second: { states: 3, has: 3, below: 'heading' },
      }),
    );
    expect(sums.get('first')!.whole.listed).toBe(5);
    expect(sums.get('heading')!.whole.listed).toBe(8);
  });
});
