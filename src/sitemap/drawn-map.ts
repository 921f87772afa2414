// The map of a model that has none of its own (skein, focus): drawn from pages that are there, for people to look at.
import {
  type FollowRule,
  LinkMatcher,
  type LinkType,
  type SiteMap,
  type SiteModel,
  withoutParameters,
} from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import { sampleOf } from './sampling.ts';
import { type GraphArc, type SiteGraph, siteGraph } from './site-graph.ts';
import { siteMapOf } from './site-map.ts';

/** The map of some pages, the entry page first; arcs say what the model does with their links. */
export function drawnMap(model: SiteModel, pages: readonly Page[]): SiteMap {
  const sample = sampleOf(pages, model.ignoredParameters);
  const graph = siteGraph(sample, { byUrl: true });
  const matcher = new LinkMatcher(model);
  const taken = pages.map((page) => linkTypes(page, model, matcher));
  return siteMapOf(graph, sample, (arc) => ruleOf(arc, graph, taken));
}

/** What the model takes the links of a page for, by URL. Where addresses say nothing, the place of a link decides. */
function linkTypes(
  page: Page,
  { ignoredParameters }: SiteModel,
  matcher: LinkMatcher,
): ReadonlyMap<string, LinkType> {
  const types = new Map<string, LinkType>();
  for (const { url, location } of page.links) {
    const type = matcher.match(url, location)?.type;
    const name = withoutParameters(url, ignoredParameters);
    if (type !== undefined || !types.has(name)) types.set(name, type ?? 'other');
  }
  return types;
}

/** What is done with most links of an arc. */
function ruleOf(
  { from, seen }: GraphArc,
  { vertices }: SiteGraph,
  taken: readonly ReadonlyMap<string, LinkType>[],
): FollowRule {
  const votes: [none: number, follow: number, flip: number] = [0, 0, 0];
  for (const member of vertices[from]!.members)
    for (const url of seen) {
      const type = taken[member]!.get(url);
      if (type !== undefined) votes[type === 'other' ? 0 : type.endsWith('-flip') ? 2 : 1]++;
    }
  if (votes[1] + votes[2] <= votes[0]) return 0;
  return votes[2] > votes[1] ? 2 : 1;
}
