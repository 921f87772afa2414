// Puts threads together once their pages are stored: order over pages, answers to posts of other pages, and one thread
// where two addresses show the same.
import type { LinkMatcher, SiteModel } from '../learn/index.ts';
import { assembleThread, positionOf } from '../records/index.ts';
import type { Store } from '../store/index.ts';
import { readStored } from './learning-pages.ts';
import { assembleMessages } from './message-threads.ts';
import { areNamedLikePages, isSameThread, laterPage, type StoredThread } from './thread-twins.ts';

// One transaction: what a kill in between may lose, and how long others wait.
const THREADS_AT_ONCE = 50;
// Shorter texts of links may stand in a title by chance.
const MIN_TITLE = 4;

/**
 * Puts together all threads of a site that posts were stored of since the last time. `matcher` knows its addresses;
 * `oneMessageAPage`: threads are to be made of messages first.
 */
export async function assembleThreads(
  store: Store,
  siteId: number,
  matcher?: Pick<LinkMatcher, 'match'>,
  { oneMessageAPage }: Pick<SiteModel, 'oneMessageAPage'> = {},
): Promise<void> {
  if (oneMessageAPage === true && matcher !== undefined) return assembleMessages(store, siteId, matcher);
  for (;;) {
    const threads = await store.threadsToAssemble(siteId, THREADS_AT_ONCE);
    if (threads.length === 0) return;
    const gone = new Set<string>();
    for (const thread of threads)
      if (!gone.has(thread))
        for (const merged of await mergeTwins(store, siteId, thread, matcher)) gone.add(merged);
    const assembled = [];
    for (const thread of threads) {
      if (gone.has(thread)) continue;
      const stored = new Map((await store.threadPosts(siteId, thread)).map((post) => [post.id, post]));
      const posts = assembleThread([...stored.values()]);
      // Most posts are where they were.
      const changed = posts.filter(({ id, position, replyTo }) => {
        const before = stored.get(id)!;
        return before.position !== position || before.replyTo !== replyTo;
      });
      assembled.push({ thread, posts, changed });
    }
    await store.saveAssembled(siteId, assembled);
  }
}

/** Makes one thread of those that are the same under other addresses; returns those that are no more. */
async function mergeTwins(
  store: Store,
  siteId: number,
  url: string,
  matcher: Pick<LinkMatcher, 'match'> | undefined,
): Promise<string[]> {
  if (await becamePage(store, siteId, url, matcher)) return [url];
  const others = await store.threadsOfSameTitle(siteId, url);
  if (others.length === 0) return [];
  const merged: string[] = [];
  const load = async (thread: string): Promise<StoredThread> => ({
    url: thread,
    posts: await store.threadPosts(siteId, thread),
  });
  let kept: StoredThread | undefined;
  for (const { url: name, sharesPosts } of others) {
    // Titles come again: only what can be the same, or a page of it, is looked at.
    if (kept === undefined && !sharesPosts && !areNamedLikePages(url, name)) continue;
    kept ??= await load(url);
    const other = await load(name);
    const merge = mergeOf(kept, other);
    if (merge === undefined) continue;
    const { from, into, page } = merge;
    // Titles come again, and addresses made of titles get a number then; pages of one thread lead to each other.
    if (page > 0 && !(await leadToEachOther(store, siteId, from.url, into.url, matcher))) continue;
    await store.mergeThreads(siteId, from.url, into.url, positionOf(page, 0));
    merged.push(from.url);
    kept = await load(into.url);
  }
  return merged;
}

/**
 * Puts a later page that was read before anybody knew its thread where it belongs: a crawl that began there knows the
 * first page's address by now.
 */
async function becamePage(
  store: Store,
  siteId: number,
  url: string,
  matcher: Pick<LinkMatcher, 'match'> | undefined,
): Promise<boolean> {
  const match = matcher?.match(url);
  const page = Number(match?.page);
  if (match === undefined || !(page > 0)) return false;
  const whole = await store.urlOf(siteId, match.whole);
  if (whole === undefined || whole === url) return false;
  await store.mergeThreads(siteId, url, whole, positionOf(page, 0));
  return true;
}

async function leadToEachOther(
  store: Store,
  siteId: number,
  a: string,
  b: string,
  matcher: Pick<LinkMatcher, 'match'> | undefined,
): Promise<boolean> {
  const canonical = (url: string): string => matcher?.match(url)?.url ?? url;
  const leads = async (from: string, to: string): Promise<boolean> => {
    const stored = await store.page(siteId, from);
    if (stored === undefined) return false;
    const { links, title } = readStored(stored);
    // A box of similar threads calls them by their title; a pager does not.
    return links.some(({ url, text }) => canonical(url) === to && !isTitle(text, title));
  };
  return (await leads(a, b)) && (await leads(b, a));
}

function isTitle(text: string, title: string): boolean {
  return text.length >= MIN_TITLE && /\p{L}/u.test(text) && title.includes(text);
}

/** Which of two threads becomes a part of the other, from which page on; undefined when they are two. */
function mergeOf(
  a: StoredThread,
  b: StoredThread,
): { readonly from: StoredThread; readonly into: StoredThread; readonly page: number } | undefined {
  if (isSameThread(a, b)) {
    // The fuller one stays; the address that was there first where both show the same.
    const [from, into] = b.posts.length > a.posts.length ? [a, b] : [b, a];
    return { from, into, page: 0 };
  }
  const after = laterPage(a, b);
  if (after !== undefined) return { from: b, into: a, page: after };
  const before = laterPage(b, a);
  return before === undefined ? undefined : { from: a, into: b, page: before };
}
