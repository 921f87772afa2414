// Where a store is: the path of a file, or the address of a PostgreSQL database, which may hold a password.

/** Whether a location names a PostgreSQL database. */
export function isPostgres(location: string): boolean {
  return /^postgres(ql)?:\/\//i.test(location);
}

/** A location as it may be shown: in messages, logs and summaries, never with a password. */
export function shownLocation(location: string): string {
  if (!isPostgres(location)) return location;
  return location
    .replace(/^(\w+:\/\/[^/?#@]*?):[^/?#]*@/, '$1@')
    .replace(/([?&](?:password|sslpassword|passfile)=)[^&#]*/gi, '$1***');
}
