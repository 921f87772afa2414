// Forums to crawl again and again without a network: mirrors of real ones (WARC files and truth), and the lab's dialects.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { dialectByName, type LabSize, startLab } from '../../lab/index.ts';
import { answersOf, mirrorNames, readMirror, startReplay } from '../../lab/mirrors/index.ts';
import type { TruthPage, TruthType } from '../../lab/types.ts';
import { FetchError } from '../../src/errors.ts';
import { ArchiveFetcher, type Fetcher, HttpFetcher, parseRobots } from '../../src/fetch/index.ts';
import type { FetchPage } from '../../src/learn/index.ts';
import { normaliseUrl, type Page, parsePage } from '../../src/page/index.ts';
import { type JudgedPage, judgeLabPage, mirrorJudge } from '../flips/page-sets.ts';

/** What a URL is. */
export interface Truth {
  readonly type: TruthType;
  /** The thread it belongs to, of those the truth lists. */
  readonly thread?: string | undefined;
  /** Names the board or thread it is a page of. */
  readonly whole?: string | undefined;
  /** Equal for all addresses of one page that counts; undefined for others. */
  readonly content?: string | undefined;
  /** Of a duplicate: the content of the thread it shows a page of, where the truth knows the thread. */
  readonly original?: string | undefined;
}

/** What a URL answers. */
export type Answer =
  | { readonly kind: 'page'; readonly page: Page }
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'error' }
  | { readonly kind: 'denied' };

export interface Forum {
  readonly name: string;
  readonly entry: string;
  /** Number of pages of each thread. */
  readonly threads: ReadonlyMap<string, number>;
  /** The fewest requests that see everything. */
  readonly ideal: number;
  /** URLs of pages it has, the entry page left out. */
  readonly pages: readonly string[];
  truthOf(url: string): Truth;
  /** What the page flips on a page are; undefined for pages that are neither of a board nor of a thread. */
  flipsOf(page: Page): JudgedPage | undefined;
  ask(url: string): Promise<Answer>;
  /** Where a crawl of the engine finds it; undefined: at its own address. */
  readonly proxyUrl: string | undefined;
  close(): Promise<void>;
}

/** Where forums come from: a folder of mirrors, or the lab. */
export interface ForumSource {
  readonly mirrors?: string | undefined;
  readonly seed: number;
  /** Of lab forums. */
  readonly labSize?: LabSize;
}

/** Larger than what floors are measured on, small enough for minutes. */
const LAB_SIZE: LabSize = { boards: 8, threads: 120, postsPerThread: 8, users: 60 };

/**
 * One of each way to write addresses; 'alike' is drawn as a question site, 'blog-comments' as a blog (FoCUS 5.4). These two
 * and the plainest come first: a quick run takes what is first.
 */
const LAB_FORUMS = [
  'plain-query',
  'alike',
  'blog-comments',
  'german-dotted',
  'lofi-euc',
  'slug-portal',
  'japanese-next',
  'spanish-nested',
  'tree-short',
];

/** Names of forums, of mirrors the smallest first: at most so many. */
export function forumNames({ mirrors }: ForumSource, most = Number.POSITIVE_INFINITY): string[] {
  if (mirrors === undefined) return LAB_FORUMS.slice(0, most);
  const names = mirrorNames(mirrors);
  if (most >= names.length) return names;
  const bytes = (name: string) => statSync(join(mirrors, name, 'mirror.warc.zst')).size;
  return names.sort((a, b) => bytes(a) - bytes(b)).slice(0, most);
}

/** Lab forums combined at random: they stand for the 160 test forums of FoCUS. */
export function manyForums(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `combined-${i + 1}`);
}

export async function openForum(name: string, { mirrors, seed, labSize }: ForumSource): Promise<Forum> {
  return mirrors === undefined ? openLab(name, seed, labSize) : openMirror(name, join(mirrors, name));
}

/** Redirects walked, as strategies want pages. */
export function pagesOf(forum: Pick<Forum, 'ask'>): FetchPage {
  return async (asked) => {
    const met = new Set<string>();
    for (let url = asked; !met.has(url); ) {
      met.add(url);
      const answer = await forum.ask(url);
      if (answer.kind === 'page') return answer.page;
      if (answer.kind === 'denied')
        return new FetchError('robots-denied', url, `${url} is denied by robots.txt`);
      if (answer.kind === 'error') break;
      url = answer.url;
    }
    return new FetchError('http-status', asked, `${asked} has no page`, { status: 404 });
  };
}

async function openMirror(name: string, folder: string): Promise<Forum> {
  const mirror = readMirror(folder);
  const threads = new Map(mirror.threads().map(({ id, pages }) => [id, pages]));
  const [entry] = mirror.entryUrls;
  const fetcher = await ArchiveFetcher.open(unpacked(name, mirror.archive));
  const robots = await robotsOf(fetcher, new URL(entry!).origin);
  const replay = await startReplay(answersOf(fetcher));
  const answers = new RecentAnswers((url) => answerOf(fetcher, url));
  return {
    name,
    entry: entry!,
    threads,
    ideal: mirror.ideal.total,
    pages: mirror.saved.filter(({ truth }) => truth.type !== 'entry').map(({ url }) => url),
    truthOf: (url) => mirrorTruth(url, mirror.typeOf(url), threads),
    flipsOf: mirrorJudge(folder),
    ask: async (url) => {
      const { pathname, search } = new URL(url);
      return robots.isAllowed(pathname + search) ? answers.of(url) : { kind: 'denied' };
    },
    proxyUrl: replay.proxyUrl,
    close: async () => {
      await replay.close();
      await fetcher.close();
    },
  };
}

function mirrorTruth(
  url: string,
  { type, threadId, boardId }: TruthPage,
  threads: ReadonlyMap<string, number>,
): Truth {
  // A copy may hold pages of threads that its truth leaves out.
  const isListed = threadId !== undefined && threads.has(String(threadId)) && type !== 'other';
  const thread = isListed ? String(threadId) : undefined;
  if (type === 'duplicate' && thread !== undefined) return { type, thread, original: `thread ${thread} ` };
  if (type === 'duplicate' || type === 'other') return { type, thread };
  const page = type.endsWith('-flip') ? (url.match(/\d+/g) ?? []).join(' ') : '';
  const whole = `${type.replace('-flip', '')} ${threadId ?? boardId ?? ''}`;
  return { type, thread, whole, content: `${whole} ${page}` };
}

/** Strategies look at the same pages of a mirror, one after the other: what was read lately is not read again. */
class RecentAnswers {
  static readonly #MOST = 1500;
  readonly #known = new Map<string, Answer>();
  readonly #ask: (url: string) => Promise<Answer>;

  constructor(ask: (url: string) => Promise<Answer>) {
    this.#ask = ask;
  }

  async of(url: string): Promise<Answer> {
    const answer = this.#known.get(url) ?? (await this.#ask(url));
    this.#known.delete(url);
    this.#known.set(url, answer);
    if (this.#known.size > RecentAnswers.#MOST) this.#known.delete(this.#known.keys().next().value!);
    return answer;
  }
}

/** A mirror that somebody unpacked opens in a second instead of a minute. */
function unpacked(name: string, archive: string): string {
  const plain = process.env.SKEIN_UNPACKED_MIRRORS;
  const file = plain === undefined ? undefined : join(plain, `${name}.warc`);
  return file !== undefined && existsSync(file) ? file : archive;
}

async function robotsOf(fetcher: Fetcher, origin: string) {
  try {
    const { body } = await fetcher.fetch({ url: `${origin}/robots.txt`, accept: 'any' });
    return parseRobots(body.toString('utf8'), 'skein');
  } catch {
    return parseRobots('', 'skein');
  }
}

async function openLab(name: string, seed: number, size = LAB_SIZE): Promise<Forum> {
  const lab = await startLab({ dialect: dialectByName(name), size, seed, retryAfterSeconds: 0 });
  const fetcher = new HttpFetcher({ startUrl: lab.entryUrl, rate: 0, concurrency: 1, retry: { baseMs: 5 } });
  const truth = lab.truth();
  const useful = truth.pages().filter(({ type }) => type !== 'entry');
  return {
    name,
    entry: lab.entryUrl,
    threads: new Map(truth.threads().map(({ id, pages }) => [id, pages])),
    ideal: truth.ideal.total,
    pages: [...useful.map(({ url }) => url), ...truth.profiles()],
    truthOf: (url) => {
      const { type, threadId, boardId, canonical, url: own } = truth.typeOf(url);
      const thread = threadId === undefined ? undefined : String(threadId);
      // As on mirrors, other addresses of a page are told by what they say: a print view says it without the frame.
      if (type === 'duplicate' || type === 'other') return { type, thread };
      const whole = threadId === undefined ? `index ${boardId ?? ''}` : `thread ${threadId}`;
      return { type, thread, whole, content: canonical ?? own };
    },
    flipsOf: (page) => judgeLabPage(truth, page),
    ask: (url) => answerOf(fetcher, url),
    proxyUrl: undefined,
    close: async () => {
      await fetcher.close();
      await lab.close();
    },
  };
}

async function answerOf(fetcher: Fetcher, url: string): Promise<Answer> {
  try {
    const response = await fetcher.fetch({ url, accept: 'html', redirect: 'manual' });
    const target = response.location === undefined ? undefined : normaliseUrl(response.location);
    if (target !== undefined) return { kind: 'redirect', url: target };
    return { kind: 'page', page: parsePage(response) };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return { kind: error.code === 'robots-denied' ? 'denied' : 'error' };
  }
}
