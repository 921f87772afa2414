// Decodes zstd, with windows up to the 128 MB of `zstd --long=27`, by the reference decoder as WebAssembly.
import { ZSTDDecoder } from 'zstddec/stream';
import { InputError } from '../errors.ts';

/** Empty outputs in a row, with no new input taken between them, that mean the decoder is stuck on an error. */
const STUCK = 16;

/**
 * Decodes a stream of zstd frames. The input is pulled synchronously as the decoder has it; the output comes in
 * pieces of about 128 KB, so memory is the window of the stream and no more.
 */
export async function* unzstd(input: Iterable<Uint8Array>, what: string): AsyncGenerator<Buffer> {
  const decoder = new ZSTDDecoder();
  await decoder.init();
  let idle = 0;
  function* watched(): Generator<Uint8Array> {
    for (const chunk of input) {
      idle = 0;
      yield chunk;
    }
  }
  for (const output of decoder.decodeStreaming(watched())) {
    if (output.length > 0) {
      idle = 0;
      yield Buffer.from(output.buffer, output.byteOffset, output.byteLength);
      // The decoder ignores its own error codes and would ask for the same bytes for ever.
    } else if (++idle > STUCK) {
      throw new InputError(
        `${what}: cannot be decoded as zstd (damaged, made with a dictionary, or a window over 128 MB); unpack it with zstd -d --long=31`,
      );
    }
  }
}
