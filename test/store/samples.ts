// Rows to store in tests, each with what matters to the test overridden.
import type {
  BoardRow,
  FrontierEntry,
  LeasedEntry,
  LeaseOptions,
  Ledger,
  Outcome,
  PageRow,
  PostRow,
  RequestRow,
  ThreadRow,
} from '../../src/store/index.ts';

export function entryOf(url: string, overrides: Partial<FrontierEntry> = {}): FrontierEntry {
  return { url, type: 'other', priority: 0, depth: 1, dueAt: 0, foundOn: '', ...overrides };
}

export function leaseOf(siteId: number): LeaseOptions {
  return { siteId, limit: 1, now: 1_000, leaseMs: 60_000, owner: 'test' };
}

export function outcomeOf(entry: LeasedEntry, overrides: Partial<Outcome> = {}): Outcome {
  return { entry, result: 'done', requests: [], found: [], ...overrides };
}

export function requestOf(url: string): RequestRow {
  return { url, status: 200, phase: 'crawl', type: 'thread', bytes: 1_234, ms: 12.5, at: 1_000, error: '' };
}

export function pageOf(url: string): PageRow {
  return {
    url,
    status: 200,
    type: 'thread',
    title: 'A thread — Ünïcode 討論',
    contentType: 'text/html; charset=utf-8',
    charset: 'utf-8',
    body: Buffer.from(`<!doctype html><title>${url}</title>${'<p>a line of text</p>'.repeat(50)}`),
    fetchedAt: 1_000,
    writtenAt: 900,
    etag: '"1"',
    lastModified: '',
  };
}

export function postOf(thread: string, position: number): PostRow {
  return {
    id: `p${position}`,
    thread,
    threadTitle: 'A thread',
    board: 'A board',
    position,
    author: 'ann',
    authorUrl: null,
    createdAt: '2024-04-05T10:00:00Z',
    createdAtRaw: 'Apr 5',
    text: 'Hello',
    html: '<p>Hello</p>',
    url: `${thread}#p${position}`,
    replyTo: null,
    quotes: [],
    page: thread,
    likes: null,
    isEdited: false,
    attachments: [],
    images: [],
    confidence: { author: 1, time: 0.9 },
  };
}

/** A board and a thread of which nothing but the URL is known. */
export const unknownBoard: Omit<BoardRow, 'url'> = {
  title: '',
  description: '',
  parentUrl: null,
  category: '',
  threads: null,
  posts: null,
  lastPostAt: null,
  toldThreads: null,
  leastThreads: null,
};
export const unknownThread: Omit<ThreadRow, 'url'> = {
  title: '',
  boardUrl: null,
  path: [],
  tags: [],
  replies: null,
  views: null,
  lastPostAt: null,
  isSticky: null,
  isLocked: null,
  poll: null,
  toldPosts: null,
  leastPosts: null,
  storedPosts: null,
};

/** A reckoning of a site of one board. */
export function ledgerOf(url: string): Ledger {
  return {
    at: 1_000,
    complete: 'no',
    threads: { stated: 2, stored: 1 },
    posts: { stated: null, stored: 3 },
    reasons: ['1 of 2 threads that the boards state'],
    rows: [
      {
        kind: 'board',
        url,
        title: 'Board',
        statedThreads: 2,
        listedThreads: 1,
        storedThreads: 1,
        statedPosts: null,
        storedPosts: 3,
        source: 'list of boards',
        trust: 0.9,
        reason: 'no further page found',
      },
    ],
    otherShortThreads: 0,
    sources: [],
    questions: [],
  };
}
