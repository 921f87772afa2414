// A forum with pages that take very long to read: the crawl goes on, and obeys.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smallForum } from '../../bench/faults/small-forums.ts';
import { atOnce, jsonLines, scratchFolder, skein, startSkeinWith } from './skein.ts';

const THREADS = 24;
// Blocks within blocks, each of another class: what repeats in them is searched for in vain.
const odd = (bytes: number) =>
  `<!doctype html><title>odd</title>${Array.from(
    { length: bytes / 60 },
    (_, i) => `<div class="c${i}"><span id=x${i}>${i}</span><a href="#${i}">${i}</a>`,
  ).join('')}`;
const isOdd = (url: string) => url === '/topic.php?t=9' || url === '/topic.php?t=17';

const servers: Server[] = [];
let start: string;
/** Of a forum without odd pages. */
let healthy: string;
/** Whole addresses, in the order in which they were asked for. */
let asked: string[];
const page = odd(1_000_000);

/** Of a forum with one page that takes a second or so. */
let slow: string;

async function serve(own: (url: string) => string | undefined): Promise<string> {
  const forum = smallForum(0);
  const server = createServer(async ({ url = '', headers }, response) => {
    asked.push(`http://${headers.host}${url}`);
    const { status, type, body } = await forum(url);
    response.writeHead(url === '/robots.txt' ? 404 : status, { 'content-type': type });
    response.end(own(url) ?? body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

beforeAll(async () => {
  start = await serve((url) => (isOdd(url) ? page : undefined));
  healthy = await serve(() => undefined);
  slow = await serve((url) => (url === '/topic.php?t=23' ? odd(200_000) : undefined));
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  asked = [];
});

const isOddUrl = (url: string) => url.startsWith(start) && isOdd(url.replace(start, '/'));

describe('a page that takes too long to read', () => {
  it('is stored unread with the reason, and the rest of its site is crawled', async () => {
    const db = join(scratchFolder(), 'f.db');
    const { code, stderr, stdout } = await startSkeinWith(
      { SKEIN_PAGE_BUDGET_MS: '400' },
      ...['crawl', start, '--db', db, ...atOnce, '--json'],
    ).finished;
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toMatchObject({ stopped: 'done' });
    const told = jsonLines(stderr).filter(({ kind, code: why }) => kind === 'failed' && why === 'unreadable');
    expect(told).toHaveLength(2);
    expect(told[0]!.message).toMatch(/stored unread: reading it takes more than 0.4 s of processor time/);
    const posts = jsonLines((await skein('export', db, '--what', 'posts')).stdout);
    expect(new Set(posts.map(({ thread }) => thread)).size).toBe(THREADS - 2);
    const pages = jsonLines((await skein('export', db, '--what', 'pages')).stdout);
    expect(pages.filter(({ url }) => isOddUrl(url as string))).toMatchObject([
      { type: 'other', bytes: page.length },
      { type: 'other', bytes: page.length },
    ]);
  });

  it('is read beside the crawl when it takes long, but not too long', async () => {
    const args = ['crawl', slow, '--db', join(scratchFolder(), 'f.db'), ...atOnce, '--json'];
    const environment = { SKEIN_PAGE_BUDGET_MS: '60000', SKEIN_READING_THREADS: '0' };
    const { code, stdout, stderr } = await startSkeinWith(environment, ...args).finished;
    expect(code).toBe(0);
    expect(stderr).not.toContain('unreadable');
    expect(JSON.parse(stdout)).toMatchObject({ readInThreads: 1 });
  });

  it('holds up no other site of a worker', async () => {
    const db = join(scratchFolder(), 'f.db');
    expect((await skein('add', start, healthy, '--db', db)).code).toBe(0);
    // More than the whole of the test may take: the odd pages are on trial until the healthy forum is done.
    const { child, finished } = startSkeinWith(
      { SKEIN_PAGE_BUDGET_MS: '120000' },
      ...['worker', '--db', db, '--sites', '2', ...atOnce],
    );
    const healthyThreads = () =>
      new Set(asked.filter((url) => url.startsWith(healthy) && url.includes('topic.php'))).size;
    await expect.poll(() => asked.some(isOddUrl) && healthyThreads(), { timeout: 60_000 }).toBe(THREADS);
    child.kill('SIGTERM');
    expect((await finished).code).toBe(0);
  });

  it('does not keep a signal waiting', async () => {
    const db = join(scratchFolder(), 'f.db');
    const { child, finished } = startSkeinWith(
      { SKEIN_PAGE_BUDGET_MS: '60000' },
      ...['crawl', start, '--db', db, ...atOnce],
    );
    await expect.poll(() => asked.some(isOddUrl), { timeout: 20_000 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const since = performance.now();
    child.kill('SIGTERM');
    expect((await finished).code).toBe(3);
    expect(performance.now() - since).toBeLessThan(2_500);
  });
});
