// The paper iRobot: a sample becomes a site map, and links are followed by {vertex, URL pattern, location}. For comparison.
import type { FetchPage, LearnOptions, SiteModel } from '../../learn/index.ts';
import { describeVertices, siteGraph } from '../../sitemap/index.ts';
import { chosenMap, mappedModel, sampleForum } from '../sitemap/index.ts';
import { selectPaths } from './path-selection.ts';

// The paper's sample: 'no more than 500 pages'.
const PAPER_SAMPLE = 500;

/** Learns a forum from any of its pages. Throws CrawlError when nothing there is worth following. */
export async function learnIRobot(
  startUrl: string,
  fetchPage: FetchPage,
  options: LearnOptions,
): Promise<SiteModel> {
  const sample = await sampleForum(startUrl, fetchPage, options, PAPER_SAMPLE);
  const graph = siteGraph(sample, { byUrl: true });
  const vertices = describeVertices(graph);
  const { scope = 'all' } = options;
  const chosen = selectPaths(graph, vertices, scope);
  return mappedModel(
    'irobot',
    sample,
    chosenMap(graph, sample, (arc) => chosen.get(arc) ?? 0, { vertices, tell: options.tell }),
    scope,
  );
}
