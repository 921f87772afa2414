// When the posts of one thread come: a self-exciting (Hawkes) process in its cluster form. Some replies answer the
// thread itself, at a rate that decays with its age; every post may draw quick answers of its own, which makes
// bursts and a reply tree. How many come is heavy-tailed: most threads stay short, a few never end.
import type { Random } from '../random.ts';
import { fromActivity, toActivity } from './activity-clock.ts';

/** Shape of the bounded Pareto from which a thread's appeal is drawn, and its largest value over its smallest. */
const APPEAL_SHAPE = 1.15;
const APPEAL_RANGE = 500;
/** Share of threads nobody ever answers, whatever their appeal. */
const IGNORED_SHARE = 0.22;
const DAY = 86400;
/** Two posts of one thread are never closer: order by time is order by position. */
const SHORTEST_GAP = 20;
const LONGEST_THREAD = 20_000;

/** How conversations of a world behave; derived from the wanted mean length. */
export interface Conversations {
  /** Mean number of direct answers a post draws (Hawkes' branching ratio). */
  readonly branching: number;
  /** Smallest expected number of answers to the thread itself. */
  readonly leastAppeal: number;
  /** Longest scale, in seconds, on which answers to the thread itself decay. */
  readonly longestDecay: number;
}

/** Mean of the bounded Pareto with smallest value 1. */
function boundedParetoMean(): number {
  const a = APPEAL_SHAPE;
  return (a / (a - 1)) * ((1 - APPEAL_RANGE ** (1 - a)) / (1 - APPEAL_RANGE ** -a));
}

/** Settles the parameters so that threads have `meanPosts` posts on average in the long run. */
export function conversationsOf(meanPosts: number, spanSeconds: number): Conversations {
  const mean = Math.max(1, meanPosts);
  const branching = (mean - 1) / (2 * mean);
  // (1 - ignored) * (1 + appeal) / (1 - branching) + ignored = mean, solved for the mean appeal.
  const appeal = ((mean - IGNORED_SHARE) / (1 - IGNORED_SHARE)) * (1 - branching) - 1;
  return {
    branching,
    leastAppeal: Math.max(0, appeal) / boundedParetoMean(),
    longestDecay: spanSeconds / 25,
  };
}

/** A thread's expected number of answers to itself, from a uniform number; null: nobody ever answers. */
export function appealAt(conversations: Conversations, uniform: number): number | null {
  if (uniform < IGNORED_SHARE) return null;
  const u = (uniform - IGNORED_SHARE) / (1 - IGNORED_SHARE);
  const value = (1 - u * (1 - APPEAL_RANGE ** -APPEAL_SHAPE)) ** (-1 / APPEAL_SHAPE);
  return conversations.leastAppeal * value;
}

/** One post to come: when, and the position (from 0) of the post it answers; -1 answers the thread itself. */
export interface Turn {
  readonly time: number;
  readonly parent: number;
}

/** All posts a thread will ever have, oldest first; the first is the start at `startedAt`. */
export function conversation(
  random: Random,
  conversations: Conversations,
  startedAt: number,
  appeal: number | null,
): Turn[] {
  if (appeal === null) return [{ time: startedAt, parent: -1 }];
  const found: { time: number; parent: number; order: number }[] = [
    { time: startedAt, parent: -1, order: 0 },
  ];
  const start = toActivity(startedAt);
  const decay = Math.min(conversations.longestDecay, DAY * (0.5 + appeal / 4));
  for (let i = random.poisson(appeal); i > 0; i--) {
    const delay = Math.min(random.pareto(1.6, decay) - decay, 300 * decay);
    found.push({ time: fromActivity(start + delay), parent: -1, order: found.length });
  }
  for (let i = 0; i < found.length && found.length < LONGEST_THREAD; i++) {
    const post = found[i] as Turn;
    for (let n = random.poisson(conversations.branching); n > 0; n--) {
      // Most answers come within the hour, the rest the same or the next day.
      const delay = random.exponential(random.chance(0.7) ? 2400 : 36_000);
      found.push({ time: fromActivity(toActivity(post.time) + delay), parent: i, order: found.length });
    }
  }
  return inOrder(found);
}

/** Sorts by time, whole seconds, strictly increasing; parents become positions in that order. */
function inOrder(found: { time: number; parent: number; order: number }[]): Turn[] {
  const sorted = [...found].sort((a, b) => a.time - b.time || a.order - b.order);
  const position = new Int32Array(found.length);
  for (let i = 0; i < sorted.length; i++) position[(sorted[i] as { order: number }).order] = i;
  let earliest = 0;
  return sorted.map((post) => {
    const time = Math.max(Math.floor(post.time), earliest);
    earliest = time + SHORTEST_GAP;
    return { time, parent: post.parent < 0 ? -1 : (position[post.parent] as number) };
  });
}
