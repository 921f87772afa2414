// What rows are found by in PostgreSQL: 64 bits of hash where a text would make the index large, and texts no longer than
// an index can hold.
import { createHash } from 'node:crypto';
import { hashUrl, urlHash } from './url-key.ts';

/** An index entry of PostgreSQL holds some 2,700 bytes. */
const MAX_KEY_BYTES = 2_500;
const KEPT_CHARACTERS = 250;

/**
 * The 64 bits of a site's text as PostgreSQL's bigint, in decimal. Unique is what has other bits: among ten million URLs
 * of one site the chance that any two share them is 3 in a million.
 */
export function keyOf64(siteId: number, text: string): string {
  hashUrl(siteId, text);
  return ((BigInt(urlHash.high) << 32n) | BigInt(urlHash.low >>> 0)).toString();
}

/** A text that is part of an index: names and addresses longer than any real one are cut, and told apart by a hash. `texts`: how many the index has. */
export function indexable(text: string, texts = 1): string {
  const most = MAX_KEY_BYTES / texts;
  if (text.length * 3 <= most || Buffer.byteLength(text) <= most) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${text.slice(0, KEPT_CHARACTERS)}…${hash}`;
}
