// A thread that reads pages on trial, one after the other, and says of each whether it could be read.
import { parentPort } from 'node:worker_threads';
import type { PageSource } from '../page/index.ts';
import { tryReading } from './page-trial.ts';

/** What it answers: whether the page asks for more stack than there is. */
export interface TrialAnswer {
  readonly isTooDeep: boolean;
}

parentPort?.on('message', (source: PageSource) => {
  const answer: TrialAnswer = { isTooDeep: isTooDeep(source) };
  parentPort?.postMessage(answer);
});

/** Other errors are for the crawl to meet, which can tell them. */
function isTooDeep(source: PageSource): boolean {
  try {
    tryReading(source);
    return false;
  } catch (error) {
    return error instanceof RangeError;
  }
}
