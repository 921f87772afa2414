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

/**
 * The kinds of links that are page flips: those whose connectivity is above the average of all kinds (section 5.2).
 * One kind alone is compared with one half, between the paper's flips (over 0.7) and others (under 0.5).
 */
export function mostConnected<Kind>(scores: ReadonlyMap<Kind, number>): Kind[] {
  const values = [...scores.values()];
  const average = values.length < 2 ? 0.5 : values.reduce((sum, value) => sum + value, 0) / values.length;
  // Kinds that are all connected alike are all flips, not all 'not above average'.
  const threshold = Math.min(average, 0.7);
  return [...scores].filter(([, value]) => value > threshold || value === 1).map(([kind]) => kind);
}
