// iRobot's choice of what to follow (5.4): drop vertices that tell little, keep one vertex a layout, then a spanning tree
// from the entry page, by depth and informativeness, plus links of vertices to themselves that look like page numbers.
import type { FollowRule, Vertex } from '../learn/index.ts';
import type { GraphArc, SiteGraph } from './site-graph.ts';

const MOSTLY = 0.5;

/** For each arc of the graph what to do with its links. */
export function selectPaths(
  graph: SiteGraph,
  vertices: readonly Vertex[],
): ReadonlyMap<GraphArc, FollowRule> {
  const root = graph.vertexOf[0]!;
  const informative = withEnoughInformation(vertices, root);
  const kept = withoutRepetition(graph, vertices, informative, root);
  const chosen = new Map<GraphArc, FollowRule>();
  for (const arc of spanningTree(graph, vertices, kept, root)) chosen.set(arc, 1);
  for (const arc of graph.arcs)
    if (kept.has(arc.from) && kept.has(arc.to) && isFlipArc(vertices, arc)) chosen.set(arc, 2);
  return chosen;
}

/**
 * Heuristic 1: vertices below the mean minus one standard deviation go. A few vertices hold most pages, so that on the
 * figures themselves the mean minus the deviation is mostly below zero and nothing would ever go: logarithms are compared.
 */
function withEnoughInformation(vertices: readonly Vertex[], root: number): Set<number> {
  const least = Math.min(1, ...vertices.map((one) => one.informativeness).filter((value) => value > 0));
  const logs = vertices.map((one) => Math.log(Math.max(one.informativeness, least / 10)));
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  const deviation = Math.sqrt(logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / logs.length);
  return new Set(
    vertices.filter(({ id }) => id === root || logs[id]! >= mean - deviation).map(({ id }) => id),
  );
}

/**
 * Heuristic 2: of the vertices of one layout only the most informative stays, as the others are prone to be the same
 * under another URL. Further pages of what stays are no repetition, though: where they have a URL form of their own
 * (`&page=2`), they stay too.
 */
function withoutRepetition(
  graph: SiteGraph,
  vertices: readonly Vertex[],
  informative: ReadonlySet<number>,
  root: number,
): Set<number> {
  const best = new Map<number, Vertex>();
  for (const vertex of vertices) {
    if (!informative.has(vertex.id)) continue;
    const other = best.get(vertex.layout);
    const isBetter = other === undefined || vertex.informativeness > other.informativeness;
    if (vertex.id === root || (isBetter && other?.id !== root)) best.set(vertex.layout, vertex);
  }
  const kept = new Set([...best.values()].map(({ id }) => id));
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const arc of graph.arcs)
      if (kept.has(arc.from) && !kept.has(arc.to) && isFlipArc(vertices, arc)) {
        kept.add(arc.to);
        isGrowing = true;
      }
  }
  return kept;
}

/** Heuristic 3: links of a layout to itself stay when their texts are mostly numbers. */
function isFlipArc(vertices: readonly Vertex[], { from, to, flipAnchors }: GraphArc): boolean {
  return flipAnchors > MOSTLY && vertices[from]!.layout === vertices[to]!.layout;
}

/**
 * Prim's algorithm from the root: again and again the arc to the shallowest vertex not reached yet, of equally deep ones
 * the most informative. Of several arcs to one vertex the one that shows the most URLs: the boards, not the latest posts.
 */
function spanningTree(
  { arcs }: SiteGraph,
  vertices: readonly Vertex[],
  kept: ReadonlySet<number>,
  root: number,
): GraphArc[] {
  const reached = new Set([root]);
  const tree: GraphArc[] = [];
  for (;;) {
    let best: GraphArc | undefined;
    for (const arc of arcs) {
      if (!reached.has(arc.from) || reached.has(arc.to) || !kept.has(arc.to)) continue;
      if (best === undefined || isCheaper(arc, best, vertices)) best = arc;
    }
    if (best === undefined) return tree;
    reached.add(best.to);
    tree.push(best);
  }
}

function isCheaper(arc: GraphArc, than: GraphArc, vertices: readonly Vertex[]): boolean {
  const [a, b] = [vertices[arc.to]!, vertices[than.to]!];
  if (a === b) return compare(arc, than) > 0;
  if (a.depth !== b.depth) return a.depth < b.depth;
  return a.informativeness > b.informativeness;
}

function compare(a: GraphArc, b: GraphArc): number {
  return a.targets.size - b.targets.size || a.seen.size - b.seen.size;
}
