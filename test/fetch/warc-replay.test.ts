import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  ArchiveFetcher,
  ArchivingFetcher,
  type Fetcher,
  type FetchRequest,
  HttpFetcher,
  WarcWriter,
} from '../../src/fetch/index.ts';

const PAGE = `<!doctype html><p>${'grüße '.repeat(500)}`;

it('answers from the archive of a live crawl as the server did, success and failure alike', async () => {
  const server = createServer((request, response) => {
    switch (request.url) {
      case '/chunked':
        response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip', ETag: '"1"' });
        response.write(gzipSync(PAGE).subarray(0, 40));
        response.end(gzipSync(PAGE).subarray(40));
        break;
      case '/same':
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(PAGE);
        break;
      case '/moved':
        response.writeHead(302, { Location: '/chunked' }).end('moved');
        break;
      case '/picture':
        response.writeHead(200, { 'Content-Type': 'image/png' }).end('png');
        break;
      default:
        response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>not here');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const dir = await mkdtemp(join(tmpdir(), 'warc-replay-'));
  const requests: FetchRequest[] = [
    { url: `${home}/chunked` },
    { url: `${home}/same` },
    { url: `${home}/moved` },
    { url: `${home}/moved`, redirect: 'manual' },
    { url: `${home}/picture` },
    { url: `${home}/missing` },
  ];
  try {
    const live = new ArchivingFetcher(
      await WarcWriter.open(dir),
      (onRequest) => new HttpFetcher({ startUrl: home, rate: 0, captureWire: true, onRequest }),
    );
    const told = await outcomes(live, requests);
    await live.close();
    expect(told.map((one) => one.code ?? one.status)).toEqual([
      200,
      200,
      200,
      302,
      'not-html',
      'http-status',
    ]);
    const archive = await ArchiveFetcher.open(dir);
    expect(await outcomes(archive, requests)).toEqual(told);
    expect(archive.problems).toEqual([]);
    await archive.close();
  } finally {
    server.closeAllConnections();
    server.close();
    await rm(dir, { recursive: true, force: true });
  }
});

interface Outcome {
  readonly code?: string;
  readonly status?: number;
  readonly [key: string]: unknown;
}

async function outcomes(fetcher: Fetcher, requests: readonly FetchRequest[]): Promise<Outcome[]> {
  const all: Outcome[] = [];
  for (const request of requests) {
    try {
      const { url, finalUrl, status, headers, body, location, redirects, notModified, wireBytes } =
        await fetcher.fetch(request);
      const isBodiless = location !== undefined;
      all.push({
        url,
        finalUrl,
        status,
        type: headers['content-type'],
        etag: headers.etag,
        body: body.toString(),
        location,
        redirects,
        notModified,
        ...(!isBodiless && { wireBytes }),
      });
    } catch (error) {
      const { code, status, url } = error as Outcome;
      all.push({ code: code!, status: status!, url });
    }
  }
  return all;
}
