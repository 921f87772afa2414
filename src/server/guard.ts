// Who may ask. The dashboard can start crawls and shows what others wrote: no other site's page may reach it, whatever name
// that page has its address resolve to, and nobody else on the network without the token.
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const COOKIE = 'skein_token';
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

export interface Guard {
  /** Undefined: everybody who reaches the server over loopback may ask. */
  readonly token: string | undefined;
}

export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host) || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Why a request is refused; undefined: it is not. */
export function refusal(request: IncomingMessage, url: URL, { token }: Guard): string | undefined {
  const host = request.headers.host ?? '';
  const name = host.replace(/:\d+$/, '').toLowerCase();
  // A page of another site whose name was made to lead here (DNS rebinding) is told by the name it asks for.
  if (token === undefined && !isLoopback(name))
    return 'this dashboard answers under addresses of this machine only, such as 127.0.0.1 and localhost';
  if (token !== undefined && !isToken(tokenOf(request, url), token))
    return 'open the address with the token that skein inspect printed';
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  if (origin !== undefined && origin !== `http://${host}`) return 'requests of other sites are not answered';
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'requests of other sites are not answered';
  // Forms cannot send this without asking first, and the asking is never answered.
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return 'send application/json';
  return undefined;
}

/** The cookie that lets a browser in that was opened with the token; undefined: it has none to be given. */
export function cookieFor(url: URL, { token }: Guard): string | undefined {
  const given = url.searchParams.get('token');
  if (token === undefined || given === null || !isToken(given, token)) return undefined;
  return `${COOKIE}=${token}; HttpOnly; SameSite=Strict; Path=/`;
}

function tokenOf({ headers }: IncomingMessage, url: URL): string {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const cookie = (headers.cookie ?? '').split(/; */).find((pair) => pair.startsWith(`${COOKIE}=`));
  return bearer ?? cookie?.slice(COOKIE.length + 1) ?? url.searchParams.get('token') ?? '';
}

function isToken(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
