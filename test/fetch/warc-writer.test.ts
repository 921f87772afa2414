import { createReadStream, existsSync } from 'node:fs';
import { chmod, type FileHandle, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WARCParser } from 'warcio';
import { InputError, StoreError } from '../../src/errors.ts';
import { warcDigest } from '../../src/fetch/warc-digest.ts';
import { parseHttpHead } from '../../src/fetch/warc-http.ts';
import { readWarc } from '../../src/fetch/warc-reader.ts';
import type { WarcProblem } from '../../src/fetch/warc-record.ts';
import { type WarcExchange, WarcWriter, type WarcWriterOptions } from '../../src/fetch/warc-writer.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'warc-writer-'));
});
afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

function exchange(
  overrides: { url?: string; body?: Buffer; headers?: [string, string][] } = {},
): WarcExchange {
  return {
    url: overrides.url ?? 'http://forum.test/thread/5',
    startedAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
    durationMs: 12.4,
    request: { method: 'GET', target: '/thread/5', headers: [['User-Agent', 'Skein']] },
    response: {
      status: 200,
      statusText: 'OK',
      headers: overrides.headers ?? [['Content-Type', 'text/html']],
      body: overrides.body ?? Buffer.from('<p>hello'),
    },
  };
}

async function written(exchanges: readonly WarcExchange[], options?: WarcWriterOptions): Promise<string> {
  const writer = await WarcWriter.open(dir, options);
  for (const each of exchanges) await writer.write(each);
  await writer.close();
  return writer.files[0]!;
}

/** Every write to a file handle writes half of what it should and then finds no more room. */
async function fillDisk() {
  const probe = await open(dir, 'r');
  const prototype = Object.getPrototypeOf(probe) as FileHandle;
  await probe.close();
  const write = prototype.write as (this: FileHandle, ...args: unknown[]) => Promise<unknown>;
  return vi.spyOn(prototype, 'write').mockImplementation(async function (
    this: FileHandle,
    ...args: unknown[]
  ) {
    const [bytes, offset, length, position] = args as [Buffer, number, number, number];
    await write.call(this, bytes, offset, length >> 1, position);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  } as never);
}

interface Taken {
  type: string;
  url: string | undefined;
  field: (name: string) => string | undefined;
  block: Buffer;
}

async function records(path: string): Promise<Taken[]> {
  const taken: Taken[] = [];
  for await (const record of readWarc(path)) {
    const block = await record.bytes();
    taken.push({ type: record.type, url: record.url, field: (name) => record.fields.get(name), block });
  }
  return taken;
}

describe('records', () => {
  it('begins a file with warcinfo and gives each exchange a response, a request and a metadata record', async () => {
    const path = await written([{ ...exchange(), ip: '192.0.2.7', via: 'http://forum.test/' }], {
      software: 'Skein/0',
    });
    const [info, response, request, metadata] = await records(path);
    expect(info!.type).toBe('warcinfo');
    expect(info!.block.toString()).toContain('software: Skein/0\r\n');
    expect(response!.type).toBe('response');
    expect(response!.field('WARC-Date')).toBe('2026-01-02T03:04:05.678Z');
    expect(response!.field('WARC-IP-Address')).toBe('192.0.2.7');
    expect(response!.field('WARC-Record-ID')).toMatch(/^<urn:uuid:[0-9a-f-]{36}>$/);
    expect(response!.field('WARC-Warcinfo-ID')).toBe(info!.field('WARC-Record-ID'));
    expect(request!.type).toBe('request');
    expect(request!.field('WARC-Concurrent-To')).toBe(response!.field('WARC-Record-ID'));
    expect(request!.block.toString()).toBe(
      'GET /thread/5 HTTP/1.1\r\nHost: forum.test\r\nUser-Agent: Skein\r\n\r\n',
    );
    expect(metadata!.type).toBe('metadata');
    expect(metadata!.block.toString()).toBe('fetchTimeMs: 12\r\nvia: http://forum.test/\r\n');
  });

  it('makes each record a gzip member of its own', async () => {
    const path = await written([exchange()]);
    const bytes = await readFile(path);
    const starts: number[] = [];
    for await (const record of readWarc(path)) {
      expect(record.location.skip).toBe(0);
      starts.push(record.location.offset);
    }
    expect(starts).toHaveLength(4);
    for (const [i, start] of starts.entries())
      expect(gunzipSync(bytes.subarray(start, starts[i + 1])).toString('latin1')).toMatch(
        /^WARC\/1\.1\r\n.*\r\n\r\n$/s,
      );
  });

  it('leaves out what would give the user away', async () => {
    const secret = exchange({ url: 'http://me:hunter2@forum.test/thread/5#p7' });
    const path = await written(
      [
        {
          ...secret,
          via: 'http://me:hunter2@forum.test/',
          request: {
            method: 'GET',
            target: 'http://me:hunter2@forum.test/thread/5',
            headers: [
              ['Cookie', 'sid=hunter2'],
              ['AUTHORIZATION', 'Basic hunter2'],
              ['Proxy-Authorization', 'Basic hunter2'],
              ['Accept', '*/*'],
            ],
          },
        },
      ],
      { compress: 'none' },
    );
    const text = await readFile(path, 'latin1');
    expect(text).not.toContain('hunter2');
    expect(text).toContain('Accept: */*');
    expect(text).toContain('WARC-Target-URI: http://forum.test/thread/5\r\n');
  });

  it('takes away the transfer encoding and corrects the length, keeping what the server said', async () => {
    const headers: [string, string][] = [
      ['Transfer-Encoding', 'chunked'],
      ['Content-Length', '99999'],
    ];
    const [, response] = await records(await written([exchange({ headers })]));
    const head = parseHttpHead(response!.block)!;
    expect(head.headers).toEqual([
      ['X-Archive-Orig-Transfer-Encoding', 'chunked'],
      ['X-Archive-Orig-Content-Length', '99999'],
      ['Content-Length', '8'],
    ]);
  });

  it('keeps line ends out of header lines, so that no header can be forged', async () => {
    const headers: [string, string][] = [['X-Odd', 'a\r\nSet-Cookie: forged=1\r\n\r\nbody']];
    const [, response] = await records(await written([exchange({ headers })]));
    expect(parseHttpHead(response!.block)!.headers).toEqual([['X-Odd', 'a Set-Cookie: forged=1 body']]);
  });

  it('says when a body was cut', async () => {
    const [, response] = await records(await written([{ ...exchange(), truncated: true }]));
    expect(response!.field('WARC-Truncated')).toBe('length');
  });

  it('refers to an identical payload instead of storing it again', async () => {
    const body = Buffer.alloc(5000, 'x');
    const path = await written([exchange({ body }), exchange({ body, url: 'http://forum.test/other' })]);
    const answers = (await records(path)).filter(({ type }) => type === 'response' || type === 'revisit');
    expect(answers.map(({ type }) => type)).toEqual(['response', 'revisit']);
    const [first, second] = answers;
    expect(second!.field('WARC-Profile')).toBe(
      'http://netpreserve.org/warc/1.1/revisit/identical-payload-digest',
    );
    expect(second!.field('WARC-Refers-To')).toBe(first!.field('WARC-Record-ID'));
    expect(second!.field('WARC-Refers-To-Target-URI')).toBe('http://forum.test/thread/5');
    expect(second!.field('WARC-Refers-To-Date')).toBe(first!.field('WARC-Date'));
    expect(second!.field('WARC-Payload-Digest')).toBe(first!.field('WARC-Payload-Digest'));
    expect(second!.block.toString()).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n$/s);
  });
});

describe('files', () => {
  it('begins a new file rather than to exceed the size, each with a warcinfo record and its own payloads', async () => {
    const body = Buffer.alloc(3000, 'y');
    const writer = await WarcWriter.open(dir, { maxBytes: 9000, compress: 'none' });
    // All at once: those packed for one file must be made again for the next.
    await Promise.all(
      [0, 1, 2, 3, 4, 5, 6].map((i) => writer.write(exchange({ url: `http://forum.test/${i}`, body }))),
    );
    await writer.close();
    expect(writer.files.length).toBeGreaterThan(1);
    expect(writer.files.map((path) => /-(\d{5})\.warc$/.exec(path)?.[1])).toEqual(
      writer.files.map((_, i) => String(i).padStart(5, '0')),
    );
    const urls: (string | undefined)[] = [];
    for (const path of writer.files) {
      const [info, ...rest] = await records(path);
      expect(info!.type).toBe('warcinfo');
      expect(info!.field('WARC-Filename')).toBe(path.slice(dir.length + 1));
      expect((await readFile(path)).length).toBeLessThanOrEqual(9000);
      const ids = new Set(rest.map(({ field }) => field('WARC-Record-ID')));
      for (const record of rest) {
        expect(record.field('WARC-Warcinfo-ID')).toBe(info!.field('WARC-Record-ID'));
        if (record.type === 'revisit') expect(ids).toContain(record.field('WARC-Refers-To'));
        if (record.type === 'request') urls.push(record.url);
      }
    }
    expect(urls).toEqual([0, 1, 2, 3, 4, 5, 6].map((i) => `http://forum.test/${i}`));
  });

  it('never writes to a file that is there already', async () => {
    const writers = await Promise.all([WarcWriter.open(dir), WarcWriter.open(dir), WarcWriter.open(dir)]);
    await Promise.all(writers.map((writer) => writer.write(exchange())));
    await Promise.all(writers.map((writer) => writer.close()));
    expect(new Set(writers.flatMap(({ files }) => files)).size).toBe(3);
    for (const name of await readdir(dir)) expect(await records(join(dir, name))).toHaveLength(4);
  });

  it('makes the directory, and says in one line when it cannot', async () => {
    await (await WarcWriter.open(join(dir, 'a/b'))).close();
    expect(existsSync(join(dir, 'a/b'))).toBe(true);
    await writeFile(join(dir, 'file'), '');
    const failure = await WarcWriter.open(join(dir, 'file')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InputError);
    expect((failure as Error).message).toBe(
      `cannot write WARC files to ${join(dir, 'file')}: it is not a directory`,
    );
  });

  it.skipIf(process.getuid?.() === 0)('reports a directory without write permission', async () => {
    await chmod(dir, 0o500);
    await expect(WarcWriter.open(dir)).rejects.toThrow(/cannot write WARC files to .*: no permission/);
    await chmod(dir, 0o700);
  });

  it('loses only the exchange that met a full disk, and goes on in the same file when there is room again', async () => {
    const writer = await WarcWriter.open(dir);
    const body = Buffer.alloc(2000, 'z');
    await writer.write(exchange({ url: 'http://forum.test/before', body: Buffer.from('before') }));
    const full = await fillDisk();
    try {
      const failure = await writer
        .write(exchange({ url: 'http://forum.test/lost', body }))
        .catch((e: unknown) => e);
      expect(failure).toBeInstanceOf(StoreError);
      expect(failure).toMatchObject({ code: 'disk-full' });
    } finally {
      full.mockRestore();
    }
    await writer.write(exchange({ url: 'http://forum.test/after', body }));
    await writer.close();
    const problems: WarcProblem[] = [];
    const answers: unknown[] = [];
    for await (const record of readWarc(writer.files[0]!, { onProblem: (problem) => problems.push(problem) }))
      if (/response|revisit/.test(record.type)) answers.push([record.type, record.url]);
    expect(problems).toEqual([]);
    // Not a revisit: the payload it would refer to was never written.
    expect(answers).toEqual([
      ['response', 'http://forum.test/before'],
      ['response', 'http://forum.test/after'],
    ]);
  });

  it('leaves no empty file behind when the disk is full from the start', async () => {
    const full = await fillDisk();
    try {
      await expect(WarcWriter.open(dir)).rejects.toMatchObject({ code: 'disk-full' });
    } finally {
      full.mockRestore();
    }
    expect(await readdir(dir)).toEqual([]);
  });

  it('refuses to write once closed', async () => {
    const writer = await WarcWriter.open(dir);
    await writer.close();
    await expect(writer.write(exchange())).rejects.toThrow(/after close/);
  });
});

describe('another implementation', () => {
  it('reads our files and agrees about records, payloads and digests', async () => {
    const body = Buffer.from('<p>grüße '.repeat(200));
    const path = await written([
      exchange({ body }),
      exchange({ url: 'http://forum.test/ü?q=1', body, headers: [['Transfer-Encoding', 'chunked']] }),
    ]);
    const seen: string[] = [];
    for await (const record of new WARCParser(createReadStream(path), { parseHttp: false })) {
      const block = Buffer.from(await record.readFully(false));
      expect(record.warcBlockDigest).toBe(warcDigest(block));
      expect(record.warcContentLength).toBe(block.length);
      seen.push(record.warcType);
    }
    expect(seen).toEqual(['warcinfo', 'response', 'request', 'metadata', 'revisit', 'request', 'metadata']);
    for await (const record of new WARCParser(createReadStream(path))) {
      if (record.warcType !== 'response') continue;
      const payload = Buffer.from(await record.readFully(true));
      expect(payload).toEqual(body);
      expect(record.warcPayloadDigest).toBe(warcDigest(payload));
      expect(record.httpHeaders?.statusCode).toBe(200);
      expect(record.httpHeaders?.headers.get('content-type')).toBe('text/html');
    }
  });
});

it('gives back any headers and any body as they were', async () => {
  const token = fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,20}$/);
  // Bytes without line ends and NUL, no blanks around them: what HTTP can carry.
  const value = fc.array(fc.integer({ min: 1, max: 255 }), { maxLength: 40 }).map((bytes) =>
    Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\r\n]/g, '.')
      .replace(/^[ \t]+|[ \t]+$/g, ''),
  );
  const headers = fc.array(
    fc.tuple(
      token.filter((name) => !/^(transfer-encoding|content-length)$/i.test(name)),
      value,
    ),
    { maxLength: 12 },
  );
  const body = fc.oneof(fc.uint8Array({ maxLength: 3000 }), fc.uint8Array({ minLength: 60, maxLength: 60 }));
  const anyExchange = fc.record({
    headers,
    body: body.map((bytes) => Buffer.from(bytes)),
    status: fc.integer({ min: 200, max: 599 }),
    statusText: fc.constantFrom('', 'OK', 'Not Found', 'Überraschung'),
    method: fc.constantFrom('GET', 'HEAD'),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyExchange, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('gzip' as const, 'none' as const),
      async (all, compress) => {
        const path = await written(
          all.map(({ headers, body, status, statusText, method }, i) => ({
            url: `http://forum.test/${i}`,
            startedAt: 1_700_000_000_000 + i,
            durationMs: i,
            request: { method, target: `/${i}`, headers: [['Host', 'forum.test'], ...headers] },
            response: { status, statusText, headers, body },
          })),
          { compress, prefix: 'any' },
        );
        const taken = await records(path);
        for (const [i, { headers, body, status, statusText, method }] of all.entries()) {
          const [response, request] = taken.slice(1 + 3 * i);
          const head = parseHttpHead(response!.block)!;
          expect({ status: head.status, statusText: head.statusText, headers: head.headers }).toEqual({
            status,
            statusText,
            headers,
          });
          if (response!.type === 'response') expect(response!.block.subarray(head.bodyStart)).toEqual(body);
          expect(response!.field('warc-payload-digest')).toBe(warcDigest(body));
          expect(response!.field('warc-block-digest')).toBe(warcDigest(response!.block));
          // A request reads like a response but for its first line.
          const asked = request!.block.toString('latin1');
          const shown = headers.filter(
            ([name]) => !/^(authorization|cookie|proxy-authorization)$/i.test(name),
          );
          expect(asked).toBe(
            `${method} /${i} HTTP/1.1\r\nHost: forum.test\r\n${shown.map(([n, v]) => `${n}: ${v}\r\n`).join('')}\r\n`,
          );
        }
      },
    ),
    { seed: 20261115, numRuns: 60 },
  );
});
