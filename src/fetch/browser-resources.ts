// What a rendered page asks for: let through or not, always fetched by our own fetcher, so that its guard against private
// addresses, its proxy, cookies, limits and records hold for scripts as they do for pages.
import type { Page, Request, Route } from 'playwright-core';
import { FetchError } from '../errors.ts';
import type { Cookies } from './cookies.ts';
import type { Fetcher, FetchRequest, FetchResponse } from './types.ts';
import { webUrl } from './web-url.ts';

/** Kinds that change nothing in the text and links of a page. */
const UNWANTED: ReadonlySet<string> = new Set([
  'image',
  'font',
  'media',
  'texttrack',
  'eventsource',
  'websocket',
  'manifest',
  'ping',
  'cspreport',
]);
/** Kept for the next pages: the same scripts and styles stand on all of them. */
const KEPT: ReadonlySet<string> = new Set(['script', 'stylesheet']);
/** Set by the connection, or by ourselves. */
const NOT_FORWARDED =
  /^(host|connection|content-length|cookie|user-agent|accept-encoding|sec-|:|priority|upgrade)/i;
/** The body we hand over is decoded already. */
const NOT_RETURNED: ReadonlySet<string> = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'content-security-policy-report-only',
]);
const MAX_REQUESTS = 500;
/** What has not answered after this waits for something to happen. */
const LONG_POLL_MS = 8_000;
const MAX_BYTES = 60_000_000;
const MAX_NAVIGATIONS = 5;
/** Pages a visitor may click through. */
const MAX_VISITED = 40;
/** More is no list of comments. */
const MAX_JSON_BYTES = 5_000_000;
const MAX_JSON_ANSWERS = 60;

/** JSON a script was answered with. */
export interface JsonAnswer {
  readonly url: string;
  readonly text: string;
}

// What is not there need not be asked for on every page; so many are remembered.
const MAX_MISSING = 1000;

/** Answers of scripts and style sheets, bounded by bytes; the oldest go first. */
export class ResourceCache {
  readonly #kept = new Map<string, FetchResponse>();
  readonly #missing = new Map<string, number>();
  #bytes = 0;
  readonly #maxBytes: number;

  constructor(maxBytes = 64 << 20) {
    this.#maxBytes = maxBytes;
  }

  get(url: string): FetchResponse | undefined {
    return this.#kept.get(url);
  }

  /** The status of a resource that is not there, when it was asked for before. */
  missing(url: string): number | undefined {
    return this.#missing.get(url);
  }

  keepMissing(url: string, status: number | undefined): void {
    if (
      status !== undefined &&
      status >= 400 &&
      status < 500 &&
      status !== 429 &&
      this.#missing.size < MAX_MISSING
    )
      this.#missing.set(url, status);
  }

  keep(url: string, response: FetchResponse): void {
    if (response.status !== 200 || /no-store/i.test(response.headers['cache-control'] ?? '')) return;
    if (response.body.length > this.#maxBytes / 4 || this.#kept.has(url)) return;
    this.#kept.set(url, response);
    this.#bytes += response.body.length;
    for (const [oldest, { body }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= body.length;
    }
  }
}

export interface GateOptions {
  readonly page: Page;
  readonly fetcher: Fetcher;
  readonly cache: ResourceCache;
  readonly cookies: Cookies;
  /** The page's own answer: what its address is answered with the first time. */
  readonly answer: FetchResponse;
  /** Frames of other hosts are left empty unless wanted: in forums they are advertisements. */
  readonly otherFrames: boolean;
  /** Somebody is on the page: it may be left and come back to, scripts may ask by POST, and JSON answers are kept. */
  readonly isVisit?: boolean;
  /** Somebody looks where things stand, scrolls or presses: style sheets are asked for. Default: as `isVisit`. */
  readonly isDrawn?: boolean;
  readonly signal: AbortSignal;
  readonly onRequest: FetchRequest['onRequest'];
}

/** Answers every request of one rendered page. */
export class ResourceGate {
  readonly #options: GateOptions;
  readonly #host: string;
  readonly #underWay = new Set<{ readonly since: number }>();
  #requests = 0;
  #bytes = 0;
  #navigations = 0;
  #lastAt = performance.now();
  readonly #json: JsonAnswer[] = [];
  /** No leaving the page: what was clicked may only change it. */
  holdsPage = false;

  constructor(options: GateOptions) {
    this.#options = options;
    this.#host = new URL(options.answer.finalUrl).host;
  }

  get jsonAnswers(): readonly JsonAnswer[] {
    return this.#json;
  }

  /** How long nothing has been on the wire; 0 while something is that may still answer soon. */
  get quietMs(): number {
    const now = performance.now();
    for (const { since } of this.#underWay) if (now - since < LONG_POLL_MS) return 0;
    return now - this.#lastAt;
  }

  /** Told by name so that it can be given to and taken from the browser. */
  readonly handle = async (route: Route, request: Request): Promise<void> => {
    try {
      await this.#answer(route, request);
    } catch {
      // The page is gone, or goes: there is nobody to answer.
    }
  };

  async #answer(route: Route, request: Request): Promise<void> {
    const isNavigation = request.isNavigationRequest();
    // A window of its own is nothing the page shows.
    if (isNavigation && request.frame().page() !== this.#options.page) return route.abort('blockedbyclient');
    const isMain = isNavigation && request.frame().parentFrame() === null;
    if (isMain) return this.#navigate(route, request);
    if (!this.#isWanted(request, isNavigation)) return route.abort('blockedbyclient');
    const { isVisit = false, isDrawn = isVisit } = this.#options;
    // Loaders of parts of a page wait for their style sheets: an empty one is as good, a missing one is not.
    if (!isDrawn && request.resourceType() === 'stylesheet')
      return route.fulfill({ status: 200, contentType: 'text/css', body: '' });
    const url = request.url();
    const isKept = request.method() === 'GET' && KEPT.has(request.resourceType());
    const kept = isKept ? this.#options.cache.get(url) : undefined;
    if (kept !== undefined) return fulfil(route, kept);
    const missing = isKept ? this.#options.cache.missing(url) : undefined;
    if (missing !== undefined) return route.fulfill({ status: missing, body: '' });
    const response = await this.#fetch(request);
    if (response === undefined) return route.abort('failed');
    if (isKept) {
      if (response instanceof FetchError) this.#options.cache.keepMissing(url, response.status);
      else this.#options.cache.keep(url, response);
    }
    if (isVisit && !(response instanceof FetchError)) this.#keepJson(url, response);
    return response instanceof FetchError
      ? route.fulfill({ status: response.status ?? 502, body: '' })
      : fulfil(route, response);
  }

  /** The page itself: the answer at hand, then wherever its scripts send it. */
  async #navigate(route: Route, request: Request): Promise<void> {
    this.#navigations++;
    const { answer, isVisit } = this.#options;
    if (this.#navigations === 1) return fulfil(route, answer);
    // Coming back: the answer is still good.
    if (isVisit === true && request.method() === 'GET' && isSamePage(request.url(), answer.finalUrl))
      return fulfil(route, answer);
    const most = isVisit === true ? MAX_VISITED : MAX_NAVIGATIONS;
    if (this.holdsPage || request.method() !== 'GET' || this.#navigations > most) return stay(route);
    const response = await this.#track(() =>
      this.#options.fetcher.fetch({ url: request.url(), ...this.#common() }),
    );
    return response === undefined || response instanceof FetchError ? stay(route) : fulfil(route, response);
  }

  #isWanted(request: Request, isFrame: boolean): boolean {
    if (UNWANTED.has(request.resourceType()) || this.#requests >= MAX_REQUESTS || this.#bytes >= MAX_BYTES)
      return false;
    if (!URL.canParse(request.url())) return false;
    if (isFrame && !this.#options.otherFrames && new URL(request.url()).host !== this.#host) return false;
    const method = request.method();
    if (method === 'GET') return true;
    // Forms are only ever sent by people. Scripts ask by POST too: GraphQL, and old ones of comment widgets as forms do.
    if (this.#options.isVisit === true && method === 'POST' && !isFrame)
      return request.resourceType() === 'xhr' || request.resourceType() === 'fetch';
    if (this.#options.isVisit === true && method === 'OPTIONS') return true;
    return method === 'POST' && !isFrame && /json/i.test(request.headers()['content-type'] ?? '');
  }

  #keepJson(url: string, { headers, body, status }: FetchResponse): void {
    if (status !== 200 || body.length > MAX_JSON_BYTES || this.#json.length >= MAX_JSON_ANSWERS) return;
    const type = headers['content-type'] ?? '';
    const first = body.subarray(0, 64).toString('latin1').trimStart()[0];
    if (/json/i.test(type) || ((first === '{' || first === '[') && !/html|css/i.test(type)))
      this.#json.push({ url, text: body.toString('utf8') });
  }

  #fetch(request: Request): Promise<FetchResponse | FetchError | undefined> {
    const headers: Record<string, string> = {};
    for (const [name, value] of Object.entries(request.headers()))
      if (!NOT_FORWARDED.test(name)) headers[name] = value;
    const body = request.postDataBuffer();
    return this.#track(async () => {
      await this.#takeCookies(request);
      return this.#options.fetcher.fetch({
        url: request.url(),
        accept: 'any',
        purpose: 'resource',
        method: request.method(),
        headers,
        ...(body !== null && { body }),
        ...this.#common(),
      });
    });
  }

  /** Cookies a script has set must be there when it asks. */
  async #takeCookies(request: Request): Promise<void> {
    const url = webUrl(request.url());
    if (url.host !== this.#host) return;
    const set = await request.frame().page().context().cookies(url.href);
    const lines = set
      .filter(({ httpOnly }) => !httpOnly)
      .map(({ name, value, path, secure }) => `${name}=${value}; path=${path}${secure ? '; secure' : ''}`);
    if (lines.length > 0) this.#options.cookies.take(url, lines);
  }

  #common(): Pick<FetchRequest, 'signal' | 'onRequest'> {
    const { signal, onRequest } = this.#options;
    return { signal, ...(onRequest !== undefined && { onRequest }) };
  }

  async #track(fetch: () => Promise<FetchResponse>): Promise<FetchResponse | FetchError | undefined> {
    this.#requests++;
    const own = { since: performance.now() };
    this.#underWay.add(own);
    try {
      const response = await fetch();
      this.#bytes += response.body.length;
      return response;
    } catch (error) {
      return error instanceof FetchError && error.code !== 'aborted' ? error : undefined;
    } finally {
      this.#underWay.delete(own);
      this.#lastAt = performance.now();
    }
  }
}

/** Whether two addresses are one to a server, however they are spelled. */
function isSamePage(one: string, other: string): boolean {
  return new URL(one).href.replace(/#.*$/, '') === new URL(other).href.replace(/#.*$/, '');
}

/** Leaves the page where it is: RFC 9110, 15.3.5, "the user agent does not need to navigate away". */
function stay(route: Route): Promise<void> {
  return route.fulfill({ status: 204 });
}

function fulfil(route: Route, { status, headers, body }: FetchResponse): Promise<void> {
  const returned = Object.entries(headers).filter(([name]) => !NOT_RETURNED.has(name));
  return route.fulfill({ status, headers: Object.fromEntries(returned), body });
}
