// The HTTP server: every request goes through the guard, then to a file of the dashboard, a stored page, or a route of the API.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isOutOfFiles, ListenError, OUT_OF_FILES, SkeinError } from '../errors.ts';
import type { EventStream } from './event-stream.ts';
import { cookieFor, type Guard, refusal } from './guard.ts';
import { openApiDocument } from './openapi.ts';
import { RequestProblem } from './request-problem.ts';
import { findRoute, type Handlers, inputOf } from './router.ts';
import type { StaticFile } from './static-files.ts';

/** A document that is not of the API: a stored page, a picture. */
export interface Document {
  readonly type: string;
  readonly body: string | Uint8Array;
  /** What it may do; by default nothing but be shown. */
  readonly policy?: string;
}

export interface ServerParts {
  readonly guard: Guard;
  readonly handlers: Handlers;
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly events: EventStream;
  /** Called when a dashboard begins to listen. */
  readonly onListener: () => void;
  /** Documents by their path; undefined when there is none. */
  readonly document: (url: URL) => Promise<Document | undefined>;
  /** Told of errors that are bugs. */
  readonly onBug: (error: unknown) => void;
}

const APP_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  // A stored page in a frame cannot lead that frame anywhere else.
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
const DOCUMENT_POLICY = "sandbox; default-src 'none'; frame-ancestors 'self'";

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
};
const MAX_BODY = 32 * 1024 * 1024;

/** Listens; rejects with a ListenError. */
export async function listen(parts: ServerParts, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => void answer(request, response, parts));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why = cause.code === 'EADDRINUSE' ? 'the port is taken; name another by --port' : cause.message;
      reject(new ListenError(`cannot listen on ${host}:${port}: ${why}`, { cause }));
    });
    server.listen(port, host, resolve);
  });
  return server;
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function answer(request: IncomingMessage, response: ServerResponse, parts: ServerParts): Promise<void> {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  try {
    const url = requestUrl(request.url ?? '/');
    const refused = refusal(request, url, parts.guard);
    if (refused !== undefined) throw new RequestProblem(403, refused);
    const cookie = cookieFor(url, parts.guard);
    if (cookie !== undefined && !url.pathname.startsWith('/api/')) {
      // The token leaves the address bar at once.
      response.writeHead(303, { 'set-cookie': cookie, location: '/' }).end();
      return;
    }
    if (url.pathname.startsWith('/api/')) await answerApi(request, response, url, parts);
    else await answerDocument(request, response, url, parts);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else sendProblem(response, error, parts);
  }
}

/** The address asked for: '//' begins a path here, not a host. */
function requestUrl(asked: string): URL {
  const address = asked.startsWith('/') ? `http://localhost${asked}` : asked;
  if (!URL.canParse(address, 'http://localhost')) throw new RequestProblem(400, 'this is no address');
  return new URL(address, 'http://localhost');
}

async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  parts: ServerParts,
): Promise<void> {
  const method = request.method ?? 'GET';
  if (method === 'GET' && url.pathname === '/api/events') {
    if (parts.events.isFull)
      throw new RequestProblem(503, 'as many dashboards are open as can be: close one, then load this again');
    parts.events.open(response);
    parts.onListener();
    return;
  }
  if (method === 'GET' && url.pathname === '/api/openapi.json') {
    sendJson(response, 200, openApiDocument());
    return;
  }
  const found = findRoute(method, url.pathname);
  const body = method === 'GET' ? undefined : await readJson(request);
  const input = inputOf(found, url.searchParams, body);
  const handle = parts.handlers[found.name] as (input: object) => Promise<unknown>;
  sendJson(response, 200, await handle(input));
}

async function answerDocument(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { files, document }: ServerParts,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new RequestProblem(405, `${url.pathname} can only be read`);
  const file = files.get(url.pathname === '/' ? '/index.html' : url.pathname);
  if (file !== undefined) {
    const isPacked = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response
      .writeHead(200, {
        'content-type': file.type,
        'content-security-policy': APP_POLICY,
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        ...(isPacked && { 'content-encoding': 'gzip' }),
      })
      .end(isPacked ? file.packed : file.body);
    return;
  }
  const found = await document(url);
  if (found === undefined) throw new RequestProblem(404, `there is no ${url.pathname}`);
  response
    .writeHead(200, {
      'content-type': found.type,
      'content-security-policy': found.policy ?? DOCUMENT_POLICY,
      'cache-control': 'no-store',
    })
    .end(found.body);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY) throw new RequestProblem(413, 'the body is too large');
    chunks.push(chunk);
  }
  if (size === 0) return {};
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw new RequestProblem(400, 'the body is no valid JSON');
  }
}

function sendProblem(response: ServerResponse, error: unknown, { onBug }: ServerParts): void {
  if (error instanceof RequestProblem) {
    sendJson(response, error.status, { error: error.message, code: error.code });
  } else if (error instanceof SkeinError) {
    sendJson(response, 400, { error: error.message, code: error.code });
  } else if (isOutOfFiles(error)) {
    sendJson(response, 503, { error: OUT_OF_FILES, code: 'unavailable' });
  } else {
    onBug(error);
    sendJson(response, 500, { error: 'something went wrong here: this is a bug', code: 'bug' });
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': DOCUMENT_POLICY,
      'cache-control': 'no-store',
    })
    .end(JSON.stringify(value));
}
