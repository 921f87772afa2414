// Routes of the overview: sites and what is done with them.
import {
  flag,
  list,
  nullable,
  number,
  numbersByName,
  object,
  oneOf,
  optional,
  text,
  whole,
} from '../schema.ts';
import type { Routes } from './route.ts';

export const site = object({ site: whole(1) });

/** How a run asks; what is left out is as on the command line. */
const pace = {
  rate: optional(number(0)),
  concurrency: optional(whole(1, 256)),
  maxPages: optional(whole(1)),
  retryFailed: optional(flag()),
  render: optional(oneOf('auto', 'never', 'always')),
};

const strategy = oneOf('skein', 'focus', 'irobot', 'skeleton', 'structure-driven', 'breadth-first');

/** A process at work on a site. */
const run = object({
  kind: oneOf('crawl', 'learn', 'refresh', 'comments'),
  /** Whether this server started it; others can be watched, not steered. */
  isOurs: flag(),
  /** A worker is at it: it can be paused, too. */
  isWorker: flag(),
  startedAt: nullable(whole()),
  isStopping: flag(),
});

const frontier = object({
  queued: whole(),
  waiting: whole(),
  leased: whole(),
  done: whole(),
  failed: whole(),
  skipped: whole(),
});

export const siteOverview = object({
  id: whole(1),
  startUrl: text(),
  strategy: text(),
  state: oneOf('new', 'learning', 'crawling', 'paused', 'done', 'failed'),
  reason: nullable(text()),
  createdAt: whole(),
  hasModel: flag(),
  run: nullable(run),
  pages: whole(),
  threads: whole(),
  posts: whole(),
  requests: whole(),
  bytes: whole(),
  frontier,
  /** Over the last seconds. */
  requestsPerSecond: number(0),
  /** For what is queued, at this rate; null when nothing runs or it cannot be told. */
  secondsLeft: nullable(number(0)),
  /** Share of the known pages that are read, 0 … 1; null before the first. */
  coverage: nullable(number(0)),
  /** Posts there should be, by what the boards say; null where they say nothing. */
  toldPosts: nullable(whole()),
  /** Whether all that the site states is stored, by the ledger of the last run; null before the first. */
  verdict: nullable(
    object({
      complete: oneOf('yes', 'no', 'unknown'),
      text: text(),
      /** Boards with what they state, those that fall short first. */
      boards: list(
        object({
          title: text(),
          url: text(),
          stated: nullable(whole()),
          stored: whole(),
          reason: text(),
        }),
      ),
    }),
  ),
  /** Share of the requests that brought a board or thread page; null while it is being counted. */
  usefulShare: nullable(number(0)),
  /** Requests that failed, by kind; null while they are being counted. */
  errors: nullable(numbersByName()),
});

/** Something that happened, as a line. */
export const happening = object({
  number: whole(),
  at: whole(),
  site: nullable(whole()),
  kind: oneOf('started', 'failed', 'slowed', 'notice', 'alarm', 'stopped', 'error'),
  message: text(),
  url: optional(text()),
});

const told = object({ message: text() });

export const overviewRoutes = {
  'GET /api/sites': {
    summary: 'All sites with their state and progress',
    answer: object({ database: text(), version: text(), sites: list(siteOverview) }),
  },
  'GET /api/happenings': {
    summary: 'What happened last, newest first',
    answer: object({ happenings: list(happening) }),
  },
  'POST /api/sites': {
    summary: 'Start to crawl the forum that a URL belongs to',
    body: object({ url: text(4000), strategy: optional(strategy), ...pace }),
    answer: told,
  },
  'POST /api/sites/{site}/start': {
    summary: 'Start or resume the crawl of a site',
    path: site,
    body: object(pace),
    answer: told,
  },
  'POST /api/sites/{site}/refresh': {
    summary: 'Ask a site for new posts once',
    path: site,
    body: object({ budget: optional(whole(1)), rate: optional(number(0)) }),
    answer: told,
  },
  'POST /api/sites/{site}/learn': {
    summary: 'Learn a site again, from stored pages where they are there',
    path: site,
    body: object({ rate: optional(number(0)) }),
    answer: told,
  },
  'POST /api/sites/{site}/pause': {
    summary: 'Finish what is on its way, store it and stop; starting goes on from there',
    path: site,
    answer: told,
  },
  'POST /api/sites/{site}/stop': {
    summary: 'Stop at once; what was stored stays',
    path: site,
    answer: told,
  },
  'POST /api/sites/{site}/urls': {
    summary: 'Put a URL of a site into its queue',
    path: site,
    body: object({ url: text(4000) }),
    answer: object({ isNew: flag(), type: text(), url: text(), message: text() }),
  },
} as const satisfies Routes;
