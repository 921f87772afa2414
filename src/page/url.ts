// URL normalisation, done once and here: two spellings of one address become the same string.
//
// What is done: WHATWG parsing (scheme and host in lower case, default port and dot segments removed, tabs and newlines
// stripped, back slashes turned), percent-encoding in one form (unreserved characters decoded, hex digits in upper case,
// a stray % encoded, non-ASCII as UTF-8), an empty query removed, `&amp;` left over from double encoding repaired, the
// fragment removed. What is not done: query parameters are neither reordered nor dropped; which of them name nothing
// is for a site's model to say.

/**
 * Characters that may stand in a path or query as they are: normalisation leaves them alone. `'` is not among them, as
 * the WHATWG parser encodes it in queries only.
 */
const SAFE = new Uint8Array(128);
for (const char of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&()*+,;=@/:'?".replace(
  "'",
  '',
))
  SAFE[char.charCodeAt(0)] = 1;

const UNRESERVED = /^[A-Za-z0-9\-._~]$/;
const PERCENT = /%(?:([0-9a-fA-F]{2}))?/g;
const ESCAPED_AMPERSAND = /&(?:amp;)+/gi;

/** An address split at its fragment. */
export interface SplitUrl {
  /** Normalised, without fragment. */
  readonly url: string;
  /** With '#', or ''. A lone '#' counts as ''. */
  readonly fragment: string;
}

/**
 * The normal form of `raw`, resolved against `base`; undefined when it is not an http(s) URL. Idempotent.
 *
 * ```ts
 * normaliseUrl('HTTP://Example.com:80/a/../t%7e.php?#p5')  // 'http://example.com/t~.php'
 * normaliseUrl('?t=5&amp;p=2', 'http://example.com/viewtopic.php')  // 'http://example.com/viewtopic.php?t=5&p=2'
 * ```
 */
export function normaliseUrl(raw: string, base?: string): string | undefined {
  return resolve(raw, base)?.url;
}

/** As `normaliseUrl`, with the fragment kept apart. */
export function resolve(raw: string, base?: string): SplitUrl | undefined {
  let parsed: URL;
  try {
    parsed = base === undefined ? new URL(raw) : new URL(raw, base);
  } catch {
    return undefined;
  }
  if (parsed.protocol !== 'http:' && parsed.protocol !== 'https:') return undefined;
  const fragment = parsed.hash;
  const href = parsed.href;
  const hashAt = href.indexOf('#');
  const whole = hashAt < 0 ? href : href.slice(0, hashAt);
  const pathAt = whole.indexOf('/', parsed.protocol.length + 2);
  return { url: whole.slice(0, pathAt) + normalisePath(whole.slice(pathAt)), fragment };
}

/** Path and query as WHATWG serialised them: percent-encoding, `&amp;` and empty query put right. */
function normalisePath(path: string): string {
  let out = path;
  if (out.includes('%')) out = out.replace(PERCENT, normalisePercent);
  const queryAt = out.indexOf('?');
  if (queryAt < 0) return out;
  if (out.includes('&')) out = out.slice(0, queryAt) + out.slice(queryAt).replace(ESCAPED_AMPERSAND, '&');
  return queryAt === out.length - 1 ? out.slice(0, -1) : out;
}

function normalisePercent(whole: string, hex: string | undefined): string {
  // A stray % must be encoded: '%2%65' would otherwise become '%2e', a dot, when normalised once more.
  if (hex === undefined) return '%25';
  const char = String.fromCharCode(Number.parseInt(hex, 16));
  return UNRESERVED.test(char) ? char : whole.toUpperCase();
}

/**
 * Resolves the links of one page. Most hrefs need no URL parser: when every character is one that normalisation leaves
 * alone and there are no dot segments, the answer is a concatenation. The rest goes through `resolve`.
 */
export class Resolver {
  readonly base: string;
  readonly #scheme: string;
  readonly #origin: string;
  /** Origin and path up to the last slash. */
  readonly #directory: string;
  /** Base without query. */
  readonly #document: string;

  /** `base` must be a normalised URL; the path fast forms are derived from it. */
  constructor(base: string) {
    this.base = base;
    const slashes = base.indexOf('//') + 2;
    const pathAt = base.indexOf('/', slashes);
    const queryAt = base.indexOf('?');
    this.#scheme = base.slice(0, slashes - 2);
    this.#origin = base.slice(0, pathAt);
    this.#document = queryAt < 0 ? base : base.slice(0, queryAt);
    this.#directory = this.#document.slice(0, this.#document.lastIndexOf('/') + 1);
  }

  resolve(href: string): SplitUrl | undefined {
    const hashAt = href.indexOf('#');
    const length = hashAt < 0 ? href.length : hashAt;
    // Only plain characters may take the fast path in the fragment too: '#' + 'é' is percent-encoded by the parser.
    if (length > 0 && isPlain(href, 0, length) && (hashAt < 0 || isPlain(href, hashAt + 1, href.length))) {
      const fragment = hashAt < 0 || hashAt === href.length - 1 ? '' : href.slice(hashAt);
      const plain = hashAt < 0 ? href : href.slice(0, hashAt);
      const first = plain.charCodeAt(0);
      if (first === 47 && plain.charCodeAt(1) !== 47) return { url: this.#origin + plain, fragment };
      if (first === 63) return { url: this.#document + plain, fragment };
      if (first !== 47 && !hasScheme(plain)) return { url: this.#directory + plain, fragment };
      if (first !== 47 && plain.startsWith(this.#origin) && plain.charCodeAt(this.#origin.length) === 47)
        return { url: plain, fragment };
    }
    return resolve(href, this.base);
  }

  /** Scheme with colon: what a URL beginning with '//' inherits. */
  get scheme(): string {
    return this.#scheme;
  }
}

/** Whether normalisation would leave these characters as they are, wherever in a path or query they stand. */
function isPlain(href: string, start: number, end: number): boolean {
  let previous = 47;
  for (let i = start; i < end; i++) {
    const code = href.charCodeAt(i);
    if (code > 127 || SAFE[code] === 0) return false;
    // A dot segment, or a file that begins with a dot: rare enough for the parser.
    if (code === 46 && previous === 47) return false;
    // An empty query, or `&amp;`.
    if (code === 63 && i + 1 === end) return false;
    if (code === 38 && isAmp(href, i + 1)) return false;
    previous = code;
  }
  return true;
}

function isAmp(href: string, at: number): boolean {
  return (href.charCodeAt(at) | 32) === 97 && href.slice(at, at + 4).toLowerCase() === 'amp;';
}

/** Whether a colon comes before any slash or question mark: then it is not a relative path. */
function hasScheme(href: string): boolean {
  for (let i = 0; i < href.length; i++) {
    const code = href.charCodeAt(i);
    if (code === 58) return true;
    if (code === 47 || code === 63) return false;
  }
  return false;
}
