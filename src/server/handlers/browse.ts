// Reading what was stored.
import { type Desk, siteOf } from '../desk.ts';
import { RequestProblem } from '../request-problem.ts';
import type { Handlers } from '../router.ts';

type Names =
  | 'GET /api/sites/{site}/boards'
  | 'GET /api/sites/{site}/threads'
  | 'GET /api/sites/{site}/posts'
  | 'GET /api/sites/{site}/unsure'
  | 'GET /api/sites/{site}/page'
  | 'GET /api/search'
  | 'GET /api/sites/{site}/freshness';

const PAGE = 50;
// What takes a tenth of a second at most to look through.
const LOOK = 20_000;

export function browseHandlers(desk: Desk): Pick<Handlers, Names> {
  const { inspector, store } = desk;
  return {
    'GET /api/sites/{site}/boards': async ({ site, after, limit = 200 }) => {
      const { rows, next } = await inspector.boards((await siteOf(desk, site)).id, sliceOf(after, limit));
      return { boards: rows, next };
    },
    'GET /api/sites/{site}/threads': async ({ site, board, after, limit = PAGE }) => {
      await siteOf(desk, site);
      if (board !== undefined) await desk.slow.run('prepare', 'threads');
      const of = board === '' ? null : board;
      const { rows, next } = await inspector.threads(site, of, sliceOf(after, limit));
      return { threads: rows, next };
    },
    'GET /api/sites/{site}/posts': async ({ site, thread: url, after, limit = PAGE }) => {
      await siteOf(desk, site);
      const thread = await inspector.thread(site, url);
      if (thread === undefined) throw new RequestProblem(404, 'this thread is not stored');
      const { rows, next } = await inspector.posts(site, url, sliceOf(after, limit));
      const posts = rows.map(({ html: _, quotes: __, thread: ___, threadTitle: ____, ...post }) => post);
      return { thread, stored: thread.posts, posts, next };
    },
    'GET /api/sites/{site}/unsure': async ({ site, below = 0.7, after, limit = PAGE }) => {
      await siteOf(desk, site);
      await desk.slow.run('prepare', 'unsure posts');
      const options = { ...sliceOf(after, limit), below, look: LOOK };
      const { rows, looked, next } = await inspector.unsurePosts(site, options);
      return { posts: rows, looked, next };
    },
    'GET /api/sites/{site}/page': async ({ site, url }) => {
      const row = await store.page((await siteOf(desk, site)).id, url);
      if (row === undefined) throw new RequestProblem(404, 'this page is not stored');
      const { title, type, status, fetchedAt, body, charset } = row;
      return { url, title, type, status, fetchedAt, bytes: body.length, charset };
    },
    'GET /api/search': async ({ q, limit = 20 }) => {
      const start = performance.now();
      const hits = await desk.searching.run('search', q, limit);
      return {
        hits: hits.map(({ marks, ...hit }) => ({ ...hit, marks: marks.flat() })),
        ms: Math.round(10 * (performance.now() - start)) / 10,
      };
    },
    'GET /api/sites/{site}/freshness': async ({ site, ...query }) => desk.slow.run('freshness', site, query),
  };
}

function sliceOf(after: string | undefined, limit: number) {
  return { limit, ...(after !== undefined && { after }) };
}
