// A page named on the command line: fetched from the web, or read from a file.
import { readFile, stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { InputError } from '../errors.ts';
import { HttpFetcher } from '../fetch/index.ts';
import { type Page, parsePage } from '../page/index.ts';
import { withoutLogins } from './start-url.ts';

/** Reads a file or URL; `url` is the address a file came from. */
export async function readPage(source: string, url: string | undefined): Promise<Page> {
  if (/^https?:\/\//i.test(source)) {
    const { urls, header } = withoutLogins([source]);
    const address = urls[0]!;
    const fetcher = new HttpFetcher({ startUrl: address, headers: header });
    try {
      return parsePage(await fetcher.fetch({ url: address }));
    } finally {
      await fetcher.close();
    }
  }
  let body: Buffer;
  let savedAt: number;
  try {
    body = await readFile(source);
    savedAt = (await stat(source)).mtimeMs;
  } catch (error) {
    throw new InputError(unreadable(source, (error as NodeJS.ErrnoException).code), { cause: error });
  }
  // Zero bytes never stand in HTML of any encoding but UTF-16, which says so at its start.
  const isUtf16 = body.length > 1 && (body.readUInt16BE(0) === 0xfffe || body.readUInt16BE(0) === 0xfeff);
  if (!isUtf16 && body.subarray(0, 1024).includes(0))
    throw new InputError(`${source} is no HTML page but something binary`);
  if (body.toString('latin1').trim() === '') throw new InputError(`${source} is empty: save the page again`);
  // 'Yesterday' counts from when the page was saved.
  return parsePage({ url: url ?? pathToFileURL(source).href, body, fetchedAt: savedAt });
}

function unreadable(source: string, code: string | undefined): string {
  if (code === 'ENOENT') return `no such file: ${source}; a web address starts with http:// or https://`;
  if (code === 'EISDIR') return `${source} is a folder: name the saved pages in it`;
  return `cannot read ${source} (${code ?? 'unknown reason'})`;
}
