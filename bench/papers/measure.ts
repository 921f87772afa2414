// Figures of one crawler on one forum: it learns, crawls, and what it fetched is judged.
import { FetchError } from '../../src/errors.ts';
import type { SiteModel } from '../../src/learn/index.ts';
import type { Page } from '../../src/page/index.ts';
import { contentEntropy } from '../../src/sitemap/index.ts';
import { strategies } from '../../src/strategies/index.ts';
import type { Crawler } from './crawlers.ts';
import { type Forum, pagesOf } from './forums.ts';
import { type Labels, valuableOf, worthOf } from './labels.ts';
import { simulate, type Visit } from './simulate.ts';

/** What a crawl asked for, and which boards and threads it saw. */
export interface ReachFigures {
  readonly forum: string;
  readonly crawler: string;
  /** URLs asked for while learning. */
  readonly learned: number;
  /** Of the crawl that follows the model, pages seen while learning included. */
  readonly crawled: number;
  /** All that was asked for: learning and crawling, each URL once. */
  readonly requests: number;
  /** Of these: asked for while learning alone, and of no page of the forum. Neither includes the other. */
  readonly learnedOnly: number;
  readonly outside: number;
  readonly ideal: number;
  /** Threads seen and how many there are; the same of their pages. */
  readonly threads: number;
  readonly allThreads: number;
  readonly threadPages: number;
  readonly allThreadPages: number;
  /** Pages of boards. */
  readonly listPages: number;
  readonly seconds: number;
  readonly error?: string;
}

/** What the pages were worth. */
export interface WorthFigures {
  /** iRobot eq. 5. */
  readonly invalid: number;
  readonly duplicate: number;
  readonly valuable: number;
  readonly valuableCoverage: number;
  /** Traversal strategy eq. 2 over all pages crawled. */
  readonly informativeness: number;
  /** Number of valuable pages among the first 50, 100, …; the last is of all. */
  readonly curve: readonly (readonly [crawled: number, valuable: number])[];
}

export type CrawlFigures = ReachFigures & WorthFigures;

export interface CrawlOrder {
  /** Pages learning may ask for; none: the strategy's own. */
  readonly budget?: number;
  readonly maxPages: number;
}

const CURVE_STEP = 50;
// What the command line allows for learning; strategies of the papers take the pages they need.
const OWN_BUDGET = 80;

/** Learns with at most `budget` pages from the entry page. */
export async function learn(
  forum: Pick<Forum, 'ask' | 'entry'>,
  { strategy, scope }: Crawler,
  { budget = Number.POSITIVE_INFINITY }: Omit<CrawlOrder, 'maxPages'> = {},
): Promise<{ model: SiteModel; asked: Set<string> }> {
  const asked = new Set<string>();
  const known = new Map<string, Page | FetchError>();
  const fetchPage = pagesOf(forum);
  const spent = (url: string) => new FetchError('http-status', url, `${url}: no more pages may be asked for`);
  const model = await strategies[strategy](
    forum.entry,
    async (url) => {
      // Asked again, a page comes from the store.
      const page = known.get(url) ?? (asked.size < budget ? await fetchPage(url) : spent(url));
      known.set(url, page);
      // What robots.txt denies is no request.
      if (asked.size < budget && !(page instanceof FetchError && page.code === 'robots-denied'))
        asked.add(url);
      return page;
    },
    { budget: Number.isFinite(budget) ? budget : OWN_BUDGET, ...(scope !== undefined && { scope }) },
  );
  return { model, asked };
}

/** Learns, crawls and judges. What fails is told as figures of nothing. */
export async function measure(
  forum: Forum,
  crawler: Crawler,
  labels: Labels,
  order: CrawlOrder,
): Promise<CrawlFigures> {
  const startedAt = performance.now();
  const figures = (visits: readonly Visit[], asked: ReadonlySet<string>) => ({
    ...reachFigures(forum, crawler.name, visits, asked),
    ...worthFigures(visits, labels),
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
  });
  try {
    const { model, asked } = await learn(forum, crawler, order);
    const { visits } = await simulate(forum, model, order);
    return figures(visits, asked);
  } catch (error) {
    return { ...figures([], new Set()), error: (error as Error).message };
  }
}

export function reachFigures(
  forum: Forum,
  crawler: string,
  visits: readonly Visit[],
  asked: ReadonlySet<string>,
): Omit<ReachFigures, 'seconds'> {
  const threads = new Map<string, Set<string>>();
  const lists = new Set<string>();
  for (const { url, answer } of visits) {
    const { type, thread, content } = forum.truthOf(url);
    if (answer !== 'page' || type === 'other') continue;
    if (thread !== undefined) {
      const pages = threads.get(thread) ?? new Set();
      threads.set(thread, content === undefined ? pages : pages.add(content));
    } else if (/^(entry|index)/.test(type)) lists.add(content!);
  }
  const all = [...forum.threads.values()].reduce((sum, pages) => sum + pages, 0);
  // A mirror does not know every second address: what goes beyond a thread's number of pages was one.
  const seen = [...threads].reduce(
    (sum, [thread, pages]) => sum + Math.min(pages.size, forum.threads.get(thread)!),
    0,
  );
  const crawled = new Set(visits.map(({ url }) => url));
  const requests = [...new Set([...asked, ...crawled])];
  const outside = new Set(requests.filter((url) => isOutside(forum, url)));
  return {
    forum: forum.name,
    crawler,
    learned: asked.size,
    crawled: visits.length,
    requests: requests.length,
    learnedOnly: requests.filter((url) => !crawled.has(url) && !outside.has(url)).length,
    outside: outside.size,
    ideal: forum.ideal,
    threads: threads.size,
    allThreads: forum.threads.size,
    threadPages: seen,
    allThreadPages: all,
    listPages: lists.size,
  };
}

/** Another host, or beside the folder of the entry page; a board or thread is of the forum wherever it is. */
function isOutside({ entry, truthOf }: Forum, url: string): boolean {
  return truthOf(url).type === 'other' && !url.startsWith(new URL('.', entry).href);
}

export function worthFigures(visits: readonly Visit[], labels: Labels): WorthFigures {
  const worth = worthOf(visits, labels);
  const share = (what: string) =>
    visits.length === 0 ? 0 : worth.filter((one) => one === what).length / visits.length;
  const groups = new Map<string, number>();
  for (const { url, answer } of visits)
    if (answer === 'page') {
      const content = labels.contents[url] ?? url;
      groups.set(content, (groups.get(content) ?? 0) + 1);
    }
  const curve: [number, number][] = [];
  let valuable = 0;
  for (const [i, one] of worth.entries()) {
    if (one === 'valuable') valuable++;
    if ((i + 1) % CURVE_STEP === 0 || i + 1 === worth.length) curve.push([i + 1, valuable]);
  }
  return {
    invalid: share('invalid'),
    duplicate: share('duplicate'),
    valuable: share('valuable'),
    valuableCoverage: valuable / Math.max(1, valuableOf(labels)),
    informativeness: contentEntropy(groups.values()),
    curve,
  };
}
