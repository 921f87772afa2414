// What to ask a forum next, under a budget of requests. The front page tells which boards have new posts, a board's page
// which of its threads: a thread is asked only when posts are known to wait there, or are likely enough to.
import { type ArrivalModel, DAY, HOUR, NumberColumn } from './arrival-model.ts';
import { DueQueue } from './due-queue.ts';
import { PredictedVisits } from './predicted-visits.ts';
import { RequestPurse } from './request-purse.ts';
import { SelfExcitingArrivals } from './self-exciting-arrivals.ts';
import { WeekProfile } from './week-profile.ts';
import { dueAt, worthAt } from './worth.ts';

/** One request: the front page, the first page of a board, or the last of a thread. */
export interface Ask {
  readonly kind: 'front' | 'board' | 'thread';
  readonly id: number;
}

/** What says when to ask: Skein's own model, or the regression of the incremental crawler paper. */
export const refreshModels = ['self-exciting', 'regression'] as const;
export type RefreshModel = (typeof refreshModels)[number];

export interface ScheduleOptions {
  /**
   * Default 'self-exciting': the most worthwhile request first, and no thread without news where boards tell of them.
   * 'regression': every page when its next post is predicted, as many as the budget allows; `thrift` says nothing then.
   */
  readonly model?: RefreshModel;
  /** Requests a ms; default as many as `thrift` allows. */
  readonly budget?: number;
  /** Requests that each post found pays for: more are not made however large the budget. Default 1.2. */
  readonly thrift?: number;
  readonly now: number;
}

const FRONT = 0;
// How fast the price of a request follows what requests are worth.
const PRICE_FOLLOWS = 0.05;
// What boards are worth changes slowly: it is worked out anew this often.
const BOARDS_EVERY = 15_000;
// Threads whose plan was made at another price are planned anew a few at a time.
const PLANS_A_LOOK = 20;

/** Sources of one kind: the model of their posts, up to when each is known, and how many posts wait there. */
class Sources {
  readonly seen = new NumberColumn();
  readonly waiting = new NumberColumn();
  readonly model: ArrivalModel;
  count = 0;

  constructor(model: ArrivalModel) {
    this.model = model;
  }

  add(seenAt: number): number {
    this.seen.with(this.count)[this.count] = seenAt;
    return this.count++;
  }

  /** All is known up to then: so many posts wait. */
  know(id: number, waiting: number, at: number): void {
    this.seen.with(id)[id] = at;
    this.waiting.with(id)[id] = waiting;
  }
}

/** Decides what to ask. Told what was seen, it knows no network and no clock. */
export class ForumSchedule {
  readonly #profile = new WeekProfile();
  readonly #front: Sources;
  readonly #boards: Sources;
  readonly #threads: Sources;
  /** Where pages are asked by the times that the regression predicts. */
  readonly #predicted: PredictedVisits | undefined;
  readonly #boardOf = new NumberColumn(1, -1);
  /** Posts of a board's threads that are stored, or known to wait. */
  readonly #known = new NumberColumn();
  /** Whether a board's pages tell of every change, and whether the front page tells of the board. */
  readonly #isTelling: boolean[] = [];
  readonly #isTold: boolean[] = [];
  readonly #posts = new NumberColumn();
  /** Threads where posts are known to wait, the most worthwhile first. */
  readonly #waiting = new DueQueue();
  /** Boards, the most worthwhile first, as of a time. */
  readonly #boardsByWorth = new DueQueue();
  #boardsAt = Number.NEGATIVE_INFINITY;
  /** Threads no page tells of, by when they will be worth a request. */
  readonly #untold = new DueQueue();
  readonly #purse: RequestPurse;
  #price = 0;

  constructor({ budget, thrift, now, model = 'self-exciting' }: ScheduleOptions) {
    this.#predicted =
      model === 'regression' ? new PredictedVisits({ hasBudget: budget !== undefined }) : undefined;
    const sources = (kind: Ask['kind']) =>
      new Sources(this.#predicted?.models[kind] ?? new SelfExcitingArrivals(this.#profile));
    this.#front = sources('front');
    this.#boards = sources('board');
    this.#threads = sources('thread');
    this.#purse = new RequestPurse({
      now,
      ...(budget !== undefined && { budget }),
      ...(thrift !== undefined && { thrift }),
    });
  }

  get threads(): number {
    return this.#threads.count;
  }

  get boards(): number {
    return this.#boards.count;
  }

  /** How many posts of a board are stored, or known to wait in its threads. */
  knownPosts(board: number): number {
    return this.#known.with(board)[board]!;
  }

  /** Posts known to wait in a thread. */
  waitingIn(thread: number): number {
    return this.#threads.waiting.with(thread)[thread]!;
  }

  /** The front page tells of every board how many posts it has, or when the last one came. Read at a time. */
  addFront(readAt: number): void {
    this.#front.add(readAt);
  }

  /**
   * A board whose first page was read at a time; returns its number. `isTelling`: its pages show which threads have
   * new posts. `isTold`: the front page shows whether it has any.
   */
  addBoard(readAt: number, { isTelling = true, isTold = true } = {}): number {
    this.#isTelling.push(isTelling);
    this.#isTold.push(isTold);
    return this.#boards.add(readAt);
  }

  /** A thread of a board (-1: of none that is known) that was read at a time; returns its number. */
  addThread(board: number, readAt: number): number {
    const thread = this.#threads.add(readAt);
    this.#boardOf.with(thread)[thread] = board;
    return thread;
  }

  /** A stored post; those of one thread in the order of time, and all that are told before `begin`. */
  sawPost(thread: number, at: number, author?: string): void {
    this.#profile.add(at);
    const posts = this.#posts.with(thread);
    if (posts[thread] === 0) this.#threads.model.began(thread, at, author);
    else this.#threads.model.saw(thread, at, author);
    posts[thread] = posts[thread]! + 1;
    this.#front.model.saw(FRONT, at, author);
    this.#predicted?.sawPost({ kind: 'front', id: FRONT });
    const board = this.#boardOf.with(thread)[thread]!;
    if (board < 0) return;
    this.#boards.model.saw(board, at, author);
    this.#predicted?.sawPost({ kind: 'board', id: board });
    this.#addKnown(board, 1);
  }

  /** What was stored before is told. */
  begin(now: number): void {
    if (this.#predicted !== undefined) {
      for (const kind of ['front', 'board', 'thread'] as const) {
        const { count, seen } = this.#of(kind);
        for (let id = 0; id < count; id++) this.#predicted.read({ kind, id }, seen.with(id)[id]!);
      }
      return;
    }
    for (let board = 0; board < this.#boards.count; board++) this.#boards.model.quiet(board, now);
    const first = this.#bestLook(now + HOUR);
    this.#price = first?.worth ?? 0;
    this.#boardsAt = Number.NEGATIVE_INFINITY;
    for (let thread = 0; thread < this.#threads.count; thread++) {
      this.#threads.model.quiet(thread, now);
      this.#planUntold(thread, now);
    }
  }

  /** The front page shows so many posts of a board that are not stored. */
  frontLists(board: number, waiting: number, at: number): void {
    // Asked when its own time comes.
    if (this.#predicted !== undefined) return;
    this.#boards.know(board, Math.max(0, waiting), at);
    this.#planBoard(board, at);
  }

  readFront(at: number): void {
    this.#front.know(FRONT, 0, at);
    this.#front.model.quiet(FRONT, at);
    this.#predicted?.read({ kind: 'front', id: FRONT }, at);
  }

  /** A board's page lists a thread with so many posts that are not stored. */
  boardLists(thread: number, waiting: number, at: number): void {
    this.#setWaiting(thread, Math.max(0, waiting), at);
    this.#planWaiting(thread, at);
    this.#planUntold(thread, at);
  }

  /** A board was read, up to the last thread that changed. */
  readBoard(board: number, at: number): void {
    this.#boards.know(board, 0, at);
    this.#boards.model.quiet(board, at);
    this.#predicted?.read({ kind: 'board', id: board }, at);
    this.#planBoard(board, at);
  }

  /** A thread was read to its end; `posts` were new. */
  readThread(thread: number, posts: number, at: number): void {
    this.#purse.found(posts);
    this.#setWaiting(thread, 0, at);
    this.#waiting.remove(thread);
    this.#threads.model.quiet(thread, at);
    this.#predicted?.read({ kind: 'thread', id: thread }, at);
    this.#planUntold(thread, at);
  }

  /** What to ask now; undefined when there is no request to spend. */
  next(now: number): Ask | undefined {
    if (!this.#purse.mayFetch(now)) return undefined;
    if (this.#predicted !== undefined) return this.#nextPredicted(this.#predicted, now);
    const known = this.#bestWaiting(now);
    const look = this.#bestLook(now);
    const isLook =
      look !== undefined &&
      look.worth > (known?.worth ?? 0) &&
      this.#purse.mayLook(now, this.#likely(look.kind, look.id, now));
    const best = isLook ? look : known;
    if (best === undefined) return undefined;
    this.#purse.spend(now, isLook);
    this.#price = this.#price === 0 ? best.worth : this.#price + PRICE_FOLLOWS * (best.worth - this.#price);
    const { kind, id } = best;
    // Not again before the answer came.
    if (kind === 'thread') {
      this.#waiting.remove(id);
      this.#untold.remove(id);
    } else {
      this.#of(kind).know(id, 0, now);
      if (kind === 'board') this.#planBoard(id, now);
      else this.#boardsAt = Number.NEGATIVE_INFINITY;
    }
    return { kind, id };
  }

  /** Pages whose predicted time has passed, the first first; none with a model that goes by worth. */
  due(now: number): Ask[] {
    const asks: Ask[] = [];
    for (let ask = this.#predicted?.take(now); ask !== undefined; ask = this.#predicted?.take(now))
      asks.push(ask);
    return asks;
  }

  /** Whether pages are asked by predicted times alone. */
  get isPredicted(): boolean {
    return this.#predicted !== undefined;
  }

  /** What a request is worth now, in posts times ms. */
  worthOf(kind: Ask['kind'], id: number, now: number): number {
    return this.#worth(kind, id, now);
  }

  /** Threads no page tells of, those most worth a request first. */
  untold(now: number, limit: number): number[] {
    return [...this.#untold.members()]
      .map((thread) => ({ thread, worth: this.#worth('thread', thread, now) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, limit)
      .map(({ thread }) => thread);
  }

  /** Posts likely to come in a span. */
  expectedPosts(from: number, to: number): number {
    return this.#front.model.expected(FRONT, from, to);
  }

  /** When the next post is likely to be there to be found. */
  nextDueAt(now: number): number {
    if (this.#waiting.size > 0) return now;
    if (this.#predicted !== undefined) return Math.max(now, this.#predicted.nextDueAt());
    const missing = Math.max(0, 1 - this.unseen(now));
    const aDay = this.expectedPosts(now, now + DAY);
    return aDay > 0 ? now + Math.min(30, missing / aDay) * DAY : now + 30 * DAY;
  }

  /** Posts likely to be there that are not stored. */
  unseen(now: number): number {
    let posts = 0;
    for (let board = 0; board < this.#boards.count; board++)
      posts += this.#boards.model.expected(board, this.#since('board', board), now);
    return posts + this.#waitingPosts();
  }

  /** Posts that were seen to wait, then the page whose time came first. */
  #nextPredicted(predicted: PredictedVisits, now: number): Ask | undefined {
    const known = this.#bestWaiting(now);
    const ask = known === undefined ? predicted.take(now) : { kind: known.kind, id: known.id };
    if (ask === undefined) return undefined;
    this.#purse.spend(now, known === undefined);
    if (ask.kind === 'thread') this.#waiting.remove(ask.id);
    return ask;
  }

  #waitingPosts(): number {
    return this.#waiting.members().reduce((sum, thread) => sum + this.waitingIn(thread), 0);
  }

  /** The thread that is known to have posts and worth most. */
  #bestWaiting(now: number): (Ask & { readonly worth: number }) | undefined {
    for (;;) {
      const top = this.#waiting.peek();
      if (top === undefined) return undefined;
      const worth = this.#worth('thread', top.member, now);
      // Worth less than it was when it was put there: others may come first.
      if (worth >= -top.due * 0.98) return { kind: 'thread', id: top.member, worth };
      this.#waiting.put(top.member, -worth);
    }
  }

  /** Where most posts are likely to wait. */
  #bestLook(now: number): (Ask & { readonly worth: number }) | undefined {
    let best: (Ask & { readonly worth: number }) | undefined;
    const consider = (kind: Ask['kind'], id: number) => {
      const worth = this.#worth(kind, id, now);
      if (worth > (best?.worth ?? 0)) best = { kind, id, worth };
    };
    if (this.#front.count > 0) consider('front', FRONT);
    if (now - this.#boardsAt > BOARDS_EVERY) {
      this.#boardsAt = now;
      for (let board = 0; board < this.#boards.count; board++) this.#planBoard(board, now);
    }
    const board = this.#boardsByWorth.peek();
    if (board !== undefined) consider('board', board.member);
    for (let plans = 0; plans < PLANS_A_LOOK; plans++) {
      const top = this.#untold.peek();
      if (top === undefined || top.due > now) break;
      // Planned at another price.
      if (this.#planUntold(top.member, now) > now) continue;
      consider('thread', top.member);
      break;
    }
    return best;
  }

  #worth(kind: Ask['kind'], id: number, now: number): number {
    const sources = this.#of(kind);
    const known = sources.waiting.with(id)[id]!;
    return worthAt(sources.model, id, { known, since: this.#since(kind, id), at: now });
  }

  /** Posts likely to wait somewhere. */
  #likely(kind: Ask['kind'], id: number, now: number): number {
    const { model, waiting } = this.#of(kind);
    return waiting.with(id)[id]! + model.expected(id, this.#since(kind, id), now);
  }

  /** Up to when it is known how many posts wait somewhere. */
  #since(kind: Ask['kind'], id: number): number {
    const sources = this.#of(kind);
    const seen = sources.seen.with(id)[id]!;
    const isTold = kind === 'board' && this.#front.count > 0 && this.#isTold[id] === true;
    if (!isTold || this.#predicted !== undefined || sources.waiting.with(id)[id]! > 0) return seen;
    return Math.max(seen, this.#front.seen.with(FRONT)[FRONT]!);
  }

  #planBoard(board: number, now: number): void {
    if (this.#predicted !== undefined) return;
    this.#boardsByWorth.put(board, -this.#worth('board', board, now));
  }

  #planWaiting(thread: number, now: number): void {
    if (this.waitingIn(thread) === 0) this.#waiting.remove(thread);
    else this.#waiting.put(thread, -this.#worth('thread', thread, now));
  }

  /** When a thread that no board tells of is worth a request. */
  #planUntold(thread: number, now: number): number {
    const board = this.#boardOf.with(thread)[thread]!;
    const isTold = board >= 0 && this.#isTelling[board] === true;
    if (isTold || this.#predicted !== undefined) return Number.POSITIVE_INFINITY;
    const since = this.#threads.seen.with(thread)[thread]!;
    const due = dueAt(this.#threads.model, thread, { known: 0, since, from: now, price: this.#price });
    this.#untold.put(thread, due);
    return due;
  }

  #setWaiting(thread: number, waiting: number, at: number): void {
    const board = this.#boardOf.with(thread)[thread]!;
    if (board >= 0) this.#addKnown(board, waiting - this.waitingIn(thread));
    this.#threads.know(thread, waiting, at);
  }

  #addKnown(board: number, posts: number): void {
    const known = this.#known.with(board);
    known[board] = known[board]! + posts;
  }

  #of(kind: Ask['kind']): Sources {
    return kind === 'front' ? this.#front : kind === 'board' ? this.#boards : this.#threads;
  }
}
