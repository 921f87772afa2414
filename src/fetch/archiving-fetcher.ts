// Keeps every exchange of another fetcher in WARC files, and slows that one down when the disk is slower.
import type { RequestRecord } from './request-record.ts';
import type { Fetcher, FetchRequest, FetchResponse } from './types.ts';
import type { WarcExchange, WarcWriter } from './warc-writer.ts';

// Bodies waiting to be written are held in memory: this many at most.
const MAX_WAITING = 32;

/**
 * Give `archive` to the inner fetcher's `onRequest` (with `captureWire`), then fetch through this one. A write that
 * fails, say for a full disk, fails the next fetch: an archive with silent holes is worse than a stop.
 */
export class ArchivingFetcher implements Fetcher {
  readonly #inner: Fetcher;
  readonly #writer: WarcWriter;
  readonly #waiting = new Set<Promise<void>>();
  #failure: unknown;

  constructor(writer: WarcWriter, open: (archive: (record: RequestRecord) => void) => Fetcher) {
    this.#writer = writer;
    this.#inner = open((record) => this.#archive(record));
  }

  async fetch(request: FetchRequest): Promise<FetchResponse> {
    while (this.#waiting.size > MAX_WAITING) await Promise.race(this.#waiting);
    if (this.#failure !== undefined) throw this.#failure;
    return this.#inner.fetch(request);
  }

  async close(): Promise<void> {
    await this.#inner.close();
    await this.#writer.close();
    if (this.#failure !== undefined) throw this.#failure;
  }

  #archive(record: RequestRecord): void {
    const exchange = exchangeOf(record);
    if (exchange === undefined) return;
    const written = this.#writer
      .write(exchange)
      .catch((error: unknown) => {
        this.#failure ??= error;
      })
      .finally(() => this.#waiting.delete(written));
    this.#waiting.add(written);
  }
}

/** A request record as the exchange a WARC file holds; undefined when there was no answer to keep. */
export function exchangeOf({ url, at, ms, status, wire }: RequestRecord): WarcExchange | undefined {
  if (wire === undefined || wire.responseHead === '') return undefined;
  const [requestLine = '', ...requestHeaders] = wire.requestHead.trimEnd().split('\r\n');
  const [statusLine = '', ...responseHeaders] = wire.responseHead.trimEnd().split('\r\n');
  const [method = 'GET', target = '/'] = requestLine.split(' ');
  return {
    url,
    startedAt: at,
    durationMs: ms,
    request: { method, target, headers: requestHeaders.map(headerPair) },
    response: {
      status,
      statusText: statusLine.split(' ').slice(2).join(' '),
      headers: responseHeaders.map(headerPair),
      body: wire.body,
    },
    ...(wire.remoteAddress !== '' && { ip: wire.remoteAddress }),
    ...(wire.truncated !== undefined && { truncated: true }),
  };
}

function headerPair(line: string): readonly [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon), line.slice(colon + 1).trim()];
}
