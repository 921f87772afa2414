import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WARCRecord, WARCSerializer } from 'warcio';
import { InputError } from '../../src/errors.ts';
import { dechunk, parseHttpHead } from '../../src/fetch/warc-http.ts';
import { readWarc } from '../../src/fetch/warc-reader.ts';
import type { WarcProblem } from '../../src/fetch/warc-record.ts';
import { WarcWriter } from '../../src/fetch/warc-writer.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'warc-reader-'));
});
afterEach(async () => {
  await rm(dir, { recursive: true, force: true });
});

async function save(bytes: Buffer | string, name = 'test.warc'): Promise<string> {
  await writeFile(join(dir, name), bytes);
  return join(dir, name);
}

async function readAll(path: string) {
  const problems: WarcProblem[] = [];
  const records: { type: string; url: string | undefined; block: string; whole: boolean }[] = [];
  for await (const record of readWarc(path, { onProblem: (problem) => problems.push(problem) })) {
    const block = (await record.bytes()).toString('latin1');
    records.push({ type: record.type, url: record.url, block, whole: await record.finish() });
  }
  return { records, problems };
}

function record(url: string, block: string, eol = '\r\n'): string {
  const head = [
    'WARC/1.0',
    'WARC-Type: response',
    `WARC-Target-URI: ${url}`,
    `Content-Length: ${block.length}`,
  ];
  return `${head.join(eol)}${eol}${eol}${block}${eol}${eol}`;
}

async function writtenFile(
  count: number,
  bodyBytes = 400,
): Promise<{ path: string; bytes: Buffer; starts: number[] }> {
  const writer = await WarcWriter.open(dir, { prefix: 'whole' });
  for (let i = 0; i < count; i++) {
    // Hardly compressible, so that the members have a size worth cutting.
    let state = i + 1;
    const body = Buffer.alloc(bodyBytes);
    for (let at = 0; at < bodyBytes; at++) {
      state = (state * 48271) % 2147483647;
      body[at] = state & 255;
    }
    await writer.write({
      url: `http://forum.test/${i}`,
      startedAt: 1_700_000_000_000,
      durationMs: 1,
      request: { method: 'GET', target: `/${i}`, headers: [] },
      response: { status: 200, statusText: 'OK', headers: [], body },
    });
  }
  await writer.close();
  const path = writer.files[0]!;
  const starts: number[] = [];
  for await (const { location } of readWarc(path)) starts.push(location.offset);
  return { path, bytes: await readFile(path), starts };
}

describe('tolerance', () => {
  it('takes bare line feeds, missing and extra empty lines, folded fields and any case of names', async () => {
    const path = await save(
      `\n\n${record('<http://a.test/>', 'one', '\n')}\r\n\r\n\r\n` +
        'WARC/1.1\r\nwarc-type: Response\r\nWARC-TARGET-URI:http://b.test/\r\nX-Folded: a\r\n  b\r\ncontent-length:  3\r\n\r\ntwo' +
        record('http://c.test/', 'three').trimEnd(),
    );
    const { records, problems } = await readAll(path);
    expect(records.map(({ type, url, block }) => [type, url, block])).toEqual([
      ['response', 'http://a.test/', 'one'],
      ['response', 'http://b.test/', 'two'],
      ['response', 'http://c.test/', 'three'],
    ]);
    expect(problems).toEqual([]);
  });

  it('reads a gzip file whose members are not records', async () => {
    const text = record('http://a.test/', 'one') + record('http://b.test/', 'two'.repeat(1000));
    const cut = 150;
    const path = await save(
      Buffer.concat([gzipSync(text.slice(0, cut)), gzipSync(text.slice(cut))]),
      'odd.warc.gz',
    );
    expect((await readAll(path)).records.map(({ block }) => block)).toEqual(['one', 'two'.repeat(1000)]);
  });

  it('finds the next record after one whose length is wrong', async () => {
    const wrong = record('http://a.test/', 'a longer block').replace('Length: 14', 'Length: 4');
    const { records, problems } = await readAll(await save(wrong + record('http://b.test/', 'two')));
    expect(records.map(({ url }) => url)).toEqual(['http://a.test/', 'http://b.test/']);
    expect(problems.map(({ kind }) => kind)).toEqual(['damaged']);
  });

  it('skips blocks that nobody reads, and streams those somebody does', async () => {
    const big = 'x'.repeat(3_000_000);
    const text =
      record('http://a.test/', big) + record('http://b.test/', big) + record('http://c.test/', 'end');
    for (const path of [await save(text), await save(gzipSync(text), 'big.warc.gz')]) {
      const seen: number[] = [];
      for await (const each of readWarc(path)) {
        if (each.url === 'http://a.test/') continue;
        let length = 0;
        let largest = 0;
        for await (const chunk of each.chunks()) {
          length += chunk.length;
          largest = Math.max(largest, chunk.length);
        }
        expect(largest).toBeLessThanOrEqual(1 << 20);
        seen.push(length);
      }
      expect(seen).toEqual([3_000_000, 3]);
    }
  });

  it('says in one line what is no WARC file', async () => {
    await expect(readAll(await save('<html>not an archive'))).rejects.toThrow(/is not a WARC file/);
    await expect(readAll(join(dir, 'missing.warc'))).rejects.toBeInstanceOf(InputError);
    await expect(readAll(dir)).rejects.toThrow(/it is a directory/);
  });
});

describe('a file of a killed writer', () => {
  it('gives all whole records and reports the cut, wherever it is', async () => {
    const { bytes, starts } = await writtenFile(3);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: starts[1]! + 1, max: bytes.length - 1 }), async (length) => {
        const path = await save(bytes.subarray(0, length), 'cut.warc.gz');
        const { records, problems } = await readAll(path);
        // A member is whole when the next one begins at or before the cut.
        const whole = starts.filter((_, i) => (starts[i + 1] ?? bytes.length) <= length).length;
        expect(records.slice(0, whole).every((each) => each.whole)).toBe(true);
        expect(records.length).toBeGreaterThanOrEqual(whole);
        expect(records.length).toBeLessThanOrEqual(whole + 1);
        expect(problems.map(({ kind }) => kind)).toEqual(starts.includes(length) ? [] : ['truncated']);
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  it('reads on past a damaged member, and no record runs on into the next', async () => {
    const { bytes, starts } = await writtenFile(4, 3000);
    const reference = (await readAll(await save(bytes, 'reference.warc.gz'))).records;
    for (const at of [4, 30, 400, 1500]) {
      const damaged = Buffer.from(bytes);
      // The response of the second exchange.
      for (let i = 0; i < 8; i++) damaged[starts[4]! + at + i]! ^= 0x5a;
      const { records, problems } = await readAll(await save(damaged, 'damaged.warc.gz'));
      expect(records.slice(0, 4)).toEqual(reference.slice(0, 4));
      expect(records.slice(-8)).toEqual(reference.slice(-8));
      expect(problems.length, `damage at ${at}`).toBeGreaterThan(0);
    }
  });
});

it('reads what another implementation writes', async () => {
  const body = Buffer.from('<p>grüße</p>'.repeat(50));
  const parts: Uint8Array[] = [];
  const info = WARCRecord.createWARCInfo(
    { filename: 'x.warc.gz', warcVersion: 'WARC/1.1' },
    { software: 'warcio' },
  );
  const response = WARCRecord.create(
    {
      url: 'http://forum.test/thread/5',
      date: '2026-01-02T03:04:05Z',
      type: 'response',
      warcVersion: 'WARC/1.1',
      statusline: 'HTTP/1.1 404 Not Found',
      httpHeaders: { 'Content-Type': 'text/html', 'X-One': '1' },
    },
    (async function* () {
      yield body;
    })(),
  );
  for (const each of [info, response]) parts.push(await WARCSerializer.serialize(each, { gzip: true }));
  const path = await save(Buffer.concat(parts), 'theirs.warc.gz');
  const seen: unknown[] = [];
  for await (const each of readWarc(path)) {
    const block = await each.bytes();
    if (each.type !== 'response') continue;
    const head = parseHttpHead(block)!;
    seen.push([each.url, each.date, head.status, head.statusText]);
    expect(block.subarray(head.bodyStart)).toEqual(body);
    expect(
      Object.fromEntries(head.headers.map(([name, value]) => [name.toLowerCase(), value])),
    ).toMatchObject({
      'content-type': 'text/html',
      'x-one': '1',
    });
  }
  expect(seen).toEqual([['http://forum.test/thread/5', Date.UTC(2026, 0, 2, 3, 4, 5), 404, 'Not Found']]);
});

describe('HTTP heads', () => {
  const parse = (text: string) => {
    const head = parseHttpHead(Buffer.from(text, 'latin1'));
    return head && { ...head, body: text.slice(head.bodyStart) };
  };

  it('are read in the style of HTTP/2 archivers too', () => {
    expect(parse('HTTP/2 204\r\nA: b\r\n\r\nx')).toMatchObject({
      status: 204,
      headers: [['A', 'b']],
      body: 'x',
    });
    expect(parse(':status: 301\r\nlocation: /\r\n\r\n')).toMatchObject({
      status: 301,
      headers: [['location', '/']],
    });
  });

  it('are read with bare line feeds, folded lines, and without a closing empty line', () => {
    expect(parse('HTTP/1.0 200 OK\nA: b\n\nbody')).toMatchObject({ headers: [['A', 'b']], body: 'body' });
    expect(parse('HTTP/1.1 200 OK\r\nA: b\r\n\tc\r\n\r\n')).toMatchObject({ headers: [['A', 'b c']] });
    expect(parse('HTTP/1.1 200 OK\r\nA: b')).toMatchObject({ status: 200, headers: [['A', 'b']], body: '' });
  });

  it('are not seen where there is none', () => {
    expect(parse('<html>')).toBeUndefined();
    expect(parse('')).toBeUndefined();
  });
});

describe('chunked bodies', () => {
  it('are joined, extensions and trailers left out', () => {
    expect(dechunk(Buffer.from('5;x=y\r\nhello\r\n1\r\n!\r\n0\r\nTrailer: 1\r\n\r\n')).toString()).toBe(
      'hello!',
    );
  });

  it('keep what is there when they are cut', () => {
    expect(dechunk(Buffer.from('5\r\nhello\r\nff\r\nwor')).toString()).toBe('hellowor');
  });

  it('are left alone when the archiver joined them already', () => {
    for (const plain of ['<p>hello', 'add\nmore text than that', '', 'abc'])
      expect(dechunk(Buffer.from(plain)).toString()).toBe(plain);
  });

  it('come back whatever the pieces were', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ minLength: 1, maxLength: 300 }), { maxLength: 6 }), (pieces) => {
        const chunked = pieces.map((piece) =>
          Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]),
        );
        expect(dechunk(Buffer.concat([...chunked, Buffer.from('0\r\n\r\n')]))).toEqual(Buffer.concat(pieces));
      }),
      { seed: 3 },
    );
  });
});
