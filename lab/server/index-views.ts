// Views of the entry page and of boards: lists of boards and threads, made from a scene.
import type { Site, ThreadEntry } from '../dialects/site.ts';
import type {
  Anchor,
  BoardRowView,
  BoardView,
  EntryView,
  LabBoard,
  LabPost,
  LabThread,
  LastPostView,
  ThreadRowView,
} from '../types.ts';
import type { Target } from '../urls/index.ts';
import { makeFrame } from './frame.ts';
import { nuisances } from './nuisances/index.ts';
import { breadcrumbs, pagerFor } from './orientation.ts';
import { postAnchor, type Scene } from './scene.ts';

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

/** The newest post of some boards. Sticky threads, of which there are few, come before the newest one. */
export function newestPost(site: Site, boards: readonly LabBoard[]): LabPost | null {
  let newest: LabPost | null = null;
  for (const board of boards) {
    for (const thread of site.world.threadsOf(board.id)) {
      const last = site.lastPost(thread.id);
      if (!newest || last.createdAt > newest.createdAt) newest = last;
      if (!thread.isSticky) break;
    }
  }
  return newest;
}

function boardRow(scene: Scene, board: LabBoard): BoardRowView {
  const { site } = scene;
  const all = family(scene, board);
  const newest = newestPost(site, all);
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

const latestThreads = 15;

/** The entry page as a list of the latest threads, whatever their board. */
export function latestView(scene: Scene): BoardView {
  const { site } = scene;
  const newest = [...site.world.threads]
    .sort((a, b) => site.lastPost(b.id).createdAt - site.lastPost(a.id).createdAt)
    .slice(0, latestThreads);
  return {
    frame: makeFrame(scene, { title: scene.siteTitle, breadcrumbs: [], pager: null, jsonLd: [] }),
    title: scene.siteTitle,
    subBoards: [],
    threads: newest.map((thread) => {
      const board = site.board(thread.boardId)!;
      const prefix = scene.anchor(board.title, { kind: 'board', board: board.id, page: 1 });
      return { ...threadRow(scene, { thread, isMoved: false }), prefix };
    }),
    pager: null,
    tools: [],
  };
}

/** A label leads to the threads of the board that have it. */
function labelOf(scene: Scene, { id, boardId, tags }: LabThread): Anchor | null {
  const [label] = tags;
  if (!scene.site.dialect.hasLabels || label === undefined || id % 3 === 0) return null;
  const extras = { label: String(1 + (label.length % 4)) };
  return scene.anchor(label, { kind: 'board', board: boardId, page: 1, extras });
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
    prefix: labelOf(scene, thread),
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
