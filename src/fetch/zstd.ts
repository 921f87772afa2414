// zstd bodies (RFC 8878) on a Node that has no zstd: frames are measured first, then decoded block by block.
import { Decompress } from 'fzstd';

/** RFC 9659: a zstd content coding needs no more window than this. A larger one is an attack on our memory. */
const MAX_WINDOW = 8 * 1024 * 1024;
/** Servers send one frame. Each costs a window, so millions of empty ones would be an attack on our time. */
const MAX_FRAMES = 32;

/** Thrown when the decoded size passes the limit. */
export class DecodedTooLarge extends Error {}

/** Decodes a whole zstd body; throws DecodedTooLarge above `maxBytes`, any other Error when it is broken. */
export function decodeZstd(body: Buffer, maxBytes: number): Buffer {
  checkFrames(body, maxBytes);
  const parts: Uint8Array[] = [];
  let size = 0;
  const decoder = new Decompress((part) => {
    size += part.length;
    if (size > maxBytes) throw new DecodedTooLarge();
    // The decoder reuses its window, so a part is only ours until this returns.
    if (part.length > 0) parts.push(part.slice());
  });
  decoder.push(body, true);
  return Buffer.concat(parts, size);
}

/** Walks frame and block headers (RFC 8878, 3.1.1) without decoding: refuses what would cost too much to decode. */
function checkFrames(body: Buffer, maxBytes: number): void {
  let at = 0;
  for (let frame = 0; at < body.length; frame++) {
    if (frame === MAX_FRAMES) throw new Error('too many zstd frames');
    const magic = body.readUInt32LE(at);
    if (magic >>> 4 === 0x184d2a5) {
      at += 8 + body.readUInt32LE(at + 4);
      continue;
    }
    if (magic !== 0xfd2fb528) throw new Error('not a zstd frame');
    const flags = body.readUInt8(at + 4);
    if ((flags & 3) !== 0) throw new Error('zstd dictionary needed');
    const isSingleSegment = (flags & 0x20) !== 0;
    const sizeFlag = flags >> 6;
    const sizeBytes = sizeFlag === 0 ? (isSingleSegment ? 1 : 0) : 1 << sizeFlag;
    at += 5;
    if (!isSingleSegment) {
      const descriptor = body.readUInt8(at++);
      const base = 2 ** (10 + (descriptor >> 3));
      if (base + (base / 8) * (descriptor & 7) > MAX_WINDOW) throw new Error('zstd window too large');
    }
    if (sizeBytes > 0) {
      const size = sizeBytes === 8 ? Number(body.readBigUInt64LE(at)) : body.readUIntLE(at, sizeBytes);
      if (size > maxBytes) throw new DecodedTooLarge();
    }
    at += sizeBytes;
    for (let isLast = false; !isLast; ) {
      const header = body.readUIntLE(at, 3);
      isLast = (header & 1) === 1;
      at += 3 + (((header >> 1) & 3) === 1 ? 1 : header >> 3);
    }
    if ((flags & 4) !== 0) at += 4;
  }
  if (at > body.length) throw new Error('zstd body ends early');
}
