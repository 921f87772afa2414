import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { Clock } from '../../src/fetch/index.ts';
import { Politeness, systemClock } from '../../src/fetch/index.ts';
import { closedPort, failure, html, open, serve } from './loopback.ts';

const page = (_: unknown, response: Parameters<typeof html>[0]) => html(response, '<p>page');

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** A clock whose `now` can be moved, for caches; timers stay real. */
function movableClock(): Clock & { ahead: number } {
  return {
    ...systemClock,
    ahead: 0,
    now() {
      return Date.now() + this.ahead;
    },
  };
}

describe('robots.txt', () => {
  test('is asked for once, however many pages are wanted at once', async () => {
    const { base, seen } = await serve(page, (_, response) =>
      response.end('User-agent: *\nDisallow: /private'),
    );
    const { fetcher, records } = open(base);
    await Promise.all(Array.from({ length: 20 }, (_, i) => fetcher.fetch({ url: `${base}/${i}` })));
    expect(seen.filter((url) => url === '/robots.txt').length).toBe(1);
    expect(records.filter((r) => r.kind === 'robots').length).toBe(1);
    expect(seen.length).toBe(21);
  });

  test('that does not exist costs one request and allows all', async () => {
    const { base, seen } = await serve(page);
    const { fetcher } = open(base);
    for (let i = 0; i < 3; i++) await fetcher.fetch({ url: `${base}/${i}` });
    expect(seen).toEqual(['/robots.txt', '/0', '/1', '/2']);
  });

  test('forbids without a request', async () => {
    const { base, seen } = await serve(page, (_, response) =>
      response.end('User-agent: skein\nDisallow: /private'),
    );
    const { fetcher } = open(base);
    const error = await failure(fetcher.fetch({ url: `${base}/private/a?b` }));
    expect([error.code, error.retryable]).toEqual(['robots-denied', false]);
    expect(error.message).toContain(`forbids ${base}/private/a?b`);
    expect(seen).toEqual(['/robots.txt']);
  });

  test.each([
    ['as it is', undefined, (text: string) => Buffer.from(text)],
    ['packed', 'gzip', (text: string) => gzipSync(text)],
    ['packed to more than is read', 'gzip', (text: string) => gzipSync(text, { level: 0 })],
    ['packed by brotli', 'br', (text: string) => brotliCompressSync(text, QUICK)],
  ])('of 5 MB, %s, is obeyed as far as it is read', async (_, coding, pack) => {
    const text = `User-agent: *\nDisallow: /private\n${'Disallow: /some/where/else\n'.repeat(200_000)}`;
    const { base } = await serve(page, (_, response) => {
      if (coding !== undefined) response.setHeader('content-encoding', coding);
      response.end(pack(text));
    });
    const { fetcher } = open(base);
    expect((await failure(fetcher.fetch({ url: `${base}/private/a` }))).code).toBe('robots-denied');
    await fetcher.fetch({ url: `${base}/public` });
  });

  test('is obeyed by a turn that is taken without a request, and so is the pace', async () => {
    const { base, host, seen } = await serve(page, (_, response) =>
      response.end('User-agent: skein\nDisallow: /private'),
    );
    const politeness = new Politeness({ rate: 0, concurrency: 1 });
    const { fetcher } = open(base, { politeness });
    expect((await failure(fetcher.takeTurn({ url: `${base}/private/a` }))).code).toBe('robots-denied');
    politeness.acquire(host);
    const turn = fetcher.takeTurn({ url: `${base}/a` });
    await vi.waitUntil(() => politeness.waiting(host) === 1);
    politeness.release(host, 0, { ms: 1, status: 200, retryAfterMs: undefined });
    await turn;
    expect([politeness.waiting(host), politeness.underWay(host)]).toEqual([0, 0]);
    expect(seen).toEqual(['/robots.txt']);
    const given = AbortSignal.abort(new Error('enough'));
    expect((await failure(fetcher.takeTurn({ url: `${base}/7`, signal: given }))).code).toBe('aborted');
  });

  test('is obeyed on redirects too', async () => {
    const { base, seen } = await serve(
      (_, response) => response.writeHead(302, { location: '/private' }).end(),
      (_, response) => response.end('User-agent: *\nDisallow: /private'),
    );
    const { fetcher } = open(base);
    expect((await failure(fetcher.fetch({ url: `${base}/a` }))).code).toBe('robots-denied');
    expect(seen).toEqual(['/robots.txt', '/a']);
  });

  test('is not asked for when it need not be respected', async () => {
    const { base, seen } = await serve(page, (_, response) => response.end('User-agent: *\nDisallow: /'));
    const { fetcher } = open(base, { respectRobots: false });
    await fetcher.fetch({ url: `${base}/a` });
    expect(seen).toEqual(['/a']);
  });

  test.each([401, 403, 410, 451])('answered %i means no rules', async (status) => {
    const { base } = await serve(page, (_, response) =>
      response.writeHead(status).end('User-agent: *\nDisallow: /'),
    );
    const { fetcher } = open(base);
    expect((await fetcher.fetch({ url: `${base}/a` })).status).toBe(200);
  });

  test('answered 500 forbids everything for a minute, then is asked for again', async () => {
    let isBroken = true;
    const { base, seen } = await serve(page, (_, response) => {
      if (isBroken) response.writeHead(500).end();
      else response.end('');
    });
    const clock = movableClock();
    const { fetcher } = open(base, { clock, retry: { retries: 1, baseMs: 1 } });
    const error = await failure(fetcher.fetch({ url: `${base}/a` }));
    expect([error.code, error.retryable, error.status]).toEqual(['robots-denied', true, 500]);
    expect(error.message).toContain('answers with status 500');
    expect(error.retryAfterMs).toBeGreaterThan(50_000);
    await failure(fetcher.fetch({ url: `${base}/b` }));
    expect(seen).toEqual(['/robots.txt', '/robots.txt']);
    isBroken = false;
    clock.ahead += 61_000;
    expect((await fetcher.fetch({ url: `${base}/a` })).status).toBe(200);
  });

  test('is kept for a day and then asked for again', async () => {
    const { base, seen } = await serve(page, (_, response) => response.end(''));
    const clock = movableClock();
    const { fetcher } = open(base, { clock });
    await fetcher.fetch({ url: `${base}/a` });
    clock.ahead += 23 * 3600_000;
    await fetcher.fetch({ url: `${base}/b` });
    clock.ahead += 2 * 3600_000;
    await fetcher.fetch({ url: `${base}/c` });
    expect(seen).toEqual(['/robots.txt', '/a', '/b', '/robots.txt', '/c']);
  });

  test('of a host that cannot be reached fails as the host does', async () => {
    const port = await closedPort();
    const { fetcher } = open(`http://127.0.0.1:${port}`);
    expect((await failure(fetcher.fetch({ url: `http://127.0.0.1:${port}/a` }))).code).toBe('refused');
    const unknown = await failure(fetcher.fetch({ url: 'http://no-such-host.invalid/a' }));
    expect(['dns', 'cannot resolve host "no-such-host.invalid"']).toEqual([
      unknown.code,
      unknown.message.split(':')[0],
    ]);
  });

  test('may be reached by up to five redirects; beyond that there are no rules', async () => {
    const behind = (hops: number) =>
      serve(
        (request, response) => {
          const hop = Number(/^\/hop(\d+)/.exec(request.url ?? '')?.[1] ?? -1);
          if (hop < 0) page(request, response);
          else if (hop < hops) response.writeHead(301, { location: `/hop${hop + 1}` }).end();
          else response.end('User-agent: *\nDisallow: /');
        },
        (_, response) => response.writeHead(301, { location: '/hop1' }).end(),
      );
    const five = await behind(5);
    expect((await failure(open(five.base).fetcher.fetch({ url: `${five.base}/a` }))).code).toBe(
      'robots-denied',
    );
    const six = await behind(6);
    expect((await open(six.base).fetcher.fetch({ url: `${six.base}/a` })).status).toBe(200);
  });

  test('is read up to 500 KiB and no further', async () => {
    const filler = `# ${'x'.repeat(97)}\n`.repeat(6000);
    const { base } = await serve(page, (_, response) =>
      response.end(`User-agent: *\nDisallow: /early\n${filler}Disallow: /late\n`),
    );
    const { fetcher } = open(base);
    expect((await failure(fetcher.fetch({ url: `${base}/early` }))).code).toBe('robots-denied');
    expect((await fetcher.fetch({ url: `${base}/late` })).status).toBe(200);
  });

  test('tells its sitemaps and slows the host by its crawl-delay', async () => {
    const { base, host } = await serve(page, (_, response) =>
      response.end('User-agent: *\nCrawl-delay: 7\nSitemap: https://a.example/map.xml'),
    );
    const slowed: unknown[] = [];
    const { fetcher } = open(base, { rate: 5, onSlowed: (slowdown) => slowed.push(slowdown) });
    const rules = await fetcher.robots(`${base}/any`);
    expect([rules.sitemaps, rules.crawlDelaySeconds]).toEqual([['https://a.example/map.xml'], 7]);
    expect(fetcher.snapshot(host).intervalMs).toBe(7000);
    expect(slowed).toEqual([{ host, delayMs: 7000, reason: 'robots.txt asks for 7 s between requests' }]);
  });

  test('keeps the request that another caller waits for when one gives up', async () => {
    const { base, seen } = await serve(page, (_, response) => setTimeout(() => response.end(''), 50));
    const { fetcher } = open(base);
    const given = new AbortController();
    const first = failure(fetcher.fetch({ url: `${base}/a`, signal: given.signal }));
    const second = fetcher.fetch({ url: `${base}/b` });
    await expect.poll(() => seen.length, { interval: 2 }).toBe(1);
    given.abort();
    expect((await first).code).toBe('aborted');
    expect((await second).status).toBe(200);
    expect(seen).toEqual(['/robots.txt', '/b']);
  });
});
