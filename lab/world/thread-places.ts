// Where threads stand: the board of each, sticky or not, and the 'moved' rows left behind in other boards.
import { createRandom, mix } from '../random.ts';
import { type BoardPlan, openBoardAt } from './boards.ts';
import type { ThreadPlace } from './thread-facts.ts';

/** One thread in so many is closed, or was moved. */
const LOCKED_ONE_IN = 25;
const MOVED_ONE_IN = 64;

/** Whether a thread of the history is closed at the present. A function of seed and id: history needs it early. */
export function isLockedThread(seed: number, threadId: number): boolean {
  return mix(mix(seed, 0x6c6f636b), threadId) % LOCKED_ONE_IN === 0;
}

/** Places threads in the order of their ids and remembers where. */
export class ThreadPlaces {
  readonly #plan: BoardPlan;
  readonly #seed: number;
  /** Threads up to this id were there at the beginning; only they are sticky, locked or moved. */
  readonly #historyThreads: number;
  readonly #boardOf: number[] = [0];
  readonly #sticky = new Set<number>();
  readonly #idsOfBoard = new Map<number, number[]>();
  readonly #movedFrom = new Map<number, number[]>();

  constructor(plan: BoardPlan, seed: number, historyThreads: number) {
    this.#plan = plan;
    this.#seed = seed;
    this.#historyThreads = historyThreads;
    for (let id = 1; id <= historyThreads; id++) this.place(id);
  }

  /** Settles the board of the next thread, and whether it sticks there. */
  place(threadId: number): void {
    const random = createRandom(mix(mix(this.#seed, 0x706c6163), threadId));
    const boardId = this.#choose(threadId, random.next());
    const siblings = this.#idsOfBoard.get(boardId) ?? [];
    siblings.push(threadId);
    this.#idsOfBoard.set(boardId, siblings);
    this.#boardOf[threadId] = boardId;
    if (boardId === this.#plan.loneThreadBoard || threadId > this.#historyThreads) return;
    if (siblings.length <= 4 && random.chance(0.35)) this.#sticky.add(threadId);
    const from = this.#movedFromBoard(threadId);
    if (from !== null) this.#movedFrom.set(from, [...(this.#movedFrom.get(from) ?? []), threadId]);
  }

  #choose(threadId: number, uniform: number): number {
    const { open, loneThreadBoard } = this.#plan;
    // Every board has a thread if there are enough of them: the oldest go around once.
    if (threadId <= open.length) return open[threadId - 1] as number;
    const isHistory = threadId <= this.#historyThreads;
    if (isHistory && threadId === open.length + 1 && loneThreadBoard !== null) return loneThreadBoard;
    return openBoardAt(this.#plan, uniform);
  }

  #movedFromBoard(threadId: number): number | null {
    const { open, loneThreadBoard } = this.#plan;
    const boardId = this.boardOf(threadId);
    if (threadId > this.#historyThreads || boardId === loneThreadBoard) return null;
    const draw = mix(mix(this.#seed, 0x6d6f7665), threadId);
    if (draw % MOVED_ONE_IN !== 0) return null;
    const from = open[Math.floor(draw / MOVED_ONE_IN) % open.length] as number;
    return from === boardId ? null : from;
  }

  boardOf(threadId: number): number {
    return this.#boardOf[threadId] as number;
  }

  isSticky(threadId: number): boolean {
    return this.#sticky.has(threadId);
  }

  idsOfBoard(boardId: number): readonly number[] {
    return this.#idsOfBoard.get(boardId) ?? [];
  }

  /** Threads moved away from a board that still have a row there. */
  idsMovedFrom(boardId: number): readonly number[] {
    return this.#movedFrom.get(boardId) ?? [];
  }

  facts(threadId: number): ThreadPlace {
    return {
      id: threadId,
      boardId: this.boardOf(threadId),
      isSticky: this.isSticky(threadId),
      isLocked: threadId <= this.#historyThreads && isLockedThread(this.#seed, threadId),
      movedFromBoardId: this.#movedFromBoard(threadId),
    };
  }
}
