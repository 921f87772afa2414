/**
 * strategies/ holds the ways to learn a site model, one file each. Every strategy returns a SiteModel, which the crawl
 * engine executes without knowing who made it.
 */
export { breadthFirst } from './breadth-first.ts';
export { type StrategyName, strategyNames } from './names.ts';
