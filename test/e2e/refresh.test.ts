import { copyFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CrawledPost, dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { atOnce, jsonLines, scratchFolder, skein, startSkein } from './skein.ts';

const size = { boards: 6, threads: 60, postsPerThread: 6, users: 20, spanDays: 10 };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function labOf(name: string): Promise<Lab> {
  const lab = await startLab({ dialect: dialectByName(name), size });
  closing.push(() => lab.close());
  return lab;
}

const options = [...atOnce];
const refresh = (db: string, ...more: string[]) => skein('refresh', db, ...options, '--json', ...more);

async function crawled(url: string): Promise<string> {
  const db = join(scratchFolder(), 'f.db');
  const { code, stderr } = await skein('crawl', url, '--db', db, ...options);
  expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
  return db;
}

async function postsOf(db: string) {
  return jsonLines((await skein('export', db, '--what', 'posts')).stdout);
}

const urlsSince = (lab: Lab, before: number) => lab.requests.slice(before).map(({ url }) => url);

describe('refresh', () => {
  it.each(['russian-native', 'tree-query-order'])(
    'finds every post of a growing forum (%s), hour by hour, and asks for little else',
    async (name) => {
      const lab = await labOf(name);
      const db = await crawled(lab.entryUrl);
      const before = lab.requests.length;
      await refresh(db);
      const isGivenValidators = name === 'russian-native';
      expect(lab.requests.slice(before).some(({ status }) => status === 304)).toBe(isGivenValidators);
      let posts = 0;
      let asked = 0;
      for (let i = 0; i < 3; i++) {
        posts += lab.advance(8 * 3600).length;
        const before = lab.requests.length;
        const { code } = await refresh(db);
        expect(code).toBe(0);
        asked += lab.requests.length - before;
      }
      expect(posts).toBeGreaterThan(10);
      const score = lab.truth().score([], (await postsOf(db)) as unknown as CrawledPost[]).posts;
      expect(score).toMatchObject({ precision: 100, recall: 100 });
      // Posts of one text ('I agree') may be taken for each other by the score.
      expect(score!.order).toBeGreaterThan(97);
      // Three passes over six boards, robots.txt and the front page; the rest are threads that changed.
      expect(asked).toBeLessThan(3 * 8 + 1.5 * posts);
    },
  );

  it('asks a feed that tells all in place of boards', async () => {
    const lab = await labOf('slug-portal');
    const db = await crawled(lab.entryUrl);
    const posts = lab.advance(8 * 3600).length;
    const before = lab.requests.length;
    const { stdout } = await refresh(db);
    expect(JSON.parse(stdout)).toMatchObject({ newPosts: posts, newThreads: 2 });
    const [robots, feed, ...others] = urlsSince(lab, before).map((url) => new URL(url, lab.url).pathname);
    expect([robots, feed]).toEqual(['/robots.txt', '/community/feed/']);
    expect(others.filter((path) => !path.startsWith('/community/thread/'))).toEqual([]);
    expect(others.length).toBe(JSON.parse(stdout).changedThreads);
  });

  it('keeps what was edited or taken away', async () => {
    const lab = await labOf('plain-query');
    const [edited, removed] = lab
      .truth()
      .threads()
      .filter(({ posts }) => posts === 1);
    let isLater = false;
    const server = createServer((request, response) => {
      const path = request.url ?? '/';
      fetch(lab.url + path).then(
        async (inner) => {
          let text = (await inner.text()).replaceAll(lab.url, base);
          if (isLater && (lab.url + path).startsWith(removed!.url)) {
            response.writeHead(404, { 'content-type': 'text/html' }).end('<title>gone</title>');
            return;
          }
          if (isLater && (lab.url + path).startsWith(edited!.url))
            text = text.replaceAll(firstWords, 'Something else entirely');
          // Lists tell of more posts, so that the threads are asked for.
          if (isLater && !path.includes('showthread'))
            text = text.replaceAll(/>(\d+)</g, (_, count) => `>${Number(count) + 1}<`);
          response.writeHead(inner.status, { 'content-type': 'text/html; charset=utf-8' }).end(text);
        },
        () => response.destroy(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    const db = await crawled(lab.entryUrl.replace(lab.url, base));
    const before = await postsOf(db);
    const own = before.find(({ thread }) => thread === edited!.url.replace(lab.url, base))!;
    const firstWords = String(own.text).split(/\s+/).slice(0, 3).join(' ');
    isLater = true;
    expect((await refresh(db)).code).toBe(0);
    const after = await postsOf(db);
    expect(after).toHaveLength(before.length);
    expect(after.find(({ id, thread }) => id === own.id && thread === own.thread)!.text).toContain(
      'Something else',
    );
    const gone = after.find(({ thread }) => thread === removed!.url.replace(lab.url, base))!;
    expect(gone.text).toBeTruthy();
    const revisions = jsonLines((await skein('export', db, '--what', 'revisions')).stdout);
    expect(revisions).toEqual([
      expect.objectContaining({ thread: own.thread, post: own.id, kind: 'edited', text: own.text }),
      expect.objectContaining({ thread: gone.thread, post: gone.id, kind: 'gone' }),
    ]);
  });

  describe('of a forum crawled once', () => {
    let lab: Lab;
    let fresh: string;
    // Each test has what was crawled before the forum grew.
    const aCopy = (): string => {
      const db = join(scratchFolder(), 'f.db');
      copyFileSync(fresh, db);
      return db;
    };
    beforeAll(async () => {
      lab = await startLab({ dialect: dialectByName('plain-query'), size });
      fresh = await crawled(lab.entryUrl);
    });
    afterAll(() => lab.close());

    it('costs a quiet forum no more than its boards', async () => {
      const db = aCopy();
      const before = lab.requests.length;
      const { code, stdout } = await refresh(db);
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ newPosts: 0, stopped: 'done' });
      expect(urlsSince(lab, before).length).toBeLessThanOrEqual(size.boards + 5);
      expect(urlsSince(lab, before).some((url) => url.includes('showthread'))).toBe(false);
    });

    it('tells in status what is stored and what refreshing brought', async () => {
      const db = aCopy();
      const never = await skein('status', db);
      expect(never).toMatchObject({ code: 0 });
      expect(never.stdout).toMatch(/done[\s\S]*stored +\d+ posts[\s\S]*refreshed never/);
      lab.advance(24 * 3600);
      await refresh(db);
      const [status] = jsonLines((await skein('status', db, '--json')).stdout);
      expect(status).toMatchObject({
        site: lab.entryUrl,
        state: 'done',
        posts: lab.truth().posts().length,
        freshness: { passes: 1 },
      });
    });

    it('stops at --budget and finds the rest the next time', async () => {
      const db = aCopy();
      lab.advance(24 * 3600);
      const first = await refresh(db, '--budget', '3');
      expect(first.code).toBe(3);
      for (let i = 0; i < 20; i++) if ((await refresh(db, '--budget', '10')).code === 0) break;
      const score = lab.truth().score([], (await postsOf(db)) as unknown as CrawledPost[]).posts;
      expect(score).toMatchObject({ precision: 100, recall: 100 });
    });

    it('asks by the regression with --model regression, of which nothing is stored', async () => {
      const db = aCopy();
      const before = lab.requests.length;
      const { code, stdout } = await refresh(db, '--model', 'regression');
      // Read a moment ago: no page is due.
      expect({ code, ...JSON.parse(stdout) }).toMatchObject({ code: 0, stopped: 'done', requests: 0 });
      expect(urlsSince(lab, before)).toEqual([]);
      expect(JSON.parse((await refresh(db)).stdout).requests).toBeGreaterThan(0);
    });

    it('says in one line which models there are', async () => {
      const { code, stderr } = await skein('refresh', aCopy(), '--model', 'poisson');
      expect(code).toBe(2);
      expect(stderr.split('\n')[0]).toMatch(/--model .*poisson.* self-exciting, regression/);
    });

    it('watches until it is stopped, a line a cycle', async () => {
      const db = aCopy();
      lab.advance(48 * 3600);
      const { child, finished } = startSkein(
        'refresh',
        db,
        ...options,
        '--json',
        '--watch',
        '--budget',
        '100000',
      );
      await new Promise<void>((resolve) => child.stdout!.once('data', () => resolve()));
      child.kill('SIGINT');
      const { code, stdout } = await finished;
      expect(code).toBe(0);
      expect(jsonLines(stdout)[0]).toMatchObject({ site: lab.entryUrl });
    });
  });

  it('says what to do when there is nothing to refresh', async () => {
    const none = await skein('refresh', join(scratchFolder(), 'none.db'));
    expect(none).toMatchObject({ code: 1 });
    expect(none.stderr).toMatch(/^skein: .*none\.db/);
  });
});
