// Writes a folder of files whose parts come one after the other.
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilePart } from '../store/index.ts';

// A thread of a million posts is written as it comes, a short one in one go.
const BUFFERED_CHARACTERS = 1 << 18;

/** Makes the folder when there is none; files of the same names are replaced, others stay. */
export async function writeFolder(folder: string, parts: AsyncIterable<FilePart>): Promise<void> {
  await mkdir(folder, { recursive: true });
  let name = '';
  let text = '';
  let isBegun = false;
  const flush = async () => {
    if (text === '') return;
    const file = await open(join(folder, name), isBegun ? 'a' : 'w');
    try {
      await file.writeFile(text);
    } finally {
      await file.close();
    }
    isBegun = true;
    text = '';
  };
  for await (const part of parts) {
    if (part.name !== name) {
      await flush();
      name = part.name;
      isBegun = false;
    }
    text += part.text;
    if (text.length > BUFFERED_CHARACTERS) await flush();
  }
  await flush();
}
