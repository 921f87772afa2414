// Where a database is: a flag, an argument, or the environment, since a password on a command line is seen by everybody.
import { Argument, Option } from 'commander';

export function storeOption(): Option {
  return new Option(
    '--db <store>',
    'where everything is: postgres://user@host/database, or a file for one worker',
  )
    .env('SKEIN_DB')
    .makeOptionMandatory();
}

/** The database of a command that reads one: may be left out where the environment names it. */
export function storeArgument(description = 'database of an earlier crawl'): Argument {
  const known = process.env.SKEIN_DB;
  const argument = new Argument(known === undefined ? '<db>' : '[db]', description);
  return known === undefined ? argument : argument.default(known, 'of SKEIN_DB');
}
