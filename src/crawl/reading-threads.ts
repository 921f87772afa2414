// Threads that read pages beside the crawl: parsing and reading posts take several times as long as all else about a page.
// They are started only when the crawl has more to read than it can; what they fail at is read by the crawl itself.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PageReading, ReadingPlan, ReadingTask } from './page-reading.ts';
import type { ReadingAnswer, ReadingRequest } from './reading-worker.ts';

// Beyond this the crawl's own thread is what takes longest.
const MOST = 3;
// A thread costs some tenths of a second and megabytes: short crawls and slow sites do without. What the crawl reads
// before, it reads by code that V8 has not seen often enough to make fast, and would make fast twice.
const PAGES_BEFORE = 4;
const BUSY_SHARE = 0.15;

const SCRIPT = new URL('./reading-worker.js', import.meta.url);

interface Thread {
  readonly worker: Worker;
  plan: ReadingPlan | undefined;
  readonly pending: Map<number, (reading: PageReading | undefined) => void>;
}

/** The reading threads of one crawl. */
export class ReadingThreads {
  readonly #size: number;
  readonly #isAsked: boolean;
  readonly #startedAt = performance.now();
  #threads: Thread[] | undefined;
  #readByCrawl = 0;
  #busyMs = 0;
  #count = 0;
  #pages = 0;

  /**
   * `size`: how many, at once; by default one less than there are cores, when they are worth it. None where the script
   * is missing because it is not built.
   */
  constructor(size?: number) {
    const wanted = size ?? Math.min(MOST, availableParallelism() - 1);
    this.#size = existsSync(fileURLToPath(SCRIPT)) ? wanted : 0;
    this.#isAsked = size !== undefined;
  }

  /** Pages that threads have read. */
  get pages(): number {
    return this.#pages;
  }

  /** Takes note of a page that the crawl read itself. */
  noteOwn(ms: number): void {
    this.#readByCrawl++;
    this.#busyMs += ms;
  }

  /** Whether threads run, or are worth starting now. */
  get isWanted(): boolean {
    if (this.#size <= 0) return false;
    if (this.#threads !== undefined) return this.#threads.length > 0;
    if (this.#isAsked) return true;
    const share = this.#busyMs / Math.max(1, performance.now() - this.#startedAt);
    return this.#readByCrawl >= PAGES_BEFORE && share >= BUSY_SHARE;
  }

  /** Reads a page; resolves to undefined when no thread can. */
  read(task: ReadingTask, plan: ReadingPlan): Promise<PageReading | undefined> {
    // A page that takes long is brought even where threads are not wanted.
    this.#threads ??= Array.from({ length: Math.max(1, this.#size) }, () => this.#start());
    const [first, ...others] = this.#threads;
    if (first === undefined) return Promise.resolve(undefined);
    const thread = others.reduce(
      (least, one) => (one.pending.size < least.pending.size ? one : least),
      first,
    );
    const number = this.#count++;
    return new Promise((resolve) => {
      thread.pending.set(number, resolve);
      if (thread.plan !== plan) post(thread, { plan });
      thread.plan = plan;
      // A copy to give away: the body may be a part of something larger, and is still to be stored.
      const body = new Uint8Array(task.source.body);
      post(thread, { number, task: { ...task, source: { ...task.source, body } } }, [body.buffer]);
    });
  }

  async close(): Promise<void> {
    const threads = this.#threads ?? [];
    this.#threads = [];
    for (const thread of threads) giveUp(thread);
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  #start(): Thread {
    const thread: Thread = { worker: new Worker(SCRIPT), plan: undefined, pending: new Map() };
    thread.worker.on('message', ({ number, reading }: ReadingAnswer) => {
      if (reading !== undefined) this.#pages++;
      thread.pending.get(number)?.(reading);
      thread.pending.delete(number);
    });
    // It ran out of memory, or could not start: the crawl reads on by itself.
    const onEnd = () => {
      this.#threads = this.#threads?.filter((one) => one !== thread);
      giveUp(thread);
    };
    thread.worker.on('error', onEnd);
    thread.worker.on('exit', onEnd);
    return thread;
  }
}

function post({ worker }: Thread, request: ReadingRequest, transferred: ArrayBuffer[] = []): void {
  worker.postMessage(request, transferred);
}

function giveUp({ pending }: Thread): void {
  for (const resolve of pending.values()) resolve(undefined);
  pending.clear();
}
