// A thread that reads pages. It is told the plan, and again whenever it changes; every other message is a page.
import { parentPort } from 'node:worker_threads';
import { PageReader, type PageReading, type ReadingPlan, type ReadingTask } from './page-reading.ts';

/** What the thread is asked. */
export type ReadingRequest =
  | { readonly plan: ReadingPlan }
  | { readonly number: number; readonly task: ReadingTask };

/** What it answers: `reading` is missing when it failed. */
export interface ReadingAnswer {
  readonly number: number;
  readonly reading?: PageReading;
}

let reader: PageReader | undefined;

parentPort?.on('message', (request: ReadingRequest) => {
  if ('plan' in request) {
    reader = new PageReader(request.plan);
    return;
  }
  parentPort?.postMessage(answerTo(request.number, request.task));
});

/** A page that cannot be read is read again by whoever asked, where the error can be told. */
function answerTo(number: number, task: ReadingTask): ReadingAnswer {
  try {
    return { number, reading: reader!.read(task) };
  } catch {
    return { number };
  }
}
