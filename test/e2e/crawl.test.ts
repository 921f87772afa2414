import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CrawledPost, dialectByName, type Lab, startLab } from '../../lab/index.ts';
import { atOnce, jsonLines, scratchFolder, skein, startSkein } from './skein.ts';

const size = { boards: 4, threads: 25, postsPerThread: 6, users: 15 };

/** What two crawls of an unchanged site must agree on. */
async function exportedPages(db: string): Promise<string[]> {
  const { stdout } = await skein('export', db, '--what', 'pages');
  return jsonLines(stdout).map(
    ({ url, status, title, contentHash }) => `${url} ${status} ${title} ${contentHash}`,
  );
}

describe('crawl', () => {
  let lab: Lab;
  const newDb = () => join(scratchFolder(), 'crawl.db');
  const crawl = (db: string, ...args: string[]) =>
    skein('crawl', lab.entryUrl, '--db', db, ...atOnce, '--strategy', 'breadth-first', ...args);

  beforeAll(async () => {
    lab = await startLab({ dialect: dialectByName('plain-query'), size });
  });
  afterAll(() => lab.close());

  it('stores every board and thread page of the forum, each once', async () => {
    const db = newDb();
    const before = lab.requests.length;
    const result = await crawl(db);
    expect(result.code).toBe(0);
    expect(result.stderr).toMatch(/done: .*[\d,]+ pages/);
    const urls = (await exportedPages(db)).map((line) => line.split(' ')[0]);
    expect(urls).toEqual(
      expect.arrayContaining(
        lab
          .truth()
          .pages()
          .map(({ url }) => url),
      ),
    );
    const asked = lab.requests.slice(before).map(({ url }) => url);
    expect(asked.length).toBe(new Set(asked).size);
    expect(jsonLines((await skein('export', db, '--what', 'requests')).stdout)).toHaveLength(asked.length);
  });

  it('learns the forum from any of its pages and exports its posts, for little more than the fewest requests', async () => {
    const db = newDb();
    const truth = lab.truth();
    const before = lab.requests.length;
    const start = truth.threads().find(({ posts }) => posts > 1)!.url;
    const result = await skein('crawl', start, '--db', db, ...atOnce);
    expect(result.code).toBe(0);
    const posts = jsonLines(
      (await skein('export', db, '--what', 'posts')).stdout,
    ) as unknown as CrawledPost[];
    const score = truth.score(lab.requests.slice(before), posts);
    expect(score).toMatchObject({ threadCoverage: 100, pageCoverage: 100 });
    expect(score.overhead).toBeLessThan(1.25);
    expect(score.posts).toMatchObject({ precision: 100, recall: 100, author: 100, order: 100 });
  });

  it('asks for nothing again when run on a finished database', async () => {
    const db = newDb();
    await crawl(db);
    const before = lab.requests.length;
    const again = await crawl(db);
    expect(again.code).toBe(0);
    expect(lab.requests.length).toBe(before);
  });

  it('stops at --max-pages with exit code 3 and goes on from there', async () => {
    const db = newDb();
    const limited = await crawl(db, '--max-pages', '10');
    expect(limited.code).toBe(3);
    expect(await exportedPages(db)).toHaveLength(10);
    expect((await crawl(db)).code).toBe(0);
    const whole = newDb();
    await crawl(whole);
    expect(await exportedPages(db)).toEqual(await exportedPages(whole));
  });

  it('follows links only so far with --max-depth', async () => {
    const db = newDb();
    expect((await crawl(db, '--max-depth', '1')).code).toBe(0);
    const types = (await exportedPages(db)).map((line) => lab.truth().typeOf(line.split(' ')[0]!).type);
    expect(types).toContain('index');
    expect(types).not.toContain('thread-flip');
  });

  it('stops cleanly on Ctrl-C and resumes to the same result', async () => {
    const slow = await startLab({ dialect: dialectByName('plain-query'), size });
    try {
      const db = newDb();
      const args = [
        'crawl',
        slow.entryUrl,
        '--db',
        db,
        '--render',
        'never',
        '--rate',
        '40',
        '--concurrency',
        '4',
        '--strategy',
        'breadth-first',
      ] as const;
      const { child, finished } = startSkein(...args);
      await until(() => slow.requests.length > 15);
      child.kill('SIGINT');
      const stopped = await finished;
      expect(stopped.code).toBe(3);
      expect(stopped.stderr).toMatch(/the same command goes on/);
      const stored = await exportedPages(db);
      expect(stored.length).toBeGreaterThan(5);
      const resumed = await skein(
        'crawl',
        slow.entryUrl,
        '--db',
        db,
        ...atOnce,
        '--strategy',
        'breadth-first',
      );
      expect(resumed.code).toBe(0);
      expect(resumed.stderr).toMatch(/resuming/);
      const asked = slow.requests.map(({ url }) => url).filter((url) => !url.endsWith('/robots.txt'));
      expect(asked.length).toBe(new Set(asked).size);
      expect(await exportedPages(db)).toEqual(expect.arrayContaining(stored));
    } finally {
      await slow.close();
    }
  });

  it('ends at once on a second Ctrl-C, losing nothing that was stored', async () => {
    const hanging = createServer((request, response) => {
      if (request.url === '/robots.txt') response.writeHead(404).end();
      else if (request.url === '/')
        response.writeHead(200, { 'content-type': 'text/html' }).end('<a href="/never">x</a>');
    });
    await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
    try {
      const db = newDb();
      const url = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}/`;
      const asked = new Promise((resolve) =>
        hanging.on('request', ({ url }) => url === '/never' && resolve(url)),
      );
      const { child, finished } = startSkein(
        'crawl',
        url,
        '--db',
        db,
        ...atOnce,
        '--strategy',
        'breadth-first',
      );
      await asked;
      child.kill('SIGINT');
      await new Promise((resolve) =>
        child.stderr!.on('data', (text) => /stopping/.test(String(text)) && resolve(text)),
      );
      child.kill('SIGINT');
      expect((await finished).code).toBe(3);
      expect(await exportedPages(db)).toHaveLength(1);
    } finally {
      hanging.closeAllConnections();
      hanging.close();
    }
  });

  it('ends with the same export after being killed again and again', async () => {
    const whole = newDb();
    await crawl(whole);
    const db = newDb();
    let random = 12345;
    for (let kills = 0; ; kills++) {
      random = (random * 1103515245 + 12345) % 2147483648;
      const { child, finished } = startSkein(
        'crawl',
        lab.entryUrl,
        '--db',
        db,
        ...atOnce,
        '--strategy',
        'breadth-first',
      );
      const before = lab.requests.length;
      const askMore = 8 + (random % 40);
      let isOver = false;
      void finished.then(() => {
        isOver = true;
      });
      await until(() => isOver || lab.requests.length >= before + askMore);
      child.kill('SIGKILL');
      const { code } = await finished;
      if (code === 0) {
        expect(kills).toBeGreaterThan(2);
        break;
      }
      expect(kills).toBeLessThan(60);
    }
    expect(await exportedPages(db)).toEqual(await exportedPages(whole));
  }, 120_000);

  it('asks again only for what failed with --retry-failed', async () => {
    let isBroken = true;
    const asked: string[] = [];
    const server = createServer(({ url = '' }, response) => {
      asked.push(url);
      if (url === '/robots.txt' || (url === '/a' && isBroken)) response.writeHead(404).end();
      else
        response.writeHead(200, { 'content-type': 'text/html' }).end('<a href="/a">a</a><a href="/b">b</a>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const db = newDb();
      const args = [
        'crawl',
        '--strategy',
        'breadth-first',
        `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        '--db',
        db,
        ...atOnce,
      ];
      expect((await skein(...args)).stderr).toMatch(/1 URLs failed/);
      expect(await exportedPages(db)).toHaveLength(2);
      isBroken = false;
      asked.length = 0;
      expect((await skein(...args)).code).toBe(0);
      expect(asked).toEqual([]);
      expect((await skein(...args, '--retry-failed')).code).toBe(0);
      expect(asked.filter((url) => url !== '/robots.txt')).toEqual(['/a']);
      expect(await exportedPages(db)).toHaveLength(3);
    } finally {
      server.close();
    }
  });

  it('prints JSON for machines with --json', async () => {
    const result = await crawl(newDb(), '--json');
    const summary = JSON.parse(result.stdout) as { stopped: string; progress: { pages: number } };
    expect(summary.stopped).toBe('done');
    expect(summary.progress.pages).toBeGreaterThan(25);
    expect(jsonLines(result.stderr)[0]).toMatchObject({ kind: 'started' });
  });

  it('keeps every exchange as WARC and crawls again from it without a request', async () => {
    const [db, again, warc] = [newDb(), newDb(), join(scratchFolder(), 'warc')];
    await crawl(db, '--warc', warc);
    expect(readdirSync(warc).some((name) => name.endsWith('.warc.gz'))).toBe(true);
    const before = lab.requests.length;
    const result = await crawl(again, '--from-warc', warc);
    expect(result.code).toBe(0);
    expect(lab.requests.length).toBe(before);
    expect(await exportedPages(again)).toEqual(await exportedPages(db));
  });

  it('exports CSV with a heading and one line a record', async () => {
    const db = newDb();
    const out = join(scratchFolder(), 'pages.csv');
    await crawl(db, '--max-pages', '5');
    expect((await skein('export', db, '--what', 'pages', '--format', 'csv', '--out', out)).code).toBe(0);
    const { stdout } = await skein('export', db, '--what', 'pages', '--format', 'csv');
    expect(stdout.trim().split('\r\n')).toHaveLength(6);
    expect(stdout).toMatch(/^url,status,type,title/);
  });

  it('says so when there is nothing to export', async () => {
    const db = newDb();
    await crawl(db, '--max-pages', '1');
    const result = await skein('export', db, '--what', 'posts');
    expect(result.code).toBe(0);
    expect(result.stderr).toMatch(/no posts are stored/);
  });
});

describe('requests of a crawl', () => {
  it('carry cookies, headers and user agent, go through the proxy, and honour robots.txt unless told not to', async () => {
    const seen: { url: string; headers: Record<string, unknown> }[] = [];
    const proxy = createServer((request, response) => {
      seen.push({ url: request.url ?? '', headers: request.headers });
      if (request.url?.endsWith('/robots.txt')) response.end('User-agent: *\nDisallow: /private\n');
      else
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<a href="/private">p</a> <a rel=nofollow href="/n">n</a>');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const cookies = join(scratchFolder(), 'cookies.txt');
    writeFileSync(
      cookies,
      '# Netscape HTTP Cookie File\nforum.test\tFALSE\t/\tFALSE\t0\tsession\tsecret-value\n',
    );
    const args = [
      'crawl',
      '--strategy',
      'breadth-first',
      'http://forum.test/',
      ...atOnce,
      '--proxy',
      `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    ];
    try {
      const polite = await skein(
        ...args,
        ...['--db', join(scratchFolder(), 'a.db'), '--cookies', cookies, '--header', 'X-Team: archive'],
        ...['--contact', 'https://example.org/bot'],
      );
      expect(polite.code).toBe(0);
      expect(seen.map(({ url }) => url)).toEqual(['http://forum.test/robots.txt', 'http://forum.test/']);
      expect(seen[1]!.headers).toMatchObject({ cookie: 'session=secret-value', 'x-team': 'archive' });
      expect(seen[1]!.headers['user-agent']).toMatch(/^Skein\/.*https:\/\/example\.org\/bot/);
      expect(polite.stderr + polite.stdout).not.toContain('secret-value');
      expect(polite.stderr).toMatch(/1 URLs are denied by robots\.txt/);
      expect(polite.stderr).toMatch(/1 links are marked nofollow/);
      seen.length = 0;
      await skein(...args, '--db', join(scratchFolder(), 'b.db'), '--no-robots', '--user-agent', 'Tester/1');
      expect(seen.map(({ url }) => url)).toEqual(['http://forum.test/', 'http://forum.test/private']);
      expect(seen[0]!.headers['user-agent']).toBe('Tester/1');
    } finally {
      proxy.close();
    }
  });
});

/** Resolves once the condition holds; looks again whenever the event loop is free. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
}
