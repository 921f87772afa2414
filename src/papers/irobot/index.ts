/** iRobot (Cai et al., WWW 2008): a site map of vertices alike in layout and URL, and the links worth following on it. */
export { learnIRobot } from './learn.ts';
export { selectPaths } from './path-selection.ts';
