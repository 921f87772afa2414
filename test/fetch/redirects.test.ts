import http from 'node:http';
import { describe, expect, test } from 'vitest';
import { mayShareSecrets, redirectTarget } from '../../src/fetch/redirects.ts';
import { failure, html, listen, open, serve } from './loopback.ts';

describe('a fetcher', () => {
  test('follows redirects and records the chain', async () => {
    const { base } = await serve((request, response) => {
      if (request.url === '/a') response.writeHead(301, { location: 'b?x=1' }).end('moved');
      else if (request.url === '/b?x=1') response.writeHead(307, { location: '/c#p7' }).end();
      else html(response, 'here');
    });
    const { fetcher, records } = open(base);
    const answer = await fetcher.fetch({ url: `${base}/a` });
    expect(answer).toMatchObject({
      url: `${base}/a`,
      finalUrl: `${base}/c#p7`,
      status: 200,
      redirects: [
        { url: `${base}/a`, status: 301 },
        { url: `${base}/b?x=1`, status: 307 },
      ],
      attempts: 1,
    });
    expect(answer.body.toString()).toBe('here');
    expect(records.map((r) => [r.kind, r.status, r.url, r.askedUrl])).toEqual([
      ['robots', 404, `${base}/robots.txt`, `${base}/a`],
      ['redirect', 301, `${base}/a`, `${base}/a`],
      ['redirect', 307, `${base}/b?x=1`, `${base}/a`],
      ['page', 200, `${base}/c`, `${base}/a`],
    ]);
  });

  test('stops at a redirect and tells where it leads when asked to', async () => {
    const { base, seen } = await serve((_, response) => response.writeHead(302, { location: '/b' }).end('x'));
    const { fetcher } = open(base);
    const answer = await fetcher.fetch({ url: `${base}/a`, redirect: 'manual' });
    expect(answer).toMatchObject({
      status: 302,
      location: `${base}/b`,
      finalUrl: `${base}/a`,
      redirects: [],
    });
    expect(answer.body.length).toBe(0);
    expect(seen).toEqual(['/robots.txt', '/a']);
  });

  test('notices a circle without walking it twice', async () => {
    const { base, seen } = await serve((request, response) =>
      response.writeHead(302, { location: request.url === '/a' ? '/b' : '/a' }).end(),
    );
    const { fetcher } = open(base);
    const error = await failure(fetcher.fetch({ url: `${base}/a` }));
    expect([error.code, error.message]).toEqual(['too-many-redirects', `${base}/a redirects in a circle`]);
    expect(seen).toEqual(['/robots.txt', '/a', '/b']);
  });

  test('follows ten redirects and not eleven', async () => {
    const { base } = await serve((request, response) => {
      const left = Number(request.url!.slice(1));
      if (left === 0) html(response, 'end');
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    const { fetcher } = open(base);
    expect((await fetcher.fetch({ url: `${base}/10` })).redirects.length).toBe(10);
    const error = await failure(fetcher.fetch({ url: `${base}/11` }));
    expect([error.code, error.message]).toEqual([
      'too-many-redirects',
      `${base}/11 redirects more than 10 times`,
    ]);
  });

  test('is not led endlessly by a server that sets a new cookie each time', async () => {
    let n = 0;
    const { base, seen } = await serve((_, response) =>
      response.writeHead(302, { location: '/a', 'set-cookie': `n=${n++}` }).end(),
    );
    const { fetcher } = open(base);
    expect((await failure(fetcher.fetch({ url: `${base}/a` }))).code).toBe('too-many-redirects');
    expect(seen.length).toBe(12);
  });

  test.each(['mailto:a@b.example', 'file:///etc/passwd', 'javascript:alert(1)', 'ftp://a.example/'])(
    'refuses to follow to %s',
    async (location) => {
      const { base } = await serve((_, response) => response.writeHead(302, { location }).end());
      const { fetcher } = open(base);
      for (const redirect of ['follow', 'manual'] as const) {
        const error = await failure(fetcher.fetch({ url: `${base}/a`, redirect }));
        expect([error.code, error.retryable]).toEqual(['invalid-url', false]);
        expect(error.message).toContain('not a web page');
      }
    },
  );

  test('takes a redirect without location for an error', async () => {
    const { base } = await serve((_, response) => response.writeHead(302).end());
    const error = await failure(open(base).fetcher.fetch({ url: `${base}/a` }));
    expect([error.code, error.status]).toEqual(['http-status', 302]);
  });

  test('keeps keys of the user away from other origins', async () => {
    const got: Record<string, http.IncomingHttpHeaders> = {};
    const proxy = await listen(
      http.createServer((request, response) => {
        got[request.url!] = request.headers;
        if (request.url === 'http://a.test/go')
          response.writeHead(302, { location: 'http://b.test/x' }).end();
        else if (request.url!.endsWith('robots.txt')) response.writeHead(404).end();
        else html(response, 'x');
      }),
    );
    const { fetcher } = open('http://a.test/', {
      proxy: proxy.base,
      headers: { Authorization: 'Bearer k1', 'X-Api-Key': 'k2', 'Accept-Language': 'de' },
    });
    await fetcher.fetch({ url: 'http://a.test/go', headers: { 'X-Once': 'k3', Referer: 'http://a.test/' } });
    await fetcher.fetch({ url: 'http://b.test/direct' });
    const keys = (url: string) => {
      const {
        authorization,
        'x-api-key': key,
        'x-once': once,
        'accept-language': language,
        referer,
      } = got[url]!;
      return [authorization, key, once, language, referer];
    };
    expect(keys('http://a.test/go')).toEqual(['Bearer k1', 'k2', 'k3', 'de', 'http://a.test/']);
    expect(keys('http://b.test/x')).toEqual([undefined, undefined, undefined, 'de', 'http://a.test/']);
    expect(keys('http://b.test/direct')).toEqual([undefined, undefined, undefined, 'de', undefined]);
    expect(keys('http://b.test/robots.txt')).toEqual([undefined, undefined, undefined, 'de', undefined]);
  });

  test('sends the login of a URL to its host and shows it nowhere', async () => {
    const got: (string | undefined)[] = [];
    const { base, host } = await serve((request, response) => {
      got.push(request.headers.authorization);
      if (request.url === '/a') response.writeHead(302, { location: '/b' }).end();
      else response.writeHead(404).end();
    });
    const { fetcher, records } = open(base);
    const error = await failure(fetcher.fetch({ url: `http://me:secret@${host}/a` }));
    expect(got).toEqual(Array(2).fill(`Basic ${Buffer.from('me:secret').toString('base64')}`));
    expect(`${error.message} ${error.url} ${JSON.stringify(records)}`).not.toContain('secret');
  });
});

describe('redirectTarget', () => {
  const from = new URL('http://a.example/dir/page?x=1');

  test.each([
    ['next', 'http://a.example/dir/next'],
    ['?y=2', 'http://a.example/dir/page?y=2'],
    ['//b.example/z', 'http://b.example/z'],
    [' /spaced ', 'http://a.example/spaced'],
    [Buffer.from('/füße', 'utf8').toString('latin1'), 'http://a.example/f%C3%BC%C3%9Fe'],
    ['/f\xfcr', 'http://a.example/f%C3%BCr'],
  ])('%j', (location, expected) => {
    expect(redirectTarget(from, location).href).toBe(expected);
  });

  test('refuses what is no URL', () => {
    expect(() => redirectTarget(from, 'http://')).toThrow('which is not a URL');
  });
});

test('secrets may follow an upgrade to https, never a downgrade or another port', () => {
  const may = (home: string, target: string) => mayShareSecrets(new URL(home), new URL(target));
  expect(may('http://a.example/', 'https://a.example/x')).toBe(true);
  expect(may('https://a.example/', 'http://a.example/x')).toBe(false);
  expect(may('http://a.example/', 'http://a.example:8080/')).toBe(false);
  expect(may('http://a.example/', 'https://b.example/')).toBe(false);
  expect(may('http://a.example:8080/', 'https://a.example:8443/')).toBe(false);
});
