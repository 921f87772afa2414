// What the strategies of the site map have in common: how they sample, and how a map becomes a model.
import { CrawlError } from '../../errors.ts';
import {
  Explorer,
  type FetchPage,
  type FollowRule,
  type LearnOptions,
  messagesListedOn,
  type Scope,
  type SiteMap,
  type SiteModel,
  startPage,
  type Vertex,
} from '../../learn/index.ts';
import {
  followedPatterns,
  type GraphArc,
  type Sample,
  type SiteGraph,
  siteMapOf,
  urlClasses,
} from '../../sitemap/index.ts';
import { reachEvery } from './reached.ts';
import { samplePages } from './sampling.ts';

const SEED = 1;
// Addresses that are tried where the page given cannot be read.
const START_BUDGET = 10;
// Of the lists of an archive some name no conversation that is answered within them.
const LISTS_LOOKED_AT = 24;
const MESSAGES_LOOKED_AT = 16;
const THREADS_LOOKED_AT = 8;

/**
 * Samples a forum from the page given: as many pages as are asked for, else at least `least`. The papers start from 'the
 * portal page of the forum' (iRobot 5.4), which whoever crawls names: the page given is the root of the map. Where the
 * site does not show it, the nearest page above its address is.
 */
export async function sampleForum(
  startUrl: string,
  fetchPage: FetchPage,
  { budget, sample, tell }: LearnOptions,
  least: number,
): Promise<Sample> {
  const { page } = await startPage(new Explorer(fetchPage, START_BUDGET), startUrl);
  tell?.(`entry page: ${page.url}`);
  const taken = await samplePages(page.url, fetchPage, {
    budget: sample ?? Math.max(budget, least),
    seed: SEED,
    ...(tell === undefined ? {} : { tell }),
  });
  return withMessages(
    taken,
    new Explorer(fetchPage, THREADS_LOOKED_AT + LISTS_LOOKED_AT + MESSAGES_LOOKED_AT),
  );
}

/**
 * Archives of mailing lists show one message a page, which by itself looks like no page of posts. Told as `skein` tells it, on
 * pages of the sample: those that name the most pages of one form may list messages.
 */
async function withMessages(sample: Sample, explorer: Explorer): Promise<Sample> {
  const { pages } = sample;
  const classOf = urlClasses(pages.flatMap(({ url, links }) => [url, ...links.map((link) => link.url)]));
  const named = pages.map(({ finalUrl, links }) => {
    const forms = new Map<string, Set<string>>();
    for (const { url } of links) forms.set(classOf(url), (forms.get(classOf(url)) ?? new Set()).add(url));
    return { url: finalUrl, most: Math.max(0, ...[...forms.values()].map(({ size }) => size)) };
  });
  const lists = named.sort((a, b) => b.most - a.most).slice(0, LISTS_LOOKED_AT);
  const isMessage = await messagesListedOn(
    explorer,
    lists.map(({ url }) => url),
    pages
      .filter(({ type }) => type === 'thread')
      .slice(0, THREADS_LOOKED_AT)
      .map(({ finalUrl }) => finalUrl),
  );
  if (isMessage === undefined) return sample;
  return {
    ...sample,
    pages: pages.map((page) => (isMessage(page.finalUrl) ? { ...page, type: 'thread' as const } : page)),
    oneMessageAPage: true,
  };
}

/** The map of a graph with what was chosen of it. Tells what was chosen and cannot be reached. */
export function chosenMap(
  graph: SiteGraph,
  sample: Sample,
  followOf: (arc: GraphArc) => FollowRule,
  { vertices, tell }: { readonly vertices: readonly Vertex[]; readonly tell?: LearnOptions['tell'] },
): SiteMap {
  const { siteMap, lost } = reachEvery(
    siteMapOf(graph, sample, followOf, vertices),
    graph.arcs.map(followOf),
  );
  if (lost.length > 0)
    tell?.(
      `left out, as no links worth following lead to them: ${lost.length} kinds of pages, like ${lost[0]!.sample}`,
    );
  return siteMap;
}

/** The model that follows a map. */
export function mappedModel(
  strategy: string,
  sample: Sample,
  siteMap: SiteMap,
  scope: Scope = 'all',
): SiteModel {
  const entry = sample.pages[0]!;
  const patterns = followedPatterns(siteMap);
  if (patterns.length === 0)
    throw new CrawlError(
      `${entry.url}: of ${sample.pages.length} pages around it no kind of links is worth following`,
    );
  return {
    version: 1,
    strategy,
    entry: entry.url,
    hosts: [new URL(entry.url).host],
    patterns,
    ignoredParameters: sample.ignoredParameters,
    learnedFrom: sample.pages.map(({ rawUrl }) => rawUrl),
    postTemplate: null,
    evidence: null,
    siteMap,
    scope,
    ...(sample.oneMessageAPage === true && { oneMessageAPage: true as const }),
  };
}
