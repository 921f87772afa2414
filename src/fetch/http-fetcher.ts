// URLs over HTTP: the policies of this folder joined into one Fetcher that obeys robots.txt and follows redirects.
import { FetchError } from '../errors.ts';
import { unlessAborted } from './abort.ts';
import { AddressGuard } from './address-guard.ts';
import { type Answer, plainHeaders } from './answer.ts';
import { Cookies } from './cookies.ts';
import { type Errand, ErrandRunner } from './errand.ts';
import { abortedError } from './exchange.ts';
import { addressDenied } from './failure.ts';
import { type HttpFetcherOptions, type HttpSettings, httpSettings } from './http-options.ts';
import { Politeness } from './politeness.ts';
import type { HostSnapshot } from './politeness-types.ts';
import { parseProxy, Routes } from './proxy.ts';
import { RequestHeaders } from './request-headers.ts';
import { RobotsCache } from './robots.ts';
import type { RobotsRules } from './robots-rules.ts';
import type { Fetcher, FetchRequest, FetchResponse, Redirect } from './types.ts';
import { hideLogin, shownUrl, webUrl, withoutLogin } from './web-url.ts';

/** RFC 9309, 2.3.1.2: follow at least five redirects of robots.txt. */
const MAX_ROBOTS_REDIRECTS = 5;
/** Header lines beyond this are a bomb: real answers have 1 or 2 KB, a few send 20 KB of policies. */
const MAX_HEADER_BYTES = 64 * 1024;
/** Below the 15 s to 75 s after which servers close idle connections, so that we rarely write into a closing one. */
const KEEP_ALIVE_MS = 10_000;

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
  readonly #politeness: Politeness;
  readonly #robots: RobotsCache;
  readonly #errands: ErrandRunner;

  constructor(options: HttpFetcherOptions = {}) {
    const settings = httpSettings(options);
    const { startUrl, connectTimeoutMs, lookup, tls } = settings;
    const proxy = settings.proxy === undefined ? undefined : parseProxy(settings.proxy);
    const guard = new AddressGuard({ startUrl, connectTimeoutMs, lookup, tls });
    const routes = new Routes(
      {
        connect: guard.connect,
        connections: settings.concurrency,
        maxHeaderSize: MAX_HEADER_BYTES,
        keepAliveTimeout: KEEP_ALIVE_MS,
      },
      proxy,
      { timeout: connectTimeoutMs, ...tls },
    );
    const politeness = settings.politeness ?? new Politeness(settings);
    this.#settings = settings;
    this.#guard = guard;
    this.#routes = routes;
    this.#politeness = politeness;
    this.#robots = new RobotsCache(settings.userAgent, settings.clock);
    this.#errands = new ErrandRunner({
      settings,
      guard,
      routes,
      proxy,
      politeness,
      cookies: settings.cookies ?? new Cookies(),
      headers: new RequestHeaders(settings),
    });
  }

  async fetch(request: FetchRequest): Promise<FetchResponse> {
    const errand = newErrand(request.purpose ?? 'page', request, request.url);
    const redirects: Redirect[] = [];
    const { exchange, body, target } = await this.#follow(errand, redirects, this.#settings.maxRedirects);
    return {
      url: request.url,
      finalUrl: redirects.length === 0 ? request.url : withoutLogin(errand.url).href,
      status: exchange.status,
      headers: plainHeaders(exchange.headers),
      body,
      ...(target === undefined ? {} : { location: withoutLogin(target).href }),
      redirects,
      notModified: exchange.status === 304,
      fetchedAt: exchange.answeredAt,
      durationMs: exchange.ms,
      wireBytes: exchange.wireBytes,
      attempts: errand.attempts,
    };
  }

  async takeTurn(request: Pick<FetchRequest, 'url' | 'signal' | 'onRequest'>): Promise<void> {
    const errand = newErrand('page', request, request.url);
    const { url } = errand;
    if (this.#guard.isDenied(url)) throw addressDenied(shownUrl(url), url.host);
    if (this.#settings.respectRobots) await this.#obeyRobots(errand);
    try {
      request.signal?.throwIfAborted();
      await this.#politeness.acquire(url.host, request.signal);
    } catch (reason) {
      throw abortedError(shownUrl(url), reason);
    }
    this.#politeness.release(url.host, this.#settings.clock.now(), {
      ms: undefined,
      status: 0,
      retryAfterMs: undefined,
    });
  }

  /** The robots.txt of a URL's origin, asked for when not known yet: allowed paths, crawl-delay, sitemaps. */
  async robots(url: string): Promise<RobotsRules> {
    return this.#rulesFor(newErrand('page', { url }, url));
  }

  /** The present pace of a host (`host[:port]`). */
  snapshot(host: string): HostSnapshot {
    return this.#politeness.snapshot(host);
  }

  /** Ends all connections at once; fetches under way fail with `aborted`. */
  async close(): Promise<void> {
    this.#errands.close();
    // Others may wait in a shared one.
    if (this.#settings.politeness === undefined) this.#politeness.close(new Error('the fetcher was closed'));
    await this.#routes.destroy();
  }

  /** Walks the redirect chain; `errand.url` ends where the chain does. */
  async #follow(errand: Errand, redirects: Redirect[], maxRedirects: number): Promise<Answer> {
    const { request } = errand;
    const visited = new Set<string>();
    for (;;) {
      const { url } = errand;
      if (this.#guard.isDenied(url)) throw addressDenied(shownUrl(url), url.host);
      if (this.#settings.respectRobots && errand.kind === 'page') await this.#obeyRobots(errand);
      const answer = await this.#errands.run(errand);
      const { target } = answer;
      if (target === undefined || request.redirect === 'manual') return answer;
      redirects.push({ url: shownUrl(url), status: answer.exchange.status });
      if (redirects.length > maxRedirects)
        throw tooManyRedirects(request, `redirects more than ${maxRedirects} times`);
      // A page that sets a cookie and sends the visitor back to itself is no circle; the limit still holds.
      if (errand.hasNewCookies) visited.clear();
      else visited.add(shownUrl(url));
      if (visited.has(shownUrl(target))) throw tooManyRedirects(request, 'redirects in a circle');
      errand.url = target;
    }
  }

  async #obeyRobots(errand: Errand): Promise<void> {
    const { url } = errand;
    const rules = this.#robots.known(url.origin) ?? (await this.#rulesFor(errand));
    if (rules.isAllowed(url.pathname + url.search)) return;
    throw new FetchError(
      'robots-denied',
      shownUrl(url),
      `robots.txt of ${url.host} forbids ${shownUrl(url)}`,
    );
  }

  async #rulesFor({ url, request, askedUrl }: Errand): Promise<RobotsRules> {
    const { onRequest, signal } = request;
    const ask = async () => {
      // Without the caller's signal: others may wait for the same answer after this one has given up.
      const asked: FetchRequest = { url: `${url.origin}/robots.txt`, ...(onRequest && { onRequest }) };
      const { exchange, body } = await this.#follow(
        newErrand('robots', asked, askedUrl),
        [],
        MAX_ROBOTS_REDIRECTS,
      );
      return { status: exchange.status, body };
    };
    const rules = await unlessAborted(this.#robots.rules(url, ask), signal).catch((error) => {
      throw error instanceof FetchError ? error : abortedError(shownUrl(url), error);
    });
    if (rules.crawlDelaySeconds !== undefined)
      this.#politeness.setCrawlDelay(url.host, rules.crawlDelaySeconds);
    return rules;
  }
}

function newErrand(kind: Errand['kind'], request: FetchRequest, askedUrl: string): Errand {
  const url = webUrl(request.url);
  return { kind, request, askedUrl: hideLogin(askedUrl), url, attempts: 0, hasNewCookies: false };
}

function tooManyRedirects({ url }: FetchRequest, what: string): FetchError {
  return new FetchError('too-many-redirects', hideLogin(url), `${hideLogin(url)} ${what}`);
}
