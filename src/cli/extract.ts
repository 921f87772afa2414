// `skein extract`: what one page says, from the web or from saved HTML. So far: the regions it shows.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { classifyPage } from '../classify/index.ts';
import { InputError, UsageError } from '../errors.ts';
import { HttpFetcher } from '../fetch/index.ts';
import { fold, type Page, parsePage, visibleText } from '../page/index.ts';
import { overlayHtml, type PageRecord, type PageStructure, pageStructure } from '../records/index.ts';
import { startUrl } from './start-url.ts';

interface ExtractFlags {
  readonly regions?: boolean;
  readonly url?: string;
  readonly htmlOverlay?: string;
}

/** Characters of the first texts of a region that are printed. */
const SAMPLE_LENGTH = 80;
const SAMPLES = 3;

export function addExtractCommand(program: Command): void {
  program
    .command('extract')
    .description('Tell what single pages say, from the web or from saved HTML.')
    .argument('<page...>', 'file or URL')
    .option('--regions', 'print the repeated structures of the page, one JSON object a line')
    .option('--url <url>', 'the address a saved page came from')
    .option('--html-overlay <file>', 'write the page there with regions and records outlined in colour')
    .action(async (pages: string[], flags: ExtractFlags) => extract(pages, flags));
}

async function extract(sources: readonly string[], flags: ExtractFlags): Promise<void> {
  if (flags.regions !== true && flags.htmlOverlay === undefined)
    throw new UsageError('say what to extract: --regions prints what is seen, --html-overlay FILE draws it');
  if (sources.length > 1 && flags.url !== undefined)
    throw new UsageError('--url is the address of one page: give one file, or leave it out');
  if (sources.length > 1 && flags.htmlOverlay !== undefined)
    throw new UsageError('--html-overlay draws one page: give one file or URL');
  const url = flags.url === undefined ? undefined : startUrl(flags.url);
  for (const source of sources) {
    const structure = pageStructure(await readPage(source, url));
    if (flags.regions === true) process.stdout.write(regionLines(structure));
    if (flags.htmlOverlay !== undefined) await writeOverlay(flags.htmlOverlay, structure);
  }
}

async function readPage(source: string, url: string | undefined): Promise<Page> {
  if (/^https?:\/\//i.test(source)) {
    const address = startUrl(source);
    const fetcher = new HttpFetcher({ startUrl: address });
    try {
      return parsePage(await fetcher.fetch({ url: address }));
    } finally {
      await fetcher.close();
    }
  }
  let body: Buffer;
  try {
    body = await readFile(source);
  } catch (error) {
    throw new InputError(unreadable(source, (error as NodeJS.ErrnoException).code), { cause: error });
  }
  // Zero bytes never stand in HTML of any encoding but UTF-16, which says so at its start.
  const isUtf16 = body.length > 1 && (body.readUInt16BE(0) === 0xfffe || body.readUInt16BE(0) === 0xfeff);
  if (!isUtf16 && body.subarray(0, 1024).includes(0))
    throw new InputError(`${source} is no HTML page but something binary`);
  if (body.toString('latin1').trim() === '') throw new InputError(`${source} is empty: save the page again`);
  return parsePage({ url: url ?? pathToFileURL(source).href, body });
}

function unreadable(source: string, code: string | undefined): string {
  if (code === 'ENOENT') return `no such file: ${source}; a web address starts with http:// or https://`;
  if (code === 'EISDIR') return `${source} is a folder: name the saved pages in it`;
  return `cannot read ${source} (${code ?? 'unknown reason'})`;
}

function* lines(structure: PageStructure): Generator<object> {
  const { page, regions } = structure;
  const { type, confidence } = classifyPage(structure);
  yield { page: page.url, type, confidence: round(confidence) };
  for (const [i, region] of regions.entries()) {
    yield {
      region: i,
      location: region.location,
      detector: region.detector,
      records: region.records.length,
      nested: region.records.filter(({ parent }) => parent >= 0).length,
      area: round(region.area),
      similarity: round(region.similarity),
      texts: region.records.slice(0, SAMPLES).map((record) => textOf(page, record)),
    };
  }
}

function regionLines(structure: PageStructure): string {
  return Array.from(lines(structure), (line) => `${JSON.stringify(line)}\n`).join('');
}

/** How a record begins. */
function textOf({ tree }: Page, { first, last }: PageRecord): string {
  let text = '';
  for (let node = first; node <= last && text.length < SAMPLE_LENGTH; node = tree.end[node]!)
    text = fold(`${text} ${visibleText(tree, node)}`);
  return text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH - 1)}…` : text;
}

async function writeOverlay(path: string, structure: PageStructure): Promise<void> {
  try {
    await writeFile(path, overlayHtml(structure));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(`cannot write ${path} (${code}): name another --html-overlay`, { cause: error });
  }
}

function round(value: number): number {
  return Math.round(1000 * value) / 1000;
}
