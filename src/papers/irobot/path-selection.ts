// iRobot's choice of what to follow (5.4): drop vertices that tell little, keep one vertex a layout, then a spanning tree
// from the entry page, by depth and informativeness, plus links of vertices to themselves that look like page numbers.
import type { FollowRule, Vertex, VertexKind } from '../../learn/index.ts';
import type { GraphArc, SiteGraph } from '../../sitemap/index.ts';

const MOSTLY = 0.5;
const MANY_PAGES = 3;
const NEARLY_EQUAL = 0.7;
// Kinds of pages that ask for something or refuse it. They differ by a name or a title, and so look like content.
const ASKING: ReadonlySet<VertexKind> = new Set(['prompt', 'form', 'login'] as const);
// In a sample only some pages are there under both of their URLs.
const REPEATING = 0.1;

/** For each arc of the graph what to do with its links. */
export function selectPaths(
  graph: SiteGraph,
  vertices: readonly Vertex[],
): ReadonlyMap<GraphArc, FollowRule> {
  const root = graph.vertexOf[0]!;
  const { informative, small } = byInformation(vertices, root);
  const kept = withoutRepetition(graph, vertices, informative, root);
  const chosen = new Map<GraphArc, FollowRule>();
  // Links of one form on pages of one form are one way, at whatever places of the page they stand: threads with one post,
  // with a pager and without one are different layouts, and what is followed on one is followed on all.
  const wayOf = ({ from, url }: GraphArc) => `${vertices[from]!.url} ${url}`;
  const tree = spanningTree(graph, vertices, kept, small, root);
  const ways = new Set(tree.map(wayOf));
  // Vertices that are there for what they lead to belong to the tree as well.
  for (const { to } of tree) kept.add(to);
  const between = graph.arcs.filter(({ from, to }) => kept.has(from) && kept.has(to));
  for (const arc of between) if (ways.has(wayOf(arc))) chosen.set(arc, 1);
  for (const arc of between) if (isFlipArc(vertices, arc)) chosen.set(arc, 2);
  return chosen;
}

/**
 * Heuristic 1: vertices below the mean minus one standard deviation go. A few vertices hold most pages, so that on the
 * figures themselves the mean minus the deviation is mostly below zero and nothing would ever go: logarithms are compared.
 * By eq. 3 forty login forms tell as much as one page: vertices whose pages are all the same, and forms of which there are several, go, too.
 */
function byInformation(
  vertices: readonly Vertex[],
  root: number,
): { readonly informative: ReadonlySet<number>; readonly small: ReadonlySet<number> } {
  const least = Math.min(1, ...vertices.map((one) => one.informativeness).filter((value) => value > 0));
  const logs = vertices.map((one) => Math.log(Math.max(one.informativeness, least / 10)));
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  const deviation = Math.sqrt(logs.reduce((sum, value) => sum + (value - mean) ** 2, 0) / logs.length);
  const tellsNothing = ({ kind, pages, uniquePages }: Vertex) =>
    pages >= MANY_PAGES && (uniquePages === 1 || ASKING.has(kind));
  const telling = vertices.filter((one) => one.id === root || !tellsNothing(one)).map(({ id }) => id);
  const isLarge = (id: number) => id === root || logs[id]! >= mean - deviation;
  return {
    informative: new Set(telling.filter(isLarge)),
    small: new Set(telling.filter((id) => !isLarge(id))),
  };
}

/**
 * Heuristic 2: a layout cluster needs one vertex, as its others are prone to show the same under another URL. The paper
 * keeps the largest and drops the rest unseen; boards and the topics of a member are often drawn alike, though. Here a
 * vertex goes when pages of it repeat pages of a more informative one; of nearly equal ones that stays whose URLs look
 * like those of a larger layout.
 */
function withoutRepetition(
  graph: SiteGraph,
  vertices: readonly Vertex[],
  informative: ReadonlySet<number>,
  root: number,
): Set<number> {
  const byLayout = new Map<number, Vertex[]>();
  for (const vertex of [...vertices].sort((a, b) => worthOf(b) - worthOf(a))) {
    if (!informative.has(vertex.id)) continue;
    const others = byLayout.get(vertex.layout);
    if (others === undefined) byLayout.set(vertex.layout, [vertex]);
    else others.push(vertex);
  }
  const kept = new Set<number>();
  const forms = new Set<string>();
  for (const candidates of byLayout.values()) {
    const most = worthOf(candidates[0]!);
    const first =
      candidates.find(({ id }) => id === root) ??
      candidates.find((one) => forms.has(one.url) && worthOf(one) >= NEARLY_EQUAL * most) ??
      candidates[0]!;
    const shown = new Set<number>();
    for (const { id, url } of new Set([first, ...candidates])) {
      const contents = new Set(graph.vertices[id]!.members.map((member) => graph.contents[member]!));
      const repeated = [...contents].filter((content) => shown.has(content)).length;
      if (repeated >= REPEATING * contents.size && repeated > 0) continue;
      kept.add(id);
      forms.add(url);
      for (const content of contents) shown.add(content);
    }
  }
  return kept;
}

/** Of two vertices that show the same, the one that repeats itself, too (a page for each post), counts less. */
function worthOf({ informativeness, uniquePages, pages }: Vertex): number {
  return (informativeness * uniquePages) / pages;
}

/** Heuristic 3: links of a layout to itself stay when their texts are mostly numbers. */
function isFlipArc(vertices: readonly Vertex[], { from, to, flipAnchors }: GraphArc): boolean {
  return flipAnchors > MOSTLY && vertices[from]!.layout === vertices[to]!.layout;
}

/**
 * Prim's algorithm from the root: again and again the arc to the shallowest vertex not reached yet, of equally deep ones
 * the most informative. Of several arcs to one vertex the one that shows the most URLs: the boards, not the latest posts.
 * The paper's tree reaches every vertex there is. Dropped ones may have been the only way to others (the one page that
 * members or months are listed from): where nothing else is left, a small vertex is taken for what it leads to.
 */
function spanningTree(
  { arcs }: SiteGraph,
  vertices: readonly Vertex[],
  kept: ReadonlySet<number>,
  small: ReadonlySet<number>,
  root: number,
): GraphArc[] {
  const reached = new Set([root]);
  const tree: GraphArc[] = [];
  const cheapest = (mayLeadTo: (vertex: number) => boolean): GraphArc | undefined => {
    let best: GraphArc | undefined;
    for (const arc of arcs) {
      if (!reached.has(arc.from) || reached.has(arc.to) || !mayLeadTo(arc.to)) continue;
      if (best === undefined || isCheaper(arc, best, vertices)) best = arc;
    }
    return best;
  };
  const leadsOn = (vertex: number) =>
    small.has(vertex) && arcs.some(({ from, to }) => from === vertex && kept.has(to) && !reached.has(to));
  for (;;) {
    const next = cheapest((vertex) => kept.has(vertex)) ?? cheapest(leadsOn);
    if (next === undefined) return tree;
    reached.add(next.to);
    tree.push(next);
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
