// A thread page's posts as rows of the store: which thread they belong to, and in which order.
import type { LinkMatcher } from '../learn/index.ts';
import type { Page } from '../page/index.ts';
import type { ExtractedPage } from '../records/index.ts';
import type { PostRow, Store, ThreadFacts, UserRow } from '../store/index.ts';

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
  readonly threads: readonly ThreadFacts[];
  readonly posts: readonly PostRow[];
  readonly users: readonly UserRow[];
}

const MAX_POSTS_A_PAGE = 100_000;

/** Which thread a URL belongs to, and which page of it, by the site's patterns. */
export async function threadPlace(
  store: Store,
  siteId: number,
  matcher: LinkMatcher,
  url: string,
): Promise<Pick<ThreadPage, 'url' | 'thread' | 'order'>> {
  const match = matcher.match(url);
  if (match === undefined || match.page === '') return { url, thread: url, order: 0 };
  return { url, thread: (await store.urlOf(siteId, match.whole)) ?? url, order: Number(match.page) };
}

/** The records of a page that was read. */
export function recordsOf({ url, thread, order }: ThreadPage, extracted: ExtractedPage): ThreadRecords {
  const board = extracted.breadcrumb.at(-1);
  const threadTitle = extracted.title;
  const posts = extracted.posts.map(
    (post): PostRow => ({
      id: post.id,
      thread,
      threadTitle,
      board: board?.title ?? '',
      position: order * MAX_POSTS_A_PAGE + post.position,
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
    }),
  );
  const users = new Map(
    extracted.posts.map(({ author: { name, url, joined, posts } }) => [
      `${name} ${url}`,
      { name, url, joined, posts },
    ]),
  );
  return {
    // Later pages of a thread tell its title too, but the first one's is the thread's own.
    threads:
      order === 0 ? [{ url: thread, title: threadTitle, board: board ?? null, tags: extracted.tags }] : [],
    posts,
    users: [...users.values()].filter(({ name }) => name !== ''),
  };
}
