// Where the sites of a fleet are: a flag, or the environment, since a password on a command line is seen by everybody.
import { Option } from 'commander';

export function storeOption(): Option {
  return new Option(
    '--db <store>',
    'where everything is: postgres://user@host/database, or a file for one worker',
  )
    .env('SKEIN_DB')
    .makeOptionMandatory();
}
