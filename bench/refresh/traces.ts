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
  /** Who wrote each, by number; -1: nobody knows. */
  readonly author: Int32Array;
  readonly history: number;
  /** When the replay begins and ends, epoch ms. */
  readonly from: number;
  readonly to: number;
}

/** Posts in any order: columns, for a million threads have ten million. */
class Events {
  readonly #threads = new NumberColumn();
  readonly #times = new NumberColumn();
  readonly #authors = new NumberColumn();
  #count = 0;

  add(thread: number, time: number, author: number): void {
    this.#threads.with(this.#count)[this.#count] = thread;
    this.#times.with(this.#count)[this.#count] = time;
    this.#authors.with(this.#count)[this.#count] = author;
    this.#count++;
  }

  trace(name: string, boardOf: readonly number[], from: number, to: number): Trace {
    const [threads, times, authors] = [this.#threads, this.#times, this.#authors].map((column) =>
      column.with(this.#count),
    ) as [Float64Array, Float64Array, Float64Array];
    const order = new Uint32Array(this.#count).map((_, i) => i).filter((i) => times[i]! < to);
    order.sort((a, b) => times[a]! - times[b]! || a - b);
    return {
      name,
      boardOf: Int32Array.from(boardOf),
      boards: boardOf.reduce((most, board) => Math.max(most, board), 0) + 1,
      thread: Int32Array.from(order, (i) => threads[i]!),
      time: Float64Array.from(order, (i) => times[i]!),
      author: Int32Array.from(order, (i) => authors[i]!),
      history: order.findIndex((i) => times[i]! >= from),
      from,
      to,
    };
  }
}

/** The same posts, of which nobody knows who wrote them. */
export function withoutAuthors(trace: Trace): Trace {
  return { ...trace, author: trace.author.map(() => -1) };
}

/** Numbers names from 0. */
function numbering(): (name: string) => number {
  const numbers = new Map<string, number>();
  return (name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
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
  const authorNumber = numbering();
  for (const { threadId, createdAt, authorName } of posts)
    events.add(threadId - 1, createdAt * 1000, authorNumber(authorName));
  return events.trace('lab', boardOf, now * 1000, now * 1000 + days * DAY);
}

/** The mirrors: the last quarter of each one's posts is replayed. Posts whose time nobody knows are left out. */
export function mirrorTraces(lab: string): Trace[] {
  const folder = join(lab, 'mirrors');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
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
    const authorNumber = numbering();
    for (const { thread, created, author } of rows('posts.jsonl')) {
      const known = threads.get(String(thread));
      if (known === undefined || typeof created !== 'number') continue;
      const time = created * 1000;
      events.add(known, time, authorNumber(String(author)));
      times.push(time);
    }
    if (times.length === 0) return [];
    times.sort((a, b) => a - b);
    const from = times[Math.floor(0.75 * times.length)]!;
    return [events.trace(`mirror ${name}`, boardOf, from, times.at(-1)! + HOUR)];
  });
}

/**
 * A generated forum: threads of heavy-tailed appeal, each post of which may draw quick and slow answers, more by day
 * than by night. `threads` exist before the replay begins; new ones keep coming.
 */
export function generatedTrace(seed: number, threads: number, { days = 5, boards = 40 } = {}): Trace {
  const random = createRandom(seed);
  // A stream of its own: who writes has no part in when something is written.
  const writers = createRandom(seed + 1);
  const span = Math.max(60, Math.min(3000, threads / 40)) * DAY;
  const to = 1_768_478_400_000 + days * DAY;
  const from = to - days * DAY;
  const boardOf: number[] = [];
  const events = new Events();
  const all = Math.round(threads * (1 + (days * DAY) / span));
  for (let thread = 0; thread < all; thread++) {
    boardOf.push(Math.floor(boards * random.next() ** 2));
    const began = from - span + (span * thread) / threads;
    events.add(thread, began, writerOf(writers));
    grow(random, writers, thread, began, to, events);
  }
  return events.trace(`generated ${threads.toLocaleString('en')}`, boardOf, from, to);
}

const SLOWEST = [20 * MINUTE, 5 * HOUR, 3 * DAY, 40 * DAY] as const;

/** Answers to a thread and to its answers. */
function grow(
  random: Random,
  writers: Random,
  thread: number,
  began: number,
  to: number,
  events: Events,
): void {
  const appeal = Math.min(300, random.pareto(1.1, 0.6)) * (random.chance(0.2) ? 0 : 1);
  const open = [{ time: began, draws: appeal }];
  for (let made = 0; open.length > 0 && made < 3000; made++) {
    const { time, draws } = open.pop()!;
    for (let n = random.poisson(draws); n > 0; n--) {
      const at = daytime(time + random.exponential(SLOWEST[random.int(SLOWEST.length)]!), random);
      if (at >= to) continue;
      events.add(thread, at, writerOf(writers));
      open.push({ time: at, draws: 0.35 });
    }
  }
}

/** A few of the 2,000 members write most. */
function writerOf(random: Random): number {
  return Math.floor(2000 * random.next() ** 3);
}

/** Most of what would be written at night is written in the morning. */
function daytime(time: number, random: Random): number {
  const hour = (time / HOUR) % 24;
  if (hour > 6 || random.chance(0.15)) return time;
  return time + (6 - hour) * HOUR + random.exponential(2 * HOUR);
}
