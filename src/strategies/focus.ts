// The paper FoCUS as it stands: breadth-first over index pages, types by vote, regexes by refinement. For comparison.
import type { FetchPage, LearnOptions, SiteModel } from '../learn/index.ts';
import { focusForum } from '../papers/focus/index.ts';
import { siteTemplate } from '../records/index.ts';

// The paper asks for 442 pages on average (252 … 2,663): with what other strategies need, it would learn next to nothing.
const LEAST_BUDGET = 450;
// A few pages show how a site draws posts; reading all that were voted on takes longer than the rest of learning.
const TEMPLATE_PAGES = 20;

/** Learns a forum from any of its pages. Throws CrawlError when nothing there leads to threads. */
export async function learnFocus(
  startUrl: string,
  fetchPage: FetchPage,
  options: LearnOptions,
): Promise<SiteModel> {
  const budget = Math.max(options.budget, LEAST_BUDGET);
  const { entry, patterns, ignoredParameters, pages, threadPages } = await focusForum(startUrl, fetchPage, {
    ...options,
    budget,
  });
  return {
    version: 1,
    strategy: 'focus',
    entry: entry.url,
    hosts: [new URL(entry.url).host],
    patterns,
    ignoredParameters,
    learnedFrom: pages.map(({ page }) => page.url),
    postTemplate:
      siteTemplate(threadPages.slice(0, TEMPLATE_PAGES).map(({ structure }) => structure)) ?? null,
    evidence: null,
    followsPatternsAlone: true,
  };
}
