// Interface words a layout prints: the forum's own where its language has them, else English.
import type { FrameView } from '../types.ts';

const ENGLISH = {
  home: 'Home',
  board: 'Board',
  boards: 'Boards',
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
  in: 'in',
  joined: 'Joined',
  likes: 'Likes',
  edited: 'Edited',
  attachments: 'Attachments',
  signature: 'Signature',
  sticky: 'Sticky',
  locked: 'Locked',
  moved: 'Moved',
  subBoards: 'Sub-boards',
  pages: 'Pages',
  page: 'Page',
  next: 'Next',
  previous: 'Previous',
  loadMore: 'Load more',
  similarThreads: 'Similar topics',
  nextThread: 'Next topic',
  previousThread: 'Previous topic',
  search: 'Search',
  login: 'Log in',
  register: 'Register',
  password: 'Password',
  userName: 'User name',
  statistics: 'Statistics',
  latestPosts: 'Latest posts',
  online: 'Who is online',
  tags: 'Tags',
  poll: 'Poll',
  answers: 'Answers',
  comments: 'Comments',
  votes: 'Votes',
  permalink: 'Permalink',
  noThreads: 'There are no topics here yet.',
  noPosts: 'No posts yet.',
  menu: 'Menu',
  sections: 'Sections',
  advertisement: 'Advertisement',
} as const;

/** The words layouts use; a language may give any of them as `strings[word]`. */
export type Word = keyof typeof ENGLISH;

/** All words layouts ask for. */
export const words = Object.keys(ENGLISH) as readonly Word[];

/** The word in the forum's language. */
export function say(frame: FrameView, word: Word): string {
  return frame.strings[word] ?? ENGLISH[word];
}
