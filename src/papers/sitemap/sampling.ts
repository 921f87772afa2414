// Sampling a site by a double-ended queue (iRobot section 4, traversal strategy section 4): links go in at the end, and the
// next URL is taken from the front or the end at random: broad and deep at once.
import { FetchError } from '../../errors.ts';
import { type FetchPage, sessionParameters, withoutParameters } from '../../learn/index.ts';
import {
  LayoutPatterns,
  type Sample,
  type SampledPage,
  sampledPage,
  seededRandom,
  siteGraph,
} from '../../sitemap/index.ts';
import { IdleForms } from './idle-forms.ts';

export interface SampleOptions {
  /**
   * URLs that may be asked for; those that robots.txt forbids do not count. A sample larger than iRobot's 500 pages ends
   * before when no new vertex appears.
   */
  readonly budget: number;
  /** Equal seeds take equal samples of an unchanged site. */
  readonly seed: number;
  readonly tell?: (line: string) => void;
}

// Session ids show when pages are compared: first soon, then ever more rarely.
const SESSION_PAGES = 48;
const TELL_EVERY = 100;
// Beyond the first so many pages ('usually enough', iRobot 1), vertices are counted after each further so many.
const ENOUGH_PAGES = 500;
const COUNT_EVERY = 250;
// One or two pages of a kind may be an accident of layout.
const PAGES_OF_VERTEX = 3;

/** Asks for pages of a site, from its entry page on. */
export async function samplePages(
  entry: string,
  fetchPage: FetchPage,
  { budget, seed, tell }: SampleOptions,
): Promise<Sample> {
  const random = seededRandom(seed);
  const patterns = new LayoutPatterns();
  const pages: SampledPage[] = [];
  const early: { url: string; links: string[] }[] = [];
  let ignored: readonly string[] = [];
  const clean = (url: string) => withoutParameters(url, ignored);
  const queue = new DoubleEndedQueue<{ url: string; depth: number }>();
  const met = new Set<string>([entry]);
  // What a page asks crawlers not to take is looked at when nothing else is left: some skins mark every link.
  const marked = new DoubleEndedQueue<{ url: string; depth: number }>();
  const metMarked = new Set<string>();
  const shown = new Set<string>();
  // So are further URLs of a form that has shown nothing but one thing.
  const idle = new DoubleEndedQueue<{ url: string; depth: number }>();
  const forms = new IdleForms();
  let vertexCount = 0;
  queue.push({ url: entry, depth: 0 });
  for (let asked = 0; asked < budget && queue.length + marked.length + idle.length > 0; ) {
    const from = queue.length > 0 ? queue : marked.length > 0 ? marked : idle;
    const next = random() < 0.5 ? from.shift() : from.pop();
    const url = clean(next.url);
    // A URL may turn out to be known once a session id is known to be one, or linked elsewhere without the mark.
    if ((from === marked || url !== next.url) && met.has(url)) continue;
    // A redirect has shown it already.
    if (shown.has(url)) continue;
    if (from !== idle && forms.has(url)) {
      idle.push(next);
      continue;
    }
    met.add(url);
    const page = await fetchPage(url);
    // What robots.txt forbids is not asked for.
    if (!(page instanceof FetchError && page.code === 'robots-denied')) asked++;
    if (page instanceof FetchError) continue;
    if (early.length < SESSION_PAGES) {
      early.push({ url: page.url, links: page.links.map((link) => link.url) });
      ignored = sessionParameters(early).map(({ name }) => name);
    }
    const sampled = sampledPage(page, { url, depth: next.depth }, patterns, clean);
    pages.push(sampled);
    forms.add(sampled);
    if (sampled.finalUrl !== url) shown.add(sampled.finalUrl);
    for (const { url: found, isNofollow } of sampled.links) {
      if (met.has(found)) continue;
      const known = isNofollow ? metMarked : met;
      if (known.has(found)) continue;
      known.add(found);
      (isNofollow ? marked : queue).push({ url: found, depth: next.depth + 1 });
    }
    if (pages.length % TELL_EVERY === 0) tell?.(`sampled ${pages.length} pages`);
    if (asked < budget && pages.length >= ENOUGH_PAGES && (pages.length - ENOUGH_PAGES) % COUNT_EVERY === 0) {
      const sample = {
        pages: cleaned(pages, clean),
        patterns: patterns.patterns(),
        ignoredParameters: ignored,
      };
      const { vertices } = siteGraph(sample, { byUrl: true });
      const found = vertices.filter(({ members }) => members.length >= PAGES_OF_VERTEX).length;
      if (found <= vertexCount) break;
      vertexCount = found;
    }
  }
  return { pages: cleaned(pages, clean), patterns: patterns.patterns(), ignoredParameters: ignored };
}

/**
 * Pages sampled before a session id was known, with URLs as all others. A redirect shows a page that has an address of its
 * own: it counts under both, as any other page that is shown twice.
 */
function cleaned(pages: readonly SampledPage[], clean: (url: string) => string): SampledPage[] {
  const byUrl = new Map<string, SampledPage>();
  for (const page of pages) {
    const url = clean(page.url);
    if (byUrl.has(url)) continue;
    const links = page.links.map((link) => ({ ...link, url: clean(link.url) }));
    byUrl.set(url, { ...page, url, finalUrl: clean(page.finalUrl), links });
  }
  for (const page of [...byUrl.values()])
    if (!byUrl.has(page.finalUrl)) byUrl.set(page.finalUrl, { ...page, url: page.finalUrl });
  return [...byUrl.values()];
}

/** A queue with two ends; both give in constant time. */
class DoubleEndedQueue<T> {
  readonly #items: T[] = [];
  #front = 0;

  get length(): number {
    return this.#items.length - this.#front;
  }

  push(item: T): void {
    this.#items.push(item);
  }

  pop(): T {
    return this.#items.pop()!;
  }

  shift(): T {
    return this.#items[this.#front++]!;
  }
}
