// The default strategy: active sampling, patterns by contrast, place as second evidence.
import {
  exploreForum,
  type FetchPage,
  type LearnOptions,
  LinkMatcher,
  learnPatterns,
  type Pattern,
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
  const patterns = learnPatterns(evidence.links);
  const isArchive = evidence.oneMessageAPage === true;
  const threads = realThreads(
    pages.filter(({ type }) => type === 'thread'),
    new LinkMatcher({ patterns, ignoredParameters }),
  );
  return {
    version: 1,
    strategy: 'skein',
    entry: entry.page.url,
    hosts: [new URL(entry.page.url).host],
    patterns: isArchive ? patterns.map(namedWhole) : patterns,
    ignoredParameters,
    learnedFrom: pages.map(({ page }) => page.url),
    // Pages of one message each are read by what differs between them: the crawl will have more of them, as it has of a
    // site that is learned once more.
    postTemplate:
      isArchive || options.knownPages !== undefined
        ? null
        : (siteTemplate(threads.map(({ structure }) => structure)) ?? null),
    evidence: evidence.links,
    ...(isArchive && { oneMessageAPage: true as const }),
  };
}

/** Without what only looks like threads (all that somebody wrote, print views), where others are called like threads. */
function realThreads<Seen extends { readonly url: string }>(
  pages: readonly Seen[],
  matcher: LinkMatcher,
): readonly Seen[] {
  const called = pages.filter(({ url }) => matcher.match(url)?.type.startsWith('thread') === true);
  return called.length > 0 ? called : pages;
}

/** Messages are numbered anew in each list and month: all of its address names one. */
function namedWhole(pattern: Pattern): Pattern {
  return pattern.type === 'thread' ? { ...pattern, identity: [] } : pattern;
}
