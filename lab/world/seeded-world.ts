// The world itself: columns of bones, texts made on demand, and time that passes.
import { makeUserName, type Vocabulary, vocabularyOf } from '../language/index.ts';
import { createRandom, mix, type Random } from '../random.ts';
import type { LabBoard, LabPost, LabThread, LabUser, World, WorldOptions } from '../types.ts';
import { fromActivity, toActivity } from './activity-clock.ts';
import { type BoardPlan, openBoardAt, planBoards } from './boards.ts';
import { appealAt, type Conversations, conversation, conversationsOf } from './conversation.ts';
import type { Arrival, EventQueue } from './event-queue.ts';
import { playHistory, spanOf, threadRateAtPresent } from './history.ts';
import { GUEST, makeMembers, membersBy, pickAuthor } from './members.ts';
import { makeBlocks, makeMarks, ownParagraphs, type Quotable } from './post-body.ts';
import type { PostColumns } from './post-columns.ts';
import { PostMap } from './post-map.ts';
import { makeThread } from './thread-facts.ts';

/** Posts kept with their text once made; beyond it the thread used longest ago is forgotten. */
const KEPT_POSTS = 20_000;

/** One independent seed for each kind of thing, so that one kind's draws never shift another's. */
const SEED = { body: 1, marks: 2, blocks: 3, thread: 4, place: 5, guest: 6, author: 7, arrival: 8 } as const;

export class SeededWorld implements World {
  readonly options: WorldOptions;
  readonly boards: readonly LabBoard[];
  readonly users: ReadonlyMap<number, LabUser>;
  readonly posts: ReadonlyMap<number, LabPost>;
  #now: number;
  readonly #vocabulary: Vocabulary;
  readonly #plan: BoardPlan;
  readonly #conversations: Conversations;
  readonly #columns: PostColumns;
  readonly #queue: EventQueue;
  readonly #historyThreads: number;
  /** Activity time of the newest thread start that is scheduled; not rounded, so that rates stay exact. */
  #nextStart: number;
  readonly #boardOf: number[] = [0];
  readonly #sticky = new Set<number>();
  readonly #threadIdsOfBoard = new Map<number, number[]>();
  readonly #movedFrom = new Map<number, number[]>();
  readonly #postsOfBoard = new Map<number, number>();
  readonly #postsOfUser: Uint32Array;
  readonly #sortedThreads = new Map<number, readonly LabThread[]>();
  readonly #threadCache: (LabThread | undefined)[] = [];
  readonly #postCache = new Map<number, readonly LabPost[]>();
  #keptPosts = 0;
  #allThreads: readonly LabThread[] | undefined;

  constructor(options: WorldOptions) {
    this.options = options;
    this.#now = options.now;
    this.#vocabulary = vocabularyOf(options.language);
    const random = createRandom(options.seed);
    this.#plan = planBoards(options, random.fork('boards'));
    this.boards = this.#plan.boards;
    this.users = makeMembers(options, options.now - spanOf(options), random.fork('members'));
    this.#postsOfUser = new Uint32Array(this.users.size + 1);
    this.#conversations = conversationsOf(options.postsPerThread, spanOf(options));
    this.#historyThreads = options.threads;
    const history = playHistory(options, this.#conversations, random.fork('history'), (id) =>
      this.#isLocked(id),
    );
    this.#columns = history.columns;
    this.#queue = history.pending;
    this.posts = new PostMap(
      () => this.#columns.postCount,
      (id) => this.#makePost(id),
    );
    for (let id = 1; id <= options.threads; id++) this.#placeThread(id);
    for (let id = 1; id <= this.#columns.postCount; id++) this.#count(id);
    this.#nextStart = toActivity(options.now);
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
      // Ids are in the order of time, so the newest last post is the one with the largest id.
      const newestFirst = (a: number, b: number): number => columns.last(b) - columns.last(a);
      const ids = this.#threadIdsOfBoard.get(boardId) ?? [];
      const sticky = ids.filter((id) => this.#sticky.has(id)).sort(newestFirst);
      const others = ids.filter((id) => !this.#sticky.has(id)).sort(newestFirst);
      sorted = [...sticky, ...others].map((id) => this.#thread(id));
      this.#sortedThreads.set(boardId, sorted);
    }
    return sorted;
  }

  postsOf(threadId: number): readonly LabPost[] {
    if (!this.#hasThread(threadId)) return [];
    let posts = this.#postCache.get(threadId);
    if (posts !== undefined) {
      // Moved to the end: the map's order is the order of use.
      this.#postCache.delete(threadId);
    } else {
      posts = this.#columns.idsOf(threadId).map((id) => this.#makePost(id));
      this.#keptPosts += posts.length;
    }
    this.#postCache.set(threadId, posts);
    for (const [oldest, kept] of this.#postCache) {
      if (this.#keptPosts <= KEPT_POSTS || oldest === threadId) break;
      this.#postCache.delete(oldest);
      this.#keptPosts -= kept.length;
    }
    return posts;
  }

  threadById(threadId: number): LabThread | undefined {
    return this.#hasThread(threadId) ? this.#thread(threadId) : undefined;
  }

  firstPostOf(threadId: number): LabPost {
    return this.#postCache.get(threadId)?.[0] ?? this.#makePost(this.#columns.first(this.#known(threadId)));
  }

  lastPostOf(threadId: number): LabPost {
    return this.#postCache.get(threadId)?.at(-1) ?? this.#makePost(this.#columns.last(this.#known(threadId)));
  }

  postCountOf(threadId: number): number {
    return this.#hasThread(threadId) ? this.#columns.length(threadId) : 0;
  }

  threadCountOfBoard(boardId: number): number {
    return this.#threadIdsOfBoard.get(boardId)?.length ?? 0;
  }

  postCountOfBoard(boardId: number): number {
    return this.#postsOfBoard.get(boardId) ?? 0;
  }

  postCountOfUser(userId: number): number {
    return userId === GUEST ? 0 : (this.#postsOfUser[userId] ?? 0);
  }

  threadsMovedFrom(boardId: number): readonly LabThread[] {
    return (this.#movedFrom.get(boardId) ?? []).map((id) => this.#thread(id));
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
    return newIds.map((id) => this.#makePost(id));
  }

  /** Adds the post of an arrival; a first post starts its thread and settles all that will follow. */
  #arrive(arrival: Arrival): number {
    const { time, threadId, position } = arrival;
    const columns = this.#columns;
    const { options } = this;
    const earlierIds = position === 0 ? [] : columns.idsOf(threadId);
    const earlier = earlierIds.map((id) => columns.author(id));
    const answers = arrival.parent < 0 ? 0 : (earlierIds[arrival.parent] as number);
    const random = this.#random('author', columns.postCount + 1);
    const joined = membersBy(time, this.users.size, options.now - spanOf(options), options.now);
    const author = pickAuthor(random, joined, earlier, answers === 0 ? null : columns.author(answers));
    const id = columns.append(threadId, time, author, answers);
    if (position === 0) {
      this.#placeThread(threadId);
      const own = this.#random('arrival', threadId);
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
    const random = this.#random('arrival', -threadId);
    this.#nextStart += random.exponential(1 / threadRateAtPresent(this.options));
    const time = Math.ceil(fromActivity(this.#nextStart));
    this.#queue.push({ time, threadId, position: 0, parent: -1 });
  }

  /** Drops what was made of a thread before it got a new post. */
  #forget(threadId: number): void {
    this.#threadCache[threadId] = undefined;
    this.#sortedThreads.delete(this.#boardOf[threadId] as number);
    const kept = this.#postCache.get(threadId);
    if (kept === undefined) return;
    this.#postCache.delete(threadId);
    this.#keptPosts -= kept.length;
  }

  #count(postId: number): void {
    const author = this.#columns.author(postId);
    if (author !== GUEST) this.#postsOfUser[author] = (this.#postsOfUser[author] as number) + 1;
    const board = this.#boardOf[this.#columns.threadOf(postId)] as number;
    this.#postsOfBoard.set(board, (this.#postsOfBoard.get(board) ?? 0) + 1);
  }

  /** Settles the board of a new thread, and whether it sticks there. */
  #placeThread(threadId: number): void {
    const plan = this.#plan;
    const random = this.#random('place', threadId);
    const boardId = this.#boardFor(threadId, random);
    const siblings = this.#threadIdsOfBoard.get(boardId);
    if (siblings === undefined) this.#threadIdsOfBoard.set(boardId, [threadId]);
    else siblings.push(threadId);
    this.#boardOf[threadId] = boardId;
    if (boardId === plan.loneThreadBoard || threadId > this.#historyThreads) return;
    if (random.chance(0.35) && (siblings?.length ?? 0) < 4) this.#sticky.add(threadId);
    const from = this.#movedFromBoard(threadId);
    if (from === null) return;
    const moved = this.#movedFrom.get(from);
    if (moved === undefined) this.#movedFrom.set(from, [threadId]);
    else moved.push(threadId);
  }

  #boardFor(threadId: number, random: Random): number {
    const { open, loneThreadBoard } = this.#plan;
    // Every board has a thread if there are enough of them: the oldest go around once.
    if (threadId <= open.length) return open[threadId - 1] as number;
    const isHistory = threadId <= this.#historyThreads;
    if (isHistory && threadId === open.length + 1 && loneThreadBoard !== null) return loneThreadBoard;
    return openBoardAt(this.#plan, random.next());
  }

  #isLocked(threadId: number): boolean {
    return threadId <= this.#historyThreads && mix(mix(this.options.seed, SEED.place), ~threadId) % 100 < 4;
  }

  /** Where a 'moved' row of the thread was left, or null. */
  #movedFromBoard(threadId: number): number | null {
    const { open, loneThreadBoard } = this.#plan;
    const boardId = this.#boardOf[threadId] as number;
    if (threadId > this.#historyThreads || boardId === loneThreadBoard || open.length < 2) return null;
    const draw = mix(mix(this.options.seed, SEED.place), threadId ^ 0x6d6f7665);
    if (draw % 64 !== 0) return null;
    const from = open[(draw >>> 6) % open.length] as number;
    return from === boardId ? null : from;
  }

  #hasThread(threadId: number): boolean {
    return Number.isInteger(threadId) && threadId >= 1 && threadId <= this.#columns.threadCount;
  }

  #known(threadId: number): number {
    if (!this.#hasThread(threadId)) throw new RangeError(`there is no thread ${threadId}`);
    return threadId;
  }

  #thread(id: number): LabThread {
    const cached = this.#threadCache[id];
    if (cached !== undefined) return cached;
    const place = {
      id,
      boardId: this.#boardOf[id] as number,
      isSticky: this.#sticky.has(id),
      isLocked: this.#isLocked(id),
      movedFromBoardId: this.#movedFromBoard(id),
    };
    const thread = makeThread(this.#vocabulary, this.#random('thread', id), place, this.#columns.length(id));
    this.#threadCache[id] = thread;
    return thread;
  }

  #random(kind: keyof typeof SEED, id: number): Random {
    return createRandom(mix(mix(this.options.seed, SEED[kind]), id));
  }

  #authorName(postId: number): string {
    const author = this.#columns.author(postId);
    if (author === GUEST) return makeUserName(this.#vocabulary, this.#random('guest', postId));
    return (this.users.get(author) as LabUser).name;
  }

  #paragraphs(postId: number): string[] {
    const isFirst = this.#columns.first(this.#columns.threadOf(postId)) === postId;
    return ownParagraphs(this.#vocabulary, this.#random('body', postId), isFirst);
  }

  #makeBlocks(postId: number): LabPost['blocks'] {
    const random = this.#random('blocks', postId);
    const answers = this.#columns.answers(postId);
    const first = this.#columns.first(this.#columns.threadOf(postId));
    const quotedIds: number[] = [];
    if (answers !== 0 && random.chance(0.55)) {
      quotedIds.push(answers);
      if (answers !== first && random.chance(0.06)) quotedIds.unshift(first);
    }
    const quoted = quotedIds.map(
      (id): Quotable => ({ postId: id, author: this.#authorName(id), paragraphs: this.#paragraphs(id) }),
    );
    return makeBlocks(this.#vocabulary, random, this.#paragraphs(postId), quoted);
  }

  #makePost(id: number): LabPost {
    const columns = this.#columns;
    const author = columns.author(id);
    const answers = columns.answers(id);
    const createdAt = columns.time(id);
    const { likes, editedAfter, attachments } = makeMarks(this.#random('marks', id));
    const world = this;
    let blocks: LabPost['blocks'] | undefined;
    return {
      id,
      threadId: columns.threadOf(id),
      userId: author === GUEST ? null : author,
      authorName: this.#authorName(id),
      createdAt,
      // An edit shows once it has happened.
      get editedAt() {
        return editedAfter !== null && createdAt + editedAfter <= world.#now ? createdAt + editedAfter : null;
      },
      // The text costs most of a post and is often not wanted: lists show authors and times only.
      get blocks() {
        blocks ??= world.#makeBlocks(id);
        return blocks;
      },
      replyTo: answers === 0 ? null : answers,
      likes,
      attachments,
    };
  }
}
