// URL normalisation, done once and here: two spellings of one address become the same string.
//
// What is done: WHATWG parsing (scheme and host in lower case, default port and dot segments removed, tabs and newlines
// stripped, back slashes turned), percent-encoding in one form (unreserved characters decoded, hex digits in upper case,
// a stray % encoded, non-ASCII as UTF-8), an empty query removed, `&amp;` left over from double encoding repaired, the
// fragment removed. What is not done: query parameters are neither reordered nor dropped; which of them name nothing
// is for a site's model to say.

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
  return resolveUrl(raw, base)?.url;
}

/** As `normaliseUrl`, with the fragment kept apart. */
export function resolveUrl(raw: string, base?: string): SplitUrl | undefined {
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
