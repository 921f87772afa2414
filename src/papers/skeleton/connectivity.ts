// Connectivity of a kind of links over a set of pages (Exploring Traversal Strategy, eq. 3): how often a way there is
// also a way back. Page flips lead forth and back; 'next thread' links from the last page of a thread do not.

/** A link of the kind under test, between two pages of the set. */
export interface Step {
  readonly from: string;
  readonly to: string;
}

/**
 * Share of the ways between two pages that also lead back, following only these links, over all ordered pairs:
 * sum of Path(A,B)·Path(B,A) / sum of Path(A,B).
 * Links from or to pages outside the set are left out. undefined when no page leads to another: nothing was seen.
 */
export function connectivity(pages: Iterable<string>, links: Iterable<Step>): number | undefined {
  const index = new Map<string, number>();
  for (const page of pages) if (!index.has(page)) index.set(page, index.size);
  const following: number[][] = Array.from({ length: index.size }, () => []);
  for (const { from, to } of links) {
    const source = index.get(from);
    const target = index.get(to);
    if (source !== undefined && target !== undefined && source !== target) following[source]!.push(target);
  }
  const reached = following.map((_, start) => reachable(following, start));
  let ways = 0;
  let waysBack = 0;
  for (let a = 0; a < reached.length; a++)
    for (let b = 0; b < reached.length; b++)
      if (a !== b && reached[a]![b] === 1) {
        ways++;
        if (reached[b]![a] === 1) waysBack++;
      }
  return ways === 0 ? undefined : waysBack / ways;
}

function reachable(following: readonly (readonly number[])[], start: number): Uint8Array {
  const seen = new Uint8Array(following.length);
  const waiting = [start];
  while (waiting.length > 0)
    for (const next of following[waiting.pop()!]!)
      if (seen[next] === 0) {
        seen[next] = 1;
        waiting.push(next);
      }
  return seen;
}

// The paper's flips have more than 0.7, its other loop-back links less than 0.5 (6.3).
const SURELY_FLIPS = 0.7;

/**
 * The kinds of links that are page flips: those 'whose connectivity is higher than the average score' of the vertex (5.2).
 * Where all kinds are connected alike, none is above the average, as where there is only one: they are compared with the
 * least of the paper's flips.
 */
export function mostConnected<Kind>(scores: ReadonlyMap<Kind, number>): Kind[] {
  const values = [...scores.values()];
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const isAlike = values.every((value) => value === values[0]);
  const isFlip = (value: number) => (isAlike ? value >= SURELY_FLIPS : value > average);
  return [...scores].filter(([, value]) => isFlip(value)).map(([kind]) => kind);
}
