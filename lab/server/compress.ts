// Content encodings: what the dialect's server applies when the visitor accepts it.
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import type { Dialect } from '../dialects/types.ts';
import type { FinishedAnswer } from './page-cache.ts';

// Speed over size: the lab measures crawlers, not compressors.
const encoders = {
  gzip: (body: Buffer) => gzipSync(body, { level: 1 }),
  deflate: (body: Buffer) => deflateSync(body, { level: 1 }),
  br: (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
} as const;

/** Drawn pages live as long as the cache holds them, and so do their compressed forms. */
const compressed = new WeakMap<FinishedAnswer, FinishedAnswer>();

/** The answer in the dialect's encoding, or as it is where the visitor does not take that. */
export function compress(answer: FinishedAnswer, dialect: Dialect, accepted: string): FinishedAnswer {
  const { compression } = dialect;
  const isText = /^(?:text|application\/(?:rss|json))/.test(answer.headers['content-type'] ?? '');
  if (compression === 'none' || answer.status !== 200 || !isText) return answer;
  if (!accepted.split(',').some((name) => name.trim().split(';')[0] === compression)) return answer;
  const known = compressed.get(answer);
  if (known) return known;
  const body = encoders[compression](answer.body);
  const packed: FinishedAnswer = {
    status: answer.status,
    headers: {
      ...answer.headers,
      'content-encoding': compression,
      'content-length': String(body.length),
      vary: 'accept-encoding',
    },
    body,
  };
  compressed.set(answer, packed);
  return packed;
}
