// Whether a list tells of something that is not stored yet.
import type { BoardFacts, BoardRow, ThreadFacts, ThreadState } from '../store/index.ts';
import { DAY, MINUTE } from './arrival-model.ts';

// '3 hours ago' is only so exact, and more vague the longer it is ago.
const VAGUE_MS = 5 * MINUTE;
const VAGUE_SHARE = 0.1;

/** How many posts of a thread are new by what its list says; 0 when none is known to be, undefined when it says nothing. */
export function newPosts(
  listed: Pick<ThreadFacts, 'replies' | 'lastPostAt'>,
  stored: ThreadState,
  now: number,
): number | undefined {
  const replies = listed.replies ?? null;
  const lastPostAt = listed.lastPostAt ?? null;
  if (replies === null && lastPostAt === null) return undefined;
  if (replies !== null) {
    // What the thread itself showed counts more than what the list showed earlier: posts may have come in between.
    if (replies + 1 === stored.posts) return 0;
    const isMore = stored.replies === null ? replies + 1 > stored.posts : replies !== stored.replies;
    return isMore ? Math.max(1, replies + 1 - stored.posts) : 0;
  }
  const later = isLater(lastPostAt, latest(stored.lastPostAt, stored.newestPostAt), now);
  return later === undefined ? undefined : Number(later);
}

/** Whether a board has posts that are not stored; undefined when its list says nothing. */
export function hasNewPosts(listed: BoardFacts, stored: BoardRow, now: number): boolean | undefined {
  const { posts = null, threads = null, lastPostAt = null } = listed;
  if (posts === null && threads === null && lastPostAt === null) return undefined;
  if (posts !== null || threads !== null) {
    if (posts !== null && stored.posts !== null && posts !== stored.posts) return true;
    if (threads !== null && stored.threads !== null && threads !== stored.threads) return true;
    // Without a count of posts, that of threads says nothing of replies.
    if (posts !== null || lastPostAt === null) return posts === null ? undefined : false;
  }
  return isLater(lastPostAt, stored.lastPostAt, now);
}

/** Undefined: a list that tells days alone cannot tell of a second post on the same day. */
function isLater(shown: string | null, known: string | null, now: number): boolean | undefined {
  const at = Date.parse(shown ?? '');
  if (Number.isNaN(at)) return undefined;
  const before = Date.parse(known ?? '');
  if (Number.isNaN(before)) return true;
  const isVagueDay = shown?.includes('T') === false;
  if (at - before > (isVagueDay ? 0 : Math.max(VAGUE_MS, VAGUE_SHARE * Math.max(0, now - at)))) return true;
  return isVagueDay && now - at < 2 * DAY ? undefined : false;
}

function latest(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return Date.parse(a) >= Date.parse(b) ? a : b;
}

/** Whether a list has the thread with the newest post first; undefined when it does not tell times. */
export function isNewestFirst(
  rows: readonly Pick<ThreadFacts, 'lastPostAt' | 'isSticky'>[],
): boolean | undefined {
  const times = rows
    .filter(({ isSticky }) => isSticky !== true)
    .flatMap(({ lastPostAt }) =>
      lastPostAt === null || lastPostAt === undefined ? [] : Date.parse(lastPostAt),
    );
  if (times.length < 3) return undefined;
  let falling = 0;
  for (let i = 1; i < times.length; i++) if (times[i]! <= times[i - 1]!) falling++;
  // Rows kept on top may not be marked as such.
  return falling >= 0.8 * (times.length - 1);
}
