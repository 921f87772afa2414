// Forums to crawl again and again without a network: mirrors of real ones (WARC files and truth), and the lab's dialects.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dialectByName, dialects, type LabSize, startLab } from '../../lab/index.ts';
import { mirrorNames, readMirror } from '../../lab/mirrors/index.ts';
import type { TruthType } from '../../lab/types.ts';
import { FetchError } from '../../src/errors.ts';
import { ArchiveFetcher, type Fetcher, HttpFetcher, parseRobots } from '../../src/fetch/index.ts';
import type { FetchPage } from '../../src/learn/index.ts';
import { normaliseUrl, type Page, parsePage } from '../../src/page/index.ts';

/** What a URL is. */
export interface Truth {
  readonly type: TruthType;
  /** Names the thread it belongs to. */
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
  readonly threads: number;
  readonly threadPages: number;
  /** The fewest requests that see everything. */
  readonly ideal: number;
  truthOf(url: string): Truth;
  ask(url: string): Promise<Answer>;
  close(): Promise<void>;
}

/** Where forums come from: a folder of mirrors, or the lab. */
export interface ForumSource {
  readonly mirrors?: string | undefined;
  readonly seed: number;
}

/** Larger than what floors are measured on, small enough for minutes. */
const LAB_SIZE: LabSize = { boards: 8, threads: 120, postsPerThread: 8, users: 60 };

export function forumNames({ mirrors }: ForumSource): string[] {
  return mirrors === undefined ? dialects.map(({ name }) => name) : mirrorNames(mirrors);
}

export async function openForum(name: string, { mirrors, seed }: ForumSource): Promise<Forum> {
  return mirrors === undefined ? openLab(name, seed) : openMirror(name, join(mirrors, name));
}

/** Redirects walked, as strategies want pages. */
export function pagesOf(forum: Forum): FetchPage {
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
  const truthOf = (url: string): Truth => {
    const { type, threadId, boardId } = mirror.typeOf(url);
    const thread = threadId === undefined || type === 'other' ? undefined : String(threadId);
    if (type === 'duplicate' && thread !== undefined) return { type, thread, original: `thread ${thread} ` };
    if (type === 'duplicate' || type === 'other') return { type, thread };
    const page = type.endsWith('-flip') ? (url.match(/\d+/g) ?? []).join(' ') : '';
    const whole = `${type.replace('-flip', '')} ${thread ?? boardId ?? ''}`;
    return { type, thread, whole, content: `${whole} ${page}` };
  };
  const [entry] = mirror.entryUrls;
  const fetcher = await ArchiveFetcher.open(unpacked(name, mirror.archive));
  const robots = await robotsOf(fetcher, new URL(entry!).origin);
  return {
    name,
    entry: entry!,
    threads: mirror.threads().length,
    threadPages: mirror.ideal.thread,
    ideal: mirror.ideal.total,
    truthOf,
    ask: async (url) => {
      const { pathname, search } = new URL(url);
      return robots.isAllowed(pathname + search) ? answerOf(fetcher, url) : { kind: 'denied' };
    },
    close: () => fetcher.close(),
  };
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

async function openLab(name: string, seed: number): Promise<Forum> {
  const lab = await startLab({ dialect: dialectByName(name), size: LAB_SIZE, seed, retryAfterSeconds: 0 });
  const fetcher = new HttpFetcher({ startUrl: lab.entryUrl, rate: 0, concurrency: 1, retry: { baseMs: 5 } });
  const truth = lab.truth();
  return {
    name,
    entry: lab.entryUrl,
    threads: truth.threads().length,
    threadPages: truth.ideal.thread,
    ideal: truth.ideal.total,
    truthOf: (url) => {
      const { type, threadId, boardId, canonical, url: own } = truth.typeOf(url);
      const thread = threadId === undefined ? undefined : String(threadId);
      // As on mirrors, other addresses of a page are told by what they say: a print view says it without the frame.
      if (type === 'duplicate' || type === 'other') return { type, thread };
      return { type, thread, whole: `${threadId} ${threadId ?? boardId}`, content: canonical ?? own };
    },
    ask: (url) => answerOf(fetcher, url),
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
