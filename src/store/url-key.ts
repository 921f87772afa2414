// The key of a URL in the frontier: 64 bits of hash in two 32-bit halves, computed without BigInt.

/** The two halves, written by `hashUrl`. One shared object: a crawl hashes thousands of links a second. */
export const urlHash = { high: 0, low: 0 };

/**
 * Hashes a site's URL into `urlHash`: two murmur3 lanes with different constants over pairs of UTF-16 units, each lane
 * finished with both. The site is the seed, so that one key space serves all sites of a database.
 */
export function hashUrl(siteId: number, url: string): void {
  let a = Math.imul(siteId, 0x9e3779b1) ^ 0x2f0b4f87;
  let b = Math.imul(siteId, 0x85ebca77) ^ 0x165667b1;
  const length = url.length;
  const paired = length & ~1;
  for (let i = 0; i < paired; i += 2) {
    const unit = url.charCodeAt(i) | (url.charCodeAt(i + 1) << 16);
    let k = Math.imul(unit, 0xcc9e2d51);
    a ^= Math.imul((k << 15) | (k >>> 17), 0x1b873593);
    a = (Math.imul((a << 13) | (a >>> 19), 5) + 0xe6546b64) | 0;
    k = Math.imul(unit, 0x38b34ae5);
    b ^= Math.imul((k << 17) | (k >>> 15), 0xa1e38b93);
    b = (Math.imul((b << 15) | (b >>> 17), 5) + 0x561ccd1b) | 0;
  }
  if (paired < length) {
    const unit = url.charCodeAt(paired) + 0x10000;
    a ^= Math.imul(unit, 0xcc9e2d51);
    b ^= Math.imul(unit, 0x38b34ae5);
  }
  a ^= length;
  b ^= length;
  a = (a + b) | 0;
  b = (b + a) | 0;
  a = scramble(a);
  b = scramble(b);
  a = (a + b) | 0;
  urlHash.high = a;
  urlHash.low = (b + a) | 0;
}

/** 53 of the 64 bits as a number SQLite stores as an integer: what `url_keys` is ordered by. */
export function keyOf(high: number, low: number): number {
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}

/** murmur3's finaliser: every input bit changes every output bit with a chance of one half. */
function scramble(h: number): number {
  let mixed = h ^ (h >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
