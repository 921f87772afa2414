// Page flips among the links of a vertex to itself (traversal strategy 5.2): those from whose targets more often than on
// average a way leads back.
import { connectivity, mostConnected } from '../learn/index.ts';
import type { GraphArc, SiteGraph } from './site-graph.ts';

/** Connectivity (eq. 3) of each kind of links that lead from a vertex to itself; kinds that show no way are left out. */
export function loopBackConnectivity(
  { pages, vertices }: SiteGraph,
  arcs: Iterable<GraphArc>,
): Map<GraphArc, number> {
  const scores = new Map<GraphArc, number>();
  for (const arc of arcs) {
    if (arc.from !== arc.to) continue;
    const names = vertices[arc.from]!.members.map((member) => pages[member]!.url);
    const steps = arc.steps.map(([from, to]) => ({ from: pages[from]!.url, to: pages[to]!.url }));
    const score = connectivity(names, steps);
    if (score !== undefined) scores.set(arc, score);
  }
  return scores;
}

/** The arcs that are page flips: above the average of their vertex. */
export function flipArcs(graph: SiteGraph, arcs: Iterable<GraphArc>): ReadonlySet<GraphArc> {
  const byVertex = new Map<number, Map<GraphArc, number>>();
  for (const [arc, score] of loopBackConnectivity(graph, arcs)) {
    const scores = byVertex.get(arc.from);
    if (scores === undefined) byVertex.set(arc.from, new Map([[arc, score]]));
    else scores.set(arc, score);
  }
  return new Set([...byVertex.values()].flatMap((scores) => mostConnected(scores)));
}
