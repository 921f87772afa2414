/**
 * sitemap/ sees a forum as a graph of page kinds (iRobot, traversal strategy): it samples pages, groups them by layout and
 * URL, links the groups, and chooses which kinds of links to follow. It also draws the graph for people to look at.
 */
export { drawnMap } from './drawn-map.ts';
export { flipArcs, loopBackConnectivity, pagesReached } from './flip-arcs.ts';
export { followedPatterns } from './followed-patterns.ts';
export { graphDot } from './graph-dot.ts';
export { graphSvg } from './graph-svg.ts';
export { contentEntropy, coverage, groupSizes, informativeness } from './informativeness.ts';
export { DuplicateIndex, NEAR_DUPLICATE, nearDuplicateGroups } from './near-duplicates.ts';
export { PageVertices } from './page-vertex.ts';
export { selectPaths } from './path-selection.ts';
export type { SampledPage } from './sampled-page.ts';
export { type Sample, type SampleOptions, sampleOf, samplePages } from './sampling.ts';
export { seededRandom } from './seeded-random.ts';
export { resemblance, type Shingles, shinglesOf, shinglesOfPage } from './shingles.ts';
export { type GraphArc, type SiteGraph, siteGraph } from './site-graph.ts';
export { describeVertices, siteMapOf } from './site-map.ts';
export { skeletonLinks } from './skeleton-links.ts';
export { treeLikeness } from './tree-likeness.ts';
export { type UrlClasses, urlClasses } from './url-classes.ts';
