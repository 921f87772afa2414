/**
 * sitemap/ sees a forum as a graph of page kinds (iRobot, traversal strategy): it groups pages by layout and URL, links the
 * groups, draws the graph for people to look at, and finds the vertex of a page while crawling. How the papers sample a
 * forum and choose what to follow is in papers/.
 */
export { drawnMap } from './drawn-map.ts';
export { followedPatterns } from './followed-patterns.ts';
export { graphDot } from './graph-dot.ts';
export { graphSvg } from './graph-svg.ts';
export { contentEntropy, coverage, groupSizes, informativeness } from './informativeness.ts';
export { LayoutPatterns } from './layout-patterns.ts';
export { DuplicateIndex, NEAR_DUPLICATE, nearDuplicateGroups } from './near-duplicates.ts';
export { PageVertices } from './page-vertex.ts';
export { type SampledPage, sampledPage } from './sampled-page.ts';
export { type Sample, sampleOf } from './sampling.ts';
export { seededRandom } from './seeded-random.ts';
export { resemblance, type Shingles, shinglesOf, shinglesOfPage } from './shingles.ts';
export { type GraphArc, type SiteGraph, siteGraph } from './site-graph.ts';
export { describeVertices, siteMapOf } from './site-map.ts';
export { type UrlClasses, urlClasses } from './url-classes.ts';
