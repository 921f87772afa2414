// Opens a store for people to look into: the counterpart of open-store.ts.
import type { Inspector } from './inspect-types.ts';
import { openSqliteInspector } from './sqlite-inspector.ts';
import { isPostgres } from './store-location.ts';

/** Opens the store at `location`, which must exist. Throws StoreError with one line that says what is wrong. */
export async function openInspector(location: string): Promise<Inspector> {
  if (!isPostgres(location)) return openSqliteInspector(location);
  // Loaded when asked for: most never need it.
  const { openPostgresInspector } = await import('./postgres-inspector.ts');
  return openPostgresInspector(location);
}
