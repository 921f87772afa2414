// A stored forum as the schedule sees it: its boards and threads by number, with the times of all their posts.
import { LinkMatcher, type LinkType, type SiteModel } from '../learn/index.ts';
import type { BoardRow, FrontierEntry, Site, Store } from '../store/index.ts';
import { ForumSchedule, type RefreshModel } from './forum-schedule.ts';

export interface MemoryOptions {
  readonly now: number;
  /** Requests a ms. */
  readonly budget?: number;
  readonly model?: RefreshModel;
}

// What feeds are compared with.
const LAST_POSTS = 300;

/** What is stored of a forum, and what is to be asked. */
export class ForumMemory {
  readonly schedule: ForumSchedule;
  #model: SiteModel;
  /** When the front page was last read. */
  frontReadAt = 0;
  /** The last posts stored, oldest first. */
  readonly lastPosts: { readonly thread: string; readonly at: number }[] = [];
  /** Boards as their lists showed them when last read. */
  readonly boards = new Map<string, { readonly id: number; row: BoardRow }>();
  readonly #boardUrls: string[] = [];
  readonly #threads = new Map<string, number>();
  readonly #threadUrls: string[] = [];
  readonly #indexMatcher: LinkMatcher;
  readonly #threadMatcher: LinkMatcher;

  private constructor(model: SiteModel, options: MemoryOptions) {
    this.#model = model;
    this.schedule = new ForumSchedule(options);
    this.#indexMatcher = matcherOf(model, ['index', 'index-flip']);
    this.#threadMatcher = matcherOf(model, ['thread', 'thread-flip']);
  }

  /** Reads boards, threads and times of posts from the store. */
  static async load(
    store: Store,
    site: Site,
    model: SiteModel,
    options: MemoryOptions,
  ): Promise<ForumMemory> {
    const memory = new ForumMemory(model, options);
    const readAt = async (url: string) => (await store.validators(site.id, url))?.fetchedAt ?? site.createdAt;
    memory.frontReadAt = await readAt(model.entry);
    memory.schedule.addFront(memory.frontReadAt);
    for await (const row of store.rows('boards', site.id)) memory.#addBoard(row, await readAt(row.url));
    for await (const { url, boardUrl, readAt, isTold } of store.threadsRead(site.id))
      memory.addThread(url, isTold ? boardUrl : null, readAt ?? site.createdAt);
    for await (const { thread, author, at } of store.postTimes(site.id)) {
      const id = memory.#threads.get(thread) ?? memory.addThread(thread, null, site.createdAt);
      memory.schedule.sawPost(id, at, author);
      memory.notePost(thread, at);
    }
    memory.schedule.begin(options.now);
    return memory;
  }

  get model(): SiteModel {
    return this.#model;
  }

  /** Feeds that are not asked again for a while. */
  refuseFeeds(refusedFeeds: NonNullable<SiteModel['refusedFeeds']>): void {
    this.#model = { ...this.#model, refusedFeeds };
  }

  /** A stored post; they come in the order of their times, but for those found late. */
  notePost(thread: string, at: number): void {
    const posts = this.lastPosts;
    let place = posts.length;
    while (place > 0 && posts[place - 1]!.at > at) place--;
    posts.splice(place, 0, { thread, at });
    if (posts.length > 2 * LAST_POSTS) posts.splice(0, LAST_POSTS);
  }

  /** What identifies the thread a URL is a page of; undefined when it is of none. */
  wholeThread(url: string): string | undefined {
    return this.#threadMatcher.match(url)?.whole;
  }

  /** The number of a thread, if it is known. */
  thread(url: string): number | undefined {
    return this.#threads.get(url);
  }

  /** A thread of a board; of none where no list tells whether it has new posts. */
  addThread(url: string, boardUrl: string | null, readAt: number): number {
    const board = boardUrl === null ? undefined : this.boards.get(boardUrl);
    const id = this.schedule.addThread(board?.id ?? -1, readAt);
    this.#threads.set(url, id);
    this.#threadUrls[id] = url;
    return id;
  }

  boardUrl(id: number): string {
    return this.#boardUrls[id]!;
  }

  threadUrl(id: number): string {
    return this.#threadUrls[id]!;
  }

  /** The frontier's entry of a page of a board or thread. */
  entryOf(url: string, kind: 'index' | 'thread', priority: number): FrontierEntry {
    const match = (kind === 'index' ? this.#indexMatcher : this.#threadMatcher).match(url);
    const entry = { url, type: match?.type ?? kind, priority, depth: 1, dueAt: 0, foundOn: this.model.entry };
    return match === undefined || url === this.model.entry ? entry : { ...entry, identity: match.identity };
  }

  /** The page of a thread with the highest number. */
  lastNumbered(pages: readonly string[]): string | undefined {
    const numberOf = (url: string) => Number(this.#threadMatcher.match(url)?.page ?? 0);
    return pages.reduce<string | undefined>(
      (last, url) => (last === undefined || numberOf(url) > numberOf(last) ? url : last),
      undefined,
    );
  }

  /** The board a page of a list belongs to, and which of its pages it is. */
  indexPlace(url: string): { readonly board: string; readonly page: number } | undefined {
    const match = this.#indexMatcher.match(url);
    return match === undefined ? undefined : { board: match.whole, page: Number(match.page) };
  }

  #addBoard(row: BoardRow, readAt: number): void {
    const isTold = row.posts !== null || row.lastPostAt !== null;
    const id = this.schedule.addBoard(readAt, { isTold });
    this.boards.set(row.url, { id, row });
    this.#boardUrls[id] = row.url;
  }
}

function matcherOf({ patterns, ...model }: SiteModel, types: readonly LinkType[]): LinkMatcher {
  return new LinkMatcher({ ...model, patterns: patterns.filter(({ type }) => types.includes(type)) });
}
