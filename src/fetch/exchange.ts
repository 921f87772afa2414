// One request, one answer, on one connection: the only place that talks to undici's dispatchers.
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import { FetchError } from '../errors.ts';
import { whenAborted } from './abort.ts';
import type { Route } from './proxy.ts';

/** What to do with a body, decided when its headers are known. */
export type BodyPlan =
  /** Keep it; above `maxBytes` fail. */
  | 'read'
  /** Keep the first `maxBytes` and forget the rest (robots.txt). */
  | 'read-start'
  /** Nobody wants it. */
  | 'discard';

/**
 * An unwanted body up to this size is read to its end, because that is cheaper than a new connection; beyond it the
 * connection is given up.
 */
const DRAIN_BYTES = 32 * 1024;

export interface ExchangeOptions {
  readonly route: Route;
  readonly method?: string | undefined;
  readonly body?: Buffer | undefined;
  /** Names and values in turn. */
  readonly headers: string[];
  readonly headersTimeoutMs: number;
  readonly bodyTimeoutMs: number;
  /** From sending to the last byte: what a server that dribbles a byte now and then runs into. */
  readonly totalTimeoutMs: number;
  readonly maxBytes: number;
  readonly url: string;
  readonly signal: AbortSignal | undefined;
  /** May throw a FetchError to refuse the answer; its body is not read then. */
  plan(status: number, headers: IncomingHttpHeaders): BodyPlan;
  /** Called with the first bytes of a body that is read; may throw a FetchError. */
  inspect?: ((start: Buffer) => void) | undefined;
}

/** Performs one request. `exchange.answered` resolves when the body is read, or rejects with whatever went wrong. */
export class Exchange implements Dispatcher.DispatchHandler {
  status = 0;
  statusMessage = '';
  headers: IncomingHttpHeaders = {};
  /** As received: names and values in turn. */
  rawHeaders: readonly (string | Buffer)[] = [];
  wireBytes = 0;
  /** Epoch ms. */
  readonly sentAt = Date.now();
  answeredAt = 0;
  ms = 0;
  /** Whether all of the body was read. */
  isComplete = false;
  readonly answered: Promise<void>;

  readonly #options: ExchangeOptions;
  readonly #started = performance.now();
  readonly #timer: NodeJS.Timeout;
  #stopListening = () => {};
  #chunks: Buffer[] = [];
  #plan: BodyPlan = 'read';
  #controller: Dispatcher.DispatchController | undefined;
  #reason: Error | undefined;
  #isSettled = false;
  #resolve!: () => void;
  #reject!: (error: unknown) => void;

  constructor(options: ExchangeOptions) {
    this.#options = options;
    this.answered = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    const { route, totalTimeoutMs } = options;
    this.#timer = setTimeout(
      () =>
        this.#giveUp(
          new FetchError(
            'timeout',
            options.url,
            `${options.url} is not complete after ${Math.round(totalTimeoutMs / 100) / 10} s`,
            { retryable: true },
          ),
        ),
      totalTimeoutMs,
    );
    this.#stopListening = whenAborted(options.signal, (reason) =>
      this.#giveUp(abortedError(options.url, reason)),
    );
    if (this.#isSettled) return;
    try {
      route.dispatcher.dispatch(
        {
          origin: route.origin,
          path: route.path,
          method: (options.method ?? 'GET') as Dispatcher.HttpMethod,
          ...(options.body !== undefined && { body: options.body }),
          headers: options.headers,
          headersTimeout: options.headersTimeoutMs,
          bodyTimeout: options.bodyTimeoutMs,
        },
        this,
      );
    } catch (error) {
      this.#fail(error);
    }
  }

  /** What was read, before content decoding. */
  get body(): Buffer {
    if (this.#chunks.length === 1) return this.#chunks[0]!;
    const whole = Buffer.concat(this.#chunks);
    this.#chunks = [whole];
    return whole;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#reason !== undefined) controller.abort(this.#reason);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
    statusMessage?: string,
  ): void {
    if (status < 200 || this.#isSettled) return;
    this.status = status;
    this.headers = headers;
    this.statusMessage = statusMessage ?? '';
    this.answeredAt = Date.now();
    this.rawHeaders = (controller.rawHeaders ?? []) as readonly (string | Buffer)[];
    try {
      this.#plan = this.#options.plan(status, headers);
      const announced = Number(headers['content-length'] ?? 0);
      if (this.#plan === 'discard' && announced > DRAIN_BYTES) this.#finishEarly();
      else if (this.#plan === 'read' && announced > this.#options.maxBytes) throw this.#tooLarge();
    } catch (error) {
      this.#giveUp(error as Error);
    }
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isSettled) return;
    const { maxBytes, inspect } = this.#options;
    this.wireBytes += chunk.length;
    if (this.#plan === 'discard') {
      if (this.wireBytes > DRAIN_BYTES) this.#finishEarly();
      return;
    }
    if (this.wireBytes > maxBytes) {
      if (this.#plan === 'read') {
        this.#giveUp(this.#tooLarge());
        return;
      }
      this.#chunks.push(chunk.subarray(0, chunk.length - (this.wireBytes - maxBytes)));
      this.#finishEarly();
      return;
    }
    this.#chunks.push(chunk);
    if (inspect === undefined || this.#chunks.length > 1) return;
    try {
      inspect(chunk);
    } catch (error) {
      this.#giveUp(error as Error);
    }
  }

  onResponseEnd(): void {
    if (this.#isSettled) return;
    this.isComplete = true;
    this.#settle();
    this.#resolve();
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#fail(error);
  }

  /** Enough is known: the answer stands, the connection goes. */
  #finishEarly(): void {
    this.#settle();
    this.#resolve();
    this.#controller?.abort(new Error('rest of the body not wanted'));
  }

  #giveUp(reason: Error): void {
    if (this.#isSettled) return;
    this.#reason = reason;
    this.#fail(reason);
    // While the connection is still being made there is no controller: onRequestStart ends it then.
    this.#controller?.abort(reason);
  }

  #fail(error: unknown): void {
    if (this.#isSettled) return;
    this.#settle();
    this.#reject(error);
  }

  #settle(): void {
    this.#isSettled = true;
    this.ms = performance.now() - this.#started;
    clearTimeout(this.#timer);
    this.#stopListening();
  }

  #tooLarge(): FetchError {
    const { url, maxBytes } = this.#options;
    return new FetchError(
      'too-large',
      url,
      `${url} is larger than ${Math.round(maxBytes / 1e5) / 10} MB, the limit for one page`,
    );
  }
}

/** The error of a fetch whose caller changed its mind. */
export function abortedError(url: string, cause?: unknown): FetchError {
  return new FetchError('aborted', url, `${url} was given up before it was complete`, {
    cause,
    retryable: true,
  });
}
