// The thread behind slow-work.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { SkeinError } from '../errors.ts';
import { RequestProblem } from './request-problem.ts';
import { SlowOperations } from './slow-operations.ts';
import type { SlowName } from './slow-work.ts';

export interface SlowRequest {
  readonly number: number;
  readonly name: SlowName;
  readonly args: readonly unknown[];
}

/** `status` is missing when the error is a bug. */
export type SlowAnswer =
  | { readonly indexing: readonly [done: number, total: number] }
  | { readonly number: number; readonly value: unknown }
  | {
      readonly number: number;
      readonly problem: { readonly message: string; readonly status?: RequestProblem['status'] };
    };

const { location } = workerData as { readonly location: string };
const opened = SlowOperations.open(location, (done, total) => post({ indexing: [done, total] }));

parentPort?.on('message', async ({ number, name, args }: SlowRequest) => {
  try {
    const operations = await opened;
    const run = operations[name] as (...given: readonly unknown[]) => Promise<unknown>;
    post({ number, value: await run.apply(operations, args as unknown[]) });
  } catch (error) {
    post({ number, problem: problemOf(error) });
  }
});

function post(answer: SlowAnswer): void {
  parentPort?.postMessage(answer);
}

function problemOf(error: unknown): { message: string; status?: RequestProblem['status'] } {
  if (error instanceof RequestProblem) return { message: error.message, status: error.status };
  if (error instanceof SkeinError) return { message: error.message, status: 400 };
  return { message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
