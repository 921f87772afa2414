// FoCUS as a whole (figure 3): entry, training set, regexes.
import { CrawlError } from '../../errors.ts';
import type { FetchPage, LearnOptions, Pattern } from '../../learn/index.ts';
import { discoverEntry } from './entry-discovery.ts';
import { type FocusPage, FocusPages } from './focus-pages.ts';
import { ColumnVotes } from './index-thread.ts';
import { itfRegexes } from './itf-regexes.ts';
import { collectTrainingSet } from './training-set.ts';

/** What FoCUS learned of a forum. */
export interface FocusForum {
  readonly entry: FocusPage;
  readonly patterns: readonly Pattern[];
  readonly ignoredParameters: readonly string[];
  readonly pages: readonly FocusPage[];
  readonly threadPages: readonly FocusPage[];
}

// What is left for page flips when a large forum takes all there is.
const INDEX_SHARE = 0.7;
const ENTRY_SHARE = 0.4;

/** Learns a forum from any of its pages. Throws CrawlError when no thread URLs are found. */
export async function focusForum(
  startUrl: string,
  fetchPage: FetchPage,
  { budget, tell }: LearnOptions,
): Promise<FocusForum> {
  const pages = new FocusPages(fetchPage, Math.round(budget * ENTRY_SHARE));
  const votes = new ColumnVotes();
  const start = await pages.start(startUrl);
  const entry = (await discoverEntry(pages, start, votes)) ?? start;
  tell?.(`entry page: ${entry.url}, after ${pages.asked} pages`);
  await pages.askAgain();
  const indexBudget = Math.round(budget * INDEX_SHARE);
  const found = await collectTrainingSet(pages, entry, { indexBudget, budget }, votes);
  await pages.askAgain();
  const { index, thread, indexFlips, threadFlips, threadPages } = found;
  tell?.(
    `${index.length} index, ${thread.length} thread, ${indexFlips.length} index-flipping and ${threadFlips.length} thread-flipping URLs, ${pages.asked} pages`,
  );
  if (thread.length === 0)
    throw new CrawlError(`${startUrl}: of ${pages.asked} pages around it none led to threads`);
  return {
    entry,
    patterns: itfRegexes(found, (url) => pages.clean(url)),
    ignoredParameters: pages.ignoredParameters,
    pages: pages.pages,
    threadPages,
  };
}
