// A graph with decisions becomes the site map: plain JSON that a model keeps, pictures show and a crawl looks links up in.
import type { Arc, FollowRule, LayoutCentre, SiteMap, Vertex, VertexKind } from '../learn/index.ts';
import { contentEntropy, groupSizes, informativeness } from './informativeness.ts';
import { layoutSpace } from './layout-distance.ts';
import type { Sample } from './sampling.ts';
import { exampleOf, type GraphArc, type SiteGraph } from './site-graph.ts';
import { vertexKinds } from './vertex-kinds.ts';

/** Figures of all vertices, in their order. */
export function describeVertices(graph: SiteGraph): Vertex[] {
  const { pages, contents } = graph;
  const kinds = vertexKinds(graph);
  const size = mean(pages.map((page) => page.size));
  return graph.vertices.map(({ id, layout, url, members }) => {
    const own = members.map((member) => pages[member]!);
    const uniquePages = new Set(members.map((member) => contents[member])).size;
    const figures = {
      pages: members.length,
      duplicates: members.length - uniquePages,
      size: mean(own.map((page) => page.size)),
    };
    return {
      id,
      layout,
      url,
      kind: kinds[id]!,
      pages: members.length,
      uniquePages,
      bytes: Math.round(figures.size),
      depth: mean(own.map(({ depth }) => depth)),
      informativeness: informativeness(figures, { pages: pages.length, size }),
      entropy: contentEntropy(groupSizes(members.map((member) => contents[member]!))),
      sample: own[0]!.url,
      title: own[0]!.title,
    };
  });
}

/** Puts together what is kept. `followOf` says what to do with the links of an arc. */
export function siteMapOf(
  graph: SiteGraph,
  sample: Sample,
  followOf: (arc: GraphArc) => FollowRule,
  vertices: readonly Vertex[] = describeVertices(graph),
): SiteMap {
  return {
    pages: graph.pages.length,
    vertices,
    arcs: graph.arcs.map(
      (arc): Arc => ({
        from: arc.from,
        to: arc.to,
        url: arc.url,
        location: arc.location,
        targets: arc.targets.size,
        seen: arc.seen.size,
        flipAnchors: arc.flipAnchors,
        follow: followOf(arc),
        example: exampleOf(graph, arc),
      }),
    ),
    table: { patterns: sample.patterns, pages: sample.pages.length, layouts: centresOf(graph, sample) },
  };
}

/** The middle of each layout's pages. */
function centresOf({ pages, vertices }: SiteGraph, { patterns }: Sample): LayoutCentre[] {
  const space = layoutSpace(patterns, pages.length);
  const members = new Map<number, number[]>();
  for (const vertex of vertices)
    members.set(vertex.layout, [...(members.get(vertex.layout) ?? []), ...vertex.members]);
  return [...members].map(([layout, own]) => {
    const features = own.map((page) => space.features(pages[page]!.patterns));
    const sums = new Map<number, number>();
    for (const one of features)
      for (const [id, weight] of one) sums.set(id, (sums.get(id) ?? 0) + weight / own.length);
    return {
      layout,
      weights: [...sums],
      radius: Math.max(0, ...features.map((one) => space.distance(one, sums))),
    };
  });
}

/** Whether a board list, thread list or thread: what a crawl of a forum is after. */
export function isForumKind(kind: VertexKind): boolean {
  return kind === 'entry' || kind === 'board list' || kind === 'thread list' || kind === 'posts';
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
