/**
 * Mirrors: forums saved as WARC files, with the truth about them beside. They live outside this project; a folder of them
 * is named by whoever measures. A replay serves a mirror, or a sketch, under the addresses the pages had.
 */
export { answersOf, type Mirror, mirrorNames, openAnswers, readMirror, type SavedPage } from './mirror.ts';
export { type Replay, type SavedAnswer, startReplay } from './replay.ts';
