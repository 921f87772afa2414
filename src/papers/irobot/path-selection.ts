// iRobot's choice of what to follow (section 5.4): vertices that tell little go (heuristic 1), then vertices that repeat
// others (heuristic 2, repeated-vertices.ts), then a spanning tree from the root by depth and informativeness (spanning-tree.ts),
// plus links of a layout to itself that look like page numbers (heuristic 3).
import type { FollowRule, Scope, Vertex, VertexKind } from '../../learn/index.ts';
import type { GraphArc, SiteGraph } from '../../sitemap/index.ts';
import { inScope } from '../sitemap/index.ts';
import { withoutRepetition } from './repeated-vertices.ts';
import { spanningTree } from './spanning-tree.ts';

const MOSTLY = 0.5;
const MANY_PAGES = 3;
// Kinds of pages that ask for something or refuse it. They differ by a name or a title, and so look like content.
const ASKING: ReadonlySet<VertexKind> = new Set(['prompt', 'form', 'login'] as const);

/** For each arc of the graph what to do with its links (eq. 4). */
export function selectPaths(
  graph: SiteGraph,
  vertices: readonly Vertex[],
  scope: Scope = 'all',
): ReadonlyMap<GraphArc, FollowRule> {
  const root = graph.vertexOf[0]!;
  const { informative, small } = byInformation(vertices, root, inScope(graph, vertices, scope));
  const isFlip = (arc: GraphArc) => isFlipArc(vertices, arc);
  const kept = withoutRepetition(graph, vertices, informative, isFlip);
  const telling = new Set([...informative, ...small]);
  const { tree, reached } = spanningTree(graph, vertices, { wanted: kept, allowed: telling, root });
  const chosen = new Map<GraphArc, FollowRule>();
  // Links of one form on pages of one form are one way, at whatever places of the page they stand: threads with one post,
  // with a pager and without one are different layouts, and what is followed on one is followed on all.
  const formOf = ({ from }: GraphArc) => vertices[from]!.url;
  const wayOf = (arc: GraphArc) => `${formOf(arc)} ${arc.url}`;
  const ways = new Set(tree.map(wayOf));
  // Boards below boards have other addresses, and name threads that no other page names: where pages of a form lead
  // nowhere in the tree, what is followed on others of their layout is followed.
  const leading = new Set(tree.map(formOf));
  const layoutWayOf = ({ from, url }: GraphArc) => `${vertices[from]!.layout} ${url}`;
  const layoutWays = new Set(tree.map(layoutWayOf));
  const isAlongside = (arc: GraphArc) =>
    ways.has(wayOf(arc)) || (!leading.has(formOf(arc)) && layoutWays.has(layoutWayOf(arc)));
  const between = graph.arcs.filter(({ from, to }) => reached.has(from) && reached.has(to));
  for (const arc of [...tree, ...between.filter(isAlongside)]) chosen.set(arc, 1);
  for (const arc of between) if (isFlip(arc)) chosen.set(arc, 2);
  return chosen;
}

/**
 * Heuristic 1: vertices below the mean minus one standard deviation go. A few vertices hold most pages, so that on the
 * figures themselves the mean minus the deviation is mostly below zero and nothing would ever go: logarithms are compared.
 * By eq. 3 forty login forms tell as much as one page: vertices whose pages are all the same, and forms of which there are
 * several, go, too.
 */
function byInformation(
  vertices: readonly Vertex[],
  root: number,
  wanted: ReadonlySet<number>,
): { readonly informative: ReadonlySet<number>; readonly small: ReadonlySet<number> } {
  const least = Math.min(1, ...vertices.map((one) => one.informativeness).filter((value) => value > 0));
  const logs = vertices.map((one) => Math.log(Math.max(one.informativeness, least / 10)));
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  const deviation = Math.sqrt(logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / logs.length);
  const tellsNothing = ({ kind, pages, uniquePages }: Vertex) =>
    pages >= MANY_PAGES && (uniquePages === 1 || ASKING.has(kind));
  const telling = vertices
    .filter((one) => one.id === root || (!tellsNothing(one) && wanted.has(one.id)))
    .map(({ id }) => id);
  const isLarge = (id: number) => id === root || logs[id]! >= mean - deviation;
  return {
    informative: new Set(telling.filter(isLarge)),
    small: new Set(telling.filter((id) => !isLarge(id))),
  };
}

/** Heuristic 3: links of a layout to itself stay when their texts are mostly numbers. */
function isFlipArc(vertices: readonly Vertex[], { from, to, flipAnchors }: GraphArc): boolean {
  return flipAnchors > MOSTLY && vertices[from]!.layout === vertices[to]!.layout;
}
