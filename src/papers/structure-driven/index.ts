/** The structure-driven crawler of Vidal et al. (SIGIR 2006), which the papers compare with. */
export { learnStructureDriven } from './learn.ts';
export { treeLikeness } from './tree-likeness.ts';
