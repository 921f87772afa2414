// The policies that are compared: threads asked one by one, by what each model says; ours, which asks boards; and one that
// knows all.
import {
  type ArrivalModel,
  DAY,
  DueQueue,
  dueAt,
  ForumSchedule,
  MINUTE,
  worth,
} from '../../src/refresh/index.ts';
import type { BoardPage, FrontPage, Policy, Wish } from './simulate.ts';

/** Asks threads alone, in the order of due times. */
export class ThreadPolicy implements Policy {
  readonly name: string;
  readonly isToldOfThreads = true;
  readonly #queue = new DueQueue();
  readonly #due: (thread: number, askedAt: number, price: number) => number;
  readonly #model: ArrivalModel | undefined;
  readonly #askedAt = new Map<number, number>();
  /** What a request has to be worth: found by itself, so that the budget is spent on what is worth most. */
  #price = 10 * MINUTE;

  /** `due`: when a thread that was asked then is asked next. */
  constructor(
    name: string,
    due: (thread: number, askedAt: number, price: number) => number,
    model?: ArrivalModel,
  ) {
    this.name = name;
    this.#due = due;
    this.#model = model;
  }

  knew(thread: number, _board: number, at: number): void {
    this.#model?.began(thread, at);
    this.#askedAt.set(thread, at);
    this.#queue.put(thread, at);
  }

  told(thread: number, at: number): void {
    this.#model?.saw(thread, at);
  }

  begin(now: number): void {
    for (const thread of this.#queue.members()) {
      this.#model?.quiet(thread, now);
      this.#asked(thread, now);
    }
  }

  wish(now: number): Wish {
    for (let tries = 0; ; tries++) {
      const first = this.#queue.peek();
      if (first === undefined) return undefined;
      const due = this.#due(first.member, this.#askedAt.get(first.member)!, this.#price);
      if (due > now && due > first.due && tries < 100) {
        this.#queue.put(first.member, due);
        continue;
      }
      this.#price *= due > now ? 0.97 : 1.01;
      return { thread: first.member };
    }
  }

  sawBoard(): void {}
  sawFront(): void {}

  sawThread(thread: number, times: readonly number[], now: number): void {
    for (const time of times) this.#model?.saw(thread, time);
    this.#model?.quiet(thread, now);
    this.#asked(thread, now);
  }

  #asked(thread: number, at: number): void {
    this.#askedAt.set(thread, at);
    this.#queue.put(thread, this.#due(thread, at, this.#price));
  }
}

/** Every thread as often as any other. */
export const uniform = () => new ThreadPolicy('uniform', (_, at) => at);

/** The longer a thread has been silent, the later it is asked again. */
export function ageBased(): ThreadPolicy {
  const last = new Map<number, number>();
  const model: ArrivalModel = {
    began: (thread, at) => void last.set(thread, at),
    saw: (thread, at) => void last.set(thread, at),
    quiet: () => {},
    expected: () => 0,
  };
  const due = (thread: number, at: number, price: number) =>
    at + Math.max(MINUTE, ((at - (last.get(thread) ?? at)) * price) / DAY);
  return new ThreadPolicy('age', due, model);
}

/** Threads by what a model expects of them. */
export function byModel(name: string, model: ArrivalModel): ThreadPolicy {
  const due = (thread: number, at: number, price: number) =>
    dueAt(model, thread, { known: 0, since: at, from: at, price });
  return new ThreadPolicy(name, due, model);
}

/** Knows what waits where: the thread that is worth most. */
export class Oracle implements Policy {
  readonly name = 'oracle';
  readonly isToldOfThreads = true;
  readonly #waiting = new Map<number, number>();
  readonly #rate = new Map<number, { at: number; rate: number }>();

  knew(): void {}
  told(): void {}
  begin(): void {}

  arrived(thread: number, at: number): void {
    this.#waiting.set(thread, (this.#waiting.get(thread) ?? 0) + 1);
    const known = this.#rate.get(thread) ?? { at, rate: 0 };
    const kept = Math.exp((known.at - at) / DAY);
    this.#rate.set(thread, { at, rate: known.rate * kept + 1 / DAY });
  }

  wish(now: number): Wish {
    let best: number | undefined;
    let most = 0;
    for (const [thread, count] of this.#waiting) {
      const { at, rate } = this.#rate.get(thread)!;
      const value = worth(count, rate * Math.exp((at - now) / DAY));
      if (value > most) [best, most] = [thread, value];
    }
    return best === undefined ? undefined : { thread: best };
  }

  sawBoard(): void {}
  sawFront(): void {}

  sawThread(thread: number): void {
    this.#waiting.delete(thread);
  }
}

/** Ours. `hasFront`: the front page tells of the boards, as most do. */
export class BoardsFirst implements Policy {
  readonly name: string;
  readonly isToldOfThreads = false;
  readonly #schedule: ForumSchedule;
  readonly #threads = new Map<number, { id: number; stored: number }>();
  readonly #names: number[] = [];
  readonly #boardReadAt: number[];
  #more: Wish;

  constructor(now: number, budget: number, boards: number, hasFront: boolean) {
    this.name = hasFront ? 'skein' : 'skein, silent front';
    this.#schedule = new ForumSchedule({ now, budget });
    if (hasFront) this.#schedule.addFront(now);
    this.#boardReadAt = Array.from({ length: boards }, () => now);
    for (let board = 0; board < boards; board++) this.#schedule.addBoard(now);
  }

  knew(thread: number, board: number, at: number): void {
    this.#add(thread, board, at);
  }

  told(thread: number, at: number): void {
    this.#stored(thread, [at]);
  }

  begin(now: number): void {
    this.#schedule.begin(now);
  }

  wish(now: number): Wish {
    if (this.#more !== undefined) {
      const more = this.#more;
      this.#more = undefined;
      return more;
    }
    const ask = this.#schedule.next(now);
    if (ask === undefined) return undefined;
    if (ask.kind === 'front') return { front: true };
    return ask.kind === 'board' ? { board: ask.id, page: 0 } : { thread: this.#names[ask.id]! };
  }

  sawFront(boards: FrontPage, now: number): void {
    boards.forEach(({ posts, lastThread }, board) => {
      const waiting = posts - this.#schedule.knownPosts(board);
      const id = this.#threads.get(lastThread)?.id;
      // One new post, and the front page links to it: the board has nothing to add.
      if (waiting === 1 && id !== undefined) {
        this.#schedule.boardLists(id, this.#schedule.waitingIn(id) + 1, now);
        this.#schedule.frontLists(board, 0, now);
      } else this.#schedule.frontLists(board, waiting, now);
    });
    this.#schedule.readFront(now);
  }

  sawBoard(board: number, page: number, { rows }: BoardPage, now: number): void {
    for (const { thread, posts } of rows) {
      const { id, stored } = this.#threads.get(thread) ?? this.#add(thread, board, now);
      this.#schedule.boardLists(id, posts - stored, now);
    }
    const oldest = rows.at(-1);
    if (oldest !== undefined && oldest.lastPostAt > this.#boardReadAt[board]!) {
      this.#more = { board, page: page + 1 };
      return;
    }
    this.#boardReadAt[board] = now;
    this.#schedule.readBoard(board, now);
  }

  sawThread(thread: number, times: readonly number[], now: number): void {
    this.#stored(thread, times);
    this.#schedule.readThread(this.#threads.get(thread)!.id, times.length, now);
  }

  #add(thread: number, board: number, at: number): { id: number; stored: number } {
    const known = { id: this.#schedule.addThread(board, at), stored: 0 };
    this.#threads.set(thread, known);
    this.#names[known.id] = thread;
    return known;
  }

  #stored(thread: number, times: readonly number[]): void {
    const known = this.#threads.get(thread)!;
    known.stored += times.length;
    for (const time of times) this.#schedule.sawPost(known.id, time);
  }
}
