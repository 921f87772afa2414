// iRobot's heuristic 2 (section 5.4): 'for a layout cluster containing several vertices, reserving one representative one is
// enough, as the others are prone to be duplicates'.
//
// The paper keeps the largest vertex of a layout and drops the rest unseen. On real forums that is mostly the wrong one: a
// thread has one address and a dozen of posts' addresses, so that the largest vertex is that of links to posts; and boards,
// their further pages and lists of a member's topics are often drawn alike and repeat nothing. Here the representative is
// the vertex that is linked plainly and lies shallowest, and another one goes when the sample says that it repeats what is
// kept, or is too small to say that it does not.
import type { Vertex } from '../../learn/index.ts';
import type { GraphArc, SiteGraph } from '../../sitemap/index.ts';

const MOSTLY = 0.5;
// Share of a vertex that repeats what is kept from which on it goes. First pages of lists are repeated by their pagers.
const REPEATING = 0.5;
const REPEATING_FLIPS = 0.9;
// How likely it may be that a vertex repeats what is kept though the sample does not show it.
const DOUBT = 0.5;
const DOUBT_OF_PLACES = 0.05;

/** The vertices that stay of the informative ones; the root always does. */
export function withoutRepetition(
  graph: SiteGraph,
  vertices: readonly Vertex[],
  informative: ReadonlySet<number>,
  isFlip: (arc: GraphArc) => boolean,
): ReadonlySet<number> {
  const root = graph.vertexOf[0]!;
  const plain = plainShares(graph);
  const sampled = sampledShares(graph, vertices);
  const flips = new Set(graph.arcs.filter(isFlip).map(({ to }) => to));
  const kept = new Set<number>();
  // What the vertices kept so far show, by their forms of URL.
  const shown = new Map<string, Set<number>>();
  const contentsOf = (id: number) =>
    new Set(graph.vertices[id]!.members.map((member) => graph.contents[member]!));
  for (const candidates of byLayout(vertices, informative)) {
    const rankOf = ({ id, url }: Vertex) =>
      id === root ? 0 : (plain[id]! < MOSTLY ? 3 : 1) + (shown.has(url) ? 0 : 1);
    candidates.sort((a, b) => rankOf(a) - rankOf(b) || a.depth - b.depth);
    const inLayout = new Set<string>();
    for (const { id, url } of candidates) {
      const contents = contentsOf(id);
      const isRepeating = [...shown].some(([form, known]) => {
        if (form === url) return false;
        const repeated = [...contents].filter((content) => known.has(content)).length;
        const least = flips.has(id) ? REPEATING_FLIPS : REPEATING;
        return repeated > 0 && repeated >= least * sampled.get(form)! * contents.size;
      });
      // How likely none of so many pages is in the sample under its other URL, if all of them had one.
      const doubt = plain[id]! < MOSTLY ? DOUBT_OF_PLACES : DOUBT;
      const isUntested =
        !flips.has(id) &&
        [...inLayout].some((form) => form !== url && (1 - sampled.get(form)!) ** contents.size > doubt);
      if (id !== root && (isRepeating || isUntested)) continue;
      kept.add(id);
      inLayout.add(url);
      const known = shown.get(url) ?? new Set();
      for (const content of contents) known.add(content);
      shown.set(url, known);
    }
  }
  return kept;
}

/** The informative vertices of each layout, layouts with the most pages first. */
function byLayout(vertices: readonly Vertex[], informative: ReadonlySet<number>): Vertex[][] {
  const layouts = new Map<number, Vertex[]>();
  for (const vertex of vertices) {
    if (!informative.has(vertex.id)) continue;
    layouts.set(vertex.layout, [...(layouts.get(vertex.layout) ?? []), vertex]);
  }
  const sizeOf = (own: readonly Vertex[]) => own.reduce((sum, { uniquePages }) => sum + uniquePages, 0);
  return [...layouts.values()].sort((a, b) => sizeOf(b) - sizeOf(a));
}

/** For each vertex the share of its pages that some link leads to as such, not to a place within them. */
function plainShares({ pages, vertices }: SiteGraph): number[] {
  const plain = new Set<string>();
  for (const page of pages)
    for (const { url, hasFragment } of page.links) if (!hasFragment && url !== page.url) plain.add(url);
  return vertices.map(
    ({ members }) => members.filter((member) => plain.has(pages[member]!.url)).length / members.length,
  );
}

/** For each form of URL how many of the URLs seen are in the sample. */
function sampledShares({ arcs }: SiteGraph, vertices: readonly Vertex[]): ReadonlyMap<string, number> {
  const seen = new Map<string, Set<string>>();
  for (const arc of arcs) {
    const urls = seen.get(arc.url) ?? new Set();
    for (const url of arc.seen) urls.add(url);
    seen.set(arc.url, urls);
  }
  const sampled = new Map<string, number>();
  for (const { url, pages } of vertices) sampled.set(url, (sampled.get(url) ?? 0) + pages);
  return new Map(
    [...sampled].map(([url, pages]) => [url, pages / Math.max(pages, seen.get(url)?.size ?? 0)]),
  );
}
