// Writes a file beside the one it replaces and renames it when it is whole: whoever reads the file, or stops us, has the old one or
// the new one.
import { chmod, lstat, open, realpath, rename, rm, stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { InputError } from '../errors.ts';

/** A file that is being written. */
export interface FileBeside {
  readonly stream: Writable;
  /** Waits for what was written, and puts the file in its place. */
  keep(): Promise<void>;
  /** Leaves everything as it was. */
  discard(): Promise<void>;
}

/** Opens a file for writing; an InputError for a link, since what it leads to is somebody else's choice. */
export async function openBeside(path: string): Promise<FileBeside> {
  const old = await kindOf(path);
  // Pipes and devices can only be written to.
  if (old === 'stream') {
    const stream = (await open(path, 'w')).createWriteStream();
    const end = () => finished(stream.end());
    return { stream, keep: end, discard: () => end().catch(() => undefined) };
  }
  const beside = `${path}.${process.pid}.part`;
  await rm(beside, { force: true });
  // Exclusive: a link that somebody puts there meanwhile is not followed either.
  const file = await open(beside, 'wx');
  const stream = file.createWriteStream({ flush: true });
  return {
    stream,
    keep: async () => {
      await finished(stream.end());
      if (old !== undefined) await chmod(beside, old.mode);
      await rename(beside, path);
    },
    discard: async () => {
      stream.destroy();
      await rm(beside, { force: true });
    },
  };
}

/** Throws an InputError when the path is a link to a file or folder. */
export async function refuseLink(path: string): Promise<void> {
  await kindOf(path);
}

async function kindOf(path: string): Promise<{ readonly mode: number } | 'stream' | undefined> {
  const entry = await lstat(path).catch(() => undefined);
  if (entry === undefined) return undefined;
  const target = entry.isSymbolicLink() ? await stat(path).catch(() => undefined) : entry;
  if (target !== undefined && !target.isFile() && !target.isDirectory()) return 'stream';
  if (entry.isSymbolicLink()) {
    const name = await realpath(path).catch(() => 'nothing');
    throw new InputError(`${path} is a link to ${name}: name where to write itself, or another --out`);
  }
  return { mode: entry.mode & 0o7777 };
}
