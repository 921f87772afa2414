// A cookie jar that costs nothing until there are cookies, and cannot be filled without end.
import { Cookie, CookieJar } from 'tough-cookie';

/** RFC 6265, 6.1: browsers keep at least 4,096 bytes a cookie and 50 a domain; more is a bomb, not a session. */
const MAX_COOKIE_BYTES = 4096;
const MAX_PER_HOST = 50;
const MAX_PER_ANSWER = 30;
const MAX_TOTAL = 5_000;
/** Most servers refuse a longer header line. */
const MAX_HEADER_BYTES = 8_000;

/** A cookie from a file. */
export interface StoredCookie {
  readonly name: string;
  readonly value: string;
  readonly domain: string;
  /** Whether subdomains get it as well. */
  readonly includesSubdomains: boolean;
  readonly path: string;
  readonly isSecure: boolean;
  readonly isHttpOnly: boolean;
  /** Epoch seconds; 0 = until the end of the session. */
  readonly expires: number;
}

/** The cookies of one crawl. */
export class Cookies {
  readonly #jar = new CookieJar(undefined, { looseMode: true, rejectPublicSuffixes: true });
  /** An upper bound: replaced cookies count again. Only ever compared with the total limit. */
  #count = 0;
  /** The last Set-Cookie lines of each host: servers repeat them on every page, and the jar is slow. */
  readonly #lastSet = new Map<string, string>();

  constructor(cookies: readonly StoredCookie[] = []) {
    for (const cookie of cookies) this.#addStored(cookie);
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** The Cookie header for a URL, or '' for none. */
  headerFor(url: URL): string {
    if (this.#count === 0) return '';
    let header = '';
    for (const cookie of this.#jar.getCookiesSync(url.href)) {
      const pair = cookie.cookieString();
      if (header.length + pair.length + 2 > MAX_HEADER_BYTES) break;
      header += header === '' ? pair : `; ${pair}`;
    }
    return header;
  }

  /** The cookies a page at this URL has, for a browser that shows it. */
  storedFor(url: URL): StoredCookie[] {
    if (this.#count === 0) return [];
    return this.#jar.getCookiesSync(url.href).map((cookie) => ({
      name: cookie.key,
      value: cookie.value,
      domain: cookie.domain ?? url.hostname,
      includesSubdomains: cookie.hostOnly === false,
      path: cookie.path ?? '/',
      isSecure: cookie.secure,
      isHttpOnly: cookie.httpOnly,
      expires: cookie.expires instanceof Date ? Math.floor(cookie.expires.getTime() / 1000) : 0,
    }));
  }

  /** Takes Set-Cookie lines of an answer; invalid and excessive ones are dropped. Returns whether any was taken. */
  take(url: URL, lines: readonly string[]): boolean {
    if (this.#isRepeated(url, lines)) return false;
    let hasTaken = false;
    for (const line of lines.slice(0, MAX_PER_ANSWER)) {
      if (line.length > MAX_COOKIE_BYTES || this.#count >= MAX_TOTAL) continue;
      const cookie = Cookie.parse(line, { loose: true });
      if (cookie === undefined) continue;
      const present = this.#jar.getCookiesSync(url.href, { allPaths: true });
      const isReplacing = present.some((known) => known.key === cookie.key);
      if (!isReplacing && present.length >= MAX_PER_HOST) continue;
      if (this.#jar.setCookieSync(cookie, url.href, { ignoreError: true }) === undefined) continue;
      if (!isReplacing) this.#count++;
      hasTaken = true;
    }
    return hasTaken;
  }

  /** Whether the host's last answer set the same session cookies for all paths: then nothing can have changed. */
  #isRepeated(url: URL, lines: readonly string[]): boolean {
    const text = lines.join('\n');
    if (this.#lastSet.get(url.host) === text) return true;
    if (this.#lastSet.size > 1_000) this.#lastSet.clear();
    const isForSession = lines.every(
      (line) => /;\s*path=\//i.test(line) && !/;\s*(expires|max-age)=/i.test(line),
    );
    if (isForSession) this.#lastSet.set(url.host, text);
    else this.#lastSet.delete(url.host);
    return false;
  }

  #addStored(stored: StoredCookie): void {
    const host = stored.domain.replace(/^\./, '');
    const cookie = new Cookie({
      key: stored.name,
      value: stored.value,
      path: stored.path,
      secure: stored.isSecure,
      httpOnly: stored.isHttpOnly,
      expires: stored.expires === 0 ? 'Infinity' : new Date(stored.expires * 1000),
      ...(stored.includesSubdomains ? { domain: host } : {}),
    });
    const url = `${stored.isSecure ? 'https' : 'http'}://${host}${stored.path}`;
    if (this.#jar.setCookieSync(cookie, url, { ignoreError: true }) !== undefined) this.#count++;
  }
}
