// Paths that iRobot chooses against those the truth would (iRobot table 2), and pages of one board or thread whose relation
// the crawl keeps (table 3).
import { LinkMatcher, type SiteModel } from '../../src/learn/index.ts';
import type { Page } from '../../src/page/index.ts';
import { chosenMap, mappedModel, sampleForum, selectPaths } from '../../src/papers/index.ts';
import {
  describeVertices,
  type GraphArc,
  PageVertices,
  type SiteGraph,
  siteGraph,
} from '../../src/sitemap/index.ts';
import { type Forum, pagesOf } from './forums.ts';
import type { Labels } from './labels.ts';
import { simulate } from './simulate.ts';

export interface PathFigures {
  readonly forum: string;
  /** Arcs that are followed, and those of them that lead to boards and threads. */
  readonly followed: number;
  readonly toForum: number;
  /** Arcs that lead down from the entry, or on within a board or thread, without redundant ones. */
  readonly wanted: number;
  readonly both: number;
  /** Further pages of boards and threads: of the mirror, crawled, and known for what they are. */
  readonly relations: number;
  readonly crawledRelations: number;
  readonly keptRelations: number;
}

const PAPER_SAMPLE = 500;

export async function comparePaths(forum: Forum, labels: Labels, maxPages: number): Promise<PathFigures> {
  const sample = await sampleForum(forum.entry, pagesOf(forum), { budget: PAPER_SAMPLE }, PAPER_SAMPLE);
  const graph = siteGraph(sample, { byUrl: true });
  const vertices = describeVertices(graph);
  const chosen = selectPaths(graph, vertices);
  const siteMap = chosenMap(graph, sample, (arc) => chosen.get(arc) ?? 0, { vertices });
  const model = mappedModel('irobot', sample, siteMap);
  // The map has the arcs of the graph, in their order.
  const followed = new Set(graph.arcs.filter((_, i) => siteMap.arcs[i]!.follow > 0));
  return {
    forum: forum.name,
    ...arcFigures(forum, graph, (arc) => followed.has(arc)),
    ...(await relationFigures(forum, model, labels, maxPages)),
  };
}

function arcFigures(forum: Forum, graph: SiteGraph, isFollowed: (arc: GraphArc) => boolean) {
  const truths = graph.pages.map(({ finalUrl }) => forum.truthOf(finalUrl));
  const hasBoards = truths.some(({ type }) => type.startsWith('index'));
  const mostSteps = ({ steps }: GraphArc, test: (from: number, to: number) => boolean) =>
    2 * steps.filter(([from, to]) => test(from, to)).length > steps.length;
  const isToForum = (arc: GraphArc) => mostSteps(arc, (_, to) => truths[to]!.whole !== undefined);
  const isWanted = (arc: GraphArc) =>
    mostSteps(arc, (from, to) => {
      const [source, target] = [truths[from]!, truths[to]!];
      if (source.whole === undefined || target.whole === undefined) return false;
      if (source.whole === target.whole) return source.content !== target.content;
      const isList = /^(entry|index)/.test(source.type);
      if (target.type === 'index') return isList;
      // A front page that names the latest threads is a way, but the boards are one already.
      return target.type === 'thread' && (hasBoards ? source.type.startsWith('index') : isList);
    });
  const wanted = withoutRedundant(graph.arcs.filter(isWanted), isFollowed);
  const followed = graph.arcs.filter(isFollowed);
  return {
    followed: followed.length,
    toForum: followed.filter(isToForum).length,
    wanted: wanted.length,
    both: wanted.filter(isFollowed).length,
  };
}

/** As the paper's people did: what is followed is kept where it is not redundant, and what is missed is added. */
function withoutRedundant(arcs: readonly GraphArc[], isFollowed: (arc: GraphArc) => boolean): GraphArc[] {
  const shown = new Map<number, Set<string>>();
  return [...arcs]
    .sort((a, b) => Number(isFollowed(b)) - Number(isFollowed(a)) || b.seen.size - a.seen.size)
    .filter(({ from, seen }) => {
      const known = shown.get(from) ?? new Set();
      shown.set(from, known);
      const before = known.size;
      for (const url of seen) known.add(url);
      return known.size > before;
    });
}

async function relationFigures(forum: Forum, model: SiteModel, { contents }: Labels, maxPages: number) {
  const further = (urls: Iterable<string>) =>
    new Set(
      [...urls].flatMap((url) => {
        const { type, content } = forum.truthOf(url);
        return type.endsWith('-flip') && content !== undefined ? [content] : [];
      }),
    );
  const matcher = new LinkMatcher(model);
  const vertices = new PageVertices(model.siteMap!, model.ignoredParameters);
  const kept = new Set<string>();
  const onPage = (page: Page, url: string): void => {
    const { whole } = forum.truthOf(url);
    if (whole === undefined) return;
    const { vertex, places } = vertices.read(page);
    for (const link of page.links) {
      const truth = forum.truthOf(link.url);
      if (truth.whole !== whole || !truth.type.endsWith('-flip')) continue;
      const known = matcher.recognise(link.url, places.get(link.node) ?? link.location, vertex);
      // The rule of the look-up table, whatever part of the URL numbers pages.
      if (known !== undefined && model.patterns[known.pattern]!.type.endsWith('-flip'))
        kept.add(truth.content!);
    }
  };
  const { visits } = await simulate(forum, model, { maxPages, onPage });
  const crawled = further(visits.filter(({ answer }) => answer === 'page').map(({ url }) => url));
  return {
    relations: further(Object.keys(contents)).size,
    crawledRelations: crawled.size,
    keptRelations: [...kept].filter((content) => crawled.has(content)).length,
  };
}
