// iRobot's directed spanning tree (section 5.4): Prim's algorithm from the root, the cost of an arc being the depth of the
// vertex it leads to, then how informative that is.
import type { Vertex } from '../../learn/index.ts';
import type { GraphArc, SiteGraph } from '../../sitemap/index.ts';

export interface TreeOptions {
  /** Vertices to reach. */
  readonly wanted: ReadonlySet<number>;
  /** Vertices that may be passed where nothing else leads to wanted ones. */
  readonly allowed: ReadonlySet<number>;
  readonly root: number;
}

/**
 * Again and again the arc to the shallowest vertex not reached yet, of equally deep ones the most informative. Of several
 * arcs to one vertex the one that shows the most URLs: the boards, not the latest posts.
 *
 * The paper's tree reaches every vertex, as nothing but the root is needed to reach all. Vertices that heuristics 1 and 2
 * dropped may have been the only way to others (the one page that months are listed from): they come back for what they lead
 * to. Where that is not enough, an arc also counts that was seen on pages of the same layout under another form of URL: rows
 * of the look-up table hold for all vertices of a layout. Every wanted vertex that some allowed way leads to is reached.
 */
export function spanningTree(
  { arcs }: SiteGraph,
  vertices: readonly Vertex[],
  { wanted, allowed, root }: TreeOptions,
): { readonly tree: readonly GraphArc[]; readonly reached: ReadonlySet<number> } {
  const reached = new Set([root]);
  const layouts = new Set([vertices[root]!.layout]);
  const tree: GraphArc[] = [];
  const isReached = ({ from }: GraphArc) => reached.has(from);
  const isOfLayout = ({ from }: GraphArc) => layouts.has(vertices[from]!.layout);
  const shares = shareOfRow(arcs);
  const isWanted = (vertex: number) => wanted.has(vertex);
  const cheapest = (
    mayLeadTo: (vertex: number) => boolean,
    isStart: (arc: GraphArc) => boolean,
  ): GraphArc | undefined => {
    let best: GraphArc | undefined;
    for (const arc of arcs) {
      if (reached.has(arc.to) || !mayLeadTo(arc.to) || !isStart(arc)) continue;
      if (best === undefined || isCheaper(arc, best, vertices, shares)) best = arc;
    }
    return best;
  };
  for (;;) {
    const next =
      cheapest(isWanted, isReached) ??
      cheapest(firstStep(arcs, wanted, allowed, reached), isReached) ??
      cheapest(isWanted, isOfLayout);
    if (next === undefined) return { tree, reached };
    reached.add(next.to);
    layouts.add(vertices[next.to]!.layout);
    tree.push(next);
  }
}

/** Vertices that may be passed and from which a way leads to one that is wanted and not reached yet. */
function firstStep(
  arcs: readonly GraphArc[],
  wanted: ReadonlySet<number>,
  allowed: ReadonlySet<number>,
  reached: ReadonlySet<number>,
): (vertex: number) => boolean {
  const leading = new Set([...wanted].filter((vertex) => !reached.has(vertex)));
  if (leading.size === 0) return () => false;
  for (let size = -1; size !== leading.size; ) {
    size = leading.size;
    for (const { from, to } of arcs)
      if (leading.has(to) && allowed.has(from) && !reached.has(from)) leading.add(from);
  }
  return (vertex) => leading.has(vertex);
}

function isCheaper(
  arc: GraphArc,
  than: GraphArc,
  vertices: readonly Vertex[],
  shares: ReadonlyMap<GraphArc, number>,
): boolean {
  const [a, b] = [vertices[arc.to]!, vertices[than.to]!];
  const shows = (one: GraphArc) => one.seen.size * shares.get(one)!;
  if (a === b) return shows(arc) > shows(than);
  if (a.depth !== b.depth) return a.depth < b.depth;
  return a.informativeness > b.informativeness;
}

/** For each arc the share of the sampled pages behind links of its form and place that are of the vertex it leads to. */
function shareOfRow(arcs: readonly GraphArc[]): ReadonlyMap<GraphArc, number> {
  const rowOf = ({ from, url, location }: GraphArc) => `${from} ${url} ${location}`;
  const totals = new Map<string, number>();
  for (const arc of arcs) totals.set(rowOf(arc), (totals.get(rowOf(arc)) ?? 0) + arc.targets.size);
  return new Map(arcs.map((arc) => [arc, arc.targets.size / Math.max(1, totals.get(rowOf(arc))!)]));
}
