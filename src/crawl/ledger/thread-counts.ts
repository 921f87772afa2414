// Threads beside what is stated of their posts: by the rows of lists, by their own pages, by their pagers.
import type { Store, ThreadRow } from '../../store/index.ts';
import { isListed, type Tallies } from './tallies.ts';
import { BELIEVED, type Trust, trustOf } from './trust.ts';

/** A thread of which fewer posts are stored than are stated. */
export interface ShortThread {
  readonly url: string;
  readonly title: string;
  readonly stated: number;
  readonly stored: number;
  readonly source: string;
}

export interface ThreadCounts {
  readonly replies: Trust;
  readonly told: Trust;
  /** Posts that are stated of the threads that state any, and how many of these are stored. */
  readonly stated: number;
  readonly covered: number;
  readonly statingThreads: number;
  /** Worst first, a few. */
  readonly short: readonly ShortThread[];
  readonly shortThreads: number;
}

// As many as a person may look through.
const MOST_SHORT = 500;

export async function countThreads(
  store: Pick<Store, 'rows'>,
  siteId: number,
  tallies: Tallies,
  gone: ReadonlySet<string>,
): Promise<ThreadCounts> {
  const replies = trustOf(tallies.replies);
  const told = trustOf(tallies.told);
  let short: ShortThread[] = [];
  let [stated, covered, statingThreads, shortThreads] = [0, 0, 0, 0];
  for await (const thread of store.rows('threads', siteId)) {
    const { url, title, storedPosts } = thread;
    // A thread that is there no more states nothing; one that was not read is missed by its board.
    if (!isListed(thread) || gone.has(url)) continue;
    const count = statedPosts(thread, replies, told);
    if (count === undefined) continue;
    const stored = storedPosts ?? 0;
    statingThreads++;
    stated += count.posts;
    covered += Math.min(count.posts, stored);
    if (stored >= count.posts) continue;
    shortThreads++;
    short.push({ url, title, stated: count.posts, stored, source: count.source });
    if (short.length >= 2 * MOST_SHORT) short = worst(short);
  }
  return { replies, told, stated, covered, statingThreads, short: worst(short), shortThreads };
}

/** The surest count of a thread's posts. What a pager leaves room for is a lower bound, where nothing better is there. */
function statedPosts(
  { replies, toldPosts, leastPosts }: ThreadRow,
  ofReplies: Trust,
  ofTold: Trust,
): { readonly posts: number; readonly source: string } | undefined {
  if (toldPosts !== null && ofTold.trust > BELIEVED && ofTold.trust >= ofReplies.trust)
    return { posts: toldPosts, source: 'its own page' };
  if (replies !== null && ofReplies.trust > BELIEVED)
    return {
      posts: replies + (ofReplies.meaning === 'replies' ? 1 : 0),
      source: `list (${ofReplies.meaning})`,
    };
  return leastPosts === null ? undefined : { posts: leastPosts, source: 'its pager' };
}

function worst(short: readonly ShortThread[]): ShortThread[] {
  const missing = ({ stated, stored }: ShortThread) => stated - stored;
  return [...short].sort((a, b) => missing(b) - missing(a) || (a.url < b.url ? -1 : 1)).slice(0, MOST_SHORT);
}
