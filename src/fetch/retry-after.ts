// Retry-After (RFC 9110, 10.2.3): seconds, or an HTTP date.

/** A server that says "in a month" means "not today"; nobody waits longer than this for one answer. */
const LONGEST_MS = 24 * 3600_000;

/** How long the server asks us to wait, in ms from `now`; undefined when the header is missing or nonsense. */
export function parseRetryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  if (/^\d+(\.\d+)?$/.test(text)) return Math.min(Number(text) * 1000, LONGEST_MS);
  // Date.parse takes almost anything ("1 apple" is a year); an HTTP date begins with a weekday and names a time.
  if (!/^[a-z]{3,9},? .*\d\d:\d\d:\d\d/i.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.min(Math.max(0, at - now), LONGEST_MS);
}
