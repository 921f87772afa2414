// Everything that was said before the world's present, and what of it is still going on.
import { createRandom, mix, type Random } from '../random.ts';
import type { WorldOptions } from '../types.ts';
import { fromActivity, toActivity } from './activity-clock.ts';
import { appealAt, type Conversations, conversation } from './conversation.ts';
import { EventQueue } from './event-queue.ts';
import { GUEST, membersBy, pickAuthor } from './members.ts';
import { PostColumns } from './post-columns.ts';

/** Thread starts lie at span * u ^ GROWTH: forums get busier as they age. */
const GROWTH = 0.8;

/** How long the world has existed, in seconds. Bigger forums are older. */
export function spanOf(options: WorldOptions): number {
  const days = options.spanDays ?? Math.min(4400, Math.max(30, 60 * options.threads ** 0.38));
  return Math.round(days * 86400);
}

/** New threads per activity second at the world's present: the history's density at its end. */
export function threadRateAtPresent(options: WorldOptions): number {
  return Math.max(1, options.threads) / GROWTH / spanOf(options);
}

/** Start times of the threads, oldest first. */
function startTimes(options: WorldOptions, random: Random): Float64Array {
  const from = toActivity(options.now - spanOf(options));
  const length = toActivity(options.now) - from;
  const starts = new Float64Array(options.threads);
  for (let i = 0; i < starts.length; i++) starts[i] = from + length * random.next() ** GROWTH;
  starts.sort();
  for (let i = 0; i < starts.length; i++) {
    starts[i] = Math.min(options.now - 1, Math.floor(fromActivity(starts[i] as number)));
  }
  return starts;
}

/**
 * Uniform numbers for the threads' appeal, one from each of as many equal strata, in random order: a small world
 * too gets its few endless threads, and its mean length is close to the one asked for.
 */
function stratified(count: number, random: Random): Float64Array {
  const values = new Float64Array(count);
  for (let i = 0; i < count; i++) values[i] = (i + random.next()) / count;
  for (let i = count - 1; i > 0; i--) {
    const j = random.int(i + 1);
    const held = values[i] as number;
    values[i] = values[j] as number;
    values[j] = held;
  }
  return values;
}

export interface History {
  readonly columns: PostColumns;
  /** Posts of existing threads that come after the present. */
  readonly pending: EventQueue;
}

/** Plays all threads up to the present. `isLocked` threads end there. */
export function playHistory(
  options: WorldOptions,
  conversations: Conversations,
  random: Random,
  isLocked: (threadId: number) => boolean,
): History {
  const count = options.threads;
  const starts = startTimes(options, random.fork('starts'));
  const appeals = stratified(count, random.fork('appeal'));
  const origin = options.now - spanOf(options);
  const pending = new EventQueue();
  const times: number[] = [];
  const threads: number[] = [];
  const parents: number[] = [];
  const authors: number[] = [];
  const turnSeed = mix(options.seed, 0x7475726e);
  for (let i = 0; i < count; i++) {
    const threadId = i + 1;
    const own = createRandom(mix(turnSeed, threadId));
    const turns = conversation(
      own,
      conversations,
      starts[i] as number,
      appealAt(conversations, appeals[i] as number),
    );
    const offset = times.length;
    const earlier: number[] = [];
    for (let position = 0; position < turns.length; position++) {
      const turn = turns[position] as (typeof turns)[number];
      if (turn.time > options.now) {
        if (isLocked(threadId)) break;
        pending.push({ time: turn.time, threadId, position, parent: turn.parent });
        continue;
      }
      const joined = membersBy(turn.time, options.users, origin, options.now);
      const answered = turn.parent < 0 ? null : (earlier[turn.parent] ?? GUEST);
      const author = pickAuthor(own, joined, earlier, answered);
      earlier.push(author);
      times.push(turn.time);
      threads.push(threadId);
      parents.push(turn.parent < 0 ? -1 : offset + turn.parent);
      authors.push(author);
    }
  }
  return { columns: inOrderOfTime(times, threads, parents, authors, origin, count), pending };
}

/** Gives the posts ids in the order of time, over all threads, as forum software does. */
function inOrderOfTime(
  times: readonly number[],
  threads: readonly number[],
  parents: readonly number[],
  authors: readonly number[],
  origin: number,
  threadCount: number,
): PostColumns {
  const count = times.length;
  // Time and index in one number: sorting a Float64Array needs no comparator, and ties keep thread order.
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++) keys[i] = ((times[i] as number) - origin) * count + i;
  keys.sort();
  const idOf = new Int32Array(count);
  const columns = new PostColumns(count, threadCount);
  for (let k = 0; k < count; k++) {
    const i = (keys[k] as number) % count;
    const parent = parents[i] as number;
    const answers = parent < 0 ? 0 : (idOf[parent] as number);
    idOf[i] = columns.append(threads[i] as number, times[i] as number, authors[i] as number, answers);
  }
  return columns;
}
