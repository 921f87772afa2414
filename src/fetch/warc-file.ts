// One WARC file being written: appended to in whole records, rolled back when a record does not fit on the disk.
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { InputError, StoreError } from '../errors.ts';

/** Serial numbers tried before giving up on a directory full of files of the same second. */
const MAX_SERIAL = 99_999;

export class WarcFile {
  readonly path: string;
  readonly name: string;
  readonly serial: number;
  /** Bytes of whole records. */
  size = 0;
  readonly #handle: FileHandle;

  private constructor(handle: FileHandle, path: string, name: string, serial: number) {
    this.#handle = handle;
    this.path = path;
    this.name = name;
    this.serial = serial;
  }

  /** Creates `PREFIX-YYYYMMDDhhmmss-SERIAL.EXTENSION`, with the first serial from the given one on that is free. */
  static async create(dir: string, prefix: string, serial: number, extension: string): Promise<WarcFile> {
    try {
      await mkdir(dir, { recursive: true });
    } catch (cause) {
      throw unwritable(dir, cause);
    }
    const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
    for (let tried = serial; tried <= MAX_SERIAL; tried++) {
      const name = `${prefix}-${stamp}-${String(tried).padStart(5, '0')}.${extension}`;
      const path = join(dir, name);
      try {
        // 'wx' fails on an existing file: asking first whether it exists would leave a moment for another writer.
        return new WarcFile(await open(path, 'wx'), path, name, tried);
      } catch (cause) {
        if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw unwritable(dir, cause);
      }
    }
    throw new InputError(`cannot write WARC files to ${dir}: no free file name left`);
  }

  /** Appends all the bytes or none. */
  async append(bytes: Buffer): Promise<void> {
    try {
      for (let written = 0; written < bytes.length; ) {
        const { bytesWritten } = await this.#handle.write(
          bytes,
          written,
          bytes.length - written,
          this.size + written,
        );
        written += bytesWritten;
      }
      this.size += bytes.length;
    } catch (cause) {
      // Half a record at the end would hide those written after it, should the disk have room again.
      await this.#handle.truncate(this.size).catch(() => {});
      throw writeError(this.path, cause);
    }
  }

  /** Closes and removes a file that never got its first record. */
  async discard(): Promise<void> {
    await this.#handle.close().catch(() => {});
    await rm(this.path, { force: true }).catch(() => {});
  }

  async close(): Promise<void> {
    try {
      await this.#handle.close();
    } catch (cause) {
      throw writeError(this.path, cause);
    }
  }
}

function unwritable(dir: string, cause: unknown): Error {
  const code = (cause as NodeJS.ErrnoException).code;
  if (isDiskFull(code)) return writeError(dir, cause);
  const reason =
    code === 'ENOTDIR' || code === 'EEXIST'
      ? 'it is not a directory'
      : code === 'EACCES' || code === 'EPERM'
        ? 'no permission'
        : code === 'EROFS'
          ? 'the file system is read-only'
          : (code ?? String(cause));
  return new InputError(`cannot write WARC files to ${dir}: ${reason}`, { cause });
}

function writeError(path: string, cause: unknown): StoreError {
  const code = (cause as NodeJS.ErrnoException).code;
  return isDiskFull(code)
    ? new StoreError('disk-full', `no space left to write ${path}; free some and run again`, { cause })
    : new StoreError('unwritable', `cannot write ${path}: ${code ?? cause}`, { cause });
}

function isDiskFull(code: string | undefined): boolean {
  return code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG';
}
