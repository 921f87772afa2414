// Gzip, member by member: where each begins, and on past a damaged or cut one. Node's own gunzip joins the members
// silently and gives up at the first damage, so the framing of RFC 1952 is read here and only deflate is left to zlib.
import * as zlib from 'node:zlib';
import type { WarcProblem } from './warc-record.ts';
import type { WarcPiece } from './warc-source.ts';

/** A member of at most this size, packed and unpacked, is decoded in one synchronous call: eight times faster than a stream. */
const SMALL_MEMBER = 1 << 20;
/** Input of larger members goes to zlib in slices: one of them can unpack to a thousand times its size. */
const SLICE_BYTES = 16 * 1024;
/** FHCRC, FEXTRA, FNAME, FCOMMENT. */
const FLAG = { headerChecksum: 2, extra: 4, name: 8, comment: 16 };

// Missing before Node 20.15; lengths are compared all the same.
const crc32 = (zlib as Partial<Pick<typeof zlib, 'crc32'>>).crc32;

/** Decodes a sequence of gzip members; `skip` of a piece's origin counts within its member. */
export async function* gzipMembers(
  chunks: AsyncGenerator<Buffer>,
  onProblem: (problem: WarcProblem) => void,
  start = 0,
): AsyncGenerator<WarcPiece> {
  const input = new InputWindow(chunks, start);
  let isAfterGap = false;
  // 18 bytes: an empty member. Zeros after the last one are padding.
  while (await input.has(18)) {
    const member = input.offset;
    const header = gzipHeaderLength(input.bytes);
    if (header === undefined) {
      if (input.bytes.every((byte) => byte === 0)) {
        input.take(input.bytes.length);
        continue;
      }
      onProblem({
        kind: 'damaged',
        offset: member,
        message: 'no gzip member begins here; looked for the next one',
      });
      isAfterGap = true;
      if (await seekMember(input, 1)) continue;
      return;
    }
    input.take(header);
    // An empty piece carries the mark, so that a member without content cannot lose it.
    if (isAfterGap) yield { bytes: Buffer.alloc(0), origin: { offset: member, skip: 0 }, isAfterGap };
    const failure = yield* inflateMember(input, member);
    isAfterGap = failure !== undefined;
    if (failure === undefined) continue;
    if (failure === 'cut') {
      onProblem({ kind: 'truncated', offset: member, message: 'the file ends within a gzip member' });
      return;
    }
    onProblem({ kind: 'damaged', offset: member, message: `a gzip member is damaged: ${failure}` });
    if (!(await seekMember(input, 0))) return;
  }
  if (input.bytes.some((byte) => byte !== 0)) {
    onProblem({ kind: 'truncated', offset: input.offset, message: 'the file ends within a gzip header' });
  }
}

/** Yields the member's content. Returns undefined when it was whole, 'cut' at the end of the file, else what is wrong. */
async function* inflateMember(
  input: InputWindow,
  member: number,
): AsyncGenerator<WarcPiece, string | undefined> {
  const small = await inflateSmall(input);
  if (small) {
    yield { bytes: small, origin: { offset: member, skip: 0 } };
    return checkTrailer(input, crc32?.(small), small.length);
  }
  const outputs: Buffer[] = [];
  let failure: Error | undefined;
  let isEnded = false;
  const inflate = zlib.createInflateRaw();
  inflate.on('data', (bytes: Buffer) => outputs.push(bytes));
  let taken = 0;
  let skip = 0;
  let checksum = 0;
  try {
    while (!isEnded && !failure) {
      if (!(await input.has(1))) return 'cut';
      const slice = input.bytes.subarray(0, SLICE_BYTES);
      await new Promise<void>((resolve) => {
        inflate.once('error', (error: Error) => {
          failure = error;
          resolve();
        });
        // zlib ends the stream when it met the end of the member and was left with input it had no use for.
        inflate.once('end', () => {
          isEnded = true;
          resolve();
        });
        inflate.write(slice, () => setImmediate(resolve));
      });
      inflate.removeAllListeners('error').removeAllListeners('end');
      inflate.on('error', () => {});
      input.take(inflate.bytesWritten - taken);
      taken = inflate.bytesWritten;
      for (const bytes of outputs.splice(0)) {
        yield { bytes, origin: { offset: member, skip } };
        skip += bytes.length;
        if (crc32) checksum = crc32(bytes, checksum);
      }
    }
  } finally {
    inflate.destroy();
  }
  return failure ? failure.message : checkTrailer(input, crc32 && checksum, skip);
}

/** The whole member at once when it is small; undefined, with nothing taken, when it is not or is damaged. */
async function inflateSmall(input: InputWindow): Promise<Buffer | undefined> {
  for (;;) {
    try {
      // With `info`, Node returns the engine too, which knows how much of the input belonged to the member.
      const { buffer, engine } = zlib.inflateRawSync(input.bytes, {
        info: true,
        maxOutputLength: SMALL_MEMBER,
      } as zlib.ZlibOptions) as unknown as { buffer: Buffer; engine: zlib.InflateRaw };
      input.take(engine.bytesWritten);
      return buffer;
    } catch (error) {
      const isCut = (error as NodeJS.ErrnoException).code === 'Z_BUF_ERROR';
      if (!isCut || input.bytes.length >= SMALL_MEMBER || !(await input.more())) return undefined;
    }
  }
}

async function checkTrailer(
  input: InputWindow,
  checksum: number | undefined,
  length: number,
): Promise<string | undefined> {
  if (!(await input.has(8))) return 'cut';
  const expected = input.bytes.readUInt32LE(0);
  const expectedLength = input.bytes.readUInt32LE(4);
  input.take(8);
  if (checksum !== undefined && checksum !== expected) return 'its checksum does not fit its content';
  return length % 2 ** 32 === expectedLength ? undefined : 'its length does not fit its content';
}

/** Length of the member header at the beginning of the bytes; undefined when there is none. */
function gzipHeaderLength(bytes: Buffer): number | undefined {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b || bytes[2] !== 8 || bytes[3]! > 31) return undefined;
  const flags = bytes[3]!;
  let at = 10;
  if (flags & FLAG.extra) at += 2 + (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;
  for (const flag of [FLAG.name, FLAG.comment]) {
    if (!(flags & flag)) continue;
    const end = bytes.indexOf(0, at);
    if (end < 0) return undefined;
    at = end + 1;
  }
  if (flags & FLAG.headerChecksum) at += 2;
  return at <= bytes.length ? at : undefined;
}

/** Goes to the next place, at least `from` bytes on, that looks like a member's beginning. */
async function seekMember(input: InputWindow, from: number): Promise<boolean> {
  for (let start = from; ; start = 0) {
    const found = input.bytes.indexOf(Buffer.of(0x1f, 0x8b, 8), start);
    if (found >= 0) {
      input.take(found);
      return true;
    }
    // Two bytes of the three may stand at the very end.
    input.take(Math.max(0, input.bytes.length - 2));
    if (!(await input.more())) return false;
  }
}

/** The part of the file at hand, and where it begins. */
class InputWindow {
  bytes: Buffer = Buffer.alloc(0);
  offset: number;
  readonly #chunks: AsyncGenerator<Buffer>;

  constructor(chunks: AsyncGenerator<Buffer>, offset: number) {
    this.#chunks = chunks;
    this.offset = offset;
  }

  /** Reads on until that many bytes are at hand; false when the file has fewer left. */
  async has(length: number): Promise<boolean> {
    while (this.bytes.length < length) if (!(await this.more())) return false;
    return true;
  }

  async more(): Promise<boolean> {
    const { value, done } = await this.#chunks.next();
    if (done) return false;
    this.bytes = this.bytes.length === 0 ? value : Buffer.concat([this.bytes, value]);
    return true;
  }

  take(length: number): void {
    this.bytes = this.bytes.subarray(length);
    this.offset += length;
  }
}
