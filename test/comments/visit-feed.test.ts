import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { SiteMemories, visitFeed } from '../../src/comments/index.ts';
import { type CrawlTools, RequestLog } from '../../src/crawl/index.ts';
import { HttpFetcher } from '../../src/fetch/index.ts';
import { COMMENTS_OF_FEED, takeTurn } from '../../src/refresh/index.ts';
import { type FleetSite, openStore } from '../../src/store/index.ts';

const MINUTE = 60_000;
const writtenAt = Date.UTC(2026, 0, 10, 12);

/** A paper with a feed of two articles: one with comments, one that gets some later. */
async function startPaper() {
  const asked: string[] = [];
  let commented = new Set(['/1']);
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url);
    if (url === '/feed.xml') {
      const items = ['/1', '/2'].map(
        (path) =>
          `<item><link>http://127.0.0.1:${port}${path}</link><pubDate>${new Date(writtenAt).toUTCString()}</pubDate></item>`,
      );
      response.setHeader('content-type', 'application/rss+xml');
      response.end(`<rss><channel>${items.join('')}</channel></rss>`);
      return;
    }
    if (url === '/robots.txt') return void response.writeHead(404).end();
    const texts = [
      'Well said, and not a day too early.',
      'I do not agree at all with the last part.',
      'Same here!',
    ];
    const comments = texts.map(
      (text, i) =>
        `<li id="comment-${i + 1}"><b class="author">reader${i + 1}</b> <time datetime="2026-01-10T13:0${i}:00Z">13:0${i}</time><p>${text} It is article ${url}.</p></li>`,
    );
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><title>News of ${url}</title><article><h1>News</h1><p>${'The bridge was opened today. '.repeat(30)}</p></article>
       <section id="comments"><h2>${commented.has(url) ? '3 comments' : '0 comments'}</h2><ol>${commented.has(url) ? comments.join('') : ''}</ol></section>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    feed: `http://127.0.0.1:${port}/feed.xml`,
    asked,
    comment: (path: string) => {
      commented = new Set([...commented, path]);
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

it('a worker visits the articles of a feed when their comments are due, and stores them as threads', async () => {
  const paper = await startPaper();
  const store = await openStore(':memory:');
  const requests = new RequestLog();
  const fetcher = new HttpFetcher({ startUrl: paper.feed, rate: 0, onRequest: requests.observe });
  await store.addSites([{ startUrl: paper.feed, strategy: COMMENTS_OF_FEED, limits: {} }]);
  const turn = async (now: number) => {
    const [site] = await store.fleetSites();
    const memories = new SiteMemories();
    const options = {
      concurrency: 1,
      limits: {},
      visitFeed: (one: FleetSite, tools: CrawlTools) => visitFeed(one, tools, memories),
    };
    return takeTurn(site!, options, { store, fetcher, requests, now: () => now });
  };
  const visits = () => paper.asked.filter((path) => /^\/\d/.test(path));

  // Too early for comments: only the feed is read, and again in ten minutes.
  const early = await turn(writtenAt + MINUTE);
  expect(early).toMatchObject({ ended: 'done', release: { dueAt: writtenAt + 11 * MINUTE } });
  expect(visits()).toEqual([]);

  // Both are due; the one without comments is visited again later, the other never.
  const later = writtenAt + 300 * MINUTE;
  await turn(later);
  expect(visits()).toEqual(['/1', '/2']);
  paper.comment('/2');
  await turn(later + 600 * MINUTE);
  expect(visits()).toEqual(['/1', '/2', '/2']);

  const posts: string[] = [];
  for await (const { thread, position, author } of store.rows('posts'))
    posts.push(`${new URL(thread).pathname} ${position} ${author}`);
  expect(posts).toEqual(['/1', '/2'].flatMap((path) => [1, 2, 3].map((n) => `${path} ${n} reader${n}`)));
  const [site] = await store.sites();
  expect(site).toMatchObject({ state: 'done' });
  expect((await store.totals(site!.id)).requests).toBe(paper.asked.length);
  await fetcher.close();
  await store.close();
  await paper.close();
});
