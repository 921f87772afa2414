// `skein extract`: what single pages say, from the web or from saved HTML; or what all stored pages say, read again.
import { type Command, Option } from 'commander';
import { extractAgain } from '../crawl/index.ts';
import { InputError, UsageError } from '../errors.ts';
import type { SiteModel } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import { pageStructure } from '../records/index.ts';
import { openStore, shownLocation } from '../store/index.ts';
import { type AskedType, pageLines, pageTypes } from './extract-page.ts';
import { regionLines, writeOverlay } from './extract-regions.ts';
import { readModelFile } from './model-file.ts';
import { readPage } from './page-source.ts';
import { startUrl } from './start-url.ts';

interface ExtractFlags {
  readonly type: AskedType;
  readonly url?: string;
  readonly model?: string;
  readonly db?: string;
  readonly again?: boolean;
  readonly regions?: boolean;
  readonly htmlOverlay?: string;
}

export function addExtractCommand(program: Command): void {
  program
    .command('extract')
    .description('Tell what single pages say, from the web or from saved HTML: one JSON object a line.')
    .argument('[page...]', 'files or URLs')
    .option('--url <url>', 'the address a saved page came from')
    .addOption(new Option('--type <type>', 'what the page is').choices(pageTypes).default('auto'))
    .option('--model <file>', 'read it as this model of its site says (skein learn --out)')
    .option('--db <file>', 'read it as the model in this database says')
    .option('--again', 'with --db: read all stored thread pages again, without a request, and keep the posts')
    .option('--regions', 'print the repeated structures of the page instead')
    .option('--html-overlay <file>', 'write the page there with regions and records outlined in colour')
    .action(async (pages: string[], flags: ExtractFlags) => extract(pages, flags));
}

async function extract(sources: readonly string[], flags: ExtractFlags): Promise<void> {
  check(sources, flags);
  if (flags.again === true) return again(flags.db as string);
  const url = flags.url === undefined ? undefined : startUrl(flags.url);
  const models = await modelsOf(flags);
  for (const source of sources) {
    const page = await readPage(source, url);
    const structure = pageStructure(page);
    if (flags.regions === true) print(regionLines(structure));
    if (flags.htmlOverlay !== undefined) await writeOverlay(flags.htmlOverlay, structure);
    else if (flags.regions !== true) print(pageLines(structure, flags.type, modelOf(page, models)));
  }
}

function check(sources: readonly string[], flags: ExtractFlags): void {
  if (flags.again === true) {
    if (flags.db === undefined) throw new UsageError('--again reads stored pages: say of which --db');
    if (sources.length > 0)
      throw new UsageError('--again reads all stored pages: leave out files and URLs, or leave out --again');
    return;
  }
  if (sources.length === 0) throw new UsageError('name a file or URL to extract, or give --db FILE --again');
  if (flags.model !== undefined && flags.db !== undefined)
    throw new UsageError('the model comes from --model or from --db, not from both');
  if (sources.length > 1 && flags.url !== undefined)
    throw new UsageError('--url is the address of one page: give one file, or leave it out');
  if (sources.length > 1 && flags.htmlOverlay !== undefined)
    throw new UsageError('--html-overlay draws one page: give one file or URL');
}

async function again(db: string): Promise<void> {
  const store = await openStore(db, { mustExist: true });
  try {
    let pages = 0;
    for (const site of await store.sites()) {
      const read = await extractAgain(store, site);
      pages += read.pages;
      print([read]);
    }
    if (pages === 0)
      throw new InputError(`no thread pages are stored in ${shownLocation(db)}: crawl a forum first`);
  } finally {
    await store.close();
  }
}

async function modelsOf({ model, db }: ExtractFlags): Promise<readonly SiteModel[]> {
  if (model !== undefined) return [readModelFile(model, 'https://unknown.invalid/')];
  if (db === undefined) return [];
  const store = await openStore(db, { mustExist: true, isForReading: true });
  try {
    const models = await Promise.all((await store.sites()).map(({ id }) => store.loadModel(id)));
    return models.filter((one) => one !== undefined);
  } finally {
    await store.close();
  }
}

/** The model of the page's host; a single model is meant for whatever page it is given with. */
function modelOf(page: Page, models: readonly SiteModel[]): SiteModel | undefined {
  if (models.length < 2) return models[0];
  const { host } = new URL(page.url);
  return models.find(({ hosts }) => hosts.includes(host));
}

function print(lines: Iterable<object>): void {
  process.stdout.write(Array.from(lines, (line) => `${JSON.stringify(line)}\n`).join(''));
}
