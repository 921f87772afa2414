// What SQLite complains about, said as a StoreError. No raw SQLite error leaves the store.
import { SkeinError, StoreError } from '../errors.ts';

// Primary result codes, https://www.sqlite.org/rescode.html
const PERM = 3;
const BUSY = 5;
const LOCKED = 6;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const AUTH = 23;
const NOTADB = 26;

const ENOSPC = 28;
const EDQUOT = 122;

// Statements that fail between two rows bring SQLite's message, but not its code.
const CODE_OF_MESSAGE: ReadonlyMap<string, number> = new Map([
  ['database disk image is malformed', CORRUPT],
  ['database is locked', BUSY],
  ['database or disk is full', FULL],
  ['disk I/O error', IOERR],
]);

/** The error to throw instead of `error`, which came from the database at `location`. Bugs stay what they are. */
export function toStoreError(error: unknown, location: string): unknown {
  if (error instanceof SkeinError || !(error instanceof Error)) return error;
  const { systemErrno, ...told } = error as Error & { errcode?: unknown; systemErrno?: unknown };
  const options = { cause: error };
  const errcode = told.errcode ?? CODE_OF_MESSAGE.get(error.message);
  if (typeof errcode !== 'number') return error;
  const isOutOfSpace = systemErrno === ENOSPC || systemErrno === EDQUOT;
  switch (errcode & 0xff) {
    case FULL:
      return diskFull(location, options);
    case IOERR:
      if (isOutOfSpace) return diskFull(location, options);
      return new StoreError(
        'unwritable',
        `${location} cannot be read or written (${error.message}): check the disk, then run the same command again`,
        options,
      );
    case BUSY:
    case LOCKED:
      return new StoreError(
        'busy',
        `${location} is locked by another program: wait until it is done, then run the same command again`,
        options,
      );
    case CORRUPT:
      return new StoreError(
        'corrupt',
        `${location} is damaged: restore it from a backup, or recover what is left with \`sqlite3 FILE .recover\``,
        options,
      );
    case NOTADB:
      return new StoreError(
        'not-a-skein-db',
        `${location} is not a Skein database; give the path of one, or of a new file`,
        options,
      );
    case PERM:
    case READONLY:
    case CANTOPEN:
    case AUTH:
      if (isOutOfSpace) return diskFull(location, options);
      return unwritable(location, 'no permission, or its folder cannot be written', options);
    default:
      return error;
  }
}

export function missing(location: string): StoreError {
  return new StoreError('not-a-skein-db', `there is no file ${location}; give the path of a Skein database`);
}

export function unwritable(location: string, why: string, options?: ErrorOptions): StoreError {
  return new StoreError('unwritable', `cannot open ${location} for writing: ${why}`, options);
}

function diskFull(location: string, options: ErrorOptions): StoreError {
  return new StoreError(
    'disk-full',
    `no space left to write ${location}: nothing stored so far is lost; free some space and run the same command again`,
    options,
  );
}
