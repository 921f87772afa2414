import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { smallForum } from '../../bench/faults/small-forums.ts';
import { BoardTraps } from '../../src/crawl/board-traps.ts';
import { crawlSite, RequestLog } from '../../src/crawl/index.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import { openStore } from '../../src/store/index.ts';
import { entryOf } from '../store/samples.ts';

const board = (name: string) => `https://f.example/b/${name}/`;
const boards = (...names: string[]) => names.map((name) => entryOf(board(name), { type: 'index' }));
const thread = (name: string) => entryOf(`https://f.example/t/${name}`, { type: 'thread' });
const visited = (name: string, from: string) => ({
  type: 'index' as const,
  url: board(name),
  foundOn: board(from),
});

describe('boards below boards', () => {
  it('have no end where a hundred deep ones led to boards alone', () => {
    const traps = new BoardTraps();
    traps.saw(visited('a', ''), { found: boards('a/b') });
    traps.saw(visited('a/b', 'a'), { found: boards('a/b/0') });
    const proven = Array.from({ length: 100 }, (_, i) =>
      traps.saw(visited(`a/b/${i}`, 'a/b'), { found: boards(`a/b/${i}/c`) }),
    );
    expect(proven.indexOf(true)).toBe(99);
    expect(traps.hold(visited('a/b/7/c', 'a/b/7'))).toBe(true);
    expect(traps.hold(visited('d', 'a'))).toBe(false);
    expect(traps.hold({ ...visited('a/b/7/c', 'a/b/7'), type: 'thread' as never })).toBe(false);
  });

  it('are a forum where some lead to threads, or most are empty', () => {
    for (const found of [
      (i: number) => (i % 20 === 0 ? [thread(`${i}`)] : boards(`a/b/${i}/c`)),
      () => boards('a', 'a/b'),
    ]) {
      const traps = new BoardTraps();
      traps.saw(visited('a', ''), { found: boards('a/b') });
      traps.saw(visited('a/b', 'a'), { found: boards('a/b/0') });
      for (let i = 0; i < 500; i++)
        expect(traps.saw(visited(`a/b/${i}`, 'a/b'), { found: found(i) })).toBe(false);
    }
  });
});

it('ends a crawl of a forum with boards without end, with all its threads', async () => {
  const forum = smallForum(0);
  const link = (f: number, page = '') => `<a href="/forum.php?f=${f}${page}">deeper ${f}</a>`;
  // Below board 9 every board has six others, and a second page.
  const below = (f: number) =>
    `<table>${[1, 2, 3, 4, 5, 6].map((n) => `<tr><td>${link(f * 7 + n)}<td>user<td>9<td>2024-01-11 11:20</tr>`).join('')}</table>
     <p class=pages><b>1</b> ${link(f, '&amp;page=2')}</p>`;
  let asked = 0;
  const server = createServer(async ({ url = '' }, response) => {
    asked++;
    const f = Number(/[?]f=(\d+)/.exec(url)?.[1] ?? 0);
    const { status, type, body } = await forum(url);
    const text = f >= 9 ? `<title>board ${f}</title><a href="/">Home</a>${below(f)}` : body;
    const isEntry = url === '/';
    response.writeHead(url === '/robots.txt' ? 404 : f >= 9 ? 200 : status, { 'content-type': type });
    response.end(
      isEntry
        ? text.replace('</table>', `<tr><td>${link(9)}<td>u<td>9<td>2024-01-11 11:20</tr></table>`)
        : text,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const startUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const requests = new RequestLog();
  const fetcher = new HttpFetcher({ startUrl, rate: 0, onRequest: requests.observe });
  const store = await openStore(':memory:');
  try {
    const options = {
      startUrl,
      strategy: 'skein',
      concurrency: 4,
      readingThreads: 0,
      maxPages: 3000,
    } as const;
    const { stopped, progress } = await crawlSite(options, { store, fetcher, requests });
    expect({ stopped, threads: progress.threads }).toEqual({ stopped: 'done', threads: 24 });
    expect(asked).toBeLessThan(1500);
  } finally {
    await store.close();
    await fetcher.close();
    server.closeAllConnections();
    server.close();
  }
});
