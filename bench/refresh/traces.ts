// Timelines of posts to replay: what the lab's world grows into, what the mirrors of real forums hold, and generated
// ones of any size.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom, type Random } from '../../lab/random.ts';
import { createWorld } from '../../lab/world/index.ts';
import { DAY, HOUR, MINUTE, NumberColumn } from '../../src/refresh/index.ts';

/** Posts in the order of time. The first `history` of them are known before the replay begins. */
export interface Trace {
  readonly name: string;
  readonly boardOf: Int32Array;
  readonly boards: number;
  readonly thread: Int32Array;
  readonly time: Float64Array;
  readonly history: number;
  /** When the replay begins and ends, epoch ms. */
  readonly from: number;
  readonly to: number;
}

/** Posts in any order: columns, for a million threads have ten million. */
class Events {
  readonly #threads = new NumberColumn();
  readonly #times = new NumberColumn();
  #count = 0;

  add(thread: number, time: number): void {
    this.#threads.with(this.#count)[this.#count] = thread;
    this.#times.with(this.#count)[this.#count] = time;
    this.#count++;
  }

  trace(name: string, boardOf: readonly number[], from: number, to: number): Trace {
    const [threads, times] = [this.#threads.with(this.#count), this.#times.with(this.#count)];
    const order = new Uint32Array(this.#count).map((_, i) => i).filter((i) => times[i]! < to);
    order.sort((a, b) => times[a]! - times[b]! || a - b);
    return {
      name,
      boardOf: Int32Array.from(boardOf),
      boards: boardOf.reduce((most, board) => Math.max(most, board), 0) + 1,
      thread: Int32Array.from(order, (i) => threads[i]!),
      time: Float64Array.from(order, (i) => times[i]!),
      history: order.findIndex((i) => times[i]! >= from),
      from,
      to,
    };
  }
}

/** Days of the lab's growing mode. */
export function labTrace(seed: number, { threads = 3000, boards = 20, days = 10 } = {}): Trace {
  const now = 1_768_478_400;
  const options = {
    seed,
    language: 'en',
    boards,
    threads,
    postsPerThread: 12,
    users: 500,
    now,
    spanDays: 300,
  } as const;
  const world = createWorld(options);
  const posts = [...world.posts.values(), ...world.advance(now + (days * DAY) / 1000)];
  const boardIds = new Map<number, number>();
  const boardOf: number[] = [];
  for (const { id, boardId } of world.threads) {
    if (!boardIds.has(boardId)) boardIds.set(boardId, boardIds.size);
    boardOf[id - 1] = boardIds.get(boardId)!;
  }
  const events = new Events();
  for (const { threadId, createdAt } of posts) events.add(threadId - 1, createdAt * 1000);
  return events.trace('lab', boardOf, now * 1000, now * 1000 + days * DAY);
}

/** The mirrors of real forum software: the last quarter of each one's posts is replayed. */
export function mirrorTraces(lab: string): Trace[] {
  const folder = join(lab, 'mirrors');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const rows = (file: string) =>
      readFileSync(join(folder, name, file), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    const boards = new Map<string, number>();
    const threads = new Map<string, number>();
    const boardOf: number[] = [];
    for (const { id, board } of rows('threads.jsonl')) {
      threads.set(String(id), boardOf.length);
      if (!boards.has(String(board))) boards.set(String(board), boards.size);
      boardOf.push(boards.get(String(board))!);
    }
    const events = new Events();
    const times: number[] = [];
    for (const { thread, created } of rows('posts.jsonl')) {
      const known = threads.get(String(thread));
      if (known === undefined) continue;
      const time = Number(created) * 1000;
      events.add(known, time);
      times.push(time);
    }
    times.sort((a, b) => a - b);
    const from = times[Math.floor(0.75 * times.length)]!;
    return events.trace(`mirror ${name}`, boardOf, from, times.at(-1)! + HOUR);
  });
}

/**
 * A generated forum: threads of heavy-tailed appeal, each post of which may draw quick and slow answers, more by day
 * than by night. `threads` exist before the replay begins; new ones keep coming.
 */
export function generatedTrace(seed: number, threads: number, { days = 5, boards = 40 } = {}): Trace {
  const random = createRandom(seed);
  const span = Math.max(60, Math.min(3000, threads / 40)) * DAY;
  const to = 1_768_478_400_000 + days * DAY;
  const from = to - days * DAY;
  const boardOf: number[] = [];
  const events = new Events();
  const all = Math.round(threads * (1 + (days * DAY) / span));
  for (let thread = 0; thread < all; thread++) {
    boardOf.push(Math.floor(boards * random.next() ** 2));
    const began = from - span + (span * thread) / threads;
    events.add(thread, began);
    grow(random, thread, began, to, events);
  }
  return events.trace(`generated ${threads.toLocaleString('en')}`, boardOf, from, to);
}

const SLOWEST = [20 * MINUTE, 5 * HOUR, 3 * DAY, 40 * DAY] as const;

/** Answers to a thread and to its answers. */
function grow(random: Random, thread: number, began: number, to: number, events: Events): void {
  const appeal = Math.min(300, random.pareto(1.1, 0.6)) * (random.chance(0.2) ? 0 : 1);
  const open = [{ time: began, draws: appeal }];
  for (let made = 0; open.length > 0 && made < 3000; made++) {
    const { time, draws } = open.pop()!;
    for (let n = random.poisson(draws); n > 0; n--) {
      const at = daytime(time + random.exponential(SLOWEST[random.int(SLOWEST.length)]!), random);
      if (at >= to) continue;
      events.add(thread, at);
      open.push({ time: at, draws: 0.35 });
    }
  }
}

/** Most of what would be written at night is written in the morning. */
function daytime(time: number, random: Random): number {
  const hour = (time / HOUR) % 24;
  if (hour > 6 || random.chance(0.15)) return time;
  return time + (6 - hour) * HOUR + random.exponential(2 * HOUR);
}
