// Lists that stand in the rows of other lists: cells of a row that are alike, or rows that hold the rows of a list.
import type { Page } from '../page/index.ts';
import type { IndexList, IndexRow } from '../records/index.ts';

// So many rows of a list in one row of another are a list of their own.
const MIN_INNER = 3;
// What is drawn once in each row, or twice (who began, who wrote last), is a part of it.
const MOSTLY = 0.5;
// 'Several' of them in each row, on average.
const SEVERAL = 1.5;

/** Lists without those that are parts of others, and without rows that hold whole lists of something else. */
export function withoutNested(
  lists: readonly IndexList[],
  shapeOf: (url: string) => string,
): readonly IndexList[] {
  // What two lists show is a row of the surer one: a box may be drawn with the names of the list's rows.
  const taken = new Set<number>();
  const kept = lists
    .map(({ template, rows }) => {
      const own = rows.filter(({ node }) => !taken.has(node));
      for (const { node } of own) taken.add(node);
      return { template, rows: own };
    })
    .filter(({ rows }) => rows.length > 0);
  for (;;) {
    const worse = kept.findIndex((list) =>
      kept.some((other) => other !== list && isPart(list, other, shapeOf)),
    );
    if (worse < 0) return kept;
    kept.splice(worse, 1);
  }
}

/** Whether a list is no list beside another one: it is made of cells of its rows, or of boxes around them. */
function isPart(list: IndexList, other: IndexList, shapeOf: (url: string) => string): boolean {
  return isCells(list.rows, other.rows, shapeOf) || isBoxes(list.rows, other.rows, shapeOf);
}

/** Whether most rows stand in rows of the other list, one in each or a few that lead to something else. */
function isCells(
  rows: readonly IndexRow[],
  outer: readonly IndexRow[],
  shapeOf: (url: string) => string,
): boolean {
  const within = rows.filter((row) => outer.some((other) => holds(other, row)));
  const around = outer.filter((other) => within.some((row) => holds(other, row)));
  // A box beside the list may be drawn like the cells.
  if (within.length < MOSTLY * rows.length && around.length < MOSTLY * outer.length) return false;
  if (within.length === 0) return false;
  const isNamed = within.some((row) => around.some(({ link }) => link.node === row.link.node));
  if (within.length >= MIN_INNER * around.length && !isNamed) return false;
  return within.length < SEVERAL * around.length || !areAlike(within, around, shapeOf);
}

/** Whether rows hold rows of the other list, and are named after one of them or by the address of something else. */
function isBoxes(
  rows: readonly IndexRow[],
  inner: readonly IndexRow[],
  shapeOf: (url: string) => string,
): boolean {
  const around = rows.filter((row) => inner.some((other) => holds(row, other)));
  if (around.length === 0) return false;
  const held = inner.filter((other) => around.some((row) => holds(row, other)));
  if (held.length < SEVERAL * around.length) return false;
  const named = around.filter((row) => held.some((other) => hasTitleOf(other, row)));
  if (named.length >= MOSTLY * around.length) return areAlike(held, around, shapeOf);
  return held.length >= MIN_INNER * around.length && !areAlike(around, held, shapeOf);
}

/** Whether most rows have addresses like those of others: the heading of a group of boards may be a board itself. */
function areAlike(
  rows: readonly IndexRow[],
  others: readonly IndexRow[],
  shapeOf: (url: string) => string,
): boolean {
  const shapes = new Set(others.map(({ url }) => shapeOf(url)));
  return rows.filter(({ url }) => shapes.has(shapeOf(url))).length >= MOSTLY * rows.length;
}

function holds(outer: IndexRow, inner: IndexRow): boolean {
  return (
    inner.node >= outer.node && inner.end <= outer.end && inner.end - inner.node < outer.end - outer.node
  );
}

/** Whether the link that names a row stands in another one. */
function hasTitleOf(inside: IndexRow, row: IndexRow): boolean {
  return row.link.node >= inside.node && row.link.node < inside.end;
}

/** Whether most rows lead to something of a kind beside what they are about: to people, boards, threads of last posts. */
export function mostlyName(
  { links }: Page,
  rows: readonly IndexRow[],
  isOfKind: (url: string) => boolean,
): boolean {
  const naming = rows.filter(({ node, end, link }) =>
    links.some(
      (other) => other.node >= node && other.node < end && other.url !== link.url && isOfKind(other.url),
    ),
  );
  return naming.length > MOSTLY * rows.length;
}
