// Which page of a numbered pager one is on.
import type { FlipEvidence } from './page-flips-candidates.ts';
import type { Line, Member } from './page-flips-clusters.ts';
import { missingComponent, valueIn } from './url-difference.ts';

/** The number of the current page: told by the URL, or the one number of the pager that is no link. */
export function currentOf(
  evidence: FlipEvidence,
  hole: string,
  line: Line,
  members: readonly Member[],
  first: number,
  last: number,
  box: number,
): number | null | 'several' {
  const { plain, ownKeys, page } = evidence;
  const linked = new Set(
    members.filter(({ candidate }) => !ownKeys.includes(candidate.key)).map(({ number }) => number),
  );
  const between = new Set<number>();
  const near = new Set<number>();
  for (const { node, number } of plain) {
    if (linked.has(number)) continue;
    if (!page.tree.contains(box, node)) continue;
    (node > first && node < last ? between : near).add(number);
  }
  // Days without an entry, votes, counts: a pager has one number that is no link.
  if (between.size > 1) return 'several';
  for (const key of ownKeys) {
    const value = valueIn(hole, key);
    const number = value === undefined ? undefined : (value - line.firstValue) / line.step + 1;
    if (number !== undefined && Number.isInteger(number) && number >= 1) return number;
  }
  const [only] = between;
  if (only !== undefined) return only;
  const isNext = (number: number): boolean => linked.has(number - 1) || linked.has(number + 1);
  for (const number of near) if (isNext(number)) return number;
  const self = members.find(({ candidate }) => ownKeys.includes(candidate.key));
  if (self !== undefined) return self.number;
  // '#' as address of the current page.
  const here = evidence.candidates.find(
    ({ link, number }) =>
      number !== null &&
      link.url === page.url &&
      isNext(number) &&
      link.node > first - 40 &&
      link.node < last + 40,
  );
  if (here !== undefined) return here.number;
  const marked = markedNumber(evidence, hole, line, members, box);
  if (marked !== null) return marked;
  return ownKeys.some((key) => missingComponent(hole, key) !== undefined) && !linked.has(1) ? 1 : null;
}

/**
 * The page one is on where its number is a link as all others are: drawn unlike them, and the one an arrow within the
 * pager leads on from. The arrow alone may lead to the last page, and what is drawn apart may be the first.
 */
function markedNumber(
  { page: { tree }, candidates, ownKeys }: FlipEvidence,
  hole: string,
  line: Line,
  members: readonly Member[],
  box: number,
): number | null {
  // A thread may show the pager of its board in the trail above, with the page that lists the thread marked: a pager
  // whose first page is another than this one is that page's.
  const isOfOther = members.some(({ value, candidate: { key } }) => value === null && !ownKeys.includes(key));
  if (isOfOther) return null;
  const looks = new Map<number, string>();
  for (const { number, candidate } of members) {
    let look = '';
    for (let node = candidate.link.node; node !== box && node > 0; node = tree.parent[node]!)
      look += ` ${tree.attribute(node, 'class') ?? ''}/${tree.attribute(node, 'aria-current') ?? ''}`;
    looks.set(number, look);
  }
  const isUnlike = (number: number): boolean => {
    const look = looks.get(number);
    return look !== undefined && [...looks.values()].filter((one) => one === look).length === 1;
  };
  for (const { arrow, key, link } of candidates) {
    if ((arrow !== 'next' && arrow !== 'previous') || !tree.contains(box, link.node)) continue;
    const value =
      valueIn(hole, key) ?? (missingComponent(hole, key) === undefined ? Number.NaN : line.firstValue);
    const from = (value - line.firstValue) / line.step + 1 + (arrow === 'next' ? -1 : 1);
    if (isUnlike(from)) return from;
  }
  return null;
}
