// Threads of a site whose pages show one message each: messages of one conversation become posts of one thread.
import type { LinkMatcher } from '../learn/index.ts';
import { assembleThread, linkParents, positionOf, replyDepth } from '../records/index.ts';
import type { Store, StoredPost } from '../store/index.ts';
import { readStored } from './learning-pages.ts';
import { conversationsOf, type ListedMessage, type Message } from './message-conversations.ts';

type Matcher = Pick<LinkMatcher, 'match'>;

const MOST_LISTS = 5000;
const THREADS_AT_ONCE = 50;

/** Joins the messages of a site to threads, when any were stored since the last time. */
export async function assembleMessages(store: Store, siteId: number, matcher: Matcher): Promise<void> {
  if ((await store.threadsToAssemble(siteId, 1)).length === 0) return;
  const posts = await allMessages(store, siteId);
  const messages = [...posts.values()].map(
    ({ post }): Message => ({
      url: post.page,
      title: post.hints.message?.title ?? '',
      time: post.createdAt === null ? Number.NaN : Date.parse(post.createdAt),
      links: post.hints.message?.links ?? [],
    }),
  );
  const { all, answered } = conversationsOf(messages, await lists(store, siteId, matcher));
  for (let i = 0; i < all.length; i += THREADS_AT_ONCE) {
    const assembled = [];
    for (const { messages: urls } of all.slice(i, i + THREADS_AT_ONCE)) {
      const members = urls.map((url) => posts.get(url)!);
      const into = members[0]!.thread;
      const others = new Set(members.map(({ thread }) => thread).filter((thread) => thread !== into));
      for (const thread of others) await store.mergeThreads(siteId, thread, into, positionOf(1, 0));
      const inOrder = members.map(({ post }, at) => ({ ...post, position: positionOf(at, 0) }));
      // Quotes tell whom a message answers where neither links nor trees do.
      const byQuotes = new Map(assembleThread(inOrder).map(({ id, replyTo }) => [id, replyTo]));
      const [first] = inOrder;
      // An answer that nobody says more of answers the first message.
      const depth = (post: StoredPost) => replyDepth(post.hints.message?.title ?? '');
      const usual = (post: StoredPost) => (depth(post) > depth(first!) ? first!.id : null);
      const placed = inOrder.map((post) => {
        const { id, page, position } = post;
        const told = posts.get(answered.get(page) ?? '')?.post.id;
        return { id, position, replyTo: told ?? byQuotes.get(id) ?? usual(post) };
      });
      assembled.push({ thread: into, posts: placed, changed: placed });
    }
    await store.saveAssembled(siteId, assembled);
  }
}

/** All posts of a site by the page that shows them. */
async function allMessages(
  store: Store,
  siteId: number,
): Promise<Map<string, { readonly thread: string; readonly post: StoredPost }>> {
  const threads = new Set<string>();
  for await (const { thread } of store.rows('posts', siteId)) threads.add(thread);
  const posts = new Map<string, { readonly thread: string; readonly post: StoredPost }>();
  for (const thread of threads)
    for (const post of await store.threadPosts(siteId, thread)) posts.set(post.page, { thread, post });
  return posts;
}

/** Messages as the site's lists show them. */
async function lists(store: Store, siteId: number, matcher: Matcher): Promise<ListedMessage[][]> {
  const listed: ListedMessage[][] = [];
  for (const url of await store.pagesOfType(siteId, 'index', MOST_LISTS)) {
    const row = await store.page(siteId, url);
    if (row === undefined) continue;
    const page = readStored(row);
    const links = page.links.flatMap((link) => {
      // As names of messages are told elsewhere: by the URL alone. Places of a site map are no places of the tree.
      const match = matcher.match(link.url);
      return match?.type === 'thread' && link.text.length > 1 ? [{ link, url: match.url }] : [];
    });
    const parents = linkParents(
      page,
      links.map(({ link }) => link),
    );
    listed.push(links.map(({ url: name }, i) => ({ url: name, above: links[parents[i]!]?.url ?? null })));
  }
  return listed;
}
