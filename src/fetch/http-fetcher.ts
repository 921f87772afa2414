// URLs over HTTP: robots, politeness, retries, redirects, cookies and decoding, each in its own file, joined here.
import type { IncomingHttpHeaders } from 'node:http';
import { FetchError, type FetchFailure } from '../errors.ts';
import { AddressGuard } from './address-guard.ts';
import { sleep } from './clock.ts';
import { decodeBody } from './content-decoding.ts';
import { Cookies } from './cookies.ts';
import { abortedError, type BodyPlan, Exchange } from './exchange.ts';
import { addressDenied, proxyLoginNeeded, toFetchError } from './failure.ts';
import { htmlByType, looksLikeHtml } from './html-content.ts';
import { type HttpFetcherOptions, type HttpSettings, httpSettings } from './http-options.ts';
import { type HostSnapshot, Politeness } from './politeness.ts';
import { type ProxyAddress, parseProxy, Routes } from './proxy.ts';
import { isRedirect, redirectTarget } from './redirects.ts';
import { RequestHeaders } from './request-headers.ts';
import type { RequestRecord } from './request-record.ts';
import { isRetryableStatus, retryDelayMs } from './retry.ts';
import { parseRetryAfter } from './retry-after.ts';
import { type RobotsAnswer, RobotsCache } from './robots.ts';
import { MAX_ROBOTS_BYTES, type RobotsRules } from './robots-rules.ts';
import type { Fetcher, FetchRequest, FetchResponse, Redirect } from './types.ts';
import { captureWire } from './wire-capture.ts';

/** RFC 9309, 2.3.1.2: follow at least five redirects of robots.txt. */
const MAX_ROBOTS_REDIRECTS = 5;
/** 429s are not failures of the URL, so they are not counted as retries; but no host is begged for ever. */
const MAX_REFUSALS = 10;

/** One URL on the way: the request it belongs to and where the redirects have led so far. */
interface Errand {
  readonly request: FetchRequest;
  readonly kind: 'page' | 'robots';
  url: URL;
  attempts: number;
}

/** An answer whose body is decoded. */
interface Answer {
  readonly exchange: Exchange;
  readonly body: Buffer;
  /** Where a 3xx leads. */
  readonly target: URL | undefined;
  readonly hasNewCookies: boolean;
}

/**
 * Fetches over HTTP(S).
 *
 *     const fetcher = new HttpFetcher({ startUrl: 'https://forum.example/', contactUrl: 'https://me.example/crawl' });
 *     const { status, body } = await fetcher.fetch({ url: 'https://forum.example/' });
 *     await fetcher.close();
 */
export class HttpFetcher implements Fetcher {
  readonly #settings: HttpSettings;
  readonly #guard: AddressGuard;
  readonly #routes: Routes;
  readonly #proxy: ProxyAddress | undefined;
  readonly #politeness: Politeness;
  readonly #robots: RobotsCache;
  readonly #cookies: Cookies;
  readonly #headers: RequestHeaders;
  #isClosed = false;

  constructor(options: HttpFetcherOptions = {}) {
    const settings = httpSettings(options);
    this.#settings = settings;
    const { startUrl, connectTimeoutMs, lookup, tls } = settings;
    this.#guard = new AddressGuard({ startUrl, connectTimeoutMs, lookup, tls });
    this.#proxy = settings.proxy === undefined ? undefined : parseProxy(settings.proxy);
    this.#routes = new Routes(
      {
        connect: this.#guard.connect,
        connections: settings.concurrency,
        maxHeaderSize: 64 * 1024,
        keepAliveTimeout: 10_000,
      },
      this.#proxy,
      { timeout: connectTimeoutMs, ...tls },
    );
    this.#politeness = new Politeness(settings);
    this.#robots = new RobotsCache(settings.userAgent, settings.clock);
    this.#cookies = settings.cookies ?? new Cookies();
    this.#headers = new RequestHeaders(settings);
  }

  async fetch(request: FetchRequest): Promise<FetchResponse> {
    const errand: Errand = { request, kind: 'page', url: webUrl(request.url), attempts: 0 };
    const redirects: Redirect[] = [];
    const { exchange, body, target } = await this.#follow(errand, redirects, this.#settings.maxRedirects);
    return {
      url: request.url,
      finalUrl: redirects.length === 0 ? request.url : withoutLogin(errand.url).href,
      status: exchange.status,
      headers: plainHeaders(exchange.headers),
      body,
      ...(target === undefined ? {} : { location: target.href }),
      redirects,
      notModified: exchange.status === 304,
      fetchedAt: exchange.answeredAt,
      durationMs: exchange.ms,
      wireBytes: exchange.wireBytes,
      attempts: errand.attempts,
    };
  }

  /** The robots.txt rules for a URL's origin, asked for when not known yet: crawl-delay, sitemaps, allowed paths. */
  async robots(url: string): Promise<RobotsRules> {
    return this.#rulesFor({ request: { url }, kind: 'page', url: webUrl(url), attempts: 0 });
  }

  /** The present pace of a host (`host[:port]`). */
  snapshot(host: string): HostSnapshot {
    return this.#politeness.snapshot(host);
  }

  /** Ends all connections at once; fetches under way fail with `aborted`. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#politeness.close(new Error('the fetcher was closed'));
    await this.#routes.destroy();
  }

  /** Walks the redirect chain; `errand.url` ends where the chain does. */
  async #follow(errand: Errand, redirects: Redirect[], maxRedirects: number): Promise<Answer> {
    const visited = new Set<string>();
    for (;;) {
      const { url, request } = errand;
      if (this.#guard.isDenied(url)) throw addressDenied(shownUrl(url), url.host);
      if (this.#settings.respectRobots && errand.kind === 'page') await this.#obeyRobots(errand);
      const answer = await this.#ask(errand);
      const { target } = answer;
      if (target === undefined || request.redirect === 'manual') return answer;
      redirects.push({ url: shownUrl(url), status: answer.exchange.status });
      // A page that sets a cookie and sends the visitor back to itself is no loop; the limit still holds.
      if (answer.hasNewCookies) visited.clear();
      visited.add(shownUrl(url));
      if (visited.has(shownUrl(target)) || redirects.length > maxRedirects)
        throw new FetchError(
          'too-many-redirects',
          request.url,
          redirects.length > maxRedirects
            ? `${request.url} redirects more than ${maxRedirects} times`
            : `${request.url} redirects in a circle`,
        );
      errand.url = target;
    }
  }

  async #obeyRobots(errand: Errand): Promise<void> {
    const { url } = errand;
    const rules = this.#robots.known(url.origin) ?? (await this.#rulesFor(errand));
    if (rules.isAllowed(url.pathname + url.search)) return;
    throw new FetchError(
      'robots-denied',
      errand.request.url,
      `robots.txt of ${url.host} forbids ${shownUrl(url)}`,
    );
  }

  async #rulesFor(errand: Errand): Promise<RobotsRules> {
    const { url, request } = errand;
    const ask = async (): Promise<RobotsAnswer> => {
      const robotsUrl = new URL('/robots.txt', url.origin);
      // No signal: other callers may wait for the same answer after this one has given up.
      const { onRequest } = request;
      const errand: Errand = {
        request: { url: robotsUrl.href, ...(onRequest === undefined ? {} : { onRequest }) },
        kind: 'robots',
        url: robotsUrl,
        attempts: 0,
      };
      const { exchange, body } = await this.#follow(errand, [], MAX_ROBOTS_REDIRECTS);
      return { status: exchange.status, body };
    };
    const rules = await abortable(this.#robots.rules(url, ask), request);
    if (rules.crawlDelaySeconds !== undefined)
      this.#politeness.setCrawlDelay(url.host, rules.crawlDelaySeconds);
    return rules;
  }

  /** Asks for one URL until it answers or is not worth asking again. */
  async #ask(errand: Errand): Promise<Answer> {
    const { clock, retry, random, maxHoldMs } = this.#settings;
    const { host } = errand.url;
    errand.attempts = 0;
    let failures = 0;
    let refusals = 0;
    for (;;) {
      errand.attempts++;
      try {
        return await this.#attempt(errand, failures + refusals + 1);
      } catch (thrown) {
        const error = thrown as FetchError;
        error.attempts = errand.attempts;
        const isRestarting = error.code === 'refused' && this.#politeness.hasAnswered(host);
        if (error.code === 'aborted' || (!error.retryable && !isRestarting)) throw error;
        if (error.status === 429) {
          // The host is held by now; waiting for its turn is all there is to do.
          if (++refusals > MAX_REFUSALS || this.#politeness.heldMs(host) > maxHoldMs) throw error;
          continue;
        }
        if (++failures > retry.retries) throw error;
        const delayMs = retryDelayMs(failures, error, retry, random);
        if (delayMs > maxHoldMs) throw error;
        await sleep(clock, delayMs, errand.request.signal).catch((reason) => {
          throw abortedError(errand.request.url, reason);
        });
      }
    }
  }

  /** One request on the wire, its decoding, and its record. Throws FetchError only. */
  async #attempt(errand: Errand, attempt: number): Promise<Answer> {
    const { url, request } = errand;
    const { clock, maxHoldMs } = this.#settings;
    const { host } = url;
    if (this.#isClosed || request.signal?.aborted) throw abortedError(request.url, request.signal?.reason);
    const heldMs = this.#politeness.heldMs(host);
    if (heldMs > maxHoldMs)
      throw new FetchError(
        'http-status',
        request.url,
        `${host} asked to be left alone for another ${Math.ceil(heldMs / 1000)} s`,
        { status: 429, retryable: true, retryAfterMs: heldMs },
      );
    const turn = this.#politeness.acquire(host, request.signal);
    if (turn !== undefined)
      await turn.catch((reason) => {
        throw abortedError(request.url, reason);
      });
    const route = this.#routes.to(url);
    const headers = this.#headers.for(url, request, this.#cookies.headerFor(url), route);
    const isRobots = errand.kind === 'robots';
    const wantsHtml = !isRobots && request.accept !== 'any';
    const exchange = new Exchange({
      route,
      headers,
      headersTimeoutMs: this.#settings.headersTimeoutMs,
      bodyTimeoutMs: this.#settings.bodyTimeoutMs,
      totalTimeoutMs: this.#settings.totalTimeoutMs,
      maxBytes: isRobots ? MAX_ROBOTS_BYTES : this.#settings.maxBodyBytes,
      url: shownUrl(url),
      signal: request.signal,
      plan: (status, answered) => this.#plan(errand, status, answered, wantsHtml),
    });
    let failure: FetchError | undefined;
    try {
      await exchange.answered;
    } catch (error) {
      failure = this.#isClosed
        ? abortedError(request.url, error)
        : toFetchError(error, { url: shownUrl(url), host, proxy: this.#proxy?.name });
    }
    const retryAfterMs =
      exchange.status >= 400
        ? parseRetryAfter(header(exchange.headers, 'retry-after'), clock.now())
        : undefined;
    this.#politeness.release(host, exchange.sentAt, {
      ms: exchange.status === 0 ? undefined : exchange.ms,
      status: exchange.status,
      retryAfterMs,
    });
    let answer: Answer | undefined;
    try {
      if (failure !== undefined) throw failure;
      answer = await this.#read(errand, exchange, wantsHtml, retryAfterMs);
    } catch (error) {
      failure = error as FetchError;
    }
    this.#report(errand, exchange, headers, attempt, failure?.code ?? '', answer?.target !== undefined);
    if (answer === undefined) throw failure;
    return answer;
  }

  #plan(errand: Errand, status: number, headers: IncomingHttpHeaders, wantsHtml: boolean): BodyPlan {
    // Archives want error pages and redirect bodies too, as far as they are short.
    if (status !== 200 && (status < 200 || status >= 300))
      return this.#settings.captureWire ? 'read-start' : 'discard';
    if (errand.kind === 'robots') return 'read-start';
    if (wantsHtml && htmlByType(headers['content-type']) === 'no') return 'discard';
    return 'read';
  }

  /** Turns a complete exchange into an answer, or into the error it means. */
  async #read(
    errand: Errand,
    exchange: Exchange,
    wantsHtml: boolean,
    retryAfterMs: number | undefined,
  ): Promise<Answer> {
    const { url, request } = errand;
    const { status, headers } = exchange;
    const setCookie = headers['set-cookie'];
    const hasNewCookies =
      setCookie !== undefined && this.#cookies.take(url, Array.isArray(setCookie) ? setCookie : [setCookie]);
    const location = header(headers, 'location');
    if (isRedirect(status) && location !== undefined)
      return { exchange, body: EMPTY, target: redirectTarget(url, location), hasNewCookies };
    if (status === 304) return { exchange, body: EMPTY, target: undefined, hasNewCookies };
    if (status === 407 && this.#proxy !== undefined) throw proxyLoginNeeded(request.url, this.#proxy.name);
    if (status >= 300)
      throw new FetchError('http-status', request.url, `${shownUrl(url)} answers with status ${status}`, {
        status,
        retryable: isRetryableStatus(status),
        ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
      });
    const type = headers['content-type'];
    const isHtml = wantsHtml ? htmlByType(type) : 'yes';
    if (isHtml === 'no') throw notHtml(errand, `it is ${type}`);
    const decoded = decodeBody(
      exchange.body,
      header(headers, 'content-encoding'),
      errand.kind === 'robots' ? MAX_ROBOTS_BYTES * 4 : this.#settings.maxBodyBytes,
      shownUrl(url),
    );
    const body = decoded instanceof Promise ? await decoded : decoded;
    if (isHtml === 'unknown' && body.length > 0 && !looksLikeHtml(body))
      throw notHtml(errand, 'it names no type and does not begin like HTML');
    return { exchange, body, target: undefined, hasNewCookies };
  }

  #report(
    errand: Errand,
    exchange: Exchange,
    headers: readonly string[],
    attempt: number,
    error: FetchFailure | '',
    isRedirected: boolean,
  ): void {
    const { onRequest } = this.#settings;
    const { onRequest: onOwnRequest, url: askedUrl } = errand.request;
    if (onRequest === undefined && onOwnRequest === undefined) return;
    const { url } = errand;
    const record: RequestRecord = {
      url: shownUrl(url),
      askedUrl,
      kind: errand.kind === 'robots' ? 'robots' : isRedirected ? 'redirect' : 'page',
      status: exchange.status,
      bytes: exchange.wireBytes,
      ms: exchange.ms,
      at: exchange.sentAt,
      attempt,
      error,
      ...(this.#settings.captureWire
        ? { wire: captureWire(url, headers, exchange, error, this.#guard.addressOf(url)) }
        : {}),
    };
    onRequest?.(record);
    onOwnRequest?.(record);
  }
}

const EMPTY = Buffer.alloc(0);

/** The URL to ask for; throws FetchError 'invalid-url' for what is none. */
function webUrl(text: string): URL {
  if (!URL.canParse(text))
    throw new FetchError(
      'invalid-url',
      text,
      `"${text}" is not a URL: it should look like https://forum.example/`,
    );
  const url = new URL(text);
  if (url.protocol === 'http:' || url.protocol === 'https:') return url;
  throw new FetchError(
    'invalid-url',
    text,
    `cannot fetch ${url.protocol} addresses: only http:// and https://`,
  );
}

function withoutLogin(url: URL): URL {
  if (url.username === '' && url.password === '') return url;
  const open = new URL(url);
  open.username = '';
  open.password = '';
  return open;
}

/** As it may appear in records and messages: no fragment, no user, no password. */
function shownUrl(url: URL): string {
  return `${url.origin}${url.pathname}${url.search}`;
}

function notHtml(errand: Errand, why: string): FetchError {
  return new FetchError(
    'not-html',
    errand.request.url,
    `${shownUrl(errand.url)} is not an HTML page: ${why}`,
  );
}

function header(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function plainHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const name in headers) plain[name] = header(headers, name)!;
  return plain;
}

function abortable<T>(promise: Promise<T>, { url, signal }: FetchRequest): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(abortedError(url, signal.reason));
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
