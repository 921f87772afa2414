// Opens a store for people to look into: the counterpart of open-store.ts.
import { StoreError } from '../errors.ts';
import type { Inspector } from './inspect-types.ts';
import { SqliteInspector } from './sqlite-inspector.ts';

/** Opens the store at `location`, which must exist. Throws StoreError with one line that says what is wrong. */
export async function openInspector(location: string): Promise<Inspector> {
  if (/^postgres(ql)?:\/\//i.test(location))
    throw new StoreError('unsupported', 'the dashboard reads SQLite files; give the path of a file instead');
  return new SqliteInspector(location);
}
