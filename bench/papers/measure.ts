// Figures of one strategy on one forum: it learns, crawls, and what it fetched is judged.
import { FetchError } from '../../src/errors.ts';
import type { SiteModel } from '../../src/learn/index.ts';
import type { Page } from '../../src/page/index.ts';
import { contentEntropy } from '../../src/sitemap/index.ts';
import { type StrategyName, strategies } from '../../src/strategies/index.ts';
import { type Forum, pagesOf } from './forums.ts';
import { type Labels, valuableOf, worthOf } from './labels.ts';
import { simulate, type Visit } from './simulate.ts';

export interface CrawlFigures {
  readonly forum: string;
  readonly strategy: string;
  /** URLs asked for while learning. */
  readonly learned: number;
  /** Of the crawl that follows the model, pages seen while learning included. */
  readonly crawled: number;
  /** All that was asked for: learning and crawling, each URL once. */
  readonly requests: number;
  readonly ideal: number;
  /** FoCUS 5.3: thread pages among all pages crawled, and threads among all threads; 0 … 1. */
  readonly effectiveness: number;
  readonly coverage: number;
  /** Pages of threads. */
  readonly pageCoverage: number;
  /** First fetches of pages that count over all requests. */
  readonly useful: number;
  /** iRobot eq. 5. */
  readonly invalid: number;
  readonly duplicate: number;
  readonly valuable: number;
  readonly valuableCoverage: number;
  /** Traversal strategy eq. 2 over all pages crawled. */
  readonly informativeness: number;
  /** Number of valuable pages among the first 50, 100, …; the last is of all. */
  readonly curve: readonly (readonly [crawled: number, valuable: number])[];
  readonly seconds: number;
  readonly error?: string;
}

const CURVE_STEP = 50;
// What the command line allows for learning; strategies of the papers take the pages they need.
const OWN_BUDGET = 80;

/** Learns with at most `budget` pages (none: the strategy's own) from `start`. */
export async function learn(
  forum: Forum,
  strategy: StrategyName,
  start: string,
  budget = Number.POSITIVE_INFINITY,
): Promise<{ model: SiteModel; asked: Set<string> }> {
  const asked = new Set<string>();
  const known = new Map<string, Page | FetchError>();
  const fetchPage = pagesOf(forum);
  const spent = (url: string) => new FetchError('http-status', url, `${url}: no more pages may be asked for`);
  const model = await strategies[strategy](
    start,
    async (url) => {
      // Asked again, a page comes from the store.
      const page = known.get(url) ?? (asked.size < budget ? await fetchPage(url) : spent(url));
      known.set(url, page);
      // What robots.txt denies is no request.
      if (asked.size < budget && !(page instanceof FetchError && page.code === 'robots-denied'))
        asked.add(url);
      return page;
    },
    { budget: Number.isFinite(budget) ? budget : OWN_BUDGET },
  );
  return { model, asked };
}

/** Learns, crawls and judges. What fails is told as figures of nothing. */
export async function measure(
  forum: Forum,
  strategy: StrategyName,
  labels: Labels,
  { start = forum.entry, budget, maxPages }: { start?: string; budget?: number; maxPages: number },
): Promise<CrawlFigures> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10;
  try {
    const { model, asked } = await learn(forum, strategy, start, budget);
    const visits = await simulate(forum, model, { maxPages });
    return { ...figures(forum, strategy, labels, visits, asked), seconds: seconds() };
  } catch (error) {
    return {
      ...figures(forum, strategy, labels, [], new Set()),
      seconds: seconds(),
      error: (error as Error).message,
    };
  }
}

/** Judges the visits of a crawl. */
export function figures(
  forum: Forum,
  strategy: string,
  labels: Labels,
  visits: readonly Visit[],
  asked: ReadonlySet<string>,
): Omit<CrawlFigures, 'seconds'> {
  const truths = visits.filter(({ answer }) => answer === 'page').map(({ url }) => forum.truthOf(url));
  const threads = new Set(truths.map(({ thread }) => thread).filter((thread) => thread !== undefined));
  const isOf = (kind: string) => (one: { readonly type: string }) => one.type.startsWith(kind);
  const distinct = (kind: string) => new Set(truths.filter(isOf(kind)).map(({ content }) => content)).size;
  const threadPages = Math.min(forum.threadPages, distinct('thread'));
  const usefulPages = threadPages + distinct('index') + distinct('entry');
  const requests = new Set([...asked, ...visits.map(({ url }) => url)]).size;
  const worth = worthOf(visits, labels);
  const count = (what: string) => worth.filter((one) => one === what).length;
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
  const of = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  return {
    forum: forum.name,
    strategy,
    learned: asked.size,
    crawled: visits.length,
    requests,
    ideal: forum.ideal,
    effectiveness: of(threadPages, visits.length),
    coverage: of(threads.size, forum.threads),
    pageCoverage: of(threadPages, forum.threadPages),
    useful: of(usefulPages, requests),
    invalid: of(count('invalid'), visits.length),
    duplicate: of(count('duplicate'), visits.length),
    valuable: of(count('valuable'), visits.length),
    valuableCoverage: of(count('valuable'), valuableOf(labels)),
    informativeness: contentEntropy(groups.values()),
    curve,
  };
}
