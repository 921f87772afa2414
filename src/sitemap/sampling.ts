// A sample of a site, as the graph is built from it: pages that are there already. How iRobot takes one is in
// papers/sitemap/sampling.ts.
import { withoutParameters } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import type { RepetitivePattern } from '../records/index.ts';
import { LayoutPatterns } from './layout-patterns.ts';
import { type SampledPage, sampledPage } from './sampled-page.ts';

export interface Sample {
  /** The page sampling began with comes first. */
  readonly pages: readonly SampledPage[];
  readonly patterns: readonly RepetitivePattern[];
  /** Query parameters that name nothing; URLs of the sample are without them. */
  readonly ignoredParameters: readonly string[];
  /** Its pages of posts show one message each. */
  readonly oneMessageAPage?: true;
}

/** A sample of pages that are there already, in their order; `depth` of each is taken from the way they link. */
export function sampleOf(pages: readonly Page[], ignoredParameters: readonly string[] = []): Sample {
  const patterns = new LayoutPatterns();
  const clean = (url: string) => withoutParameters(url, ignoredParameters);
  const read = pages.map((page) => sampledPage(page, { url: clean(page.url), depth: 0 }, patterns, clean));
  const depths = depthsOf(read);
  return {
    pages: read.map((page) => ({ ...page, depth: depths.get(page.url) ?? 1 })),
    patterns: patterns.patterns(),
    ignoredParameters,
  };
}

function depthsOf(pages: readonly SampledPage[]): ReadonlyMap<string, number> {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const depths = new Map<string, number>();
  let level = pages.slice(0, 1).map(({ url }) => url);
  for (let depth = 0; level.length > 0; depth++) {
    for (const url of level) depths.set(url, depth);
    const next = new Set<string>();
    for (const url of level)
      for (const link of byUrl.get(url)!.links)
        if (byUrl.has(link.url) && !depths.has(link.url)) next.add(link.url);
    level = [...next];
  }
  return depths;
}
