import { describe, expect, test } from 'vitest';
import { FetchError } from '../../src/errors.ts';
import { DEFAULT_RETRY, isRetryableStatus, retryDelayMs } from '../../src/fetch/retry.ts';
import { parseRetryAfter } from '../../src/fetch/retry-after.ts';
import { closedPort, failure, html, open, serve, serveBytes } from './loopback.ts';

describe('retryDelayMs', () => {
  const reset = new FetchError('reset', 'http://a.example/', 'x');

  test('lies between nothing and a bound that doubles up to the cap', () => {
    const options = { retries: 9, baseMs: 100, capMs: 1000 };
    expect([1, 2, 3, 4, 5, 9].map((n) => retryDelayMs(n, reset, options, () => 1))).toEqual([
      100, 200, 400, 800, 1000, 1000,
    ]);
    expect(retryDelayMs(5, reset, options, () => 0)).toBe(0);
  });

  test('is never shorter than Retry-After', () => {
    const busy = new FetchError('http-status', 'http://a.example/', 'x', { retryAfterMs: 5000 });
    expect(retryDelayMs(1, busy, DEFAULT_RETRY, () => 0.5)).toBe(5000);
  });
});

test('statuses that pass are told from those that stay', () => {
  expect([408, 429, 500, 502, 503, 504].every(isRetryableStatus)).toBe(true);
  expect([400, 401, 403, 404, 410, 451, 501, 505].some(isRetryableStatus)).toBe(false);
});

describe('parseRetryAfter', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  test.each([
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7000],
    ['1.5', 1500],
    ['99999999999', 86_400_000],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
    ['Thursday, 01-Jan-26 00:01:00 GMT', 60_000],
    ['Thu Jan  1 00:01:00 2026 GMT', 60_000],
    ['Thu, 01 Jan 2020 00:00:00 GMT', 0],
    ['-5', undefined],
    ['soon', undefined],
    ['2026', 2_026_000],
    ['', undefined],
    [undefined, undefined],
  ])('%j', (value, expected) => {
    expect(parseRetryAfter(value, now)).toBe(expected);
  });
});

describe('a fetcher', () => {
  test.each([408, 500, 502, 503, 504])('asks again after status %i', async (status) => {
    let asked = 0;
    const { base } = await serve((_, response) => {
      if (++asked < 3) response.writeHead(status).end();
      else html(response, 'ok');
    });
    const { fetcher, records } = open(base);
    const { attempts, status: final } = await fetcher.fetch({ url: `${base}/a` });
    expect([attempts, final]).toEqual([3, 200]);
    expect(records.filter((r) => r.kind === 'page').map((r) => [r.status, r.attempt, r.error])).toEqual([
      [status, 1, 'http-status'],
      [status, 2, 'http-status'],
      [200, 3, ''],
    ]);
  });

  test.each([400, 401, 403, 404, 410, 501])('does not ask again after status %i', async (status) => {
    const { base, seen } = await serve((_, response) => response.writeHead(status).end('no'));
    const { fetcher } = open(base);
    const error = await failure(fetcher.fetch({ url: `${base}/a` }));
    expect([error.code, error.status, error.retryable, error.attempts]).toEqual([
      'http-status',
      status,
      false,
      1,
    ]);
    expect(seen).toEqual(['/robots.txt', '/a']);
  });

  test('gives up after the retries it was allowed and says how often it asked', async () => {
    const { base, seen } = await serve((_, response) => response.writeHead(500).end());
    const { fetcher } = open(base, { retry: { retries: 2, baseMs: 1 } });
    const error = await failure(fetcher.fetch({ url: `${base}/a` }));
    expect([error.code, error.status, error.retryable, error.attempts]).toEqual([
      'http-status',
      500,
      true,
      3,
    ]);
    expect(error.message).toBe(`${base}/a answers 500 (Internal Server Error)`);
    expect(seen.length).toBe(4);
  });

  test('asks again when the connection is reset', async () => {
    let asked = 0;
    const { base } = await serveBytes((socket) => {
      if (++asked < 2) socket.resetAndDestroy();
      else socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nok');
    });
    const { fetcher } = open(base, { respectRobots: false });
    expect((await fetcher.fetch({ url: `${base}/` })).attempts).toBe(2);
  });

  test('asks again when the body ends before its announced length', async () => {
    let asked = 0;
    const { base } = await serveBytes((socket) => {
      const body = ++asked < 2 ? 'o' : 'ok';
      socket.end(`HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\n${body}`);
    });
    const { fetcher, records } = open(base, { respectRobots: false });
    expect((await fetcher.fetch({ url: `${base}/` })).body.toString()).toBe('ok');
    expect(records.map((r) => r.error)).toEqual(['reset', '']);
  });

  test('waits as long as Retry-After asks', async () => {
    let asked = 0;
    const { base } = await serve((_, response) => {
      if (++asked < 2) response.writeHead(503, { 'retry-after': '0.3' }).end();
      else html(response, 'ok');
    });
    const { fetcher, records } = open(base);
    await fetcher.fetch({ url: `${base}/a` });
    const [first, second] = records.filter((r) => r.kind === 'page');
    expect(second!.at - first!.at).toBeGreaterThanOrEqual(295);
  });

  test('fails at once, with the time, when Retry-After is longer than it may wait', async () => {
    const { base, seen } = await serve((_, response) =>
      response.writeHead(503, { 'retry-after': '3600' }).end(),
    );
    const { fetcher } = open(base);
    const error = await failure(fetcher.fetch({ url: `${base}/a` }));
    expect([error.status, error.retryable, error.retryAfterMs]).toEqual([503, true, 3_600_000]);
    const next = await failure(fetcher.fetch({ url: `${base}/b` }));
    expect(next.message).toMatch(/asked to be left alone for another 3[56]\d\d s/);
    expect(next.retryAfterMs).toBeGreaterThan(3_500_000);
    expect(seen).toEqual(['/robots.txt', '/a']);
  });

  test('lets a 429 slow the host and not use up the retries of the page', async () => {
    let asked = 0;
    const { base } = await serve((_, response) => {
      if (++asked <= 3) response.writeHead(429, { 'retry-after': '0.02' }).end();
      else html(response, 'ok');
    });
    const slowed: string[] = [];
    const { fetcher } = open(base, {
      retry: { retries: 0 },
      onSlowed: ({ host, reason }) => slowed.push(`${host}: ${reason}`),
    });
    expect((await fetcher.fetch({ url: `${base}/a` })).attempts).toBe(4);
    expect(slowed[0]).toBe(`${base.slice(7)}: it answers "too many requests"`);
  });

  test('holds every page of the host back after a 429', async () => {
    let asked = 0;
    const { base } = await serve((_, response) => {
      if (++asked === 1) response.writeHead(429, { 'retry-after': '0.4' }).end();
      else html(response, 'ok');
    });
    const { fetcher, records } = open(base);
    await fetcher.robots(base);
    const first = fetcher.fetch({ url: `${base}/a` });
    await expect.poll(() => records.some((r) => r.status === 429), { interval: 2 }).toBe(true);
    const second = fetcher.fetch({ url: `${base}/b` });
    await Promise.all([first, second]);
    const refusedAt = records.find((r) => r.status === 429)!.at;
    const later = records.filter((r) => r.status === 200);
    expect(later.length).toBe(2);
    for (const record of later) expect(record.at - refusedAt).toBeGreaterThanOrEqual(395);
  });

  test('retries a refused connection only where someone answered before', async () => {
    const port = await closedPort();
    const { fetcher, records } = open(`http://127.0.0.1:${port}`);
    const error = await failure(fetcher.fetch({ url: `http://127.0.0.1:${port}/` }));
    expect([error.code, error.attempts, records.length]).toEqual(['refused', 1, 1]);

    const { base, server } = await serve((_, response) => html(response, 'ok', { connection: 'close' }));
    const { fetcher: second, records: wire } = open(base, { retry: { retries: 2, baseMs: 1 } });
    await second.fetch({ url: `${base}/a` });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    const gone = await failure(second.fetch({ url: `${base}/b` }));
    expect(gone.code).toBe('refused');
    expect(wire.filter((r) => r.url.endsWith('/b')).length).toBe(3);
  });
});
