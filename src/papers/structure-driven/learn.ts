// The structure-driven crawler of Vidal et al. (SIGIR 2006), as the papers compare with it: pages that look like a sample
// page are found by tree edit distance, and the path of URL patterns that leads to the most of them is followed. Sample
// pages are picked by the page classifier: one of a thread, one of a list.
import { classifyPage } from '../../classify/index.ts';
import { CrawlError, FetchError } from '../../errors.ts';
import {
  Explorer,
  type FetchPage,
  type LearnOptions,
  type LinkType,
  type Pattern,
  type SiteModel,
  startPage,
} from '../../learn/index.ts';
import type { Page } from '../../page/index.ts';
import { pageStructure } from '../../records/index.ts';
import { type UrlClasses, urlClasses } from '../../sitemap/index.ts';
import { treeLikeness } from './tree-likeness.ts';

// FoCUS 5.1: it 'needed to visit at least 3,000 pages'; on small forums so many are all there are.
const LEAST_BUDGET = 500;
// Addresses that are tried where the page given cannot be read.
const START_BUDGET = 10;
// From here on a page looks like the sample page. The paper found its threshold on sites whose pages vary less: as the
// traversal strategy did (6.1), it is adjusted to forums.
const TARGET_LIKENESS = 0.65;
const SURE = 0.8;
const FLIP_SHARE = 0.9;
const MAX_LEVELS = 5;

interface Found {
  readonly page: Page;
  readonly links: readonly string[];
  /** The page it was found on. */
  readonly parent: string | undefined;
  readonly depth: number;
}

/** Learns a forum from any of its pages. Throws CrawlError when no page looks like a thread. */
export async function learnStructureDriven(
  startUrl: string,
  fetchPage: FetchPage,
  { budget, tell }: LearnOptions,
): Promise<SiteModel> {
  const explorer = new Explorer(fetchPage, START_BUDGET);
  const { page: entry } = await startPage(explorer, startUrl);
  tell?.(`entry page: ${entry.url}`);
  const pages = await spider(entry.url, explorer, fetchPage, Math.max(budget, LEAST_BUDGET));
  const classOf = urlClasses([...pages.values()].flatMap(({ links }) => links));
  const patterns = new Map<string, Pattern>();
  for (const type of ['thread', 'index'] as const) {
    const targets = targetsOf(pages, type);
    const path = navigationPattern(pages, targets, classOf);
    for (const regex of path) {
      const leadsTo = regex === path.at(-1) ? type : 'index';
      if (!patterns.has(regex)) patterns.set(regex, patternOf(regex, leadsTo, pages, classOf));
    }
    for (const regex of flipPatterns(pages, targets, classOf))
      if (!patterns.has(regex)) patterns.set(regex, patternOf(regex, `${type}-flip`, pages, classOf));
  }
  if (patterns.size === 0)
    throw new CrawlError(`${startUrl}: of ${pages.size} pages around it none looks like a thread`);
  return {
    version: 1,
    strategy: 'structure-driven',
    entry: entry.url,
    hosts: [new URL(entry.url).host],
    patterns: [...patterns.values()],
    ignoredParameters: explorer.ignoredParameters,
    learnedFrom: [...pages.values()].map(({ page }) => page.url),
    postTemplate: null,
    evidence: null,
  };
}

/** Phase 1: all pages within reach, breadth-first. */
async function spider(
  entry: string,
  explorer: Explorer,
  fetchPage: FetchPage,
  budget: number,
): Promise<ReadonlyMap<string, Found>> {
  const pages = new Map<string, Found>();
  const met = new Set([entry]);
  const queue: { url: string; parent: string | undefined; depth: number }[] = [
    { url: entry, parent: undefined, depth: 0 },
  ];
  for (const { url, parent, depth } of queue) {
    if (pages.size >= budget || depth > MAX_LEVELS) break;
    const page = await fetchPage(url);
    if (page instanceof FetchError) continue;
    const { host } = new URL(page.url);
    const links = [
      ...new Set(
        page.links.filter((link) => new URL(link.url).host === host).map((link) => explorer.clean(link.url)),
      ),
    ];
    pages.set(url, { page, links, parent, depth });
    for (const link of links)
      if (!met.has(link)) {
        met.add(link);
        queue.push({ url: link, parent: url, depth: depth + 1 });
      }
  }
  return pages;
}

/** Phase 2: of all paths of URL patterns from the entry to pages like the sample, the one with the most of them. */
function navigationPattern(
  pages: ReadonlyMap<string, Found>,
  targets: ReadonlySet<string>,
  classOf: UrlClasses,
): string[] {
  const paths = new Map<string, { readonly path: string[]; targets: number }>();
  for (const target of targets) {
    const path: string[] = [];
    for (let at = target; pages.get(at)?.parent !== undefined; at = pages.get(at)!.parent!)
      path.unshift(classOf(at));
    const known = paths.get(path.join(' '));
    if (known === undefined) paths.set(path.join(' '), { path, targets: 1 });
    else known.targets++;
  }
  return [...paths.values()].sort((a, b) => b.targets - a.targets)[0]?.path ?? [];
}

/** As FoCUS 5.3.3 adapted it: URL patterns of links from target pages that lead to target pages only. */
function flipPatterns(
  pages: ReadonlyMap<string, Found>,
  targets: ReadonlySet<string>,
  classOf: UrlClasses,
): string[] {
  const linked = new Set([...targets].flatMap((target) => pages.get(target)!.links));
  const votes = new Map<string, { hits: number; all: number }>();
  for (const url of linked) {
    if (!pages.has(url)) continue;
    const vote = votes.get(classOf(url)) ?? { hits: 0, all: 0 };
    vote.all++;
    if (targets.has(url)) vote.hits++;
    votes.set(classOf(url), vote);
  }
  return [...votes]
    .filter(([, { hits, all }]) => hits >= FLIP_SHARE * all && hits > 1)
    .map(([regex]) => regex);
}

/** The pages like a page that surely is of that type, of middle size. */
function targetsOf(pages: ReadonlyMap<string, Found>, type: 'index' | 'thread'): ReadonlySet<string> {
  const sure = [...pages.values()].filter(({ page, depth }) => {
    const guess = depth === 0 ? undefined : classifyPage(pageStructure(page));
    return guess?.type === type && guess.confidence >= SURE;
  });
  const sample = sure.sort((a, b) => a.page.tree.size - b.page.tree.size)[sure.length >> 1]?.page;
  if (sample === undefined) return new Set();
  const alike = [...pages].filter(([, { page }]) => treeLikeness(page.tree, sample.tree) >= TARGET_LIKENESS);
  return new Set(alike.map(([url]) => url));
}

function patternOf(
  regex: string,
  type: LinkType,
  pages: ReadonlyMap<string, Found>,
  classOf: UrlClasses,
): Pattern {
  const own = [...pages.keys()].filter((url) => classOf(url) === regex);
  return {
    type,
    regex,
    identity: [],
    page: 0,
    firstPage: null,
    locations: [],
    notLocations: [],
    support: own.length,
    examples: own.slice(0, 3),
  };
}
