// The header lines of each request: built once where possible, as this is on the path of every page.
import { ACCEPT_ENCODING } from './content-decoding.ts';
import type { HttpSettings } from './http-options.ts';
import type { Route } from './proxy.ts';
import { isSecretHeader, mayShareSecrets } from './redirects.ts';
import type { FetchRequest } from './types.ts';
import { basicAuthorization } from './web-url.ts';

/** Composes header lists (names and values in turn) from settings, request, cookies and route. */
export class RequestHeaders {
  /** Harmless headers, for every host. */
  readonly #open: readonly string[];
  /** The user's headers that may be secrets. */
  readonly #secret: readonly string[];
  readonly #home: URL | undefined;

  constructor(settings: Pick<HttpSettings, 'userAgent' | 'headers' | 'startUrl'>) {
    const open = new Map([
      ['user-agent', settings.userAgent],
      ['accept', 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5'],
      ['accept-encoding', ACCEPT_ENCODING],
    ]);
    const secret: string[] = [];
    for (const [name, value] of Object.entries(settings.headers)) {
      if (isSecretHeader(name)) secret.push(name.toLowerCase(), value);
      else open.set(name.toLowerCase(), value);
    }
    this.#open = [...open].flat();
    this.#secret = secret;
    this.#home =
      settings.startUrl !== undefined && URL.canParse(settings.startUrl)
        ? new URL(settings.startUrl)
        : undefined;
  }

  for(url: URL, request: FetchRequest, cookie: string, route: Route): string[] {
    const headers = [...this.#open];
    // undici names the host it connects to, which is the proxy's.
    if (route.origin !== url.origin) headers.push('host', url.host);
    if (route.proxyAuthorization !== undefined) headers.push('proxy-authorization', route.proxyAuthorization);
    if (request.etag !== undefined) headers.push('if-none-match', request.etag);
    if (request.lastModified !== undefined) headers.push('if-modified-since', request.lastModified);
    if (this.#secret.length > 0 && mayShareSecrets(this.#home ?? new URL(request.url), url))
      headers.push(...this.#secret);
    if (request.headers !== undefined || request.url.includes('@')) this.#addOwn(headers, url, request);
    if (cookie !== '') addCookie(headers, cookie);
    return headers;
  }

  /** Headers of this request only, and the login its URL may carry. */
  #addOwn(headers: string[], url: URL, request: FetchRequest): void {
    const asked = new URL(request.url);
    const mayShare = mayShareSecrets(asked, url);
    const login = basicAuthorization(asked);
    if (mayShare && login !== undefined) headers.push('authorization', login);
    for (const [name, value] of Object.entries(request.headers ?? {})) {
      if (!mayShare && isSecretHeader(name)) continue;
      const at = headers.indexOf(name.toLowerCase());
      if (at >= 0 && at % 2 === 0) headers[at + 1] = value;
      else headers.push(name.toLowerCase(), value);
    }
  }
}

/** A Cookie header of the user and the jar's cookies go in one line: servers read only the first (RFC 6265, 5.4). */
function addCookie(headers: string[], cookie: string): void {
  for (let i = 0; i < headers.length; i += 2)
    if (headers[i] === 'cookie') {
      headers[i + 1] = `${headers[i + 1]!}; ${cookie}`;
      return;
    }
  headers.push('cookie', cookie);
}
