// When the server wrote a page: what 'today' and '3 hours ago' on it count from. A page may have lain in a cache, or in
// an archive that is played back.

// Before this long ago an Expires header is a date made up to keep caches away.
const MADE_UP_MS = 365 * 86_400_000;

/** Epoch ms, from a response's headers (names in lower case) and when it came. */
export function writtenAt(headers: Readonly<Record<string, string>> | undefined, fetchedAt: number): number {
  if (headers === undefined || fetchedAt === 0) return fetchedAt;
  // By the server's own clock, right or wrong: it wrote the page by that one. Caches hand it on.
  const date = Date.parse(headers.date ?? '');
  let at = Number.isNaN(date) ? fetchedAt : date;
  const expires = Date.parse(headers.expires ?? '');
  // A page is not written after it expires.
  if (expires > at - MADE_UP_MS) at = Math.min(at, expires);
  // On a page that must not be cached, the time of its last change can only be the time it was made.
  const modified = Date.parse(headers['last-modified'] ?? '');
  const isUncached =
    expires < modified || /no-store|no-cache/i.test(`${headers['cache-control']} ${headers.pragma}`);
  return isUncached && modified < at ? modified : at;
}
