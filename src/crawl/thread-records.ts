// A thread page's posts as rows of the store: which thread they belong to, and in which order.
import type { LinkMatcher } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import { type ExtractedPage, hintsOf, messageLinksOf, pollOf, positionOf } from '../records/index.ts';
import type { BoardFacts, PostRow, Store, ThreadFacts, UserRow } from '../store/index.ts';
import { boardsOfTrail, type RecordNames } from './record-names.ts';

/** Which thread a page belongs to, and which of its pages it is. */
export interface ThreadPage {
  readonly page: Page;
  /** URL under which the page was fetched. */
  readonly url: string;
  /** Canonical URL of the thread's first page. */
  readonly thread: string;
  /** Grows from page to page. */
  readonly order: number;
}

/** Records of thread pages, ready for the store. */
export interface ThreadRecords {
  readonly boards: readonly BoardFacts[];
  readonly threads: readonly ThreadFacts[];
  readonly posts: readonly PostRow[];
  readonly users: readonly UserRow[];
}

// Pages of a thread lead to each other; further back than this something is wrong.
const MAX_FLIPS_BACK = 200;

/** Which thread a URL belongs to, and which page of it, by the site's patterns. */
export async function threadPlace(
  store: Store,
  siteId: number,
  matcher: LinkMatcher,
  url: string,
): Promise<Pick<ThreadPage, 'url' | 'thread' | 'order'>> {
  const match = matcher.match(url);
  if (match === undefined || match.page === '') return { url, thread: url, order: 0 };
  const thread =
    (await store.urlOf(siteId, match.whole)) ?? (await threadBehind(store, siteId, matcher, url));
  return { url, thread, order: Number(match.page) };
}

/** The thread of a page whose URL does not tell it: that of the page which led here. */
async function threadBehind(
  store: Store,
  siteId: number,
  matcher: LinkMatcher,
  url: string,
): Promise<string> {
  let at = url;
  for (let back = 0; back < MAX_FLIPS_BACK; back++) {
    const match = matcher.match(at);
    if (match?.type === 'thread') return at;
    if (match?.type !== 'thread-flip') return url;
    const whole = await store.urlOf(siteId, match.whole);
    if (whole !== undefined) return whole;
    const foundOn = await store.foundOn(siteId, match.identity);
    if (foundOn === undefined || foundOn === '') return url;
    at = foundOn;
  }
  return url;
}

/** The records of a page that was read. Without `names`, the trail's last link is taken for the board. */
export function recordsOf(
  { page, url, thread, order }: ThreadPage,
  extracted: ExtractedPage,
  names?: RecordNames,
): ThreadRecords {
  const trail =
    names?.trail(extracted.breadcrumb) ??
    extracted.breadcrumb.slice(-1).map((crumb) => ({ title: crumb.title, name: { url: crumb.url } }));
  const board = trail.at(-1);
  const threadTitle = extracted.title;
  const posts = extracted.posts.map(
    (post): PostRow => ({
      id: post.id,
      thread,
      threadTitle,
      board: board?.title ?? '',
      position: positionOf(order, post.position),
      author: post.author.name,
      authorUrl: post.author.url,
      createdAt: post.time?.iso ?? null,
      createdAtRaw: post.time?.raw ?? '',
      text: post.text,
      html: post.html,
      url: post.permalink ?? url,
      replyTo: post.replyTo === null ? null : (extracted.posts[post.replyTo]?.id ?? null),
      quotes: post.quotes.map((quote) => quote.text),
      page: url,
      likes: post.likes,
      isEdited: post.isEdited,
      attachments: post.attachments.map((attachment) => attachment.url),
      images: post.images,
      confidence: Object.fromEntries(
        Object.entries(post.confidence).map(([field, sure]) => [field, Math.round(100 * sure) / 100]),
      ),
      hints: hintsOf(post, extracted.posts),
    }),
  );
  const users = new Map(
    extracted.posts.map(({ author: { name, url, joined, posts } }) => [
      `${name} ${url}`,
      { name, url, joined, posts },
    ]),
  );
  const shown = names?.oneMessageAPage === true ? oneMessage(posts, page, url, names) : posts;
  return {
    boards: names === undefined ? [] : boardsOfTrail(trail),
    // Later pages of a thread tell its title too, but the first one's is the thread's own.
    threads:
      order === 0
        ? [
            {
              url: thread,
              title: threadTitle,
              board: board?.name ?? null,
              path: trail.map(({ title }) => title),
              tags: extracted.tags,
              poll: pollOf(page, pollEnd(page, extracted)),
            },
          ]
        : [],
    posts: shown,
    users: [...users.values()].filter(({ name }) => name !== ''),
  };
}

/**
 * The message of a page that shows one: what else looks like a post (a row of a tree) says less. Named after its page, for
 * what a page calls its only post all pages call it; with what the page tells of other messages.
 */
function oneMessage(posts: readonly PostRow[], page: Page, url: string, names: RecordNames): PostRow[] {
  const [first, ...others] = posts;
  if (first === undefined) return [];
  const post = others.reduce((best, other) => (other.text.length > best.text.length ? other : best), first);
  const links = messageLinksOf(page, post.threadTitle, (link) => names.messageOf(link));
  const message = { title: post.threadTitle, links: links.filter((link) => link.url !== url) };
  return [{ ...post, id: url, replyTo: null, hints: { ...post.hints, message } }];
}

/** A poll stands above the posts; where the opening post is drawn apart, above the replies. */
function pollEnd({ tree }: Page, { posts: [first, second] }: ExtractedPage): number {
  if (first === undefined) return 0;
  return first.isLead ? (second?.node ?? tree.size) : first.node;
}
