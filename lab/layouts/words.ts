// Interface words a layout prints: the forum's own where its language has them, else English.
import type { FrameView } from '../types.ts';

const ENGLISH = {
  board: 'Board',
  thread: 'Topic',
  threads: 'Topics',
  post: 'Post',
  posts: 'Posts',
  replies: 'Replies',
  reply: 'Reply',
  views: 'Views',
  author: 'Author',
  lastPost: 'Last post',
  startedBy: 'Started by',
  by: 'by',
  joined: 'Joined',
  likes: 'Likes',
  attachments: 'Attachments',
  sticky: 'Sticky',
  locked: 'Locked',
  moved: 'Moved',
  subBoards: 'Sub-boards',
  pages: 'Pages',
  page: 'Page',
  loadMore: 'Load more',
  similarThreads: 'Similar topics',
  search: 'Search',
  statistics: 'Statistics',
  latestPosts: 'Latest posts',
  online: 'Who is online',
  poll: 'Poll',
  permalink: 'Permalink',
  noThreads: 'There are no topics here yet.',
  menu: 'Menu',
  advertisement: 'Advertisement',
} as const;

/** Words that a language may lack, and its nearest word: English on a Chinese page would be a give-away. */
const STAND_INS: Partial<Record<keyof typeof ENGLISH, string>> = {
  board: 'forum',
  startedBy: 'author',
  pages: 'page',
  latestPosts: 'newest',
  menu: 'jumpTo',
};

/** The words layouts use; a language may give any of them as `strings[word]`. */
export type Word = keyof typeof ENGLISH;

/** All words layouts ask for. */
export const words = Object.keys(ENGLISH) as readonly Word[];

/** The word in the forum's language. */
export function say(frame: FrameView, word: Word): string {
  return frame.strings[word] ?? frame.strings[STAND_INS[word] ?? word] ?? ENGLISH[word];
}
