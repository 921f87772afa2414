import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FetchError } from '../../src/errors.ts';
import { decodeBody } from '../../src/fetch/content-decoding.ts';

const URL = 'http://a.example/';
const text = Buffer.from(`<p>${'forum '.repeat(500)}</p>`);
// `zstd -19` of "hello zstd " repeated 1,000 times, with checksum.
const ZSTD_FRAME = Buffer.from('KLUv/QRonQAAWGhlbGxvIHpzdGQgAQDqynzxArQbdp0=', 'base64');
const ZSTD_TEXT = Buffer.from('hello zstd '.repeat(1000));

async function decode(body: Buffer, coding: string | undefined, limit = 1_000_000): Promise<Buffer> {
  return decodeBody(body, coding, limit, URL);
}

async function codeOf(body: Buffer, coding: string, limit?: number): Promise<string> {
  try {
    await decode(body, coding, limit);
    return 'decoded';
  } catch (error) {
    if (error instanceof FetchError) return error.code;
    throw error;
  }
}

/** A zstd frame of raw blocks: what an encoder writes for what it cannot compress. */
function rawZstd(content: Buffer, descriptor = 0x58): Buffer {
  const parts: Buffer[] = [Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, descriptor])];
  for (let at = 0; at === 0 || at < content.length; at += 65536) {
    const block = content.subarray(at, at + 65536);
    const isLast = at + 65536 >= content.length ? 1 : 0;
    const head = Buffer.alloc(3);
    head.writeUIntLE((block.length << 3) | isLast, 0, 3);
    parts.push(head, block);
  }
  return Buffer.concat(parts);
}

/** A zstd frame of run-length blocks: 4 bytes each, 128 KB decoded. */
function zstdBomb(blocks: number): Buffer {
  const parts: Buffer[] = [Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, 0x58])];
  for (let i = 0; i < blocks; i++) {
    const head = Buffer.alloc(4, 0x41);
    head.writeUIntLE((131072 << 3) | (1 << 1) | (i === blocks - 1 ? 1 : 0), 0, 3);
    parts.push(head);
  }
  return Buffer.concat(parts);
}

describe('decodeBody', () => {
  test('returns a body without coding as it is', async () => {
    expect(await decode(text, undefined)).toBe(text);
    expect(await decode(text, 'identity')).toBe(text);
    expect(await decode(text, '')).toBe(text);
  });

  test.each([
    ['gzip', zlib.gzipSync(text)],
    ['x-gzip', zlib.gzipSync(text)],
    ['GZip', zlib.gzipSync(text)],
    ['deflate', zlib.deflateSync(text)],
    ['deflate', zlib.deflateRawSync(text)],
    ['br', zlib.brotliCompressSync(text)],
    ['zstd', rawZstd(text)],
    ['deflate, gzip', zlib.gzipSync(zlib.deflateSync(text))],
    ['gzip, br', zlib.brotliCompressSync(zlib.gzipSync(text))],
    ['zstd, gzip', zlib.gzipSync(rawZstd(text))],
  ])('undoes %s', async (coding, body) => {
    expect((await decode(body, coding)).equals(text)).toBe(true);
  });

  test('decodes a frame that a real zstd encoder wrote', async () => {
    expect((await decode(ZSTD_FRAME, 'zstd')).equals(ZSTD_TEXT)).toBe(true);
    expect((await decode(Buffer.concat([ZSTD_FRAME, ZSTD_FRAME]), 'zstd')).length).toBe(22_000);
  });

  test('undoes large bodies outside the event loop with the same result', async () => {
    const large = randomBytes(300_000);
    for (const [coding, body] of [
      ['gzip', zlib.gzipSync(large)],
      ['deflate', zlib.deflateRawSync(large)],
      ['br', zlib.brotliCompressSync(large, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } })],
      ['zstd', rawZstd(large)],
    ] as const) {
      const decoded = decodeBody(body, coding, 1_000_000, URL);
      expect(decoded, coding).toBeInstanceOf(Promise);
      expect((await decoded).equals(large), coding).toBe(true);
    }
  });

  test('takes an empty body for an empty page, whatever the coding', async () => {
    expect((await decode(Buffer.alloc(0), 'gzip')).length).toBe(0);
  });

  test('refuses bombs of every coding', async () => {
    const zeros = Buffer.alloc(3_000_000);
    expect(await codeOf(zlib.gzipSync(zeros), 'gzip')).toBe('too-large');
    expect(await codeOf(zlib.deflateSync(zeros), 'deflate')).toBe('too-large');
    expect(await codeOf(zlib.brotliCompressSync(zeros), 'br')).toBe('too-large');
    expect(await codeOf(zstdBomb(1000), 'zstd')).toBe('too-large');
    expect(await codeOf(zlib.gzipSync(zlib.gzipSync(zeros)), 'gzip, gzip')).toBe('too-large');
    expect(await codeOf(zlib.gzipSync(zeros), 'gzip', 3_000_000)).toBe('decoded');
  });

  test('refuses zstd frames that ask for much memory or time before decoding them', async () => {
    expect(await codeOf(rawZstd(text, 0xa8), 'zstd')).toBe('bad-encoding');
    expect(await codeOf(Buffer.concat(Array(100).fill(rawZstd(Buffer.from('x')))), 'zstd')).toBe(
      'bad-encoding',
    );
  });

  test('says which coding cannot be undone', async () => {
    expect(await codeOf(text, 'gzip')).toBe('bad-encoding');
    expect(await codeOf(text, 'br')).toBe('bad-encoding');
    expect(await codeOf(text, 'zstd')).toBe('bad-encoding');
    expect(await codeOf(text, 'compress')).toBe('bad-encoding');
    expect(await codeOf(zlib.gzipSync(text).subarray(0, 20), 'gzip')).toBe('bad-encoding');
    expect(await codeOf(text, 'gzip, gzip, gzip, gzip, gzip')).toBe('bad-encoding');
    await expect(decode(text, 'gzip')).rejects.toThrow('encoded as "gzip"');
  });

  test('ends in bytes or a FetchError for any bytes under any coding', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom('gzip', 'deflate', 'br', 'zstd', 'zstd, gzip'),
        fc.boolean(),
        async (bytes, coding, hasMagic) => {
          const body = Buffer.from(bytes);
          if (hasMagic && body.length > 4) body.set([0x28, 0xb5, 0x2f, 0xfd]);
          await codeOf(body, coding, 10_000);
        },
      ),
      { seed: 7, numRuns: 1000 },
    );
  });
});
