// The pages a strategy learns from: asked for once, kept in the store, and used by the crawl (or a resumed learning)
// instead of being asked for again.
import { FetchError } from '../errors.ts';
import type { Fetcher, FetchResponse } from '../fetch/index.ts';
import type { FetchPage, LinkMatcher, PageType } from '../learn/index.ts';
import { LatePage, normaliseUrl, type Page, parsePage } from '../page/index.ts';
import type { PageRow, Site, Store } from '../store/index.ts';
import type { RequestLog } from './request-log.ts';

// As many as browsers follow is more than any site needs; each hop may be a new address, so that none comes again.
const MAX_HOPS = 20;

/** What ends the asking: no next request is made, or the present one is given up too. */
export interface LearningStop {
  readonly next: AbortSignal | undefined;
  readonly present: AbortSignal;
}

/** What could not be had while learning, by the log of a crawl: it is not asked for again when the crawl learns once more. */
const failures = new WeakMap<RequestLog, Map<string, FetchError>>();

/**
 * Brings pages from the store when an earlier run fetched them, else from the fetcher. Redirects are walked hop by hop:
 * where they lead may be known. What was stored before `since` (epoch ms) is out of date; `mostRequests` are made. Throws FetchError 'aborted' once it is stopped.
 */
export function learningPages(
  tools: { store: Store; fetcher: Fetcher; requests: RequestLog },
  site: Site,
  stop: LearningStop,
  since = 0,
  mostRequests = Number.POSITIVE_INFINITY,
): FetchPage {
  const { store, fetcher, requests } = tools;

  const ask = async (url: string, redirect: 'follow' | 'manual'): Promise<FetchResponse> => {
    const { phase } = requests;
    requests.phase = 'learn';
    try {
      return await fetcher.fetch({ url, accept: 'html', redirect, signal: stop.present });
    } finally {
      requests.phase = phase;
    }
  };

  const failed = failures.get(requests) ?? new Map<string, FetchError>();
  failures.set(requests, failed);
  let requestsLeft = mostRequests;
  return async (asked) => {
    const known = since === 0 ? failed.get(asked) : undefined;
    if (known !== undefined) return known;
    const hops = new Set<string>();
    try {
      for (let url = asked; ; ) {
        const stored = await store.page(site.id, url);
        if (stored !== undefined && stored.fetchedAt >= since) return readStored(stored);
        if (requestsLeft-- <= 0)
          return new FetchError('not-asked', url, `${url} is not stored, and no more is asked for`);
        if (stop.next?.aborted) throw new FetchError('aborted', url, `${url} was not asked for: stopped`);
        // Back where it was, a redirect is about cookies: that is the fetcher's matter.
        const response = await ask(url, hops.has(url) ? 'follow' : 'manual');
        hops.add(url);
        if (hops.size > MAX_HOPS)
          throw new FetchError('too-many-redirects', asked, `${asked} redirects more than ${MAX_HOPS} times`);
        const target = response.location === undefined ? undefined : normaliseUrl(response.location);
        if (target !== undefined) {
          url = target;
          continue;
        }
        const page = parsePage(response);
        await store.addPages(site.id, [titled(pageRow(page.url, response, page), page)], requests.drain());
        return page;
      }
    } catch (error) {
      if (!(error instanceof FetchError) || error.code === 'aborted') throw error;
      await store.addRequests(site.id, requests.drain());
      failed.set(asked, error);
      return error;
    }
  };
}

/** A stored page as if it had just been fetched. */
export function readStored(row: PageRow): LatePage {
  const { url, contentType, body, writtenAt } = row;
  return new LatePage({ url, headers: { 'content-type': contentType }, body, fetchedAt: writtenAt });
}

/** The row of a fetched page, without what only reading it tells. */
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
    title: '',
    contentType: response.headers['content-type'] ?? '',
    charset: '',
    body: response.body,
    fetchedAt: response.fetchedAt,
    writtenAt: page.writtenAt,
    etag: response.headers.etag ?? '',
    lastModified: response.headers['last-modified'] ?? '',
  };
}

/** The row with what the page says of itself. */
export function titled(row: PageRow, { title, charset }: Page): PageRow {
  return { ...row, title, charset };
}

/** Which stored page answers for what is in the frontier, of those a model was learned from. */
export function learnedPages(urls: readonly string[], matcher: LinkMatcher): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const url of urls) {
    const identity = matcher.match(url)?.identity ?? url;
    if (!found.has(identity)) found.set(identity, url);
    // Where only the place of a link tells its type, a URL alone may be named wrongly.
    if (!found.has(url)) found.set(url, url);
  }
  return found;
}
