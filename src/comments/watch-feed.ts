// Reads a feed again and again, and visits its articles when their comments are likely to be there (ComCrawler VII.B).

import type { FeedEntry } from '../page/index.ts';
import { MINUTE, type VisitQueue, type VisitResult } from '../refresh/index.ts';
import type { ArticleComments } from './types.ts';

export interface FeedWatch {
  readonly queue: VisitQueue;
  /** The articles the feed shows now. */
  readonly read: () => Promise<readonly FeedEntry[]>;
  /** Visits an article; undefined when that failed: it is tried again like one without comments. */
  readonly visit: (url: string) => Promise<VisitResult | undefined>;
  readonly now: () => number;
  /** Waits, or until it is stopped. */
  readonly pause: (ms: number) => Promise<void>;
  readonly stop: AbortSignal;
  /** After each reading of the feed, and after each visit: something may have to be kept, or told. */
  readonly changed: (what: { readonly added: number; readonly dropped: number }) => void;
}

// Often enough for a busy paper, seldom enough for any server.
export const READ_EVERY = 10 * MINUTE;

/** Goes on until it is stopped. */
export async function watchFeed({ queue, read, visit, now, pause, stop, changed }: FeedWatch): Promise<void> {
  let readAt = Number.NEGATIVE_INFINITY;
  while (!stop.aborted) {
    if (now() - readAt >= READ_EVERY) {
      const articles = await read();
      readAt = now();
      changed(addArticles(queue, articles, readAt));
    }
    const url = queue.next(now());
    if (url === undefined) {
      await pause(Math.max(0, Math.min(queue.nextDueAt(), readAt + READ_EVERY) - now()));
      continue;
    }
    const began = now();
    const result = await visit(url);
    // A visit that was cut short says nothing of the article.
    if (result === undefined && stop.aborted) return;
    queue.visited(url, result ?? { serviceMs: now() - began, comments: 0 }, now());
    changed({ added: 0, dropped: 0 });
  }
}

/** Puts articles into the queue that are not known yet. */
export function addArticles(
  queue: VisitQueue,
  articles: readonly FeedEntry[],
  at: number,
): { added: number; dropped: number } {
  let added = 0;
  let dropped = 0;
  for (const { url, publishedAt } of articles) {
    if (queue.knows(url)) continue;
    const site = new URL(url).host;
    // Of unknown age: it may be old, so that it is not made to wait.
    if (queue.add(url, site, publishedAt ?? at - queue.waitOf(site), at)) added++;
    else dropped++;
  }
  return { added, dropped };
}

/** What a visit tells the queue. */
export function visitResult({ comments, ms }: ArticleComments): VisitResult {
  const times = comments
    .map(({ createdAt }) => Date.parse(createdAt ?? ''))
    .filter((time) => !Number.isNaN(time))
    .sort((a, b) => a - b);
  const [firstAt, tenthAt] = [times[0], times[9]];
  return {
    serviceMs: ms,
    comments: comments.length,
    ...(firstAt !== undefined && { firstAt }),
    ...(tenthAt !== undefined && { tenthAt }),
  };
}
