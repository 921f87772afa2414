// URLs that were given up, and which board or thread each was a page of.
import type { LinkMatcher } from '../../learn/index.ts';
import type { Store, UnreadReason, UnreadUrl } from '../../store/index.ts';

/** What is known of one board or thread whose pages were given up. */
export interface UnreadPages {
  readonly pages: number;
  readonly reason: UnreadReason;
}

export interface Unread {
  /** By the URL of the board or thread. */
  readonly of: ReadonlyMap<string, UnreadPages>;
  /** First pages of threads that are there no more, or that nobody wants. */
  readonly goneThreads: ReadonlySet<string>;
  /** Lists that were not read, by reason. */
  readonly lists: readonly UnreadUrl[];
  /** All others that were not read, those that are gone left out. */
  readonly others: readonly UnreadUrl[];
}

// More than these are a wall, not a list to look through.
const MOST = 20_000;

/** `guessed`: URLs that nothing but a question named. */
export async function readUnread(
  store: Pick<Store, 'unreadUrls' | 'urlOf'>,
  siteId: number,
  matcher: Pick<LinkMatcher, 'match'>,
  guessed: ReadonlySet<string>,
): Promise<Unread> {
  const of = new Map<string, UnreadPages>();
  const goneThreads = new Set<string>();
  const lists: UnreadUrl[] = [];
  const others: UnreadUrl[] = [];
  for (const unread of await store.unreadUrls(siteId, MOST)) {
    const { url, type, reason } = unread;
    // A guess that was wrong hides nothing.
    if (guessed.has(url)) continue;
    const isList = type === 'index' || type === 'index-flip';
    const isNoLoss = reason === 'gone' || reason === 'choice';
    if (isList && reason !== 'choice') lists.push(unread);
    else if (!isList && !isNoLoss) others.push(unread);
    if (type === 'thread' && isNoLoss) goneThreads.add(url);
    const whole = matcher.match(url)?.whole;
    const name = (whole === undefined ? undefined : await store.urlOf(siteId, whole)) ?? url;
    of.set(name, { pages: (of.get(name)?.pages ?? 0) + 1, reason });
  }
  return { of, goneThreads, lists, others };
}

/** A reason in words. */
export const UNREAD_WORDS: Readonly<Record<UnreadReason, string>> = {
  gone: 'gone',
  login: 'behind a login',
  refused: 'refused by the site',
  robots: 'denied by robots.txt',
  choice: 'left out, as asked for',
  unreachable: 'not answered',
  redirects: 'redirected in circles',
  unreadable: 'stored, but too slow to read',
  failed: 'failed',
};
