// The world itself: columns of bones, texts made on demand, and time that passes.
import { type Vocabulary, vocabularyOf } from '../language/index.ts';
import { createRandom, mix } from '../random.ts';
import type { LabBoard, LabPost, LabThread, LabUser, World, WorldOptions } from '../types.ts';
import { fromActivity, toActivity } from './activity-clock.ts';
import { planBoards } from './boards.ts';
import { appealAt, type Conversations, conversation, conversationsOf } from './conversation.ts';
import type { Arrival, EventQueue } from './event-queue.ts';
import { playHistory, spanOf, threadRateAtPresent } from './history.ts';
import { GUEST, makeMembers, membersBy, pickAuthor } from './members.ts';
import type { PostColumns } from './post-columns.ts';
import { PostMaker } from './post-maker.ts';
import { PostMap } from './post-map.ts';
import { ThreadCache } from './thread-cache.ts';
import { makeThread } from './thread-facts.ts';
import { isLockedThread, ThreadPlaces } from './thread-places.ts';

/** Posts kept once made: some 40 MB with their texts. */
const KEPT_POSTS = 20_000;

/** Seeds of what is drawn for a thread or a post to come, one stream each. */
const STREAM = { thread: 0x74687264, author: 0x61757468, turns: 0x7475726e, start: 0x73746172 } as const;

export class SeededWorld implements World {
  readonly options: WorldOptions;
  readonly boards: readonly LabBoard[];
  readonly users: ReadonlyMap<number, LabUser>;
  readonly posts: ReadonlyMap<number, LabPost>;
  #now: number;
  readonly #vocabulary: Vocabulary;
  readonly #places: ThreadPlaces;
  readonly #conversations: Conversations;
  readonly #columns: PostColumns;
  readonly #maker: PostMaker;
  readonly #queue: EventQueue;
  /** Activity time of the newest thread start that is scheduled; not rounded, so that rates stay exact. */
  #nextStart: number;
  readonly #postsOfBoard = new Map<number, number>();
  readonly #postsOfUser: Uint32Array;
  readonly #sortedThreads = new Map<number, readonly LabThread[]>();
  readonly #threadCache: (LabThread | undefined)[] = [];
  readonly #postCache = new ThreadCache(KEPT_POSTS);
  #allThreads: readonly LabThread[] | undefined;

  constructor(options: WorldOptions) {
    const { seed, now, threads } = options;
    this.options = options;
    this.#now = now;
    this.#vocabulary = vocabularyOf(options.language);
    const random = createRandom(seed);
    const plan = planBoards(options, random.fork('boards'));
    this.boards = plan.boards;
    this.#places = new ThreadPlaces(plan, seed, threads);
    this.users = makeMembers(options, now - spanOf(options), random.fork('members'));
    this.#postsOfUser = new Uint32Array(this.users.size + 1);
    this.#conversations = conversationsOf(options.postsPerThread, spanOf(options));
    const isLocked = (threadId: number): boolean => isLockedThread(seed, threadId);
    const history = playHistory(options, this.#conversations, random.fork('history'), isLocked);
    this.#columns = history.columns;
    this.#queue = history.pending;
    const maker = new PostMaker(seed, this.#vocabulary, this.#columns, this.users, () => this.#now);
    this.#maker = maker;
    this.posts = new PostMap(
      () => this.#columns.postCount,
      (id) => maker.make(id),
    );
    for (let id = 1; id <= this.#columns.postCount; id++) this.#count(id);
    this.#nextStart = toActivity(now);
    this.#scheduleStart();
  }

  get now(): number {
    return this.#now;
  }

  get threads(): readonly LabThread[] {
    if (this.#allThreads === undefined) {
      const all: LabThread[] = [];
      for (let id = 1; id <= this.#columns.threadCount; id++) all.push(this.#thread(id));
      this.#allThreads = all;
    }
    return this.#allThreads;
  }

  threadsOf(boardId: number): readonly LabThread[] {
    let sorted = this.#sortedThreads.get(boardId);
    if (sorted === undefined) {
      const columns = this.#columns;
      const places = this.#places;
      // Ids are in the order of time, so the newest last post is the one with the largest id.
      const newestFirst = (a: number, b: number): number => columns.last(b) - columns.last(a);
      const ids = places.idsOfBoard(boardId);
      const sticky = ids.filter((id) => places.isSticky(id)).sort(newestFirst);
      const others = ids.filter((id) => !places.isSticky(id)).sort(newestFirst);
      sorted = [...sticky, ...others].map((id) => this.#thread(id));
      this.#sortedThreads.set(boardId, sorted);
    }
    return sorted;
  }

  postsOf(threadId: number): readonly LabPost[] {
    if (!this.#hasThread(threadId)) return [];
    return this.#postCache.get(threadId, () =>
      this.#columns.idsOf(threadId).map((id) => this.#maker.make(id)),
    );
  }

  threadById(threadId: number): LabThread | undefined {
    return this.#hasThread(threadId) ? this.#thread(threadId) : undefined;
  }

  firstPostOf(threadId: number): LabPost {
    return (
      this.#postCache.peek(threadId)?.[0] ?? this.#maker.make(this.#columns.first(this.#known(threadId)))
    );
  }

  lastPostOf(threadId: number): LabPost {
    return (
      this.#postCache.peek(threadId)?.at(-1) ?? this.#maker.make(this.#columns.last(this.#known(threadId)))
    );
  }

  postCountOf(threadId: number): number {
    return this.#hasThread(threadId) ? this.#columns.length(threadId) : 0;
  }

  threadCountOfBoard(boardId: number): number {
    return this.#places.idsOfBoard(boardId).length;
  }

  postCountOfBoard(boardId: number): number {
    return this.#postsOfBoard.get(boardId) ?? 0;
  }

  postCountOfUser(userId: number): number {
    return userId === GUEST ? 0 : (this.#postsOfUser[userId] ?? 0);
  }

  threadsMovedFrom(boardId: number): readonly LabThread[] {
    return this.#places.idsMovedFrom(boardId).map((id) => this.#thread(id));
  }

  advance(toTime: number): readonly LabPost[] {
    const newIds: number[] = [];
    for (
      let next = this.#queue.peek();
      next !== undefined && next.time <= toTime;
      next = this.#queue.peek()
    ) {
      this.#queue.pop();
      newIds.push(this.#arrive(next));
    }
    this.#now = Math.max(this.#now, toTime);
    if (newIds.length > 0) this.#allThreads = undefined;
    return newIds.map((id) => this.#maker.make(id));
  }

  /**
   * Adds the post of an arrival; a first post starts its thread and settles all that will follow. Nothing here may
   * depend on `now`: the same posts must come whatever the steps in which time advances.
   */
  #arrive(arrival: Arrival): number {
    const { time, threadId, position } = arrival;
    const columns = this.#columns;
    const { seed, now } = this.options;
    const earlierIds = position === 0 ? [] : columns.idsOf(threadId);
    const earlier = earlierIds.map((id) => columns.author(id));
    const answers = arrival.parent < 0 ? 0 : (earlierIds[arrival.parent] as number);
    const random = createRandom(mix(mix(seed, STREAM.author), columns.postCount + 1));
    const joined = membersBy(time, this.users.size, now - spanOf(this.options), now);
    const author = pickAuthor(random, joined, earlier, answers === 0 ? null : columns.author(answers));
    const id = columns.append(threadId, time, author, answers);
    if (position === 0) {
      this.#places.place(threadId);
      const own = createRandom(mix(mix(seed, STREAM.turns), threadId));
      const turns = conversation(own, this.#conversations, time, appealAt(this.#conversations, own.next()));
      for (let i = 1; i < turns.length; i++) {
        const turn = turns[i] as (typeof turns)[number];
        this.#queue.push({ time: turn.time, threadId, position: i, parent: turn.parent });
      }
      this.#scheduleStart();
    }
    this.#count(id);
    this.#forget(threadId);
    return id;
  }

  /** Schedules the next new thread: a Poisson process in activity time, shared out among the boards. */
  #scheduleStart(): void {
    const threadId = this.#columns.threadCount + 1;
    const random = createRandom(mix(mix(this.options.seed, STREAM.start), threadId));
    this.#nextStart += random.exponential(1 / threadRateAtPresent(this.options));
    const time = Math.ceil(fromActivity(this.#nextStart));
    this.#queue.push({ time, threadId, position: 0, parent: -1 });
  }

  /** Drops what was made of a thread before it got a new post. */
  #forget(threadId: number): void {
    this.#threadCache[threadId] = undefined;
    this.#sortedThreads.delete(this.#places.boardOf(threadId));
    this.#postCache.forget(threadId);
  }

  #count(postId: number): void {
    const author = this.#columns.author(postId);
    if (author !== GUEST) this.#postsOfUser[author] = (this.#postsOfUser[author] as number) + 1;
    const board = this.#places.boardOf(this.#columns.threadOf(postId));
    this.#postsOfBoard.set(board, (this.#postsOfBoard.get(board) ?? 0) + 1);
  }

  #hasThread(threadId: number): boolean {
    return Number.isInteger(threadId) && threadId >= 1 && threadId <= this.#columns.threadCount;
  }

  #known(threadId: number): number {
    if (!this.#hasThread(threadId)) throw new RangeError(`there is no thread ${threadId}`);
    return threadId;
  }

  #thread(id: number): LabThread {
    let thread = this.#threadCache[id];
    if (thread === undefined) {
      const random = createRandom(mix(mix(this.options.seed, STREAM.thread), id));
      thread = makeThread(this.#vocabulary, random, this.#places.facts(id), this.#columns.length(id));
      this.#threadCache[id] = thread;
    }
    return thread;
  }
}
