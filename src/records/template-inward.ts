// Records that nothing tells from other elements: a question and its answers may have no name in common and stand in two
// boxes, while what fills each of them is called the same.
import { locationOf } from '../page/index.ts';
import { namesOf, type PostRow } from './post-rows.ts';

// An element with so much of a record's text is the record.
const WHOLE = 0.95;
const MOSTLY = 0.9;
const MAX_LEVELS = 3;

/** Rows at several places without a name in common, as what fills them, where that has one; else as they are. */
export function inwardRows(rows: readonly PostRow[]): readonly PostRow[] {
  if (haveName(rows) || !areApart(rows)) return rows;
  let inner = rows;
  for (let level = 0; level < MAX_LEVELS; level++) {
    const filled = inner.map(filledBy);
    if (filled.some((row) => row === undefined)) return rows;
    inner = filled as PostRow[];
    if (haveName(inner)) return inner;
  }
  return rows;
}

/** Whether most rows share a name. */
function haveName(rows: readonly PostRow[]): boolean {
  const counts = new Map<string, number>();
  for (const { page, roots } of rows)
    for (const name of new Set(namesOf(page.tree, roots[0]!))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts.values()].some((count) => count >= MOSTLY * rows.length);
}

/** Whether rows of one page stand at more than one place. */
function areApart(rows: readonly PostRow[]): boolean {
  const placeOf = ({ page, roots }: PostRow): string => locationOf(page.tree, page.tree.parent[roots[0]!]!);
  return rows.some(
    (row, i) => i > 0 && rows[i - 1]!.page === row.page && placeOf(rows[i - 1]!) !== placeOf(row),
  );
}

/** The same row as the one element that has all it says; undefined where there is none. */
function filledBy(row: PostRow): PostRow | undefined {
  const { page, facts, roots } = row;
  if (roots.length !== 1) return undefined;
  const { tree } = page;
  const root = roots[0]!;
  const lengthOf = (node: number): number => facts.text[tree.end[node]!]! - facts.text[node]!;
  for (let child = root + 1; child < tree.end[root]!; child = tree.end[child]!)
    if (!tree.isText(child) && lengthOf(child) >= WHOLE * lengthOf(root)) return { ...row, roots: [child] };
  return undefined;
}
