// Writes a folder of files whose parts come one after the other.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FilePart } from '../store/index.ts';
import { type FileBeside, openBeside, refuseLink } from './write-beside.ts';

// A thread of a million posts is written as it comes, a short one in one go.
const BUFFERED_CHARACTERS = 1 << 18;

/** Makes the folder when there is none; files of the same names are replaced when the new ones are whole, others stay. */
export async function writeFolder(folder: string, parts: AsyncIterable<FilePart>): Promise<void> {
  await refuseLink(folder);
  await mkdir(folder, { recursive: true });
  let name = '';
  let text = '';
  let file: FileBeside | undefined;
  const flush = async () => {
    if (text === '') return;
    file ??= await openBeside(join(folder, name));
    await pipeline([text], file.stream, { end: false });
    text = '';
  };
  const finish = async () => {
    await flush();
    await file?.keep();
    file = undefined;
  };
  try {
    for await (const part of parts) {
      if (part.name !== name) {
        await finish();
        name = part.name;
      }
      text += part.text;
      if (text.length > BUFFERED_CHARACTERS) await flush();
    }
    await finish();
  } catch (error) {
    await file?.discard();
    throw error;
  }
}
