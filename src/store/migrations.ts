// Versioned migrations: what a database file must go through to be of the schema this build knows.
import { StoreError } from '../errors.ts';
import { SCHEMA_V1 } from './schema/v1.ts';
import { SCHEMA_V2 } from './schema/v2.ts';
import { SCHEMA_V3 } from './schema/v3.ts';
import { SCHEMA_V4 } from './schema/v4.ts';
import { SCHEMA_V5 } from './schema/v5.ts';
import { SCHEMA_V6 } from './schema/v6.ts';
import { SCHEMA_V7 } from './schema/v7.ts';
import { SCHEMA_V8 } from './schema/v8.ts';
import { SCHEMA_V9 } from './schema/v9.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { unwritable } from './sqlite-errors.ts';

/** Marks a SQLite file as ours (`PRAGMA application_id`): the ASCII letters "SKEI". */
export const APPLICATION_ID = 0x534b4549;

/** The n-th script brings a database from version n to n + 1. Never edit one that was released: append another. */
const MIGRATIONS: readonly string[] = [
  SCHEMA_V1,
  SCHEMA_V2,
  SCHEMA_V3,
  SCHEMA_V4,
  SCHEMA_V5,
  SCHEMA_V6,
  SCHEMA_V7,
  SCHEMA_V8,
  SCHEMA_V9,
];

/** The schema version this build reads and writes (`PRAGMA user_version`). */
export const SCHEMA_VERSION = MIGRATIONS.length;

/**
 * Checks that the file is ours and brings it to the newest schema, each step in its own transaction: a crash in between
 * leaves a valid database of an older version, from which the next opening goes on.
 */
export function migrate(database: SqliteDatabase): void {
  // In one snapshot: another process may be creating the same database right now.
  if (database.snapshot(() => versionOf(database)) === SCHEMA_VERSION) return;
  if (database.isReadOnly)
    throw unwritable(
      database.location,
      'it is of an older Skein and must be brought up to date: copy it to where you may write',
    );
  for (let version = 0; version < SCHEMA_VERSION; version++) {
    database.transaction(() => {
      // Asked again inside the transaction: another process may have migrated meanwhile.
      if (versionOf(database) !== version) return;
      database.execute(MIGRATIONS[version] as string);
      database.execute(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${version + 1}`);
    });
  }
}

/** The schema version, 0 for an empty file; throws when the file is not ours or of a newer schema. */
function versionOf(database: SqliteDatabase): number {
  const applicationId = Number(database.value('PRAGMA application_id'));
  const version = Number(database.value('PRAGMA user_version'));
  if (applicationId !== APPLICATION_ID) {
    const isEmpty = Number(database.value('SELECT count(*) FROM sqlite_schema')) === 0;
    if (isEmpty && applicationId === 0 && version === 0) return 0;
    throw new StoreError(
      'not-a-skein-db',
      `${database.location} is a database of another program; give the path of a Skein database, or of a new file`,
    );
  }
  if (version > SCHEMA_VERSION) {
    throw new StoreError(
      'newer-schema',
      `${database.location} has schema version ${version}, this Skein knows up to ${SCHEMA_VERSION}: ` +
        `use a Skein that knows schema version ${version}`,
    );
  }
  return version;
}
