// The page learning starts at: the one given, or where the site does not show it (a feed, a picture, a form that robots
// are kept from, a thread long gone), the nearest page above its address.
import { CrawlError, type FetchError } from '../errors.ts';
import type { Explorer, SeenPage } from './explorer.ts';
import { foldersAbove } from './upward-links.ts';

export interface StartPage {
  readonly page: SeenPage;
  /** Why the page given cannot be read, where another stands in for it. */
  readonly failure: FetchError | undefined;
}

/** Throws CrawlError when there is nothing to learn from. */
export async function startPage(explorer: Explorer, url: string): Promise<StartPage> {
  const start = await explorer.look(url);
  if (start !== undefined) return { page: start, failure: undefined };
  const failure = explorer.lastError;
  if (failure !== undefined && isOfPageAlone(failure))
    for (const above of addressesAbove(url)) {
      const page = await explorer.look(above);
      if (page !== undefined) return { page, failure };
    }
  throw cannotStart(url, failure);
}

/** What to say when neither the page given nor one above it is part of a forum. */
export function cannotStart(url: string, failure: FetchError | undefined): CrawlError {
  return new CrawlError(`cannot start: ${failure?.message ?? url}`, { cause: failure });
}

/** Whether an answer says something of one address; servers that are not there, busy or broken say it of all. */
function isOfPageAlone({ code, status }: FetchError): boolean {
  if (code === 'not-html' || code === 'robots-denied') return true;
  return code === 'http-status' && [401, 403, 404, 405, 410].includes(status ?? 0);
}

/** The script asked for nothing in particular, then the folders around it, nearest first. */
function addressesAbove(address: string): string[] {
  const url = new URL(address);
  const script = url.search === '' ? [] : [url.origin + url.pathname];
  return [...new Set([...script, ...foldersAbove(url)])];
}
