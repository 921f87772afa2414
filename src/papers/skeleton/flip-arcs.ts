// Page flips among the links of a vertex to itself (traversal strategy 5.2): those from whose targets more often than on
// average a way leads back.
import type { GraphArc, SiteGraph } from '../../sitemap/index.ts';
import { connectivity, mostConnected } from './connectivity.ts';

/**
 * Connectivity (eq. 3) of each kind of links that lead from a vertex to itself; kinds that show no way are left out. Links
 * at one place are one kind, whatever their URLs look like: a pager's first page mostly has a URL without a number, and
 * without the way back to it nothing would ever be connected. For the same reason all URLs of a page are one page: pagers
 * lead away from a permalink, and back to the thread's own URL. `among`: pages that count.
 */
export function loopBackConnectivity(
  { contents, vertices }: SiteGraph,
  arcs: Iterable<GraphArc>,
  among: ReadonlySet<number>,
): Map<GraphArc, number> {
  const byPlace = new Map<string, GraphArc[]>();
  for (const arc of arcs) {
    if (arc.from !== arc.to) continue;
    const place = `${arc.from} ${arc.location}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), arc]);
  }
  const scores = new Map<GraphArc, number>();
  for (const own of byPlace.values()) {
    const members = vertices[own[0]!.from]!.members.filter((member) => among.has(member));
    const nameOf = (page: number) => String(contents[page]);
    const isAmong = (page: number) => among.has(page);
    const steps = own.flatMap((arc) => arc.steps.filter((step) => step.every(isAmong)));
    const score = connectivity(
      members.map(nameOf),
      steps.map(([from, to]) => ({ from: nameOf(from), to: nameOf(to) })),
    );
    if (score !== undefined) for (const arc of own) scores.set(arc, score);
  }
  return scores;
}

const MOSTLY = 0.5;
// Pagers lead to first pages as well, which lists name: of two pages one.
const NAMED_BY_LISTS = 2 / 3;
const LEAST_ROWS = 3;

/**
 * The arcs that are page flips: above the average of their vertex, on the pages that the arcs lead to. 'Next thread' and
 * 'previous thread' at one place lead forth and back where threads have one page each, and by eq. 3 alone would be flips;
 * but what they lead to is named by lists, and further pages are not.
 */
export function flipArcs(graph: SiteGraph, skeleton: Iterable<GraphArc>): ReadonlySet<GraphArc> {
  const arcs = [...skeleton];
  const named = namedByLists(graph);
  const byVertex = new Map<number, Map<GraphArc, number>>();
  for (const [arc, score] of loopBackConnectivity(graph, arcs, pagesReached(arcs))) {
    const targets = new Set([...arc.targets].map((page) => graph.contents[page]!));
    if ([...targets].filter((page) => named.has(page)).length > NAMED_BY_LISTS * targets.size) continue;
    const scores = byVertex.get(arc.from);
    if (scores === undefined) byVertex.set(arc.from, new Map([[arc, score]]));
    else scores.set(arc, score);
  }
  return new Set([...byVertex.values()].flatMap((scores) => mostConnected(scores)));
}

/** Contents that lists name: pages that link to several of them at one place, by more than a number. */
function namedByLists({ arcs, contents }: SiteGraph): ReadonlySet<number> {
  const named = new Set<number>();
  for (const { flipAnchors, steps } of arcs) {
    if (flipAnchors > MOSTLY) continue;
    const rows = new Map<number, Set<number>>();
    for (const [from, to] of steps) rows.set(from, (rows.get(from) ?? new Set()).add(contents[to]!));
    for (const targets of rows.values())
      if (targets.size >= LEAST_ROWS) for (const content of targets) named.add(content);
  }
  return named;
}

/** The pages that arcs lead to. */
export function pagesReached(arcs: Iterable<GraphArc>): Set<number> {
  const pages = new Set<number>();
  for (const { targets } of arcs) for (const page of targets) pages.add(page);
  return pages;
}
