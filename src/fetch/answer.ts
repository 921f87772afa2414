// What an exchange means: which bodies are wanted, and whether an answer is a page, a redirect or an error.
import type { IncomingHttpHeaders } from 'node:http';
import { FetchError } from '../errors.ts';
import { mayBeTest, shieldOf } from './bot-shields.ts';
import { decodeBody, decodeStart } from './content-decoding.ts';
import type { BodyPlan, Exchange } from './exchange.ts';
import { proxyLoginNeeded } from './failure.ts';
import { htmlByType, looksLikeHtml } from './html-content.ts';
import { isRedirect, redirectTarget } from './redirects.ts';
import { isRetryableStatus } from './retry.ts';
import { shownUrl } from './web-url.ts';

/** What whoever asked will take. */
export interface Wish {
  readonly url: URL;
  /** 'robots' takes any type, and only the beginning of what is too long. */
  readonly accept: 'html' | 'any' | 'robots';
  readonly maxBytes: number;
  /** Archives want the bodies of error pages and redirects too. */
  readonly keepsAll: boolean;
  readonly proxyName: string | undefined;
}

/** An answer whose body is decoded. */
export interface Answer {
  readonly exchange: Exchange;
  readonly body: Buffer;
  /** Where a 3xx leads. */
  readonly target: URL | undefined;
}

const EMPTY = Buffer.alloc(0);

/** What to do with the body of an answer with this head. */
export function bodyPlan(wish: Wish, status: number, headers: IncomingHttpHeaders): BodyPlan {
  const isSuccess = status >= 200 && status < 300;
  if (!isSuccess) return wish.keepsAll || mayBeTest(status) ? 'read-start' : 'discard';
  if (wish.accept === 'robots') return 'read-start';
  if (wish.accept === 'any') return 'read';
  return htmlByType(headers['content-type']) === 'no' ? 'discard' : 'read';
}

/** Looks at the first bytes of a body that names no type; throws 'not-html' so that the rest is never read. */
export function inspectStart(wish: Wish, headers: IncomingHttpHeaders, start: Buffer): void {
  // A few bytes may be half a tag, and a coding hides what is inside: `readAnswer` looks again at the end.
  if (wish.accept !== 'html' || start.length < 512 || headers['content-encoding'] !== undefined) return;
  if (htmlByType(headers['content-type']) === 'unknown' && !looksLikeHtml(start))
    throw notHtml(wish, undefined);
}

/** Turns a finished exchange into an answer, or throws the FetchError it means. */
export async function readAnswer(
  wish: Wish,
  exchange: Exchange,
  retryAfterMs: number | undefined,
): Promise<Answer> {
  const { status, headers } = exchange;
  const { url, accept, maxBytes } = wish;
  const location = headerText(headers, 'location');
  if (isRedirect(status) && location !== undefined)
    return { exchange, body: EMPTY, target: redirectTarget(url, location) };
  if (status === 304) return { exchange, body: EMPTY, target: undefined };
  if (status === 407 && wish.proxyName !== undefined) throw proxyLoginNeeded(shownUrl(url), wish.proxyName);
  if (mayBeTest(status)) throwIfTest(wish, exchange, await errorBody(wish, exchange), retryAfterMs);
  if (status >= 300)
    throw new FetchError('http-status', shownUrl(url), `${shownUrl(url)} answers ${statusText(exchange)}`, {
      status,
      retryable: isRetryableStatus(status),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
  const isHtml = accept === 'html' ? htmlByType(headers['content-type']) : 'yes';
  if (isHtml === 'no') throw notHtml(wish, headers['content-type']);
  const encoding = headerText(headers, 'content-encoding');
  const decoded =
    accept === 'robots'
      ? decodeStart(exchange.body, encoding, maxBytes, shownUrl(url))
      : decodeBody(exchange.body, encoding, maxBytes, shownUrl(url));
  const body = decoded instanceof Promise ? await decoded : decoded;
  if (isHtml === 'unknown' && body.length > 0 && !looksLikeHtml(body)) throw notHtml(wish, undefined);
  if (accept === 'html') throwIfTest(wish, exchange, body, retryAfterMs);
  return { exchange, body, target: undefined };
}

/** What an error page says; it may be damaged without harm. */
async function errorBody({ maxBytes, url }: Wish, { body, headers }: Exchange): Promise<Buffer> {
  try {
    return await decodeBody(body, headerText(headers, 'content-encoding'), maxBytes, shownUrl(url));
  } catch {
    return EMPTY;
  }
}

function throwIfTest(
  { url }: Wish,
  { status, headers }: Exchange,
  body: Buffer,
  retryAfterMs: number | undefined,
): void {
  const shield = shieldOf(status, headers, body);
  if (shield === undefined) return;
  throw new FetchError(
    'challenge',
    shownUrl(url),
    `${url.host} answers with a test for browsers (${shield}, status ${status})`,
    { status, ...(retryAfterMs !== undefined && { retryAfterMs }) },
  );
}

/** A header's value; repeated ones joined. */
export function headerText(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** All headers, repeated ones joined. */
export function plainHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const name in headers) plain[name] = headerText(headers, name)!;
  return plain;
}

/** "404 (Not Found)" */
function statusText({ status, statusMessage }: Exchange): string {
  const words = statusMessage.replace(/[^\x20-\x7e]/g, '').slice(0, 60);
  return words === '' ? String(status) : `${status} (${words})`;
}

function notHtml({ url }: Wish, type: string | undefined): FetchError {
  const why =
    type === undefined ? 'it names no type and does not begin like HTML' : `it is ${type.slice(0, 80)}`;
  return new FetchError('not-html', shownUrl(url), `${shownUrl(url)} is not an HTML page: ${why}`);
}
