// Boards beside what is stated of them: which state more threads or posts than are stored.
import { type BoardCounts, type BoardSums, boardCounts } from './board-counts.ts';
import { BELIEVED } from './trust.ts';

/** A board with what can be believed of what it states. */
export interface BoardLine {
  readonly sums: BoardSums;
  readonly statedThreads: number | null;
  readonly storedThreads: number;
  readonly statedPosts: number | null;
  readonly storedPosts: number;
  readonly source: string;
  readonly trust: number | null;
  /** Whether its numbers hold those of boards below, which state them once more. */
  readonly isWhole: boolean;
}

export interface BoardLines {
  readonly columns: readonly BoardCounts[];
  readonly lines: readonly BoardLine[];
  /** Threads and posts of all boards; null where too few state them. */
  readonly threads: Covered | null;
  readonly posts: Covered | null;
}

/** What is stated, and how much of it is there: more in one board makes up for no other. */
export interface Covered {
  readonly stated: number;
  readonly covered: number;
}

export function boardLines(sums: ReadonlyMap<string, BoardSums>): BoardLines {
  const columns = (['statedThreads', 'statedPosts'] as const).map((column) => boardCounts(sums, column));
  const believed = columns.filter(({ trust }) => trust > BELIEVED);
  const ofThreads = surest(believed, 'threads');
  const ofPosts = surest(believed, 'posts');
  const lines = [...sums.values()].map((one) => lineOf(one, ofThreads, ofPosts));
  return {
    columns,
    lines,
    threads: total(lines, 'Threads', ofThreads?.isWhole === true),
    posts: ofPosts === undefined ? null : total(lines, 'Posts', ofPosts.isWhole),
  };
}

function surest(columns: readonly BoardCounts[], what: BoardCounts['what']): BoardCounts | undefined {
  return columns.filter((one) => one.what === what).sort((a, b) => b.trust - a.trust)[0];
}

function lineOf(
  sums: BoardSums,
  ofThreads: BoardCounts | undefined,
  ofPosts: BoardCounts | undefined,
): BoardLine {
  const { board } = sums;
  const stated = ofThreads?.expected(sums) ?? null;
  const isWhole = ofThreads?.isWhole === true && stated !== null;
  const { stored, gone } = isWhole ? sums.whole : sums.own;
  const posts = ofPosts?.isWhole === true ? sums.whole.posts : sums.own.posts;
  const least = board.toldThreads ?? board.leastThreads;
  return {
    sums,
    // What is there no more is no shortfall.
    statedThreads: stated === null ? least : Math.max(0, stated - gone),
    storedThreads: stored,
    statedPosts: ofPosts?.expected(sums) ?? null,
    storedPosts: posts,
    source: stated !== null ? 'list of boards' : least === null ? '' : 'its own pages',
    trust: stated !== null ? (ofThreads?.trust ?? null) : null,
    isWhole,
  };
}

/**
 * All that is stated. A board that states nothing has what it lists. Where numbers hold those of boards below, these are
 * only asked where none is above them.
 */
function total(lines: readonly BoardLine[], what: 'Threads' | 'Posts', isWhole: boolean): Covered | null {
  const byUrl = new Map(lines.map((line) => [line.sums.board.url, line]));
  const inner = new Set(isWhole ? lines.flatMap(({ sums }) => sums.below.map(({ board }) => board.url)) : []);
  let stating = 0;
  const add = (line: BoardLine): Covered => {
    const stated = line[`stated${what}`];
    const stored = line[`stored${what}`];
    if (stated !== null) {
      stating++;
      return { stated, covered: Math.min(stated, stored) };
    }
    const own = what === 'Threads' ? line.sums.own.stored : line.sums.own.posts;
    const below = isWhole ? line.sums.below.map(({ board }) => add(byUrl.get(board.url)!)) : [];
    return below.reduce(
      (sum, one) => ({ stated: sum.stated + one.stated, covered: sum.covered + one.covered }),
      {
        stated: own,
        covered: own,
      },
    );
  };
  const top = lines.filter(({ sums }) => !inner.has(sums.board.url)).map(add);
  if (stating === 0) return null;
  return {
    stated: top.reduce((sum, { stated }) => sum + stated, 0),
    covered: top.reduce((sum, { covered }) => sum + covered, 0),
  };
}
