// FoCUS as a whole (figure 3): entry, training set, regexes.
import { CrawlError } from '../errors.ts';
import type { FetchPage } from './explorer.ts';
import { discoverEntry } from './focus-entry.ts';
import type { DetectionOptions } from './focus-index-thread.ts';
import { type FocusPage, FocusPages } from './focus-pages.ts';
import { itfPatterns } from './focus-patterns.ts';
import { collectTrainingSet } from './focus-training-set.ts';
import type { Pattern } from './model.ts';
import type { LearnOptions } from './sampling.ts';

/** What FoCUS learned of a forum. */
export interface FocusForum {
  readonly entry: FocusPage;
  readonly patterns: readonly Pattern[];
  readonly ignoredParameters: readonly string[];
  readonly pages: readonly FocusPage[];
  readonly threadPages: readonly FocusPage[];
}

const DETECTION: DetectionOptions = { votes: 5, candidates: 3 };
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
  const start = await pages.start(startUrl);
  const entry = (await discoverEntry(pages, start, DETECTION)) ?? start;
  tell?.(`entry page: ${entry.url}, after ${pages.asked} pages`);
  const indexBudget = Math.round(budget * INDEX_SHARE);
  const found = await collectTrainingSet(pages, entry, { ...DETECTION, indexBudget, budget });
  const { index, thread, flips, threadPages } = found;
  tell?.(
    `${index.length} index, ${thread.length} thread, ${flips.length} page-flipping URLs, ${pages.asked} pages`,
  );
  if (thread.length === 0)
    throw new CrawlError(`${startUrl}: of ${pages.asked} pages around it none led to threads`);
  return {
    entry,
    patterns: itfPatterns(found),
    ignoredParameters: pages.ignoredParameters,
    pages: pages.pages,
    threadPages,
  };
}
