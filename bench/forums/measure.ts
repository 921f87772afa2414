// One measured crawl: a forum, a start, and how much of the truth came out.
import { score, scoreThreads } from '../../lab/truth/index.ts';
import { UsageError } from '../../src/errors.ts';
import type { Scope } from '../../src/learn/index.ts';
import { seededRandom } from '../../src/sitemap/index.ts';
import type { Complete } from '../../src/store/index.ts';
import type { StrategyName } from '../../src/strategies/index.ts';
import { crawlForum, type FinishedCrawl } from './crawl.ts';
import { type ForumGroup, type OpenForum, openForum, type StartKind, startKinds } from './forum.ts';

/** A crawl to measure. `start` is a kind and which one of it ('thread', 'thread2'), or a URL. */
export interface CrawlTask {
  readonly forum: string;
  readonly group: ForumGroup;
  readonly start: string;
  readonly mirrors?: string | undefined;
  readonly strategy: StrategyName;
  readonly scope?: Scope | undefined;
  readonly hasBrowser?: boolean | undefined;
}

/** Percentages, where not said otherwise; of fields, of the posts that were matched. */
export interface Figures {
  readonly requests: number;
  readonly ideal: number;
  /** Requests over the fewest possible. */
  readonly overhead: number;
  readonly threads: number;
  readonly pages: number;
  readonly precision: number;
  readonly recall: number;
  readonly text: number;
  readonly author: number;
  readonly time: number;
  readonly order: number;
  /** null: the truth knows no answers. */
  readonly replies: number | null;
  readonly titles: number;
  /** null: the truth knows no boards. */
  readonly boards: number | null;
}

/** Figures that are compared and pinned, in the order tables have them. Of overhead less is better, of all others more. */
export const comparedFigures = [
  'overhead',
  'threads',
  'pages',
  'precision',
  'recall',
  'text',
  'author',
  'time',
  'order',
  'replies',
] as const satisfies readonly (keyof Figures)[];

export interface MeasuredCrawl {
  readonly forum: string;
  readonly group: ForumGroup;
  readonly start: string;
  readonly startUrl: string;
  readonly strategy: StrategyName;
  /** As the command line ends; 'crashed' where it ended without a result. */
  readonly exit: 0 | 1 | 3 | 'crashed';
  readonly said: string;
  /** Whether the crawl takes itself for complete, and what it says of it. */
  readonly complete: Complete;
  readonly verdict: string;
  readonly seconds: number;
  readonly figures: Figures;
}

/** Names a crawl in tables and in floors: 'plain-query@thread2', 'plain-query@entry by focus'. */
export function crawlName({
  forum,
  start,
  strategy,
}: Pick<MeasuredCrawl, 'forum' | 'start' | 'strategy'>): string {
  return `${forum}@${start}${strategy === 'skein' ? '' : ` by ${strategy}`}`;
}

// Figures of a crawl that lost nothing, in percent. A copy of a forum has flaws of its own: 100 cannot be asked for.
const WHOLE = 99;

/** Whether a crawl found everything and stored nothing else. */
export function isWhole({ figures }: Pick<MeasuredCrawl, 'figures'>): boolean {
  return (['threads', 'pages', 'precision', 'recall'] as const).every((name) => figures[name] >= WHOLE);
}

/** Whether a crawl that is not whole looks as if it were: it ended well and does not say that something is missing. */
export function isSilent(crawl: Pick<MeasuredCrawl, 'figures' | 'exit' | 'complete'>): boolean {
  return !isWhole(crawl) && crawl.exit === 0 && crawl.complete !== 'no';
}

// What must not be called complete, and what must not be called incomplete.
const MISSING = { threads: 99, recall: 98 };
const ALL = 99.5;

/** What is true of a crawl beside what it says of itself: 'between' may be called either. */
export function missesOf({ figures }: Pick<MeasuredCrawl, 'figures'>): 'misses' | 'between' | 'all' {
  if (figures.threads < MISSING.threads || figures.recall < MISSING.recall) return 'misses';
  return figures.threads > ALL && figures.recall > ALL ? 'all' : 'between';
}

/** The URL of a start: 'thread2' is the second thread drawn by seed. Undefined where the forum has no such page. */
export function startUrlOf({ starts }: Pick<OpenForum, 'starts'>, start: string): string | undefined {
  if (URL.canParse(start)) return start;
  const [, kind, number = '1'] = /^([a-z]+)(\d+)?$/.exec(start) ?? [];
  if (!startKinds.includes(kind as StartKind))
    throw new UsageError(`there is no start '${start}'; write ${startKinds.join(', ')}, thread2, or a URL`);
  const urls = [...starts[kind as StartKind]];
  // The entry itself comes first, then its other names.
  if (kind === 'entry') return urls[Number(number) - 1];
  const random = seededRandom(1);
  let drawn: string | undefined;
  for (let i = 0; i < Number(number); i++) [drawn] = urls.splice(Math.floor(random() * urls.length), 1);
  return drawn;
}

/** Crawls and scores. Resolves to undefined where the forum has no such start. */
export async function measureCrawl(task: CrawlTask): Promise<MeasuredCrawl | undefined> {
  const measured = await crawlAndScore(task);
  return measured?.crawl;
}

/** As `measureCrawl`, with what the crawl stored and the truth, which must be read before `close`. */
export async function crawlAndScore(task: CrawlTask): Promise<
  | {
      readonly crawl: MeasuredCrawl;
      readonly finished: FinishedCrawl;
      readonly truth: OpenForum['truth'];
      readonly asked: readonly { readonly url: string; readonly status: number }[];
    }
  | undefined
> {
  const forum = await openForum(task.forum, task.mirrors);
  try {
    const startUrl = startUrlOf(forum, task.start);
    if (startUrl === undefined) return undefined;
    const finished = await crawlForum({
      startUrl,
      strategy: task.strategy,
      ...(task.scope !== undefined && { scope: task.scope }),
      hasBrowser: task.hasBrowser ?? forum.needsBrowser,
      ...(forum.proxyUrl !== undefined && { proxyUrl: forum.proxyUrl }),
    });
    const { exit, said, complete, verdict, seconds } = finished;
    const crawl = {
      forum: task.forum,
      group: task.group,
      start: task.start,
      startUrl,
      strategy: task.strategy,
      exit,
      said,
      complete,
      verdict,
      seconds: Math.round(seconds * 10) / 10,
      figures: figuresOf(forum, finished),
    };
    return { crawl, finished, truth: forum.truth, asked: [...forum.requests()] };
  } finally {
    await forum.close();
  }
}

function figuresOf(forum: OpenForum, { posts, threads }: FinishedCrawl): Figures {
  const scored = score(forum.truth, forum.requests(), posts);
  const of = scored.posts!;
  // Of nothing, nothing is right.
  const field = (value: number): number => (of.matched === 0 ? 0 : value);
  const { titles, boards } = scoreThreads(forum.truth, threads);
  const hasReplies = forum.truth.posts().some(({ replyTo }) => replyTo !== null);
  return {
    requests: scored.requests,
    ideal: scored.ideal,
    overhead: scored.overhead,
    threads: scored.threadCoverage,
    pages: scored.pageCoverage,
    precision: of.precision,
    recall: of.recall,
    text: field(of.textF1),
    author: field(of.author),
    time: field(of.time),
    order: field(of.order),
    replies: hasReplies ? field(of.replies) : null,
    titles,
    boards: forum.knowsBoards ? boards : null,
  };
}
