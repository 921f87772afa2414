// Policies that ask pages one by one, as crawlers do that know no boards: by turns, by age, by what a model says.
import { type ArrivalModel, DAY, DueQueue, dueAt, MINUTE } from '../../src/refresh/index.ts';
import type { BoardPage, Policy, Post, Wish } from './simulate.ts';

/**
 * Asks pages one by one, in the order of due times, and takes no hint of one for another. Boards are pages like threads:
 * what comes to them are new threads, which are found in no other way.
 */
export class PagePolicy implements Policy {
  readonly name: string;
  readonly #boards: number;
  readonly #known = new Set<number>();
  readonly #queue = new DueQueue();
  readonly #due: (page: number, askedAt: number, price: number) => number;
  readonly #model: ArrivalModel | undefined;
  readonly #askedAt = new Map<number, number>();
  readonly #begun = new Set<number>();
  /** Further pages of a board that is new all over, and new threads: these have posts for sure. */
  readonly #next: Exclude<Wish, undefined>[] = [];
  /** What a request has to be worth: found by itself, so that the budget is spent on what is worth most. */
  #price = 10 * MINUTE;

  /** `due`: when a page that was asked then is asked next. Boards have the first numbers, threads those after them. */
  constructor(
    name: string,
    boards: number,
    due: (page: number, askedAt: number, price: number) => number,
    model?: ArrivalModel,
  ) {
    this.name = name;
    this.#boards = boards;
    this.#due = due;
    this.#model = model;
  }

  knew(thread: number, board: number, at: number): void {
    this.#known.add(thread);
    this.#asked(this.#boards + thread, at);
    this.#sawThreadIn(board, at);
  }

  told(thread: number, post: Post): void {
    this.#sawPost(this.#boards + thread, post);
  }

  begin(now: number): void {
    for (const page of this.#queue.members()) {
      this.#model?.quiet(page, now);
      this.#asked(page, now);
    }
  }

  wish(now: number): Wish {
    const next = this.#next.shift();
    if (next !== undefined) return next;
    for (let tries = 0; ; tries++) {
      const first = this.#queue.peek();
      if (first === undefined) return undefined;
      const due = this.#due(first.member, this.#askedAt.get(first.member)!, this.#price);
      if (due > now && due > first.due && tries < 100) {
        this.#queue.put(first.member, due);
        continue;
      }
      this.#price *= due > now ? 0.97 : 1.01;
      return first.member < this.#boards
        ? { board: first.member, page: 0 }
        : { thread: first.member - this.#boards };
    }
  }

  sawFront(): void {}
  sawFeed(): void {}

  sawBoard(board: number, page: number, { rows }: BoardPage, now: number): void {
    const fresh = rows.filter(({ thread }) => !this.#known.has(thread));
    if (rows.length > 0 && fresh.length === rows.length) this.#next.push({ board, page: page + 1 });
    for (const { thread } of fresh) {
      this.#known.add(thread);
      this.#next.push({ thread });
      this.#sawThreadIn(board, now);
    }
    this.#model?.quiet(board, now);
    this.#asked(board, now);
  }

  sawThread(thread: number, posts: readonly Post[], now: number): void {
    const page = this.#boards + thread;
    for (const post of posts) this.#sawPost(page, post);
    this.#model?.quiet(page, now);
    this.#asked(page, now);
  }

  /** A thread begins with its first post: counted twice, a gap of nothing would be learned from every thread. */
  #sawPost(page: number, { at, author }: Post): void {
    if (this.#begun.has(page)) this.#model?.saw(page, at, author);
    else {
      this.#begun.add(page);
      this.#model?.began(page, at, author);
    }
  }

  #sawThreadIn(board: number, at: number): void {
    if (this.#askedAt.has(board)) this.#model?.saw(board, at);
    else {
      this.#model?.began(board, at);
      this.#asked(board, at);
    }
  }

  #asked(page: number, at: number): void {
    this.#askedAt.set(page, at);
    this.#queue.put(page, this.#due(page, at, this.#price));
  }
}

/** Every page as often as any other. */
export const uniform = (boards: number) => new PagePolicy('uniform', boards, (_, at) => at);

/** The longer a page has been silent, the later it is asked again. */
export function ageBased(boards: number): PagePolicy {
  const last = new Map<number, number>();
  const model: ArrivalModel = {
    began: (page, at) => void last.set(page, at),
    saw: (page, at) => void last.set(page, at),
    quiet: () => {},
    expected: () => 0,
  };
  const due = (page: number, at: number, price: number) =>
    at + Math.max(MINUTE, ((at - (last.get(page) ?? at)) * price) / DAY);
  return new PagePolicy('age', boards, due, model);
}

/** Pages by what models expect of them. */
export function byModel(
  name: string,
  boards: number,
  { ofBoards, ofThreads }: { readonly ofBoards: ArrivalModel; readonly ofThreads: ArrivalModel },
): PagePolicy {
  const model = new BoardsApart(boards, ofBoards, ofThreads);
  const due = (page: number, at: number, price: number) =>
    dueAt(model, page, { known: 0, since: at, from: at, price });
  return new PagePolicy(name, boards, due, model);
}

/** Boards get new threads in another way than threads get posts: a model for each. */
class BoardsApart implements ArrivalModel {
  readonly #boards: number;
  readonly #ofBoards: ArrivalModel;
  readonly #ofThreads: ArrivalModel;

  constructor(boards: number, ofBoards: ArrivalModel, ofThreads: ArrivalModel) {
    this.#boards = boards;
    this.#ofBoards = ofBoards;
    this.#ofThreads = ofThreads;
  }

  began(page: number, at: number, author?: string): void {
    this.#of(page).began(this.#within(page), at, author);
  }

  saw(page: number, at: number, author?: string): void {
    this.#of(page).saw(this.#within(page), at, author);
  }

  quiet(page: number, until: number): void {
    this.#of(page).quiet(this.#within(page), until);
  }

  expected(page: number, from: number, to: number): number {
    return this.#of(page).expected(this.#within(page), from, to);
  }

  #of(page: number): ArrivalModel {
    return page < this.#boards ? this.#ofBoards : this.#ofThreads;
  }

  #within(page: number): number {
    return page < this.#boards ? page : page - this.#boards;
  }
}
