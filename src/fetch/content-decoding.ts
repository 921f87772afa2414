// Content codings (RFC 9110, 8.4): what we ask for, and how a body gets its own bytes back within a size limit.
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { FetchError } from '../errors.ts';
import { DecodedTooLarge, decodeZstd } from './zstd.ts';

/** Sent as Accept-Encoding; everything in it is decoded below. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd';

/**
 * Up to this many wire bytes a body is decoded on the spot: handing it to a thread and back costs more than the work.
 * The limit on the decoded size bounds the time even for a bomb.
 */
const DECODE_INLINE_BYTES = 64 * 1024;
/** One coding is normal, two happen (a proxy on top of a server); more only in attacks. */
const MAX_CODINGS = 4;

const gunzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gunzip);
const inflate = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflate);
const inflateRaw = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.inflateRaw);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliDecompress);

/**
 * Undoes `contentEncoding` (possibly a list, undone last to first). Both the body given and the body returned are at
 * most `maxBytes`, so memory stays bounded whatever the server sends.
 */
export function decodeBody(
  body: Buffer,
  contentEncoding: string | undefined,
  maxBytes: number,
  url: string,
): Buffer | Promise<Buffer> {
  if (contentEncoding === undefined || body.length === 0) return body;
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length === 0) return body;
  if (codings.length > MAX_CODINGS) throw broken(url, contentEncoding);
  if (codings.length === 1 && body.length <= DECODE_INLINE_BYTES) {
    try {
      return decodeInline(body, codings[0]!, maxBytes);
    } catch (error) {
      throw decodingError(error, url, contentEncoding, maxBytes);
    }
  }
  return decodeInThread(body, codings.reverse(), maxBytes).catch((error) => {
    throw decodingError(error, url, contentEncoding, maxBytes);
  });
}

/** The first `maxBytes` of a body that may be cut off or unpack to any size: what can be decoded of it. */
export async function decodeStart(
  body: Buffer,
  contentEncoding: string | undefined,
  maxBytes: number,
  url: string,
): Promise<Buffer> {
  const decoder = streamFor(contentEncoding?.trim().toLowerCase() ?? '', body);
  if (decoder === undefined) return decodeBody(body, contentEncoding, maxBytes, url);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    decoder.end(body);
    for await (const chunk of decoder as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  } catch (error) {
    // What came before the damage counts.
    if (size === 0) throw broken(url, contentEncoding!, error);
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}

function streamFor(coding: string, body: Buffer): zlib.Gunzip | zlib.BrotliDecompress | undefined {
  const { Z_SYNC_FLUSH: finishFlush } = zlib.constants;
  if (coding === 'gzip' || coding === 'x-gzip') return zlib.createGunzip({ finishFlush });
  if (coding === 'deflate')
    return hasZlibHeader(body) ? zlib.createInflate({ finishFlush }) : zlib.createInflateRaw({ finishFlush });
  if (coding === 'br')
    return zlib.createBrotliDecompress({ finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH });
  return undefined;
}

function decodeInline(body: Buffer, coding: string, maxOutputLength: number): Buffer {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return zlib.gunzipSync(body, { maxOutputLength });
    case 'deflate':
      return hasZlibHeader(body)
        ? zlib.inflateSync(body, { maxOutputLength })
        : zlib.inflateRawSync(body, { maxOutputLength });
    case 'br':
      return zlib.brotliDecompressSync(body, { maxOutputLength });
    case 'zstd':
      return decodeZstd(body, maxOutputLength);
    default:
      throw new Error('unknown coding');
  }
}

async function decodeInThread(
  body: Buffer,
  codings: readonly string[],
  maxOutputLength: number,
): Promise<Buffer> {
  let decoded = body;
  for (const coding of codings) {
    switch (coding) {
      case 'gzip':
      case 'x-gzip':
        decoded = await gunzip(decoded, { maxOutputLength });
        break;
      case 'deflate':
        decoded = await (hasZlibHeader(decoded)
          ? inflate(decoded, { maxOutputLength })
          : inflateRaw(decoded, { maxOutputLength }));
        break;
      case 'br':
        decoded = await brotli(decoded, { maxOutputLength });
        break;
      default:
        decoded = decodeInline(decoded, coding, maxOutputLength);
    }
  }
  return decoded;
}

/** 'deflate' means zlib, but some servers send the bare stream: tell them apart by the zlib header's checksum. */
function hasZlibHeader(body: Buffer): boolean {
  return body.length >= 2 && (body[0]! & 0x0f) === 8 && ((body[0]! << 8) | body[1]!) % 31 === 0;
}

function decodingError(error: unknown, url: string, contentEncoding: string, maxBytes: number): FetchError {
  const code = (error as NodeJS.ErrnoException).code;
  if (error instanceof DecodedTooLarge || code === 'ERR_BUFFER_TOO_LARGE')
    return new FetchError(
      'too-large',
      url,
      `${url} unpacks to more than ${Math.round(maxBytes / 1e6)} MB, the limit for one page`,
    );
  return broken(url, contentEncoding, error);
}

function broken(url: string, contentEncoding: string, cause?: unknown): FetchError {
  return new FetchError(
    'bad-encoding',
    url,
    `${url} says its content is encoded as "${contentEncoding.slice(0, 60)}", but it cannot be decoded so`,
    {
      cause, // Half an answer, or a proxy gone mad: the next one may be whole. An encoding we do not know stays so.
      retryable: cause !== undefined,
    },
  );
}
