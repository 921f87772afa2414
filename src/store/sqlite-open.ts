// Opens a SQLite file: to write, or, where nothing may be written, to read alone.
import { accessSync, constants, type Stats, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DatabaseSync } from '@photostructure/sqlite';
import { missing, toStoreError, unwritable } from './sqlite-errors.ts';

export type Connection = InstanceType<typeof DatabaseSync>;

/** Whether the file and its folder may be written: SQLite keeps its journal beside the file. */
export function isWritable(location: string): boolean {
  return mayWrite(location) && mayWrite(dirname(location));
}

export function connect(location: string, timeout: number, isReadOnly: boolean): Connection {
  const settings = { timeout, enableForeignKeyConstraints: false, readOnly: isReadOnly };
  try {
    if (!isReadOnly) return new DatabaseSync(location, settings);
    return (
      opened(() => new DatabaseSync(location, settings)) ??
      // Without a journal beside it nobody writes the file, and none need be made to read it.
      (hasJournal(location)
        ? new DatabaseSync(location, settings)
        : new DatabaseSync(`${pathToFileURL(location).href}?immutable=1`, settings))
    );
  } catch (error) {
    throw toStoreError(error, location);
  }
}

/** The connection, when what it leads to can be read. */
function opened(open: () => Connection): Connection | undefined {
  let connection: Connection | undefined;
  try {
    connection = open();
    connection.exec('SELECT count(*) FROM sqlite_schema');
    return connection;
  } catch {
    connection?.close();
    return undefined;
  }
}

function hasJournal(location: string): boolean {
  return (kindOf(`${location}-wal`)?.size ?? 0) > 0;
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** SQLite says only 'unable to open database file'; this says why. */
export function checkPath(location: string, mustExist: boolean): void {
  if (location === ':memory:') return;
  const stats = kindOf(location);
  if (stats?.isDirectory()) throw unwritable(location, 'it is a directory; give the path of a file');
  if (stats !== undefined) return;
  if (mustExist) throw missing(location);
  if (!kindOf(dirname(location))?.isDirectory())
    throw unwritable(location, `the folder ${dirname(location)} does not exist`);
}

function kindOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw unwritable(path, 'no permission to look at it', { cause: error });
  }
}
