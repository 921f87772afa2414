// `skein export`: streams what is stored to a file, a folder or standard output.
import { pipeline } from 'node:stream/promises';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { InputError, UsageError } from '../errors.ts';
import {
  checkFilter,
  type ExportFilter,
  type ExportFormat,
  type ExportKind,
  exportFormatNames,
  exportKinds,
  filteredRows,
  formatFor,
  isSelectedByStore,
  openStore,
  type PostRow,
  type StreamFormat,
  selectionOf,
  shownLocation,
  threadLookup,
  toldTime,
} from '../store/index.ts';
import { canonicalBoard, canonicalThread } from './canonical-address.ts';
import { amount } from './progress-display.ts';
import { storeArgument } from './store-option.ts';
import { openBeside } from './write-beside.ts';
import { writeFolder } from './write-folder.ts';

interface ExportOptions {
  readonly what: ExportKind;
  readonly format: ExportFormat;
  readonly out?: string;
  readonly since?: number;
  readonly thread?: string;
  readonly board?: string;
  readonly where?: readonly { field: string; value: string }[];
}

// Rows are read once, in order: a larger cache would only be memory.
const CACHE_KIB = 4_096;

export function addExportCommand(program: Command): void {
  program
    .command('export')
    .description('Print or save what a crawl stored.')
    .addArgument(storeArgument())
    .addOption(new Option('--what <kind>', 'which records').choices(exportKinds).makeOptionMandatory())
    .addOption(new Option('--format <format>', 'how').choices(exportFormatNames).default('jsonl'))
    .option('--out <path>', 'file to write (default: standard output); for md the folder')
    .option('--since <date>', 'only what is of that time or later: 2024-04-05, 2024-04-05T10:00:00Z', since)
    .option('--thread <url>', 'only this thread, by the URL of any of its pages')
    .option('--board <name>', 'only this board, by its title or URL')
    .option('--where <field=value>', 'only records with that value; may be repeated', where)
    .action(async (db: string, options: ExportOptions) => exportDatabase(db, options));
}

async function exportDatabase(db: string, options: ExportOptions): Promise<void> {
  const { what, format: name, out } = options;
  const format = formatFor(what, name);
  if (format.shape === 'folder' && out === undefined)
    throw new UsageError(`--format ${name} makes a file of each thread: say where with --out FOLDER`);
  if (format.shape === 'file' && format.isBinary && out === undefined && process.stdout.isTTY)
    throw new UsageError(`--format ${name} is not for a terminal: say where with --out FILE`);
  checkFilter(what, options);
  const store = await openStore(db, { mustExist: true, isForReading: true, cacheKiB: CACHE_KIB });
  let records = 0;
  try {
    const filter: ExportFilter = {
      ...options,
      ...(options.thread !== undefined && { thread: await canonicalThread(store, options.thread) }),
      ...(options.board !== undefined && { board: await canonicalBoard(store, options.board) }),
    };
    const counted = async function* () {
      for await (const row of filteredRows(store, what, filter)) {
        records++;
        yield row;
      }
    };
    const countedLines = async function* () {
      for await (const lines of store.postLines(selectionOf(filter))) {
        records += lines.length;
        yield lines;
      }
    };
    if (format.shape === 'folder')
      await writeFolder(
        out as string,
        format.write(counted() as AsyncIterable<PostRow>, threadLookup(store)),
      );
    else if (what === 'posts' && format.writeLines !== undefined && isSelectedByStore(filter))
      await writeStream(out, format.writeLines(countedLines()));
    else await writeStream(out, format.write(what, counted(), threadLookup(store)));
  } catch (error) {
    throw outputError(error, out);
  } finally {
    await store.close();
  }
  // An empty file that nobody mentions is the worst of answers.
  if (records > 0) {
    if (out !== undefined) process.stderr.write(`skein: wrote ${amount(records)} ${what} to ${out}\n`);
    return;
  }
  const isFiltered = [options.since, options.thread, options.board, options.where].some(
    (one) => one !== undefined,
  );
  process.stderr.write(
    `skein: no ${what} ${isFiltered ? 'that match' : ''} are stored in ${shownLocation(db)}\n`.replace(
      '  ',
      ' ',
    ),
  );
}

async function writeStream(
  out: string | undefined,
  chunks: ReturnType<StreamFormat['write']>,
): Promise<void> {
  if (out === undefined) await pipeline(chunks, process.stdout, { end: false });
  else {
    const file = await openBeside(out);
    try {
      await pipeline(chunks, file.stream, { end: false });
      await file.keep();
    } catch (error) {
      await file.discard();
      throw error;
    }
  }
}

function since(text: string): number {
  const time = toldTime(text.trim());
  if (time === undefined)
    throw new InvalidArgumentError('expected a date like 2024-04-05 or 2024-04-05T10:00:00Z');
  return time.at.getTime();
}

function where(
  text: string,
  known: readonly { field: string; value: string }[] = [],
): readonly { field: string; value: string }[] {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('expected FIELD=VALUE');
  return [...known, { field: text.slice(0, at), value: text.slice(at + 1) }];
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
