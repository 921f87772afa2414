// Real servers on 127.0.0.1 for the tests of fetch/, and fetchers that end with the test.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import net from 'node:net';
import { onTestFinished } from 'vitest';
import { FetchError } from '../../src/errors.ts';
import { HttpFetcher, type HttpFetcherOptions, type RequestRecord } from '../../src/fetch/index.ts';

export interface Loopback {
  /** "http://127.0.0.1:port", no slash at the end. */
  readonly base: string;
  readonly host: string;
  /** Request targets in order of arrival. */
  readonly seen: string[];
  readonly server: Server;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Serves until the test ends. robots.txt is answered 404 unless `robots` is given. */
export async function serve(handler: Handler, robots?: Handler): Promise<Loopback> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    if (request.url === '/robots.txt') {
      if (robots !== undefined) robots(request, response);
      else response.writeHead(404).end();
      return;
    }
    handler(request, response);
  });
  return { ...(await listen(server)), seen, server };
}

/** A server below HTTP: gets the socket after the first bytes of each request. */
export async function serveBytes(
  onRequest: (socket: net.Socket, head: string) => void,
): Promise<{ base: string; host: string }> {
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (chunk) => onRequest(socket, chunk.toString('latin1')));
  });
  return listen(server);
}

/** Listens on a free port of 127.0.0.1 until the test ends. */
export async function listen(server: net.Server, scheme = 'http'): Promise<{ base: string; host: string }> {
  const sockets = new Set<net.Socket>();
  server.on('connection', (socket: net.Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as net.AddressInfo;
  return { base: `${scheme}://127.0.0.1:${port}`, host: `127.0.0.1:${port}` };
}

/** A fetcher without pace and with quick retries, closed when the test ends. `records` is what went over the wire. */
export function open(
  startUrl: string,
  options: HttpFetcherOptions = {},
): { fetcher: HttpFetcher; records: RequestRecord[] } {
  const records: RequestRecord[] = [];
  const fetcher = new HttpFetcher({
    startUrl,
    rate: 0,
    retry: { baseMs: 1 },
    onRequest: (record) => records.push(record),
    ...options,
  });
  onTestFinished(() => fetcher.close());
  return { fetcher, records };
}

/** The FetchError a promise rejects with; anything else is a failure of the test. */
export async function failure(promise: Promise<unknown>): Promise<FetchError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof FetchError) return error;
    throw error;
  }
  throw new Error('the fetch should have failed');
}

export function html(response: ServerResponse, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
  response.end(text);
}

/** A port nobody listens on. */
export async function closedPort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
