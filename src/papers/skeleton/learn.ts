// The paper Exploring Traversal Strategy: skeleton links and page flips of the site map of a sample. For comparison.
import type { FetchPage, LearnOptions, SiteModel } from '../../learn/index.ts';
import { describeVertices, siteGraph } from '../../sitemap/index.ts';
import { chosenMap, mappedModel, sampleForum } from '../sitemap/index.ts';
import { flipArcs } from './flip-arcs.ts';
import { skeletonLinks } from './skeleton-links.ts';

// The paper samples 5,000 of 30,000 pages. Small forums have fewer in all, and 500 show all their kinds of pages.
const LEAST_SAMPLE = 500;

/** Learns a forum from any of its pages. Throws CrawlError when nothing there is worth following. */
export async function learnSkeleton(
  startUrl: string,
  fetchPage: FetchPage,
  options: LearnOptions,
): Promise<SiteModel> {
  const sample = await sampleForum(startUrl, fetchPage, options, LEAST_SAMPLE);
  const graph = siteGraph(sample, { byUrl: false });
  const vertices = describeVertices(graph);
  const { scope = 'all' } = options;
  const skeleton = skeletonLinks(graph, vertices, scope);
  const flips = flipArcs(graph, skeleton);
  const ruleOf = (arc: (typeof graph.arcs)[number]) => (flips.has(arc) ? 2 : skeleton.has(arc) ? 1 : 0);
  const map = chosenMap(graph, sample, ruleOf, { vertices, tell: options.tell });
  return mappedModel('skeleton', sample, map, scope);
}
