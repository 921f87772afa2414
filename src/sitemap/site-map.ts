// A graph with decisions becomes the site map: plain JSON that a model keeps, pictures show and a crawl looks links up in.
import type { Arc, FollowRule, LayoutCentre, SiteMap, Vertex, VertexKind } from '../learn/index.ts';
import { contentEntropy, groupSizes, informativeness } from './informativeness.ts';
import { layoutSpace } from './layout-distance.ts';
import type { Sample } from './sampling.ts';
import { exampleOf, FEW_TARGETS, type GraphArc, type SiteGraph } from './site-graph.ts';
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

// Links of one form at one place are followed or not, whatever vertices they lead to. They are not when of the pages they
// lead to less than this share is wanted: a 'latest post' now and then shows what no other link of the sample does, and
// nearly all of them repeat threads.
const LEAST_WANTED = 0.2;

/** Puts together what is kept. `followOf` says what to do with the links of an arc. */
export function siteMapOf(
  graph: SiteGraph,
  sample: Sample,
  followOf: (arc: GraphArc) => FollowRule,
  vertices: readonly Vertex[] = describeVertices(graph),
): SiteMap {
  const isWanted = wantedRows(graph.arcs, followOf);
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
        ...(arc.isOfMessages ? { isOfMessages: true } : {}),
        follow: isWanted(arc) ? followOf(arc) : 0,
        example: exampleOf(graph, arc),
      }),
    ),
    table: {
      patterns: graph.patterns,
      pages: sample.pages.length,
      layouts: centresOf(graph),
      threshold: graph.threshold,
    },
  };
}

/** Rows of the look-up table (vertex, URL form, place) of whose pages enough are wanted. */
function wantedRows(
  arcs: readonly GraphArc[],
  followOf: (arc: GraphArc) => FollowRule,
): (arc: GraphArc) => boolean {
  const rowOf = ({ from, url, location }: GraphArc) => `${from} ${url} ${location}`;
  const rows = new Map<string, { all: number; wanted: number }>();
  for (const arc of arcs) {
    const row = rows.get(rowOf(arc)) ?? { all: 0, wanted: 0 };
    row.all += arc.targets.size;
    if (followOf(arc) > 0) row.wanted += arc.targets.size;
    rows.set(rowOf(arc), row);
  }
  return (arc) => {
    const { all, wanted } = rows.get(rowOf(arc))!;
    return all <= FEW_TARGETS || wanted >= LEAST_WANTED * all;
  };
}

/** The middle of each layout's pages. */
function centresOf({ pages, patterns, vertices }: SiteGraph): LayoutCentre[] {
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
