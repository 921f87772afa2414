import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { ArchiveFetcher } from '../../src/fetch/archive-fetcher.ts';
import { WarcIndex } from '../../src/fetch/warc-index.ts';
import { looseUrlKey } from '../../src/fetch/warc-url-key.ts';
import { WarcWriter } from '../../src/fetch/warc-writer.ts';

let dir: string;
const opened: ArchiveFetcher[] = [];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'warc-archive-'));
});
afterEach(async () => {
  for (const fetcher of opened.splice(0)) await fetcher.close();
  await rm(dir, { recursive: true, force: true });
});

interface Answer {
  url: string;
  status?: number;
  headers?: [string, string][];
  body?: Buffer | string;
  at?: number;
  truncated?: boolean;
}

async function write(
  answers: readonly Answer[],
  compress: 'gzip' | 'none' = 'gzip',
  to = dir,
): Promise<string> {
  const writer = await WarcWriter.open(to, { compress });
  const html: [string, string][] = [['Content-Type', 'text/html']];
  for (const { url, status = 200, headers = html, body = '<p>hi', at = 0, truncated = false } of answers)
    await writer.write({
      url,
      startedAt: 1_700_000_000_000 + at,
      durationMs: 5,
      request: { method: 'GET', target: new URL(url).pathname, headers: [] },
      response: { status, statusText: '', headers, body: Buffer.from(body) },
      truncated,
    });
  await writer.close();
  return writer.files[0]!;
}

async function archive(path = dir, options?: { maxBodyBytes?: number }): Promise<ArchiveFetcher> {
  const fetcher = await ArchiveFetcher.open(path, options);
  opened.push(fetcher);
  return fetcher;
}

const text = async (fetcher: ArchiveFetcher, url: string) => (await fetcher.fetch({ url })).body.toString();

describe('answers', () => {
  it.each(['gzip', 'none'] as const)('come with status, headers and decoded body (%s)', async (compress) => {
    const html = '<p>grüße '.repeat(100);
    const encoded: [string, string][] = [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Content-Encoding', 'br'],
      ['Set-Cookie', 'a=1'],
      ['Set-Cookie', 'b=2'],
    ];
    await write(
      [
        { url: 'http://forum.test/', headers: encoded, body: brotliCompressSync(html), at: 42 },
        { url: 'http://forum.test/gone', status: 404, body: '<p>gone' },
      ],
      compress,
    );
    const fetcher = await archive();
    const response = await fetcher.fetch({ url: 'http://forum.test/#top' });
    expect(response).toMatchObject({
      url: 'http://forum.test/#top',
      status: 200,
      fetchedAt: 1_700_000_000_042,
      redirects: [],
      notModified: false,
      wireBytes: brotliCompressSync(html).length,
    });
    expect(response.headers['set-cookie']).toBe('a=1, b=2');
    expect(response.body.toString()).toBe(html);
    await expect(fetcher.fetch({ url: 'http://forum.test/gone' })).rejects.toMatchObject({
      code: 'http-status',
      status: 404,
      retryable: false,
    });
    expect(fetcher.answers).toBe(2);
    expect(fetcher.problems).toEqual([]);
  });

  it('fail with typed errors for what is not there, not asked for rightly, or not wanted', async () => {
    await write([
      { url: 'http://forum.test/' },
      { url: 'http://forum.test/logo', headers: [['Content-Type', 'image/png']] },
      { url: 'http://forum.test/untyped', headers: [], body: 'GIF89a' },
      {
        url: 'http://forum.test/bomb',
        headers: [['Content-Encoding', 'gzip']],
        body: gzipSync(Buffer.alloc(90_000)),
      },
    ]);
    const fetcher = await archive(dir, { maxBodyBytes: 50_000 });
    const code = (url: string, more = {}) => fetcher.fetch({ url, ...more }).catch((error) => error.code);
    expect(await code('http://forum.test/other')).toBe('not-in-archive');
    expect(await code('forum.test')).toBe('invalid-url');
    expect(await code('ftp://forum.test/')).toBe('invalid-url');
    expect(await code('http://forum.test/logo')).toBe('not-html');
    expect(await code('http://forum.test/untyped')).toBe('not-html');
    expect(await code('http://forum.test/bomb', { accept: 'any' })).toBe('too-large');
    expect(await code('http://forum.test/', { signal: AbortSignal.abort() })).toBe('aborted');
    expect((await fetcher.fetch({ url: 'http://forum.test/logo', accept: 'any' })).status).toBe(200);
  });

  it('follow redirects within the archive, or leave them to the caller', async () => {
    const to = (location: string): [string, string][] => [['Location', location]];
    await write([
      { url: 'http://forum.test/a', status: 301, headers: to('/b'), body: '' },
      { url: 'http://forum.test/b', status: 302, headers: to('http://forum.test/c#p5'), body: '' },
      { url: 'http://forum.test/c', body: '<p>there' },
      { url: 'http://forum.test/loop', status: 302, headers: to('/loop'), body: '' },
      { url: 'http://forum.test/out', status: 302, headers: to('http://elsewhere.test/'), body: '' },
    ]);
    const fetcher = await archive();
    const followed = await fetcher.fetch({ url: 'http://forum.test/a' });
    expect(followed.body.toString()).toBe('<p>there');
    expect(followed.finalUrl).toBe('http://forum.test/c#p5');
    expect(followed.redirects).toEqual([
      { url: 'http://forum.test/a', status: 301 },
      { url: 'http://forum.test/b', status: 302 },
    ]);
    const manual = await fetcher.fetch({ url: 'http://forum.test/a', redirect: 'manual' });
    expect(manual).toMatchObject({
      status: 301,
      location: 'http://forum.test/b',
      finalUrl: 'http://forum.test/a',
    });
    expect(manual.body).toHaveLength(0);
    await expect(fetcher.fetch({ url: 'http://forum.test/loop' })).rejects.toMatchObject({
      code: 'too-many-redirects',
    });
    await expect(fetcher.fetch({ url: 'http://forum.test/out' })).rejects.toMatchObject({
      code: 'not-in-archive',
    });
  });

  it('are 304 to those who have the page already', async () => {
    await write([
      {
        url: 'http://forum.test/',
        headers: [
          ['ETag', '"x"'],
          ['Content-Type', 'text/html'],
        ],
      },
    ]);
    const fetcher = await archive();
    expect(await fetcher.fetch({ url: 'http://forum.test/', etag: '"x"' })).toMatchObject({
      status: 304,
      notModified: true,
    });
    expect((await fetcher.fetch({ url: 'http://forum.test/', etag: '"y"' })).status).toBe(200);
  });

  it('of a later visit win, but neither an error nor half a page hides a whole one', async () => {
    await write([
      { url: 'http://forum.test/', body: '<p>old' },
      { url: 'http://forum.test/', body: '<p>new' },
      { url: 'http://forum.test/', status: 503, body: '<p>busy' },
      { url: 'http://forum.test/', body: '<p>ne', truncated: true },
      { url: 'http://forum.test/cut', body: '<p>cu', truncated: true },
      { url: 'http://forum.test/down', status: 503, body: '<p>down' },
    ]);
    const fetcher = await archive();
    expect(await text(fetcher, 'http://forum.test/')).toBe('<p>new');
    await expect(fetcher.fetch({ url: 'http://forum.test/down' })).rejects.toMatchObject({ status: 503 });
    await expect(fetcher.fetch({ url: 'http://forum.test/cut' })).rejects.toMatchObject({
      code: 'too-large',
    });
  });

  it('that are revisits have the payload of the first visit, even when that URL changed since', async () => {
    const same = `<p>${'same '.repeat(300)}`;
    await write([
      { url: 'http://forum.test/a', body: same },
      {
        url: 'http://forum.test/b',
        body: same,
        headers: [
          ['Content-Type', 'text/html'],
          ['X-Own', 'b'],
        ],
      },
      { url: 'http://forum.test/a', body: '<p>changed' },
    ]);
    const fetcher = await archive();
    const b = await fetcher.fetch({ url: 'http://forum.test/b' });
    expect(b.body.toString()).toBe(same);
    expect(b.headers['x-own']).toBe('b');
    expect(await text(fetcher, 'http://forum.test/a')).toBe('<p>changed');
  });

  it('are found under another session id, scheme or percent-encoding, but never under another question', async () => {
    const sid = (c: string) => `${c.repeat(31)}1`;
    await write([
      { url: `http://forum.test/topic?sid=${sid('a')}&t=5`, body: '<p>five' },
      { url: 'http://forum.test/%C3%BC?q=a%26b', body: '<p>encoded' },
    ]);
    const fetcher = await archive();
    expect(await text(fetcher, `https://forum.test/topic?t=5&sid=${sid('b')}`)).toBe('<p>five');
    expect(await text(fetcher, 'http://forum.test/topic?t=5')).toBe('<p>five');
    expect(await text(fetcher, 'http://forum.test/ü?q=a%26b')).toBe('<p>encoded');
    for (const url of [
      'http://forum.test/topic?t=6',
      'http://forum.test/ü?q=a&b',
      `http://forum.test/topic?t=5&hash=${sid('c')}`,
    ])
      await expect(fetcher.fetch({ url })).rejects.toMatchObject({ code: 'not-in-archive' });
    expect(looseUrlKey('http://a.test/x;jsessionid=0123456789ABCDEF0123456789ABCDEF?y=1')).toBe(
      'a.test/x?y=1',
    );
  });
});

describe('files', () => {
  it('of a whole directory are one archive', async () => {
    await mkdir(join(dir, 'sub'));
    await write([{ url: 'http://forum.test/1', body: '<p>1' }], 'gzip');
    await write([{ url: 'http://forum.test/2', body: '<p>2' }], 'none', join(dir, 'sub'));
    const fetcher = await archive();
    expect([await text(fetcher, 'http://forum.test/1'), await text(fetcher, 'http://forum.test/2')]).toEqual([
      '<p>1',
      '<p>2',
    ]);
  });

  it('packed as one gzip member are unpacked and read all the same', async () => {
    const pages = Array.from({ length: 20 }, (_, i) => ({ url: `http://forum.test/${i}`, body: `<p>${i}` }));
    const path = await write(pages);
    const packed = join(dir, 'packed.warc.gz');
    await writeFile(packed, gzipSync(gunzipSync(await readFile(path))));
    const fetcher = await archive(packed);
    for (const { url, body } of pages) expect(await text(fetcher, url)).toBe(body);
  });

  // `zstd --long` of a two-record file; Node 20 cannot make one.
  const ZSTD =
    'KLUv/QSI9QMAEocYGXDPA2TlgtIci/df7PCsB7RWkDH/pyuUCQLdut3rA7eXwMNEfYWP+SeLizFwDKVHt25RcLO+ZF15b/3tNbpJ+JU/QFn5RhBO/F/dRBrnvUsZ8speXHl203FGXzcJSGg0xRMJAASonGIEtFh5ag8NGSgto14IEE6qDUoXFFT7Tg==';

  it('packed with zstd are unpacked and read', async () => {
    await writeFile(join(dir, 'mirror.warc.zst'), Buffer.from(ZSTD, 'base64'));
    const fetcher = await archive();
    expect(await text(fetcher, 'http://forum.test/1')).toBe('<p>one');
    expect(await text(fetcher, 'http://forum.test/2')).toBe('<p>two');
  });

  it('packed with zstd and damaged are refused in one line, not for ever', async () => {
    const damaged = Buffer.from(ZSTD, 'base64');
    damaged.fill(0xff, 12, 40);
    await writeFile(join(dir, 'mirror.warc.zst'), damaged);
    const failure = await ArchiveFetcher.open(dir).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InputError);
    expect((failure as Error).message).toMatch(/mirror\.warc\.zst: cannot be decoded as zstd .* zstd -d/);
  });

  it('that are cut give all that is whole, and tell', async () => {
    const path = await write([
      { url: 'http://forum.test/1', body: '<p>1' },
      { url: 'http://forum.test/2', body: '<p>2' },
    ]);
    const whole = await readFile(path);
    await truncate(path, whole.length - 10);
    const fetcher = await archive();
    expect(await text(fetcher, 'http://forum.test/2')).toBe('<p>2');
    expect(fetcher.problems).toMatchObject([{ kind: 'truncated', path }]);
  });

  it('that are missing, empty of pages or no WARC are refused in one line', async () => {
    await expect(ArchiveFetcher.open(join(dir, 'none'))).rejects.toBeInstanceOf(InputError);
    await expect(ArchiveFetcher.open(dir)).rejects.toThrow(/no \.warc, \.warc\.gz or \.warc\.zst file in/);
    await writeFile(join(dir, 'x.warc'), 'hello\n');
    await expect(ArchiveFetcher.open(dir)).rejects.toThrow(/x\.warc is not a WARC file/);
    await rm(join(dir, 'x.warc'));
    await write([]);
    await expect(ArchiveFetcher.open(dir)).rejects.toThrow(/no response record/);
  });

  it('of other archivers may hold chunked bodies, revisits of unchanged pages, and resources', async () => {
    const record = (type: string, url: string, block: string, more = '') =>
      `WARC/1.0\r\nWARC-Type: ${type}\r\nWARC-Target-URI: ${url}\r\n${more}Content-Length: ${block.length}\r\n\r\n${block}\r\n\r\n`;
    await writeFile(
      join(dir, 'foreign.warc'),
      record(
        'response',
        'http://a.test/',
        'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n<p>\r\n2\r\nhi\r\n0\r\n\r\n',
      ) +
        record('revisit', 'http://a.test/', 'HTTP/1.1 304 Not Modified\r\n\r\n') +
        record('response', 'dns:a.test', '192.0.2.1') +
        record('resource', 'http://a.test/file', '<p>saved', 'Content-Type: text/html\r\n'),
    );
    const fetcher = await archive();
    expect(await text(fetcher, 'http://a.test/')).toBe('<p>hi');
    expect(await text(fetcher, 'http://a.test/file')).toBe('<p>saved');
    expect(fetcher.answers).toBe(3);
  });
});

it('keeps a hundred thousand keys apart and lets a higher rank win', () => {
  const index = new WarcIndex();
  const place = (n: number, rank = 1) => ({ file: n % 7, offset: n * 1e9, length: n, rank });
  for (let i = 0; i < 100_000; i++) index.set(`http://forum.test/${i}`, place(i));
  expect(index.size).toBe(100_000);
  for (let i = 0; i < 100_000; i += 97) expect(index.get(`http://forum.test/${i}`)).toEqual(place(i));
  expect(index.get('http://forum.test/x')).toBeUndefined();
  index.set('http://forum.test/5', place(6, 0));
  expect(index.get('http://forum.test/5')).toEqual(place(5));
  index.set('http://forum.test/5', place(7, 1));
  expect(index.get('http://forum.test/5')).toEqual(place(7));
});
