// Views of thread pages: posts with all that stands around them, made from a scene.
import type { PlacedPost } from '../dialects/site.ts';
import { DATE_STYLES } from '../language/index.ts';
import { escapeHtml } from '../layouts/index.ts';
import type { Anchor, LabPost, PostView, ThreadView } from '../types.ts';
import { bodyHtml, bodyStyleOf } from './body.ts';
import { makeFrame } from './frame.ts';
import { nuisances } from './nuisances/index.ts';
import { breadcrumbs, pagerFor } from './orientation.ts';
import { hasProfile, postAnchor, type Scene } from './scene.ts';

function postView(scene: Scene, placed: PlacedPost): PostView {
  const { site, strings, links } = scene;
  const { post } = placed;
  const author = post.userId === null ? undefined : site.world.users.get(post.userId);
  const user = hasProfile(author) ? author : undefined;
  const permalink = scene.permalink(placed);
  const edited =
    post.editedAt === null ? '' : `${strings.editedBy} ${post.authorName}, ${scene.time(post.editedAt)}`;
  return {
    anchor: postAnchor(post.id),
    number: placed.position,
    author: post.authorName,
    authorUrl: scene.profile(post.userId),
    userTitle: user?.title ?? (post.userId === null ? strings.guest : strings.deletedUser),
    avatarUrl:
      user?.hasAvatar && site.has('images')
        ? links.to({ kind: 'service', service: 'avatar', values: [String(user.id)] })
        : null,
    joinedText: user ? scene.day(user.joinedAt) : '',
    userPosts: user ? site.world.postCountOfUser(user.id) : null,
    timeText: scene.time(post.createdAt),
    timeIso: DATE_STYLES[site.dialect.dates].hasExactAttribute
      ? new Date(post.createdAt * 1000).toISOString().replace('.000Z', 'Z')
      : '',
    bodyHtml: postBody(scene, post),
    signatureHtml: user?.signature ? escapeHtml(user.signature) : '',
    editedText: edited,
    permalink: permalink ?? `#${postAnchor(post.id)}`,
    likes: post.likes,
    attachments: site.has('attachments')
      ? post.attachments.map((file, i) =>
          scene.anchor(file.name, {
            kind: 'service',
            service: 'attachment',
            values: [String(post.id), String(i)],
          }),
        )
      : [],
    actions: site.dialect.nuisances.flatMap((name) => nuisances[name].postActions?.(scene, post) ?? []),
    depth: placed.depth,
  };
}

function postBody(scene: Scene, post: LabPost): string {
  const { site, links } = scene;
  const blocks = site.has('images') ? post.blocks : post.blocks.filter((block) => block.kind !== 'image');
  return bodyHtml(
    blocks,
    bodyStyleOf(site.dialect),
    {
      quoted: (id) => {
        const quoted = site.world.posts.get(id);
        if (!quoted || site.dialect.permalinks === 'none') return null;
        if (site.dialect.permalinks === 'fragment') {
          const page = site.pageOfPost(quoted);
          return links.to({ kind: 'thread', thread: quoted.threadId, page }, { fragment: postAnchor(id) });
        }
        return links.to({ kind: 'post', post: id }, { fragment: postAnchor(id) });
      },
      // Every second link leads to another thread of the forum, spelled as people once copied it.
      outward: (href) => {
        const thread = ((post.id * 7) % site.world.threads.length) + 1;
        return post.id % 2 === 0
          ? href
          : links.to({ kind: 'thread', thread, page: 1 }, { spelling: 'alias' });
      },
      image: (name) => links.to({ kind: 'service', service: 'image', values: [name] }),
    },
    scene.strings,
  );
}

/** `only`: one post alone, as some permalinks show it. */
export function threadView(scene: Scene, threadId: number, page: number, only?: number): ThreadView {
  const { site, strings } = scene;
  const thread = site.thread(threadId)!;
  const pager = pagerFor(scene, only === undefined ? site.threadPages(threadId) : 1, {
    kind: 'thread',
    thread: threadId,
    page,
  });
  const placed = site.postsOn(threadId, page).filter(({ post }) => only === undefined || post.id === only);
  const jsonLd = site.dialect.structuredData === 'json-ld' ? [structured(scene, threadId, page, placed)] : [];
  const neighbour = (step: number): Anchor | null => {
    const other = site.has('adjacent-threads') ? site.thread(threadId + step) : undefined;
    return other ? scene.anchor(other.title, { kind: 'thread', thread: other.id, page: 1 }) : null;
  };
  const poll =
    thread.poll && page === 1
      ? `<b>${escapeHtml(thread.poll.question)}</b><ul>${thread.poll.options.map((option) => `<li>${escapeHtml(option.text)}: ${option.votes} ${escapeHtml(strings.votes)}</li>`).join('')}</ul>`
      : '';
  return {
    frame: makeFrame(scene, {
      title: thread.title,
      breadcrumbs: breadcrumbs(scene, site.board(thread.boardId)),
      pager,
      jsonLd,
    }),
    title: thread.title,
    posts: placed.map((one) => postView(scene, one)),
    pager,
    pollHtml: poll,
    tools: site.dialect.nuisances.flatMap(
      (name) => nuisances[name].threadTools?.(scene, threadId, page) ?? [],
    ),
    similarThreads: similar(scene, threadId),
    nextThread: neighbour(1),
    previousThread: neighbour(-1),
    replyFormUrl: site.has('login-walls')
      ? scene.links.to({ kind: 'service', service: 'reply', values: [String(threadId)] })
      : null,
    adHtml: site.has('advertisements')
      ? `<div class="ad"><a href="http://shop.invalid/?from=${threadId}">${escapeHtml(strings.advertisement)}</a></div>`
      : '',
  };
}

/** Five threads that have nothing to do with this one, in the URL style's second spelling. */
function similar(scene: Scene, threadId: number): Anchor[] {
  const { site } = scene;
  if (!site.has('similar-threads')) return [];
  const count = site.world.threads.length;
  const others = new Set([7, 13, 29, 53, 101].map((step) => ((threadId - 1 + step) % count) + 1));
  others.delete(threadId);
  return [...others].flatMap((id) => {
    const other = site.thread(id);
    if (!other) return [];
    return [scene.anchor(other.title, { kind: 'thread', thread: id, page: 1 }, { spelling: 'alias' })];
  });
}

function structured(scene: Scene, threadId: number, page: number, placed: readonly PlacedPost[]): object {
  const thread = scene.site.thread(threadId)!;
  const person = (post: LabPost): object => ({ '@type': 'Person', name: post.authorName });
  const first = scene.site.world.firstPostOf(threadId);
  return {
    '@context': 'https://schema.org',
    '@type': 'DiscussionForumPosting',
    headline: thread.title,
    url: scene.links.absolute({ kind: 'thread', thread: threadId, page }),
    datePublished: new Date(first.createdAt * 1000).toISOString(),
    author: person(first),
    comment: placed
      .filter(({ position }) => position > 1)
      .map(({ post }) => ({
        '@type': 'Comment',
        datePublished: new Date(post.createdAt * 1000).toISOString(),
        author: person(post),
      })),
  };
}
