// The order of timestamps in a region: posts are shown oldest first, thread rows newest first (FoCUS 4.3.1.1).
import { epochOf, firstDate, type Precision } from '../page/index.ts';
import { ownRanges, type PageStructure, type Region } from '../records/index.ts';

// Dates of a record that are read: one of the first is its own.
const MAX_READ = 3;
const FINE: ReadonlySet<Precision> = new Set(['hour', 'minute', 'second']);

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

/** The first date of a record with a time of day, else its first: people joined on a day, but wrote at an hour. */
function firstMoment({ facts, page }: PageStructure, region: Region, row: number): number | undefined {
  const { tree } = page;
  let day: number | undefined;
  for (const { from, to } of ownRanges(region, row)) {
    if (facts.dates[from] === facts.dates[to]) continue;
    for (let node = from, read = 0; node < to && read < MAX_READ; node++) {
      if (facts.dates[node + 1] === facts.dates[node]) continue;
      read++;
      const told = tree.attribute(tree.isText(node) ? tree.parent[node]! : node, 'datetime');
      const found = firstDate(told ?? tree.text(node), { now: page.writtenAt, language: page.language });
      if (found === undefined) continue;
      if (FINE.has(found.precision)) return epochOf(found);
      day ??= epochOf(found);
    }
  }
  return day;
}
