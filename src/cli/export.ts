// `skein export`: streams what is stored as JSON lines or CSV.

import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Command, Option } from 'commander';
import { InputError } from '../errors.ts';
import {
  type ExportFormat,
  type ExportKind,
  exportFormats,
  exportKinds,
  exportLines,
  openStore,
} from '../store/index.ts';

interface ExportOptions {
  readonly what: ExportKind;
  readonly format: ExportFormat;
  readonly out?: string;
}

export function addExportCommand(program: Command): void {
  program
    .command('export')
    .description('Print or save what a crawl stored, one record a line.')
    .argument('<db>', 'database of an earlier crawl')
    .addOption(new Option('--what <kind>', 'which records').choices(exportKinds).makeOptionMandatory())
    .addOption(new Option('--format <format>', 'how').choices(exportFormats).default('jsonl'))
    .option('--out <path>', 'file to write (default: standard output)')
    .action(async (db: string, options: ExportOptions) => exportDatabase(db, options));
}

async function exportDatabase(db: string, options: ExportOptions): Promise<void> {
  const store = await openStore(db, { mustExist: true });
  let records = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const { line, isRecord } of exportLines(store, options.what, options.format)) {
      if (isRecord) records++;
      yield line;
    }
  }
  try {
    if (options.out === undefined) await pipeline(lines, process.stdout, { end: false });
    else await pipeline(lines, createWriteStream(options.out));
  } catch (error) {
    throw outputError(error, options.out);
  } finally {
    await store.close();
  }
  // An empty file that nobody mentions is the worst of answers.
  if (records === 0) process.stderr.write(`skein: no ${options.what} are stored in ${db}\n`);
}

function outputError(error: unknown, path: string | undefined): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return error;
  if (code === 'ENOSPC')
    return new InputError(`no space left for ${path}: free some, or name another --out`, { cause: error });
  return new InputError(`cannot write ${path ?? 'standard output'} (${code}): name another --out`, {
    cause: error,
  });
}
