// The pages a strategy learns from: asked for once, kept in the store, and used by the crawl (or a resumed learning)
// instead of being asked for again.
import { FetchError } from '../errors.ts';
import type { Fetcher, FetchResponse } from '../fetch/index.ts';
import type { FetchPage, LinkMatcher, PageType } from '../learn/index.ts';
import { type Page, parsePage } from '../page/index.ts';
import type { PageRow, Site, Store } from '../store/index.ts';
import type { RequestLog } from './request-log.ts';

/** Brings pages from the store when an earlier run fetched them, else from the fetcher. */
export function learningPages(
  tools: { store: Store; fetcher: Fetcher; requests: RequestLog },
  site: Site,
): FetchPage {
  const { store, fetcher, requests } = tools;
  return async (url) => {
    const stored = await store.page(site.id, url);
    if (stored !== undefined) return readStored(stored);
    requests.phase = 'learn';
    try {
      const response = await fetcher.fetch({ url, accept: 'html' });
      const page = parsePage(response);
      await store.addPages(site.id, [pageRow(page.url, response, page)], requests.drain());
      return page;
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      await store.addRequests(site.id, requests.drain());
      return error;
    } finally {
      requests.phase = 'crawl';
    }
  };
}

/** A stored page as if it had just been fetched. */
export function readStored({ url, contentType, body, fetchedAt }: PageRow): Page {
  return parsePage({ url, headers: { 'content-type': contentType }, body, fetchedAt });
}

/** The row of a fetched page. */
export function pageRow(
  url: string,
  response: Pick<FetchResponse, 'status' | 'headers' | 'body' | 'fetchedAt'>,
  page: Page,
  type: PageType = 'other',
): PageRow {
  return {
    url,
    status: response.status,
    type,
    title: page.title,
    contentType: response.headers['content-type'] ?? '',
    charset: page.charset,
    body: response.body,
    fetchedAt: response.fetchedAt,
    etag: response.headers.etag ?? '',
    lastModified: response.headers['last-modified'] ?? '',
  };
}

/** Which stored page answers for what is in the frontier, of those a model was learned from. */
export function learnedPages(urls: readonly string[], matcher: LinkMatcher): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const url of urls) {
    const identity = matcher.match(url)?.identity ?? url;
    if (!found.has(identity)) found.set(identity, url);
  }
  return found;
}
