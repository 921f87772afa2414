// What the counts beside boards count: threads or posts, of a board alone or with the boards below it, answers without their
// opening posts, threads but the one that presents the board. Learned from all boards of a site at once: what a column is
// called, and which of two it is, means nothing.
import type { BoardTally } from './tallies.ts';
import { PairCounts, type Trust, trustOf } from './trust.ts';

/** A board's own numbers, and those with the boards below it. */
export interface BoardSums {
  readonly board: BoardTally;
  readonly own: Sums;
  readonly whole: Sums;
  readonly below: readonly BoardSums[];
}

export interface Sums {
  readonly listed: number;
  readonly stored: number;
  /** Threads that are there no more, though a list names them. */
  readonly gone: number;
  readonly posts: number;
}

/** A column of counts that is understood. */
export interface BoardCounts extends Trust {
  readonly what: 'threads' | 'posts';
  readonly isWhole: boolean;
  /** What should be counted in a board, or null where the column has no number. */
  expected(sums: BoardSums): number | null;
}

interface Reading {
  readonly name: string;
  readonly what: 'threads' | 'posts';
  readonly counted: (sums: Sums) => number;
  /** What has to be added to the stated number. */
  readonly besides: (sums: Sums) => number;
}

const none = () => 0;
const READINGS: readonly Reading[] = [
  { name: 'threads', what: 'threads', counted: ({ listed }) => listed, besides: none },
  { name: 'threads but one', what: 'threads', counted: ({ listed }) => listed, besides: () => 1 },
  { name: 'posts', what: 'posts', counted: ({ posts }) => posts, besides: none },
  { name: 'replies', what: 'posts', counted: ({ posts }) => posts, besides: ({ stored }) => stored },
];

/** Sums of all boards, by URL. */
export function boardSums(boards: ReadonlyMap<string, BoardTally>): ReadonlyMap<string, BoardSums> {
  const below = new Map<string, BoardTally[]>();
  const aboveOf = boardsAbove(boards);
  for (const board of boards.values()) {
    const above = aboveOf(board);
    if (above !== undefined) below.set(above, [...(below.get(above) ?? []), board]);
  }
  const sums = new Map<string, BoardSums>();
  const sumsOf = (board: BoardTally): BoardSums => {
    const known = sums.get(board.url);
    if (known !== undefined) return known;
    const { listed, stored, gone, posts } = board;
    const own = { listed, stored, gone, posts };
    const inside = thoseThatAddUp(board, below.get(board.url) ?? []).map(sumsOf);
    const made = { board, own, below: inside, whole: inside.map(({ whole }) => whole).reduce(added, own) };
    sums.set(board.url, made);
    return made;
  };
  for (const board of boards.values()) sumsOf(board);
  return sums;
}

/**
 * The board that each board is part of. Headings are sometimes taken for boards below the first one that stands under them:
 * what has no counts of its own, and boards with counts below it, is a heading and part of nothing.
 */
function boardsAbove(boards: ReadonlyMap<string, BoardTally>): (board: BoardTally) => string | undefined {
  const counted = [...boards.values()].filter(isCounted);
  const overCounted = new Set(counted.map(({ parentUrl }) => parentUrl));
  const claimed = (url: string): string | undefined => {
    const board = boards.get(url);
    if (board === undefined || board.parentUrl === null || !boards.has(board.parentUrl)) return undefined;
    return !isCounted(board) && overCounted.has(url) ? undefined : board.parentUrl;
  };
  return ({ url }) => {
    const seen = new Set<string>();
    for (let at = claimed(url); at !== undefined && !seen.has(at); at = claimed(at)) {
      // Of boards that are said to be parts of each other, the one that states most holds the others.
      if (at === url)
        return holdsAll(
          boards.get(url)!,
          [...seen].map((one) => boards.get(one)!),
        )
          ? undefined
          : claimed(url);
      seen.add(at);
    }
    return claimed(url);
  };
}

// All subsets of more boards than these would take long.
const MOST_BELOW = 12;

/**
 * Of the boards that seem to be below a board, those that make up what it states beside its own threads: the ones that stand
 * under it on the page may be boards of their own. All of them, where no choice adds up.
 */
function thoseThatAddUp(board: BoardTally, below: readonly BoardTally[]): readonly BoardTally[] {
  const rest = (board.statedThreads ?? 0) - board.listed;
  const all = below.reduce((sum, { statedThreads }) => sum + (statedThreads ?? 0), 0);
  if (board.statedThreads === null || rest <= 0 || all <= rest || below.length > MOST_BELOW) return below;
  for (let size = below.length - 1; size > 0; size--)
    for (const chosen of subsets(below, size))
      if (chosen.reduce((sum, { statedThreads }) => sum + (statedThreads ?? 0), 0) === rest) return chosen;
  return below;
}

function subsets<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map((others) => [item, ...others]));
}

/** Whether a board states no less than each of some others; where none states more than this one, nobody knows. */
function holdsAll(board: BoardTally, others: readonly BoardTally[]): boolean {
  const sizeOf = ({ statedThreads, statedPosts }: BoardTally) => statedThreads ?? statedPosts ?? 0;
  return others.every((other) => sizeOf(other) <= sizeOf(board));
}

function isCounted(board: BoardTally): boolean {
  return board.statedThreads !== null || board.statedPosts !== null;
}

function added(a: Sums, b: Sums): Sums {
  return {
    listed: a.listed + b.listed,
    stored: a.stored + b.stored,
    gone: a.gone + b.gone,
    posts: a.posts + b.posts,
  };
}

/** What one of the two columns counts, by the reading that fits best. */
export function boardCounts(
  sums: ReadonlyMap<string, BoardSums>,
  column: 'statedThreads' | 'statedPosts',
): BoardCounts {
  const readings = [false, true].flatMap((isWhole) =>
    READINGS.map((reading) => {
      const of = (one: BoardSums): Sums => (isWhole ? one.whole : one.own);
      const name = isWhole ? `${reading.name} with those of boards below` : reading.name;
      const expected = (one: BoardSums): number | null => {
        const stated = one.board[column];
        return stated === null ? null : stated + reading.besides(of(one));
      };
      const pairs = new PairCounts();
      for (const one of sums.values()) {
        const stated = expected(one);
        // A board that nobody opened says nothing of its counts.
        if (stated !== null && one.whole.listed > 0) pairs.add(stated, reading.counted(of(one)));
      }
      return { name, pairs: pairs.pairs, what: reading.what, isWhole, expected };
    }),
  );
  const best = trustOf(readings);
  const { what, isWhole, expected } = readings.find(({ name }) => name === best.meaning)!;
  return { ...best, what, isWhole, expected };
}
