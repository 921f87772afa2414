/** Exploring Traversal Strategy (Wang et al., SIGIR 2008): skeleton links and page-flipping links of a site map. */
export { connectivity, mostConnected, type Step } from './connectivity.ts';
export { flipArcs, loopBackConnectivity, pagesReached } from './flip-arcs.ts';
export { learnSkeleton } from './learn.ts';
export { skeletonLinks } from './skeleton-links.ts';
