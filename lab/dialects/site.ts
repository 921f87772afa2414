// A dialect applied to a world: which pages the forum has, at which paths, with which threads and posts on each.
// The server draws from it and the truth reads from it, so that both cannot disagree about what a URL names.
import type { LabBoard, LabPost, LabThread, World } from '../types.ts';
import {
  bindUrls,
  type Names,
  pathWords,
  type Spelling,
  type Target,
  urlStyleByName,
} from '../urls/index.ts';
import { rememberTrees } from './reply-tree.ts';
import type { Dialect, NuisanceName } from './types.ts';

/** A thread in a board's list; `isMoved` rows point to a thread that lives elsewhere. */
export interface ThreadEntry {
  readonly thread: LabThread;
  readonly isMoved: boolean;
}

/** A post in the order its thread shows it. */
export interface PlacedPost {
  readonly post: LabPost;
  /** From 1. */
  readonly position: number;
  readonly depth: number;
  /** The post it stands below in a tree; null elsewhere. */
  readonly parent: number | null;
}

export interface Site {
  readonly dialect: Dialect;
  readonly world: World;
  /** The dialect's base, percent-encoded. */
  readonly base: string;
  has(nuisance: NuisanceName): boolean;
  /** Boards that have a page: all but categories, and these too where the dialect gives them one. */
  readonly listedBoards: readonly LabBoard[];
  board(id: number): LabBoard | undefined;
  thread(id: number): LabThread | undefined;
  childBoards(id: number | null): readonly LabBoard[];
  rows(board: number): readonly ThreadEntry[];
  /** `sort`: title, replies or views; anything else is the board's own order. */
  rowsOn(board: number, page: number, sort?: string): readonly ThreadEntry[];
  boardPages(board: number): number;
  posts(thread: number): readonly PlacedPost[];
  postsOn(thread: number, page: number): readonly PlacedPost[];
  threadPages(thread: number): number;
  pageOfPost(post: LabPost): number;
  lastPost(thread: number): LabPost;
  /** The post a reader sees it answer: its parent in a tree, else the one it quotes. */
  answered(placed: PlacedPost): number | null;
  /** Path from the root with the query, percent-encoded. */
  path(target: Target, spelling?: Spelling): string;
  /** What a path names, whether or not it exists; null: nothing the forum's URLs can say. */
  read(pathname: string, query: URLSearchParams): Target | null;
}

/** Applies a dialect to a world. A world that grows is seen as it is. */
export function createSite(dialect: Dialect, world: World): Site {
  const boards = new Map(world.boards.map((board) => [board.id, board]));
  const children = new Map<number | null, LabBoard[]>();
  for (const board of world.boards) {
    const siblings = children.get(board.parentId);
    if (siblings) siblings.push(board);
    else children.set(board.parentId, [board]);
  }
  const trees = rememberTrees();
  const nuisances = new Set(dialect.nuisances);
  const base = encodeURI(dialect.base);

  const threadOf = (id: number): LabThread => {
    const thread = world.threadById(id);
    if (!thread) throw new RangeError(`there is no thread ${id}`);
    return thread;
  };
  const names: Names = {
    boardTitle: (board) => boards.get(board)?.title ?? '',
    threadTitle: (thread) => threadOf(thread).title,
    boardOfThread: (thread) => threadOf(thread).boardId,
    threadOfPost: (post) => world.posts.get(post)?.threadId ?? 0,
    userName: (user) => world.users.get(user)?.name ?? '',
    threadsPerPage: dialect.threadsPerPage,
    postsPerPage: dialect.postsPerPage,
    words: pathWords[dialect.language],
  };
  const urls = bindUrls(urlStyleByName(dialect.urls), names);
  const pagesFor = (count: number, perPage: number): number => Math.max(1, Math.ceil(count / perPage));
  const slice = <T>(list: readonly T[], page: number, perPage: number): readonly T[] =>
    list.slice((page - 1) * perPage, page * perPage);

  const site: Site = {
    dialect,
    world,
    base,
    has: (nuisance) => nuisances.has(nuisance),
    listedBoards: world.boards.filter((board) => !board.isCategory || dialect.hasCategoryPages),
    board: (id) => boards.get(id),
    thread: (id) => world.threadById(id),
    childBoards: (id) => children.get(id) ?? [],
    // Moved rows come last: their place among the others says nothing a crawler needs.
    rows: (board) => [
      ...world.threadsOf(board).map((thread) => ({ thread, isMoved: false })),
      ...world.threadsMovedFrom(board).map((thread) => ({ thread, isMoved: true })),
    ],
    rowsOn: (board, page, sort) => slice(sorted(world, site.rows(board), sort), page, dialect.threadsPerPage),
    boardPages: (board) =>
      pagesFor(
        world.threadCountOfBoard(board) + world.threadsMovedFrom(board).length,
        dialect.threadsPerPage,
      ),
    posts: (thread) => {
      const byTime = world.postsOf(thread);
      return dialect.order === 'tree' ? trees.order(thread, byTime) : byTime.map(placeByTime);
    },
    postsOn: (thread, page) => {
      if (dialect.order === 'tree') return slice(site.posts(thread), page, dialect.postsPerPage);
      const skipped = (page - 1) * dialect.postsPerPage;
      return slice(world.postsOf(thread), page, dialect.postsPerPage).map((post, i) =>
        placeByTime(post, skipped + i),
      );
    },
    threadPages: (thread) => pagesFor(world.postCountOf(thread), dialect.postsPerPage),
    pageOfPost: (post) => {
      const place =
        dialect.order === 'tree'
          ? site.posts(post.threadId).findIndex((placed) => placed.post.id === post.id)
          : placeOf(world.postsOf(post.threadId), post.id);
      return Math.floor(Math.max(0, place) / dialect.postsPerPage) + 1;
    },
    answered: ({ post, parent }) => (dialect.order === 'tree' ? parent : quotedPost(post)),
    lastPost: (thread) => world.lastPostOf(thread),
    path: (target, spelling) => base + urls.write(target, spelling),
    read: (pathname, query) =>
      pathname.startsWith(base) ? urls.read(pathname.slice(base.length), query) : null,
  };
  return site;
}

const placeByTime = (post: LabPost, i: number): PlacedPost => ({
  post,
  position: i + 1,
  depth: 0,
  parent: null,
});

/** Where a post stands among posts oldest first; ids follow time. */
function placeOf(posts: readonly LabPost[], id: number): number {
  let low = 0;
  let high = posts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (posts[middle]!.id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function quotedPost(post: LabPost): number | null {
  const quote = post.blocks.find((block) => block.kind === 'quote');
  return quote ? quote.postId : null;
}

function sorted(
  world: World,
  rows: readonly ThreadEntry[],
  sort: string | undefined,
): readonly ThreadEntry[] {
  const key = (entry: ThreadEntry): number =>
    sort === 'views' ? -entry.thread.views : -world.postCountOf(entry.thread.id);
  if (sort === 'views' || sort === 'replies') return [...rows].sort((a, b) => key(a) - key(b));
  if (sort !== 'title') return rows;
  return [...rows].sort((a, b) => (a.thread.title < b.thread.title ? -1 : 1));
}
