// Feeds and sitemaps of a forum: one request that may tell of all new posts, in place of the front page and every board.
import { type CrawlTools, readStored } from '../crawl/index.ts';
import { FetchError } from '../errors.ts';
import { type FeedEntry, feedEntries, isSitemapIndex } from '../page/index.ts';
import { forwardNow } from '../steady-clock.ts';
import type { Site } from '../store/index.ts';
import { DAY } from './arrival-model.ts';
import type { ForumMemory } from './forum-memory.ts';
import { newsOf, type ToldThread } from './news-list.ts';

// Lists that name boards and threads beside each other are usual; those that hardly name threads are of something else.
const LEAST_THREADS = 0.5;
// The front page names some feeds: the forum's own first, then those of boards.
const MOST_ASKED = 2;
const ASK_REFUSED_AFTER = 30 * DAY;
// Boards are read at least so often: a feed that was right yesterday may be cut short today.
const CHECK_EVERY = DAY;

/** Asks a forum's feeds what is new. */
export class NewsReader {
  readonly #memory: ForumMemory;
  readonly #site: Site;
  readonly #tools: CrawlTools;

  constructor(memory: ForumMemory, site: Site, tools: CrawlTools) {
    this.#memory = memory;
    this.#site = site;
    this.#tools = tools;
  }

  /** Threads with new posts, all of them; undefined when no list tells that, or boards are to be read in any case. */
  async read(): Promise<readonly ToldThread[] | undefined> {
    const { store, now = forwardNow } = this.#tools;
    const { model, frontReadAt } = this.#memory;
    if (now() - frontReadAt > CHECK_EVERY) return undefined;
    const refused = new Map((model.refusedFeeds ?? []).map(({ url, at }) => [url, at]));
    let asked = 0;
    for await (const url of this.#addresses()) {
      if (now() - (refused.get(url) ?? Number.NEGATIVE_INFINITY) < ASK_REFUSED_AFTER) continue;
      if (++asked > MOST_ASKED) break;
      const told = await this.#toldBy(url);
      const news = told === undefined ? undefined : newsOf(told, this.#memory.lastPosts);
      if (news?.verdict === 'complete') return news.threads;
      if (news?.verdict === 'too short') continue;
      refused.set(url, now());
      this.#memory.refuseFeeds([...refused].map(([address, at]) => ({ url: address, at })));
      await store.saveModel(this.#site.id, this.#memory.model);
    }
    return undefined;
  }

  /** Feeds the front page names, then the sitemaps of robots.txt; those of other hosts are of something else. */
  async *#addresses(): AsyncGenerator<string, void, undefined> {
    const { store, fetcher } = this.#tools;
    const { entry } = this.#memory.model;
    const { origin } = new URL(entry);
    const isOwn = (url: string) => URL.canParse(url) && new URL(url).origin === origin;
    const front = await store.page(this.#site.id, entry);
    if (front !== undefined) yield* readStored(front).feeds.filter(isOwn);
    const robots = await fetcher.robots?.(entry).catch(orUndefined);
    if (robots !== undefined) yield* robots.sitemaps.filter(isOwn);
  }

  /** What a list tells of threads; undefined when it cannot be read, or tells of hardly any. */
  async #toldBy(url: string): Promise<ToldThread[] | undefined> {
    const entries = await this.#entriesOf(url);
    const told: ToldThread[] = [];
    for (const { url: address, updatedAt, publishedAt } of entries ?? []) {
      const thread = await this.#threadOf(address);
      const at = updatedAt ?? publishedAt;
      if (thread !== undefined && at !== null) told.push({ ...thread, at });
    }
    return entries === undefined || told.length < LEAST_THREADS * entries.length ? undefined : told;
  }

  async #threadOf(url: string): Promise<Omit<ToldThread, 'at'> | undefined> {
    const whole = this.#memory.wholeThread(url);
    if (whole === undefined) return undefined;
    const stored = await this.#tools.store.urlOf(this.#site.id, whole);
    return {
      url: stored ?? url,
      isStored: stored !== undefined && this.#memory.thread(stored) !== undefined,
    };
  }

  async #entriesOf(url: string): Promise<FeedEntry[] | undefined> {
    const { fetcher, stop } = this.#tools;
    const ask = (address: string) =>
      fetcher.fetch({ url: address, accept: 'any', ...(stop !== undefined && { signal: stop }) });
    const first = await ask(url).catch(orUndefined);
    if (first === undefined) return undefined;
    if (!isSitemapIndex(first.body)) return feedEntries(first.body, first.finalUrl);
    // The one that changed last has the threads that did.
    const [newest] = feedEntries(first.body, first.finalUrl).sort(
      (a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0),
    );
    if (newest === undefined || newest.updatedAt === null) return undefined;
    const second = await ask(newest.url).catch(orUndefined);
    return second === undefined ? undefined : feedEntries(second.body, second.finalUrl);
  }
}

/** A list that cannot be had tells nothing. */
function orUndefined(error: unknown): undefined {
  if (!(error instanceof FetchError)) throw error;
}
