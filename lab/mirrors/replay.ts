// Serves saved pages under the addresses they had: a forward proxy on 127.0.0.1 that reaches no network.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a saved URL answers. */
export interface SavedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export interface Replay {
  /** For the crawler's proxy option. */
  readonly proxyUrl: string;
  /** Every request so far, oldest first. */
  readonly requests: readonly { readonly url: string; readonly status: number }[];
  close(): Promise<void>;
}

const NOT_SAVED: SavedAnswer = {
  status: 404,
  headers: { 'content-type': 'text/html' },
  body: '<title>Not found</title><p>This page was not saved.',
};

/** Starts a proxy that answers every URL from `find`; what is not found answers 404. */
export async function startReplay(
  find: (url: string) => SavedAnswer | undefined | Promise<SavedAnswer | undefined>,
): Promise<Replay> {
  const requests: { url: string; status: number }[] = [];
  const server = createServer(async (request, response) => {
    // A proxy is asked for whole URLs.
    const url = request.url!.startsWith('http')
      ? request.url!
      : `http://${request.headers.host}${request.url}`;
    const { status, headers, body } = (await find(url)) ?? NOT_SAVED;
    requests.push({ url, status });
    response.writeHead(status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    proxyUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
