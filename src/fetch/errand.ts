// One URL asked for until it answers or is not worth asking again: politeness, retries and the record of each request.
import { FetchError, type FetchFailure } from '../errors.ts';
import type { AddressGuard } from './address-guard.ts';
import { type Answer, bodyPlan, headerText, inspectStart, readAnswer, type Wish } from './answer.ts';
import { sleep } from './clock.ts';
import type { Cookies } from './cookies.ts';
import { abortedError, Exchange } from './exchange.ts';
import { toFetchError } from './failure.ts';
import type { HttpSettings } from './http-options.ts';
import type { Politeness } from './politeness.ts';
import type { ProxyAddress, Routes } from './proxy.ts';
import type { RequestHeaders } from './request-headers.ts';
import type { RequestRecord } from './request-record.ts';
import { retryDelayMs } from './retry.ts';
import { parseRetryAfter } from './retry-after.ts';
import { MAX_ROBOTS_BYTES } from './robots-rules.ts';
import type { FetchRequest } from './types.ts';
import { shownUrl } from './web-url.ts';
import { captureWire } from './wire-capture.ts';

/** 429s are no failures of the URL, so they do not count as retries; but no host is begged for ever. */
const MAX_REFUSALS = 10;

/** A request on its way; `url` moves along the redirects. */
export interface Errand {
  readonly request: FetchRequest;
  readonly kind: 'page' | 'robots' | 'resource';
  /** What the caller of the fetcher asked for, for records. */
  readonly askedUrl: string;
  url: URL;
  /** How often `url` was asked for. */
  attempts: number;
  /** Whether the last answer set cookies that were not there before. */
  hasNewCookies: boolean;
}

/** What the runner of errands works with; HttpFetcher owns all of it. */
export interface ErrandParts {
  readonly settings: HttpSettings;
  readonly guard: AddressGuard;
  readonly routes: Routes;
  readonly proxy: ProxyAddress | undefined;
  readonly politeness: Politeness;
  readonly cookies: Cookies;
  readonly headers: RequestHeaders;
}

/** Runs errands: one URL each, redirects are the caller's. */
export class ErrandRunner {
  readonly #parts: ErrandParts;
  #isClosed = false;

  constructor(parts: ErrandParts) {
    this.#parts = parts;
  }

  close(): void {
    this.#isClosed = true;
  }

  /** The answer of `errand.url`; throws FetchError when it is not worth asking again. */
  async run(errand: Errand): Promise<Answer> {
    const { politeness, settings } = this.#parts;
    const { clock, retry, random, maxHoldMs } = settings;
    const { host } = errand.url;
    errand.attempts = 0;
    let failures = 0;
    for (;;) {
      errand.attempts++;
      try {
        return await this.#attempt(errand);
      } catch (thrown) {
        if (!(thrown instanceof FetchError)) throw thrown;
        const error = thrown;
        error.attempts = errand.attempts;
        if (error.code === 'aborted' || !error.retryable) throw error;
        // What a script sends may change something: it is the script's to try again.
        if ((errand.request.method ?? 'GET') !== 'GET') throw error;
        if (error.status === 429) {
          // The host is held by now: waiting for its turn is all there is to do.
          if (errand.attempts - failures > MAX_REFUSALS || politeness.heldMs(host) > maxHoldMs) throw error;
          continue;
        }
        if (++failures > retry.retries) throw error;
        const delayMs = retryDelayMs(failures, error, retry, random);
        if (delayMs > maxHoldMs) throw error;
        await this.#unlessAborted(errand, sleep(clock, delayMs, errand.request.signal));
      }
    }
  }

  /** What servers mean by a date. */
  #today(): number {
    const { clock } = this.#parts.settings;
    return (clock.today ?? clock.now).call(clock);
  }

  /** One request on the wire, its decoding, and its record. */
  async #attempt(errand: Errand): Promise<Answer> {
    const { politeness, routes, cookies, settings, proxy } = this.#parts;
    const { url, request } = errand;
    const { host } = url;
    const destination = { url: shownUrl(url), host, proxy: proxy?.name };
    this.#checkHold(host, url);
    if (this.#isClosed || request.signal?.aborted) throw abortedError(shownUrl(url), request.signal?.reason);
    const isAtOnce = errand.kind === 'resource' && politeness.mayJoin(host);
    const turn = isAtOnce ? politeness.join(host) : politeness.acquire(host, request.signal);
    if (turn !== undefined) await this.#unlessAborted(errand, turn);

    const wish: Wish = {
      url,
      accept: errand.kind === 'robots' ? 'robots' : (request.accept ?? 'html'),
      maxBytes: errand.kind === 'robots' ? MAX_ROBOTS_BYTES : settings.maxBodyBytes,
      keepsAll: settings.captureWire,
      proxyName: proxy?.name,
    };
    const route = routes.to(url);
    const headers = this.#parts.headers.for(url, request, cookies.headerFor(url), route);
    const sentAt = settings.clock.now();
    const exchange = new Exchange({
      route,
      method: request.method,
      body: request.body,
      headers,
      headersTimeoutMs: settings.headersTimeoutMs,
      bodyTimeoutMs: settings.bodyTimeoutMs,
      totalTimeoutMs: settings.totalTimeoutMs,
      maxBytes: wish.maxBytes,
      url: shownUrl(url),
      signal: request.signal,
      plan: (status, answered) => bodyPlan(wish, status, answered),
      inspect: (start) => inspectStart(wish, exchange.headers, start),
    });
    let answer: Answer | undefined;
    let failure: FetchError | undefined;
    let retryAfterMs: number | undefined;
    try {
      await exchange.answered;
    } catch (error) {
      failure = this.#isClosed
        ? abortedError(shownUrl(url), error)
        : toFetchError(error, { ...destination, hasAnswered: politeness.hasAnswered(host) });
    }
    if (exchange.status >= 400)
      retryAfterMs = parseRetryAfter(headerText(exchange.headers, 'retry-after'), this.#today());
    politeness.release(host, sentAt, {
      ms: exchange.status === 0 ? undefined : exchange.ms,
      status: exchange.status,
      retryAfterMs,
    });
    const setCookie = exchange.headers['set-cookie'];
    errand.hasNewCookies = setCookie !== undefined && cookies.take(url, [setCookie].flat());
    if (failure === undefined)
      try {
        answer = await readAnswer(wish, exchange, retryAfterMs);
      } catch (error) {
        failure = toFetchError(error, destination);
      }
    this.#report(errand, exchange, headers, failure?.code ?? '', answer?.target !== undefined);
    if (answer === undefined) throw failure;
    return answer;
  }

  /** A host that wants to be left alone for long is not waited for: the caller has other things to do. */
  #checkHold(host: string, url: URL): void {
    const heldMs = this.#parts.politeness.heldMs(host);
    if (heldMs <= this.#parts.settings.maxHoldMs) return;
    throw new FetchError(
      'http-status',
      shownUrl(url),
      `${host} asked to be left alone for another ${Math.ceil(heldMs / 1000)} s`,
      { status: 429, retryable: true, retryAfterMs: heldMs },
    );
  }

  async #unlessAborted(errand: Errand, waiting: Promise<void>): Promise<void> {
    try {
      await waiting;
    } catch (reason) {
      throw abortedError(shownUrl(errand.url), reason);
    }
  }

  #report(
    errand: Errand,
    exchange: Exchange,
    headers: readonly string[],
    error: FetchFailure | '',
    isRedirected: boolean,
  ): void {
    const { settings, guard } = this.#parts;
    const { onRequest: onOwnRequest } = errand.request;
    if (settings.onRequest === undefined && onOwnRequest === undefined) return;
    const { url } = errand;
    const record: RequestRecord = {
      url: shownUrl(url),
      askedUrl: errand.askedUrl,
      kind: errand.kind === 'page' && isRedirected ? 'redirect' : errand.kind,
      status: exchange.status,
      bytes: exchange.wireBytes,
      ms: exchange.ms,
      at: exchange.sentAt,
      attempt: errand.attempts,
      error,
      ...(settings.captureWire
        ? { wire: captureWire(url, headers, exchange, error, guard.addressOf(url)) }
        : {}),
    };
    settings.onRequest?.(record);
    onOwnRequest?.(record);
  }
}
