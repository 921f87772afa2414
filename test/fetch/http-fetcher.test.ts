import { readFileSync } from 'node:fs';
import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import zlib from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { selfSigned } from '../../bench/faults/certificates.ts';
import { UsageError } from '../../src/errors.ts';
import { HttpFetcher, honestUserAgent } from '../../src/fetch/index.ts';
import { version } from '../../src/package-folder.ts';
import { closedPort, failure, html, listen, open, serve, serveBytes } from './loopback.ts';

const ok = 'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n';

describe('what is sent', () => {
  test('names the crawler honestly', async () => {
    const got: (string | undefined)[] = [];
    const { base } = await serve((request, response) => {
      got.push(request.headers['user-agent']);
      html(response, 'x');
    });
    await open(base).fetcher.fetch({ url: base });
    await open(base, { contactUrl: 'https://who.example/crawl' }).fetcher.fetch({ url: base });
    await open(base, { userAgent: 'Mine/1' }).fetcher.fetch({ url: base });
    await open(base, { headers: { 'User-Agent': 'Mine/2' } }).fetcher.fetch({ url: base });
    expect(got).toEqual([
      `Skein/${version}`,
      `Skein/${version} (+https://who.example/crawl)`,
      'Mine/1',
      'Mine/2',
    ]);
    expect(honestUserAgent()).toBe(`Skein/${JSON.parse(readFileSync('package.json', 'utf8')).version}`);
  });

  test('asks for the codings it can undo, and undoes them', async () => {
    const { base } = await serve((request, response) => {
      const coding = request.url!.slice(1);
      if (!request.headers['accept-encoding']?.includes(coding)) response.writeHead(406).end();
      const bytes = Buffer.from(`<p>${coding}`);
      const body =
        coding === 'gzip'
          ? zlib.gzipSync(bytes)
          : coding === 'br'
            ? zlib.brotliCompressSync(bytes)
            : zlib.deflateSync(bytes);
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-encoding': coding,
        'content-length': body.length,
      });
      response.end(body);
    });
    const { fetcher, records } = open(base);
    for (const coding of ['gzip', 'br', 'deflate']) {
      const answer = await fetcher.fetch({ url: `${base}/${coding}` });
      expect(answer.body.toString()).toBe(`<p>${coding}`);
      expect(answer.wireBytes).toBe(Number(answer.headers['content-length']));
      expect(records.at(-1)!.bytes).toBe(answer.wireBytes);
    }
  });

  test('reuses connections, also after errors, redirects and small files nobody wants', async () => {
    const { base, server, seen } = await serve((request, response) => {
      if (request.url === '/gone') response.writeHead(404).end('x'.repeat(5000));
      else if (request.url === '/moved') response.writeHead(302, { location: '/b' }).end('x'.repeat(5000));
      else if (request.url === '/file')
        response.writeHead(200, { 'content-type': 'image/png' }).end('x'.repeat(5000));
      else html(response, 'x');
    });
    let connections = 0;
    server.on('connection', () => connections++);
    const { fetcher } = open(base, { concurrency: 1 });
    for (const path of ['/a', '/moved']) await fetcher.fetch({ url: base + path });
    for (const path of ['/gone', '/file']) await failure(fetcher.fetch({ url: base + path }));
    await fetcher.fetch({ url: `${base}/z` });
    expect([connections, seen.length]).toEqual([1, 7]);
  });

  test('carries validators and understands "not modified"', async () => {
    const { base } = await serve((request, response) => {
      if (request.headers['if-none-match'] === '"v1"' || request.headers['if-modified-since'])
        response.writeHead(304, { etag: '"v1"' }).end();
      else html(response, 'fresh', { etag: '"v1"' });
    });
    const { fetcher } = open(base);
    const first = await fetcher.fetch({ url: `${base}/a` });
    expect([first.notModified, first.headers.etag]).toEqual([false, '"v1"']);
    const second = await fetcher.fetch({ url: `${base}/a`, etag: '"v1"' });
    expect([second.notModified, second.status, second.body.length]).toEqual([true, 304, 0]);
    const third = await fetcher.fetch({ url: `${base}/a`, lastModified: 'Thu, 01 Jan 2026 00:00:00 GMT' });
    expect(third.notModified).toBe(true);
  });

  test('refuses headers that cannot be sent, without repeating their value', () => {
    for (const headers of [
      { 'bad name': 'secret' },
      { good: 'sec\r\nret' },
      { Host: 'secret' },
      { 'X-é': 'secret' },
    ])
      try {
        new HttpFetcher({ headers });
        expect.unreachable();
      } catch (error) {
        expect(error).toBeInstanceOf(UsageError);
        expect((error as Error).message).not.toContain('secret');
      }
    expect(() => new HttpFetcher({ rate: -1 })).toThrow('rate must be');
    expect(() => new HttpFetcher({ concurrency: 0 })).toThrow('concurrency must be');
  });
});

describe('what is taken', () => {
  test('is HTML by type or by its first bytes', async () => {
    const { base } = await serveBytes((socket, head) => {
      const path = /GET (\S+)/.exec(head)?.[1];
      const [type, body] =
        path === '/xhtml'
          ? ['Content-Type: application/xhtml+xml\r\n', '<html/>']
          : ['', path === '/none' ? ' <!doctype html>' : 'GIF89a'];
      socket.end(`HTTP/1.1 200 OK\r\n${type}Content-Length: ${body!.length}\r\n\r\n${body}`);
    });
    const { fetcher } = open(base, { respectRobots: false });
    expect((await fetcher.fetch({ url: `${base}/xhtml` })).body.toString()).toBe('<html/>');
    expect((await fetcher.fetch({ url: `${base}/none` })).body.toString()).toBe(' <!doctype html>');
    const error = await failure(fetcher.fetch({ url: `${base}/gif` }));
    expect([error.code, error.message]).toEqual([
      'not-html',
      `${base}/gif is not an HTML page: it names no type and does not begin like HTML`,
    ]);
  });

  test('is never a file: its body is not read', async () => {
    let sent = 0;
    const { base } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'application/zip' });
      const more = () => {
        while (sent < 50_000_000 && response.write(Buffer.alloc(64 * 1024))) sent += 64 * 1024;
      };
      response.on('drain', more);
      response.on('error', () => {});
      more();
    });
    const { fetcher, records } = open(base);
    const error = await failure(fetcher.fetch({ url: `${base}/a.zip` }));
    expect([error.code, error.message]).toEqual([
      'not-html',
      `${base}/a.zip is not an HTML page: it is application/zip`,
    ]);
    expect(records.at(-1)).toMatchObject({ status: 200, error: 'not-html' });
    await pause(50);
    expect(sent).toBeLessThan(10_000_000);
  });

  test('is anything when anything is accepted', async () => {
    const { base } = await serve((_, response) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end('png'),
    );
    expect((await open(base).fetcher.fetch({ url: `${base}/a`, accept: 'any' })).body.toString()).toBe('png');
  });

  test('has headers with repeated ones joined', async () => {
    const { base } = await serve((_, response) => {
      response.setHeader('X-Twice', ['a', 'b']);
      html(response, 'x');
    });
    expect((await open(base).fetcher.fetch({ url: base })).headers).toMatchObject({
      'x-twice': 'a, b',
      'content-type': 'text/html; charset=utf-8',
    });
  });
});

describe('limits', () => {
  test('an endless body is cut off', async () => {
    const { base } = await serve((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65536)));
      };
      response.on('drain', more);
      response.on('error', () => {});
      more();
    });
    const { fetcher, records } = open(base, { maxBodyBytes: 1_000_000 });
    const error = await failure(fetcher.fetch({ url: `${base}/a` }));
    expect([error.code, error.attempts, error.message]).toEqual([
      'too-large',
      1,
      `${base}/a is larger than 1 MB, the limit for one page`,
    ]);
    expect(records.at(-1)!.bytes).toBeLessThan(1_200_000);
  });

  test('an announced length above the limit is not even begun', async () => {
    const { base } = await serveBytes((socket) => socket.write(`${ok}Content-Length: 99000000\r\n\r\nbegin`));
    const { fetcher } = open(base, { respectRobots: false });
    expect((await failure(fetcher.fetch({ url: base }))).code).toBe('too-large');
  });

  test('a body that unpacks beyond the limit is refused', async () => {
    const bomb = zlib.gzipSync(Buffer.alloc(50_000_000), { level: 9 });
    const { base } = await serve((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb),
    );
    const error = await failure(open(base).fetcher.fetch({ url: `${base}/a` }));
    expect([error.code, error.message]).toEqual([
      'too-large',
      `${base}/a unpacks to more than 20 MB, the limit for one page`,
    ]);
  });

  test('a broken coding is said to be one', async () => {
    const { base } = await serve((_, response) => html(response, 'not gzip', { 'content-encoding': 'gzip' }));
    expect((await failure(open(base).fetcher.fetch({ url: `${base}/a` }))).code).toBe('bad-encoding');
  });

  test('endless header lines are refused', async () => {
    const { base } = await serveBytes((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      for (let i = 0; i < 20; i++) socket.write(`X-${i}: ${'y'.repeat(10_000)}\r\n`);
    });
    const error = await failure(open(base, { respectRobots: false }).fetcher.fetch({ url: base }));
    expect([error.code, error.attempts]).toEqual(['too-large', 1]);
    expect(error.message).toContain('more header lines than any page needs');
  });

  test('a server that never answers is given up', async () => {
    const { base } = await serveBytes(() => {});
    const { fetcher } = open(base, {
      respectRobots: false,
      headersTimeoutMs: 80,
      totalTimeoutMs: 5000,
      retry: { retries: 1, baseMs: 1 },
    });
    const error = await failure(fetcher.fetch({ url: `${base}/a` }));
    expect([error.code, error.attempts, error.message]).toEqual([
      'timeout',
      2,
      `${base}/a does not answer in time`,
    ]);
  });

  test('a server that dribbles header bytes or body bytes for ever is given up', async () => {
    for (const begin of ['HTTP/1.1 200 OK\r\nX: ', `${ok}Content-Length: 100000\r\n\r\n`]) {
      const { base } = await serveBytes((socket) => {
        socket.write(begin);
        const timer = setInterval(() => socket.write('z'), 20);
        socket.on('close', () => clearInterval(timer));
      });
      const { fetcher, records } = open(base, {
        respectRobots: false,
        totalTimeoutMs: 200,
        retry: { retries: 0 },
      });
      const error = await failure(fetcher.fetch({ url: `${base}/a` }));
      expect([error.code, error.retryable, error.message]).toEqual([
        'timeout',
        true,
        `${base}/a is not complete after 0.2 s`,
      ]);
      expect(records.at(-1)!.ms).toBeLessThan(1500);
    }
  });

  test('a body that falls silent is given up', async () => {
    const { base } = await serveBytes((socket) => socket.write(`${ok}Content-Length: 100\r\n\r\nbegin`));
    const { fetcher } = open(base, { respectRobots: false, bodyTimeoutMs: 100, retry: { retries: 0 } });
    const error = await failure(fetcher.fetch({ url: `${base}/a` }));
    expect([error.code, error.message]).toEqual([
      'timeout',
      `${base}/a began to answer and then fell silent`,
    ]);
  });
});

describe('failures people understand', () => {
  test('an unknown host', async () => {
    const error = await failure(new HttpFetcher().fetch({ url: 'http://foo.invalid/' }));
    expect([error.code, error.message]).toEqual([
      'dns',
      'cannot resolve host "foo.invalid": check the spelling or your network',
    ]);
  });

  test('a refused connection', async () => {
    const port = await closedPort();
    const error = await failure(
      open(`http://127.0.0.1:${port}`).fetcher.fetch({ url: `http://127.0.0.1:${port}/` }),
    );
    expect([error.code, error.message]).toEqual([
      'refused',
      `127.0.0.1:${port} refuses the connection: nothing listens on that port, or a firewall is in the way`,
    ]);
  });

  test('a certificate nobody signed, and one that is trusted', async () => {
    const { base } = await listen(
      https.createServer(selfSigned, (_, response) => html(response, 'x')),
      'https',
    );
    const error = await failure(open(base).fetcher.fetch({ url: base }));
    expect([error.code, error.retryable]).toEqual(['tls', false]);
    expect(error.message).toContain('its certificate is not signed by a known authority');
    const trusting = open(base, { tls: { ca: selfSigned.cert } });
    expect((await trusting.fetcher.fetch({ url: base })).status).toBe(200);
  });

  test('a server that does not speak TLS', async () => {
    const { base } = await serve((_, response) => html(response, 'x'));
    const error = await failure(
      open(base.replace('http', 'https')).fetcher.fetch({ url: base.replace('http', 'https') }),
    );
    expect(error.code).toBe('tls');
    expect(error.message).toContain('should it be http://?');
  });

  test('a reset connection', async () => {
    const { base, host } = await serveBytes((socket) => socket.resetAndDestroy());
    const error = await failure(
      open(base, { retry: { retries: 1, baseMs: 1 } }).fetcher.fetch({ url: base }),
    );
    expect([error.code, error.retryable, error.attempts, error.message]).toEqual([
      'reset',
      true,
      2,
      `${host} closed the connection before the answer was complete`,
    ]);
  });

  test('an answer that is no HTTP', async () => {
    const { base, host } = await serveBytes((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
    const error = await failure(open(base).fetcher.fetch({ url: base }));
    expect([error.code, error.message]).toEqual(['bad-encoding', `${host} does not answer in proper HTTP`]);
  });

  test.each([
    ['forum', '"forum" is not a URL: it should look like https://forum.example/'],
    ['', '"" is not a URL: it should look like https://forum.example/'],
    ['ftp://a.example/', 'cannot fetch ftp: addresses, only http:// and https:// ones'],
    ['http://me:secret@:80/', '"http://:80/" is not a URL: it should look like https://forum.example/'],
  ])('%j is no address', async (url, message) => {
    const error = await failure(new HttpFetcher().fetch({ url }));
    expect([error.code, error.message]).toEqual(['invalid-url', message]);
  });
});

describe('giving up', () => {
  test('ends a request under way at once', async () => {
    const { base, seen } = await serve(() => {});
    const { fetcher, records } = open(base, { respectRobots: false });
    const given = new AbortController();
    const fetching = failure(fetcher.fetch({ url: `${base}/a`, signal: given.signal }));
    await expect.poll(() => seen.length, { interval: 2 }).toBe(1);
    given.abort();
    expect((await fetching).code).toBe('aborted');
    expect(records).toMatchObject([{ status: 0, error: 'aborted' }]);
  });

  test('ends a wait for the host’s turn and for a retry', async () => {
    const { base, seen } = await serve((_, response) => response.writeHead(500).end());
    const { fetcher } = open(base, {
      respectRobots: false,
      rate: 0.01,
      retry: { baseMs: 60_000, capMs: 60_000 },
      random: () => 1,
    });
    const given = new AbortController();
    const retrying = failure(fetcher.fetch({ url: `${base}/a`, signal: given.signal }));
    const queueing = failure(fetcher.fetch({ url: `${base}/b`, signal: given.signal }));
    await expect.poll(() => seen.length, { interval: 2 }).toBe(1);
    await pause(20);
    given.abort();
    expect([(await retrying).code, (await queueing).code]).toEqual(['aborted', 'aborted']);
    expect((await failure(fetcher.fetch({ url: `${base}/c`, signal: given.signal }))).code).toBe('aborted');
  });

  test('does not warn when one signal serves a hundred requests', async () => {
    const warnings: Error[] = [];
    const listener = (warning: Error) => warnings.push(warning);
    process.on('warning', listener);
    const { base } = await serve((_, response) => html(response, 'x'));
    const { fetcher } = open(base, { concurrency: 50 });
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 100 }, (_, i) => fetcher.fetch({ url: `${base}/${i}`, signal })));
    await pause(5);
    process.off('warning', listener);
    expect(warnings).toEqual([]);
  });

  test('closing ends everything under way and refuses what comes later', async () => {
    const { base, seen } = await serve(() => {});
    const { fetcher } = open(base, { respectRobots: false, concurrency: 1 });
    const under = failure(fetcher.fetch({ url: `${base}/a` }));
    const waiting = failure(fetcher.fetch({ url: `${base}/b` }));
    await expect.poll(() => seen.length, { interval: 2 }).toBe(1);
    await fetcher.close();
    expect([(await under).code, (await waiting).code]).toEqual(['aborted', 'aborted']);
    expect((await failure(fetcher.fetch({ url: `${base}/c` }))).code).toBe('aborted');
  });
});

describe('the record of a request', () => {
  test('goes to the listener of the fetcher and to that of the request', async () => {
    const { base } = await serve((_, response) => html(response, 'hello'));
    const { fetcher, records } = open(base);
    const own: unknown[] = [];
    const before = Date.now();
    await fetcher.fetch({ url: `${base}/a#x`, onRequest: (record) => own.push(record) });
    expect(own).toEqual(records);
    const page = records[1]!;
    expect(page).toMatchObject({
      url: `${base}/a`,
      askedUrl: `${base}/a#x`,
      kind: 'page',
      status: 200,
      bytes: 5,
      attempt: 1,
      error: '',
    });
    expect(page.at).toBeGreaterThanOrEqual(before);
    expect(page.ms).toBeGreaterThan(0);
    expect(page).not.toHaveProperty('wire');
  });

  test('holds the wire when asked to, without secrets', async () => {
    const body = zlib.gzipSync('<p>hello');
    const { base, host } = await serve((request, response) => {
      if (request.url === '/gone') response.writeHead(404, { 'content-type': 'text/html' }).end('not here');
      else
        response
          .writeHead(
            200,
            [
              ['Content-Type', 'text/html'],
              ['Content-Encoding', 'gzip'],
              ['X-Odd', 'caf\xe9'],
            ].flat(),
          )
          .end(body);
    });
    const { fetcher, records } = open(base, {
      captureWire: true,
      respectRobots: false,
      headers: { 'X-Key': 'SECRET' },
    });
    await fetcher.fetch({ url: `${base}/a?b`, etag: '"v0"' });
    await failure(fetcher.fetch({ url: `${base}/gone` }));
    const { wire } = records[0]!;
    expect(wire!.requestHead).toBe(
      [
        'GET /a?b HTTP/1.1',
        `host: ${host}`,
        'connection: keep-alive',
        `user-agent: Skein/${version}`,
        'accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.5',
        'accept-encoding: gzip, deflate, br, zstd',
        'if-none-match: "v0"',
        'x-key: ***',
        '',
        '',
      ].join('\r\n'),
    );
    expect(wire!.responseHead).toMatch(
      /^HTTP\/1.1 200 OK\r\nContent-Type: text\/html\r\nContent-Encoding: gzip\r\nX-Odd: caf\xe9\r\n[\s\S]*\r\n\r\n$/,
    );
    expect(wire!.body.equals(body)).toBe(true);
    expect([wire!.remoteAddress, wire!.truncated]).toEqual(['127.0.0.1', undefined]);
    expect(records[1]!.wire!.body.toString()).toBe('not here');
  });

  test('says when the wire was cut short', async () => {
    const { base } = await serveBytes((socket) => socket.end(`${ok}Content-Length: 10\r\n\r\nhalf`));
    const { fetcher, records } = open(base, {
      captureWire: true,
      respectRobots: false,
      retry: { retries: 0 },
    });
    await failure(fetcher.fetch({ url: base }));
    expect(records[0]!.wire).toMatchObject({ truncated: 'disconnect' });
    expect(records[0]!.wire!.body.toString()).toBe('half');
  });
});
