// How many rows a page shows: posts of a thread, threads of a list. And a stored page as the answer it once was.
import type { FetchResponse } from '../fetch/index.ts';
import type { LinkMatcher } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import { extractPosts, pageStructure } from '../records/index.ts';
import type { PageRow } from '../store/index.ts';
import type { PageKind } from './rendering-fetcher.ts';

/** Posts, or distinct threads that are linked. */
export function rowsOf(page: Page, kind: PageKind, matcher: LinkMatcher): number {
  if (kind === 'thread') return extractPosts(pageStructure(page)).posts.length;
  const threads = new Set<string>();
  for (const { url, location } of page.links) {
    const match = matcher.match(url, location);
    if (match?.type === 'thread') threads.add(match.identity);
  }
  return threads.size;
}

/** For the browser, which shows answers. */
export function asResponse({ url, status, contentType, body, fetchedAt }: PageRow): FetchResponse {
  return {
    url,
    finalUrl: url,
    status,
    headers: { 'content-type': contentType },
    body,
    redirects: [],
    notModified: false,
    fetchedAt,
    durationMs: 0,
    wireBytes: body.length,
    attempts: 1,
  };
}
