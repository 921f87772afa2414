// Routes of what was learned: the model, its patterns, the site map, and what a change would do.
import { anyObject, flag, list, nullable, number, object, oneOf, optional, text, whole } from '../schema.ts';
import { site } from './overview.ts';
import type { Routes } from './route.ts';

const linkType = oneOf('index', 'thread', 'index-flip', 'thread-flip', 'other');

const pattern = object({
  /** Its place in the model: the first that matches decides. */
  number: whole(),
  type: linkType,
  regex: text(),
  support: whole(),
  locations: list(text()),
  notLocations: list(text()),
  /** URLs seen that it takes, and a few of them. */
  matched: whole(),
  examples: list(text()),
});

/** A pattern as edited: `number` says of which it is a new version; null: a new one. */
const editedPattern = object({ number: nullable(whole()), type: linkType, regex: text(4000) });

/** What a changed model would do. */
const effect = object({
  /** Queued URLs that it would not fetch any more. */
  dropped: whole(),
  droppedExamples: list(text()),
  /** URLs on stored pages that it would fetch and the present one does not. */
  added: whole(),
  addedExamples: list(text()),
  /** Queued URLs and stored pages looked at, and how many there are: beyond a time, it is a sample. */
  queueLooked: whole(),
  queued: whole(),
  pagesLooked: whole(),
  pages: whole(),
});

const saved = object({ message: text(), dropped: whole(), added: whole() });

const follow = oneOf(0, 1, 2);
const arcChange = object({ arc: whole(), follow });

export const modelRoutes = {
  'GET /api/sites/{site}/model': {
    summary: 'The site model: plain JSON, to keep or to edit',
    path: site,
    answer: anyObject(),
  },
  'PUT /api/sites/{site}/model': {
    summary: 'Use this model from now on',
    path: site,
    body: anyObject(),
    answer: saved,
  },
  'GET /api/sites/{site}/patterns': {
    summary: 'Patterns with what they take of the URLs seen, and what none takes',
    path: site,
    answer: object({
      entry: text(),
      strategy: text(),
      ignoredParameters: list(text()),
      patterns: list(pattern),
      /** URLs seen. */
      seen: whole(),
      unmatched: whole(),
      unmatchedExamples: list(text()),
      /** Learned as boards, threads or further pages, yet taken by no pattern. */
      missed: list(text()),
    }),
  },
  'POST /api/sites/{site}/patterns/test': {
    summary: 'What a pattern would take of the URLs seen, without saving it',
    path: site,
    body: editedPattern,
    answer: object({
      /** What is wrong with it; null: nothing. */
      problem: nullable(text()),
      matched: whole(),
      examples: list(text()),
      /** Taken now and not by the saved version, and the other way round. */
      gained: list(text()),
      lost: list(text()),
    }),
  },
  'POST /api/sites/{site}/patterns/preview': {
    summary: 'What saving patterns would do to the queue',
    path: site,
    body: object({ patterns: list(editedPattern, 500) }),
    answer: effect,
  },
  'POST /api/sites/{site}/patterns': {
    summary: 'Save patterns: all of them, in their order',
    path: site,
    body: object({ patterns: list(editedPattern, 500) }),
    answer: saved,
  },
  'GET /api/sites/{site}/map': {
    summary: 'The site map: kinds of pages, and kinds of links between them',
    path: site,
    answer: object({
      pages: whole(),
      /** Learned with the model, or drawn from stored pages. */
      isLearned: flag(),
      vertices: list(
        object({
          id: whole(),
          kind: text(),
          url: text(),
          pages: whole(),
          uniquePages: whole(),
          bytes: whole(),
          informativeness: number(),
          entropy: number(),
          sample: text(),
          samples: list(text()),
          title: text(),
          isReached: flag(),
          column: whole(),
          row: whole(),
        }),
      ),
      arcs: list(
        object({
          number: whole(),
          from: whole(),
          to: whole(),
          url: text(),
          location: text(),
          targets: whole(),
          seen: whole(),
          follow,
          example: text(),
        }),
      ),
    }),
  },
  'GET /api/sites/{site}/map/links': {
    summary: 'Example links of an arc, from the pages of the vertex it starts at',
    path: site,
    query: object({ arc: whole() }),
    answer: object({ links: list(object({ url: text(), text: text(), page: text() })) }),
  },
  'POST /api/sites/{site}/map/preview': {
    summary: 'What following or not following kinds of links would do to the queue',
    path: site,
    body: object({ changes: list(arcChange, 500) }),
    answer: effect,
  },
  'POST /api/sites/{site}/map': {
    summary: 'Follow or do not follow kinds of links from now on',
    path: site,
    body: object({ changes: list(arcChange, 500) }),
    answer: saved,
  },
} as const satisfies Routes;

export const freshnessRoutes = {
  'GET /api/sites/{site}/freshness': {
    summary: 'When posts came, when the next is expected, and what refreshing brought',
    path: site,
    query: object({ board: optional(text()), thread: optional(text()), days: optional(whole(1, 3650)) }),
    answer: object({
      /** Posts a span; spans without any are there too. */
      arrivals: list(object({ at: whole(), posts: whole() })),
      spanMs: whole(1),
      /** Of posts that came: the gap before each, and what the model expected of it, ms. */
      predictions: list(object({ at: whole(), expectedMs: number(0), actualMs: number(0) })),
      nextPost: nullable(object({ lastAt: whole(), expectedAt: whole() })),
      postsADay: number(0),
      passes: list(
        object({
          at: whole(),
          requests: whole(),
          newPosts: whole(),
          newThreads: whole(),
          meanDelayMs: nullable(number(0)),
        }),
      ),
      /** New posts by the time from writing to finding; the last class has no end. */
      delays: list(object({ upToMs: nullable(whole()), posts: whole() })),
      /** Share of the passes that brought something; null before the first. */
      hitRate: nullable(number(0)),
      meanDelayMs: nullable(number(0)),
    }),
  },
  'GET /api/comments': {
    summary: 'Articles whose comments were looked for, newest first, with pictures',
    answer: object({
      folder: nullable(text()),
      articles: list(
        object({
          url: text(),
          title: text(),
          at: whole(),
          error: nullable(text()),
          hasComments: flag(),
          confidence: number(0),
          trigger: nullable(text()),
          control: nullable(text()),
          clicksTried: whole(),
          expandClicks: whole(),
          expected: nullable(whole()),
          found: whole(),
          ms: number(0),
          pictures: list(object({ name: text(), step: text() })),
        }),
      ),
    }),
  },
  'POST /api/comments': {
    summary: 'Find the comments of an article',
    body: object({ url: text(4000) }),
    answer: object({ message: text() }),
  },
} as const satisfies Routes;
