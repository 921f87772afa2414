// Which records an export has: since when, of which thread or board, with which values.
import { UsageError } from '../errors.ts';
import { COLUMNS, TIME_COLUMN, toldValue } from './export-columns.ts';
import type { AnyRow } from './export-format.ts';
import { toldTime } from './export-time.ts';
import { canSelect } from './row-stream.ts';
import type { ExportKind, RowSelection, Store } from './types.ts';

export interface ExportFilter {
  /** Epoch ms: records from then on. A post whose time is not known is not among them. */
  readonly since?: number;
  /** Canonical URL of a thread's first page. */
  readonly thread?: string;
  /** URL or title of a board. */
  readonly board?: string;
  /** Fields that must have exactly these values; '' also stands for nothing at all. */
  readonly where?: readonly { readonly field: string; readonly value: string }[];
}

/** Throws UsageError when records of that kind cannot be chosen by that filter. */
export function checkFilter(kind: ExportKind, filter: ExportFilter): void {
  if (filter.since !== undefined && TIME_COLUMN[kind] === undefined)
    throw new UsageError(`${kind} have no time: --since goes with ${Object.keys(TIME_COLUMN).join(', ')}`);
  for (const name of ['thread', 'board'] as const)
    if (filter[name] !== undefined && !canSelect(kind, name))
      throw new UsageError(`${kind} cannot be chosen by --${name}: it goes with posts and threads`);
  const columns: readonly string[] = COLUMNS[kind];
  for (const { field } of filter.where ?? [])
    if (!columns.includes(field))
      throw new UsageError(`${kind} have no field '${field}'; there are: ${columns.join(', ')}`);
}

/** What of a filter a store sees to. */
export function selectionOf({ thread, board }: ExportFilter): RowSelection {
  return { ...(thread !== undefined && { thread }), ...(board !== undefined && { board }) };
}

/** Whether a store sees to all of a filter, so that nothing need be known of its rows. */
export function isSelectedByStore({ since, where = [] }: ExportFilter): boolean {
  return since === undefined && where.length === 0;
}

/** The rows of a kind that pass. */
export async function* filteredRows(
  store: Store,
  kind: ExportKind,
  filter: ExportFilter = {},
): AsyncGenerator<AnyRow, void, undefined> {
  const { since, where = [] } = filter;
  const rows = store.rows(kind, undefined, selectionOf(filter));
  // Positions are counted by the store over all posts of a thread, so these come after it.
  const timeColumn = TIME_COLUMN[kind];
  for await (const row of rows) {
    const fields = row as unknown as Readonly<Record<string, unknown>>;
    if (since !== undefined && !(epochOf(fields[timeColumn as string]) >= since)) continue;
    if (where.every(({ field, value }) => textOf(toldValue(fields, field)) === value)) yield row;
  }
}

function epochOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return (typeof value === 'string' ? toldTime(value)?.at.getTime() : undefined) ?? Number.NaN;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
