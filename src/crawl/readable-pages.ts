// No page may hold up the crawl, whatever it looks like: large ones are read on trial in a thread first, with a budget of processor
// time and memory. One that needs more is not read; it is stored, and the crawl goes on.
import { existsSync } from 'node:fs';
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { FetchError } from '../errors.ts';
import type { Fetcher, FetchResponse } from '../fetch/index.ts';
import type { PageSource } from '../page/index.ts';
import type { TrialAnswer } from './trial-worker.ts';

/** Pages up to this size are read in well under a second, whatever is in them. */
const SMALL_BYTES = 128 * 1024;
/** Those of real forums are smaller and have half as many tags at most: reading each twice would take a crawl twice the time. */
const LARGE_BYTES = 512 * 1024;
const MANY_TAGS = 10_000;
/** The largest pages of real forums need a quarter of it. */
const BUDGET_MS = Number(process.env.SKEIN_PAGE_BUDGET_MS) || 2_000;
/** Signals are obeyed, and other sites go on, between two pages. */
const SLOW_MS = 300;
/** '<'. */
const TAG = 0x3c;
const LOOK_EVERY_MS = 50;
/** After this many budgets of time, however little processor it got. */
const MOST_PATIENCE = 5;
const MEMORY_MB = 768;
const THREADS = 2;

const SCRIPT = new URL('./trial-worker.js', import.meta.url);

/** A page that came and cannot be read within its budget. */
export class UnreadablePage extends FetchError {
  readonly response: Pick<FetchResponse, 'status' | 'headers' | 'body' | 'fetchedAt'>;

  constructor(url: string, why: string, response: UnreadablePage['response']) {
    super('unreadable', url, `${url} is stored unread: ${why}`, { status: response.status });
    this.response = response;
  }
}

/** A fetcher whose pages can be read; others it throws as UnreadablePage. `stop`: a page on trial is given up at once. */
export function withReadablePages(fetcher: Fetcher, stop?: AbortSignal): Fetcher {
  return {
    fetch: async (request) => {
      const response = await fetcher.fetch(request);
      if (request.accept !== 'any') await checkReadable(response, response, request.signal, stop);
      return response;
    },
    ...(fetcher.takeTurn && { takeTurn: (request) => fetcher.takeTurn!(request) }),
    ...(fetcher.robots && { robots: (url) => fetcher.robots!(url) }),
    close: () => fetcher.close(),
  };
}

const checked = new WeakSet<Uint8Array>();
const slow = new WeakSet<Uint8Array>();
// It is not there before the build; then pages are read as they come.
const hasScript = existsSync(fileURLToPath(SCRIPT));

/** Throws UnreadablePage for a page that cannot be read within its budget. */
export async function checkReadable(
  source: PageSource,
  response: UnreadablePage['response'],
  ...signals: readonly (AbortSignal | undefined)[]
): Promise<void> {
  const { body } = response;
  if (!hasScript || checked.has(body) || !mayTakeLong(body)) return;
  const given = signals.filter((signal) => signal !== undefined);
  const { why, spentMs } = await trials.run(source, AbortSignal.any(given));
  if (why !== undefined) throw new UnreadablePage(source.url, why, response);
  checked.add(body);
  if (spentMs > SLOW_MS) slow.add(body);
}

/** Whether a page is unlike those of forums, which are read without a trial. */
export function mayTakeLong(body: Uint8Array): boolean {
  if (body.length < SMALL_BYTES || body.length >= LARGE_BYTES) return body.length >= LARGE_BYTES;
  let tags = 0;
  for (let at = body.indexOf(TAG); at >= 0 && tags < MANY_TAGS; at = body.indexOf(TAG, at + 1)) tags++;
  return tags >= MANY_TAGS;
}

/** Whether a page took so long on trial that the crawl had better not read it itself. */
export function isSlowToRead({ body }: PageSource): boolean {
  return slow.has(body);
}

interface Verdict {
  /** Why a page cannot be read; undefined: it can. */
  readonly why: string | undefined;
  readonly spentMs: number;
}

interface Clocks {
  readonly at: number;
  readonly cpu: NodeJS.CpuUsage;
  readonly loop: EventLoopUtilization;
}

/** The threads of this process; each reads a page at a time. */
class Trials {
  readonly #idle: Worker[] = [];
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  async run(source: PageSource, signal: AbortSignal): Promise<Verdict> {
    while (this.#running >= THREADS) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running++;
    try {
      return await this.#try(source, signal);
    } finally {
      this.#running--;
      this.#waiting.shift()?.();
    }
  }

  #clocks(): Clocks {
    return { at: performance.now(), cpu: process.cpuUsage(), loop: performance.eventLoopUtilization() };
  }

  /**
   * What a thread has spent since: what the process has, without the crawl's own share. A machine that is busy with other things
   * gives it less than the time that passes, but no page waits for long.
   */
  #spentMs({ at, cpu, loop }: Clocks): number {
    const passedMs = performance.now() - at;
    if (passedMs > MOST_PATIENCE * BUDGET_MS) return passedMs;
    const { user, system } = process.cpuUsage(cpu);
    const others = (user + system) / 1000 - performance.eventLoopUtilization(loop).active;
    return Math.min(passedMs, others / this.#running);
  }

  #try(source: PageSource, signal: AbortSignal): Promise<Verdict> {
    const worker = this.#idle.pop() ?? newWorker();
    const before = this.#clocks();
    return new Promise((settle, reject) => {
      const resolve = (why?: string) => settle({ why, spentMs: this.#spentMs(before) });
      const end = () => {
        clearInterval(timer);
        worker.removeAllListeners();
        // Of a thread that rests, or is ended: nobody waits for it.
        worker.on('error', () => {});
        signal.removeEventListener('abort', onAbort);
        worker.unref();
      };
      const giveUp = () => {
        end();
        void worker.terminate();
      };
      const onAbort = () => {
        giveUp();
        const error = new FetchError('aborted', source.url, `${source.url} was given up before it was read`);
        reject(error);
      };
      const timer = setInterval(() => {
        if (this.#spentMs(before) < BUDGET_MS) return;
        giveUp();
        resolve(`reading it takes more than ${BUDGET_MS / 1000} s of processor time`);
      }, LOOK_EVERY_MS);
      worker.once('message', ({ isTooDeep }: TrialAnswer) => {
        end();
        this.#idle.push(worker);
        resolve(isTooDeep ? 'it is nested too deeply' : undefined);
      });
      worker.once('error', (error: NodeJS.ErrnoException) => {
        giveUp();
        const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        resolve(isMemory ? `reading it takes more than ${MEMORY_MB} MB of memory` : undefined);
      });
      if (signal.aborted) {
        onAbort();
        return;
      }
      signal.addEventListener('abort', onAbort);
      worker.ref();
      const { url, finalUrl, headers, body, fetchedAt } = source;
      const copy = Buffer.from(body);
      worker.postMessage({ url, finalUrl, headers, body: copy, fetchedAt });
    });
  }
}

function newWorker(): Worker {
  return new Worker(SCRIPT, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
}

const trials = new Trials();
