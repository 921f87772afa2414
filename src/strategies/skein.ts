// The default strategy: active sampling, patterns by contrast, place as second evidence.
import {
  exploreForum,
  type FetchPage,
  type LearnOptions,
  learnPatterns,
  type SiteModel,
} from '../learn/index.ts';
import { siteTemplate } from '../records/index.ts';

/** Learns a forum from any of its pages. Throws CrawlError when what is there does not look like one. */
export async function learnSkein(
  startUrl: string,
  fetchPage: FetchPage,
  options: LearnOptions,
): Promise<SiteModel> {
  const evidence = await exploreForum(startUrl, fetchPage, options);
  const { entry, ignoredParameters, pages } = evidence;
  const threads = pages.filter(({ type }) => type === 'thread');
  return {
    version: 1,
    strategy: 'skein',
    entry: entry.page.url,
    hosts: [new URL(entry.page.url).host],
    patterns: learnPatterns(evidence.links),
    ignoredParameters,
    learnedFrom: pages.map(({ page }) => page.url),
    postTemplate: siteTemplate(threads.map(({ structure }) => structure)) ?? null,
    evidence: evidence.links,
  };
}
