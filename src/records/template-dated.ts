// Rows to learn posts from: where posts tell when they were written, what tells no time is none.
import type { PostRow } from './post-rows.ts';

// Below this share, dates are those people wrote, or of few posts.
const MOST = 0.6;

/**
 * The rows that hold a date, where most do. Bars of buttons above and below posts may be boxes of the same make: laid over
 * posts, they would hide what all posts have, and their names would seem to be states of one thing.
 */
export function datedRows(rows: readonly PostRow[]): readonly PostRow[] {
  const dated = rows.filter(hasDate);
  return dated.length >= MOST * rows.length ? dated : rows;
}

function hasDate({ page: { tree }, facts: { dates }, roots, inner }: PostRow): boolean {
  let count = 0;
  for (const root of roots) count += dates[tree.end[root]!]! - dates[root]!;
  for (const [first, end] of inner) count -= dates[end]! - dates[first]!;
  return count > 0;
}
