// The order of timestamps in a region: posts are shown oldest first, thread rows newest first (FoCUS 4.3.1.1).
import { epochOf, firstDate } from '../page/index.ts';
import { ownRanges, type PageStructure, type Region } from '../records/index.ts';

/** +1: each timestamp is later than the one before; -1: earlier; 0: mixed, or too few to tell. */
export function timeOrder(structure: PageStructure, region: Region, rows: readonly number[]): number {
  const moments: number[] = [];
  for (const row of rows) {
    const moment = firstMoment(structure, region, row);
    if (moment !== undefined) moments.push(moment);
  }
  let [later, earlier] = [0, 0];
  for (let i = 1; i < moments.length; i++) {
    if (moments[i]! > moments[i - 1]!) later++;
    else if (moments[i]! < moments[i - 1]!) earlier++;
  }
  // Two posts in order are weak evidence: the added one keeps them from counting like twenty.
  return (later - earlier) / (later + earlier + 1);
}

/** The first date of a record, as a number to order by. */
function firstMoment({ facts, page }: PageStructure, region: Region, row: number): number | undefined {
  const { tree } = page;
  for (const { from, to } of ownRanges(region, row)) {
    if (facts.dates[from] === facts.dates[to]) continue;
    for (let node = from; node < to; node++) {
      if (facts.dates[node + 1] === facts.dates[node]) continue;
      const told = tree.attribute(tree.isText(node) ? tree.parent[node]! : node, 'datetime');
      const found = firstDate(told ?? tree.text(node), { now: page.fetchedAt, language: page.language });
      if (found !== undefined) return epochOf(found);
    }
  }
  return undefined;
}
