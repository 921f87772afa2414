// What the strategies of the site map have in common: how they sample, and how a map becomes a model.
import { CrawlError } from '../../errors.ts';
import {
  Explorer,
  type FetchPage,
  type LearnOptions,
  type SiteMap,
  type SiteModel,
  startPage,
} from '../../learn/index.ts';
import { followedPatterns, type Sample } from '../../sitemap/index.ts';
import { samplePages } from './sampling.ts';

const SEED = 1;
// Addresses that are tried where the page given cannot be read.
const START_BUDGET = 10;

/**
 * Samples a forum from the page given: as many pages as are asked for, else at least `least`. The papers start from 'the
 * portal page of the forum' (iRobot 5.4), which whoever crawls names: the page given is the root of the map. Where the
 * site does not show it, the nearest page above its address is.
 */
export async function sampleForum(
  startUrl: string,
  fetchPage: FetchPage,
  { budget, sample, tell }: LearnOptions,
  least: number,
): Promise<Sample> {
  const { page } = await startPage(new Explorer(fetchPage, START_BUDGET), startUrl);
  tell?.(`entry page: ${page.url}`);
  return samplePages(page.url, fetchPage, {
    budget: sample ?? Math.max(budget, least),
    seed: SEED,
    ...(tell === undefined ? {} : { tell }),
  });
}

/** The model that follows a map. */
export function mappedModel(strategy: string, sample: Sample, siteMap: SiteMap): SiteModel {
  const entry = sample.pages[0]!;
  const patterns = followedPatterns(siteMap);
  if (patterns.length === 0)
    throw new CrawlError(
      `${entry.url}: of ${sample.pages.length} pages around it no kind of links is worth following`,
    );
  return {
    version: 1,
    strategy,
    entry: entry.url,
    hosts: [new URL(entry.url).host],
    patterns,
    ignoredParameters: sample.ignoredParameters,
    learnedFrom: sample.pages.map(({ rawUrl }) => rawUrl),
    postTemplate: null,
    evidence: null,
    siteMap,
  };
}
