// Skeleton links (traversal strategy 5.1): for each vertex, from the top down, the kinds of links that together reach the
// most different pages with the fewest repetitions. A search over all combinations with two pruning rules (figures 3–5).
import type { Vertex } from '../../learn/index.ts';
import { contentEntropy, coverage, type GraphArc, groupSizes, type SiteGraph } from '../../sitemap/index.ts';

// Rule 1: a link that makes informativeness fall below this share of what it was without it is none.
const INFORMATIVENESS_KEPT = 0.97;
// Rule 2: a link without which coverage falls below this share of what it was with it is one.
const COVERAGE_KEPT = 0.97;
// A kind of links that is needed by rule 2 and none by rule 1 goes when so many of its pages repeat those of others: in a
// sample, the other address of a page is often missing, and a repetition looks like something new.
const REPEATING = 0.2;
// Pages that are nearly all the same (prompts, login forms) have nothing worth a link.
const LEAST_ENTROPY = 0.5;
const FEW_PAGES = 4;
// What the two rules leave open is tried both ways, up to so many combinations; then as it comes.
const MAX_STATES = 4096;

/**
 * The skeleton links of a graph. The paper takes vertices by their level and, for each, links from those before it. Levels
 * are where the first page of a vertex was met (a mean is drawn down by lists that members have, too), and vertices of one
 * level may lead to each other: boards and the threads that the front page shows are met at the same time.
 */
export function skeletonLinks(graph: SiteGraph, vertices: readonly Vertex[]): ReadonlySet<GraphArc> {
  const root = graph.vertexOf[0]!;
  const levels = graph.vertices.map(({ members }) =>
    Math.min(...members.map((member) => graph.pages[member]!.depth)),
  );
  const isWorthless = ({ id, pages, entropy }: Vertex) =>
    id !== root && pages >= FEW_PAGES && entropy < LEAST_ENTROPY;
  const worthy = vertices.filter((vertex) => !isWorthless(vertex)).map(({ id }) => id);
  const isWorthy = new Set(worthy);
  const skeleton = new Set<GraphArc>();
  for (const vertex of worthy.sort((a, b) => levels[a]! - levels[b]!)) {
    const candidates = graph.arcs.filter(
      ({ from, to }) => to === vertex && isWorthy.has(from) && levels[from]! <= levels[vertex]!,
    );
    for (const arc of bestLinks(graph, vertex, candidates)) skeleton.add(arc);
  }
  return skeleton;
}

interface State {
  readonly pages: ReadonlySet<number>;
  readonly coverage: number;
  readonly informativeness: number;
}

/** GetSkeletonLinks (figure 5). What is not decided yet counts as selected. */
function bestLinks(graph: SiteGraph, vertex: number, candidates: readonly GraphArc[]): GraphArc[] {
  const { contents } = graph;
  const members = graph.vertices[vertex]!.members;
  const different = new Set(members.map((member) => contents[member])).size;
  const stateOf = (pages: ReadonlySet<number>): State => {
    const groups = [...pages].map((page) => contents[page]!);
    return {
      pages,
      coverage: coverage(new Set(groups).size, different),
      informativeness: contentEntropy(groupSizes(groups)),
    };
  };
  const start = members.includes(0) ? [0] : [];
  const judge = (arcs: readonly GraphArc[]) => stateOf(retrieved(vertex, arcs, start));
  const own = new Map(candidates.map((arc) => [arc, stateOf(arc.targets)]));
  // The worst first: of two kinds of links that repeat each other, the one that repeats itself, too, goes.
  const links = [...candidates].sort((a, b) => {
    const [x, y] = [own.get(a)!, own.get(b)!];
    return x.informativeness - y.informativeness || x.coverage - y.coverage;
  });
  let best: { readonly score: number; readonly links: readonly GraphArc[] } = { score: 0, links: [] };
  let states = 0;
  const decide = (at: number, selected: readonly GraphArc[]): void => {
    if (at === links.length) {
      states++;
      const state = judge(selected);
      const score = state.coverage * state.informativeness;
      // Of equal ones the one with more links: pages not in the sample may be reached by one way only.
      const isBetter = score > best.score || (score === best.score && selected.length > best.links.length);
      if (isBetter) best = { score, links: selected };
      return;
    }
    const link = links[at]!;
    const rest = links.slice(at + 1);
    const without = judge([...selected, ...rest]);
    const including = judge([...selected, link, ...rest]);
    const costsInformation = including.informativeness < INFORMATIVENESS_KEPT * without.informativeness;
    const isNeeded = without.coverage < COVERAGE_KEPT * including.coverage;
    const isRepeating = () => repetition(contents, link, without.pages) >= REPEATING;
    const mayReject = !isNeeded || (costsInformation && isRepeating());
    const maySelect = !costsInformation || (isNeeded && !isRepeating());
    if (maySelect) decide(at + 1, [...selected, link]);
    if (mayReject && (!maySelect || states < MAX_STATES)) decide(at + 1, selected);
  };
  decide(0, []);
  return [...best.links];
}

/**
 * The pages of a vertex that a crawl along some kinds of links retrieves. Links of the vertex to itself lead on from pages
 * that are there already: without a way to the first, pagers lead to nothing.
 */
function retrieved(vertex: number, arcs: readonly GraphArc[], start: readonly number[]): ReadonlySet<number> {
  const pages = new Set(start);
  const onwards = new Map<number, number[]>();
  for (const { from, targets, steps } of arcs) {
    if (from !== vertex) for (const page of targets) pages.add(page);
    else
      for (const [source, target] of steps) {
        const known = onwards.get(source);
        if (known === undefined) onwards.set(source, [target]);
        else known.push(target);
      }
  }
  for (const page of pages) for (const next of onwards.get(page) ?? []) pages.add(next);
  return pages;
}

/** Share of the pages a kind of links leads to that others show under another URL. */
function repetition(contents: readonly number[], { targets }: GraphArc, others: ReadonlySet<number>): number {
  const elsewhere = new Set([...others].map((page) => contents[page]!));
  const repeated = [...targets].filter((page) => !others.has(page) && elsewhere.has(contents[page]!));
  // Every pager leads back to its first page by another address.
  return repeated.length < 2 ? 0 : repeated.length / targets.size;
}
