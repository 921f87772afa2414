import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { describe, expect, test } from 'vitest';
import { selfSigned } from '../../bench/faults/certificates.ts';
import { InputError } from '../../src/errors.ts';
import { parseProxy } from '../../src/fetch/index.ts';
import { closedPort, failure, html, listen, open, serveBytes } from './loopback.ts';

interface ProxyLog {
  readonly lines: string[];
  readonly headers: http.IncomingHttpHeaders[];
}

/** A proxy that answers absolute-URI requests itself and tunnels CONNECT to `tunnelTo`. */
async function serveProxy(
  answer: http.RequestListener,
  tunnelTo?: string,
): Promise<{ base: string; host: string; log: ProxyLog }> {
  const log: ProxyLog = { lines: [], headers: [] };
  const server = http.createServer((request, response) => {
    log.lines.push(`${request.method} ${request.url}`);
    log.headers.push(request.headers);
    if (request.url?.endsWith('/robots.txt')) response.writeHead(404).end();
    else answer(request, response);
  });
  server.on('connect', (request: http.IncomingMessage, socket: net.Socket) => {
    log.lines.push(`CONNECT ${request.url}`);
    log.headers.push(request.headers);
    socket.on('error', () => {});
    if (tunnelTo === undefined) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    const { hostname, port } = new URL(tunnelTo);
    const target = net.connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      target.pipe(socket).pipe(target);
    });
    target.on('error', () => socket.destroy());
  });
  return { ...(await listen(server)), log };
}

describe('through an HTTP proxy', () => {
  test('plain http goes as absolute-URI requests, with the host of the target', async () => {
    const proxy = await serveProxy((request, response) => html(response, `you asked ${request.url}`));
    const { fetcher, records } = open('http://phpbb.test/', { proxy: proxy.base });
    const { body } = await fetcher.fetch({ url: 'http://phpbb.test/viewtopic.php?t=73#p5' });
    expect(body.toString()).toBe('you asked http://phpbb.test/viewtopic.php?t=73');
    expect(proxy.log.lines).toEqual([
      'GET http://phpbb.test/robots.txt',
      'GET http://phpbb.test/viewtopic.php?t=73',
    ]);
    expect(proxy.log.headers.map((headers) => headers.host)).toEqual(['phpbb.test', 'phpbb.test']);
    expect(records.map((r) => r.url)).toEqual([
      'http://phpbb.test/robots.txt',
      'http://phpbb.test/viewtopic.php?t=73',
    ]);
  });

  test('https goes through a tunnel', async () => {
    const target = await listen(
      https.createServer(selfSigned, (_, response) => html(response, 'safe')),
      'https',
    );
    const proxy = await serveProxy((_, response) => response.writeHead(500).end(), target.base);
    const { fetcher } = open('https://localhost/', {
      proxy: proxy.base,
      tls: { ca: selfSigned.cert },
      respectRobots: false,
    });
    expect((await fetcher.fetch({ url: 'https://localhost/' })).body.toString()).toBe('safe');
    expect(proxy.log.lines).toEqual(['CONNECT localhost:443']);
  });

  test('user and password go to the proxy, in both ways, and nowhere else', async () => {
    const target = await listen(
      https.createServer(selfSigned, (request, response) => html(response, JSON.stringify(request.headers))),
      'https',
    );
    const proxy = await serveProxy((_, response) => html(response, 'x'), target.base);
    const { fetcher, records } = open('https://localhost/', {
      proxy: `http://me:p%40ss@${proxy.host}`,
      tls: { ca: selfSigned.cert },
      respectRobots: false,
      captureWire: true,
    });
    await fetcher.fetch({ url: 'http://phpbb.test/' });
    const { body } = await fetcher.fetch({ url: 'https://localhost/' });
    const secret = Buffer.from('me:p@ss').toString('base64');
    expect(proxy.log.headers.map((headers) => headers['proxy-authorization'])).toEqual([
      `Basic ${secret}`,
      `Basic ${secret}`,
    ]);
    expect(body.toString()).not.toContain(secret);
    expect(JSON.stringify(records)).not.toContain(secret);
  });

  test('a proxy that wants a login is named without it', async () => {
    const proxy = await serveProxy((_, response) => response.writeHead(407).end());
    const { fetcher } = open('http://phpbb.test/', {
      proxy: `http://me:secret@${proxy.host}`,
      respectRobots: false,
    });
    const error = await failure(fetcher.fetch({ url: 'http://phpbb.test/' }));
    expect([error.code, error.attempts]).toEqual(['proxy', 1]);
    expect(error.message).toContain(`the proxy ${proxy.host} wants a user and password`);
    expect(error.message).not.toContain('secret');
  });

  test('a proxy that is silent on CONNECT is given up', async () => {
    const silent = await serveBytes(() => {});
    const { fetcher } = open('https://a.test/', {
      proxy: silent.base,
      connectTimeoutMs: 100,
      retry: { retries: 1, baseMs: 1 },
    });
    const error = await failure(fetcher.fetch({ url: 'https://a.test/' }));
    expect([error.code, error.attempts, error.message]).toEqual([
      'timeout',
      2,
      `${silent.host} does not accept the connection in time`,
    ]);
  });

  test('a certificate nobody signed is noticed inside a tunnel', async () => {
    const target = await listen(
      https.createServer(selfSigned, (_, response) => html(response, 'x')),
      'https',
    );
    const proxy = await serveProxy((_, response) => html(response, 'x'), target.base);
    const { fetcher } = open('https://localhost/', { proxy: proxy.base });
    expect((await failure(fetcher.fetch({ url: 'https://localhost/' }))).code).toBe('tls');
  });

  test('a proxy that wants a login is not taken for a site without robots.txt', async () => {
    const server = http.createServer((_, response) => response.writeHead(407).end());
    const { base } = await listen(server);
    const { fetcher, records } = open('http://phpbb.test/', { proxy: base });
    expect((await failure(fetcher.fetch({ url: 'http://phpbb.test/' }))).code).toBe('proxy');
    expect(records.length).toBe(1);
  });

  test('a proxy that refuses tunnels, or is not there, is blamed itself', async () => {
    const proxy = await serveProxy((_, response) => html(response, 'x'));
    const refused = await failure(
      open('https://a.test/', { proxy: proxy.base }).fetcher.fetch({ url: 'https://a.test/' }),
    );
    expect([refused.code, refused.message]).toEqual([
      'proxy',
      `the proxy ${proxy.host} refused a tunnel to a.test (status 403)`,
    ]);
    const deaf = await serveBytes((socket) => socket.end());
    const { fetcher, records } = open('https://a.test/', { proxy: deaf.base });
    expect((await failure(fetcher.fetch({ url: 'https://a.test/' }))).message).toBe(
      `the proxy ${deaf.host} refused a tunnel to a.test (it hung up)`,
    );
    expect(records.length).toBe(1);
    const port = await closedPort();
    const gone = open('http://a.test/', { proxy: `http://me:secret@127.0.0.1:${port}` });
    const error = await failure(gone.fetcher.fetch({ url: 'http://a.test/' }));
    expect([error.code, error.message]).toEqual([
      'proxy',
      `cannot reach the proxy 127.0.0.1:${port}: check that it runs and that its address is right`,
    ]);
    const unknown = open('http://a.test/', { proxy: 'http://no-such-proxy.invalid:3128' });
    expect((await failure(unknown.fetcher.fetch({ url: 'http://a.test/' }))).message).toContain(
      'cannot resolve the proxy',
    );
  });

  test('names are the proxy’s matter, but private addresses stay out of reach', async () => {
    const proxy = await serveProxy((request, response) => {
      if (request.url?.endsWith('/away'))
        response.writeHead(302, { location: 'http://169.254.169.254/meta' }).end();
      else html(response, 'x');
    });
    const { fetcher } = open('http://phpbb.test/', { proxy: proxy.base });
    for (const url of [
      'http://10.0.0.1/',
      'http://localhost/',
      'http://[::1]/',
      'http://0x7f.1/',
      'http://phpbb.test/away',
    ])
      expect((await failure(fetcher.fetch({ url }))).code, url).toBe('address-denied');
    expect(proxy.log.lines.filter((line) => !line.includes('phpbb.test'))).toEqual([]);
    const inside = open('http://10.0.0.1/', { proxy: proxy.base });
    expect((await inside.fetcher.fetch({ url: 'http://10.0.0.1/a' })).status).toBe(200);
  });

  test('a slow host does not hold up another behind the same proxy', async () => {
    const proxy = await serveProxy((request, response) => {
      if (request.headers.host === 'slow.test') setTimeout(() => html(response, 'late'), 300);
      else html(response, 'soon');
    });
    const { fetcher } = open('http://slow.test/', { proxy: proxy.base, concurrency: 2 });
    const slow = Array.from({ length: 4 }, (_, i) => fetcher.fetch({ url: `http://slow.test/${i}` }));
    const order: string[] = [];
    slow[0]!.then(() => order.push('slow'));
    await Promise.all(Array.from({ length: 20 }, (_, i) => fetcher.fetch({ url: `http://quick.test/${i}` })));
    order.push('quick');
    await Promise.all(slow);
    expect(order).toEqual(['quick', 'slow']);
  });
});

describe('parseProxy', () => {
  test('takes an address with or without scheme and login', () => {
    expect(parseProxy('127.0.0.1:9090')).toEqual({
      name: '127.0.0.1:9090',
      origin: 'http://127.0.0.1:9090',
      authorization: undefined,
    });
    expect(parseProxy('http://u@proxy.example:3128/').authorization).toBe(
      `Basic ${Buffer.from('u:').toString('base64')}`,
    );
  });

  test.each(['http://u:secret@', 'socks5://u:secret@host:1', 'http://u:secret@host:notaport'])(
    'refuses %s without repeating its secret',
    (text) => {
      let error: unknown;
      try {
        parseProxy(text);
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toBeInstanceOf(InputError);
      expect((error as Error).message).not.toContain('secret');
      expect((error as Error).message).toContain('http://');
    },
  );
});
