// The table of export formats, and which combinations of what, how and which make sense.
import { UsageError } from '../errors.ts';
import { csv } from './export-csv.ts';
import type { Format } from './export-format.ts';
import { jsonl } from './export-jsonl.ts';
import { jsonld } from './export-jsonld.ts';
import { markdown } from './export-markdown.ts';
import { mbox } from './export-mbox.ts';
import { parquet } from './export-parquet.ts';
import type { ExportKind } from './types.ts';

export const exportFormats = { jsonl, csv, parquet, md: markdown, mbox, jsonld } satisfies Record<
  string,
  Format
>;
export type ExportFormat = keyof typeof exportFormats;
export const exportFormatNames = Object.keys(exportFormats) as ExportFormat[];

/** The format of that name; throws UsageError when it cannot hold records of that kind. */
export function formatFor(kind: ExportKind, name: ExportFormat): Format {
  const format: Format = exportFormats[name];
  if ((format.kinds as readonly ExportKind[]).includes(kind)) return format;
  throw new UsageError(
    `--format ${name} is made of posts and cannot hold ${kind}: take --what posts, or --format jsonl, csv or parquet`,
  );
}
