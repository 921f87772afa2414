// Puts threads together once their pages are stored: order over pages, answers to posts of other pages, and one thread
// where two addresses show the same.
import { assembleThread } from '../records/index.ts';
import type { Store, StoredPost } from '../store/index.ts';

// One transaction: what a kill in between may lose, and how long others wait.
const THREADS_AT_ONCE = 50;

/** Puts together all threads of a site that posts were stored of since the last time. */
export async function assembleThreads(store: Store, siteId: number): Promise<void> {
  for (;;) {
    const threads = await store.threadsToAssemble(siteId, THREADS_AT_ONCE);
    if (threads.length === 0) return;
    const gone = new Set<string>();
    for (const thread of threads)
      if (!gone.has(thread)) for (const merged of await mergeTwins(store, siteId, thread)) gone.add(merged);
    const assembled = [];
    for (const thread of threads) {
      if (gone.has(thread)) continue;
      const posts = await store.threadPosts(siteId, thread);
      assembled.push({ thread, posts: assembleThread(posts) });
    }
    await store.saveAssembled(siteId, assembled);
  }
}

/** Makes one thread of those that are the same under other addresses; returns those that are no more. */
async function mergeTwins(store: Store, siteId: number, thread: string): Promise<string[]> {
  const others = await store.threadsOfSameTitle(siteId, thread);
  if (others.length === 0) return [];
  const merged: string[] = [];
  let [kept, posts] = [thread, await store.threadPosts(siteId, thread)];
  for (const other of others) {
    const otherPosts = await store.threadPosts(siteId, other);
    if (!isSameThread(posts, otherPosts)) continue;
    // The fuller one stays; the address that was there first where both show the same.
    const [from, into] = otherPosts.length > posts.length ? [kept, other] : [other, kept];
    await store.mergeThreads(siteId, from, into);
    merged.push(from);
    kept = into;
    posts = await store.threadPosts(siteId, kept);
  }
  return merged;
}

const MIN_SHARED = 0.5;

/** Whether two threads of one title are the same: they begin with the same post, or share most of the shorter one. */
function isSameThread(a: readonly StoredPost[], b: readonly StoredPost[]): boolean {
  if (a.length === 0 || b.length === 0) return false;
  const keys = new Set(a.map(keyOf));
  const shared = b.filter((post) => keys.has(keyOf(post)));
  if (shared.length === 0) return false;
  const opening = openingOf(a);
  const isSameOpening = opening.createdAt !== null && keyOf(opening) === keyOf(openingOf(b));
  return isSameOpening || shared.length > MIN_SHARED * Math.min(a.length, b.length);
}

const keyOf = ({ id, author, createdAt, text }: StoredPost): string =>
  `${id}\n${author}\n${createdAt}\n${text}`;

const openingOf = (posts: readonly StoredPost[]): StoredPost =>
  posts.reduce((first, post) => (post.position < first.position ? post : first));
