// How much the pages of a vertex tell: iRobot's estimate (eq. 3), and the entropy and coverage of the traversal strategy
// (eq. 1 and 2).

/** What a vertex is judged by. */
export interface VertexFigures {
  readonly pages: number;
  /** Pages that repeat another page of the vertex. */
  readonly duplicates: number;
  /** Mean size of its pages. */
  readonly size: number;
}

/** iRobot eq. 3: share of all pages x size relative to all pages x share of pages that repeat no other. */
export function informativeness(vertex: VertexFigures, all: Pick<VertexFigures, 'pages' | 'size'>): number {
  const { pages, duplicates, size } = vertex;
  if (pages === 0) return 0;
  return (pages / all.pages) * (size / Math.max(1, all.size)) * (1 - duplicates / pages);
}

/**
 * Traversal strategy eq. 2: entropy of the groups of equal pages over that of as many different ones. 0 when all pages
 * are the same, 1 when none repeats another. `groups`: how many pages each different content has.
 */
export function contentEntropy(groups: Iterable<number>): number {
  const sizes = [...groups].filter((size) => size > 0);
  const pages = sizes.reduce((sum, size) => sum + size, 0);
  // One page repeats nothing; the equation has no value there.
  if (pages <= 1) return pages;
  let sum = 0;
  for (const size of sizes) sum -= (size / pages) * Math.log(size / pages);
  return sum / Math.log(pages);
}

/** Traversal strategy eq. 1: share of the different contents of a vertex that are reached. */
export function coverage(reached: number, all: number): number {
  return all === 0 ? 1 : reached / all;
}

/** How many members each group has, for `contentEntropy`. */
export function groupSizes(groups: Iterable<number>): Iterable<number> {
  const sizes = new Map<number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return sizes.values();
}
