// Records as the columns of a database have them; the same for both drivers.
import type { BoardFacts, PostRow, RecordName, ThreadFacts } from './types.ts';

/** The URL a board or thread goes by. */
type NameOf = (name: RecordName) => string;

/** Columns of posts after site, thread and id, in the order of `postValues`. */
export const POST_COLUMNS = [
  'thread_title',
  'board',
  'position',
  'author',
  'author_url',
  'created_at',
  'created_at_raw',
  'text',
  'html',
  'url',
  'reply_to',
  'quotes',
  'page',
  'likes',
  'is_edited',
  'attachments',
  'images',
  'confidence',
  'hints',
  'is_assembled',
] as const;

export const postValues = (post: PostRow) => [
  post.threadTitle,
  post.board,
  post.position,
  post.author,
  post.authorUrl,
  post.createdAt,
  post.createdAtRaw,
  post.text,
  post.html,
  post.url,
  post.replyTo,
  JSON.stringify(post.quotes),
  post.page,
  post.likes,
  Number(post.isEdited),
  listOrNull(post.attachments),
  listOrNull(post.images),
  JSON.stringify(post.confidence),
  JSON.stringify(post.hints ?? {}),
  0,
];

/** Columns of boards and threads: those a list may only add to where nothing is known, and the others. */
export const BOARD_COLUMNS = {
  own: ['title', 'parent_url'],
  any: ['description', 'category', 'threads', 'posts', 'last_post_at', 'told_threads', 'least_threads'],
} as const;
export const THREAD_COLUMNS = {
  own: ['title', 'board_url', 'path'],
  any: [
    'tags',
    'replies',
    'views',
    'last_post_at',
    'is_sticky',
    'is_locked',
    'poll',
    'told_posts',
    'least_posts',
  ],
} as const;
export const USER_COLUMNS = { own: [], any: ['joined', 'posts'] } as const;

export function boardValues(board: BoardFacts, url: string, nameOf: NameOf) {
  const { title, parent, description, category, threads, posts, lastPostAt, toldThreads, leastThreads } =
    board;
  const parentUrl = urlOrNull(parent, nameOf);
  return {
    own: [textOrNull(title), parentUrl === url ? null : parentUrl],
    any: [
      textOrNull(description),
      textOrNull(category),
      threads,
      posts,
      lastPostAt,
      toldThreads,
      leastThreads,
    ],
  };
}

export function threadValues(thread: ThreadFacts, nameOf: NameOf) {
  const { title, board, path, tags, replies, views, lastPostAt, poll, toldPosts, leastPosts } = thread;
  return {
    own: [textOrNull(title), urlOrNull(board, nameOf), listOrNull(path)],
    any: [
      listOrNull(tags),
      replies,
      views,
      lastPostAt,
      flagOrNull(thread.isSticky),
      flagOrNull(thread.isLocked),
      poll === undefined || poll === null ? null : JSON.stringify(poll),
      toldPosts,
      leastPosts,
    ],
  };
}

function urlOrNull(name: RecordName | null | undefined, nameOf: NameOf): string | null {
  return name === null || name === undefined ? null : nameOf(name) || null;
}

const textOrNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);
const listOrNull = (list: readonly string[] | undefined) =>
  list === undefined || list.length === 0 ? null : JSON.stringify(list);
const flagOrNull = (flag: boolean | null | undefined) =>
  flag === null || flag === undefined ? null : Number(flag);
