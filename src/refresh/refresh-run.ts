// What each page that is asked again leads to: the front page tells which boards to ask, a board which threads, a thread
// where else to look for posts it has lost.
import type { Revisits, SeenVisit } from '../crawl/index.ts';
import type { BoardFacts, FrontierEntry, RecordName, Site, Store, ThreadFacts } from '../store/index.ts';
import { delayClass, noDelays } from './delay-classes.ts';
import type { ForumMemory } from './forum-memory.ts';
import { hasNewPosts, isNewestFirst, newPosts } from './list-changes.ts';

// Known posts before further looking, boards by what they are worth.
const PRIORITY = { thread: 0, nextPage: 1, board: 2 } as const;

/** What one run of asking again found. */
export interface RefreshFindings {
  /** Threads that lists told of new posts in, or that are new. */
  changedThreads: number;
  /** Boards the front page told to have nothing new. */
  quietBoards: number;
  /** Sum of the times from the writing of new posts to their finding, ms, and of how many posts that is. */
  delay: number;
  timedPosts: number;
  /** Of these, how many by class of delay. */
  readonly delays: number[];
}

/** Watches the visits of one crawl that asks again. */
export class RefreshRun implements Revisits {
  readonly maxVisits: number;
  readonly findings: RefreshFindings = {
    changedThreads: 0,
    quietBoards: 0,
    delay: 0,
    timedPosts: 0,
    delays: noDelays(),
  };
  readonly #memory: ForumMemory;
  readonly #store: Store;
  readonly #site: Site;
  readonly #asksAtOnce: boolean;
  #asked = new Set<string>();

  /** `asksAtOnce`: follows up every change; else the schedule decides when. */
  constructor(
    memory: ForumMemory,
    store: Store,
    site: Site,
    options: { readonly maxVisits: number; readonly asksAtOnce: boolean },
  ) {
    this.#memory = memory;
    this.#store = store;
    this.#site = site;
    this.maxVisits = options.maxVisits;
    this.#asksAtOnce = options.asksAtOnce;
  }

  readonly saw = async (visit: SeenVisit): Promise<readonly FrontierEntry[]> => {
    const { entry } = visit;
    this.#asked.add(entry.url);
    if (entry.type === 'thread' || entry.type === 'thread-flip') return this.#sawThread(visit);
    if (entry.type !== 'index' && entry.type !== 'index-flip') return [];
    const threads = await this.#sawRows(visit);
    const boards = await this.#sawBoards(visit);
    return [...threads, ...boards];
  };

  /** What the front page, or a board with others in it, tells of boards. */
  async #sawBoards({ entry, page, records, at }: SeenVisit): Promise<FrontierEntry[]> {
    const { schedule, model, boards } = this.#memory;
    const isFront = entry.url === model.entry;
    const again: FrontierEntry[] = [];
    const told = new Set<string>();
    for (const facts of records.boards ?? []) {
      const url = await this.#urlOf(facts);
      const known = boards.get(url);
      if (known === undefined || facts.isListed !== true || url === entry.url || told.has(url)) continue;
      const isNew = hasNewPosts(facts, known.row, at);
      if (isNew === undefined) continue;
      told.add(url);
      known.row = withFacts(known.row, facts);
      const waiting =
        facts.posts === null || facts.posts === undefined
          ? 1
          : Math.max(1, facts.posts - schedule.knownPosts(known.id));
      schedule.frontLists(known.id, isNew ? waiting : 0, at);
      if (isNew) again.push(...this.#askBoard(url, at));
      else this.findings.quietBoards++;
    }
    if (!isFront) return again;
    schedule.readFront(at);
    this.#memory.frontReadAt = at;
    if (!this.#asksAtOnce || page === undefined || schedule.isPredicted) return again;
    // Boards the front page says nothing of have to be asked themselves.
    for (const url of boards.keys()) if (!told.has(url)) again.push(...this.#askBoard(url, at));
    return again;
  }

  /** What a board's page tells of its threads. */
  async #sawRows({ entry, page, records, at }: SeenVisit): Promise<FrontierEntry[]> {
    const { schedule, boards } = this.#memory;
    const again: FrontierEntry[] = [];
    const rows = (records.threads ?? []).filter(({ isListed }) => isListed === true);
    let lastChanged = -1;
    for (const [i, row] of rows.entries()) {
      const url = await this.#urlOf(row);
      const waiting = await this.#waitingIn(url, row, at);
      if (waiting === undefined || waiting === 0) continue;
      if (row.isSticky !== true) lastChanged = i;
      this.findings.changedThreads++;
      const thread = this.#memory.thread(url);
      if (thread !== undefined) schedule.boardLists(thread, waiting, at);
      if (this.#asksAtOnce && thread !== undefined) again.push(...(await this.#askThread(url)));
    }
    const next =
      page === undefined
        ? undefined
        : this.#nextPage(
            entry.url,
            page.links.map(({ url }) => url),
          );
    // Newest first, the rows below an unchanged one are unchanged too.
    const isFullOfNews = rows.length > 0 && lastChanged === rows.length - 1;
    if (next !== undefined && (isFullOfNews || isNewestFirst(rows) === false)) {
      if (!this.#asked.has(next)) again.push(this.#memory.entryOf(next, 'index', PRIORITY.nextPage));
      return again;
    }
    const own = await this.#boardOf(entry.url);
    const board = own === undefined ? undefined : boards.get(own);
    if (board !== undefined) schedule.readBoard(board.id, at);
    return again;
  }

  async #sawThread({ entry, page, records, at }: SeenVisit): Promise<FrontierEntry[]> {
    const { schedule } = this.#memory;
    const posts = records.posts ?? [];
    const url = posts[0]?.thread;
    if (page === undefined || url === undefined) {
      const known = this.#memory.thread(entry.url);
      if (known !== undefined) schedule.readThread(known, 0, at);
      return [];
    }
    const stored = new Set(await this.#store.postsOnPage(this.#site.id, url, entry.url));
    const shown = new Set(posts.map(({ id }) => id));
    const boardUrl = records.threads?.[0]?.board?.url ?? null;
    const thread = this.#memory.thread(url) ?? this.#memory.addThread(url, boardUrl, at);
    const fresh = posts.filter(({ id }) => !stored.has(id));
    const isInVain = fresh.length === 0 && schedule.waitingIn(thread) > 0;
    for (const { createdAt, author } of fresh) {
      const time = Date.parse(createdAt ?? '');
      if (Number.isNaN(time)) continue;
      schedule.sawPost(thread, time, author);
      this.#memory.notePost(url, time);
      const delay = Math.max(0, at - time);
      const { delays } = this.findings;
      delays[delayClass(delay)]!++;
      this.findings.delay += delay;
      this.findings.timedPosts++;
    }
    schedule.readThread(thread, fresh.length, at);
    const isMissing = [...stored].some((id) => !shown.has(id));
    if (!isMissing && !isInVain) return [];
    const pages = (await this.#store.threadState(this.#site.id, url))?.pages ?? [];
    // Deleted, or moved up a page because another was: the page before tells. New posts that are not on the page of the
    // newest one known are on the page with the highest number.
    const other = isMissing ? pages[pages.indexOf(entry.url) + 1] : this.#memory.lastNumbered(pages);
    return other === undefined || this.#asked.has(other)
      ? []
      : [this.#memory.entryOf(other, 'thread', PRIORITY.thread)];
  }

  async #waitingIn(url: string, row: ThreadFacts, at: number): Promise<number | undefined> {
    const state = await this.#store.threadState(this.#site.id, url);
    // New: its title is followed like any other.
    return state === undefined ? 1 : newPosts(row, state, at);
  }

  async #askThread(url: string): Promise<FrontierEntry[]> {
    const state = await this.#store.threadState(this.#site.id, url);
    const page = state?.pages[0] ?? url;
    return this.#asked.has(page) ? [] : [this.#memory.entryOf(page, 'thread', PRIORITY.thread)];
  }

  #askBoard(url: string, at: number): FrontierEntry[] {
    const { schedule, boards } = this.#memory;
    if (!this.#asksAtOnce || schedule.isPredicted || this.#asked.has(url)) return [];
    const worth = schedule.worthOf('board', boards.get(url)!.id, at);
    return [this.#memory.entryOf(url, 'index', PRIORITY.board + 1 / (2 + worth))];
  }

  /** The page of the same board that comes after. */
  #nextPage(from: string, links: readonly string[]): string | undefined {
    const own = this.#memory.indexPlace(from);
    if (own === undefined) return undefined;
    let next: { url: string; page: number } | undefined;
    for (const url of links) {
      const place = this.#memory.indexPlace(url);
      if (place === undefined || place.board !== own.board || place.page <= own.page) continue;
      if (next === undefined || place.page < next.page) next = { url, page: place.page };
    }
    return next?.url;
  }

  async #boardOf(url: string): Promise<string | undefined> {
    const place = this.#memory.indexPlace(url);
    return place === undefined ? url : ((await this.#store.urlOf(this.#site.id, place.board)) ?? url);
  }

  async #urlOf({ url, identity }: RecordName): Promise<string> {
    return (identity === undefined ? undefined : await this.#store.urlOf(this.#site.id, identity)) ?? url;
  }
}

function withFacts<R extends object>(row: R, facts: BoardFacts): R {
  const told = Object.fromEntries(
    (['posts', 'threads', 'lastPostAt'] as const).flatMap((name) =>
      facts[name] === null || facts[name] === undefined ? [] : [[name, facts[name]]],
    ),
  );
  return { ...row, ...told };
}
