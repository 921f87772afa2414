/**
 * Everything Skein remembers: sites, models, the frontier, requests, pages, and the records read from them. One
 * interface (`Store`, types.ts) that hands out work by leases, and two drivers: SQLite in a single file (sqlite-store.ts),
 * which survives kill -9 at any instant and whose memory does not grow with the frontier, and PostgreSQL
 * (postgres-store.ts), which any number of workers on any number of machines may share.
 */
export { exportKinds } from './export-columns.ts';
export {
  checkFilter,
  type ExportFilter,
  filteredRows,
  isSelectedByStore,
  selectionOf,
} from './export-filter.ts';
export type { FilePart, FolderFormat, Format, StreamFormat } from './export-format.ts';
export { type ExportFormat, exportFormatNames, exportFormats, formatFor } from './export-formats.ts';
export { toldTime } from './export-time.ts';
export type * from './fleet-types.ts';
export type * from './inspect-types.ts';
export type * from './ledger-types.ts';
export { openInspector } from './open-inspector.ts';
export { openStore, type StoreOptions } from './open-store.ts';
export type * from './refresh-types.ts';
export { SqliteStore, type SqliteStoreOptions } from './sqlite-store.ts';
export { isPostgres, shownLocation } from './store-location.ts';
export { type ThreadLookup, threadLookup } from './thread-lookup.ts';
export type * from './types.ts';
