// Crawls an archive of the lab in this process and scores it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ArchiveOptions, startArchive } from '../../lab/archives/index.ts';
import { crawlSite, RequestLog } from '../../src/crawl/index.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import type { PostRow } from '../../src/store/index.ts';
import { openStore } from '../../src/store/index.ts';

/** Shares in percent. */
export interface ArchiveScore {
  readonly requests: number;
  /** Requests by the fewest possible. */
  readonly overhead: number;
  /** Of 100 requests those that were needed, each once. */
  readonly useful: number;
  readonly recall: number;
  readonly precision: number;
  /** Threads that hold all their messages, in order, and no others. */
  readonly wholeThreads: number;
  readonly authors: number;
  readonly times: number;
  readonly texts: number;
  readonly replies: number;
}

/** Crawls the archive from its front page, or from a message in the middle. */
export async function measureArchive(
  options: ArchiveOptions,
  from: 'entry' | 'message' = 'entry',
): Promise<ArchiveScore> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-archive-'));
  const lab = await startArchive(options);
  const startUrl = from === 'entry' ? lab.entryUrl : lab.urlOf(lab.messages[lab.messages.length >> 1]!);
  const requests = new RequestLog();
  const fetcher = new HttpFetcher({ startUrl, rate: 0, concurrency: 8, onRequest: requests.observe });
  const store = await openStore(join(folder, 'crawl.db'));
  try {
    await crawlSite(
      { startUrl, strategy: 'skein', concurrency: 8, retry: { maxAttempts: 2, firstDelayMs: 10 } },
      { store, fetcher, requests },
    );
    const posts: PostRow[] = [];
    for await (const post of store.rows('posts')) posts.push(post);
    return scoreOf(lab, posts);
  } finally {
    await fetcher.close();
    await store.close();
    await lab.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function scoreOf(lab: Awaited<ReturnType<typeof startArchive>>, posts: readonly PostRow[]): ArchiveScore {
  const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole);
  const byPage = new Map(posts.map((post) => [post.page, post]));
  const found = lab.messages.flatMap((message) => {
    const post = byPage.get(lab.urlOf(message));
    return post === undefined ? [] : [{ message, post }];
  });
  const share = (test: (one: (typeof found)[number]) => boolean): number =>
    percent(found.filter(test).length, found.length);
  const threads = new Map<number, typeof found>();
  for (const one of found) threads.set(one.message.thread, [...(threads.get(one.message.thread) ?? []), one]);
  const isWhole = (ofThread: typeof found): boolean => {
    const [first] = ofThread;
    const all = posts.filter(({ thread }) => thread === first!.post.thread);
    const expected = lab.messages.filter(({ thread }) => thread === first!.message.thread);
    return (
      all.length === expected.length &&
      ofThread.length === expected.length &&
      ofThread.every(({ post }, i) => post.thread === first!.post.thread && post.position === i + 1)
    );
  };
  const asked = new Set(lab.requests.filter((url) => lab.needed.has(url)));
  const idOf = (url: string | null): string | null => (url === null ? null : (byPage.get(url)?.id ?? null));
  const allThreads = new Set(lab.messages.map(({ thread }) => thread));
  return {
    requests: lab.requests.length,
    // robots.txt is asked for too.
    overhead: lab.requests.length / (lab.needed.size + 1),
    useful: percent(asked.size, lab.requests.length),
    recall: percent(found.length, lab.messages.length),
    precision: percent(found.length, posts.length),
    wholeThreads: percent([...threads.values()].filter(isWhole).length, allThreads.size),
    authors: share(({ message, post }) => post.author === message.author),
    times: share(({ message, post }) => {
      const minute = new Date(message.createdAt * 1000).toISOString().slice(0, 16);
      return post.createdAt?.startsWith(minute) === true;
    }),
    texts: share(({ message, post }) => {
      const words = post.text.replace(/\s+/g, ' ');
      return words.endsWith(message.paragraphs.join(' ').replace(/\s+/g, ' '));
    }),
    replies: share(
      ({ message, post }) =>
        post.replyTo === idOf(message.parent === null ? null : lab.urlOf(message.parent)),
    ),
  };
}
