// Views of entry, board and thread pages: what a layout draws, made from a scene.
import type { PlacedPost, ThreadEntry } from '../dialects/site.ts';
import { DATE_STYLES } from '../language/index.ts';
import { escapeHtml } from '../layouts/index.ts';
import type {
  Anchor,
  BoardRowView,
  BoardView,
  EntryView,
  LabBoard,
  LabPost,
  LastPostView,
  PagerView,
  PostView,
  ThreadRowView,
  ThreadView,
} from '../types.ts';
import type { Target } from '../urls/index.ts';
import { bodyHtml, bodyStyleOf } from './body.ts';
import { makeFrame } from './frame.ts';
import { nuisances } from './nuisances/index.ts';
import { makePager } from './pager.ts';
import { hasProfile, postAnchor, type Scene } from './scene.ts';

/** The newest post of something, with a link in the dialect's style. */
export function lastPostView(scene: Scene, post: LabPost): LastPostView {
  const { site } = scene;
  const thread = site.thread(post.threadId)!;
  return {
    title: thread.title,
    url: lastPostUrl(scene, post),
    author: post.authorName,
    authorUrl: scene.profile(post.userId),
    timeText: scene.time(post.createdAt),
  };
}

function lastPostUrl(scene: Scene, post: LabPost): string {
  const { site, links } = scene;
  const fragment = postAnchor(post.id);
  switch (site.dialect.lastPosts) {
    case 'none':
      return links.to({ kind: 'thread', thread: post.threadId, page: 1 });
    case 'fragment': {
      const page = site.threadPages(post.threadId);
      return links.to({ kind: 'thread', thread: post.threadId, page }, { fragment });
    }
    case 'redirect':
      return links.to({ kind: 'last-post', thread: post.threadId });
    case 'page':
      return links.to({ kind: 'post', post: post.id }, { fragment });
  }
}

/** Boards below a board, itself included, without categories. */
function family(scene: Scene, board: LabBoard): LabBoard[] {
  return [board, ...scene.site.childBoards(board.id).flatMap((child) => family(scene, child))];
}

function newestPost(scene: Scene, boards: readonly LabBoard[]): LabPost | null {
  let newest: LabPost | null = null;
  for (const board of boards) {
    // Sticky threads come first in the list, so the newest is not simply the first.
    for (const thread of scene.site.world.threadsOf(board.id).slice(0, 6)) {
      const last = scene.site.lastPost(thread.id);
      if (!newest || last.createdAt > newest.createdAt) newest = last;
    }
  }
  return newest;
}

function boardRow(scene: Scene, board: LabBoard): BoardRowView {
  const { site } = scene;
  const all = family(scene, board);
  const newest = newestPost(scene, all);
  return {
    title: board.title,
    url: scene.links.to({ kind: 'board', board: board.id, page: 1 }),
    description: board.description,
    threadCount: all.reduce((sum, one) => sum + site.world.threadCountOfBoard(one.id), 0),
    postCount: all.reduce((sum, one) => sum + site.world.postCountOfBoard(one.id), 0),
    last: newest && lastPostView(scene, newest),
    subBoards: site
      .childBoards(board.id)
      .map((child) => scene.anchor(child.title, { kind: 'board', board: child.id, page: 1 })),
  };
}

export function entryView(scene: Scene): EntryView {
  const { site, strings } = scene;
  const top = site.childBoards(null);
  const loose = top.filter((board) => !board.isCategory);
  const categories = top
    .filter((board) => board.isCategory)
    .map((category) => ({
      title: category.title,
      url: site.dialect.hasCategoryPages
        ? scene.links.to({ kind: 'board', board: category.id, page: 1 })
        : null,
      boards: site.childBoards(category.id).map((board) => boardRow(scene, board)),
    }));
  if (loose.length) {
    categories.push({
      title: strings.forum,
      url: null,
      boards: loose.map((board) => boardRow(scene, board)),
    });
  }
  const { world } = site;
  return {
    frame: makeFrame(scene, { title: scene.siteTitle, breadcrumbs: [], pager: null, jsonLd: [] }),
    categories,
    statistics: `${strings.threads}: ${world.threads.length}, ${strings.posts}: ${world.posts.size}, ${strings.members}: ${world.users.size}`,
  };
}

/** Links from the entry page down to a board. */
function breadcrumbs(scene: Scene, board: LabBoard | undefined): Anchor[] {
  if (!board) return [scene.anchor(scene.strings.home, { kind: 'entry' })];
  const parent = board.parentId === null ? undefined : scene.site.board(board.parentId);
  const above = breadcrumbs(scene, parent);
  if (board.isCategory && !scene.site.dialect.hasCategoryPages) return above;
  return [...above, scene.anchor(board.title, { kind: 'board', board: board.id, page: 1 })];
}

function pagerFor(
  scene: Scene,
  pages: number,
  target: Extract<Target, { kind: 'board' | 'thread' }>,
): PagerView | null {
  const { dialect } = scene.site;
  return makePager({
    style: target.kind === 'board' ? dialect.boardPaging : dialect.threadPaging,
    page: target.page,
    pages,
    strings: scene.strings,
    link: (page) =>
      scene.links.to({ ...target, page }, { spelling: dialect.numbersFirstPage ? 'numbered' : 'main' }),
    loops: scene.site.has('looping-pager'),
  });
}

function threadRow(scene: Scene, { thread, isMoved }: ThreadEntry): ThreadRowView {
  const { site } = scene;
  const first = site.world.firstPostOf(thread.id);
  const pages = site.threadPages(thread.id);
  const target: Target =
    isMoved && site.has('moved-redirect')
      ? { kind: 'service', service: 'moved', values: [String(thread.id)] }
      : { kind: 'thread', thread: thread.id, page: 1 };
  const pager: Anchor[] = [];
  if (site.dialect.hasRowPagers && site.dialect.threadPaging !== 'load-more') {
    const shown = pages <= 4 ? [2, 3, 4] : [2, 3, pages];
    for (const page of shown.filter((n) => n <= pages)) {
      pager.push(scene.anchor(String(page), { kind: 'thread', thread: thread.id, page }));
    }
  }
  return {
    title: thread.title,
    url: scene.links.to(target),
    author: first.authorName,
    authorUrl: scene.profile(first.userId),
    startedText: scene.time(first.createdAt),
    replies: site.world.postCountOf(thread.id) - 1,
    views: thread.views,
    last: lastPostView(scene, site.lastPost(thread.id)),
    isSticky: thread.isSticky,
    isLocked: thread.isLocked,
    isMoved,
    pager,
    tags: site.has('tags')
      ? thread.tags.map((tag) => scene.anchor(tag, { kind: 'service', service: 'tag', values: [tag] }))
      : [],
  };
}

export function boardView(scene: Scene, board: LabBoard, page: number, sort = ''): BoardView {
  const { site } = scene;
  const pager = pagerFor(scene, site.boardPages(board.id), { kind: 'board', board: board.id, page });
  return {
    frame: makeFrame(scene, {
      title: board.title,
      breadcrumbs: breadcrumbs(scene, board),
      pager,
      jsonLd: [],
    }),
    title: board.title,
    subBoards: page === 1 ? site.childBoards(board.id).map((child) => boardRow(scene, child)) : [],
    threads: site.rowsOn(board.id, page, sort).map((entry) => threadRow(scene, entry)),
    pager,
    tools: site.dialect.nuisances.flatMap(
      (name) => nuisances[name].boardTools?.(scene, board.id, page) ?? [],
    ),
  };
}

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
    joinedText: user ? scene.time(user.joinedAt) : '',
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
