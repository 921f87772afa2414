import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Route, type RouteName, routes } from '../../src/server/api/index.ts';
import {
  boardUrl,
  FORUM,
  openDashboard,
  POSTS,
  patterns,
  type TestDashboard,
  THREADS,
  threadUrl,
} from './desk.ts';

let dashboard: TestDashboard;

/** Calls a route and checks the answer by what the API says of it. */
async function ask<N extends RouteName>(name: N, input: Record<string, unknown> = {}): Promise<Answer<N>> {
  const [method, template] = name.split(' ') as [string, string];
  const rest = { ...input };
  const path = template.replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = rest[part];
    delete rest[part];
    return String(value);
  });
  const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]));
  const response = await fetch(new URL(method === 'GET' ? `${path}?${query}` : path, dashboard.url), {
    method,
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(rest),
    }),
  });
  const answer = (await response.json()) as Answer<N> & { error?: string };
  if (!response.ok) throw new Error(`${response.status} ${answer.error}`);
  expect((routes[name] as Route).answer.check(answer, '')).toBeUndefined();
  return answer;
}

/** All rows of a list, slice by slice. */
async function all<T>(
  read: (after: Record<string, string>) => Promise<{ rows: readonly T[]; next: string | null }>,
) {
  const rows: T[] = [];
  for (let after: Record<string, string> = {}; ; ) {
    const slice = await read(after);
    rows.push(...slice.rows);
    if (slice.next === null) return rows;
    after = { after: slice.next };
  }
}

beforeAll(async () => {
  dashboard = await openDashboard();
});
afterAll(() => dashboard.close());

describe('the overview', () => {
  it('tells state, totals, queue, coverage and what the boards say there should be', async () => {
    const { sites } = await ask('GET /api/sites');
    expect(sites).toHaveLength(1);
    expect(sites[0]).toMatchObject({
      startUrl: FORUM,
      state: 'paused',
      hasModel: true,
      run: null,
      posts: THREADS * POSTS,
      threads: THREADS,
      toldPosts: 70,
      frontier: { queued: 3 },
      coverage: 0,
    });
  });

  it('counts errors by kind and the share of requests that were useful', async () => {
    await expect
      .poll(async () => (await ask('GET /api/sites')).sites[0], { timeout: 3000 })
      .toMatchObject({ errors: { 'HTTP 404': 1 }, usefulShare: 0.5 });
  });

  it('queues a URL by what the model says of it, once, and none of another site', async () => {
    const added = await ask('POST /api/sites/{site}/urls', { site: 1, url: `${FORUM}t/77` });
    expect(added).toMatchObject({ isNew: true, type: 'thread' });
    expect(await ask('POST /api/sites/{site}/urls', { site: 1, url: `${FORUM}t/77` })).toMatchObject({
      isNew: false,
    });
    await expect(
      ask('POST /api/sites/{site}/urls', { site: 1, url: 'http://other.example/' }),
    ).rejects.toThrow(/^400/);
  });
});

describe('browsing', () => {
  it('goes through threads of a board, last active first, in slices without gaps', async () => {
    const threads = await all(async (after) => {
      const answer = await ask('GET /api/sites/{site}/threads', {
        site: 1,
        board: boardUrl,
        limit: 3,
        ...after,
      });
      return { rows: answer.threads, next: answer.next };
    });
    expect(threads.map(({ url }) => url)).toEqual([7, 6, 5, 4, 3, 2, 1].map(threadUrl));
  });

  it('numbers posts from 1 across slices', async () => {
    const posts = await all(async (after) => {
      const answer = await ask('GET /api/sites/{site}/posts', {
        site: 1,
        thread: threadUrl(4),
        limit: 2,
        ...after,
      });
      expect(answer.stored).toBe(POSTS);
      return { rows: answer.posts, next: answer.next };
    });
    expect(posts.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  });

  it('finds posts with the place of what was searched for', async () => {
    const { hits } = await ask('GET /api/search', { q: 'gruyère' });
    expect(hits).toHaveLength(1);
    const [hit] = hits;
    expect(hit).toMatchObject({ site: 1, thread: threadUrl(3), position: 2 });
    expect(hit!.snippet.slice(hit!.marks[0], hit!.marks[1])).toBe('gruyère');
  });

  it('lists posts with fields that are not sure', async () => {
    const { posts, looked } = await ask('GET /api/sites/{site}/unsure', { site: 1 });
    expect(looked).toBe(THREADS * POSTS);
    expect(posts).toHaveLength(POSTS);
    expect(posts.every(({ field, thread }) => field === 'author' && thread === threadUrl(2))).toBe(true);
  });

  it('tells arrivals by span and a prediction for each gap', async () => {
    const answer = await ask('GET /api/sites/{site}/freshness', { site: 1, board: 'Cheese' });
    expect(answer.arrivals.reduce((sum, { posts }) => sum + posts, 0)).toBe(THREADS * POSTS);
    expect(answer.predictions).toHaveLength(THREADS * POSTS - 1);
    expect(answer.predictions.every(({ expectedMs }) => expectedMs > 0)).toBe(true);
  });
});

describe('the model', () => {
  const edited = [
    { number: 0, type: 'thread', regex: patterns[0]!.regex },
    { number: 1, type: 'index', regex: patterns[1]!.regex },
  ];

  it('reports what patterns take', async () => {
    const report = await ask('GET /api/sites/{site}/patterns', { site: 1 });
    expect(report.patterns[0]!.examples).toContain(threadUrl(8));
    expect(report.patterns[1]!.examples).toContain(`${FORUM}b/2`);
  });

  it('tests an edit: what it gains and loses, or what is wrong with it', async () => {
    const narrower = await ask('POST /api/sites/{site}/patterns/test', {
      site: 1,
      ...edited[0],
      regex: '^http://forum\\.example/t/(8)$',
    });
    expect(narrower).toMatchObject({ problem: null, matched: 1 });
    expect(narrower.lost).toContain(threadUrl(9));
    for (const regex of ['^(a+)+$', `^http://${'.{0,64}'.repeat(7)}x$`]) {
      const slow = await ask('POST /api/sites/{site}/patterns/test', { site: 1, ...edited[0], regex });
      expect(slow.problem).toMatch(/could take very long/);
    }
    const model = await ask('GET /api/sites/{site}/model', { site: 1 });
    const upload = { ...model, patterns: [{ ...patterns[0], regex: `^http://${'.{0,64}'.repeat(7)}x$` }] };
    await expect(ask('PUT /api/sites/{site}/model', { site: 1, ...upload })).rejects.toThrow(
      /^400 .*very long/,
    );
  });

  it('shows what saving would add to and drop from the queue, and does just that', async () => {
    const changed = [edited[0], { number: null, type: 'other', regex: '^http://forum\\.example/u/(\\d+)$' }];
    const effect = await ask('POST /api/sites/{site}/patterns/preview', { site: 1, patterns: changed });
    // Twelve people, and the threads of the board that nobody has queued.
    expect(effect.droppedExamples).toEqual([`${FORUM}b/2`]);
    expect(effect.addedExamples).toContain(`${FORUM}u/0`);
    const before = (await ask('GET /api/sites')).sites[0]!.frontier;
    const saved = await ask('POST /api/sites/{site}/patterns', { site: 1, patterns: changed });
    expect(saved).toMatchObject({ dropped: effect.dropped, added: effect.added });
    const after = (await ask('GET /api/sites')).sites[0]!.frontier;
    expect(after.queued).toBe(before.queued + effect.added - effect.dropped);
    expect(after).toMatchObject({ skipped: effect.dropped, leased: 0 });
  });

  it('downloads, and takes back only what is a model', async () => {
    const model = await ask('GET /api/sites/{site}/model', { site: 1 });
    expect(await ask('PUT /api/sites/{site}/model', { site: 1, ...model })).toMatchObject({ dropped: 0 });
    await expect(
      ask('PUT /api/sites/{site}/model', { site: 1, patterns: [{ type: 'moon' }] }),
    ).rejects.toThrow(/^400 .*type/);
  });

  it('draws a map and lets a kind of links be left out', async () => {
    const map = await ask('GET /api/sites/{site}/map', { site: 1 });
    expect(map.vertices.length).toBeGreaterThan(0);
    await expect(ask('GET /api/sites/{site}/map/links', { site: 1, arc: 99_999 })).rejects.toThrow(/^404/);
  });
});

describe('comments', () => {
  it('joins summaries with pictures, and gives out nothing but pictures', async () => {
    expect((await ask('GET /api/comments')).articles).toEqual([]);
    const { mkdirSync } = await import('node:fs');
    const folder = join(dashboard.folder, 'comments');
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'run.jsonl'),
      `${JSON.stringify({ url: 'http://news.example/a/1', title: 'News', hasComments: true, confidence: 0.9, trigger: 'click', expected: 5, found: 4 })}\n{"url":`,
    );
    writeFileSync(join(folder, 'news-example-a-1-section.png'), 'picture');
    const { articles } = await ask('GET /api/comments');
    expect(articles).toMatchObject([{ found: 4, expected: 5, pictures: [{ step: 'section' }] }]);
    const picture = (name: string) => fetch(new URL(`/pictures/${name}`, dashboard.url));
    expect(await (await picture('news-example-a-1-section.png')).text()).toBe('picture');
    for (const name of ['run.jsonl', '..%2F..%2Fforum.db', '%2e%2e%2fforum.db'])
      expect((await picture(name)).status).toBe(404);
  });
});

describe('requests that are wrong', () => {
  it.each([
    ['GET', '/api/nothing', 404],
    ['PUT', '/api/sites', 405],
    ['GET', '/api/sites/99/boards', 404],
    ['GET', '/api/sites/x/boards', 400],
    ['GET', '/api/sites/1/threads?limit=5000', 400],
    ['GET', '/api/search?q=', 400],
    ['GET', '/../../package.json', 404],
    ['GET', '/pages/1?url=http://nowhere.example/', 404],
  ])('%s %s is answered with %i and one line', async (method, path, status) => {
    const response = await fetch(new URL(path, dashboard.url), {
      method,
      ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
    });
    expect(response.status).toBe(status);
    const { error } = (await response.json()) as { error: string };
    expect(error).toMatch(/^[^\n]+$/);
  });

  it('describes itself: every route is in the OpenAPI document', async () => {
    const response = await fetch(new URL('/api/openapi.json', dashboard.url));
    const { openapi, paths } = (await response.json()) as { openapi: string; paths: Record<string, object> };
    expect(openapi).toBe('3.1.0');
    for (const name of Object.keys(routes)) {
      const [method, path] = name.split(' ') as [string, string];
      expect(paths[path]).toHaveProperty(method.toLowerCase());
    }
  });
});
