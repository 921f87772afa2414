// A crawl through faults, and what a crawl without them would have brought.
import { crawlSite, RequestLog } from '../../src/crawl/index.ts';
import { CrawlError } from '../../src/errors.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import { selfSigned } from './certificates.ts';

/** Posts, threads and boards as far as they do not depend on the port a forum was served on, each with its kind in front. */
export async function exportedRecords(store: Store): Promise<string[]> {
  const records: string[] = [];
  for await (const { thread, position, author, createdAt, text, page } of store.rows('posts'))
    records.push(
      JSON.stringify([
        'post',
        pathOf(thread),
        position,
        author,
        createdAt,
        text.replaceAll(/:\d{4,5}\b/g, ''),
        pathOf(page),
      ]),
    );
  for await (const { url, title, boardUrl, replies, isSticky, isLocked } of store.rows('threads'))
    records.push(
      JSON.stringify(['thread', pathOf(url), title, pathOf(boardUrl), replies, isSticky, isLocked]),
    );
  for await (const { url, title, parentUrl } of store.rows('boards'))
    records.push(JSON.stringify(['board', pathOf(url), title, pathOf(parentUrl)]));
  return records.sort();
}

/** Crawls a forum into a store with timeouts that suit a server on the same machine. Returns how it ended. */
export async function crawlInto(store: Store, entryUrl: string, stop?: AbortSignal, now?: () => number) {
  const requests = new RequestLog();
  const fetcher = new HttpFetcher({
    startUrl: entryUrl,
    rate: 0,
    concurrency: 4,
    onRequest: requests.observe,
    tls: { ca: selfSigned.cert },
    headersTimeoutMs: 400,
    bodyTimeoutMs: 400,
    totalTimeoutMs: 800,
    retry: { retries: 3, baseMs: 5, capMs: 50 },
  });
  try {
    return await crawlSite(
      {
        startUrl: entryUrl,
        strategy: 'skein',
        concurrency: 4,
        readingThreads: 0,
        retry: { maxAttempts: 6, firstDelayMs: 20 },
      },
      { store, fetcher, requests, ...(stop !== undefined && { stop }), ...(now !== undefined && { now }) },
    );
  } finally {
    await fetcher.close();
  }
}

// As a worker does with a site that cannot be reached, but without its waits.
const MOST_STARTS = 3;

/** What a forum behind faults holds, and whether the crawl came to its end. One that cannot start is started again. */
export async function crawlThroughFaults(entryUrl: string): Promise<{ records: string[]; isDone: boolean }> {
  const store = await openStore(':memory:');
  let isDone = false;
  for (let starts = 0; starts < MOST_STARTS && !isDone; starts++)
    try {
      isDone = (await crawlInto(store, entryUrl)).stopped === 'done';
    } catch (error) {
      if (!(error instanceof CrawlError)) throw error;
    }
  const records = await exportedRecords(store);
  await store.close();
  return { records, isDone };
}

function pathOf(url: string | null): string {
  if (url === null || url === '') return '';
  const { pathname, search } = new URL(url);
  return pathname + search;
}
