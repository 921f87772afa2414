// Where a store is: the path of a file, or the address of a PostgreSQL database, which may hold a password.
import { StoreError } from '../errors.ts';

/** Whether a location names a PostgreSQL database. */
export function isPostgres(location: string): boolean {
  return /^postgres(ql)?:\/\//i.test(location);
}

/**
 * The address of a PostgreSQL database as the driver takes it. A '#' means nothing there but itself, in a password for instance,
 * though an address of the web would end at it.
 */
export function postgresAddress(location: string): string {
  const address = location.replaceAll('#', '%23');
  try {
    const { username, password, pathname } = new URL(address);
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return address;
  } catch {
    throw new StoreError(
      'unreachable',
      `${shownLocation(location)} is no address of a database: it should look like postgres://user:password@host/database, ` +
        'with % / ? @ of a password written as %25 %2F %3F %40',
    );
  }
}

/** A location as it may be shown: in messages, logs and summaries, never with a password. */
export function shownLocation(location: string): string {
  if (!isPostgres(location)) return location;
  const hidden = location.replace(/([?&](?:password|sslpassword|passfile)=)[^&]*/gi, '$1***');
  // What cannot be told apart from a password is taken for one.
  const [, scheme, user, rest] = /^(\w+:\/\/)([^/?#@:]*):(.*)$/.exec(hidden) ?? [];
  const end = rest?.lastIndexOf('@') ?? -1;
  return end < 0 ? hidden : `${scheme}${user}@${rest!.slice(end + 1)}`;
}
