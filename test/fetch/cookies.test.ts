import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { Cookies, parseCookiesFile, readCookiesFile } from '../../src/fetch/index.ts';
import { html, open, serve } from './loopback.ts';

const at = (url: string) => new URL(url);

describe('Cookies', () => {
  test('gives back what a host set, to that host only', () => {
    const cookies = new Cookies();
    expect(cookies.isEmpty).toBe(true);
    expect(cookies.take(at('http://phpbb.test/a'), ['sid=1; path=/', 'u=2; path=/; HttpOnly'])).toBe(true);
    expect(cookies.headerFor(at('http://phpbb.test/b'))).toBe('sid=1; u=2');
    expect(cookies.headerFor(at('http://other.test/b'))).toBe('');
  });

  test.each([
    'http://localhost:3000/',
    'http://127.0.0.1:3000/',
    'http://[::1]:3000/',
    'http://forum.local/',
  ])('works on %s', (url) => {
    const cookies = new Cookies();
    cookies.take(at(url), ['sid=1']);
    expect(cookies.headerFor(at(url))).toBe('sid=1');
  });

  test('keeps to domain, path, secure and expiry', () => {
    const cookies = new Cookies();
    cookies.take(at('https://www.forum.example/board/x'), [
      'wide=1; Domain=forum.example; Path=/',
      'narrow=1; Path=/board',
      'safe=1; Secure; Path=/',
      'gone=1; Max-Age=0; Path=/',
      'foreign=1; Domain=evil.example',
      'suffix=1; Domain=example',
    ]);
    expect(cookies.headerFor(at('https://www.forum.example/board/y'))).toBe('narrow=1; wide=1; safe=1');
    expect(cookies.headerFor(at('http://www.forum.example/'))).toBe('wide=1');
    expect(cookies.headerFor(at('http://forum.example/'))).toBe('wide=1');
    expect(cookies.headerFor(at('http://evil.example/'))).toBe('');
  });

  test('notices when a repeated cookie changes, or is set again after another', () => {
    const cookies = new Cookies();
    const url = at('http://a.example/');
    const set = (...lines: string[]) => {
      const taken = cookies.take(url, lines);
      return [taken, cookies.headerFor(url)];
    };
    expect(set('sid=1; path=/')).toEqual([true, 'sid=1']);
    expect(set('sid=1; path=/')).toEqual([false, 'sid=1']);
    expect(set('sid=2; path=/')).toEqual([true, 'sid=2']);
    expect(set('sid=1; path=/')).toEqual([true, 'sid=1']);
    expect(set('sid=1; path=/; max-age=0')).toEqual([true, '']);
    expect(set('sid=1; path=/')).toEqual([true, 'sid=1']);
  });

  test('cannot be filled without end', () => {
    const cookies = new Cookies();
    const url = at('http://a.example/');
    for (let i = 0; i < 100; i++)
      cookies.take(
        url,
        Array.from({ length: 100 }, (_, j) => `c${i}_${j}=x`),
      );
    expect(cookies.headerFor(url).split('; ').length).toBeLessThanOrEqual(50);
    cookies.take(url, [`c0_0=${'y'.repeat(10_000)}`]);
    expect(cookies.headerFor(url)).not.toContain('y');
    const wide = new Cookies();
    wide.take(
      url,
      Array.from({ length: 30 }, (_, i) => `k${i}=${'v'.repeat(3000)}`),
    );
    expect(wide.headerFor(url).length).toBeLessThanOrEqual(8000);
  });

  test('survives lines that are no cookies', () => {
    const cookies = new Cookies();
    cookies.take(at('http://a.example/'), [
      '',
      ';;;',
      '=',
      '\u0000=\u0001',
      'a=b; Expires=never; Domain=;',
      'ok=1',
    ]);
    expect(cookies.headerFor(at('http://a.example/'))).toContain('ok=1');
  });
});

describe('a fetcher', () => {
  test('keeps the session a server gave it', async () => {
    const got: (string | undefined)[] = [];
    const { base } = await serve((request, response) => {
      got.push(request.headers.cookie);
      html(response, 'x', { 'set-cookie': 'sid=abc; path=/' });
    });
    const { fetcher } = open(base);
    await fetcher.fetch({ url: `${base}/1` });
    await fetcher.fetch({ url: `${base}/2` });
    expect(got).toEqual([undefined, 'sid=abc']);
  });

  test('joins cookies of the user with those of the jar', async () => {
    const got: (string | undefined)[] = [];
    const { base } = await serve((request, response) => {
      got.push(request.headers.cookie);
      html(response, 'x', { 'set-cookie': 'sid=abc; path=/' });
    });
    const { fetcher } = open(base, { headers: { Cookie: 'login=me' } });
    await fetcher.fetch({ url: `${base}/1` });
    await fetcher.fetch({ url: `${base}/2` });
    expect(got).toEqual(['login=me', 'login=me; sid=abc']);
  });

  test('passes a page that sets a cookie and sends the visitor back to it', async () => {
    const { base } = await serve((request, response) => {
      if (request.headers.cookie?.includes('seen=1')) html(response, 'in');
      else response.writeHead(302, { location: request.url, 'set-cookie': 'seen=1; path=/' }).end();
    });
    const { fetcher } = open(base);
    const { body, redirects } = await fetcher.fetch({ url: `${base}/gate` });
    expect([body.toString(), redirects.length]).toEqual(['in', 1]);
  });
});

describe('cookies.txt', () => {
  const line = (...fields: string[]) => fields.join('\t');
  const later = '4102444800';

  test('is read as browsers and curl write it', () => {
    const text = [
      '# Netscape HTTP Cookie File',
      '',
      line('.forum.example', 'TRUE', '/', 'FALSE', later, 'sid', 'a=b;c'),
      `#HttpOnly_${line('www.forum.example', 'FALSE', '/board', 'TRUE', '0', 'login', 'me')}`,
      line('.forum.example', 'TRUE', '/', 'FALSE', '1000000000', 'old', 'x'),
      line('.forum.example', 'TRUE', '/', 'FALSE', later, 'empty'),
    ].join('\r\n');
    const cookies = parseCookiesFile(text, 'c.txt');
    expect(cookies).toEqual([
      {
        name: 'sid',
        value: 'a=b;c',
        domain: '.forum.example',
        includesSubdomains: true,
        path: '/',
        isSecure: false,
        isHttpOnly: false,
        expires: 4102444800,
      },
      {
        name: 'login',
        value: 'me',
        domain: 'www.forum.example',
        includesSubdomains: false,
        path: '/board',
        isSecure: true,
        isHttpOnly: true,
        expires: 0,
      },
      expect.objectContaining({ name: 'empty', value: '' }),
    ]);
    const jar = new Cookies(cookies);
    expect(jar.headerFor(at('https://www.forum.example/board/1'))).toBe('login=me; sid=a=b;c; empty=');
    expect(jar.headerFor(at('https://forum.example/'))).toBe('sid=a=b;c; empty=');
    expect(jar.headerFor(at('https://a.www.forum.example/board'))).toBe('sid=a=b;c; empty=');
  });

  test.each([
    ['forum.example TRUE / FALSE 0 a SECRET', 'line 1: expected 7 fields separated by tabs, found 1'],
    [
      `# x\n${line('a.example', 'TRUE', '/', 'FALSE', '0')}`,
      'line 2: expected 7 fields separated by tabs, found 5',
    ],
    [line('a.example', 'yes', '/', 'FALSE', '0', 'a', 'SECRET'), 'must be TRUE or FALSE'],
    [line('a.example', 'TRUE', 'x', 'FALSE', '0', 'a', 'SECRET'), 'the path, must begin with /'],
    [line('a.example', 'TRUE', '/', 'FALSE', 'never', 'a', 'SECRET'), 'the expiry, must be a number'],
    [line('a b', 'TRUE', '/', 'FALSE', '0', 'a', 'SECRET'), 'not a host name'],
    ['[{"name": "SECRET"}]', 'is JSON'],
  ])('that is wrong is refused with file, line and advice, never with a value: %#', (text, message) => {
    let error: unknown;
    try {
      parseCookiesFile(text, 'my-cookies.txt');
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).message).toContain(message);
    expect((error as InputError).message).toContain('my-cookies.txt');
    expect((error as InputError).message).toContain('export it again in Netscape cookies.txt format');
    expect((error as InputError).message).not.toContain('SECRET');
  });

  test('that cannot be read says why', () => {
    const dir = mkdtempSync(join(tmpdir(), 'skein-cookies-'));
    expect(() => readCookiesFile(join(dir, 'none.txt'))).toThrow('there is no such file');
    expect(() => readCookiesFile(dir)).toThrow('it is a directory');
    writeFileSync(join(dir, 'binary'), Buffer.from([1, 0, 2]));
    expect(() => readCookiesFile(join(dir, 'binary'))).toThrow('not a text file');
  });

  test('serves a crawl', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'skein-cookies-'));
    const file = join(dir, 'cookies.txt');
    writeFileSync(file, `${line('127.0.0.1', 'FALSE', '/', 'FALSE', later, 'login', 'me')}\n`);
    const got: (string | undefined)[] = [];
    const { base } = await serve((request, response) => {
      got.push(request.headers.cookie);
      html(response, 'x');
    });
    const { fetcher } = open(base, { cookies: readCookiesFile(file) });
    await fetcher.fetch({ url: `${base}/` });
    expect(got).toEqual(['login=me']);
  });
});
