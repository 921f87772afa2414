// Digests as WARC files write them: 'sha1:' and the hash in base32.
import { createHash } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The SHA-1 of the concatenated parts, labelled, in RFC 4648 base32: what WARC-Block-Digest and WARC-Payload-Digest hold. */
export function warcDigest(...parts: readonly Uint8Array[]): string {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  // 160 bits are exactly 32 characters, so there is never padding.
  return `sha1:${base32(hash.digest())}`;
}

function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += BASE32[(held >>> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return text;
}
