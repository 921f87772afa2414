// Where a redirect leads, and what must not travel with it.
import { FetchError } from '../errors.ts';

/** Statuses that send the client elsewhere. 300 and 304 to 306 do not. */
export function isRedirect(status: number): boolean {
  return status === 301 || status === 302 || status === 303 || status === 307 || status === 308;
}

/** The absolute target of a Location header. */
export function redirectTarget(from: URL, location: string): URL {
  // Header bytes arrive as latin1; servers that put raw UTF-8 into Location mean UTF-8.
  const text = /[\x80-\xff]/.test(location) ? utf8OrSame(location) : location;
  if (!URL.canParse(text, from.href))
    throw new FetchError(
      'invalid-url',
      from.href,
      `${from.href} redirects to "${shown(text)}", which is not a URL`,
    );
  const target = new URL(text, from);
  if (target.protocol !== 'http:' && target.protocol !== 'https:')
    throw new FetchError(
      'invalid-url',
      from.href,
      `${from.href} redirects to a ${target.protocol} address, which is not a web page`,
    );
  return target;
}

function utf8OrSame(latin1: string): string {
  const decoded = Buffer.from(latin1, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? latin1 : decoded;
}

function shown(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

/**
 * Whether secrets meant for `home` may go to `target`: the same origin, or the same host upgraded from http to https on
 * default ports. Never the other way: a downgrade would show them to everybody on the way.
 */
export function mayShareSecrets(home: URL, target: URL): boolean {
  if (home.origin === target.origin) return true;
  return (
    home.hostname === target.hostname &&
    home.protocol === 'http:' &&
    target.protocol === 'https:' &&
    home.port === '' &&
    target.port === ''
  );
}

/** Headers that say nothing secret; any other extra header may be a key and stays with its host. */
const HARMLESS: ReadonlySet<string> = new Set([
  'accept',
  'accept-language',
  'accept-encoding',
  'cache-control',
  'dnt',
  'pragma',
  'referer',
  'sec-gpc',
  'upgrade-insecure-requests',
  'user-agent',
]);

/** Whether a header set by the user may be a secret. */
export function isSecretHeader(name: string): boolean {
  return !HARMLESS.has(name.toLowerCase());
}
