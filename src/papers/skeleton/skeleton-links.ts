// Skeleton links (traversal strategy 5.1): for each vertex, from the top down, the kinds of links that together reach the
// most different pages with the fewest repetitions. A search over all combinations with two pruning rules (figures 3–5).
import type { Scope, Vertex } from '../../learn/index.ts';
import { contentEntropy, coverage, type GraphArc, groupSizes, type SiteGraph } from '../../sitemap/index.ts';
import { copiedFrom, inScope } from '../sitemap/index.ts';

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
// One page of a kind may look like a copy by accident.
const LEAST_COPIES = 2;
const MOSTLY = 0.5;
// The search ends after so many states: with many kinds of links there are more than can be tried.
const MAX_STATES = 4096;

/**
 * The skeleton links of a graph (figure 3). The paper takes vertices by their level and, for each, links from those before
 * it, and does not say what the level of a vertex is. A portal shows some posts before any board is met, and members have
 * lists of threads, too: by where its first page was met posts would come before boards, by the mean of all its pages boards
 * before the front page. Links are candidates when the vertex they stand on comes no later by one of the two.
 */
export function skeletonLinks(
  graph: SiteGraph,
  vertices: readonly Vertex[],
  scope: Scope = 'all',
): ReadonlySet<GraphArc> {
  const root = graph.vertexOf[0]!;
  const least = graph.vertices.map(({ members }) =>
    Math.min(...members.map((member) => graph.pages[member]!.depth)),
  );
  const isBefore = (from: number, to: number) =>
    least[from]! <= least[to]! || vertices[from]!.depth <= vertices[to]!.depth;
  const copies = copiedVertices(graph, vertices);
  const isWorthless = ({ id, pages, entropy }: Vertex) =>
    id !== root && ((pages >= FEW_PAGES && entropy < LEAST_ENTROPY) || copies.has(id));
  const wanted = inScope(graph, vertices, scope);
  const worthy = vertices
    .filter((vertex) => !isWorthless(vertex) && wanted.has(vertex.id))
    .map(({ id }) => id);
  const isWorthy = new Set(worthy);
  const skeleton = new Set<GraphArc>();
  for (const vertex of worthy.sort((a, b) => least[a]! - least[b]!)) {
    const candidates = graph.arcs.filter(
      ({ from, to }) => to === vertex && isWorthy.has(from) && isBefore(from, vertex),
    );
    for (const arc of bestLinks(graph, vertex, withoutPlaces(candidates))) skeleton.add(arc);
  }
  return skeleton;
}

/** Vertices whose pages are parts of pages of posts, or the same in another frame (near duplicates, section 5.1.1). */
function copiedVertices(graph: SiteGraph, vertices: readonly Vertex[]): ReadonlySet<number> {
  const { pages, arcs, vertexOf } = graph;
  const isPosts = (page: number) => vertices[vertexOf[page]!]!.kind === 'posts';
  const originals = pages.map((_, page) => page).filter(isPosts);
  const copies = copiedFrom(graph, originals, (page, original) => vertexOf[page] !== vertexOf[original]);
  const found = new Map<string, number>();
  for (const [page, from] of copies)
    for (const original of new Set(from.map((one) => vertexOf[one]!))) {
      const key = `${vertexOf[page]} ${original}`;
      found.set(key, (found.get(key) ?? 0) + 1);
    }
  const sampled = vertices.map(({ id, pages: own }) => {
    const seen = new Set(arcs.filter(({ to }) => to === id).flatMap((arc) => [...arc.seen]));
    return own / Math.max(own, seen.size);
  });
  const copied = (vertex: number, original: number) => found.get(`${vertex} ${original}`) ?? 0;
  const share = (vertex: number, original: number) => copied(vertex, original) / vertices[vertex]!.pages;
  const isCopyOf = (one: number, other: number) =>
    copied(one, other) >= LEAST_COPIES &&
    share(one, other) >= MOSTLY * sampled[other]! &&
    // Threads of one message are parts of the message's page as well.
    share(one, other) > share(other, one);
  const isCopy = ({ id }: Vertex) => vertices.some((other) => isCopyOf(id, other.id));
  return new Set(vertices.filter(isCopy).map(({ id }) => id));
}

/** Links to places within pages are shortcuts where others on the same pages lead to such pages plainly. */
function withoutPlaces(candidates: readonly GraphArc[]): readonly GraphArc[] {
  const isPlace = ({ fragments }: GraphArc) => fragments > MOSTLY;
  const plain = new Set(candidates.filter((arc) => !isPlace(arc)).map(({ from }) => from));
  return candidates.filter((arc) => !isPlace(arc) || !plain.has(arc.from));
}

interface State {
  readonly pages: ReadonlySet<number>;
  readonly coverage: number;
  readonly informativeness: number;
}

/** GetSkeletonLinks (figure 5). What is not decided yet counts as selected. */
function bestLinks(graph: SiteGraph, vertex: number, candidates: readonly GraphArc[]): readonly GraphArc[] {
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
  // The richest first: of two kinds of links that repeat each other, the one stays that shows more different pages. What is not in
  // the sample counts as what is: of a board's threads a sample has few, of a list of the latest ones all.
  const shows = new Map(
    candidates.map((arc) => {
      const contentsShown = new Set([...arc.targets].map((page) => contents[page]!)).size;
      return [arc, (contentsShown / Math.max(1, arc.targets.size)) * arc.seen.size];
    }),
  );
  const links = [...candidates].sort((a, b) => shows.get(b)! - shows.get(a)!);
  const { selected, open } = byRules(links, judge, contents);
  const isBetter = (state: State, arcs: readonly GraphArc[]) => {
    const [score, highest] = [scoreOf(state), scoreOf(best.state)];
    // Of equal ones the one with more links: pages not in the sample may be reached by one way only.
    return score > highest || (score === highest && arcs.length > best.links.length);
  };
  let best = { state: judge(selected), links: selected };
  let states = 0;
  const decide = (at: number, chosen: readonly GraphArc[]): void => {
    if (at === open.length) {
      const state = judge(chosen);
      if (isBetter(state, chosen)) best = { state, links: chosen };
      return;
    }
    for (const choice of [chosen, [...chosen, open[at]!]]) {
      if (states++ >= MAX_STATES) return;
      const state = judge([...choice, ...open.slice(at + 1)]);
      const isWorse =
        state.coverage < COVERAGE_KEPT * best.state.coverage ||
        state.informativeness < INFORMATIVENESS_KEPT * best.state.informativeness;
      if (!isWorse) decide(at + 1, choice);
    }
  };
  decide(0, []);
  // A search that ended early has not tried all ways to the same pages.
  for (const link of open) {
    if (best.links.includes(link)) continue;
    const more = { state: judge([...best.links, link]), links: [...best.links, link] };
    if (isBetter(more.state, more.links)) best = more;
  }
  return best.links;
}

/**
 * The two rules of section 5.1.2, link by link: the state that the search of figure 5 begins with, where the paper begins with
 * none; its pruning against the best state so far is worth the more the better that is. Links that repeat others are not
 * searched again.
 */
function byRules(
  links: readonly GraphArc[],
  judge: (arcs: readonly GraphArc[]) => State,
  contents: readonly number[],
): { readonly selected: readonly GraphArc[]; readonly open: readonly GraphArc[] } {
  const selected: GraphArc[] = [];
  const open: GraphArc[] = [];
  for (const link of links) {
    const without = judge(selected);
    if (repeats(contents, link, selected, without.pages)) continue;
    open.push(link);
    const including = judge([...selected, link]);
    const costsInformation = including.informativeness < INFORMATIVENESS_KEPT * without.informativeness;
    const isNeeded = without.coverage < COVERAGE_KEPT * including.coverage;
    if (isNeeded || !costsInformation) selected.push(link);
  }
  return { selected, open };
}

/** The paper does not say when one state is better than another. */
function scoreOf(state: State): number {
  return state.coverage * state.informativeness;
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

/**
 * Whether a kind of links leads to what others show under another URL. That is seen of a page only when the sample has it by both
 * URLs: the share of such pages is compared with the share of the others' URLs that are in the sample. Links of a vertex to itself
 * may be pagers, which all lead back to their first page by another address: of them a share of all pages is asked for.
 */
function repeats(
  contents: readonly number[],
  { from, to, targets }: GraphArc,
  others: readonly GraphArc[],
  shown: ReadonlySet<number>,
): boolean {
  const elsewhere = new Set([...shown].map((page) => contents[page]!));
  const repeated = [...targets].filter((page) => !shown.has(page) && elsewhere.has(contents[page]!));
  // One page may look like another by accident.
  if (repeated.length < 2) return false;
  const found = new Set(repeated.map((page) => contents[page]!));
  const showing = others.filter((other) => [...other.targets].some((page) => found.has(contents[page]!)));
  const inSample = new Set(showing.flatMap((other) => [...other.targets])).size;
  const seen = new Set(showing.flatMap((other) => [...other.seen])).size;
  const sampled = from === to ? 1 : Math.min(1, inSample / Math.max(1, seen));
  return repeated.length >= REPEATING * sampled * targets.size;
}
