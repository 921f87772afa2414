// Runs slow operations in a thread, so that the server answers others meanwhile. Where the thread's script is not built (tests on
// the sources), they run here.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { RequestProblem } from './request-problem.ts';
import { SlowOperations } from './slow-operations.ts';
import type { SlowAnswer, SlowRequest } from './slow-worker.ts';

const SCRIPT = new URL('./slow-worker.js', import.meta.url);

/** Names of the operations, without opening and closing. */
export type SlowName = {
  [K in keyof SlowOperations]: K extends 'close' ? never : K;
}[keyof SlowOperations];

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export class SlowWork {
  readonly #location: string;
  readonly #onIndexing: (done: number, total: number) => void;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #here: Promise<SlowOperations> | undefined;
  #count = 0;
  #isClosed = false;

  constructor(location: string, onIndexing: (done: number, total: number) => void = () => {}) {
    this.#location = location;
    this.#onIndexing = onIndexing;
  }

  /** Runs one; rejects with what it threw. */
  async run<N extends SlowName>(
    name: N,
    ...args: Parameters<SlowOperations[N]>
  ): Promise<Awaited<ReturnType<SlowOperations[N]>>> {
    type Result = Awaited<ReturnType<SlowOperations[N]>>;
    if (!existsSync(fileURLToPath(SCRIPT))) {
      this.#here ??= SlowOperations.open(this.#location, this.#onIndexing);
      const operations = await this.#here;
      return (operations[name] as (...given: unknown[]) => Promise<Result>).apply(operations, args);
    }
    this.#worker ??= this.#start();
    const number = this.#count++;
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(number, { resolve: resolve as (value: unknown) => void, reject });
      this.#worker!.postMessage({ number, name, args } satisfies SlowRequest);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
    await (await this.#here)?.close();
  }

  #start(): Worker {
    const worker = new Worker(SCRIPT, { workerData: { location: this.#location } });
    worker.on('message', (answer: SlowAnswer) => {
      if ('indexing' in answer) {
        this.#onIndexing(...answer.indexing);
        return;
      }
      const waiting = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      if ('problem' in answer)
        waiting?.reject(
          answer.problem.status === undefined
            ? new Error(answer.problem.message)
            : new RequestProblem(answer.problem.status, answer.problem.message),
        );
      else waiting?.resolve(answer.value);
    });
    // It ran out of memory, or was ended: what waits is told, and the next call starts another.
    const onEnd = () => {
      if (this.#worker === worker) this.#worker = undefined;
      const ended = this.#isClosed
        ? new RequestProblem(409, 'the dashboard is being closed')
        : new Error('the thread at work has ended');
      for (const { reject } of this.#waiting.values()) reject(ended);
      this.#waiting.clear();
    };
    worker.on('error', onEnd);
    worker.on('exit', onEnd);
    return worker;
  }
}
