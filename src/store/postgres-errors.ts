// What PostgreSQL and the way to it complain about, said as a StoreError. No raw database error leaves the store.
import { SkeinError, StoreError } from '../errors.ts';

/** Codes of SQLSTATE and of sockets after which the same work may go through on a new connection. */
const PASSING = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now: it is starting
  '53300', // too_many_connections
  '55P03', // lock_not_available
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOENT', // the socket file of a server that is being started again
]);

/** Messages of the driver that have no code. */
const PASSING_MESSAGES =
  /connection terminated|connection ended|timeout exceeded when trying to connect|not queryable/i;

/** Whether the connection is gone, or the server asks to try again: nothing is wrong with what was asked. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (PASSING.has(code) || code.startsWith('08'))) return true;
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  return PASSING_MESSAGES.test(error.message);
}

/** The error to throw instead of `error`, which came from the database at `location`. Bugs stay what they are. */
export function toPostgresError(error: unknown, location: string): unknown {
  if (error instanceof SkeinError || !(error instanceof Error)) return error;
  const { code = '' } = error as { code?: string };
  const options = { cause: error };
  if (isPassing(error) || code === 'ENOTFOUND')
    return new StoreError(
      'unreachable',
      `${location} does not answer (${reasonOf(error)}): check that the server runs, then run the same command again`,
      options,
    );
  if (code.startsWith('28'))
    return new StoreError('unwritable', `${location} does not let us in: check user and password`, options);
  if (code === '3D000')
    return new StoreError(
      'not-a-skein-db',
      `${location}: there is no such database; make one with createdb`,
      options,
    );
  if (code === '53100' || code === '53200')
    return new StoreError(
      'disk-full',
      `no space left at ${location}: nothing stored so far is lost; free some and run the same command again`,
      options,
    );
  // Whoever is not the owner of a table is told so before what he may do.
  if (code === '42501' || code === '25006')
    return new StoreError('unwritable', `${location} may not be written by this user`, options);
  if (code === 'XX001' || code === 'XX002')
    return new StoreError('corrupt', `${location} is damaged: restore it from a backup`, options);
  return error;
}

function reasonOf(error: Error): string {
  const { code } = error as { code?: string };
  return code ?? error.message;
}

/** For work that is useful but not needed: left out where the user may only read. */
export async function unlessUnwritable(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof StoreError) || error.code !== 'unwritable') throw error;
  });
}
