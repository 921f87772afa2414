// Connectivity of the links that lead from a vertex to itself (traversal strategy figure 10), by what the truth says of them.
import { loopBackConnectivity, pagesReached, samplePages, skeletonLinks } from '../../src/papers/index.ts';
import { describeVertices, type GraphArc, siteGraph } from '../../src/sitemap/index.ts';
import { type Forum, pagesOf, type Truth } from './forums.ts';

export interface ConnectivityFigures {
  readonly forum: string;
  readonly pages: number;
  readonly links: readonly { readonly score: number; readonly isFlip: boolean; readonly url: string }[];
}

// A kind that was seen once or twice says nothing.
const LEAST_STEPS = 5;
const MOSTLY = 0.5;

export async function connectivityOf(
  forum: Forum,
  pages: number,
  seed: number,
): Promise<ConnectivityFigures> {
  const sample = await samplePages(forum.entry, pagesOf(forum), { budget: pages, seed });
  const graph = siteGraph(sample, { byUrl: false });
  // A permalink shows a page of its thread: what is true of one URL of a page is true of all.
  const truths = new Map<number, Truth>();
  for (const [page, content] of graph.contents.entries()) {
    const truth = forum.truthOf(graph.pages[page]!.url);
    if (truth.whole !== undefined) truths.set(content, truth);
  }
  // As the paper has it: page flips are sought among what skeleton links lead to.
  const reached = pagesReached(skeletonLinks(graph, describeVertices(graph)));
  const byPlace = new Map<string, GraphArc[]>();
  const scores = loopBackConnectivity(graph, graph.arcs, reached);
  for (const arc of scores.keys()) {
    const place = `${arc.from} ${arc.location}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), arc]);
  }
  const links = [...byPlace.values()].flatMap((arcs) => {
    const steps = arcs
      .flatMap((arc) => arc.steps)
      .filter((step) => step.every((page) => reached.has(page)))
      .map(([from, to]) => [graph.contents[from]!, graph.contents[to]!] as const)
      .filter(([from, to]) => from !== to);
    if (steps.length < LEAST_STEPS) return [];
    const told = steps
      .map(([from, to]) => [truths.get(from), truths.get(to)] as const)
      .filter(([from, to]) => from !== undefined && to !== undefined);
    const flips = told.filter(([from, to]) => from!.whole === to!.whole).length;
    // No truth tells which search results are of one search: there, numbers and arrows are pagers.
    const isFlip = told.length > 0 ? flips > told.length / 2 : arcs.every((arc) => arc.flipAnchors > MOSTLY);
    return [{ score: scores.get(arcs[0]!)!, url: arcs[0]!.url, isFlip }];
  });
  return { forum: forum.name, pages, links };
}
