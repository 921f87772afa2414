/** What iRobot and the traversal strategy have in common: how they sample a forum, and how a map becomes a model. */
export { copiedFrom } from './copies.ts';
export { chosenMap, mappedModel, sampleForum } from './mapped-site.ts';
export { type ReachedMap, reachEvery } from './reached.ts';
export { type SampleOptions, samplePages } from './sampling.ts';
export { inScope } from './scope.ts';
