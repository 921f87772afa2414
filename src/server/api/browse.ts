// Routes to read what was stored: boards, threads, posts, search, and what is not sure. Lists come in slices by key.
import { flag, list, nullable, number, numbersByName, object, optional, text, whole } from '../schema.ts';
import { site } from './overview.ts';
import type { Routes } from './route.ts';

const slice = { after: optional(text()), limit: optional(whole(1, 200)) };
const next = nullable(text());

const board = object({
  url: text(),
  title: text(),
  description: text(),
  parentUrl: nullable(text()),
  category: text(),
  threads: nullable(whole()),
  posts: nullable(whole()),
  lastPostAt: nullable(text()),
});

const thread = object({
  url: text(),
  title: text(),
  boardUrl: nullable(text()),
  path: list(text()),
  tags: list(text()),
  replies: nullable(whole()),
  views: nullable(whole()),
  lastPostAt: nullable(text()),
  isSticky: nullable(flag()),
  isLocked: nullable(flag()),
});

const post = object({
  id: text(),
  /** From 1 in the thread. */
  position: whole(1),
  author: text(),
  authorUrl: nullable(text()),
  createdAt: nullable(text()),
  createdAtRaw: text(),
  text: text(10_000_000),
  url: text(),
  replyTo: nullable(text()),
  page: text(),
  likes: nullable(number()),
  isEdited: flag(),
  attachments: list(text()),
  images: list(text()),
  confidence: numbersByName(),
});

export const browseRoutes = {
  'GET /api/sites/{site}/boards': {
    summary: 'Boards by URL',
    path: site,
    query: object(slice),
    answer: object({ boards: list(board), next }),
  },
  'GET /api/sites/{site}/threads': {
    summary:
      'Threads of a board, the last active first; of no known board with an empty `board`; all by URL without',
    path: site,
    query: object({ ...slice, board: optional(text()) }),
    answer: object({ threads: list(thread), next }),
  },
  'GET /api/sites/{site}/posts': {
    summary: 'Posts of a thread in order, with what is known of the thread',
    path: site,
    query: object({ ...slice, thread: text() }),
    answer: object({ thread, stored: whole(), posts: list(post), next }),
  },
  'GET /api/search': {
    summary: 'Posts that have all words, best first; "a phrase", begin*, -without',
    query: object({ q: text(1000), limit: optional(whole(1, 100)) }),
    answer: object({
      hits: list(
        object({
          site: whole(1),
          id: text(),
          thread: text(),
          threadTitle: text(),
          board: text(),
          position: whole(1),
          author: text(),
          createdAt: nullable(text()),
          url: text(),
          snippet: text(),
          /** Start and end of what was searched for, in turn. */
          marks: list(whole()),
        }),
      ),
      ms: number(0),
    }),
  },
  'GET /api/sites/{site}/unsure': {
    summary:
      'Posts with a field that is not sure, newest stored first; looks through some thousand posts at a time',
    path: site,
    query: object({ ...slice, below: optional(number(0)) }),
    answer: object({
      posts: list(
        object({
          id: text(),
          thread: text(),
          threadTitle: text(),
          author: text(),
          createdAt: nullable(text()),
          page: text(),
          text: text(),
          field: text(),
          confidence: number(0),
        }),
      ),
      looked: whole(),
      next,
    }),
  },
  'GET /api/sites/{site}/page': {
    summary: 'What is known of a stored page; /pages/{site}?url= shows it',
    path: site,
    query: object({ url: text() }),
    answer: object({
      url: text(),
      title: text(),
      type: text(),
      status: whole(),
      fetchedAt: whole(),
      bytes: whole(),
      charset: text(),
    }),
  },
} as const satisfies Routes;
